const base58 = '123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz'
const digitCount = 20

/** The opaque cursor of a position in microseconds since 1970. Offsets sort like their positions. */
export function offsetOf(position: number): string {
  const digits = position.toString(16).padStart(digitCount, '0')
  return digits + checksum(digits)
}

/** The position of an offset; undefined for an invalid offset. */
export function positionOf(offset: string): number | undefined {
  const position = Number.parseInt(offset.slice(0, digitCount), 16)
  return Number.isSafeInteger(position) && position >= 0 && offsetOf(position) === offset
    ? position
    : undefined
}

/** `evt_` and 22 base58 digits. The ids sort like their positions. */
export function eventIdOf(position: number): string {
  return `evt_${base58Of(position, 22)}`
}

/** An id with the length and the prefix of an example, such as `est_`. The ids sort like their positions; UUIDs are random. */
export function idLike(example: string, position: number): string {
  if (/^[\da-f]{8}-[\da-f]{4}-/.test(example)) return crypto.randomUUID()
  const [prefix] = /^[a-z]+_|^/.exec(example) ?? ['']
  return prefix + base58Of(position, example.length - prefix.length)
}

function base58Of(position: number, length: number): string {
  let digits = ''
  for (let rest = position; rest > 0; rest = Math.floor(rest / base58.length))
    digits = base58[rest % base58.length] + digits
  return digits.padStart(length, '1').slice(-length)
}

/** True for text with the format of an offset, even if its checksum is wrong. */
export function isOffset(text: string): boolean {
  return /^[\da-f]{28,41}$/.test(text)
}

/** FNV-1a, 32 bits, in hexadecimal: detects every change of a single character. It guards against mistakes, not forgery. */
export function checksum(text: string): string {
  let hash = 0x811c9dc5
  for (const character of text) hash = Math.imul(hash ^ character.charCodeAt(0), 0x01000193) >>> 0
  return hash.toString(16).padStart(8, '0')
}
