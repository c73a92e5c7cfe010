import { type Document, methods, type Operation, type Response, resolve } from './document.ts'

/** The headers that announce the end of an operation, as they are on the wire. */
export interface DeprecationHeaders {
  /** Since when it is deprecated (RFC 9745). */
  readonly Deprecation: string
  /** When it ends (RFC 8594). */
  readonly Sunset: string
}

type Lifecycle = Pick<Operation, 'operationId' | 'deprecated' | 'x-deprecation' | 'x-sunset'>

export const deprecationHeaderNames: readonly string[] = ['Deprecation', 'Sunset']

/**
 * The headers of a deprecated operation, from its dates `x-deprecation` and `x-sunset`. Undefined for other operations.
 *
 * @throws when a date is missing, or the end comes before the deprecation
 */
export function deprecationHeaders({
  operationId,
  deprecated,
  'x-deprecation': since = '',
  'x-sunset': end = '',
}: Lifecycle): DeprecationHeaders | undefined {
  if (!deprecated) return undefined
  const [from, until] = [Date.parse(since), Date.parse(end)]
  if (!(from <= until))
    throw new Error(`${operationId} is deprecated: it needs the date x-deprecation, and x-sunset after it.`)
  return { Deprecation: `@${from / 1_000}`, Sunset: new Date(until).toUTCString() }
}

/** A document whose deprecated operations have these headers in each answer to callers who may know the operation. */
export function withDeprecationHeaders<Whole extends object>(document: Whole): Whole {
  // Callers type the parts that they read; all of them hold a bundled document.
  const whole = structuredClone(document) as Whole & Document
  for (const item of Object.values(whole.paths))
    for (const method of methods) {
      const operation = item[method]
      const headers = operation && deprecationHeaders(operation)
      if (headers) Object.assign(operation, { responses: withHeaders(whole, operation, headers) })
    }
  return whole
}

function withHeaders(document: Document, operation: Operation, { Deprecation, Sunset }: DeprecationHeaders) {
  const isPublic = operation.security?.length === 0
  const responses = Object.entries(operation.responses).map(([status, response]): [string, Response] => {
    // Strangers do not learn which operations exist.
    if (status === '401' && !isPublic) return [status, response]
    const resolved = resolve(document, response)
    const header = (description: string, value: string) => ({
      description,
      required: status.startsWith('2'),
      schema: { type: 'string', const: value },
    })
    const added = {
      Deprecation: header('Since when the operation is deprecated (RFC 9745).', Deprecation),
      Sunset: header('When the operation ends (RFC 8594).', Sunset),
    }
    return [status, { ...resolved, headers: { ...resolved.headers, ...added } }]
  })
  return Object.fromEntries(responses)
}
