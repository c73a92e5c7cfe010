import { setTimeout as delay } from 'node:timers/promises'

/** Counts each client's open subscriptions, so that one client cannot take all connections. */
export interface SubscriptionSlots {
  readonly maxPerClient: number
  /**
   * Counts a new subscription of a client. The limit holds for concurrent calls, and across all nodes that share a store.
   *
   * @returns a function to call when the subscription ends (further calls do nothing); null if the client is at its limit
   * @throws {StoreError} when the store cannot answer
   */
  take(clientId: string): Promise<(() => void) | null>
  /**
   * The number of open subscriptions of all clients, across all nodes that share a store.
   *
   * @throws {StoreError} when the store cannot answer
   */
  count(): Promise<number>
  /** Calls the listeners of all nodes that share a store. A node that cannot be reached does not hear of it. */
  probe(clientId: string): void
  /** @param listener sends something to each reader of the client on this node */
  onProbe(listener: (clientId: string) => void): void
}

/** How long proxies have at most to close the connections of readers that are gone after each probe, in milliseconds. */
const waitsMs = [100, 200, 1_000] as const

/** A probe of a client's readers. */
interface Probe {
  readonly over: Promise<void>
  isOver: boolean
}

/**
 * Probes the readers of a client that is at its limit, before it is refused. Many proxies notice that a reader has left only when they
 * send it something, some only at the second time, so a page that is reloaded would be refused until two heartbeats later.
 * All calls of a client that is at its limit share its probes, and try again whenever a reader of it on this node has gone. As many as
 * its slots may wait at once; others are refused without a wait, so that one client cannot hold many connections.
 */
export function probingSlots(slots: SubscriptionSlots): SubscriptionSlots {
  const probes = new Map<string, Probe>()
  /** Resolve when the next subscription of a client ends that has calls which wait. */
  const ends = new Map<string, PromiseWithResolvers<void>>()
  /** The number of calls that wait, by client. */
  const waiting = new Map<string, number>()

  function probeFor(clientId: string, waitMs: number): Probe {
    const current = probes.get(clientId)
    if (current) return current
    slots.probe(clientId)
    const probe = {
      isOver: false,
      over: delay(waitMs).then(() => {
        probe.isOver = true
        if (probes.get(clientId) === probe) probes.delete(clientId)
      }),
    }
    probes.set(clientId, probe)
    return probe
  }

  function nextEnd(clientId: string): Promise<void> {
    const end = ends.get(clientId) ?? Promise.withResolvers<void>()
    ends.set(clientId, end)
    return end.promise
  }

  async function takeNow(clientId: string): Promise<(() => void) | null> {
    const free = await slots.take(clientId)
    if (!free) return null
    return () => {
      free()
      ends.get(clientId)?.resolve()
      ends.delete(clientId)
    }
  }

  return {
    ...slots,
    async take(clientId) {
      let taken = await takeNow(clientId)
      const before = waiting.get(clientId) ?? 0
      if (taken || before >= slots.maxPerClient) return taken
      waiting.set(clientId, before + 1)
      let end = nextEnd(clientId)
      try {
        for (const waitMs of waitsMs) {
          const probe = probeFor(clientId, waitMs)
          while (!taken && !probe.isOver) {
            await Promise.race([probe.over, end])
            end = nextEnd(clientId)
            taken = await takeNow(clientId)
          }
          if (taken) break
        }
        return taken
      } finally {
        const left = (waiting.get(clientId) ?? 1) - 1
        if (left === 0) {
          waiting.delete(clientId)
          ends.delete(clientId)
          // The reader that leaves next has not been sent it.
          probes.delete(clientId)
        } else waiting.set(clientId, left)
      }
    },
  }
}
