import type { OperationDefinition } from './operation.ts'

/** What of a request its operation's parameters decide. */
export interface WireRequest {
  /** Path and query. */
  readonly target: string
  readonly body?: string | undefined
}

/** Puts the flat parameters of a call where each of them travels. */
export type WriteRequest = (parameters: object) => WireRequest

/**
 * How requests of an operation are written. A name that the operation does not have goes to the body or the query, so that
 * the service refuses it by name. The function throws a TypeError when a path parameter is missing or would lead to another
 * path.
 */
export function wireRequest({
  path,
  hasBody,
  query: queryNames,
  isCommaSeparated,
}: OperationDefinition): WriteRequest {
  // What stands between braces, at the odd places, are names.
  const parts = path.split(/[{}]/)
  const isInPath = new Set(parts.filter((_, index) => index % 2 === 1))

  return parameters => {
    const values = parameters as Readonly<Record<string, unknown>>
    let target = ''
    for (const part of parts) target += isInPath.has(part) ? segment(part, values[part]) : part
    const query: string[] = []
    const body: Record<string, unknown> = {}
    for (const [name, value] of Object.entries(values)) {
      if (isInPath.has(name)) continue
      if (hasBody && !queryNames?.includes(name)) body[name] = value
      else query.push(...queryPairs(name, value, isCommaSeparated))
    }
    if (query.length > 0) target += `?${query.join('&')}`
    return { target, body: hasBody ? JSON.stringify(body) : undefined }
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
