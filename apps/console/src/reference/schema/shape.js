import { resolve } from '../document/openapi.js'
import { nameOf } from './schema-name.js'

/**
 * A schema without its references: the properties of an object, or the alternatives of a union and the property that chooses
 * one. The shape of an array is the shape of its items.
 */
export function shapeOf(schema) {
  const { items, oneOf, allOf, discriminator, properties, required = [] } = resolved(schema)
  if (items) return shapeOf(items)
  if (oneOf)
    return {
      properties: [],
      alternatives: oneOf.map(one => alternative(one, discriminator)),
      chosenBy: discriminator?.propertyName,
    }
  const own = Object.entries(properties ?? {}).map(([name, value]) => ({
    name,
    schema: value,
    isRequired: required.includes(name),
  }))
  const inherited = (allOf ?? []).map(shapeOf)
  return {
    properties: [...inherited.flatMap(shape => shape.properties), ...own],
    alternatives: inherited.flatMap(shape => shape.alternatives),
    chosenBy: inherited.find(shape => shape.chosenBy)?.chosenBy,
  }
}

/**
 * The schema behind a `$ref`. A keyword beside the `$ref`, such as `description`, replaces the same keyword
 * of the schema.
 */
export function resolved(schema) {
  const { $ref, ...others } = schema
  return $ref ? { ...resolve(schema), ...others } : schema
}

function alternative(schema, discriminator) {
  const [value] =
    Object.entries(discriminator?.mapping ?? {}).find(([, target]) => target === schema.$ref) ?? []
  return { title: value ?? nameOf(schema) ?? typeOf(schema), value, schema }
}

/** The type of a schema in a few words, such as `array of strings (date-time)`. */
export function typeOf(schema) {
  const { type, format, items, oneOf, allOf } = resolved(schema)
  if (items) return `array of ${plural(typeOf(items))}`
  if (type)
    return format && !nameOf(schema)
      ? `${[type].flat().join(' or ')} (${format})`
      : [type].flat().join(' or ')
  if (oneOf) return [...new Set(oneOf.map(typeOf))].join(' or ')
  return allOf ? typeOf(allOf[0]) : 'any'
}

const plural = text => text.replace(/^(string|integer|number|boolean|object|array)/, '$1s')
