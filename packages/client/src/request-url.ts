import type { RequestDefinition } from './request.ts'
import type { WireParameters } from './wire-parameters.ts'

/**
 * The URL of a request. Arrays in the query are repeated or comma-separated (OpenAPI: `style: form`, with or without `explode`).
 * Undefined values and empty arrays are left out.
 */
export function requestUrl(
  baseUrl: string,
  { path, isCommaSeparated }: RequestDefinition,
  { path: inPath = {}, query = {} }: WireParameters,
): string {
  const pairs = Object.entries(query).flatMap(([name, value]) => {
    const values = [value ?? []].flat().map(encoded)
    const sent = isCommaSeparated && values.length > 0 ? [values.join(',')] : values
    return sent.map(text => `${encoded(name)}=${text}`)
  })
  const url = baseUrl + path.replace(/\{(\w+)\}/g, (_, name: string) => encoded(inPath[name]))
  return pairs.length > 0 ? `${url}?${pairs.join('&')}` : url
}

function encoded(value: unknown): string {
  return encodeURIComponent(String(value))
}
