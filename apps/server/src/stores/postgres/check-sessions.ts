import { once } from 'node:events'
import type { Servers } from './servers.ts'
import { LostSettingsError, sessionsOf } from './session.ts'

/** Time limit for a notification, in milliseconds. */
const notificationMs = 2_000
/** A pooler may give a connection the same session several times by chance. */
const rounds = 5

/**
 * Checks that each connection has a session of its own. A pooler in transaction mode loses session settings and `LISTEN`; without
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
    await one.query('LISTEN session_check')
    const heard = once(one, 'notification', { signal: AbortSignal.timeout(notificationMs) })
    await Promise.all([heard, two.query('NOTIFY session_check')])
  } catch (error) {
    if ((error as Error).name !== 'AbortError') throw error
    throw new LostSettingsError('notifications do not arrive', { cause: error })
  } finally {
    for (const client of [one, two]) client.end().catch(() => {})
  }
}
