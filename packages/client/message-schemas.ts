/** Extracts the schemas of a subscription's messages. Uses the public document, because it allows unknown properties in answers. */
import { eventStream, publicDocument } from '@tenant-api/contract'
import type { Schema } from './src/schema.ts'

/** The keywords that `violations` in src/schema.ts supports. */
const keywords = [
  ...['$ref', 'allOf', 'oneOf', 'discriminator', 'type', 'const', 'enum', 'format', 'pattern'],
  ...['minLength', 'maxLength', 'minimum', 'maximum', 'maxItems', 'items'],
  ...['required', 'properties'],
]
const annotations = ['description', 'examples', 'x-closed', 'x-extensible', 'x-must-be']
const reference = '#/components/schemas/'

/** Source code of the schema of a message, and of the schemas that it references. */
export function messageSchemasModule(): string {
  const { root, schemas } = messageSchemas()
  const lines = Object.entries(schemas).map(([name, schema]) => `  ${name}: ${JSON.stringify(schema)},`)
  return [
    `import type { Schema } from '../schema.ts'`,
    `/** A message of a subscription. */`,
    `export const messageSchema: Schema = ${JSON.stringify(root)}`,
    `/** The schemas that it refers to, by name. */`,
    `export const schemas: Readonly<Record<string, Schema>> = {\n${lines.join('\n')}\n}\n`,
  ].join('\n\n')
}

/**
 * The schema of a message, and by name the schemas that it references. Leaves out annotations.
 *
 * @throws {Error} when a schema uses a keyword that `violations` does not support
 */
function messageSchemas(): {
  readonly root: Schema
  readonly schemas: Readonly<Record<string, Schema>>
} {
  const schemas: Record<string, Schema> = {}

  function reduced(schema: object, where: string): Schema {
    const kept = Object.entries(schema).filter(
      ([keyword, value]) =>
        !annotations.includes(keyword) && !(keyword === 'additionalProperties' && value === true),
    )
    return Object.fromEntries(
      kept.map(([keyword, value]) => {
        if (!keywords.includes(keyword))
          throw new Error(
            `${where}: the client's validation of messages does not support the keyword ${keyword}. Use another, or add it to packages/client/src/schema.ts.`,
          )
        return [keyword, reducedValue(keyword, value, where)]
      }),
    )
  }

  function reducedValue(keyword: string, value: unknown, where: string): unknown {
    switch (keyword) {
      case '$ref':
        return included(String(value))
      case 'discriminator':
        return { propertyName: (value as { propertyName: string }).propertyName }
      case 'allOf':
      case 'oneOf':
        return (value as object[]).map(part => reduced(part, where))
      case 'properties':
        return Object.fromEntries(
          Object.entries(value as Record<string, object>).map(([name, child]) => [
            name,
            reduced(child, where),
          ]),
        )
      default:
        return typeof value === 'object' && value !== null && !Array.isArray(value)
          ? reduced(value, where)
          : value
    }
  }

  function included(pointer: string): string {
    const name = pointer.replace(reference, '')
    if (!schemas[name]) {
      schemas[name] = {}
      schemas[name] = reduced(publicDocument.components.schemas?.[name] as object, name)
    }
    return name
  }

  return { root: { $ref: included(`#${eventStream.schema}`) }, schemas }
}
