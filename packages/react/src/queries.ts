import { type QueryFunctionContext, type SkipToken, skipToken } from '@tanstack/react-query'
import type { Client } from '@tenant-api/client'
import {
  checkedQuery,
  checkNoPosition,
  checkOperation,
  checkParameters,
  explained,
} from './check-operation.ts'
import type { ListingName, MutationName, QueryName } from './generated/operations.ts'
import type { InputArgument, ListingInput, ListingPage, QueryInput, QueryOutput } from './operation-types.ts'
import type {
  PagesOptions,
  ReadOptions,
  SkippablePagesOptions,
  SkippableReadOptions,
  WriteOptions,
} from './option-types.ts'

type OperationName = QueryName | MutationName

/** The start of an operation's query keys. To invalidate its queries: `{ queryKey: operationKey(client, 'listEventStreams') }`. */
export function operationKey(
  client: Client,
  name: OperationName,
  more?: never,
): readonly [string, string, OperationName] {
  if (process.env.NODE_ENV !== 'production') checkOperation(client, name, more)
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
export function queryOptions(client: Client, name: QueryName, parameters?: unknown, more?: unknown): object {
  if (process.env.NODE_ENV !== 'production') checkOperation(client, name, more, 'queryOptions')
  return reading(client, name, parameters)
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
export function infiniteQueryOptions(
  client: Client,
  name: ListingName,
  parameters?: unknown,
  more?: unknown,
): object {
  if (process.env.NODE_ENV !== 'production') checkOperation(client, name, more, 'infiniteQueryOptions')
  if (process.env.NODE_ENV !== 'production') checkNoPosition(parameters)
  return {
    ...reading(client, name, parameters, 'pages'),
    // `initialPageParam` is undefined.
    getNextPageParam: (page: ListingPage<ListingName>) => page.next,
  }
}

/**
 * Options of `useMutation` for an operation that changes something. `mutate` takes the parameters. Without a network it fails, as
 * calls of the client do: a change that TanStack Query sends when the network is back may come as a surprise.
 */
export function mutationOptions<Name extends MutationName>(
  client: Client,
  name: Name,
  more?: never,
): WriteOptions<Name> {
  if (process.env.NODE_ENV !== 'production') checkOperation(client, name, more, 'mutationOptions')
  return {
    mutationKey: operationKey(client, name),
    mutationFn: parameters => call(client, name, parameters),
    retry: false,
    networkMode: 'always',
  }
}

/**
 * The options that all queries have. TanStack Query must not retry, because the client has already retried.
 *
 * @param kind distinguishes queries whose data has another form
 */
function reading(client: Client, name: QueryName, parameters: unknown, ...kind: readonly string[]): object {
  // Called during a render, so that the error has the component in its stack.
  if (process.env.NODE_ENV !== 'production') checkParameters(name, parameters)
  const key = operationKey(client, name)
  // A skipped query has undefined in its key: `{}` would be the key of the query without parameters.
  // The cast is safe, because the functions above accept only the token, objects and undefined.
  const asked = parameters === skipToken ? undefined : { ...(parameters as object | undefined) }
  const options = {
    queryKey: [...key, ...kind, asked],
    queryFn: asked
      ? // Only an infinite query has a `pageParam`, from its second page on.
        ({ pageParam: from, signal }: QueryFunctionContext) =>
          call(client, name, from ? { ...asked, from } : asked, signal)
      : skipToken,
    retry: false,
  }
  return process.env.NODE_ENV === 'production' ? options : checkedQuery(name, kind.length > 0, options)
}

/** A function of the client. The result of a listing has the function `page`. */
type Call<Result> = (
  parameters: unknown,
  options: { readonly signal: AbortSignal | undefined },
) => Promise<Result> & { page?(): Promise<Result> }

function call<Result>(
  client: Client,
  name: OperationName,
  parameters: unknown,
  signal?: AbortSignal,
): Promise<Result> {
  if (process.env.NODE_ENV !== 'production') checkParameters(name, parameters)
  // The cast is safe: `name` determines the types of the parameters and of the result (see Input and Output).
  const answer = (client[name] as unknown as Call<Result>)(parameters, { signal })
  const result = answer.page?.() ?? answer
  return process.env.NODE_ENV === 'production' ? result : explained(name, result)
}
