import { malformedJson, unstorableFault, wholeBodyFault } from '@tenant-api/contract'
import { limits } from '../limits.ts'
import { type JsonScan, type SoughtMembers, scanJson } from './json-scan.ts'
import { invalidRequest, type Problem } from './problem.ts'

/**
 * Parses JSON (RFC 8259) more strictly than `JSON.parse`: valid UTF-8 without a byte order mark, at most 64 levels. Strings
 * must not contain NUL characters or lone surrogates, which some stores and clients cannot hold. Numbers must be in the range
 * of a double: `JSON.stringify` would write `null` for others.
 *
 * @param mostValues maximum number of values inside arrays and objects; an empty array or object counts as two
 * @param sought members whose places are in the `scan` of the result
 * @throws {Problem} `invalid_body`
 */
export function parseJson(
  bytes: Uint8Array,
  mostValues = Number.POSITIVE_INFINITY,
  sought?: SoughtMembers,
): ParsedJson {
  const text = decodeUtf8(bytes)
  if (text.startsWith('\uFEFF')) throw invalidBody('The body starts with a byte order mark.')
  const scan = scanJson(bytes, sought)
  if (scan.levels > limits.jsonLevels)
    throw invalidBody(`The body is nested more than ${limits.jsonLevels} levels deep.`)
  if (scan.values > mostValues)
    throw invalidBody(`The body has more than ${mostValues.toLocaleString('en-US')} values.`)
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch (cause) {
    throw invalidRequest(malformedJson, cause)
  }
  // Only an escape can yield a NUL or a lone surrogate: valid UTF-8 has no surrogates, and JSON has no unescaped NUL.
  const fault = (scan.mayBeInfinite || text.includes('\\u')) && unstorableFault(value)
  if (fault) throw invalidRequest(fault)
  return { text, value, scan }
}

export interface ParsedJson {
  /** The text of the value, which has the digits that a double cannot hold. */
  readonly text: string
  readonly value: unknown
  readonly scan: JsonScan
}

/** @throws {Problem} `invalid_body` when the bytes are not valid UTF-8 */
export function decodeUtf8(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes)
  } catch (cause) {
    throw invalidBody('The body is not valid UTF-8.', cause)
  }
}

function invalidBody(message: string, cause?: unknown): Problem {
  return invalidRequest(wholeBodyFault(message), cause)
}
