import { errorLimits, type faults } from '../generated/operations.ts'
import type { components } from '../generated/schema.ts'
import type { FieldErrorCode } from './violation-codes.ts'

export type FieldError = components['schemas']['FieldError']

type Responses = typeof faults
type DocumentedFault = { [Name in keyof Responses]: Responses[Name][keyof Responses[Name]] }[keyof Responses]

/** The documented error for an invalid request, status 400. */
export interface RequestFault {
  readonly errorCode: DocumentedFault['errorCode']
  readonly message: string
  /** At least one entry. The first entry has the same `message` as the whole error. */
  readonly errors: readonly FieldError[]
}

/** Maximum number of field errors in an answer. */
export const mostFieldErrors = errorLimits.fieldErrors
export const mostPathCharacters = errorLimits.pathCharacters

/**
 * The error for one place of a request.
 *
 * @param path the name of a parameter, or a JSON Pointer into the body as a URI fragment: `#/name`
 */
export function faultAt(
  path: string,
  errorCode: RequestFault['errorCode'],
  message: string,
  code: FieldErrorCode = 'invalid',
): RequestFault {
  return { errorCode, message, errors: [{ path, code, message }] }
}

/** The error for a whole body, for example if it is not JSON. */
export function wholeBodyFault(message: string): RequestFault {
  return faultAt('#', 'invalid_body', message)
}

/** Joins a place and its fault into a sentence: `The body` and `must be an object` become `The body must be an object.` */
export function sentence(place: string, end: string): string {
  return `${place} ${end}${end.endsWith('?') ? '' : '.'}`
}
