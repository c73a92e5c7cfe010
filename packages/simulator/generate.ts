/**
 * Writes the examples of the public document to src/generated/: the messages of the event stream, all responses with their headers,
 * and the collections of resources.
 *
 * Usage: node generate.ts           writes the files
 *        node generate.ts --check   writes nothing, exits 1 when a file is stale
 */
import {
  dereference,
  operations as documented,
  eventStream,
  eventTypes,
  publicDocument,
} from '@tenant-api/contract'
import { writeGenerated } from '@tenant-api/contract/write-generated'
import { collectionsOf } from './collections.ts'
import { enumOf, formProperties, mapNames, parametersOf, secretNames } from './document-parts.ts'
import type { DocumentedResponse } from './src/documented-response.ts'

type Response = NonNullable<(typeof publicDocument.paths)[string][string]['responses'][string]>
interface Header {
  readonly example?: string | number
  readonly schema: { readonly const?: string }
}

const banner = '// Generated from openapi/openapi.yaml by `npm run generate`. Never edited by hand.\n\n'

/** Responses by name. A response that several operations share occurs once. */
const shared = new Map<string, Omit<DocumentedResponse, 'examples'> & { readonly examples: unknown }>()

/** A placeholder, which `responsesModule` replaces by the identifier `messages`. */
const messagesMark = '<messages>'

await writeGenerated(new URL('src/generated/', import.meta.url), {
  'messages.ts': banner + messagesModule(),
  'responses.ts': banner + responsesModule(),
  'collections.ts': banner + collectionsModule(),
})

/** The module of the messages. It is separate from the responses, so that the package of the CLI contains only the messages. */
function messagesModule(): string {
  const { path, method } = documented[eventStream.operation]
  const response = publicDocument.paths[path]?.[method.toLowerCase()]?.responses['200'] ?? {}
  const examples = examplesOf(response)
  const shown = Object.values(examples).map(message => (message as { type?: string }).type)
  for (const type of [...eventTypes, 'offset-only', 'error'])
    if (!shown.includes(type))
      throw new Error(
        `${eventStream.operation}: the event stream must have an example with the type '${type}'.`,
      )
  return `/** The document's example of each message of the event stream, by its type. */
export const messages = ${JSON.stringify(examples, null, 1)}
`
}

function responsesModule(): string {
  const operations = Object.entries(documented).filter(([, { internal }]) => !internal)
  const entries = operations.map(([id, { method, path }]) => {
    const responses = publicDocument.paths[path]?.[method.toLowerCase()]?.responses ?? {}
    const byStatus = Object.entries(responses).map(
      ([status, response]) => `${status}: shared[${JSON.stringify(nameOf(id, status, response))}]`,
    )
    const { parameters, pageSize } = parametersOf(publicDocument, path, method)
    const size = pageSize === undefined ? '' : ` pageSize: ${pageSize},`
    return `  ${id}: { method: '${method}', path: '${path}', parameters: ${JSON.stringify(parameters)},${size} responses: { ${byStatus.join(', ')} } },`
  })
  return [
    `import type { DocumentedResponse, FormProperties, OperationResponses } from '../documented-response.ts'`,
    `import { messages } from './messages.ts'\n`,
    `const shared = ${JSON.stringify(Object.fromEntries(shared), null, 1).replace(`"${messagesMark}"`, 'messages')} satisfies Record<string, DocumentedResponse>`,
    `/** The operation of the event stream, and its query parameters. */`,
    `export const eventStream = ${JSON.stringify({ operation: eventStream.operation, parameters: eventStream.parameters })} as const`,
    `/** What can be wrong with a parameter or a place in a body. */`,
    `export const fieldErrorCodes = ${JSON.stringify(enumOf('FieldErrorCode'))} as const`,
    `/** Why an event stream ends with an error message. */`,
    `export const streamErrorCodes = ${JSON.stringify(enumOf('StreamErrorCode'))} as const`,
    `/** The properties with passwords and other secrets. */`,
    `export const secretNames: readonly string[] = ${JSON.stringify(secretNames())}`,
    `/** The properties whose value is an object with any names, such as metadata. */`,
    `export const mapNames: readonly string[] = ${JSON.stringify(mapNames())}`,
    `/** The properties that not all forms of an object have, by the property that tells the forms apart, and by its value. */`,
    `export const formProperties: FormProperties = ${JSON.stringify(formProperties())}`,
    `/** The operations of the public document, and what each may answer, by status. */`,
    `export const operations = {\n${entries.join('\n')}\n} as const satisfies Record<string, OperationResponses>`,
    '',
  ].join('\n')
}

function collectionsModule(): string {
  const isPaged = (path: string) => parametersOf(publicDocument, path, 'GET').pageSize !== undefined
  const collections = collectionsOf(publicDocument, isPaged)
  return `import type { Collection } from '../collection.ts'

/** The collections of the public document. */
export const collections: readonly Collection[] = ${JSON.stringify(collections, null, 1)}
`
}

/** Adds a response to `shared`. Returns its name: the one in the document, or `<operationId>_<status>`. */
function nameOf(operationId: string, status: string, response: Response): string {
  const name = '$ref' in response ? response.$ref.replace(/^.*\//, '') : `${operationId}_${status}`
  const { headers = {}, content = {} } = dereference(response)
  const [mediaType] = Object.keys(content)
  shared.set(name, {
    headers: Object.fromEntries(
      Object.entries(headers).map(([header, value]) => {
        const { example, schema } = dereference(value) as Header
        const shown = example ?? schema.const
        if (shown === undefined)
          throw new Error(
            `${operationId}, ${status}: the header ${header} must have an example, or a schema with const.`,
          )
        return [header, String(shown)]
      }),
    ),
    ...(mediaType && { mediaType }),
    examples: mediaType === 'text/event-stream' ? messagesMark : examplesOf(response),
  })
  return name
}

/** The example bodies of a response by their names. */
function examplesOf(response: Response): Readonly<Record<string, unknown>> {
  const [{ examples = {} } = {}] = Object.values(dereference(response).content ?? {})
  return Object.fromEntries(
    Object.entries(examples).map(([name, example]) => [name, dereference(example).value]),
  )
}
