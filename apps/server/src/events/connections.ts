/** How many event streams each client has open, so that one client cannot take all of a node's connections. */
export interface Connections {
  readonly maxPerClient: number
  /** Takes a place. @returns how to free it, which may be called more than once; null where the client has no place left */
  take(clientId: string): (() => void) | null
}

export function createConnections(maxPerClient: number): Connections {
  const open = new Map<string, number>()
  return {
    maxPerClient,
    take(clientId) {
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
