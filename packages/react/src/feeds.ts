import type { Client } from '@tenant-api/client'
import { type Feed, openFeed } from './feed.ts'
import type { StreamQuery } from './reader.ts'

/** Milliseconds that a stream stays open without components: navigation and StrictMode unmount components for a moment. */
const linger = 1_000

/** The open streams of a provider. */
export interface Feeds {
  /** The stream of a query, opened if it is not yet. It closes when all its users have released it. */
  use(key: string): { readonly feed: Feed; release(): void }
}

/** A string that is equal for queries for the same events. */
export function keyOf({ event_type, from }: StreamQuery): string {
  return JSON.stringify({ event_type: event_type && [...event_type].sort(), from })
}

/** @param session tabs share a connection only if they pass the same one */
export function createFeeds(client: Client, session: string): Feeds {
  const open = new Map<string, { readonly feed: Feed; users: number }>()
  return {
    use(key) {
      const name = ['tenant-api', client.baseUrl, session, key].join(' ')
      const shared = open.get(key) ?? { feed: openFeed(name, client, JSON.parse(key)), users: 0 }
      open.set(key, shared)
      shared.users += 1
      const leave = () => {
        shared.users -= 1
        if (shared.users > 0) return
        open.delete(key)
        shared.feed.close()
      }
      return { feed: shared.feed, release: () => setTimeout(leave, linger) }
    },
  }
}
