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
}

/** Counts the subscriptions of this process only. */
export function createMemorySubscriptionSlots(maxPerClient: number): SubscriptionSlots {
  const open = new Map<string, number>()
  return {
    maxPerClient,
    async take(clientId) {
      const count = open.get(clientId) ?? 0
      if (count >= maxPerClient) return null
      open.set(clientId, count + 1)
      let taken = true
      return () => {
        if (!taken) return
        taken = false
        const left = (open.get(clientId) ?? 1) - 1
        if (left === 0) open.delete(clientId)
        else open.set(clientId, left)
      }
    },
  }
}
