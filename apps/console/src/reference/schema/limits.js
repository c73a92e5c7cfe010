import { resolved } from './shape.js'

/** What a value may be, in short sentences without regular expressions. */
export function limitsOf(schema) {
  const limits = resolved(schema)
  const { items, 'x-must-be': mustBe, default: standard, writeOnly, uniqueItems } = limits
  // The allowed values, or the form that `x-must-be` describes, say more than a length.
  const hasForm = mustBe !== undefined || valuesOf(schema).length > 0
  return [
    !hasForm && range(limits.minLength, limits.maxLength, counted('character')),
    range(limits.minimum, limits.maximum, readable),
    range(limits.minItems, limits.maxItems, counted('item')),
    uniqueItems && 'each once',
    mustBe && `must be ${mustBe}`,
    standard !== undefined && `default ${standard}`,
    writeOnly && 'never returned',
    limits['x-extensible'] && 'may gain values',
    ...(items ? limitsOf(items) : []),
  ].filter(Boolean)
}

const readable = number => number.toLocaleString()
const counted = noun => count => `${readable(count)} ${noun}${count === 1 ? '' : 's'}`

function range(from, to, words) {
  if (from === undefined && to === undefined) return undefined
  if (from === undefined) return `at most ${words(to)}`
  if (to === undefined || to > 1e9) return `at least ${words(from)}`
  return from === to ? words(to) : `${readable(from)} to ${words(to)}`
}

/** The allowed values of a schema, or of the items of an array. */
export function valuesOf(schema) {
  const { enum: values, const: value, items } = resolved(schema)
  if (items) return valuesOf(items)
  return values ?? (value === undefined ? [] : [value])
}
