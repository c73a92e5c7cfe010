import { _ } from 'ajv'
import { Ajv2020 } from 'ajv/dist/2020.js'
import standalone from 'ajv/dist/standalone/index.js'
import addFormats from 'ajv-formats'
import {
  type Document,
  methods,
  type Parameter,
  type RequestBody,
  resolve,
  type Schema,
} from './compatibility/document.ts'
import { pointerTo, pointerToken } from './src/document.ts'
import { checkedFormats } from './src/formats.ts'
import type { TenantFileSchema } from './tenant-file-schema.ts'

/** The schemas of a publication, each with the keyword that is left to the data schema of an event, or to the schema of an event. */
const publicationSchemas = { PublishEvent: 'oneOf', PublishEventBatch: 'items' } as const

interface CompileOptions {
  readonly allErrors?: boolean
  readonly inlineRefs?: boolean
}

/**
 * The document's schemas as JavaScript, compiled by Ajv: compiling them when a program starts would take longer than the rest of
 * its start. A program loads a file when it needs one of its validators. So they are CommonJS, which can be loaded at any time.
 */
export function validatorModules(given: object, banner: string): Record<string, string> {
  // The cast is safe: every caller passes a whole bundled document. The caller's type has only the parts it reads.
  const document = given as Document
  const schemas = Object.keys(document.components?.schemas ?? {}).map(name => `/components/schemas/${name}`)
  const bodies = [...bodyPointers(document)]
  const inPlace = bodies.filter(pointer => !schemas.includes(pointer))
  const small = { inlineRefs: false }
  const files = {
    answers: compiled(document, [...inPlace, ...answerPointers(document)], small),
    bodies: compiled(document, bodies, { ...small, allErrors: true }),
    components: compiled(document, schemas, small),
    parameters: compiled(withoutMaximum(document), [...parameterPointers(document)], {}),
    publications: publications(document, schemas),
  }
  return Object.fromEntries(Object.entries(files).map(([name, code]) => [`${name}.cjs`, banner + code]))
}

/**
 * The validators of a tenant file as TypeScript that needs no Node: of the whole file without the entries of its parts, by the name
 * `file`, and of the entries of each collection by its name. Each reports the first fault.
 */
export function tenantFileValidators(
  { collections, properties, schemas }: TenantFileSchema,
  banner: string,
): string {
  checkFormats(schemas)
  const parts = Object.entries(properties).map(([name, part]) => [name, { ...part, items: {} }] as const)
  const file = {
    type: 'object',
    additionalProperties: false,
    properties: { $schema: { type: 'string' }, ...Object.fromEntries(parts) },
  }
  const entries = Object.entries(properties).flatMap(([name, { items }]) =>
    items?.$ref !== undefined && name in collections ? [[name, items.$ref.replace('#', '')] as const] : [],
  )
  const pointers = [['file', '/file'] as const, ...entries]
  const code = validatorsFunction({ file, components: { schemas } }, pointers, { inlineRefs: false })
  return [
    `${banner}// @ts-nocheck: the compiled code has no types.`,
    `import type { ValidateFunction } from 'ajv'\n`,
    `/** Creates the validators by name, from the functions of Ajv that their code calls. */`,
    `export const createValidators: (parts: {`,
    `  equal(one: unknown, other: unknown): boolean`,
    `  formats: Readonly<Record<string, (text: string) => boolean>>`,
    `  ucs2length(text: string): number`,
    `}) => Readonly<Record<string, ValidateFunction>> = ${code}`,
  ].join('\n')
}

/** @throws {Error} if a schema has a format that the reader of tenant files does not check */
function checkFormats(schemas: object): void {
  const checked = ['password', 'uri', 'date-time', 'event-stream-id', 'rate-limit-policy-id']
  JSON.stringify(schemas, (name, value) => {
    if (name === 'format' && typeof value === 'string' && !checked.includes(value))
      throw new Error(`src/tenant-file.ts needs a check of the format ${value}.`)
    return value
  })
}

/** A CommonJS module: see `validatorsFunction`. The validators have the pointers of their schemas as names. */
function compiled(document: object, pointers: readonly string[], options: CompileOptions): string {
  const unique = [...new Set(pointers)]
  const named = unique.map(pointer => [pointer, pointer] as const)
  return `module.exports = ${validatorsFunction(document, named, options)}`
}

/**
 * A function, as source text, that returns validators by name.
 *
 * @param pointers names of validators, with the JSON pointers of their schemas
 * @param options.allErrors whether validators report all faults of a value, or only the first
 * @param options.inlineRefs whether small schemas are copied into those that refer to them: faster, but a third more code
 */
