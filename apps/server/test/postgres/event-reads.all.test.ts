import { expect, it } from 'vitest'
import { createEventReads } from '../../src/stores/postgres/dispatch.ts'
import { newEvents } from '../stores/conformance/new-event.ts'
import { newDelivery } from '../webhooks/harness/dispatched.ts'
import { insertStream } from '../webhooks/harness/running-dispatcher.ts'
import { administer } from './new-database.ts'
import { openDatabase } from './open-database.ts'
import { openNodes } from './open-postgres.ts'

/** Opens a log with 300 events, a history with 300 others, and a reader that counts its statements. */
async function openReads() {
  const { url, open } = await openNodes()
  const stores = await open()
  const stream = await insertStream(stores, 'https://hooks.example.com/')
  await stores.events.append(newEvents(300))
  await administer(
    url,
    `INSERT INTO deliveries
       (event_stream_id, event_id, event_type, event, status, listed_at, attempts, tries, is_test)
     SELECT '${stream}', 'evt_' || n, 'user.created', 'stored ' || n, 'failed', 1, '[]', 0, false FROM generate_series(1, 300) AS n`,
  )
  const database = await openDatabase(url)
  let statements = 0
  const read = createEventReads({
    query(...given) {
      statements++
      return database.query(...given)
    },
  })
  const logged = (sequence: number, bytes = 100) => newDelivery(stream, { sequence, bytes })
  const stored = (number: number, bytes = 100) =>
    newDelivery(stream, { sequence: null, eventId: `evt_${number}`, bytes })
  const textOf = async (delivery: Parameters<typeof read>[0]) => (await read(delivery))?.toString() ?? null
  return { textOf, logged, stored, statements: () => statements }
}

const numbers = Array.from({ length: 300 }, (_, index) => index + 1)

it('the events of many deliveries are read together, each delivery gets its own, and a missing event says why', async () => {
  const { textOf, logged, stored, statements } = await openReads()
  const [fromLog, fromHistory, ofOthers, gone] = await Promise.all([
    Promise.all(numbers.map(number => textOf(logged(number)))),
    Promise.all(numbers.map(number => textOf(stored(number)))),
    Promise.all(numbers.map(number => textOf({ ...logged(number), eventStreamId: 'another' }))),
    Promise.all([textOf(logged(301)), textOf(stored(301))]),
  ])
  expect(fromLog.map(text => JSON.parse(text ?? '').data.object.user_id)).toEqual(
    numbers.map(number => `event-${number}`),
  )
  expect(fromHistory).toEqual(numbers.map(number => `stored ${number}`))
  expect(ofOthers).toEqual(fromLog)
  // Retention deletes events of the log, but no copy that waits: only an erasure does.
  expect(gone).toEqual([null, 'erased'])
  expect(statements()).toBe(1)
})

it('a statement reads events of about 1 MB at most', async () => {
  const { textOf, logged, statements } = await openReads()
  const bytes = 300_000
  await Promise.all(numbers.slice(0, 12).map(number => textOf(logged(number, bytes))))
  expect(statements()).toBe(3)
})
