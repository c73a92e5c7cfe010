import { randomBytes } from 'node:crypto'

const base58 = '123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz'
const width = 22

let lastMillisecond = 0
let sequence = 0

/**
 * A new identifier: a prefix and a UUIDv7 (RFC 9562, section 5.7) in 22 base58 characters, 26 in all with a prefix of four.
 * Identifiers of one process sort as plain strings in the order in which they were made.
 */
export function newId(prefix: 'evt_' | 'est_' | 'rlp_' | 'cli_'): string {
  const bytes = randomBytes(16)
  const now = Date.now()
  if (now > lastMillisecond) {
    lastMillisecond = now
    sequence = bytes.readUInt16BE(6) & 0x7ff
  } else if (++sequence > 0xfff) {
    // The 12 bits of this millisecond are used up: borrow from the next one, so that order holds.
    lastMillisecond++
    sequence = 0
  }
  bytes.writeUIntBE(lastMillisecond, 0, 6)
  bytes.writeUInt16BE(0x7000 | sequence, 6)
  bytes[8] = 0x80 | ((bytes[8] ?? 0) & 0x3f)
  return prefix + fixedWidthBase58(bytes)
}

function fixedWidthBase58(bytes: Buffer): string {
  let number = (bytes.readBigUInt64BE(0) << 64n) | bytes.readBigUInt64BE(8)
  let text = ''
  while (text.length < width) {
    text = base58[Number(number % 58n)] + text
    number /= 58n
  }
  return text
}
