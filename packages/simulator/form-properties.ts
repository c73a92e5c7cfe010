import { dereference, eventStream, publicDocument } from '@tenant-api/contract'
import type { FormProperties } from './src/documented-response.ts'

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
