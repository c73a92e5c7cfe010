import type { OperationDefinition } from './operation.ts'

/** Parameters of a call, each where it travels. */
export interface WireParameters {
  readonly path: Readonly<Record<string, unknown>>
  readonly query: Readonly<Record<string, unknown>>
  readonly body: Readonly<Record<string, unknown>> | undefined
}

/**
 * Tells the flat parameters of a call apart. A name that the operation does not have goes to the body or the query, so
 * that the service refuses it by name.
 *
 * @throws {TypeError} when a path parameter is missing or would lead to another path
 */
export function wireParameters(
  { path: template, query: queryNames, hasBody }: OperationDefinition,
  parameters: object,
): WireParameters {
  const path: Record<string, unknown> = {}
  const query: Record<string, unknown> = {}
  const body: Record<string, unknown> = {}
  for (const [name, value] of Object.entries(parameters)) {
    const place = template.includes(`{${name}}`) ? path : hasBody && !queryNames.includes(name) ? body : query
    place[name] = value
  }
  for (const [, name = ''] of template.matchAll(/\{(\w+)\}/g)) refuseOtherPath(name, path[name])
  return { path, query, body: hasBody ? body : undefined }
}

/** An empty segment and dot segments survive percent-encoding, and `DELETE …/{id}` would become `DELETE …/` or `DELETE …`. */
function refuseOtherPath(name: string, value: unknown): void {
  if (value === undefined || value === null || /^\.{0,2}$/.test(String(value))) {
    throw new TypeError(`${name} is no identifier`)
  }
}

/** Serialises query parameters as the document describes them: `style: form`, exploded or comma-separated. */
export function serializeQuery(
  { commaSeparated }: OperationDefinition,
  query: Readonly<Record<string, unknown>>,
): string {
  return Object.entries(query)
    .flatMap(([name, value]) => {
      if (value === undefined || value === null) return []
      const values = (Array.isArray(value) ? value : [value]).map(encodeURIComponent)
      const joined = commaSeparated.includes(name) && values.length > 0 ? [values.join(',')] : values
      return joined.map(text => `${encodeURIComponent(name)}=${text}`)
    })
    .join('&')
}
