/** What one pass over the bytes of a JSON text finds, before it is parsed. The counts mean nothing if the bytes are no JSON. */
export interface JsonScan {
  /** The deepest level of arrays and objects. */
  readonly levels: number
  /** Values inside arrays and objects; an empty array or object counts as two. */
  readonly values: number
  /** Names in all objects. More than the parsed value has: some are repeated. */
  readonly names: number
  /** Whether no white space stands between tokens. */
  readonly isCompact: boolean
  /** Whether a number has an exponent or very many digits. All others are in the range of a double. */
  readonly mayBeInfinite: boolean
  /** Where the values of the members that were sought begin and end, in bytes: start, end, start, end, … */
  readonly found: readonly number[]
}

/** Members to find: their name, which must be ASCII and not escaped, and the level of their objects; the whole has level 1. */
export interface SoughtMembers {
  readonly name: string
  readonly level: number
}

/** No double has more digits before the point. */
const mostDigits = 309

/**
 * Scans JSON without recursion. Every byte of a non-ASCII character in UTF-8 is above 0x7f, so it cannot be mistaken for a token or for a
 * quote.
 */
export function scanJson(
  json: Uint8Array,
  { name, level }: SoughtMembers = { name: '', level: 0 },
): JsonScan {
  let depth = 0
  let levels = 0
  let values = 0
  let names = 0
  let isCompact = true
  let mayBeInfinite = false
  const found: number[] = []
  /** Where the last string began and ended. */
  let stringStart = 0
  let stringEnd = 0
  /** Where a sought value begins; -1 outside one. */
  let start = -1
  for (let index = 0; index < json.length; index++) {
    const byte = json[index] ?? 0
    if (byte === quote) {
      stringStart = index
      index = stringEnd = endOfString(json, index)
    } else if (byte === comma) {
      values++
      if (depth === level && start >= 0) {
        found.push(start, index)
        start = -1
      }
    } else if (byte === colon) {
      names++
      if (depth === level && stringEnd - stringStart === name.length + 1 && isAt(json, stringStart + 1, name))
        start = index + 1
    } else if ((byte & bracketBits) === openBracket) {
      values++
      if (++depth > levels) levels = depth
    } else if ((byte & bracketBits) === closeBracket) {
      if (depth === level && start >= 0) {
        found.push(start, index)
        start = -1
      }
      depth--
    } else if (byte <= space) isCompact = false
    else if (byte <= nine) {
      const end = endOfNumber(json, index)
      mayBeInfinite ||= end - index >= mostDigits || hasExponent(json, index, end)
      index = end - 1
    }
  }
  return { levels, values, names, isCompact, mayBeInfinite, found }
}

/** The names in all objects of a parsed value. Recursive: call it for values of few levels only. */
export function countNames(value: unknown): number {
  let names = 0
  if (Array.isArray(value)) for (const item of value) names += countNames(item)
  else if (typeof value === 'object' && value !== null)
    for (const name in value) names += 1 + countNames((value as Record<string, unknown>)[name])
  return names
}

function endOfString(json: Uint8Array, start: number): number {
  let index = start + 1
  while (index < json.length && json[index] !== quote) index += json[index] === backslash ? 2 : 1
  return index
}

/** The characters of numbers are letters e, signs, points and digits. */
function endOfNumber(json: Uint8Array, start: number): number {
  let end = start + 1
  for (let byte = json[end] ?? 0; isInNumber(byte); byte = json[end] ?? 0) end++
  return end
}

function isInNumber(byte: number): boolean {
  return (byte > comma && byte <= nine) || (byte | caseBit) === lowerE || byte === plus
}

function hasExponent(json: Uint8Array, start: number, end: number): boolean {
  for (let index = start; index < end; index++) if (((json[index] ?? 0) | caseBit) === lowerE) return true
  return false
}

function isAt(json: Uint8Array, start: number, name: string): boolean {
  for (let index = 0; index < name.length; index++)
    if (json[start + index] !== name.charCodeAt(index)) return false
  return true
}

const [space, quote, plus, comma, nine, colon, backslash] = [0x20, 0x22, 0x2b, 0x2c, 0x39, 0x3a, 0x5c]
const [openBracket, closeBracket, lowerE] = [0x5b, 0x5d, 0x65]
/** Mask that makes a bracket and a brace equal: they differ in one bit. */
const bracketBits = 0xdf
/** The bit in which a letter differs from its capital. */
const caseBit = 0x20
