import { resolve, type Schema } from './document.ts'

const prefix = '#/components/schemas/'

/** The name of the schema that a `$ref` refers to; undefined for other references and for schemas without a name. */
function nameOf({ $ref }: Schema): string | undefined {
  return $ref?.startsWith(prefix) ? $ref.slice(prefix.length) : undefined
}

/** The name of a schema, or of the items of an array. */
export function nameInside(schema: Schema): string | undefined {
  return nameOf(schema) ?? nameOf(resolved(schema).items ?? {})
}

export const hrefOfSchema = (name: string): string => `#/schemas/${name}`

/**
 * The schema behind a `$ref`. A keyword beside the `$ref`, such as `description`, replaces the same keyword
 * of the schema.
 */
export function resolved(schema: Schema): Schema {
  const { $ref, ...others } = schema
  return $ref ? { ...resolve(schema), ...others } : schema
}

interface Property {
  readonly name: string
  readonly schema: Schema
  readonly isRequired: boolean
}

interface Alternative {
  readonly title: string
  /** The value of the property that chooses this alternative. */
  readonly value: string | undefined
  readonly schema: Schema
}

interface Shape {
  readonly properties: readonly Property[]
  readonly alternatives: readonly Alternative[]
  /** The property that chooses an alternative. */
  readonly chosenBy: string | undefined
}

/**
 * A schema without its references: the properties of an object, or the alternatives of a union. The shape of an array is the
 * shape of its items.
 */
export function shapeOf(schema: Schema): Shape {
  const { items, oneOf, allOf = [], discriminator, properties = {}, required = [] } = resolved(schema)
  if (items) return shapeOf(items)
  if (oneOf) {
    const chosenBy = discriminator?.propertyName
    const mapping = Object.entries(discriminator?.mapping ?? {})
    const alternatives = oneOf.map(one => {
      const [value] = mapping.find(([, target]) => target === one.$ref) ?? []
      return { title: value ?? nameOf(one) ?? typeOf(one), value, schema: one }
    })
    return { properties: [], alternatives, chosenBy }
  }
  const inherited = allOf.map(shapeOf)
  const own = Object.entries(properties).map(([name, value]) => ({
    name,
    schema: value,
    isRequired: required.includes(name),
  }))
  return {
    properties: [...inherited.flatMap(shape => shape.properties), ...own],
    alternatives: inherited.flatMap(shape => shape.alternatives),
    chosenBy: inherited.find(shape => shape.chosenBy)?.chosenBy,
  }
}

/** Whether a schema has parts to show: properties, or variants of a union. */
export function hasParts(schema: Schema): boolean {
  const { properties, alternatives } = shapeOf(schema)
  return properties.length + alternatives.length > 0
}

/** The type of a schema in a few words, such as `array of strings (date-time)`. */
export function typeOf(schema: Schema): string {
  const { type, format, items, oneOf, allOf } = resolved(schema)
  if (items) return `array of ${plural(typeOf(items))}`
  if (type) {
    const types = [type].flat().join(' or ')
    return format && !nameOf(schema) ? `${types} (${format})` : types
  }
  if (oneOf) return [...new Set(oneOf.map(typeOf))].join(' or ')
  const [first] = allOf ?? []
  return first ? typeOf(first) : 'any'
}

const plural = (text: string) => text.replace(/^(string|integer|number|boolean|object|array)/, '$1s')

/** The allowed values of a schema, or of the items of an array. */
export function valuesOf(schema: Schema): readonly string[] {
  const { enum: values, const: value, items } = resolved(schema)
  if (items) return valuesOf(items)
  return (values ?? (value === undefined ? [] : [value])).map(String)
}

/** What a value may be, in short sentences without regular expressions. */
export function limitsOf(schema: Schema): readonly string[] {
  const limits = resolved(schema)
  const { items, 'x-must-be': mustBe, default: standard } = limits
  // The allowed values, or the form that `x-must-be` describes, say more than a length.
  const hasForm = mustBe !== undefined || valuesOf(schema).length > 0
  return [
    !hasForm && range(limits.minLength, limits.maxLength, counted('character')),
    range(limits.minimum, limits.maximum, readable),
    range(limits.minItems, limits.maxItems, counted('item')),
    limits.uniqueItems && 'each once',
    mustBe && `must be ${mustBe}`,
    standard !== undefined && `default ${standard}`,
    limits.writeOnly && 'never returned',
    limits['x-extensible'] && 'may gain values',
    ...(items ? limitsOf(items) : []),
  ].filter(limit => limit !== false && limit !== undefined)
}

const readable = (number: number) => number.toLocaleString()
const counted = (noun: string) => (count: number) => `${readable(count)} ${noun}${count === 1 ? '' : 's'}`

function range(from: number | undefined, to: number | undefined, words: (count: number) => string) {
  if (from === undefined) return to === undefined ? undefined : `at most ${words(to)}`
  if (to === undefined || to > 1e9) return `at least ${words(from)}`
  return from === to ? words(to) : `${readable(from)} to ${words(to)}`
}
