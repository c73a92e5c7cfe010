import pg from 'pg'
import { expect, it, onTestFinished } from 'vitest'
import { StoreError } from '../../src/errors.ts'
import { createOffsetCodec } from '../../src/events/offset.ts'
import { newEvents } from '../stores/conformance/new-event.ts'
import { administer } from './new-database.ts'
import { openNodes } from './open-postgres.ts'

/** Later than the epoch of the node. */
const [epoch, otherEpoch] = [2 ** 51, 2 ** 51 + 1]

/** Opens a node that has read an event of an unknown epoch, and waits for the answer to its query for the epochs. */
async function openWaiting() {
  const { url, open } = await openNodes()
  const losses: unknown[] = []
  const node = await open({ onLost: error => losses.push(error) })
  const offsets = createOffsetCodec(node.keys.offsets)
  await node.events.append(newEvents(5))
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  onTestFinished(() => client.end())
  await client.query('BEGIN; LOCK TABLE epochs IN ACCESS EXCLUSIVE MODE')
  await administer(
    url,
    `INSERT INTO events (sequence, generation, epoch, id, type, key, accepted_at, json)
     SELECT 6, generation, ${epoch}, 'evt_6', type, 'key-6'::bytea, accepted_at, json FROM events WHERE sequence = 5`,
  )
  const reading = node.events.head()
  reading.catch(() => undefined)
  const waiting = `
    SELECT 1 FROM pg_locks JOIN pg_database ON pg_database.oid = database
    WHERE datname = current_database() AND relation = 'epochs'::regclass AND NOT granted`
  await expect.poll(async () => (await client.query(waiting)).rowCount).toBeGreaterThan(0)
  return { ...node, client, losses, offsets, reading }
}

it('a node learns the epoch of an event that another node has appended', async () => {
  const { events, client, offsets, reading } = await openWaiting()
  await client.query(`INSERT INTO epochs (epoch, first_sequence) VALUES (${epoch}, 6); COMMIT`)
  expect(await reading).toBe(6)
  expect(offsets.decode(events.offsetOf(6))).toEqual({ epoch, sequence: 6 })
})

it('a node does not take the epochs of a log that replaces its own while it reads them', async () => {
  const { client, losses, reading } = await openWaiting()
  await client.query(`
    UPDATE events SET id = 'evt_of_other_log', epoch = ${otherEpoch} WHERE sequence = 6;
    INSERT INTO epochs (epoch, first_sequence) VALUES (${epoch}, 6), (${otherEpoch}, 6);
    COMMIT`)
  await expect(reading).rejects.toThrow(StoreError)
  expect(losses).toMatchObject([{ message: expect.stringContaining('no longer holds event 6') }])
})

it('the first offset of a subscription from a time is valid at all nodes, even if its node has not read the newest event', async () => {
  const { open } = await openNodes()
  const [one, two] = [(await open()).events, (await open()).events]
  await two.append(newEvents(1))
  const sequence = await one.sequenceBefore(Date.now() + 3_600_000)
  expect(sequence).toBe(1)
  expect(await two.resolve(one.offsetOf(sequence))).toBe(1)
})
