import { expect, it, onTestFinished } from 'vitest'
import { StoreError } from '../../src/errors.ts'
import { isIntact, nothing, watchGrowth } from '../../src/stores/postgres/log-growth.ts'
import type { DispatchStore } from '../../src/webhooks/dispatch-store.ts'
import { anEntry } from '../stores/an-entry.ts'
import { unexpected } from '../unexpected.ts'
import { changesOf, streamOf } from '../webhooks/harness/dispatched.ts'
import { appendUsers, insertStream, runDispatcher } from '../webhooks/harness/running-dispatcher.ts'
import { startTarget } from '../webhooks/harness/target.ts'
import { administer, newDatabase } from './new-database.ts'
import { openNodes } from './open-postgres.ts'
import { caughtUp, startPair } from './pair.ts'

const columns =
  'sealed_destination, updated_at, revision, version, commits, acted_on, cursor, failures_in_row, last_success_at, probe_at'

/** Opens two nodes and inserts an event stream. */
async function openPair() {
  const { url, open } = await openNodes()
  const [one, two] = [await open(), await open()]
  const [target, lost, next] = [await startTarget(), await startTarget(), await startTarget()]
  const id = await insertStream(one, target.url)
  const sendTo = (node: typeof one, { url: endpoint }: typeof target) =>
    node.eventStreams.update(
      id,
      stream => {
        const { destination } = stream
        const configuration = { ...destination.configuration, webhook_endpoint: endpoint }
        return { ...stream, destination: { ...destination, configuration } }
      },
      () => anEntry,
    )
  /**
   * Begins to lose writes.
   *
   * @returns a function that imitates a failover to a standby which lacks all writes of dispatchers since the call, and all changes
   *   of streams
   */
  const loseWrites = async () => {
    await administer(url, `CREATE TABLE standby AS SELECT id, ${columns} FROM event_streams`)
    const set = `(${columns}) = (SELECT ${columns} FROM standby WHERE standby.id = event_streams.id)`
    return () => administer(url, `DELETE FROM retries; UPDATE event_streams SET ${set}`)
  }
  return { url, one, two, target, lost, next, id, sendTo, loseWrites }
}

/** Wraps a store. After a call of `hold`, commits wait until `answer` is called. */
function holdingCommits(dispatch: DispatchStore) {
  const [answering, committing] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  let isHolding = false
  const store: DispatchStore = {
    ...dispatch,
    async commit(changes) {
      if (isHolding) {
        committing.resolve()
        await answering.promise
      }
      return dispatch.commit(changes)
    },
  }
  const hold = () => {
    isHolding = true
    return committing.promise
  }
  return { store, hold, answer: answering.resolve }
}

it('an event whose retry a failover has lost is attempted again, without a further event', async () => {
  const { url, one, target, id, loseWrites } = await openPair()
  target.behave(() => 500)
  const dispatcher = await runDispatcher(one, { retryDelays: [2, 2, 2], leaseMs: 1_500 })
  await dispatcher.notice(id)
  const failOver = await loseWrites()
  const [event] = await appendUsers(one, 1)
  await expect
    .poll(() => administer(url, 'SELECT sequence::int FROM retries'), { interval: 20 })
    .toEqual([{ sequence: 1 }])
  target.behave(() => 204)
  await failOver()
  const receipts = await target.first(2)
  expect(receipts.map(receipt => receipt.event.id)).toEqual([event, event])
  await expect.poll(() => one.dispatch.cursors()).toEqual([{ eventStreamId: id, cursor: 1 }])
})

it('a node stops sending to the address of a change that a failover has lost', async () => {
  const { one, target, lost, id, sendTo, loseWrites } = await openPair()
  const dispatcher = await runDispatcher(one, { leaseMs: 1_500 })
  await dispatcher.notice(id)
  const failOver = await loseWrites()
  await sendTo(one, lost)
  await dispatcher.notice(id)
  const lane = dispatcher.lanes.get(id)
  await failOver()
  await expect.poll(() => dispatcher.lanes.get(id)).not.toBe(lane)
  await appendUsers(one, 1)
  await target.first(1)
  expect(lost.receipts).toEqual([])
})

