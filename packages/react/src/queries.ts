import {
  infiniteQueryOptions as pagesOptions,
  type QueryKey,
  queryOptions as readOptions,
  type SkipToken,
  skipToken,
  mutationOptions as writeOptions,
} from '@tanstack/react-query'
import type { Client, Failure } from '@tenant-api/client'
import type { ListingName, MutationName, QueryName } from './generated/operations.ts'
import type {
  Input,
  InputArgument,
  ListingInput,
  ListingPage,
  Output,
  QueryInput,
  QueryOutput,
} from './operation-types.ts'
import type {
  PagesOptions,
  ReadOptions,
  SkippablePagesOptions,
  SkippableReadOptions,
} from './option-types.ts'

type OperationName = QueryName | MutationName

/** The start of an operation's query keys. To invalidate its queries: `{ queryKey: operationKey(client, 'listEventStreams') }`. */
export function operationKey(client: Client, name: OperationName): readonly [string, string, OperationName] {
  return ['tenant-api', client.baseUrl, name]
}

/**
 * Options of `useQuery` for an operation that reads. The data of a listing is one page with its `items` and `next`. With TanStack's
 * `skipToken` in place of the parameters, the query waits.
 */
export function queryOptions<Name extends QueryName, Page = undefined, Size = undefined>(
  client: Client,
  name: Name,
  ...[parameters]: InputArgument<QueryInput<Name, Page, Size>>
): ReadOptions<QueryOutput<Name, Page, Size>>
export function queryOptions<Name extends QueryName, Page = undefined, Size = undefined>(
  client: Client,
  name: Name,
  parameters: QueryInput<Name, Page, Size> | SkipToken,
): SkippableReadOptions<QueryOutput<Name, Page, Size>>
export function queryOptions(client: Client, name: QueryName, parameters?: unknown): object {
  const asked = unlessSkipped(parameters)
  return readOptions({
    queryKey: [...operationKey(client, name), asked],
    queryFn: asked ? ({ signal }) => call(client, name, asked, signal) : skipToken,
    ...noRetries,
  })
}

/**
 * Options of `useInfiniteQuery` for a listing. Each page has its `items`. With TanStack's `skipToken` in place of the parameters, the
 * query waits.
 */
export function infiniteQueryOptions<Name extends ListingName>(
  client: Client,
  name: Name,
  ...[parameters]: InputArgument<ListingInput<Name>>
): PagesOptions<ListingPage<Name>>
export function infiniteQueryOptions<Name extends ListingName>(
  client: Client,
  name: Name,
  parameters: ListingInput<Name> | SkipToken,
): SkippablePagesOptions<ListingPage<Name>>
export function infiniteQueryOptions(client: Client, name: ListingName, parameters?: unknown): object {
  const asked = unlessSkipped(parameters)
  return pagesOptions<ListingPage<ListingName>, Failure, unknown, QueryKey, string | undefined>({
    queryKey: [...operationKey(client, name), 'pages', asked],
    queryFn: asked
      ? ({ pageParam, signal }) => call(client, name, { ...asked, from: pageParam }, signal)
      : skipToken,
    initialPageParam: undefined,
    getNextPageParam: page => page.next,
    ...noRetries,
  })
}

/** Options of `useMutation` for an operation that changes something. `mutate` takes the parameters. */
export function mutationOptions<Name extends MutationName>(client: Client, name: Name) {
  return writeOptions<Output<Name>, Failure, Input<Name>>({
    mutationKey: operationKey(client, name),
    mutationFn: (parameters: Input<Name>) => call<Output<Name>>(client, name, parameters, undefined),
    ...noRetries,
  })
}

/**
 * The parameters for a query and its key: `{}` if there are none, undefined for a skipped query. With `{}` in its key,
 * a skipped query would show the data of the query without parameters.
 */
function unlessSkipped(parameters: unknown): object | undefined {
  // The cast is safe: the functions above accept only the token, objects and undefined.
  return parameters === skipToken ? undefined : { ...(parameters as object | undefined) }
}

/** TanStack Query must not retry, because the client has already retried. */
const noRetries = { retry: false } as const

/** A function of the client. The result of a listing has the function `page`. */
type Call<Result> = (
  parameters: unknown,
  options: { readonly signal: AbortSignal | undefined },
) => Promise<Result> & { page?(): Promise<Result> }

function call<Result>(
  client: Client,
  name: OperationName,
  parameters: unknown,
  signal: AbortSignal | undefined,
): Promise<Result> {
  // The cast is safe: `name` determines the types of the parameters and of the result (see Input and Output).
  const answer = (client[name] as unknown as Call<Result>)(parameters, { signal })
  return answer.page?.() ?? answer
}
