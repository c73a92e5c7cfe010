import { check } from './checks.ts'
import { isRecord } from './json.ts'
import type { OperationDefinition } from './operation.ts'

/** Parameters of a call, by their place in the request. */
export interface WireParameters {
  /** The path as sent. Default: the path of the operation's definition. */
  readonly path?: string
  readonly query?: Readonly<Record<string, unknown>>
  /** The body as sent. */
  readonly body: string | null
}

/**
 * Assigns the flat parameters of a call to path, query and body. An unknown name goes to the body or the query, so that the
 * service refuses it by name. The returned function throws a TypeError when a path parameter is missing or would change the path,
 * for an invalid Date, and for parameters that are not an object.
 */
export function wireParameters({
  path: template,
  hasBody,
  query: queryNames,
}: OperationDefinition): (parameters: object) => WireParameters {
  return parameters => {
    check(isRecord(parameters), `Pass an object of the parameters of ${template}.`)
    const path: Record<string, unknown> = {}
    const query: Record<string, unknown> = {}
    const body: Record<string, unknown> = {}
    for (const [name, given] of Object.entries(parameters)) {
      const value = given instanceof Date ? timestampOf(name, given) : given
      if (template.includes(`{${name}}`)) path[name] = value
      else if (hasBody && !queryNames?.includes(name)) body[name] = value
      else query[name] = value
    }
    return {
      path: template.replace(/\{(\w+)\}/g, (_, name: string) => segmentOf(name, path[name])),
      query,
      body: hasBody ? JSON.stringify(body) : null,
    }
  }
}

/** The time in RFC 3339, in whole seconds, because the service refuses fractions. */
function timestampOf(name: string, time: Date): string {
  check(!Number.isNaN(time.getTime()), `${name} must be a valid Date.`)
  return time.toISOString().replace(/\.\d+/, '')
}

/**
 * A path parameter as a segment of the path. Refuses `""`, `.` and `..` as ids. Percent-encoding does not change them: they would
 * turn `DELETE …/{id}` into `DELETE …/`.
 */
function segmentOf(name: string, value: unknown): string {
  const text = String(value ?? '')
  check(!/^\.{0,2}$/.test(text), `${name} must not be missing, empty, '.' or '..'.`)
  return encodeURIComponent(text)
}
