import { type Document, methods, type Operation, type Response, resolve } from './document.ts'

/** The values of the headers that announce the end of an operation. */
export interface DeprecationHeaders {
  /** Time since which the operation is deprecated (RFC 9745). */
  readonly Deprecation: string
  /** Time at which the operation ends (RFC 8594). */
  readonly Sunset: string
}

type Lifecycle = Pick<Operation, 'operationId' | 'deprecated' | 'x-deprecation' | 'x-sunset'>

export const deprecationHeaderNames: readonly string[] = ['Deprecation', 'Sunset']

/**
 * The headers of a deprecated operation, from its dates `x-deprecation` and `x-sunset`. Undefined for other operations.
 *
 * @throws if a date is missing, or `x-sunset` is before `x-deprecation`
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

/**
 * A copy of the document in which the answers of deprecated operations have the headers `Deprecation` and `Sunset`. The answer 401
 * has them only if the operation needs no token.
 */
export function withDeprecationHeaders<Whole extends object>(document: Whole): Whole {
  // The cast is safe: every caller passes a whole bundled document. The caller's type has only the parts it reads.
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
    // A caller without a valid token must not learn which operations exist.
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
