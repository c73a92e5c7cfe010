import {
  type FieldError,
  mostFieldErrors,
  mostPathCharacters,
  type RequestFault,
  sentence,
} from './field-error.ts'
import type { Violation } from './sentences.ts'

/** The words by which error messages name a body and its parts. */
interface BodyWords {
  readonly whole?: string
  readonly part?: 'property' | 'parameter' | 'header'
  /** The index of the validated event in a batch. */
  readonly item?: number | undefined
}

/** The violation to report if another validator refuses a body in which ours finds no violation. */
const noViolation: Violation = { path: '', code: 'invalid', message: 'does not fit the document' }

/** The documented error for the violations of a body, or of a part of a body. */
export function bodyFault(violations: readonly Violation[], words: BodyWords = {}): RequestFault {
  const [first = noViolation, ...others] = violations.slice(0, mostFieldErrors)
  const error = bodyError(first, words)
  return {
    errorCode: 'invalid_body',
    message: error.message,
    errors: [error, ...others.map(violation => bodyError(violation, words))],
  }
}

function bodyError(
  { path, code, message }: Violation,
  { whole = 'body', part = 'property', item }: BodyWords,
): FieldError {
  const words = path
    .split('/')
    .slice(1)
    .map(word => word.replaceAll('~1', '/').replaceAll('~0', '~').slice(0, 64).toWellFormed())
  const name = [...(item === undefined ? [] : [`[${item}]`]), ...words].join('.')
  const place = name === '' ? `The ${whole}` : `The ${part} '${name}'`
  const pointer = item === undefined ? path : `/${item}${path}`
  return { path: part === 'header' ? name : fragmentOf(pointer), code, message: sentence(place, message) }
}

/** A JSON Pointer as a URI fragment (RFC 6901, section 6). A pointer that is too long is cut, and then names an enclosing value. */
function fragmentOf(pointer: string): string {
  const parts = pointer.split('/').map(name => encodeURIComponent(name.toWellFormed()))
  while (`#${parts.join('/')}`.length > mostPathCharacters) parts.pop()
  return `#${parts.join('/')}`
}