function validatorsFunction(
  document: object,
  pointers: readonly (readonly [name: string, pointer: string])[],
  options: CompileOptions,
): string {
  const ajv = new Ajv2020({
    strict: false,
    // Selects one of the 22 alternatives of an event. Otherwise a fault would be reported once for each alternative.
    discriminator: true,
    // An OpenAPI document is not a JSON Schema. `npm run check` checks its schemas.
    validateSchema: false,
    // Our error messages name the schema's limits and the value. They are in `src/sentences.ts`.
    verbose: true,
    messages: false,
    ...options,
    code: { source: true, esm: true, lines: true, formats: _`formats` },
  })
  addFormats.default(ajv)
  for (const [name, format] of Object.entries(checkedFormats)) ajv.addFormat(name, format)
  ajv.addSchema(asAjvReads(document), 'openapi')
  const exported = Object.fromEntries(
    pointers.map(([, pointer], index) => [`v${index}`, `openapi#${pointer}`]),
  )
  const names = new Map<string | undefined, string | undefined>()
  const body = standalone
    .default(ajv, exported)
    .replace('"use strict";', '')
    .replaceAll(/export const (v\d+) = (\w+);/g, (_all, name?: string, validator?: string) => {
      names.set(name, validator)
      return ''
    })
    .replaceAll(/require\("ajv\/dist\/runtime\/(equal|ucs2length)"\)\.default/g, '$1')
  if (body.includes('require(')) throw new Error('The compiled schemas need another function of Ajv.')
  const entries = pointers.map(([name], index) => `${JSON.stringify(name)}: ${names.get(`v${index}`)},\n`)
  // V8 compiles a function in parentheses at once, instead of reading it twice.
  return `(function ({ equal, formats, ucs2length }) {\n${body}\nreturn {\n${entries.join('')}}\n})\n`
}

/**
 * The document without the `mapping` of discriminators: OpenAPI tools need it, but Ajv rejects it and reads each `const` instead.
 * The keys of the mapping stay in `x-tags`, for error messages. A union with a discriminator gets the type `object`, because Ajv's
 * `discriminator` accepts every value that is not an object. Descriptions are removed, because the code contains the schemas.
 */
function asAjvReads(document: object): object {
  return JSON.parse(
    JSON.stringify(document, (key, child) => {
      if (key === 'description' && typeof child === 'string') return undefined
      const { propertyName, mapping } = child?.discriminator ?? {}
      if (mapping === undefined) return child
      return {
        type: 'object',
        ...child,
        discriminator: { propertyName },
        'x-tags': { [propertyName]: Object.keys(mapping) },
      }
    }),
  )
}

function publications(document: Document, schemas: readonly string[]): string {
  const published = Object.entries(publicationSchemas).flatMap(([name, keyword]) => {
    const schema = document.components?.schemas?.[name]
    return schema ? [[name, { ...schema, [keyword]: undefined }] as const] : []
  })
  const pointers = published.map(([name]) => `/publications/${name}`)
  const data =
    published.length > 0
      ? schemas.filter(pointer =>
          /(?:Data|Trace(?:Parent|State)|PublisherEvent(?:Source|DataSchema))$/.test(pointer),
        )
      : []
  return compiled({ ...document, publications: Object.fromEntries(published) }, [...pointers, ...data], {})
}

function* bodyPointers(document: Document): Generator<string> {
  for (const { at, operation } of operationsOf(document))
    yield* contentPointers(`${at}/requestBody`, operation.requestBody?.content)
}

function* answerPointers(document: Document): Generator<string> {
  for (const { at, operation } of operationsOf(document))
    for (const [status, documented] of Object.entries(operation.responses)) {
      const response = pointerTo(`${at}/responses/${status}`, documented)
      const { headers = {}, content = {} } = resolve(document, documented)
      for (const [name, header] of Object.entries(headers))
        yield* schemaPointer(document, `${response}/headers/${name}`, header)
      // The messages of an event stream are component schemas. They would be most of the code.
      const { 'text/event-stream': _messages, ...others } = content
      yield* contentPointers(response, others)
    }
}

function* contentPointers(place: string, content: RequestBody['content'] = {}): Generator<string> {
  for (const [mediaType, { schema = {} }] of Object.entries(content))
    yield pointerTo(`${place}/content/${pointerToken(mediaType)}/schema`, schema)
}

function* parameterPointers(document: Document): Generator<string> {
  function* pointersOf(place: string, parameters: readonly Parameter[] = []) {
    for (const [index, parameter] of parameters.entries())
      yield* schemaPointer(document, `${place}/parameters/${index}`, parameter)
  }
  for (const [path, { parameters }] of Object.entries(document.paths))
    yield* pointersOf(`/paths/${pointerToken(path)}`, parameters)
  for (const { at, operation } of operationsOf(document)) yield* pointersOf(at, operation.parameters)
}

/** The pointer of the schema of a header or a parameter. A part of a document that is not valid may have none. */
function* schemaPointer(document: Document, place: string, given: { schema: Schema }): Generator<string> {
  const { schema } = resolve(document, given) ?? {}
  if (schema) yield pointerTo(`${pointerTo(place, given)}/schema`, schema)
}

/** The document without the `maximum` of integers: a private cloud allows larger pages, so `request-faults.ts` compares it. */
function withoutMaximum(document: Document): Document {
  return JSON.parse(
    JSON.stringify(document, (_key, child) =>
      child?.type === 'integer' ? { ...child, maximum: undefined } : child,
    ),
  )
}

function* operationsOf(document: Document) {
  for (const [path, item] of Object.entries(document.paths))
    for (const method of methods) {
      const operation = item[method]
      if (operation) yield { at: `/paths/${pointerToken(path)}/${method}`, operation }
    }
}
