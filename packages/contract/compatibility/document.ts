/** The parts of an OpenAPI 3.1 document that are compared. All references are local, because the documents are bundled. */
export interface Document {
  readonly info: { readonly version: string }
  readonly servers?: readonly { readonly url: string }[]
  readonly paths: Readonly<Record<string, PathItem>>
  readonly webhooks?: Readonly<Record<string, PathItem>>
  readonly components?: Readonly<Record<string, Readonly<Record<string, object>>>>
}

export type PathItem = { readonly parameters?: readonly Parameter[] } & Readonly<
  Partial<Record<(typeof methods)[number], Operation>>
>
export const methods = ['get', 'put', 'post', 'patch', 'delete'] as const

export interface Operation {
  readonly operationId: string
  readonly parameters?: readonly Parameter[]
  readonly requestBody?: RequestBody
  readonly responses: Readonly<Record<string, Response>>
  readonly security?: readonly Readonly<Record<string, readonly string[]>>[]
  readonly deprecated?: boolean
  readonly 'x-internal'?: boolean
  readonly 'x-release-lifecycle'?: string
  /** The date since which the operation is deprecated. */
  readonly 'x-deprecation'?: string
  /** The date on which the operation ends. */
  readonly 'x-sunset'?: string
}

export interface Parameter {
  readonly name: string
  readonly in: string
  readonly required?: boolean
  readonly style?: string
  readonly explode?: boolean
  readonly allowReserved?: boolean
  readonly deprecated?: boolean
  readonly example?: unknown
  /** What the parameter of an event stream sets: where the stream starts, or which events it sends. */
  readonly 'x-stream-parameter'?: 'position' | 'time' | 'types' | 'filters' | 'lastEventId'
  readonly schema: Schema
}

export interface RequestBody {
  readonly required?: boolean
  readonly content: Readonly<Record<string, Content>>
}

export interface Content {
  readonly schema?: Schema
  /** The schema of each item of a stream (OpenAPI 3.2). */
  readonly itemSchema?: Schema
}

export interface Response {
  readonly headers?: Readonly<Record<string, { readonly required?: boolean; readonly schema: Schema }>>
  readonly content?: Readonly<Record<string, Content>>
}

export interface Schema {
  readonly $ref?: string
  readonly properties?: Readonly<Record<string, Schema>>
  readonly required?: readonly string[]
  readonly items?: Schema
  readonly additionalProperties?: boolean | Schema
  readonly oneOf?: readonly Schema[]
  readonly anyOf?: readonly Schema[]
  readonly allOf?: readonly Schema[]
  /** The schema of the value that a string contains. */
  readonly contentSchema?: Schema
  readonly patternProperties?: Readonly<Record<string, Schema>>
  readonly discriminator?: { readonly propertyName: string }
  readonly type?: string | readonly string[]
  readonly enum?: readonly unknown[]
  readonly const?: unknown
  readonly [keyword: string]: unknown
}

/** The schema of a body; of a stream, that of the message in each item. Until OpenAPI 3.1, `schema` describes the message. */
export function messageSchema({ schema, itemSchema }: Content): Schema | undefined {
  return itemSchema ? (itemSchema.properties?.data?.contentSchema ?? itemSchema) : schema
}

/** The target of a reference, through any chain of references; any other value is returned unchanged. */
export function resolve<Value extends object>(document: Document, value: Value): Value {
  return referenced(document, value).at(-1) ?? value
}

/**
 * A value, the target of its reference, the target of that one's reference, and so on.
 *
 * @throws {Error} if a reference leads back to itself
 */
function referenced<Value extends object>(document: Document, value: Value): readonly Value[] {
  const found = [value]
  const seen = new Set<string>()
  for (const one of found) {
    const { $ref } = one as { $ref?: string }
    if ($ref === undefined) continue
    if (seen.has($ref)) throw new Error(`The reference ${$ref} leads back to itself.`)
    seen.add($ref)
    found.push(targetOf<Value>(document, $ref))
  }
  return found
}

interface SchemaParts {
  /** The target of the schema's reference; empty without a reference. */
  readonly target: Schema
  /** The keywords beside the reference, which apply in addition to the target. */
  readonly beside: Schema
}

export function partsOf(document: Document, schema: Schema): SchemaParts {
  const [beside = {}, ...targets] = referenced(document, schema).map(({ $ref: _, ...others }) => others)
  return { target: Object.assign({}, ...targets.toReversed()), beside }
}

function targetOf<Value extends object>(document: Document, $ref: string): Value {
  const names = $ref.split('/').slice(1)
  const found = names.reduce<unknown>(
    (place, name) =>
      (place as Record<string, unknown> | undefined)?.[name.replaceAll('~1', '/').replaceAll('~0', '~')],
    document,
  )
  if (found === undefined) throw new Error(`The document has nothing at ${$ref}.`)
  return found as Value
}

/** Unwraps a schema that contains only an `allOf` of one schema, and perhaps a description. */
export function unwrapped(schema: Schema): Schema {
  const { allOf = [], description: _, ...rest } = schema
  const [only, ...others] = allOf
  return only && others.length === 0 && Object.keys(rest).length === 0 ? unwrapped(only) : schema
}

/** The name of the component that a reference names; undefined for a schema without a reference. */
export function componentName({ $ref }: Schema): string | undefined {
  return $ref?.split('/').at(-1)
}
