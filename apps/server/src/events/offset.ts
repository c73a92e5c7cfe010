import { createHmac, createSecretKey, timingSafeEqual } from 'node:crypto'

/**
 * A position in the event log. `epoch` (seconds since 1970 when it began) tells a log from one that was restored from a
 * backup and went another way; `sequence` counts events from 1, 0 being the place before the first.
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

const positionBytes = 4 + 6
const macBytes = 8
const macsInBlock = 64 / macBytes
const form = new RegExp(`^[0-9a-f]{${2 * (positionBytes + macBytes)}}$`)

/**
 * Epoch, sequence and a MAC in hexadecimal: 36 characters that sort as strings in the log's order. One HMAC-SHA512 holds the
 * MACs of eight neighbours, each its own 8 bytes of it, since every published event has one.
 */
export function createOffsetCodec(key: Uint8Array): OffsetCodec {
  const secret = createSecretKey(key)
  let lastBlock = ''
  let lastMacs = Buffer.alloc(0)
  function mac({ epoch, sequence }: Position): Uint8Array {
    const block = `${epoch}.${Math.floor(sequence / macsInBlock)}`
    if (block !== lastBlock) {
      lastMacs = createHmac('sha512', secret).update(block).digest()
      lastBlock = block
    }
    const start = (sequence % macsInBlock) * macBytes
    return lastMacs.subarray(start, start + macBytes)
  }
  return {
    encode(position) {
      const bytes = Buffer.allocUnsafe(positionBytes + macBytes)
      bytes.writeUInt32BE(position.epoch, 0)
      bytes.writeUIntBE(position.sequence, 4, 6)
      bytes.set(mac(position), positionBytes)
      return bytes.toString('hex')
    },
    decode(offset) {
      if (!form.test(offset)) return null
      const bytes = Buffer.from(offset, 'hex')
      const position = { epoch: bytes.readUInt32BE(0), sequence: bytes.readUIntBE(4, 6) }
      return timingSafeEqual(mac(position), bytes.subarray(positionBytes)) ? position : null
    },
  }
}
