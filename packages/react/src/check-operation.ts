import { skipToken } from '@tanstack/react-query'
import type { Client } from '@tenant-api/client'
import { got } from './check-options.ts'
import { listingNames, mutationNames, queryNames } from './generated/operations.ts'

const accepted: Readonly<Record<string, readonly unknown[]>> = {
  queryOptions: queryNames,
  infiniteQueryOptions: listingNames,
  mutationOptions: mutationNames,
}

/**
 * Checks the first two arguments of `use`, one of the functions that return options. Without `use`, it accepts the name of any
 * operation.
 *
 * @param more further arguments, which have no effect
 * @throws {TypeError} which says where a name belongs that another function accepts
 */
export function checkOperation(client: unknown, name: unknown, more: readonly unknown[], use?: string): void {
  if (typeof (client as Client | undefined)?.subscribe !== 'function')
    throw new TypeError(
      `The first argument must be the client, for example the result of useClient; got ${got(client)}.`,
    )
  if (name === 'subscribe') throw new TypeError('subscribe is for useEvents.')
  const right = Object.keys(accepted).find(each => accepted[each]?.includes(name))
  if (!right) throw new TypeError(`The client has no function '${name}'.${suggestionFor(name)}`)
  if (use && !accepted[use]?.includes(name)) throw new TypeError(`${name} is for ${right}.`)
  if (more.length > 0 && use)
    throw new TypeError(
      `${use} takes no further argument, got ${got(more[0])}. To add options, write { ...${use}(…), … }.`,
    )
  if (more.length > 0) throw new TypeError(`operationKey takes no parameters, got ${got(more[0])}.`)
}

/** For an operationId such as `get_event_stream`, the name of its function. */
function suggestionFor(name: unknown): string {
  const meant = String(name).replaceAll(/_(\w)/g, (_, letter: string) => letter.toUpperCase())
  return Object.values(accepted).flat().includes(meant) ? ` Did you mean '${meant}'?` : ''
}

/** @throws {TypeError} when the parameters are no object */
export function checkParameters(name: string, parameters: unknown): void {
  if (parameters === undefined || parameters === skipToken) return
  if (typeof parameters !== 'object' || parameters === null || Array.isArray(parameters))
    throw new TypeError(`The parameters of ${name} must be an object, got ${got(parameters)}.`)
}

/** @throws {TypeError} when the parameters of an infinite query contain the position of a page */
export function checkNoPosition(parameters: unknown): void {
  for (const name of ['from', 'page', 'per_page'])
    if ((parameters as Record<string, unknown> | undefined)?.[name] !== undefined)
      throw new TypeError(`infiniteQueryOptions takes no '${name}': it begins with the first page.`)
}
