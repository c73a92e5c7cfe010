import { malformedJson, unstorableFault, wholeBodyFault } from '@tenant-api/contract'
import { limits } from '../limits.ts'
import { invalidRequest, type Problem } from './problem.ts'

/**
 * Parses JSON (RFC 8259) more strictly than `JSON.parse`: valid UTF-8 without a byte order mark, at most 64 levels. Strings
 * must not contain NUL characters or lone surrogates, which some stores and clients cannot hold. Numbers must be in the range
 * of a double: `JSON.stringify` would write `null` for others.
 *
 * @param mostValues maximum number of values inside arrays and objects; an empty array or object counts as two
 * @throws {Problem} `invalid_body`
 */
export function parseJson(bytes: Uint8Array, mostValues = Number.POSITIVE_INFINITY): ParsedJson {
  const parsed = parseAnyNumbers(bytes, mostValues)
  refuseInfinite(parsed)
  return parsed
}

/**
 * Parses JSON as `parseJson` does, but leaves the check of numbers to callers, because it costs a tenth of the acceptance of an event: call
 * `refuseInfinite`, unless the text is what `JSON.stringify` prints, which has no infinite numbers.
 *
 * @throws {Problem} `invalid_body`
 */
export function parseAnyNumbers(bytes: Uint8Array, mostValues = Number.POSITIVE_INFINITY): ParsedJson {
  const text = decodeUtf8(bytes)
  if (text.startsWith('\uFEFF')) throw invalidBody('The body starts with a byte order mark.')
  refuseLargeStructure(bytes, mostValues)
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch (cause) {
    throw invalidRequest(malformedJson, cause)
  }
  // Only an escape can yield a NUL or a lone surrogate: valid UTF-8 has no surrogates, and JSON has no unescaped NUL.
  if (text.includes('\\u')) refuseUnstorable(value)
  return { text, value }
}

/** @throws {Problem} `invalid_body` when a number is out of the range of a double */
export function refuseInfinite({ text, value }: ParsedJson): void {
  if (mayBeInfinite.test(text)) refuseUnstorable(value)
}

function refuseUnstorable(value: unknown): void {
  const fault = unstorableFault(value)
  if (fault) throw invalidRequest(fault)
}

export interface ParsedJson {
  /** The text of the value, which has the digits that a double cannot hold. */
  readonly text: string
  readonly value: unknown
}

/**
 * Matches every text with a number beyond 1.8e308: if its exponent has two digits, it has more than 209 others. Takes linear time,
 * because no two matches begin in the same digits.
 */
const mayBeInfinite = /[\d.]e\+?\d{3}|(?<!\d)\d{209}/i

/** @throws {Problem} `invalid_body` when the bytes are not valid UTF-8 */
export function decodeUtf8(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes)
  } catch (cause) {
    throw invalidBody('The body is not valid UTF-8.', cause)
  }
}

/**
 * Counts brackets and commas outside strings in one pass, without recursion. Every byte of a non-ASCII character in UTF-8 is above
 * 0x7f, so it cannot be mistaken for one of them or for a quote.
 */
function refuseLargeStructure(json: Uint8Array, mostValues: number): void {
  let depth = 0
  let values = 0
  for (let index = 0; index < json.length; index++) {
    const byte = json[index] ?? 0
    if (byte === quote) index = endOfString(json, index)
    else if (byte === comma) values++
    else if ((byte & bracketBits) === openBracket) {
      values++
      if (++depth > limits.jsonLevels)
        throw invalidBody(`The body is nested more than ${limits.jsonLevels} levels deep.`)
    } else if ((byte & bracketBits) === closeBracket) depth--
  }
  if (values > mostValues)
    throw invalidBody(`The body has more than ${mostValues.toLocaleString('en-US')} values.`)
}

function endOfString(json: Uint8Array, start: number): number {
  let index = start + 1
  while (index < json.length && json[index] !== quote) index += json[index] === backslash ? 2 : 1
  return index
}

const [quote, comma, backslash, openBracket, closeBracket] = [0x22, 0x2c, 0x5c, 0x5b, 0x5d]
/** Mask that makes a bracket and a brace equal: they differ in one bit. */
const bracketBits = 0xdf

function invalidBody(message: string, cause?: unknown): Problem {
  return invalidRequest(wholeBodyFault(message), cause)
}
