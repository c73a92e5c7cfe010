import type { Client } from '@tenant-api/client'
import { type Feed, type Listener, openFeed } from './feed.ts'
import type { StreamQuery } from './reader.ts'
import { warnOfConnections } from './warn-of-changes.ts'

/**
 * Milliseconds that a subscription stays open without components, while its provider is mounted. Navigation unmounts components for
 * a moment. But a component that changes its query fast must not hold the connections of its earlier queries.
 */
const linger = 200

/** The client of a provider, and its open subscriptions. */
export interface Feeds {
  readonly client: Client
  /**
   * Closes all subscriptions. In development, StrictMode causes this once. Then the components subscribe again, which opens new
   * subscriptions.
   */
  close(): void
  /**
   * Adds a listener to the subscription of a query. The first listener opens the subscription. It closes some time after the last
   * listener has stopped.
   */
  subscribe(key: string, listener: Listener): { readonly feed: Feed; stop(): void }
}

/** A key for a query. Queries for the same events have the same key. */
export function keyOf(query: StreamQuery): string {
  const { event_type = [], from, from_timestamp: time } = query
  // The service takes whole seconds.
  const from_timestamp = time instanceof Date ? time.toISOString().replace(/\.\d+/, '') : time
  return JSON.stringify({ event_type: [...new Set(event_type)].sort(), from, from_timestamp })
}

/** @param session the same in all tabs that may share a connection */
export function createFeeds(client: Client, session: string): Feeds {
  const open = new Map<string, Feed>()
  function close(feed: Feed, key: string): void {
    feed.close()
    if (open.get(key) === feed) open.delete(key)
  }

  return {
    client,
    close: () => open.forEach(close),
    subscribe(key, listener) {
      const name = `tenant-api ${client.baseUrl} ${session} ${key}`
      if (process.env.NODE_ENV !== 'production' && !open.has(key))
        warnOfConnections([...open.values()], key.includes('"from'))
      const feed = open.get(key) ?? openFeed(name, client, JSON.parse(key))
      open.set(key, feed)
      feed.listeners.add(listener)
      return {
        feed,
        stop() {
          feed.listeners.delete(listener)
          setTimeout(() => feed.listeners.size || close(feed, key), linger)
        },
      }
    },
  }
}
