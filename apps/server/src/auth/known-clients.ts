import type { Client, ClientStore } from './client.ts'

/** Maximum age of a cached client. Commands and other nodes may change clients, and the service must apply a change within 5 s. */
const freshMs = 2_000
/** Maximum number of cached clients. An evicted client is read from the store again. */
const capacity = 1_000

/** A cache of clients, at most 2 s old, so that a request with a token needs no read of the store. */
export interface KnownClients {
  /** @throws {StoreError} when the store fails */
  find(id: string): Promise<Client | null>
}

export function createKnownClients(store: Pick<ClientStore, 'find'>): KnownClients {
  const known = new Map<string, { readonly readAt: number; readonly client: Promise<Client | null> }>()
  return {
    find(id) {
      // Use monotonic time: if the wall clock were set back, a disabled client would stay cached too long.
      const now = performance.now()
      const found = known.get(id)
      if (found && now - found.readAt < freshMs) return found.client
      const client = store.find(id)
      // Do not cache a failed read: only the callers already waiting for it get the error.
      client.catch(() => known.delete(id))
      known.delete(id)
      known.set(id, { readAt: now, client })
      const [oldest] = known.size > capacity ? known.keys() : []
      if (oldest !== undefined) known.delete(oldest)
      return client
    },
  }
}
