/** A placeholder that matches several values. */
export class Pattern {
  readonly description: string
  readonly matches: (value: unknown) => boolean

  constructor(description: string, matches: (value: unknown) => boolean) {
    this.description = description
    this.matches = matches
  }
}

interface Comparison {
  /** The name of the value in messages, such as `body.status`. */
  readonly place: string
  /** Ignores properties that the expected objects do not have. */
  readonly isPartial: boolean
}

/** A message for each difference between a value and the expected value. */
export function differences(
  actual: unknown,
  expected: unknown,
  { place, isPartial }: Comparison,
): readonly string[] {
  const differs = [`${place} must be ${shown(expected)}, got ${shown(actual)}`]
  if (expected instanceof Pattern) return expected.matches(actual) ? [] : differs
  if (Array.isArray(expected)) {
    if (!Array.isArray(actual)) return differs
    if (actual.length !== expected.length)
      return [`${place} must have ${expected.length} items, got ${actual.length}: ${shown(actual)}`]
    return expected.flatMap((item, index) =>
      differences(actual[index], item, { place: `${place}[${index}]`, isPartial }),
    )
  }
  if (!isObject(expected)) return Object.is(actual, expected) ? [] : differs
  if (!isObject(actual) || Array.isArray(actual)) return differs
  const names = new Set([...Object.keys(expected), ...(isPartial ? [] : Object.keys(actual))])
  return [...names].flatMap(name =>
    differences(actual[name], expected[name], { place: nameOf(place, name), isPartial }),
  )
}

/** A value as short JSON. */
export function shown(value: unknown): string {
  if (value instanceof Pattern) return value.description
  if (value === undefined) return 'nothing'
  const text = JSON.stringify(value, (_, part) => (part instanceof Pattern ? `<${part.description}>` : part))
  return text.length > 300 ? `${text.slice(0, 300)}…` : text
}

/** Names a property in messages: `object.property`, or only `property` if the object is `the value`. */
function nameOf(place: string, name: string): string {
  return place === 'the value' ? name : `${place}.${name}`
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null
}
