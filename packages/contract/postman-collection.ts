import { type Document, methods, type Operation, type Parameter, resolve } from './compatibility/document.ts'

/** An operation with the fields that only the Postman collection needs. */
interface DescribedOperation extends Operation {
  readonly summary: string
  readonly description: string
  readonly tags: readonly string[]
  readonly parameters?: readonly (Parameter & { readonly example?: unknown; readonly description: string })[]
}
interface DescribedDocument extends Document {
  readonly info: Document['info'] & { readonly title: string; readonly description: string }
  readonly servers: readonly {
    readonly url: string
    readonly variables?: Readonly<Record<string, { readonly default: string }>>
  }[]
  readonly tags: readonly { readonly name: string; readonly description: string }[]
}
type Content = Record<string, { examples: Record<string, { value: object }> }>

/**
 * The document as a Postman collection, format 2.1. Each tag becomes a folder, whose requests run in order. A request that creates
 * a resource saves the resource's identifiers for later requests. Changes and deletions come last. Each request tests that its
 * answer has a documented status.
 *
 * @see https://schema.postman.com/collection/json/v2.1.0/draft-07/docs/index.html
 */
export function postmanCollection(given: object): object {
  // The cast is safe: every caller passes a whole bundled document. The caller's type has only the parts it reads.
  const document = given as DescribedDocument
  const placed = Object.entries(document.paths).flatMap(([path, item]) =>
    methods.flatMap(method => {
      const operation = item[method] as DescribedOperation | undefined
      return operation ? [{ method, path, operation }] : []
    }),
  )
  const last = ['patch', 'delete']
  const inOrder = placed.toSorted((a, b) => last.indexOf(a.method) - last.indexOf(b.method))
  return {
    info: {
      name: document.info.title,
      description: document.info.description,
      version: document.info.version,
      schema: 'https://schema.getpostman.com/json/collection/v2.1.0/collection.json',
    },
    auth: { type: 'bearer', bearer: [{ key: 'token', value: '{{access_token}}', type: 'string' }] },
    variable: [
      { key: 'base_url', value: addressOf(document) },
      ...['client_id', 'client_secret', 'access_token'].map(key => ({ key, value: '' })),
    ],
    item: document.tags.map(({ name, description }) => ({
      name,
      description,
      item: inOrder
        .filter(({ operation }) => operation.tags.includes(name))
        .map(({ method, path, operation }) => requestItem(document, method, path, operation)),
    })),
  }
}

/** The first server, with the defaults of its variables. */
function addressOf({ servers: [server] }: DescribedDocument): string {
  const { url = '', variables = {} } = server ?? {}
  return url.replaceAll(/\{(\w+)\}/g, (_, name: string) => variables[name]?.default ?? '')
}

function requestItem(document: Document, method: string, path: string, operation: DescribedOperation) {
  const parameters = (operation.parameters ?? []).map(parameter => resolve(document, parameter))
  const inPlace = (place: string) =>
    parameters
      .filter(parameter => parameter.in === place)
      .map(({ name, required, description, example }) => ({
        key: name,
        value: textOf(example),
        description,
        ...(!required && { disabled: true }),
      }))
  const segments = path
    .slice(1)
    .replaceAll(/\{\w+\}/g, '{$&}')
    .split('/')
  return {
    name: operation.summary,
    event: [
      {
        listen: 'test',
        script: { type: 'text/javascript', exec: testOf(document, method, path, operation) },
      },
    ],
    request: {
      method: method.toUpperCase(),
      description: operation.description,
      ...(operation.security?.length === 0 && { auth: { type: 'noauth' } }),
      url: {
        raw: `{{base_url}}/${segments.join('/')}`,
        host: ['{{base_url}}'],
        path: segments,
        query: inPlace('query'),
      },
      header: inPlace('header'),
      ...bodyOf(document, operation),
    },
  }
}

/** The first JSON example of the body. A token request gets the credentials of the collection's user, and asks for all scopes. */
function bodyOf(document: Document, { requestBody }: Operation) {
  const content = (requestBody?.content ?? {}) as unknown as Content
  const [example] = Object.values(content['application/json']?.examples ?? {})
  if (!example) return {}
  const { scope: _, ...value } = resolve(document, example).value as Record<string, unknown>
  for (const name of ['client_id', 'client_secret']) if (name in value) value[name] = `{{${name}}}`
  const raw = JSON.stringify(value, null, 2)
  return { body: { mode: 'raw', raw, options: { raw: { language: 'json' } } } }
}

/**
 * A Postman script that tests the status of the answer. After a POST it also saves the top-level strings of the answer as
 * variables, such as an identifier or the access token; after a list of what no request creates, the identifier of the first one.
 */
function testOf({ paths }: Document, method: string, path: string, { responses }: Operation): string[] {
  const statuses = JSON.stringify(Object.keys(responses).map(Number))
  const test = `pm.test('the status is documented', () => pm.expect(${statuses}).to.include(pm.response.code))`
  if (method === 'get' && paths[`${path}/{id}`] && !paths[path]?.post)
    return [
      test,
      'const [first] = Object.values(pm.response.json()).find(Array.isArray) ?? []',
      "if (first) pm.collectionVariables.set('id', first.id)",
    ]
  if (method !== 'post') return [test]
  return [
    test,
    'if (pm.response.code < 300)',
    '  for (const [name, value] of Object.entries(pm.response.json()))',
    "    if (typeof value === 'string') pm.collectionVariables.set(name, value)",
  ]
}

function textOf(example: unknown): string {
  return Array.isArray(example) ? example.join() : String(example ?? '')
}
