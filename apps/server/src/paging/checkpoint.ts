import { createHmac, timingSafeEqual } from 'node:crypto'
import { limits } from '../limits.ts'

const macBytes = 16
/** Payload and signature, both base64url. */
const form = /^([\w-]+)\.([\w-]+)$/

/**
 * The reason why a checkpoint is refused. A forged checkpoint has a wrong signature: it was changed, or was issued for another
 * listing or other filters.
 */
export type CheckpointFault = 'malformed' | 'forged' | 'expired'

/** Issues and reads the opaque checkpoints of listings. */
export interface Checkpoints {
  /**
   * @param listing the operation and the filters that the checkpoint is bound to, as any stable JSON value
   * @param last the sort key of the last item: the next page starts after it
   */
  issue(listing: unknown, last: readonly string[]): string
  /** Reads a checkpoint. Returns the sort key passed to `issue`, or the reason why the checkpoint is refused. */
  read(listing: unknown, checkpoint: string): { last: readonly string[] } | { problem: CheckpointFault }
}

/** Checkpoints are authenticated but not encrypted, because the page that contains a checkpoint also contains its sort key. */
export function createCheckpoints(key: Uint8Array, now: () => number = Date.now): Checkpoints {
  const mac = (listing: unknown, payload: string) =>
    createHmac('sha256', key)
      .update(JSON.stringify([listing, payload]))
      .digest()
      .subarray(0, macBytes)
  return {
    issue(listing, last) {
      const payload = Buffer.from(JSON.stringify([now(), ...last])).toString('base64url')
      return `${payload}.${mac(listing, payload).toString('base64url')}`
    },
    read(listing, checkpoint) {
      const [, payload = '', signature] = form.exec(checkpoint) ?? []
      if (signature === undefined) return { problem: 'malformed' }
      const given = Buffer.from(signature, 'base64url')
      const isAuthentic =
        given.length === macBytes &&
        given.toString('base64url') === signature &&
        timingSafeEqual(given, mac(listing, payload))
      if (!isAuthentic) return { problem: 'forged' }
      const [issuedAt, ...last] = JSON.parse(Buffer.from(payload, 'base64url').toString()) as [
        number,
        ...string[],
      ]
      return now() - issuedAt > 3_600_000 * limits.checkpointHours ? { problem: 'expired' } : { last }
    },
  }
}
