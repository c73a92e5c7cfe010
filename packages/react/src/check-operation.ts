import { type QueryFunctionContext, skipToken } from '@tanstack/react-query'
import type { Client } from '@tenant-api/client'
import { got } from './check-options.ts'
import { listingNames, mutationNames, parameterNames, queryNames } from './generated/operations.ts'
import { warnOfTimes } from './warn-of-changes.ts'

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
export function checkOperation(client: unknown, name: unknown, more: unknown, use?: string): void {
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
  return Object.values(accepted).flat().includes(meant) ? ` Did you mean '${meant}'?` : ''
}

/** @throws {TypeError} when the parameters are no object, or contain one that the function does not have */
export function checkParameters(name: keyof typeof parameterNames, parameters: unknown): void {
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
export function checkedQuery(
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
export function explained<Result>(name: string, result: Promise<Result>): Promise<Result> {
  return result.catch(error => {
    throw error instanceof TypeError && !('detail' in error) ? mistake(`${name}: ${error.message}`) : error
  })
}

/** An error that becomes the `error` of a query or mutation. Like the client's errors, it has a `detail` for pages to show. */
function mistake(detail: string): TypeError {
  return Object.assign(new TypeError(detail), { detail })
}

/** @throws {TypeError} when the parameters of an infinite query contain the position of a page */
export function checkNoPosition(parameters: unknown): void {
  for (const name of ['from', 'page', 'per_page'])
    if ((parameters as Record<string, unknown> | undefined)?.[name] !== undefined)
      throw new TypeError(`infiniteQueryOptions takes no '${name}': it begins with the first page.`)
}
