import { type Document, methods, resolve } from './compatibility/document.ts'
import { streamFaults } from './event-stream-of.ts'
import { missingStructure } from './needed-structure.ts'

/** An error message for each part that the generated code needs and the document lacks, and for each name that it cannot use. */
export function missingParts(given: object): readonly string[] {
  // The cast is safe: every caller passes a whole bundled document. The caller's type has only the parts it reads.
  const document = given as Document
  const missing = [...missingStructure(document)]
  // The other checks read these parts.
  if (missing.length > 0) return missing
  return [
    ...missingExamples(document),
    ...wrongSchemes(document),
    ...missingSchemas(document),
    ...sharedNames(document),
    ...streamFaults(document),
  ]
}

function* missingExamples(document: Document): Generator<string> {
  for (const [path, item] of Object.entries(document.paths))
    for (const method of methods)
      for (const [status, response] of Object.entries(item[method]?.responses ?? {}))
        for (const [mediaType, content] of Object.entries(resolve(document, response).content ?? {}))
          if (!('examples' in content))
            yield `${method.toUpperCase()} ${path}: ${mediaType} of ${status} must have named examples.`
}

function* wrongSchemes({ components = {} }: Document): Generator<string> {
  for (const [name, scheme] of Object.entries(components.securitySchemes ?? {})) {
    const {
      type,
      flows = {},
      'x-audience': audience,
    } = scheme as {
      type?: string
      flows?: object
      'x-audience'?: string
    }
    if (type !== 'oauth2') continue
    const { clientCredentials } = flows as { clientCredentials?: { scopes?: object; tokenUrl?: string } }
    if (!clientCredentials) yield `The security scheme ${name} must have the flow clientCredentials.`
    else if (!clientCredentials.scopes || !URL.canParse(clientCredentials.tokenUrl ?? ''))
      yield `The flow of the security scheme ${name} must have scopes, and an absolute tokenUrl.`
    if (audience === undefined)
      yield `The security scheme ${name} must have x-audience, the audience of its tokens.`
  }
}

/** The limits that request validation reads from the error schemas, each as schema, property and keyword. */
const limits = [
  ['Error', 'errors', 'maxItems'],
  ['FieldError', 'path', 'maxLength'],
] as const

/** The properties that the server writes in every error. */
const errorProperties = ['statusCode', 'error', 'message', 'errorCode']

function* missingSchemas({ components = {} }: Document): Generator<string> {
  const schemas = (components.schemas ?? {}) as Record<
    string,
    { properties?: Record<string, Record<string, unknown>> }
  >
  for (const [name, property, limit] of limits)
    if (schemas[name]?.properties?.[property]?.[limit] === undefined)
      yield `The schema ${name} must have the property ${property} with ${limit}.`
  for (const property of errorProperties)
    if (!schemas.Error?.properties?.[property]) yield `The schema Error must have the property ${property}.`
  if (!schemas.FieldErrorCode)
    yield 'There must be a schema FieldErrorCode, which lists the codes of invalid values.'
}

/** The kinds of components that code generators turn into types. */
const typedKinds = ['schemas', 'parameters', 'headers', 'responses', 'requestBodies'] as const

/** Code generators put the types of all kinds into one namespace, in their own case and without hyphens and underscores. */
function* sharedNames({ components = {} }: Document): Generator<string> {
  const seen = new Map<string, string>()
  for (const kind of typedKinds)
    for (const name of Object.keys(components[kind] ?? {})) {
      const identifier = name.replaceAll(/\W|_/g, '').toLowerCase()
      const place = `components/${kind}/${name}`
      const other = seen.get(identifier)
      if (other)
        yield `${place} has the name of ${other}: code generators make one type of both. Rename one of them.`
      seen.set(identifier, place)
    }
}