it('a retry is stored, even if an earlier commit of its node was in flight while a failover lost a change', async () => {
  const { url, one, two, target, lost, id, sendTo, loseWrites } = await openPair()
  target.behave(() => 500)
  const { store, hold, answer } = holdingCommits(one.dispatch)
  const dispatcher = await runDispatcher(one, { store, retryDelays: [60], leaseMs: 1_500 })
  await dispatcher.notice(id)
  const failOver = await loseWrites()
  const committing = hold()
  await appendUsers(one, 1)
  await committing
  const lane = dispatcher.lanes.get(id)
  const known = lane?.claim
  await sendTo(two, lost)
  await expect.poll(() => lane?.claim).not.toEqual(known)
  await failOver()
  await expect.poll(() => dispatcher.lanes.get(id)).not.toBe(lane)
  await appendUsers(one, 1)
  await target.first(3)
  answer()
  await expect
    .poll(() => administer(url, 'SELECT sequence::int FROM retries ORDER BY 1'))
    .toEqual([{ sequence: 1 }, { sequence: 2 }])
})

it('the first change after a failover is applied, even while a node stores that it has acted on a lost change', async () => {
  const { one, two, lost, next, id, sendTo, loseWrites } = await openPair()
  const { store, hold, answer } = holdingCommits(one.dispatch)
  const leaseMs = 3_000
  const ofOne = await runDispatcher(one, { store, leaseMs })
  await ofOne.notice(id)
  const ofTwo = await runDispatcher(two, { leaseMs })
  const failOver = await loseWrites()
  const committing = hold()
  await sendTo(two, lost)
  await committing
  await failOver()
  await sendTo(two, next)
  answer()
  await ofTwo.notice(id)
  await appendUsers(two, 1)
  await next.first(1)
  expect(lost.receipts).toEqual([])
})

it('a node that has acted on a lost change does not count as having acted on the next one', async () => {
  const { one, two, id, lost, next, sendTo, loseWrites } = await openPair()
  await streamOf(one.dispatch, id)
  const failOver = await loseWrites()
  await sendTo(one, lost)
  const { revision = 0 } = (await streamOf(one.dispatch, id))?.claim ?? {}
  await failOver()
  // The commit was in flight during the failover.
  expect(await one.dispatch.commit([changesOf(id, { revision })])).toEqual([id])
  await sendTo(two, next)
  expect(await two.dispatch.unnoticedChange(id, null)).not.toBeNull()
})

it('a standby that lacks the events which a node has seen does not count as a database that has lost them', async () => {
  const { primary, standby } = await startPair()
  const { url, open } = await openNodes({ url: await newDatabase(primary.url) })
  const node = await open()
  await caughtUp(primary, standby)
  await administer(standby.url, 'SELECT pg_wal_replay_pause()')
  await appendUsers(node, 1)
  const [seen] = await node.events.read(0, 1)
  const log = new URL(url)
  log.host = new URL(standby.url).host
  const reads = `SELECT ${isIntact('1', `'${seen?.id}'`)} AS is_intact`
  const append = `SELECT is_intact FROM append_events(1, '${seen?.id}', 'a', '', '', '', '{}', '')`
  for (const sql of [reads, append]) {
    expect(await administer(url, sql)).toEqual([{ is_intact: true }])
    expect(await administer(log.href, sql)).toEqual([{ is_intact: null }])
  }
})

it('an answer of a standby fails, and is no loss', () => {
  const growth = watchGrowth({
    readHead: async () => nothing,
    notifications: { on() {}, async close() {} },
    nodeId: 'a',
    onLost: unexpected,
  })
  onTestFinished(growth.stop)
  expect(() => growth.check({ is_intact: null })).toThrow(StoreError)
  expect(() => growth.check({ is_intact: true })).not.toThrow()
})
