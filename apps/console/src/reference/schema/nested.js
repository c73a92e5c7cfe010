import { nameOf } from './schema-name.js'
import { resolved, shapeOf } from './shape.js'

/** Whether a schema has parts to show: properties, or variants of a union. */
export function hasParts(schema) {
  const { properties, alternatives } = shapeOf(schema)
  return properties.length + alternatives.length > 0
}

/** The name of a schema, or of the items of an array. */
export const nameInside = schema => nameOf(schema) ?? nameOf(resolved(schema).items ?? {})
