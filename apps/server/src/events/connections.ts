/** Counts each client's open event streams, so that one client cannot take all connections. */
export interface Connections {
  readonly maxPerClient: number
  /**
   * Takes a place. The limit holds for concurrent calls, and across all nodes that share a store.
   *
   * @returns a function that frees the place and may be called more than once; null if the client has no place left
   * @throws {StoreError} when the store cannot answer
   */
  take(clientId: string): Promise<(() => void) | null>
}

/** Counts the event streams of this process only. */
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
