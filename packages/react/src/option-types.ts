import type {
  DataTag,
  InfiniteData,
  MutationKey,
  QueryKey,
  UndefinedInitialDataInfiniteOptions,
  UndefinedInitialDataOptions,
  UnusedSkipTokenInfiniteOptions,
  UnusedSkipTokenOptions,
  UseMutationOptions,
} from '@tanstack/react-query'
import type { Failure } from '@tenant-api/client'
import type { MutationName } from './generated/operations.ts'
import type { Input, Output } from './operation-types.ts'

/** A query key that knows the type of its data, for `getQueryData` and `setQueryData`. */
interface Tagged<Data> {
  queryKey: DataTag<QueryKey, Data, Failure>
}

/** Options of `useQuery` and `useSuspenseQuery`. */
export type ReadOptions<Data> = UnusedSkipTokenOptions<Data, Failure> & Tagged<Data>

/** Options of `useQuery` that may skip the query. */
export type SkippableReadOptions<Data> = UndefinedInitialDataOptions<Data, Failure> & Tagged<Data>

/** Options of `useInfiniteQuery` and `useSuspenseInfiniteQuery`. */
export type PagesOptions<Page> = UnusedSkipTokenInfiniteOptions<
  Page,
  Failure,
  InfiniteData<Page>,
  QueryKey,
  string | undefined
> &
  Tagged<InfiniteData<Page>>

/** Options of `useInfiniteQuery` that may skip the query. */
export type SkippablePagesOptions<Page> = UndefinedInitialDataInfiniteOptions<
  Page,
  Failure,
  InfiniteData<Page>,
  QueryKey,
  string | undefined
> &
  Tagged<InfiniteData<Page>>

/** Options of `useMutation`. */
export type WriteOptions<Name extends MutationName> = UseMutationOptions<
  Output<Name>,
  Failure,
  Input<Name>
> & { mutationKey: MutationKey }
