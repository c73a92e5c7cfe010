import { functionOf } from './describe-operation.js'

/** Writes the call of `@tenant-api/client` that sends a request. Its function takes path, query and body in one object. */
export function typescriptCall(document, { url, method, body }) {
  const { pathname, searchParams } = new URL(url)
  const [found] = Object.entries(document.paths).flatMap(([path, item]) => {
    const match = new RegExp(`^${path.replace(/\{(\w+)\}/g, '(?<$1>[^/]+)')}$`).exec(pathname)
    const operation = item[method.toLowerCase()]
    return match && operation ? [{ item, operation, groups: match.groups }] : []
  })
  const { item, operation, groups } = found
  const parameters = [...(item.parameters ?? []), ...(operation.parameters ?? [])].map(resolve)
  const inPath = Object.entries(groups ?? {}).map(([name, value]) => [name, decodeURIComponent(value)])
  const inQuery = parameters.flatMap(({ in: place, name, schema }) =>
    place === 'query' && searchParams.has(name) ? [[name, typed(schema, searchParams.getAll(name))]] : [],
  )
  const input = { ...Object.fromEntries([...inPath, ...inQuery]), ...propertiesOf(body) }
  const given = Object.keys(input).length > 0 ? literal(input) : ''
  const call = `client.${functionOf(operation)}(${given})`
  const isStream = functionOf(operation) === 'subscribe'
  return [
    "import { createClient } from '@tenant-api/client'",
    '',
    `const client = createClient({ baseUrl: '${new URL(url).origin}', token: process.env.TOKEN ?? '' })`,
    isStream ? `for await (const event of ${call}) console.log(event)` : `console.log(await ${call})`,
  ].join('\n')

  function resolve(part) {
    const names = part.$ref?.replace('#/', '').split('/')
    return names ? names.reduce((place, name) => place[name], document) : part
  }

  function typed(schema, texts) {
    const { type } = resolve(schema)
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
