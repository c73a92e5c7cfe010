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
import type { CursorPage, Failure, NumberedPage, OperationFunctions } from '@tenant-api/client'
import type { ListingName, MutationName, QueryName } from './generated/operations.ts'

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
