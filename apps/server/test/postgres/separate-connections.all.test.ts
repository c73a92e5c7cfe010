import pg from 'pg'
import { expect, it, onTestFinished } from 'vitest'
import { StoreError } from '../../src/errors.ts'
import { placesOf } from '../../src/stores/postgres/database.ts'
import { anEntry } from '../stores/an-entry.ts'
import { json, streamOf, testEvent } from '../webhooks/harness/dispatched.ts'
import { insertStream } from '../webhooks/harness/running-dispatcher.ts'
import { startCutter } from './cutter.ts'
import { openNodes } from './open-postgres.ts'

/** More callers than a node has connections. */
const many = Array.from({ length: 20 })

/** Opens a node, and locks an event stream in another session until `release` is called. */
async function withLockedStream() {
  const { url, open } = await openNodes()
  const node = await open()
  const id = await insertStream(node, 'https://hooks.example.com/')
  await streamOf(node.dispatch, id)
  const session = new pg.Client({ connectionString: url })
  await session.connect()
  onTestFinished(() => session.end())
  await session.query('BEGIN')
  await session.query('SELECT 1 FROM event_streams WHERE id = $1 FOR UPDATE', [id])
  return { node, id, release: () => session.query('ROLLBACK') }
}

/** The outcomes of calls that wait for the lock, and how many calls have ended so far. */
function waitingFor<Result>(calls: readonly Promise<Result>[]) {
  let ended = 0
  for (const call of calls) call.finally(() => ended++).catch(() => {})
  return { ended: () => ended, all: Promise.all(calls) }
}

it('reads of a node are answered while more changes wait for a lock than it has connections', async () => {
  const { node, id, release } = await withLockedStream()
  const changes = waitingFor(
    many.map(() =>
      node.eventStreams.update(
        id,
        stream => stream,
        () => anEntry,
      ),
    ),
  )
  expect(await node.eventStreams.find(id)).toMatchObject({ id })
  expect(await node.deliveries.find(id, 'unknown')).toBeNull()
  expect(await node.rateLimitPolicies.find('unknown')).toBeNull()
  expect(await node.clients.find('unknown')).toBeNull()
  expect(await node.openQuota({ perSecond: 1, burst: 1 }).take('a')).toMatchObject({ isGranted: true })
  expect(await node.openSubscriptionSlots(1).count()).toBe(0)
  expect(changes.ended()).toBe(0)
  await release()
  expect(await changes.all).toHaveLength(many.length)
})

it('the lease of a node is renewed, and its streams are read, while more test events wait for a lock than it has connections', async () => {
  const { node, id, release } = await withLockedStream()
  const tests = waitingFor(many.map(() => node.dispatch.insertTest(testEvent(id), json, 9, anEntry)))
  await node.dispatch.renew()
  expect(await node.dispatch.cursors()).toHaveLength(1)
  expect(await node.events.read(0, 10)).toEqual([])
  expect(tests.ended()).toBe(0)
  await release()
  expect(await tests.all).toEqual(many.map(() => true))
})

it('the lease of a node is renewed while one of its connections hangs', async () => {
  const { url } = await openNodes()
  const cutter = await startCutter(url)
  const { dispatch } = await openNodes({ url: cutter.url }).then(nodes => nodes.open())
  cutter.hang('INSERT INTO nodes')
  let hasEnded = false
  const hanging = dispatch.renew().finally(() => {
    hasEnded = true
  })
  hanging.catch(() => {})
  await dispatch.renew()
  expect(hasEnded).toBe(false)
  await expect(hanging).rejects.toThrow(StoreError)
})

it('a node answers other calls while more subscriptions of one client wait for its lock than the node has connections', async () => {
  const { url, open } = await openNodes()
  const node = await open()
  const slots = node.openSubscriptionSlots(many.length)
  const session = new pg.Client({ connectionString: url })
  await session.connect()
  onTestFinished(() => session.end())
  await session.query('BEGIN')
  await session.query(`SELECT pg_advisory_xact_lock(${placesOf("'a'")})`)
  const subscriptions = waitingFor(many.map(() => slots.take('a')))
  expect(await node.eventStreams.find('unknown')).toBeNull()
  expect(await slots.take('b')).toEqual(expect.any(Function))
  expect(subscriptions.ended()).toBe(0)
  await session.query('ROLLBACK')
  expect(await subscriptions.all).toEqual(many.map(() => expect.any(Function)))
  expect(await slots.take('a')).toBeNull()
})
