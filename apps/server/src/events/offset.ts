import { createHmac, createSecretKey, randomInt, timingSafeEqual } from 'node:crypto'

/**
 * A position in the event log. `sequence` counts events from 1; 0 is the position before the first event. After a restored
 * backup or a promoted standby, `epoch` tells the new log apart from the one it replaced.
 */
interface Position {
  readonly epoch: number
  readonly sequence: number
}

/** Encodes positions as the opaque, tamper-evident offsets of the contract, and decodes them. */
export interface OffsetCodec {
  encode(position: Position): string
  /** The position, or null if this service has not issued the offset. */
  decode(offset: string): Position | null
}

/** Whether a text has the form of an offset. If `decode` rejects such a text, its MAC is wrong. */
export function isOffset(text: string): boolean {
  return form.test(text)
}

const epochDigits = 13
const sequenceDigits = 12
const macDigits = 16
const macsInBlock = 128 / macDigits
const form = new RegExp(`^[0-9a-f]{${epochDigits + sequenceDigits + macDigits}}$`)

/**
 * Creates a codec. An offset is epoch, sequence and MAC in hexadecimal: 41 characters that sort as strings in the order of the
 * log.
 * Every published event needs a MAC, so MACs must be cheap: one HMAC-SHA512 provides the MACs of eight consecutive sequences,
 * 8 bytes each.
 */
export function createOffsetCodec(key: Uint8Array): OffsetCodec {
  const secret = createSecretKey(key)
  let lastEpoch = epochTexts(0)
  // No block has this name, because the name of a block is two numbers with a point between them.
  // Stryker disable next-line StringLiteral
  let lastBlock = ''
  let lastMacs = ''
  /** The texts of an epoch, cached, because formatting them costs more than the MAC of an event. */
  function textsOf(epoch: number): EpochTexts {
    // Stryker disable next-line ConditionalExpression: The cache only saves time: the texts of an epoch are always the same.
    if (epoch !== lastEpoch.epoch) lastEpoch = epochTexts(epoch)
    return lastEpoch
  }
  function mac({ epoch, sequence }: Position): string {
    const block = `${textsOf(epoch).decimal}.${Math.floor(sequence / macsInBlock)}`
    if (block !== lastBlock) {
      lastMacs = createHmac('sha512', secret).update(block).digest('hex')
      lastBlock = block
    }
    const start = (sequence % macsInBlock) * macDigits
    return lastMacs.slice(start, start + macDigits)
  }
  function encode(position: Position): string {
    const { epoch, sequence } = position
    return textsOf(epoch).hexadecimal + hex(sequence, sequenceDigits) + mac(position)
  }
  return {
    encode,
    decode(offset) {
      // The comparison below rejects these texts, too: it accepts only the encoding of a position, and that has this form.
      // Stryker disable next-line ConditionalExpression
      if (!isOffset(offset)) return null
      const position = {
        epoch: Number.parseInt(offset.slice(0, epochDigits), 16),
        sequence: Number.parseInt(offset.slice(epochDigits, -macDigits), 16),
      }
      return timingSafeEqual(Buffer.from(encode(position)), Buffer.from(offset)) ? position : null
    },
  }
}

/** The texts of an epoch: `decimal` for the input of a MAC, `hexadecimal` for an offset. */
interface EpochTexts {
  readonly epoch: number
  readonly decimal: string
  readonly hexadecimal: string
}

function epochTexts(epoch: number): EpochTexts {
  return { epoch, decimal: String(epoch), hexadecimal: hex(epoch, epochDigits) }
}

function hex(value: number, digits: number): string {
  return value.toString(16).padStart(digits, '0')
}

/**
 * Number of possible epochs per second. An epoch is the time at which it began, in seconds since 1970, times this number,
 * plus a random number below this number.
 */
export const epochsOfSecond = 2 ** 20

/**
 * Creates an epoch for new events, later than `last`. If an older backup has replaced the database or the
 * clock was set back, an epoch that is not in this log may have begun in the same second. The two epochs then
 * differ in their random part.
 *
 * @param last the latest epoch of the log; 0 if there is none
 */
export function epochAfter(last: number): number {
  const second = Math.max(Math.floor(Date.now() / 1_000), Math.floor(last / epochsOfSecond) + 1)
  return second * epochsOfSecond + randomInt(epochsOfSecond)
}
