import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import type { Servers } from './servers.ts'
import { LostSettingsError, sessionsOf } from './session.ts'

/** Time limit for a notification, in milliseconds. */
const notificationMs = 2_000
/** Number of queries on each connection. A pooler may by chance use the same session for several queries. */
const rounds = 5

/**
 * Checks that each connection has a session of its own. A pooler in transaction mode loses session settings; without
 * `synchronous_commit` an event could be acknowledged before it is on the disk.
 *
 * @throws {LostSettingsError} when connections share sessions
 */
export async function checkSessions(servers: Servers): Promise<void> {
  const Session = sessionsOf(servers)
  const [one, two] = [new Session(), new Session()]
  const processOf = async (client: InstanceType<typeof Session>) =>
    (await client.query<{ pid: number }>('SELECT pg_backend_pid() AS pid')).rows[0]?.pid
  try {
    await Promise.all([one.connect(), two.connect()])
    const [ofOne, ofTwo] = [new Set(), new Set()]
    for (let round = 0; round < rounds; round++) {
      ofOne.add(await processOf(one))
      ofTwo.add(await processOf(two))
    }
    if (ofOne.size + ofTwo.size > 2 || new Set([...ofOne, ...ofTwo]).size < 2)
      throw new LostSettingsError('connections share sessions')
  } finally {
    for (const client of [one, two]) client.end().catch(() => {})
  }
}

/**
 * Checks that a connection to `listening` gets the notifications of transactions on `servers`. It gets none if the two are
 * different databases.
 *
 * @throws {LostSettingsError} when no notification arrives
 */
export async function checkNotifications(servers: Servers, listening: Servers): Promise<void> {
  const [listener, notifier] = [new (sessionsOf(listening))(), new (sessionsOf(servers))()]
  // Use a random channel, so that the notification of another starting node is not mistaken for this node's.
  const channel = `session_check_${randomBytes(8).toString('hex')}`
  try {
    await Promise.all([listener.connect(), notifier.connect()])
    await listener.query(`LISTEN ${channel}`)
    const heard = once(listener, 'notification', { signal: AbortSignal.timeout(notificationMs) })
    await Promise.all([heard, notifier.query(`NOTIFY ${channel}`)])
  } catch (error) {
    if ((error as Error).name !== 'AbortError') throw error
    throw new LostSettingsError('notifications do not arrive', { cause: error })
  } finally {
    for (const client of [listener, notifier]) client.end().catch(() => {})
  }
}
