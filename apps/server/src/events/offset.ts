import { timingSafeEqual } from 'node:crypto'
import { hmacSha256 } from '../crypto/hmac.ts'

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
const form = new RegExp(`^[0-9a-f]{${2 * (positionBytes + macBytes)}}$`)

/** Epoch, sequence and a truncated HMAC-SHA256 in hexadecimal: 36 characters that sort as strings in the log's order. */
export function createOffsetCodec(key: Uint8Array): OffsetCodec {
  const hmac = hmacSha256(key)
  const mac = (position: Uint8Array) => hmac(position).subarray(0, macBytes)
  return {
    encode({ epoch, sequence }) {
      const position = Buffer.allocUnsafe(positionBytes)
      position.writeUInt32BE(epoch, 0)
      position.writeUIntBE(sequence, 4, 6)
      return position.toString('hex') + mac(position).toString('hex')
    },
    decode(offset) {
      if (!form.test(offset)) return null
      const bytes = Buffer.from(offset, 'hex')
      const position = bytes.subarray(0, positionBytes)
      if (!timingSafeEqual(mac(position), bytes.subarray(positionBytes))) return null
      return { epoch: position.readUInt32BE(0), sequence: position.readUIntBE(4, 6) }
    },
  }
}
