/** Checks of the arguments and options that callers pass. They throw a TypeError with the name of what is wrong. */
import { isRecord } from './json.ts'

export function check(isRight: boolean, sentence: string): void {
  if (!isRight) throw new TypeError(sentence)
}

/**
 * Checks an option that is a number or `Infinity`, and fills in its default.
 *
 * @throws {TypeError} for any other value, or a number below `least`
 */
export function atLeast(least: number, name: string, value: unknown, fallback: number): number {
  if (value === undefined) return fallback
  check(
    typeof value === 'number' && value >= least,
    `${name} must be a number of ${least} or more, got ${typeof value} ${value}.`,
  )
  return value as number
}

/** @throws {TypeError} naming an option that must be a function, but is set to something else */
export function checkHooks(hooks: object): void {
  for (const [name, hook] of Object.entries(hooks))
    check(hook === undefined || typeof hook === 'function', `${name} must be a function.`)
}

/**
 * Checks the names of options: a misspelt option would have no effect.
 *
 * @throws {TypeError} for an unknown name, or a value that is not an object
 */
export function checkNames(options: unknown, known: readonly string[]): void {
  const names = `Options: ${known.join(', ')}.`
  check(isRecord(options), `Pass an object. ${names}`)
  // Unlike Object.keys, `in` finds the properties of an AbortSignal that is passed instead of `{ signal }`.
  for (const name in options as object) check(known.includes(name), `${name} is unknown. ${names}`)
}
