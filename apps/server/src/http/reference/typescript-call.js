import { functionOf } from './describe-operation.js'
import { findOperation, resolve } from './find-operation.js'

/** Writes the call of `@tenant-api/client` that sends a request. Path, query and body are one argument of the call. */
export function typescriptCall(document, request) {
  const { origin, searchParams } = new URL(request.url)
  const { operation, inPath, parameters } = findOperation(document, request)
  const inQuery = parameters.flatMap(({ in: place, name, schema }) =>
    place === 'query' && searchParams.has(name) ? [[name, typed(schema, searchParams.getAll(name))]] : [],
  )
  const input = { ...inPath, ...Object.fromEntries(inQuery), ...propertiesOf(request.body) }
  const given = Object.keys(input).length > 0 ? literal(input) : ''
  const call = `client.${functionOf(operation)}(${given})`
  const isStream = functionOf(operation) === 'subscribe'
  return [
    "import { createClient } from '@tenant-api/client'",
    '',
    `const client = createClient({ baseUrl: '${origin}', token: process.env.TOKEN ?? '' })`,
    isStream ? `for await (const event of ${call}) console.log(event)` : `console.log(await ${call})`,
  ].join('\n')

  function typed(schema, texts) {
    const { type } = resolve(document, schema)
    if (type === 'array') return texts.flatMap(text => text.split(','))
    return type === 'integer' || type === 'number' ? Number(texts[0]) : texts[0]
  }
}

/** The properties of a JSON object, or of a form. */
function propertiesOf(body = '{}') {
  return body.startsWith('{') ? JSON.parse(body) : Object.fromEntries(new URLSearchParams(body))
}

/** An object in the style of TypeScript: without quotes around names. */
function literal(value) {
  return JSON.stringify(value, null, 2).replace(/^( *)"([a-z_]\w*)":/gim, '$1$2:')
}
