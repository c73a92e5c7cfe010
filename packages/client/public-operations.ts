import { dereference, operations as documented, publicDocument } from '@tenant-api/contract'
import { camelCase } from './camel-case.ts'
import type { OperationDefinition } from './src/operation.ts'

type Reference = { readonly $ref: string }
interface Parameter {
  readonly name: string
  readonly in: string
  readonly explode?: boolean
  readonly schema: Schema | Reference
}
interface Parameters {
  readonly parameters?: readonly (Parameter | Reference)[]
}
interface Schema {
  readonly type?: string
  readonly properties?: Readonly<Record<string, Schema | Reference>>
  readonly anyOf?: readonly (Schema | Reference)[]
}
interface Content {
  readonly content?: Readonly<Record<string, { readonly schema: Schema | Reference }>>
}

/** Source code that defines the public operations. */
export function publicOperationsModule(): string {
  const entries = Object.entries(documented)
    .filter(([, { internal }]) => !internal)
    .map(([operationId, { audience, method, path }]) => {
      const item = publicDocument.paths[path] ?? {}
      const operation = item[method.toLowerCase()]
      if (!operation) throw new Error(`${operationId}: the public document has no ${method} ${path}`)
      const shared = item as Parameters
      const parameters = [...(shared.parameters ?? []), ...((operation as Parameters).parameters ?? [])]
        .map(parameter => dereference<Parameter>(parameter))
        .filter(parameter => parameter.in === 'query')
      const body = operation.requestBody?.content['application/json']
      if (body) refuseCollisions(operationId, path, parameters, dereference<Schema>(body.schema as Schema))
      const definition: OperationDefinition = {
        method,
        path,
        ...(isCommaSeparated(operationId, parameters) && { isCommaSeparated: true }),
        ...(body && { hasBody: true }),
        ...(body && parameters.length > 0 && { query: parameters.map(({ name }) => name) }),
        ...(parameters.some(({ name }) => name === 'take') && { items: itemsOf(operation.responses) }),
        ...(audience === null && { isPublic: true }),
        ...answerOf(operation.responses),
      }
      return [camelCase(operationId), definition]
    })
  return [
    `import type { OperationDefinition, PublicOperationName } from '../operation.ts'`,
    `/** The public operations of the document, by the names of their functions. */`,
    `export const operations: Readonly<Record<PublicOperationName, OperationDefinition>> = ${JSON.stringify(Object.fromEntries(entries), null, 2)}\n`,
  ].join('\n\n')
}

/** Refuses a body property with the name of a path or query parameter: functions take all of them in one flat object. */
function refuseCollisions(
  operationId: string,
  path: string,
  query: readonly Parameter[],
  { type, properties = {} }: Schema,
): void {
  if (type !== 'object')
    throw new Error(`${operationId}: the JSON body must be an object, since its properties become parameters`)
  const taken = Object.keys(properties).filter(
    property => path.includes(`{${property}}`) || query.some(({ name }) => name === property),
  )
  if (taken.length > 0)
    throw new Error(`${operationId}: body and parameters share the name ${taken.join(', ')}`)
}

/** True if the arrays of a query are comma-separated (`explode: false`). Refuses a query that mixes both styles. */
function isCommaSeparated(operationId: string, query: readonly Parameter[]): boolean {
  const arrays = query.filter(({ schema }) => dereference<Schema>(schema).type === 'array')
  const joined = arrays.filter(({ explode }) => explode === false)
  if (joined.length > 0 && joined.length < arrays.length)
    throw new Error(`${operationId}: either all arrays of the query must be exploded, or none`)
  return joined.length > 0
}

/** The property `answer` of an operation's definition. Omitted for a JSON object, which is the default. */
function answerOf(responses: Readonly<Record<string, object>>): Pick<OperationDefinition, 'answer'> {
  const [[, success] = []] = Object.entries(responses).filter(([status]) => status.startsWith('2'))
  const { content } = dereference<Content>(success ?? {})
  if (!content) return { answer: 'none' }
  if (content['text/event-stream']) return { answer: 'stream' }
  const { type } = dereference<Schema>(content['application/json']?.schema ?? {})
  return type === 'array' ? { answer: 'array' } : {}
}

/** The property of a listing's answer that holds the items; '' if the answer is the array of items. */
function itemsOf(responses: Readonly<Record<string, object>>): string {
  const { content } = dereference<Content>(responses[200] ?? {})
  const schema = dereference<Schema>(content?.['application/json']?.schema ?? {})
  const { properties = {} } = dereference<Schema>(schema.anyOf?.[0] ?? schema)
  const [items = ''] = Object.keys(properties).filter(
    name => dereference<Schema>(properties[name] ?? {}).type === 'array',
  )
  return items
}
