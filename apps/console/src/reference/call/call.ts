import { needsToken, type Parameter, type PlacedOperation } from '../document.ts'
import { formMediaType, type Input, type Value } from '../operation/request-form.ts'
import type { Call } from './send.ts'

/**
 * The request that a form describes. A missing path parameter is `{name}`.
 *
 * @param token the access token of the session, if there is one
 */
export function callOf(placed: PlacedOperation, input: Input, token?: string): Call {
  const { method, path, operation, parameters } = placed
  const { values, mediaType = '', bodies } = input
  const given = parameters.flatMap(parameter => {
    const value = values[parameter.name] ?? ''
    return value.length > 0 ? [{ parameter, value }] : []
  })
  const inPlace = (place: Parameter['in']) => given.filter(({ parameter }) => parameter.in === place)
  const query = inPlace('query').flatMap(({ parameter, value }) => queryPairs(parameter, value))
  const filledIn = inPlace('path').reduce(
    (template, { parameter: { name }, value }) =>
      template.replace(`{${name}}`, encodeURIComponent(String(value))),
    path,
  )
  const { fields: entered, text = '' } = bodies[mediaType] ?? {}
  const fields = entered && Object.fromEntries(Object.entries(entered).filter(([, value]) => value !== ''))
  const body = fields ? String(new URLSearchParams(fields)) : text.trim() === '' ? undefined : text
  return {
    method,
    url: location.origin + filledIn + (query.length > 0 ? `?${query.join('&')}` : ''),
    headers: {
      ...Object.fromEntries(inPlace('header').map(({ parameter, value }) => [parameter.name, String(value)])),
      ...(body !== undefined && { 'Content-Type': mediaType }),
      ...(needsToken(operation) && token && { Authorization: `Bearer ${token}` }),
    },
    body,
    fields: mediaType === formMediaType ? fields : undefined,
  }
}

/** The value of a query parameter, in the style `form`. A list is one value with commas, unless `explode` is true. */
function queryPairs({ name, explode = true, allowReserved }: Parameter, value: Value): readonly string[] {
  const items = [value].flat().map(item => encoded(item, allowReserved))
  return explode ? items.map(item => `${name}=${item}`) : [`${name}=${items.join(',')}`]
}

/** With `allowReserved` the characters stay that have no meaning in a query: a time remains readable. */
function encoded(text: string, allowReserved = false): string {
  const all = encodeURIComponent(text)
  return allowReserved ? all.replaceAll(/%(?:2C|2F|3A|3B|40)/g, decodeURIComponent) : all
}
