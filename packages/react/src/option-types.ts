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
import type {
  Client,
  CursorPage,
  EventTypeFilter,
  Failure,
  FilteredType,
  NumberedPage,
  OperationFunctions,
} from '@tenant-api/client'
import type { ReactNode } from 'react'
import type { ListingName, MutationName, QueryName } from './generated/operations.ts'
import type { LiveEvent } from './log.ts'
import type { StreamQuery } from './reader.ts'

export interface TenantApiProviderProps {
  readonly client: Client
  /**
   * Tabs share a connection, and so their events, only if they have the same session. Name the signed-in user and what the user
   * may read, such as `${user.id} ${user.scopes}`. Without one, each tab has its own connection, and a reload
   * does not continue where the page was left. The keys of queries do not
   * contain the session: call `queryClient.clear()` when another user signs in.
   */
  readonly session?: string | undefined
  readonly children?: ReactNode
}

export type UseEventsOptions<Filter extends EventTypeFilter = EventTypeFilter> = StreamQuery<Filter> & {
  /** Maximum events to show: a whole number of 0 or more, or `Infinity`. Default: 1,000. */
  readonly max?: number | undefined
  /** When it becomes true, calls `pause`. When it is no longer true, new events are shown again. Default: false. */
  readonly paused?: boolean | undefined
  /** If false, nothing is read, there are no events, and the state is `closed` without a reason. Default: true. */
  readonly enabled?: boolean | undefined
  /**
   * Called with all events that arrive while the component is mounted, also when paused. At most one call per animation
   * frame.
   */
  readonly onEvents?: ((events: readonly FilteredEvent<Filter>[]) => void) | undefined
}

/** An event of the types that a filter lets through. */
type FilteredEvent<Filter extends EventTypeFilter> = LiveEvent<FilteredType<Filter>>

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

/** The parameters of an operation, as the client's function takes them, or undefined if the operation requires no parameter. */
export type Input<Name extends QueryName | MutationName> = Parameters<OperationFunctions[Name]>[0]

/** The parameters as the last argument, which may be left out if the operation requires none. */
export type InputArgument<Type> = Record<never, never> extends Type ? [parameters?: Type] : [parameters: Type]

/** The result of an operation: the body of its answer, or a page of a listing. */
export type Output<Name extends QueryName | MutationName> =
  ReturnType<OperationFunctions[Name]> extends { page(): Promise<infer Page> }
    ? Page
    : Awaited<ReturnType<OperationFunctions[Name]>>

/** The parameters of an operation that reads. The types of `page` and `per_page` say whether the caller asks for a numbered page. */
export type QueryInput<Name extends QueryName, Page, Size> = Input<Name> &
  ('page' extends keyof NonNullable<Input<Name>>
    ? { readonly page?: Page; readonly per_page?: Size }
    : unknown)

/** The result of an operation that reads, for the style of paging that the parameters ask for. */
export type QueryOutput<Name extends QueryName, Page, Size> = [Page, Size] extends [undefined, undefined]
  ? Exclude<Output<Name>, NumberedPage<unknown>>
  : [Page, Size] extends [number, unknown] | [unknown, number]
    ? Extract<Output<Name>, NumberedPage<unknown>>
    : Output<Name>

/** The parameters of a listing whose pages are linked by cursors, except the position of a page. */
export type ListingInput<Name extends ListingName> = Omit<
  Exclude<NonNullable<Input<Name>>, { readonly from?: undefined }>,
  'from' | 'page' | 'per_page'
>

/** A page of a listing whose pages are linked by cursors. */
export type ListingPage<Name extends ListingName> = Extract<Output<Name>, CursorPage<unknown>>
