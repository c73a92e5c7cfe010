import type { SubscriptionSlots } from '../../events/subscribers.ts'

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
    count: async () => [...open.values()].reduce((sum, each) => sum + each, 0),
  }
}
