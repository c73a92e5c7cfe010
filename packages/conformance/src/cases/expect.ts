import { differences, Pattern, shown } from './differences.ts'

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
