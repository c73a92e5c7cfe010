import {
  type InfiniteData,
  infiniteQueryOptions as infiniteOptions,
  type QueryKey,
  queryOptions as readOptions,
  mutationOptions as writeOptions,
} from '@tanstack/react-query'
import type { Client, Failure } from '@tenant-api/client'
import type { ListingName, MutationName, QueryName } from './generated/operations.ts'
import type { Input, InputArgument, ListingInput, ListingPage, Output } from './operation-types.ts'

type OperationName = QueryName | MutationName

/** The start of an operation's query keys. To invalidate its queries: `{ queryKey: operationKey(client, 'listEventStreams') }`. */
export function operationKey(client: Client, name: OperationName): readonly [string, string, OperationName] {
  return ['tenant-api', client.baseUrl, name]
}

/** Options of `useQuery` for an operation that reads. The data of a listing is one page with its `items` and `next`. */
export function queryOptions<Name extends QueryName>(
  client: Client,
  name: Name,
  ...[parameters]: InputArgument<Input<Name>>
) {
  return readOptions<Output<Name>, Failure>({
    queryKey: [...operationKey(client, name), { ...parameters }],
    queryFn: ({ signal }) => call<Output<Name>>(client, name, parameters, signal),
    ...noRetries,
  })
}

/** Options of `useInfiniteQuery` for a listing. Each page has its `items`. */
export function infiniteQueryOptions<Name extends ListingName>(
  client: Client,
  name: Name,
  ...[parameters]: InputArgument<ListingInput<Name>>
) {
  return infiniteOptions<
    ListingPage<Name>,
    Failure,
    InfiniteData<ListingPage<Name>>,
    QueryKey,
    string | undefined
  >({
    queryKey: [...operationKey(client, name), 'pages', { ...parameters }],
    queryFn: ({ pageParam, signal }) =>
      call<ListingPage<Name>>(client, name, { ...parameters, from: pageParam }, signal),
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
