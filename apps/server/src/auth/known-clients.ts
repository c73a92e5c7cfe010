import type { Client, ClientStore } from './client.ts'

/** Others change clients beside a running service, which promises to see it within 5 s. */
const freshMs = 2_000
/** Clients of requests in so short a time; one that is put out is only read again. */
const capacity = 1_000

/** Clients as the store had them at most 2 s ago, so that a request with a token costs no read of the store. */
export interface KnownClients {
  /** @throws {StoreError} when the store does not answer */
  find(id: string): Promise<Client | null>
}

export function createKnownClients(store: Pick<ClientStore, 'find'>): KnownClients {
  const known = new Map<string, { readonly readAt: number; readonly client: Promise<Client | null> }>()
  return {
    find(id) {
      // Not the time of day, which can be set back: a client that is disabled would stay for as long.
      const now = performance.now()
      const found = known.get(id)
      if (found && now - found.readAt < freshMs) return found.client
      const client = store.find(id)
      // Those who wait for a read that fails are told so; the next one asks again.
      client.catch(() => known.delete(id))
      known.delete(id)
      known.set(id, { readAt: now, client })
      const [oldest] = known.size > capacity ? known.keys() : []
      if (oldest !== undefined) known.delete(oldest)
      return client
    },
  }
}
