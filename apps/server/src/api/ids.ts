import { randomFillSync } from 'node:crypto'

const base58 = '123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz'
/** The square of the base: each division by it yields two base58 digits. */
const radix = 58 ** 2
const pairs = Array.from(base58).flatMap(first => Array.from(base58, second => first + second))
/** Number of pairs of digits: 22 base58 digits can represent 128 bits. */
const places = 22 / 2

/** Random 16-bit numbers, generated for many identifiers at once. A call for each would cost more than all other steps. */
const pool = new Uint16Array(1_024)
let poolUsed = pool.length

/** The 128 bits of an identifier, highest limb first. Encoding overwrites them. */
const limbs = new Uint16Array(8)

type Prefix = 'evt_' | 'est_' | 'rlp_' | 'cli_' | 'log_'

/** Creates identifiers that sort as strings in the order of their creation. */
interface Ids {
  /** Creates an identifier: a prefix and a UUIDv7 (RFC 9562, section 5.7) in 22 base58 characters, 26 characters in all. */
  next(prefix: Prefix): string
  /** The time in the last identifier, in milliseconds since 1970. */
  lastTime(): number
}

/**
 * @param now the clock of the identifiers, in milliseconds since 1970
 * @param mostBehindMs how far the clock may be set back before identifiers follow it, in milliseconds. Up to that, they keep their order.
 */
export function createIds(now: () => number, mostBehindMs = Number.POSITIVE_INFINITY): Ids {
  let lastMillisecond = 0
  let sequence = 0
  return {
    next(prefix) {
      const time = now()
      if (time > lastMillisecond || time < lastMillisecond - mostBehindMs) {
        lastMillisecond = time
        sequence = randomLimb() & 0x7ff
      } else if (++sequence > 0xfff) {
        // The 12 bits of the counter are used up for this millisecond. Borrow from the next millisecond to keep the order.
        lastMillisecond++
        sequence = 0
      }
      setTime(lastMillisecond)
      limbs[3] = 0x7000 | sequence
      limbs[4] = 0x8000 | (randomLimb() & 0x3fff)
      for (let index = 5; index < limbs.length; index++) limbs[index] = randomLimb()
      return prefix + fixedWidthBase58()
    },
    lastTime: () => lastMillisecond,
  }
}

const ids = createIds(Date.now)

/** Creates an identifier by the clock of this machine. Identifiers of one process sort as strings in the order of their creation. */
export function newId(prefix: Prefix): string {
  return ids.next(prefix)
}

/** The text before which all identifiers of earlier times sort. @param time milliseconds since 1970 */
export function firstIdAt(prefix: Prefix, time: number): string {
  limbs.fill(0)
  setTime(Math.max(time, 0))
  return prefix + fixedWidthBase58()
}

function setTime(time: number): void {
  limbs[0] = time / 2 ** 32
  limbs[1] = time >>> 16
  limbs[2] = time
}

function randomLimb(): number {
  if (poolUsed === pool.length) {
    randomFillSync(pool)
    poolUsed = 0
  }
  return pool[poolUsed++] ?? 0
}

/** Long division with limbs of 16 bits, two digits at a time. BigInt takes ten times as long. */
function fixedWidthBase58(): string {
  let text = ''
  for (let place = 0; place < places; place++) {
    let remainder = 0
    for (let index = 0; index < limbs.length; index++) {
      const dividend = (remainder << 16) | (limbs[index] ?? 0)
      limbs[index] = (dividend / radix) | 0
      remainder = dividend % radix
    }
    text = pairs[remainder] + text
  }
  return text
}

/** The earliest and latest time that RFC 3339 can express in UTC, in milliseconds since 1970. */
export const firstTime = Date.parse('0000-01-01T00:00:00.000Z')
export const lastTime = Date.parse('9999-12-31T23:59:59.999Z')
