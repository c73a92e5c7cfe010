import type { FieldError } from './field-errors.ts'
import { fieldErrorCodes } from './generated/responses.ts'
import { listed } from './listed.ts'
import { isRecord } from './parts.ts'

/** What the path of a field error must be, for an error message. */
export const pathNoun = "a JSON pointer such as '#/name', or the name of a parameter"

/** True for `#`, a JSON pointer as a URI fragment such as `#/name`, or the name of a parameter. */
export function isErrorPath(path: string): boolean {
  return /^(#(\/.*)?|[^#/]+)$/.test(path)
}

/**
 * Refuses errors that the document does not allow.
 *
 * @throws {TypeError} naming the first wrong value, such as `errors[0].code`
 */
export function refuseErrors(errors: unknown): asserts errors is readonly FieldError[] {
  if (!Array.isArray(errors) || !errors.every(isRecord))
    throw new TypeError("The property 'errors' must be a list of { path, code, message }.")
  if (errors.length === 0) throw new TypeError("The property 'errors' must have at least one item.")
  for (const [index, { path, code, message }] of errors.entries()) {
    if (typeof path !== 'string' || !isErrorPath(path)) throw wrong(`errors[${index}].path`, pathNoun, path)
    if (!fieldErrorCodes.some(known => known === code))
      throw wrong(`errors[${index}].code`, `a documented code: ${listed(fieldErrorCodes)}`, code)
    if (typeof message !== 'string') throw wrong(`errors[${index}].message`, 'a string', message)
  }
}

function wrong(name: string, allowed: string, given: unknown): TypeError {
  const shown = typeof given === 'string' ? `'${given}'` : given
  return new TypeError(`The property '${name}' must be ${allowed}, got ${shown}.`)
}
