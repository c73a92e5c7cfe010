import { setTimeout as delay } from 'node:timers/promises'
import type { Servers } from './servers.ts'
import { isReadOnly, type Session, sessionsOf } from './session.ts'

const retryMs = 250
/**
 * Interval of checks, in milliseconds: does the server still answer, and is it still the primary? A server that hangs or was
 * made read-only keeps the connection open.
 */
const tryMs = 5_000
/** With DATABASE_LISTEN_URL, statements use other connections, so only this query shows that the server is no longer the primary. */
const tryOut = `SELECT ${isReadOnly} AS is_read_only`
const channels = ['event_log', 'event_streams', 'nodes'] as const
export type Channel = (typeof channels)[number]

/**
 * Notifications of other nodes, received on a separate connection. They can be lost while the connection is
 * down, so listeners must also poll.
 */
export interface Notifications {
  /** @param listener a function that gets the payload, or null if notifications may have been missed */
  on(channel: Channel, listener: (payload: string | null) => void): void
  close(): Promise<void>
}

/** Connects, and reconnects whenever the connection breaks. */
export function listenTo(servers: Servers): Notifications {
  const Session = sessionsOf(servers)
  const listeners = new Map<string, Set<(payload: string | null) => void>>()
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
    const { promise: ended, resolve: end } = Promise.withResolvers<void>()
    const trying = setInterval(async () => {
      const isPrimary = !client.isLeft && (await isWritable(client).catch(() => false))
      if (!isPrimary) end()
    }, tryMs).unref()
    client.on('end', () => end()).on('error', () => end())
    const onClose = () => end()
    closing.signal.addEventListener('abort', onClose)
    try {
      await client.connect()
      client.on('notification', ({ channel, payload }) => notify(channel, payload ?? ''))
      await client.query(channels.map(channel => `LISTEN ${channel}`).join(';'))
      for (const channel of channels) notify(channel, null)
      // The connection must not keep a stopping service alive. The types of `pg` lack `unref`, but its pool calls it too.
      void (client as Session & { unref(): void }).unref()
      await ended
    } finally {
      clearInterval(trying)
      closing.signal.removeEventListener('abort', onClose)
      void client.end().catch(() => {})
    }
  }

  async function isWritable(client: Session): Promise<boolean> {
    const { rows } = await client.query<{ is_read_only: boolean }>(tryOut)
    return rows[0]?.is_read_only === false
  }

  function notify(channel: string, payload: string | null): void {
    for (const listener of listeners.get(channel) ?? []) listener(payload)
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
