import { type Violation as Fault, validate } from '@tenant-api/contract'

/** A broken promise. The message is a sentence that names the place, the promise and the value received. */
export class Violation extends Error {
  override name = 'Violation'
}

/** Compares a value with what the document promises. Each method throws a {@link Violation} if the value breaks the promise. */
export function expect(actual: unknown, place = 'the value') {
  return { ...comparisons(actual, place, false), not: comparisons(actual, place, true) }
}

/** A placeholder for any number or any string. */
expect.any = (type: NumberConstructor | StringConstructor) =>
  new Pattern(`a ${type.name.toLowerCase()}`, value => typeof value === type.name.toLowerCase())

expect.stringMatching = (pattern: RegExp) =>
  new Pattern(`a string like ${pattern}`, value => typeof value === 'string' && pattern.test(value))

function comparisons(actual: unknown, place: string, isNegated: boolean) {
  const must = (isMet: boolean, promise: string) => {
    if (isMet === isNegated)
      throw new Violation(`${place} must ${isNegated ? 'not ' : ''}${promise}, got ${shown(actual)}`)
  }
  const mustEqual = (expected: unknown, isPartial: boolean) => {
    const found = differences(actual, expected, { place, isPartial })
    if (isNegated) must(found.length === 0, `be ${shown(expected)}`)
    else if (found.length > 0) throw new Violation(found.slice(0, 5).join('; '))
  }
  return {
    toBe: (expected: unknown) => must(Object.is(actual, expected), `be ${shown(expected)}`),
    toBeUndefined: () => must(actual === undefined, 'be absent'),
    /** Compares all properties. A property with the value `undefined` counts as absent. */
    toEqual: (expected: unknown) => mustEqual(expected, false),
    /** Compares only the properties of the expected objects. */
    toMatchObject: (expected: unknown) => mustEqual(expected, true),
    toMatch: (pattern: RegExp) =>
      must(typeof actual === 'string' && pattern.test(actual), `match ${pattern}`),
    toContain: (part: unknown) =>
      must(
        typeof actual === 'string'
          ? actual.includes(String(part))
          : Array.isArray(actual) && actual.includes(part),
        `contain ${shown(part)}`,
      ),
    /** @param path the names of nested properties, separated by dots */
    toHaveProperty: (path: string) =>
      must(propertyAt(actual, path.split('.')) !== undefined, `have the property '${path}'`),
    toHaveLength: (length: number) =>
      must((actual as { length?: unknown } | undefined)?.length === length, `have the length ${length}`),
    toBeGreaterThan: (bound: number) => must(Number(actual) > bound, `be greater than ${bound}`),
    toBeGreaterThanOrEqual: (bound: number) => must(Number(actual) >= bound, `be at least ${bound}`),
    toBeLessThan: (bound: number) => must(Number(actual) < bound, `be less than ${bound}`),
    toBeLessThanOrEqual: (bound: number) => must(Number(actual) <= bound, `be at most ${bound}`),
  }
}

function propertyAt(value: unknown, [name, ...rest]: readonly string[]): unknown {
  if (name === undefined) return value
  return propertyAt((value as Record<string, unknown> | null | undefined)?.[name], rest)
}

/** A placeholder that matches several values. */
class Pattern {
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
function differences(
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

/** Expects a value that is valid by a schema of the document. */
export function expectValid(schema: Parameters<typeof validate>[0], value: unknown): void {
  expectNone(schema, validate(schema, value))
}

/** Expects no violations of a schema. */
export function expectNone(name: string, violations: readonly Fault[]): void {
  if (violations.length > 0)
    throw new Violation(
      `${name} is not valid: ${violations.map(({ path, message }) => `${path || 'it'} ${message}`).join('; ')}`,
    )
}
