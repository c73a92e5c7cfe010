import type { OperationDefinition } from './operation.ts'

/** What of a request its operation's parameters decide. */
export interface WireRequest {
  /** Path and query. */
  readonly target: string
  readonly body?: string | undefined
}

/**
 * Puts the flat parameters of a call where each of them travels. A name that the operation does not have goes to the body
 * or the query, so that the service refuses it by name.
 *
 * @throws {TypeError} when a path parameter is missing or would lead to another path
 */
export function wireRequest(
  { path, hasBody, query: queryNames, isCommaSeparated }: OperationDefinition,
  parameters: object,
): WireRequest {
  const values = parameters as Readonly<Record<string, unknown>>
  const filled = path.replace(/\{(\w+)\}/g, (_, name: string) => segment(name, values[name]))
  const query: string[] = []
  const body: Record<string, unknown> = {}
  for (const [name, value] of Object.entries(values)) {
    if (path.includes(`{${name}}`)) continue
    if (hasBody && !queryNames?.includes(name)) body[name] = value
    else query.push(...queryPairs(name, value, isCommaSeparated))
  }
  return {
    target: query.length > 0 ? `${filled}?${query.join('&')}` : filled,
    body: hasBody ? JSON.stringify(body) : undefined,
  }
}

/** An empty segment and dot segments survive percent-encoding, and `DELETE …/{id}` would become `DELETE …/` or `DELETE …`. */
function segment(name: string, value: unknown): string {
  if (value === undefined || value === null || /^\.{0,2}$/.test(String(value)))
    throw new TypeError(`${name} is no identifier`)
  return encodeURIComponent(String(value))
}

/** What is undefined or an empty list is not sent. */
function queryPairs(name: string, value: unknown, isCommaSeparated: true | undefined): string[] {
  const values = [value ?? []].flat().map(item => encodeURIComponent(String(item)))
  const written = isCommaSeparated && values.length > 0 ? [values.join(',')] : values
  return written.map(text => `${encodeURIComponent(name)}=${text}`)
}
