import { setTimeout as delay } from 'node:timers/promises'
import type { Client } from 'pg'
import type { Servers } from './servers.ts'
import { sessionsOf } from './session.ts'

const retryMs = 250
/** Interval of checks that the connection still answers, in milliseconds. A hung server sends nothing at all. */
const tryMs = 5_000
const channels = ['event_log', 'event_streams', 'nodes'] as const
export type Channel = (typeof channels)[number]

/**
 * What other nodes tell of as it happens, over a connection of its own. It only wakes: whoever listens has to look by himself
 * from time to time, since nothing is told while the connection is down.
 */
export interface Notifications {
  /** @param listener is given what was told, or null where something may have been missed */
  on(channel: Channel, listener: (told: string | null) => void): void
  close(): Promise<void>
}

/** Connects, and again whenever the connection breaks. */
export function listenTo(servers: Servers): Notifications {
  const Session = sessionsOf(servers)
  const listeners = new Map<string, Set<(told: string | null) => void>>()
  const closing = new AbortController()
  const running = run()

  async function run(): Promise<void> {
    while (!closing.signal.aborted) {
      await listenOnce().catch(() => {})
      await delay(retryMs, undefined, { signal: closing.signal, ref: false }).catch(() => {})
    }
  }

  /** Resolves when the connection has ended. */
  async function listenOnce(): Promise<void> {
    const client = new Session()
    const trying = setInterval(() => {
      client.query('SELECT pg_listening_channels()').catch(() => client.end().catch(() => {}))
    }, tryMs).unref()
    const ended = new Promise<void>(resolve => {
      client.on('end', resolve).on('error', () => resolve())
      closing.signal.addEventListener('abort', () => resolve(), { once: true })
    })
    try {
      await client.connect()
      client.on('notification', ({ channel, payload }) => tell(channel, payload ?? ''))
      await client.query(channels.map(channel => `LISTEN ${channel}`).join(';'))
      for (const channel of channels)
        tell(channel, null)
        // It keeps no service from ending. Its types leave out what the pool calls too.
      ;(client as Client & { unref(): void }).unref()
      await ended
    } finally {
      clearInterval(trying)
      void client.end().catch(() => {})
    }
  }

  function tell(channel: string, told: string | null): void {
    for (const listener of listeners.get(channel) ?? []) listener(told)
  }

  return {
    on(channel, listener) {
      const those = listeners.get(channel) ?? new Set()
      listeners.set(channel, those.add(listener))
    },
    async close() {
      closing.abort()
      await running
    },
  }
}
