import type { OperationDefinition } from './operation.ts'

/** Parameters of a call, by their place in the request. */
export interface WireParameters {
  readonly path?: Readonly<Record<string, unknown>>
  readonly query?: Readonly<Record<string, unknown>>
  /** The body as sent. */
  readonly body: string | null
}

/**
 * Assigns the flat parameters of a call to path, query and body. An unknown name goes to the body or the query, so that the
 * service refuses it by name. The returned function throws a TypeError when a path parameter is missing or would change the path,
 * and for an invalid Date.
 */
export function wireParameters({
  path: template,
  hasBody,
  query: queryNames,
}: OperationDefinition): (parameters: object) => WireParameters {
  const pathNames = Array.from(template.matchAll(/\{(\w+)\}/g), ([, name = '']) => name)

  return parameters => {
    const path: Record<string, unknown> = {}
    const query: Record<string, unknown> = {}
    const body: Record<string, unknown> = {}
    for (const [name, given] of Object.entries(parameters)) {
      const value = given instanceof Date ? timestampOf(name, given) : given
      if (pathNames.includes(name)) path[name] = value
      else if (hasBody && !queryNames?.includes(name)) body[name] = value
      else query[name] = value
    }
    for (const name of pathNames) refuseOtherPath(name, path[name])
    return { path, query, body: hasBody ? JSON.stringify(body) : null }
  }
}

/** The time in RFC 3339, in whole seconds, because the service refuses fractions. */
function timestampOf(name: string, time: Date): string {
  if (Number.isNaN(time.getTime())) throw new TypeError(`${name} must be a valid Date.`)
  return time.toISOString().replace(/\.\d+/, '')
}

/** Refuses `""`, `.` and `..` as ids. Percent-encoding does not change them: they would turn `DELETE …/{id}` into `DELETE …/`. */
function refuseOtherPath(name: string, value: unknown): void {
  if (value === undefined || value === null || /^\.{0,2}$/.test(String(value)))
    throw new TypeError(`${name} must not be missing, empty, '.' or '..'.`)
}
