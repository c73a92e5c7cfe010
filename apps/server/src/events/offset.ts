import { createHmac, createSecretKey, timingSafeEqual } from 'node:crypto'

/**
 * A position in the event log. `sequence` counts events from 1; 0 is the place before the first. `epoch` tells apart logs
 * that have diverged, after a restored backup or a promoted standby.
 */
export interface Position {
  readonly epoch: number
  readonly sequence: number
}

/** Encodes positions as the opaque, tamper-evident offsets of the contract, and decodes them. */
export interface OffsetCodec {
  encode(position: Position): string
  /** The position, or null if this service has not issued the offset. */
  decode(offset: string): Position | null
}

/** Whether a text has the form of an offset: one that does not decode has a wrong signature. */
export function isOffset(text: string): boolean {
  return form.test(text)
}

/** An epoch of version 1 was a second alone. It sorts before all others, of which the second comes first. */
const [epochDigits, shortEpochDigits] = [13, 8]
const sequenceDigits = 12
const macDigits = 16
const macsInBlock = 128 / macDigits
const form = new RegExp(
  `^([0-9a-f]{${epochDigits}}|[0-9a-f]{${shortEpochDigits}})([0-9a-f]{${sequenceDigits}})[0-9a-f]{${macDigits}}$`,
)

/**
 * Codes an offset as epoch, sequence and MAC in hexadecimal: 41 characters that sort as strings in the order of the log.
 * Every published event needs a MAC, so they are made cheap: one HMAC-SHA512 holds the MACs of eight neighbours, 8 bytes
 * each.
 */
export function createOffsetCodec(key: Uint8Array): OffsetCodec {
  const secret = createSecretKey(key)
  let lastEpoch = { epoch: -1, decimal: '', hexadecimal: '' }
  let lastBlock = ''
  let lastMacs = ''
  /** The texts of an epoch, cached: to format them costs more than the MAC of an event. */
  function textsOf(epoch: number): typeof lastEpoch {
    if (epoch !== lastEpoch.epoch) {
      const digits = epoch < 2 ** (4 * shortEpochDigits) ? shortEpochDigits : epochDigits
      lastEpoch = { epoch, decimal: String(epoch), hexadecimal: hex(epoch, digits) }
    }
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
      const [, epoch = '', sequence = ''] = form.exec(offset) ?? []
      const position = { epoch: Number.parseInt(epoch, 16), sequence: Number.parseInt(sequence, 16) }
      const encoded = Buffer.from(encode(position))
      const given = Buffer.from(offset)
      return encoded.length === given.length && timingSafeEqual(encoded, given) ? position : null
    },
  }
}

function hex(value: number, digits: number): string {
  return value.toString(16).padStart(digits, '0')
}
