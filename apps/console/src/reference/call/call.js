import { needsToken } from '../document/operations.js'
import { formMediaType } from '../operation/request-form.js'
import { resolved } from '../schema/shape.js'
import { buildRequest } from '../viewer.js'

/**
 * The request that a form describes: what the samples show, and what the page sends. A missing path parameter is `{name}`.
 *
 * @param token the access token of the session, if there is one
 */
export function callOf(placed, { values, mediaType, bodies }, token) {
  const { method, operation, parameters } = placed
  const given = parameters.flatMap(({ name, in: place }) => {
    const value = values[name] ?? ''
    if (value.length > 0) return [[name, value]]
    return place === 'path' ? [[name, `{${name}}`]] : []
  })
  const body = bodyOf(bodies[mediaType])
  const request = buildRequest({
    spec: documentOf(placed),
    operationId: placed.id,
    parameters: Object.fromEntries(given),
    ...(body !== undefined && { requestBody: body, requestContentType: mediaType }),
  })
  const headers = { ...request.headers }
  if (needsToken(operation) && token) headers.Authorization = `Bearer ${token}`
  return {
    method,
    url: request.url.replaceAll(/%7B(\w+)%7D/g, '{$1}'),
    headers,
    body: request.body,
    fields: mediaType === formMediaType ? body : undefined,
  }
}

/** The text of a body, or the fields of a form that have a value; undefined if there is none. */
function bodyOf(body) {
  if (!body) return undefined
  if (body.fields) return Object.fromEntries(Object.entries(body.fields).filter(([, value]) => value !== ''))
  return body.text.trim() === '' ? undefined : body.text
}

/** A document with this operation only, from which Swagger UI builds the request. */
function documentOf({ id, path, method, operation, parameters }) {
  return {
    openapi: '3.1.0',
    servers: [{ url: location.origin }],
    paths: {
      [path]: {
        [method.toLowerCase()]: {
          operationId: id,
          parameters: parameters.map(parameter => ({ ...parameter, schema: resolved(parameter.schema) })),
          requestBody: operation.requestBody,
        },
      },
    },
  }
}
