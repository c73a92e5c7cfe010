import type { Response } from 'express'
import { FairShares } from '../fair-shares.ts'
import { limits } from '../limits.ts'
import { networkOf } from './network-of.ts'

/** Counts the memory that callers make the service hold, each client and each stranger's address for itself. */
export interface HeldMemory {
  /**
   * Holds bytes until the response is closed: read, or given up.
   *
   * @returns false where its caller would hold more than its share
   */
  hold(res: Response, bytes: number): boolean
}

export function createHeldMemory(): HeldMemory {
  const strangers = new FairShares(limits.strangersBodiesBytes)
  const clients = new FairShares(limits.clientsMemoryBytes, limits.clientMemoryBytes)
  /** What each response holds so far. */
  const heldBy = new WeakMap<Response, number>()
  return {
    hold(res, bytes) {
      // A caller that has gone holds nothing any more.
      if (res.closed || bytes === 0) return true
      const { caller } = res.locals.call
      const [shares, holder] = caller
        ? [clients, caller.clientId]
        : [strangers, networkOf(res.req.socket.remoteAddress)]
      if (!shares.take(holder, bytes)) return false
      const before = heldBy.get(res)
      heldBy.set(res, (before ?? 0) + bytes)
      if (before === undefined) res.once('close', () => shares.give(holder, heldBy.get(res) ?? 0))
      return true
    },
  }
}
