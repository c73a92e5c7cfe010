import { setTimeout as delay } from 'node:timers/promises'
import { findPostgres, startPostgres } from '@tenant-api/test-kit/start-postgres'
import pg from 'pg'
import { describe, expect, it, onTestFinished } from 'vitest'
import { StoreError } from '../../src/errors.ts'
import { appendLock } from '../../src/stores/postgres/database.ts'
import type { EventService } from '../events/event-service.ts'
import { userEvent } from '../events/published-events.ts'
import { anEntry } from '../stores/an-entry.ts'
import { newEvent, newEvents } from '../stores/conformance/new-event.ts'
import { newEventStream } from '../stores/conformance/new-event-stream.ts'
import { changesOf, streamOf } from '../webhooks/harness/dispatched.ts'
import { administer, newDatabase } from './new-database.ts'
import { startNode, startNodeProcess } from './nodes.ts'
import { openNodes } from './open-postgres.ts'

/** SQL that changes a log of five events, as if another log had replaced it. */
const replacements = {
  'a shorter log': ['DELETE FROM events WHERE sequence > 3'],
  'a log of the same length': ["UPDATE events SET id = 'evt_' || sequence WHERE sequence > 3"],
}

describe.each(Object.entries(replacements))('after %s has replaced the log of a node', (_, statements) => {
  async function openReplaced() {
    const { url, open } = await openNodes()
    const losses: unknown[] = []
    const node = await open({ onLost: error => losses.push(error) })
    const stream = newEventStream('a')
    await node.eventStreams.insert(stream, anEntry)
    await streamOf(node.dispatch, stream.id)
    const appended = await node.events.append(newEvents(5))
    await administer(url, ...statements)
    return { ...node, url, losses, stream, offset: appended[0]?.offset ?? '' }
  }

  type Replaced = Awaited<ReturnType<typeof openReplaced>>
  const calls: Record<string, (node: Replaced) => Promise<unknown>> = {
    'appends nothing': ({ events }) => events.append([newEvent('next')]),
    'recognizes no duplicate': ({ events }) => events.append([newEvent('event-1')]),
    'reads nothing': ({ events }) => events.read(5, 10),
    'reads no history': ({ events }) => events.readFrames(0, 10, null, 0),
    'returns no head': ({ events }) => events.head(),
    'returns no sequence for a time': ({ events }) => events.sequenceBefore(0),
    'resolves no offset': ({ events, offset }) => events.resolve(offset),
    'moves no cursor': ({ dispatch, stream }) => dispatch.commit([changesOf(stream.id, { cursor: 5 })]),
  }
  it.each(Object.entries(calls))('the node %s, and its caller gets an error', async (_, call) => {
    const node = await openReplaced()
    const ids = 'SELECT id FROM events ORDER BY sequence'
    const before = await administer(node.url, ids)
    await expect(call(node)).rejects.toThrow(StoreError)
    expect(await administer(node.url, ids)).toEqual(before)
    expect(node.losses).toMatchObject([{ message: expect.stringContaining('no longer holds event 5') }])
    expect(await administer(node.url, 'SELECT cursor::int FROM event_streams')).toEqual([{ cursor: 0 }])
  })

  it('the node detects the replacement within seconds, even if it is idle', async () => {
    const { losses } = await openReplaced()
    await expect.poll(() => losses.length).toBe(1)
  })
})

it('a node detects the loss of an event after which a subscription from a time begins, even if the node has not read the event', async () => {
  const { url, open } = await openNodes()
  const ignore = () => {}
  const [one, two] = [await open({ onLost: ignore }), await open({ onLost: ignore })]
  await two.events.append(newEvents(2))
  expect(await one.events.sequenceBefore(Date.now() + 3_600_000)).toBe(2)
  await administer(url, 'DELETE FROM events WHERE sequence = 2')
  await expect(one.events.append([newEvent('next')])).rejects.toThrow(StoreError)
})

it('a node detects the replacement even if its next append has already begun, and waits for the append lock', async () => {
  const { url, open } = await openNodes()
  const losses: unknown[] = []
  const { events } = await open({ onLost: error => losses.push(error) })
  const announced: number[] = []
  events.onGrowth(entries => announced.push(...entries.map(({ sequence }) => sequence)))
  const [holder, replacer] = [new pg.Client(url), new pg.Client(url)]
  for (const client of [holder, replacer]) {
    await client.connect()
    onTestFinished(() => client.end())
  }
  const waiting = `
    SELECT 1 FROM pg_locks JOIN pg_database ON pg_database.oid = database
    WHERE datname = current_database() AND locktype = 'advisory' AND NOT granted`
  const expectWaiting = (count: number) =>
    expect.poll(() => administer(url, waiting), { interval: 20 }).toHaveLength(count)
  const lock = `BEGIN; SELECT pg_advisory_xact_lock(${appendLock})`
  await holder.query(lock)
  const lost = events.append(newEvents(10))
  await expectWaiting(1)
  const replacing = replacer.query(lock)
  await expectWaiting(2)
  // A second append begins beside the first one only if it is large.
  const next = events.append(newEvents(120, { source: '/others' }))
  const outcome = next.then(() => 'appended', String)
  await expectWaiting(3)
  await holder.query('COMMIT')
  expect(await lost).toHaveLength(10)
  await replacing
  // Now the second append, which has not seen the events of the first one, reaches a log of another server without them.
  await replacer.query("DELETE FROM events; UPDATE epochs SET history = 'other'; COMMIT")
  expect(await outcome).toContain('Another database has replaced')
  expect(losses).toMatchObject([{ message: expect.stringContaining('no longer holds event 10') }])
  expect(announced).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10])
})

