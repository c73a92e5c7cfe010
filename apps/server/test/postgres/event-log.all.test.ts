import { createRandom, seed } from '@tenant-api/test-kit/random'
import { expect, it } from 'vitest'
import { CursorExpiredError } from '../../src/events/event-log.ts'
import { appendLock } from '../../src/stores/postgres/database.ts'
import { anEntry } from '../stores/an-entry.ts'
import { newEvent, newEvents } from '../stores/conformance/new-event.ts'
import { newEventStream } from '../stores/conformance/new-event-stream.ts'
import { changesOf, streamOf } from '../webhooks/harness/dispatched.ts'
import { administer, copyOf, newDatabase } from './new-database.ts'
import { openNodes } from './open-postgres.ts'

const heldAdvisory = `
  SELECT 1 FROM pg_locks JOIN pg_database ON pg_database.oid = database
  WHERE datname = current_database() AND locktype = 'advisory' AND granted`
const sequencesOf = (entries: readonly { sequence: number }[]) => entries.map(({ sequence }) => sequence)

it(`nodes that append concurrently share one order without gaps, and one event for each source and id (TEST_SEED=${seed})`, async () => {
  const { open } = await openNodes()
  const nodes = [await open(), await open(), await open()]
  const random = createRandom(seed)
  const batches = Array.from({ length: 90 }, () =>
    Array.from({ length: 1 + random(9) }, () => newEvent(`event-${random(300)}`)),
  )
  const appended = await Promise.all(
    batches.map((batch, index) => nodes[index % nodes.length]?.events.append(batch)),
  )
  const [log, ...others] = await Promise.all(nodes.map(({ events }) => events.read(0, 1_000)))
  expect(sequencesOf(log ?? [])).toEqual(Array.from({ length: log?.length ?? 0 }, (_, index) => index + 1))
  for (const other of others) expect(other).toEqual(log)
  const byKey = new Map<string, Set<string>>()
  for (const [index, batch] of batches.entries())
    for (const [place, { publisherId }] of batch.entries()) {
      const { eventId = '', offset = '' } = appended[index]?.[place] ?? {}
      byKey.set(publisherId, (byKey.get(publisherId) ?? new Set()).add(`${eventId} ${offset}`))
    }
  expect([...byKey.values()].filter(({ size }) => size !== 1)).toEqual([])
  expect(byKey.size).toBe(log?.length)
  const fresh = appended.flatMap(batch => batch ?? []).filter(({ duplicate }) => !duplicate)
  expect(fresh).toHaveLength(byKey.size)
})

it('a node reads events of other nodes soon, also after it has lost its connection for notifications', async () => {
  const { url, open } = await openNodes()
  const [writer, reader] = [await open(), await open()]
  const seen: number[] = []
  reader.events.onGrowth(async () => {
    const entries = await reader.events.read(seen.at(-1) ?? 0, 100)
    seen.push(...sequencesOf(entries).filter(sequence => sequence > (seen.at(-1) ?? 0)))
  })
  await writer.events.append([newEvent('a')])
  await expect.poll(() => seen, { interval: 5 }).toEqual([1])
  await administer(
    url,
    "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = current_database() AND query LIKE 'LISTEN%'",
  )
  await writer.events.append([newEvent('b')])
  await expect.poll(() => seen, { interval: 5 }).toEqual([1, 2])
})

it('an append whose answer is lost is repeated, and is not a duplicate of itself', async () => {
  const { url, open } = await openNodes()
  const { events } = await open()
  let isOver = false
  const random = createRandom(seed)
  const killing = (async () => {
    while (!isOver) {
      await administer(
        url,
        'SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE pid <> pg_backend_pid() AND datname = current_database() AND random() < 0.3',
      )
      await new Promise(resolve => setTimeout(resolve, random(20)))
    }
  })()
  let count = 0
  for (let round = 0; round < 100; round++) {
    const batch = newEvents(1 + random(5), { source: `/${round}` })
    const appended = await events.append(batch)
    expect(appended.map(({ eventId }) => eventId)).toEqual(batch.map(({ id }) => id))
    expect(appended.some(({ duplicate }) => duplicate)).toBe(false)
    count += batch.length
  }
  isOver = true
  await killing
  expect(await events.head()).toBe(count)
})

