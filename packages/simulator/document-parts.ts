import { dereference, eventStream, type OpenApiDocument, publicDocument } from '@tenant-api/contract'
import type { FormProperties, OperationResponses } from './src/documented-response.ts'

interface Parameter {
  readonly name: string
  readonly in: string
  readonly example?: unknown
  readonly schema: { readonly default?: unknown; readonly examples?: readonly unknown[] }
}

/** The parts of an operation's parameters that the answers depend on: the examples in its path, and the default size of a page. */
export function parametersOf(
  document: OpenApiDocument,
  path: string,
  method: string,
): Pick<OperationResponses, 'parameters' | 'pageSize'> {
  // The cast is safe: the type of the document contains only the parts that other code reads.
  const item = document.paths[path] as unknown as Readonly<Record<string, { parameters?: Parameter[] }>>
  const listed = [(item.parameters ?? []) as Parameter[], item[method.toLowerCase()]?.parameters ?? []].flat()
  const parameters = listed.map(parameter => dereference(parameter, document))
  const exampleOf = ({ example, schema }: Parameter) => example ?? dereference(schema, document).examples?.[0]
  const inPath = parameters.filter(parameter => parameter.in === 'path' && exampleOf(parameter) !== undefined)
  const take = parameters.find(parameter => parameter.in === 'query' && parameter.name === 'take')
  const pageSize = take && Number(take.schema.default ?? take.example)
  return {
    parameters: Object.fromEntries(inPath.map(parameter => [parameter.name, String(exampleOf(parameter))])),
    ...(pageSize && { pageSize }),
  }
}

interface PropertySchema {
  readonly type?: string
  readonly format?: string
  readonly properties?: object
  readonly oneOf?: object
  readonly allOf?: object
}

/** The names of the properties whose format is `password`. */
export function secretNames(): readonly string[] {
  return propertyNames(({ format }) => format === 'password')
}

/** The names of the properties that are always maps with arbitrary keys, such as metadata. */
export function mapNames(): readonly string[] {
  const others = propertyNames(hasParts)
  return propertyNames(({ type }) => type === 'object').filter(name => !others.includes(name))
}

function hasParts({ properties, oneOf, allOf }: PropertySchema): boolean {
  return (properties ?? oneOf ?? allOf) !== undefined
}

/** The sorted names of all properties whose schema is wanted. */
function propertyNames(
  isWanted: (schema: PropertySchema) => boolean,
  part: object = publicDocument.components,
): readonly string[] {
  const found = Object.values(part)
    .filter(value => value instanceof Object)
    .flatMap(value => propertyNames(isWanted, value))
  const own =
    'properties' in part ? Object.entries(part.properties as Readonly<Record<string, PropertySchema>>) : []
  const wanted = own.filter(([, schema]) => isWanted(dereference(schema, publicDocument)))
  return [...new Set([...found, ...wanted.map(([name]) => name)])].sort()
}

/** The discriminator of a union, as OpenAPI defines it. */
interface Discriminator {
  readonly propertyName: string
  /** References to the schemas of the forms, by the value of the property `propertyName`. */
  readonly mapping?: Readonly<Record<string, string>>
}

/** The properties that only some forms of a union have, for each union of the document with a discriminator. */
export function formProperties(): FormProperties {
  const found: Record<string, Record<string, readonly string[]>> = {}
  for (const { propertyName, mapping = {} } of discriminators()) {
    const forms = Object.entries(mapping).map(([value, $ref]) => ({ value, names: propertiesOf($ref) }))
    const values = found[propertyName] ?? {}
    found[propertyName] = values
    for (const { value, names } of forms) {
      const own = names.filter(name => !forms.every(form => form.names.includes(name)))
      if (own.length > 0) values[value] = [...new Set([...(values[value] ?? []), ...own])]
    }
  }
  return found
}

/** The discriminators of all unions but the union of the messages: a pushed message always has the type of its example. */
function discriminators(): readonly Discriminator[] {
  const schemas = Object.entries(publicDocument.components.schemas ?? {})
  return schemas
    .filter(([name]) => !eventStream.schema.endsWith(`/${name}`))
    .flatMap(([, schema]) => (isUnion(schema) ? [schema.discriminator] : []))
}

function isUnion(schema: unknown): schema is { readonly discriminator: Discriminator } {
  return schema instanceof Object && 'discriminator' in schema
}

function propertiesOf($ref: string): readonly string[] {
  const { properties = {} } = dereference<{ readonly properties?: object }>({ $ref }, publicDocument)
  return Object.keys(properties)
}

/** The values of a schema with `enum`; empty if the document does not have the schema. */
export function enumOf(name: 'FieldErrorCode' | 'StreamErrorCode'): readonly string[] {
  const schemas = publicDocument.components.schemas as Readonly<
    Record<string, { readonly enum?: readonly string[] }>
  >
  return schemas[name]?.enum ?? []
}
