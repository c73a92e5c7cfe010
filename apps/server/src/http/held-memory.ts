import type { Response } from 'express'
import { FairShares } from '../limiting/fair-shares.ts'
import { limits } from '../limits.ts'
import { networkOf } from './caller-address.ts'

/** Counts the memory held for each client, and for each network of unauthenticated callers. */
export interface HeldMemory {
  /**
   * Counts bytes as held by the caller of a response until the response is closed and its operation has ended.
   *
   * @returns false if the caller would exceed its share
   */
  hold(res: Response, bytes: number): boolean
}

export function createHeldMemory(): HeldMemory {
  const strangers = new FairShares(limits.strangersBodiesBytes)
  const clients = new FairShares(limits.clientsMemoryBytes, limits.clientMemoryBytes)
  /** For each response, the functions that release the memory held for it. */
  const heldBy = new WeakMap<Response, (() => void)[]>()

  /** Uses `this`, because a closure would let the values of `heldBy` refer to their keys, which takes V8 a tenth of a GET. */
  function releaseAtClose(this: Response): void {
    const releases = heldBy.get(this) ?? []
    const releaseAll = () => {
      for (const release of releases) release()
    }
    // The operation of a caller that disconnects continues. While it waits in a queue, it still holds the body.
    const { work } = this.locals.call
    if (work) work.then(releaseAll, releaseAll)
    else releaseAll()
  }

  return {
    hold(res, bytes) {
      // Nothing is held for a caller that has disconnected.
      if (res.closed || bytes === 0) return true
      const { caller, claimedClientId } = res.locals.call
      // A token request has no caller yet, so its memory counts for the client that it names. Nobody can use
      // up the share of another client, because an answer that is large enough to be counted requires the
      // client's secret.
      const clientId = caller?.clientId ?? claimedClientId
      const [shares, holder] = clientId === undefined ? [strangers, networkOf(res.req)] : [clients, clientId]
      if (!shares.take(holder, bytes)) return false
      const releases = heldBy.get(res) ?? []
      if (releases.length === 0) {
        heldBy.set(res, releases)
        res.once('close', releaseAtClose)
      }
      releases.push(() => shares.release(holder, bytes))
      return true
    },
  }
}
