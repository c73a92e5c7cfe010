import type { Client } from '@tenant-api/client'
import { type Feed, type Listener, openFeed } from './feed.ts'
import type { StreamQuery } from './reader.ts'

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
export function keyOf({ event_type = [], filter, from, from_timestamp: time }: StreamQuery): string {
  return JSON.stringify({
    event_type: [...new Set(event_type)].sort(),
    filter,
    from,
    // The service takes whole seconds. Only a Date has `toJSON`.
    from_timestamp: Object(time).toJSON?.().replace(/\.\d+/, '') ?? time,
  })
}

/** @param session the same in all tabs that may share a connection */
export function createFeeds(client: Client, session: string | number): Feeds {
  const open = new Map<string, Feed>()
  function close(feed: Feed, key: string): void {
    feed.close()
    if (open.get(key) === feed) open.delete(key)
  }

  return {
    client,
    close: () => open.forEach(close),
    subscribe(key, listener) {
      const name = `${client.baseUrl} ${session}${key}`
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

/** Connections that a browser opens to a host over HTTP/1.1. */
const mostAtOnce = 6
/** Changes of a value within 10 seconds before a warning: it changes with each render. */
const mostChanges = 8
/** Different times in a parameter within a minute before a warning. A table may have a time of its own in each of its rows. */
const mostTimes = 100

/** When each value has changed, by its name. */
const changes = new Map<string, number[]>()
const knownTimes = new Map<string, Set<string>>()
const warned = new Set<string>()
/** The client of a provider whose effect has just ended: the next effect begins in the same task. */
let ended: Client | undefined

/**
 * Warns in the console of the browser, once for each reason, before a subscription opens.
 *
 * @param open the open subscriptions; the ones without listeners close soon
 * @param hasStart whether the new one has a `from` or a `from_timestamp`
 */
function warnOfConnections(open: readonly Feed[], hasStart: boolean): void {
  const used = open.filter(({ listeners }) => listeners.size > 0)
  if (used.length >= mostAtOnce)
    warnOnce(
      'useEvents holds more subscriptions than a browser has connections over HTTP/1.1, which are six. Each other ' +
        'combination of event_type, filter, from and from_timestamp is a connection of its own. If you need many filters, read all ' +
        'types once, and filter in the component.',
    )
  if (hasStart)
    warnOfChange(
      'useEvents opens one subscription after the other, because its from or from_timestamp changes. Pass a value that stays ' +
        'the same from one render to the next.',
    )
}

/** Returns the end of a provider's effect, and warns when the client has changed since the previous effect, again and again. */
export function closingFeeds({ client, close }: Feeds): () => void {
  if (ended && ended !== client)
    warnOfChange(
      'TenantApiProvider gets one new client after the other, and each opens its own connections. Create the client once, ' +
        'outside of components.',
      { period: 60_000 },
    )
  return () => {
    close()
    ended = client
    queueMicrotask(() => {
      ended = undefined
    })
  }
}

/** Warns when the parameters of a function get one new time after the other. */
export function warnOfTimes(name: string, parameters: object): void {
  for (const [parameter, value] of Object.entries(parameters)) {
    const time = value instanceof Date ? String(value.getTime()) : value
    if (typeof time !== 'string' || !(value instanceof Date || /^\d{4}-\d\d-\d\dT/.test(time))) continue
    const place = `${name} ${parameter}`
    const known = knownTimes.get(place) ?? new Set()
    if (known.has(time)) continue
    if (known.size > 10 * mostTimes) known.clear()
    knownTimes.set(place, known.add(time))
    warnOfChange(
      `${name} gets one new ${parameter} after the other, and each is a query of its own. Pass a value that stays the same ` +
        'from one render to the next.',
      { most: mostTimes, period: 60_000 },
    )
  }
}

/** Warns when a value has changed more than `most` times within `period` milliseconds. */
function warnOfChange(text: string, { most = mostChanges, period = 10_000 } = {}): void {
  if (warned.has(text)) return
  const now = performance.now()
  const times = [...(changes.get(text) ?? []).filter(time => now - time < period), now]
  changes.set(text, times)
  if (times.length > most) warnOnce(text)
}

function warnOnce(text: string): void {
  if (warned.has(text)) return
  warned.add(text)
  // biome-ignore lint/suspicious/noConsole: developers look for warnings in the console of the browser
  console.warn(text)
}