it('a restored backup expires the offsets of lost events, even if other events have taken their places', async () => {
  const { url, open } = await openNodes()
  const original = await open()
  const [kept] = await original.events.append([newEvent('kept')])
  await original.close()
  const backup = await copyOf(url)
  const later = await open()
  const [lost] = await later.events.append([newEvent('lost')])
  expect(await later.events.resolve(lost?.offset ?? '')).toBe(2)
  const restored = await (await openNodes({ url: backup })).open()
  expect(await restored.events.resolve(lost?.offset ?? '')).toBe('expired')
  const [other] = await restored.events.append([newEvent('other')])
  expect(await restored.events.resolve(lost?.offset ?? '')).toBe('expired')
  expect(await restored.events.resolve(kept?.offset ?? '')).toBe(1)
  expect(await restored.events.resolve(other?.offset ?? '')).toBe(2)
})

it('the partition of deleted events is dropped, but not before enabled event streams have read its events', async () => {
  const { url, open } = await openNodes()
  const { events, eventStreams, dispatch } = await open()
  const partitions = async () =>
    (
      (await administer(
        url,
        "SELECT relname FROM pg_class WHERE relname ~ '^events_[0-9]+$' ORDER BY relname",
      )) as {
        relname: string
      }[]
    ).map(({ relname }) => relname)
  const stream = newEventStream('a')
  await eventStreams.insert(stream, anEntry)
  await streamOf(dispatch, stream.id)
  const commit = (cursor: number) => dispatch.commit([changesOf(stream.id, { cursor })])
  const append = (name: string) =>
    events.append(newEvents(10, { source: name, acceptedAt: Date.now() - 10_000 }))
  await append('/a')
  expect(await events.prune(Date.now(), 100)).toBe(0)
  expect(await partitions()).toEqual(['events_1', 'events_2'])
  await append('/b')
  await commit(9)
  expect(await events.prune(Date.now(), 100)).toBe(9)
  expect(await partitions()).toEqual(['events_1', 'events_2', 'events_3'])
  await append('/c')
  await commit(25)
  expect(await events.prune(Date.now(), 100)).toBe(16)
  expect(await partitions()).toEqual(['events_3', 'events_4'])
  await expect(events.read(24, 10)).rejects.toThrow(CursorExpiredError)
  expect(sequencesOf(await events.read(25, 10))).toEqual([26, 27, 28, 29, 30])
  const again = await events.append(newEvents(10, { source: '/a' }))
  expect(again.some(({ duplicate }) => duplicate)).toBe(false)
  const kept = await events.append(newEvents(10, { source: '/c' }))
  expect(kept.filter(({ duplicate }) => duplicate)).toHaveLength(5)
})

it('every commit waits for the disk, whatever the settings of the role or the database', async () => {
  const url = await newDatabase()
  await administer(url, `ALTER DATABASE ${new URL(url).pathname.slice(1)} SET synchronous_commit = off`)
  const { open } = await openNodes({ url })
  const { events } = await open()
  await administer(
    url,
    'CREATE TABLE witnesses (commits text)',
    `CREATE FUNCTION witness() RETURNS trigger LANGUAGE plpgsql AS
      $$ BEGIN INSERT INTO witnesses VALUES (current_setting('synchronous_commit')); RETURN NULL; END $$`,
    'CREATE TRIGGER witness AFTER INSERT ON events EXECUTE FUNCTION witness()',
  )
  await events.append([newEvent('a')])
  expect(await administer(url, 'SELECT * FROM witnesses')).toEqual([{ commits: 'on' }])
})

it('an append waits for another one, whatever lock_timeout the role or the database has', async () => {
  const url = await newDatabase()
  await administer(url, `ALTER DATABASE ${new URL(url).pathname.slice(1)} SET lock_timeout = '20ms'`)
  const { open } = await openNodes({ url })
  const { events } = await open()
  const beside = administer(url, `BEGIN; SELECT pg_advisory_xact_lock(${appendLock}), pg_sleep(0.5); COMMIT`)
  const isHeld = () => administer(url, heldAdvisory)
  await expect.poll(isHeld, { interval: 5 }).toHaveLength(1)
  await events.append([newEvent('a')])
  await beside
})

it('texts with any characters are preserved', async () => {
  const { open } = await openNodes()
  const { clients } = await open()
  const name = 'a\0b\ue000c\ue001d\ue000\ue000\0'
  const client = { id: '\0', name, secretHash: '', scopes: {}, isGlobal: true, isThirdParty: false }
  await clients.insert({ ...client, createdAt: 1, disabledAt: null }, anEntry)
  expect(await clients.find('\0')).toMatchObject({ name })
  expect(await clients.find('\ue000\ue001')).toBeNull()
})
