import { readFile } from 'node:fs/promises'
import { expect, it } from 'vitest'
import { countEvents } from '../../src/events/count-events.ts'
import { isOfTypes } from '../../src/events/event-log.ts'
import { limits } from '../../src/limits.ts'
import { inSteps } from '../stores/conformance/in-steps.ts'
import { newEvents } from '../stores/conformance/new-event.ts'
import { openSqlite } from '../stores/open-sqlite.ts'

const inTurn = <Result>(read: () => Promise<Result>) => read()
const users = new Set(['user.created'] as const)

/** A log with 30 pages of events, every second of which is about a user. */
async function filledLog() {
  const { events } = await openSqlite()
  const json = JSON.stringify({ data: 'x'.repeat(20_000) })
  for (let page = 0; page < 30; page++)
    await events.append([
      ...newEvents(5, { source: `/users/${page}`, json }),
      ...newEvents(5, { source: `/groups/${page}`, json, type: 'group.created' }),
    ])
  return events
}

it('counts the events of a range that pass, up to a number', async () => {
  const events = await filledLog()
  const count = (after: number, to: number, most = 1_000) =>
    countEvents(events, { after, to }, entry => isOfTypes(entry, users), most, inTurn)
  expect(await count(0, 300)).toBe(150)
  expect(await count(2, 13)).toBe(6)
  expect(await count(5, 10)).toBe(0)
  expect(await count(300, 300)).toBe(0)
  expect(await count(0, 10_000)).toBe(150)
  expect(await count(0, 300, 7)).toBe(7)
  expect(await count(0, 300, 0)).toBe(0)
})

it('counts from the oldest event, if retention has deleted the next ones', async () => {
  const events = await filledLog()
  await inSteps(limit => events.prune(2_000, limit))
  await events.append(newEvents(4, { source: '/later' }))
  expect(
    await countEvents(events, { after: 3, to: 304 }, entry => isOfTypes(entry, users), 100, inTurn),
  ).toBe(4)
})

it('counts at most as many events as the document says', async () => {
  const file = new URL(import.meta.resolve('@tenant-api/contract/openapi.json'))
  const { components } = JSON.parse(await readFile(file, 'utf8'))
  expect(components.schemas.EventCount.properties.events.maximum).toBe(limits.countedEvents)
})
