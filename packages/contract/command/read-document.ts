import { type Document, methods } from '../compatibility/document.ts'
import { readGenerated } from '../src/generated-files.ts'
import { isRecord, parseJson, readText, refuseLarge } from './read-file.ts'
import { WrongInput } from './wrong-input.ts'

const mostBytes = 32_000_000

/**
 * Reads a document: JSON, or YAML, which is bundled with the files that it refers to.
 *
 * @throws {WrongInput} if it is no document of OpenAPI 3.1 or 3.2, or too large
 */
export async function readDocument(file: string): Promise<Document> {
  const text = await readText(file, mostBytes)
  if (!/\.ya?ml$/i.test(file)) return checked(file, parseJson(file, text))
  const { bundled } = await import('./redocly.ts')
  const document = await bundled(file)
  refuseLarge(file, document)
  return checked(file, document)
}

/** The document of this package: that of the release that is installed. */
export function packedDocument(): Document {
  return JSON.parse(readGenerated('openapi.public.json'))
}

function checked(file: string, document: unknown): Document {
  const fault = faultOf(document)
  if (fault !== undefined)
    throw new WrongInput(`${file} is not a bundled OpenAPI document that this version reads: ${fault}.`)
  // The cast is safe: the parts on which comparisons rely are there, and references are checked when they are followed.
  return document as Document
}

/** What the document lacks of the parts that every comparison reads. */
function faultOf(document: unknown): string | undefined {
  if (!isRecord(document)) return 'it must be an object'
  const { openapi, info, paths, webhooks = {}, components = {} } = document
  if (typeof openapi !== 'string' || !/^3\.[12]\./.test(openapi))
    return `'openapi' must be 3.1.x or 3.2.x, got ${JSON.stringify(openapi) ?? 'nothing'}`
  if (!isRecord(info) || typeof info.version !== 'string') return 'info must have a version'
  for (const [name, part] of Object.entries({ paths, webhooks, components }))
    if (!isRecord(part)) return `'${name}' must be an object`
  const foreign = foreignReference(document)
  if (foreign !== undefined) return `the reference ${foreign} leads to another file; bundle them first`
  const seen = new Set<unknown>()
  for (const [path, item] of Object.entries({ ...(paths as object), ...(webhooks as object) })) {
    if (!isRecord(item)) return `'${path}' must be an object`
    if (!isParameters(item.parameters)) return `the parameters of '${path}' must be a list of objects`
    for (const method of methods) {
      const operation = item[method]
      if (operation === undefined) continue
      const fault = operationFault(operation)
      if (fault) return `${method.toUpperCase()} ${path} must have ${fault}`
      const { operationId } = operation as { operationId: string }
      if (seen.has(operationId)) return `two operations have the operationId ${operationId}`
      seen.add(operationId)
    }
  }
  return undefined
}

function operationFault(operation: unknown): string | undefined {
  if (!isRecord(operation)) return 'an object'
  const { operationId, responses, parameters, requestBody = {}, security = [] } = operation
  if (typeof operationId !== 'string') return 'an operationId'
  if (!isRecord(responses) || !Object.values(responses).every(isRecord)) return 'an object of responses'
  if (!isParameters(parameters)) return 'a list of parameters'
  if (!isRecord(requestBody) || ('content' in requestBody && !isRecord(requestBody.content)))
    return 'a requestBody with content'
  const isScopes = (one: unknown) => isRecord(one) && Object.values(one).every(Array.isArray)
  if (!Array.isArray(security) || !security.every(isScopes)) return 'a list of security requirements'
  return undefined
}

function isParameters(value: unknown = []): boolean {
  return Array.isArray(value) && value.every(isRecord)
}

/** The first reference that does not begin with `#/`. */
function foreignReference(document: object): string | undefined {
  const waiting: object[] = [document]
  for (const node of waiting)
    for (const [key, value] of Object.entries(node)) {
      if (key === '$ref' && typeof value === 'string' && !value.startsWith('#/')) return value
      // An example is a value, whose `$ref` means nothing.
      if (value !== null && typeof value === 'object' && key !== 'example' && key !== 'examples')
        waiting.push(value)
    }
  return undefined
}
