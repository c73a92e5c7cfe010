import { listed } from './listed.ts'
import { isRecord } from './parts.ts'

/**
 * Refuses options that are not an object, and unknown options, such as a misspelt name, which would otherwise have no effect.
 *
 * @throws {TypeError} naming the first unknown option, and the known ones
 */
export function refuseUnknownOptions(options: object, known: readonly string[]): void {
  if (!isRecord(options))
    throw new TypeError(
      `The options must be an object, got ${Array.isArray(options) ? 'an array' : options}.`,
    )
  const unknown = Object.keys(options).find(name => !known.includes(name))
  if (unknown !== undefined)
    throw new TypeError(`The option '${unknown}' is unknown. Known options: ${listed(known)}.`)
}
