import { dereference, publicDocument } from '@tenant-api/contract'

interface Schema {
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

function hasParts({ properties, oneOf, allOf }: Schema): boolean {
  return (properties ?? oneOf ?? allOf) !== undefined
}

/** The sorted names of all properties whose schema is wanted. */
function propertyNames(
  isWanted: (schema: Schema) => boolean,
  part: object = publicDocument.components,
): readonly string[] {
  const found = Object.values(part)
    .filter(value => value instanceof Object)
    .flatMap(value => propertyNames(isWanted, value))
  const own = 'properties' in part ? Object.entries(part.properties as Readonly<Record<string, Schema>>) : []
  const wanted = own.filter(([, schema]) => isWanted(dereference(schema, publicDocument)))
  return [...new Set([...found, ...wanted.map(([name]) => name)])].sort()
}
