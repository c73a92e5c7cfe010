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
  /** How to give back what each response holds. */
  const heldBy = new WeakMap<Response, (() => void)[]>()
  return {
    hold(res, bytes) {
      // A caller that has gone holds nothing any more.
      if (res.closed || bytes === 0) return true
      const { caller, claimedClientId } = res.locals.call
      // A token request has no caller. Only a client that has proved its secret gets an answer large enough to be counted.
      const clientId = caller?.clientId ?? claimedClientId
      const [shares, holder] =
        clientId === undefined ? [strangers, networkOf(res.req.socket.remoteAddress)] : [clients, clientId]
      if (!shares.take(holder, bytes)) return false
      const releases = heldBy.get(res) ?? []
      if (releases.length === 0) {
        heldBy.set(res, releases)
        res.once('close', () => {
          for (const release of releases) release()
        })
      }
      releases.push(() => shares.give(holder, bytes))
      return true
    },
  }
}
