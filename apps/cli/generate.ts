/**
 * Generates src/generated/ from the contract: the parts of the document that the command line needs at run time. Loading the
 * whole document would take 100 times as long.
 *
 * Usage: node generate.ts           writes the files
 *        node generate.ts --check   writes nothing, exits with 1 if a file is stale
 */
import {
  dereference,
  operations as documented,
  type OpenApiDocument,
  publicDocument,
} from '@tenant-api/contract'
import { writeGenerated } from '@tenant-api/contract/write-generated'
import { documentedTools } from './generate-tools.ts'
import type { DocumentedFlag, DocumentedOperation, FlagKind } from './src/operations/documented-operation.ts'

const banner = '// Generated from openapi/openapi.yaml by `npm run generate`. Never edited by hand.\n\n'

type Reference = { readonly $ref: string }
interface Schema {
  readonly type?: string
  readonly format?: string
  readonly pattern?: string
  readonly 'x-must-be'?: string
  readonly description?: string
  readonly enum?: readonly string[]
  readonly items?: Schema | Reference
  readonly properties?: Readonly<Record<string, Schema & Partial<Reference>>>
}
interface Parameter {
  readonly name: string
  readonly in: string
  readonly description: string
  readonly schema: Schema | Reference
}
interface Parameters {
  readonly summary: string
  readonly parameters?: readonly (Parameter | Reference)[]
}

/** The headers that are no flags: the client sends an id of its own, and `events tail` resumes with a parameter of the query. */
const ownHeaders: readonly string[] = ['X-Correlation-ID', 'Last-Event-ID']

/** An agent continues after an offset, and gets the next page of a list by its checkpoint, which no write between two pages shifts. */
const otherPositions: readonly string[] = ['lastEventId', 'page', 'per_page']

await writeGenerated(new URL('src/generated/', import.meta.url), {
  'operations.ts': banner + operationsModule(),
  'tools.ts': banner + toolsModule(),
  'version.ts': `${banner}/** The version of the document, which the whole product shares. */\nexport const version = ${literal(publicDocument.info.version)}\n`,
})

function operationsModule(): string {
  const time = publicDocument.components.schemas?.TimestampSeconds as Schema
  const { pattern, 'x-must-be': mustBe } = time
  const entries = Object.entries(documented)
    .filter(([, { internal }]) => !internal)
    .map(([id, { method, path, anyScope }]) => {
      const operation = operationAt(path, method) as OpenApiDocument['paths'][string][string] & Parameters
      const content = operation.requestBody?.content['application/json']
      const [example] = Object.values(content?.examples ?? {})
      const parameters = (operation.parameters ?? []).map(parameter => dereference<Parameter>(parameter))
      const query = parameters.filter(parameter => parameter.in === 'query')
      const headers = parameters.filter(
        ({ in: place, name }) => place === 'header' && !ownHeaders.includes(name),
      )
      const flags = [
        ...[...query, ...headers].map(flagOfParameter),
        ...(content ? flagsOfBody(content.schema) : []),
      ]
      const entry: DocumentedOperation = {
        method,
        path,
        summary: operation.summary,
        anyScope: anyScope ?? [],
        pathParameters: Array.from(path.matchAll(/\{(\w+)\}/g), ([, name = '']) => name),
        flags,
        ...(example && { exampleBody: dereference(example).value }),
        ...(query.some(({ name }) => name === 'take') && { isListing: true }),
      }
      return [id, entry]
    })
  return [
    `import type { PublicOperationId } from '@tenant-api/client'`,
    `import type { DocumentedOperation } from '../operations/documented-operation.ts'\n`,
    `/** The public operations of the document. */`,
    `export const operations: Readonly<Record<PublicOperationId, DocumentedOperation>> = ${literal(Object.fromEntries(entries))}\n`,
    `/** The id of the event stream in the document's examples. */`,
    `export const exampleStreamId = ${literal((dereference(publicDocument.components.parameters?.EventStreamIdParameter as Reference) as unknown as { example: string }).example)}\n`,
    `/** The form of a time in a parameter. */`,
    `export const timeForm = ${literal({ pattern, mustBe })}\n`,
    `/** A token that publishes needs at least one of these scopes. */`,
    `export const publishScopes: readonly string[] = ${literal(documented.publish_events.anyScope)}\n`,
  ].join('\n')
}

function toolsModule(): string {
  return [
    `import type { PublicOperationId } from '@tenant-api/client'`,
    `import type { DocumentedTool } from '../mcp/documented-tool.ts'\n`,
    `/** The tools of the public operations of the document: reads first, then writes. */`,
    `export const tools: Readonly<Record<Exclude<PublicOperationId, 'issue_token'>, DocumentedTool>> = ${literal(documentedTools([...ownHeaders, ...otherPositions]))}\n`,
  ].join('\n')
}

function operationAt(path: string, method: string) {
  const operation = publicDocument.paths[path]?.[method.toLowerCase()]
  if (!operation) throw new Error(`the public document has no ${method} ${path}`)
  return operation
}

function flagOfParameter({ name, description, schema }: Parameter): DocumentedFlag {
  return { name, description: oneLine(description), ...flagValueOf(schema) }
}

/** The flags of the properties of a body. An object of plain values has a flag for each of them instead of one for its JSON. */
function flagsOfBody(schema: Schema | Reference): DocumentedFlag[] {
  return Object.entries(dereference<Schema>(schema).properties ?? {}).flatMap(([name, property]) => {
    const parts = flagsOfBody(property as Schema)
    if (parts.length > 0 && parts.every(({ kind, within }) => kind !== 'json' && within === undefined))
      return parts.map(part => ({ ...part, within: name }))
    const description = property.description ?? dereference<Schema>(property as Reference).description ?? ''
    return [{ name, description: oneLine(description), ...flagValueOf(property as Schema) }]
  })
}

function flagValueOf(schema: Schema | Reference): Pick<DocumentedFlag, 'kind' | 'choices'> {
  const { type, format, enum: values, items } = dereference<Schema>(schema)
  if (type === 'array') {
    const item = flagValueOf(items ?? {})
    return item.kind === 'string' ? { ...item, kind: 'strings' } : { kind: 'json' }
  }
  if (format === 'date-time') return { kind: 'time' }
  const kinds: Partial<Record<string, FlagKind>> = {
    string: 'string',
    integer: 'integer',
    boolean: 'boolean',
  }
  return { kind: kinds[type ?? ''] ?? 'json', ...(values && { choices: values }) }
}

/** The first paragraph of a description, because the help has only a line or two for each flag. */
function oneLine(description: string): string {
  return description.split('\n', 1)[0]?.replaceAll('`', '') ?? ''
}

function literal(value: unknown): string {
  return JSON.stringify(value, null, 2)
}
