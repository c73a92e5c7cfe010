import { createHmac, timingSafeEqual } from 'node:crypto'
import { limits } from '../limits.ts'

const macBytes = 16

/** Hands out and reads back the opaque next-checkpoint ids of listings. */
export interface Checkpoints {
  /**
   * @param listing what the checkpoint is bound to: the operation and the filters of the request, in any JSON form that is
   *   the same for the same listing
   * @param last the place in the listing's order after which the next page starts
   */
  issue(listing: unknown, last: readonly string[]): string
  /** The place that `issue` was given, or why there is none. */
  read(listing: unknown, checkpoint: string): { last: readonly string[] } | { problem: 'invalid' | 'expired' }
}

/** Checkpoints are authenticated, not encrypted: what they hold is in the page that they came with. */
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
      const [payload = '', signature = '', ...rest] = checkpoint.split('.')
      const given = Buffer.from(signature, 'base64url')
      const authentic =
        rest.length === 0 &&
        given.length === macBytes &&
        given.toString('base64url') === signature &&
        timingSafeEqual(given, mac(listing, payload))
      if (!authentic) return { problem: 'invalid' }
      const [issuedAt, ...last] = JSON.parse(Buffer.from(payload, 'base64url').toString()) as [
        number,
        ...string[],
      ]
      return now() - issuedAt > 3_600_000 * limits.checkpointHours ? { problem: 'expired' } : { last }
    },
  }
}
