import { type QueryFunctionContext, type SkipToken, skipToken } from '@tanstack/react-query'
import type { Client } from '@tenant-api/client'
import { got } from './check-options.ts'
import { warnOfTimes } from './feeds.ts'
import {
  type ListingName,
  listingNames,
  type MutationName,
  mutationNames,
  parameterNames,
  type QueryName,
  queryNames,
} from './generated/operations.ts'
import type { LiveEvent } from './log.ts'
import type {
  InputArgument,
  ListingInput,
  ListingPage,
  PagesOptions,
  QueryInput,
  QueryOutput,
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
  // A skipped query has undefined in its key: `{}` would be the key of the query without parameters.
  // The cast is safe, because the functions above accept only the token, objects and undefined.
  const asked = parameters === skipToken ? undefined : { ...(parameters as object | undefined) }
  const options = {
    queryKey: [...operationKey(client, name), ...kind, asked],
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

const accepted: Readonly<Record<string, readonly unknown[]>> = {
  queryOptions: queryNames,
  infiniteQueryOptions: listingNames,
  mutationOptions: mutationNames,
}

/**
 * Checks the first two arguments of `use`, one of the functions that return options. Without `use`, it accepts the name of any
 * operation.
 *
 * @param more a further argument, which has no effect
 * @throws {TypeError} for a wrong argument; if another function accepts the name, the message says which
 */
function checkOperation(client: unknown, name: unknown, more: unknown, use?: string): void {
  if (typeof (client as Client | undefined)?.subscribe !== 'function')
    throw new TypeError(
      `The first argument must be the client, for example the result of useClient; got ${got(client)}.`,
    )
  if (name === 'subscribe') throw new TypeError('subscribe is for useEvents.')
  const right = Object.keys(accepted).find(each => accepted[each]?.includes(name))
  if (!right) throw new TypeError(`The client has no function '${name}'.${suggestionFor(name)}`)
  if (use && !accepted[use]?.includes(name)) throw new TypeError(`${name} is for ${right}.`)
  if (more !== undefined && use)
    throw new TypeError(
      `${use} takes no further argument, got ${got(more)}. To add options, write { ...${use}(…), … }.${use === 'mutationOptions' ? ' Pass parameters to mutate.' : ''}`,
    )
  if (more !== undefined) throw new TypeError(`operationKey takes no parameters, got ${got(more)}.`)
}

/** For an operationId such as `get_event_stream`, the name of its function. */
function suggestionFor(name: unknown): string {
  const meant = String(name).replaceAll(/_(\w)/g, (_, letter: string) => letter.toUpperCase())
  return Object.hasOwn(parameterNames, meant) ? ` Did you mean '${meant}'?` : ''
}

/** @throws {TypeError} when the parameters are no object, or contain one that the function does not have */
function checkParameters(name: keyof typeof parameterNames, parameters: unknown): void {
  if (parameters === undefined || parameters === skipToken) return
  if (typeof parameters !== 'object' || parameters === null || Array.isArray(parameters))
    throw mistake(`The parameters of ${name} must be an object, got ${got(parameters)}.`)
  const known = parameterNames[name]
  const [unknown] =
    Object.entries(parameters).find(([one, value]) => value !== undefined && !known.includes(one)) ?? []
  warnOfTimes(name, parameters)
  if (unknown === undefined) return
  const all = known.length === 0 ? 'It has none' : `It has ${known.join(', ')}`
  throw mistake(`${name} has no parameter '${unknown}'. ${all}.`)
}

interface QueryFunction {
  readonly queryFn: symbol | ((context: QueryFunctionContext) => unknown)
}

/** The options of a query, which then fails with a `TypeError` when a hook of TanStack Query for other options uses them. */
function checkedQuery(
  name: string,
  isInfinite: boolean,
  { queryFn, ...options }: QueryFunction,
): QueryFunction {
  if (typeof queryFn === 'symbol') return { ...options, queryFn }
  const sentence = isInfinite
    ? `infiniteQueryOptions(…, '${name}', …) is for useInfiniteQuery. For useQuery, write queryOptions.`
    : `queryOptions(…, '${name}', …) is for useQuery. For useInfiniteQuery, write infiniteQueryOptions.`
  return {
    ...options,
    queryFn(context) {
      // TanStack Query gives `pageParam` to the queries of infinite hooks only.
      if ('pageParam' in context !== isInfinite) throw mistake(sentence)
      return queryFn(context)
    },
  }
}

/** The result of a call. The client's `TypeError` for a missing parameter gets the name of the function, and a `detail`. */
function explained<Result>(name: string, result: Promise<Result>): Promise<Result> {
  return result.catch(error => {
    throw error instanceof TypeError && !('detail' in error) ? mistake(`${name}: ${error.message}`) : error
  })
}

/** An error that becomes the `error` of a query or mutation. Like the client's errors, it has a `detail` for pages to show. */
function mistake(detail: string): TypeError {
  return Object.assign(new TypeError(detail), { detail })
}

/** @throws {TypeError} when the parameters of an infinite query contain the position of a page */
function checkNoPosition(parameters: unknown): void {
  for (const name of ['from', 'page', 'per_page'])
    if ((parameters as Record<string, unknown> | undefined)?.[name] !== undefined)
      throw new TypeError(`infiniteQueryOptions takes no '${name}': it begins with the first page.`)
}

/**
 * The keys of the queries that may be stale after some events, or after a gap: for `queryClient.invalidateQueries`. Without `events`,
 * the keys of all queries that may be stale after any event, and after a test event, a redelivery or a replay. The log is stale after any
 * change.
 */
export function staleKeys(
  client: Client,
  events?: readonly LiveEvent[],
): readonly ReturnType<typeof operationKey>[] {
  // The operations that report on the delivery of events, and the log. Events of all types, also of newer ones, change their answers.
  const names: readonly QueryName[] = [
    'getEventDeliveries',
    'getEventDelivery',
    'getEventStreamStats',
    'listEventStreamAttempts',
    'listEventAttempts',
    'listLogs',
  ]
  return events?.length === 0 ? [] : names.map(name => operationKey(client, name))
}
