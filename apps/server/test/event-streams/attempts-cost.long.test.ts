/** Fills the list of attempts as far as retention lets it grow, which takes a quarter of a minute. */
import { expect, it } from 'vitest'
import { newId } from '../../src/api/ids.ts'
import type { AttemptFilter, AttemptPlace, EndedAttempt } from '../../src/event-streams/attempts.ts'
import { limits } from '../../src/limits.ts'
import { openSqlite } from '../stores/open-sqlite.ts'
import { changesOf, streamOf } from '../webhooks/harness/dispatched.ts'
import { insertStream } from '../webhooks/harness/running-dispatcher.ts'

const everything: AttemptFilter = { eventId: null, results: null, eventTypes: null, from: null, to: null }
const noon = Date.parse('2026-11-20T12:00:00Z')
const streams = 50
/** Failures beyond the limit, which retention removes. */
const beyond = 500
const mostMs = 20

it(`a page of the attempts, and a step of their removal, take less than ${mostMs} ms of processor time`, async () => {
  const store = await openSqlite()
  const { attempts, dispatch } = store
  const ids: string[] = []
  for (let index = 0; index < streams; index++) {
    const id = await insertStream(store, `http://127.0.0.1/${index}`)
    await streamOf(dispatch, id)
    ids.push(id)
  }
  const [full = ''] = ids
  /** An event that each stream sent. */
  const eventId = newId('evt_')
  const attemptOf = (eventStreamId: string, index: number): EndedAttempt => ({
    eventStreamId,
    eventId: index === 0 ? eventId : newId('evt_'),
    eventType: 'user.created',
    sequence: index,
    attemptedAt: noon + index,
    number: 1,
    result: 'delivered',
    status: 204,
    errorMessage: null,
    durationMs: 5,
    answer: null,
    purpose: 'live',
    success: index + 1,
  })
  const failureOf = (index: number): EndedAttempt => ({
    ...attemptOf(full, index),
    result: 'failed',
    status: 503,
    errorMessage: 'The endpoint answered with status 503.',
    answer: 'x'.repeat(limits.answerCodePoints),
    success: null,
  })
  const add = async (id: string, added: readonly EndedAttempt[]) => {
    const successes = limits.successesOfStream
    for (let start = 0; start < added.length; start += 500)
      await dispatch.commit([changesOf(id, { attempts: added.slice(start, start + 500), successes })])
  }
  for (const id of ids)
    await add(
      id,
      Array.from({ length: limits.successesOfStream }, (_, index) => attemptOf(id, index)),
    )
  await add(
    full,
    Array.from({ length: limits.failedAttemptsOfStream }, (_, index) => failureOf(index)),
  )

  const figures: Record<string, number> = {}
  /** Notes the processor time of a read, in milliseconds: the median of several. */
  const note = async (what: string, read: () => Promise<unknown>) => {
    const times: number[] = []
    for (let time = 0; time < 21; time++) times.push(await processorMs(read))
    figures[what] = times.toSorted((one, other) => one - other)[10] ?? Number.NaN
  }
  const page = (filter: Partial<AttemptFilter>, before: AttemptPlace | null = null) =>
    attempts.list(full, { ...everything, ...filter }, before, 100)
  expect(await page({})).toHaveLength(100)
  await note('newest', () => page({}))
  await note('oldest', () => page({}, { attemptedAt: noon + 60, id: 0 }))
  await note('event_id', () => page({ eventId }))
  await note('results=delivered', () => page({ results: ['delivered'] }))
  await note('results=failed', () => page({ results: ['failed'] }))
  expect(await page({ results: ['abandoned'] })).toEqual([])
  await note('results=abandoned, of which there are none', () => page({ results: ['abandoned'] }))
  expect(await page({ eventTypes: ['user.deleted'] })).toEqual([])
  await note('event_types, of which there are none', () => page({ eventTypes: ['user.deleted'] }))
  await note('date_from and date_to', () => page({ from: noon + 4_000, to: noon + 5_000 }))
  await note('sampled', () => attempts.sampled(full))
  await note('latest', () => attempts.latest(full))
  const ofEvent = await attempts.listOfEvent(eventId, null, 100)
  expect(ofEvent).toHaveLength(streams + 1)
  await note('of an event', () => attempts.listOfEvent(eventId, null, 100))

  await add(
    full,
    Array.from({ length: beyond }, (_, index) => failureOf(limits.failedAttemptsOfStream + index)),
  )
  const kept = { failuresSince: 0, successesSince: 0 }
  const steps: number[] = []
  let removed = 0
  for (let deleted = -1; deleted !== 0; removed += deleted)
    steps.push(
      await processorMs(async () => {
        deleted = await attempts.deleteOver(full, kept)
      }),
    )
  expect(removed).toBe(beyond)
  figures['the longest of the steps of removal'] = Math.max(...steps)
  for (const [what, ms] of Object.entries(figures)) process.stdout.write(`${what}: ${ms.toFixed(2)} ms\n`)
  expect(Object.entries(figures).filter(([, ms]) => ms > mostMs)).toEqual([])
})

/** The processor time of some work of this process, in milliseconds. */
async function processorMs(work: () => Promise<unknown>): Promise<number> {
  const before = process.cpuUsage()
  await work()
  const { user, system } = process.cpuUsage(before)
  return (user + system) / 1_000
}
