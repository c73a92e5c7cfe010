/** How many event streams each client has open, so that one client cannot take all connections. */
export interface Connections {
  readonly maxPerClient: number
  /**
   * Takes a place. However many come at once, and at however many nodes that share a store, no more get one than there are.
   *
   * @returns how to free it, which may be called more than once; null where the client has no place left
   * @throws {StoreError} when that cannot be told
   */
  take(clientId: string): Promise<(() => void) | null>
}

/** Those of this process alone. */
export function createMemoryConnections(maxPerClient: number): Connections {
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
