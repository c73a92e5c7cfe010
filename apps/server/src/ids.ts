import { randomFillSync } from 'node:crypto'

const base58 = '123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz'
const width = 22

/** Random bytes for many identifiers: to ask for the few of each would cost more than all the rest of it. */
const pool = Buffer.allocUnsafe(16 * 256)
let poolUsed = pool.length

let lastMillisecond = 0
let sequence = 0

/**
 * A new identifier: a prefix and a UUIDv7 (RFC 9562, section 5.7) in 22 base58 characters, 26 in all with a prefix of four.
 * Identifiers of one process sort as plain strings in the order in which they were made.
 */
export function newId(prefix: 'evt_' | 'est_' | 'rlp_' | 'cli_'): string {
  const bytes = randomUuidBytes()
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

function randomUuidBytes(): Buffer {
  if (poolUsed === pool.length) {
    randomFillSync(pool)
    poolUsed = 0
  }
  poolUsed += 16
  return pool.subarray(poolUsed - 16, poolUsed)
}

const limbs = new Uint16Array(8)

/** Long division of the 128 bits by 58 in limbs of 16 bits, in integers throughout: BigInt takes five times as long. */
function fixedWidthBase58(bytes: Buffer): string {
  for (let index = 0; index < limbs.length; index++) limbs[index] = bytes.readUInt16BE(2 * index)
  let text = ''
  for (let digit = 0; digit < width; digit++) {
    let remainder = 0
    for (let index = 0; index < limbs.length; index++) {
      const dividend = (remainder << 16) | (limbs[index] ?? 0)
      limbs[index] = (dividend / 58) | 0
      remainder = dividend % 58
    }
    text = base58.charAt(remainder) + text
  }
  return text
}