it('a node continues even if retention has deleted all events that it knew', async () => {
  const { open } = await openNodes()
  const [writer, reader] = [await open(), await open()]
  await writer.events.append([newEvent('first', { acceptedAt: 1_000 })])
  expect(await reader.events.head()).toBe(1)
  await writer.events.append(newEvents(5, { acceptedAt: 2_000 }))
  expect(await writer.events.prune(3_000, 100)).toBe(5)
  const [next] = await reader.events.append([newEvent('next')])
  expect(await reader.events.resolve(next?.offset ?? '')).toBe(7)
})

const bin = findPostgres()

describe.skipIf(!bin)('after an older data folder has replaced the newer one', () => {
  /** Starts two nodes, publishes three events, and backs up the data folder with these events. */
  async function start<Writer extends EventService>(startWriter: (url: string) => Promise<Writer>) {
    const server = await startPostgres(bin ?? '')
    onTestFinished(server.end)
    const url = await newDatabase(server.url)
    const [writer, reader] = [await startWriter(url), await startNodeProcess(url)]
    for (const node of [writer, reader]) onTestFinished(() => node.end())
    await writer.publish(['a', 'b', 'c'].map(id => userEvent(id)))
    await server.backUp()
    return { server, url, writer, reader }
  }
  const publish = (node: EventService, name: string, count: number) =>
    node.publish(Array.from({ length: count }, (_, index) => userEvent(`${name}-${index}`)))
  const statusOf = async (node: EventService, from: string) => {
    const subscription = await node.subscribe({ query: { from } })
    subscription.close()
    return subscription.status
  }

  it('no offset names two events, even if a node that does not know the lost events continues', async () => {
    const { server, url, writer, reader: sleeper } = await start(startNode)
    const subscription = await sleeper.subscribe()
    expect(await subscription.next()).toMatchObject({ type: 'offset-only' })
    sleeper.process.kill('SIGSTOP')
    let lost: Awaited<ReturnType<typeof publish>> = []
    await expect.poll(async () => (lost = await publish(writer, 'lost', 5).catch(() => []))).toHaveLength(5)
    await writer.end()
    await server.restore()
    sleeper.process.kill('SIGCONT')
    let kept: Awaited<ReturnType<typeof publish>> = []
    await expect.poll(async () => (kept = await publish(sleeper, 'kept', 5).catch(() => []))).toHaveLength(5)
    const received = await subscription.nextEvents(5)
    expect(received.map(({ offset }) => offset)).toEqual(kept.map(({ offset }) => offset))
    const offsets = [...lost, ...kept].map(({ offset }) => offset)
    expect(new Set(offsets).size).toBe(10)
    for (const { offset } of lost) expect(await statusOf(sleeper, offset)).toBe(410)
    for (const { offset } of kept) expect(await statusOf(sleeper, offset)).toBe(200)
    const transactions = async () => {
      const rows = await administer(
        url,
        'SELECT xact_commit::int AS count FROM pg_stat_database WHERE datname = current_database()',
      )
      return (rows[0] as { count: number }).count
    }
    const before = await transactions()
    await delay(2_000)
    expect((await transactions()) - before).toBeLessThan(200)
  })

  it('nodes that know the lost events end, and their subscribers get 410, even if a new node has written as many events', async () => {
    const { server, url, writer, reader } = await start(startNodeProcess)
    const nodes = [writer, reader]
    let lost: Awaited<ReturnType<typeof publish>> = []
    await expect.poll(async () => (lost = await publish(writer, 'lost', 5).catch(() => []))).toHaveLength(5)
    const subscription = await reader.subscribe({ query: { from: lost[3]?.offset ?? '' } })
    expect((await subscription.nextEvent()).offset).toBe(lost[4]?.offset)
    for (const { process } of nodes) process.kill('SIGSTOP')
    await server.restore()
    const fresh = await startNode(url)
    onTestFinished(() => fresh.end())
    await publish(fresh, 'kept', 20)
    const exits = nodes.map(({ process }) => new Promise(resolve => process.once('exit', resolve)))
    for (const { process } of nodes) process.kill('SIGCONT')
    expect(await Promise.all(exits)).toEqual([1, 1])
    const messages = []
    for (let message = await subscription.next(); message; message = await subscription.next())
      messages.push(message)
    expect(messages.filter(({ type }) => type !== 'offset-only')).toMatchObject([
      { type: 'error', offset: lost[4]?.offset },
    ])
    for (const { offset } of lost) expect(await statusOf(fresh, offset)).toBe(410)
  })
})
