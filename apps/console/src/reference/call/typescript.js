import { functionOf, isStream, needsToken } from '../document/operations.js'
import { parsed } from '../json.js'
import { resolved } from '../schema/shape.js'
import { credentialVariables, withoutSecret } from './client-credentials.js'

/** The call of `@tenant-api/client` for a form. Path, query and body are one argument of the call. */
export function typescriptOf(placed, form, { body, fields }) {
  const { operation } = placed
  const given = propertiesOf(body, fields)
  if (!given) return '// The body is not a JSON object, so there is no call to show.'
  const correlationId = form.values['X-Correlation-ID']
  const variables = fields && credentialVariables(placed, fields)
  const input = { ...parametersOf(placed, form.values), ...given, ...variables }
  const hasInput = Object.keys(input).length > 0
  const argumentList = [
    (hasInput || correlationId) && literal(input, variables),
    correlationId && literal({ correlationId }),
  ].filter(Boolean)
  const call = `client.${functionOf(operation)}(${argumentList.join(', ')})`
  const token = needsToken(operation) ? "process.env.TOKEN ?? ''" : "'none'"
  return [
    "import { createClient } from '@tenant-api/client'",
    '',
    ...(needsToken(operation) ? [] : ['// The operation needs no token.']),
    `const client = createClient({ baseUrl: '${location.origin}', token: ${token} })`,
    isStream(operation)
      ? `for await (const message of ${call}) console.log(message)`
      : `console.log(await ${call})`,
  ].join('\n')
}

/**
 * The parameters of the path and the query. A missing path parameter is `{name}`. The client resumes a stream
 * with `from` instead of a header.
 */
function parametersOf({ parameters }, values) {
  const missing = parameters.filter(({ name, in: place }) => place === 'path' && !values[name])
  const given = parameters.filter(({ name }) => values[name]?.length > 0)
  const resumed = values['Last-Event-ID'] && { from: values['Last-Event-ID'] }
  return {
    ...Object.fromEntries(missing.map(({ name }) => [name, `{${name}}`])),
    ...Object.fromEntries(
      given
        .filter(({ in: place }) => place !== 'header')
        .map(({ name, schema }) => [name, typed(schema, values[name])]),
    ),
    ...resumed,
  }
}

function typed(schema, value) {
  const isNumber = ['integer', 'number'].includes(resolved(schema).type)
  return isNumber && Number.isFinite(Number(value)) ? Number(value) : value
}

/** The properties of a JSON object, or of a form; undefined for any other body. */
function propertiesOf(body, fields) {
  if (fields || body === undefined) return fields ?? {}
  const value = parsed(body)
  return value !== null && typeof value === 'object' && !Array.isArray(value) ? value : undefined
}

/** An object in the style of TypeScript: without quotes around names, and without values that are in `variables`. */
function literal(value, variables = { client_secret: 'CLIENT_SECRET' }) {
  const text = withoutSecret(JSON.stringify(value, null, 2), variables.client_secret).replace(
    /^( *)"([a-z_$][\w$]*)":/gim,
    '$1$2:',
  )
  return Object.entries(variables).reduce(
    (before, [name, variable]) =>
      before.replaceAll(`${name}: "${variable}"`, `${name}: process.env.${variable} ?? ''`),
    text,
  )
}
