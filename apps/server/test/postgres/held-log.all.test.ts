import { setTimeout as delay } from 'node:timers/promises'
import pg from 'pg'
import { expect, it, onTestFinished, vi } from 'vitest'
import { anEntry } from '../stores/an-entry.ts'
import { streamOf } from '../webhooks/harness/dispatched.ts'
import { appendUsers, insertStream } from '../webhooks/harness/running-dispatcher.ts'
import { administer } from './new-database.ts'
import { openNodes } from './open-postgres.ts'

/** SQL that delays a change of a stream's status by half a second, between its read of the log and its COMMIT. */
const slowEnding = [
  `CREATE FUNCTION wait_a_while() RETURNS trigger LANGUAGE plpgsql AS 'BEGIN PERFORM pg_sleep(0.5); RETURN NULL; END'`,
  'CREATE TRIGGER slow AFTER INSERT ON stream_work EXECUTE FUNCTION wait_a_while()',
]

it.each(['by a caller', 'because the target is gone'])(
  'no event is accepted between the change that disables a stream %s and the moment when this change is visible',
  async cause => {
    const { url, open } = await openNodes()
    const [one, two] = [await open(), await open()]
    const id = await insertStream(one, 'http://127.0.0.1:1/')
    await appendUsers(one, 1)
    const { claim } = (await streamOf(one.dispatch, id)) ?? {}
    if (!claim) throw new Error('the first node holds the stream')
    await administer(url, ...slowEnding)
    const disabling =
      cause === 'by a caller'
        ? one.eventStreams.update(
            id,
            stream => ({ ...stream, status: 'disabled' }),
            () => anEntry,
          )
        : one.dispatch.disable(claim, 1, 'gone', anEntry)
    await delay(100)
    await appendUsers(two, 1)
    expect(await two.eventStreams.find(id)).toMatchObject({ status: 'disabled' })
    await disabling
  },
)

it('a node that reads a stream during the change that disables it sees both the change and its stepwise work, or neither', async () => {
  const { url, open } = await openNodes()
  const [holder, other] = [await open(), await open()]
  const id = await insertStream(holder, 'http://127.0.0.1:1/')
  await streamOf(holder.dispatch, id)
  await appendUsers(holder, 1)
  await administer(url, ...slowEnding)
  const disabling = other.eventStreams.update(
    id,
    stream => ({ ...stream, status: 'disabled' }),
    () => anEntry,
  )
  await delay(100)
  const during = await streamOf(holder.dispatch, id)
  expect(during?.hasWork).toBe(during?.stream.status === 'disabled')
  await disabling
  expect(await streamOf(holder.dispatch, id)).toMatchObject({
    stream: { status: 'disabled' },
    hasWork: true,
  })
})

it('while another session locks the log, a node still answers requests that do not need the log', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  onTestFinished(() => void vi.useRealTimers())
  const { url, open } = await openNodes()
  const { rateLimitPolicies } = await open()
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  onTestFinished(() => client.end())
  await client.query('BEGIN; LOCK TABLE event_log IN ACCESS EXCLUSIVE MODE')
  // The node checks the log each second.
  vi.advanceTimersByTime(10_000)
  await expect
    .poll(() =>
      administer(
        url,
        "SELECT 1 FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'",
      ),
    )
    .not.toEqual([])
  expect(await rateLimitPolicies.list({}, null, 0, 1)).toEqual([])
})
