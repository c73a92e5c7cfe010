import { createHmac, createSecretKey, timingSafeEqual } from 'node:crypto'

/**
 * A position in the event log. `epoch` tells a log from one that was restored from a backup, or promoted, and went another way;
 * `sequence` counts events from 1, 0 being the place before the first.
 */
export interface Position {
  readonly epoch: number
  readonly sequence: number
}

/** Turns positions into the opaque, tamper-evident offsets of the contract and back. */
export interface OffsetCodec {
  encode(position: Position): string
  /** The position, or null where the text is no offset that this service made. */
  decode(offset: string): Position | null
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
 * Epoch, sequence and a MAC in hexadecimal: 41 characters that sort as strings in the log's order. One HMAC-SHA512 holds the
 * MACs of eight neighbours, each its own 8 bytes of it, and no bytes are laid out for any of them, since every published event
 * has one.
 */
export function createOffsetCodec(key: Uint8Array): OffsetCodec {
  const secret = createSecretKey(key)
  let lastEpoch = { epoch: -1, decimal: '', hexadecimal: '' }
  let lastBlock = ''
  let lastMacs = ''
  /** The texts of an epoch: it is larger than a small integer, so that they cost more than the MAC of an event. */
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
