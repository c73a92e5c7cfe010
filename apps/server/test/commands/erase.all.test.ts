import { randomUUID } from 'node:crypto'
import { rm } from 'node:fs/promises'
import type { components, PublishEvent } from '@tenant-api/contract'
import { type ServiceProcess, startServiceProcess } from '@tenant-api/test-kit/start-service'
import { describe, expect, it, onTestFinished } from 'vitest'
import { startEventServiceProcess } from '../events/event-service.ts'
import { send } from '../http/send.ts'
import { readLog } from '../logs/log-calls.ts'
import { bytesIn } from '../stores/temporary-folder.ts'
import { manageStreams, quickWebhooks } from '../webhooks/harness/stream-service.ts'
import { startTarget } from '../webhooks/harness/target.ts'
import { complaintOf, resultOf } from './run-command.ts'

/** The documented time after which no file holds what was deleted, with some for a busy machine, in milliseconds. */
const longestMs = 60_000 + 30_000

/** 1,000 events of one user, each with a mark of its own, and one event of another user after each hundred. */
function markedEvents() {
  const marks = Array.from({ length: 1_000 }, () => `mark-${randomUUID()}`)
  const batches = Array.from({ length: 10 }, (_, batch) => [
    ...marks.slice(100 * batch, 100 * batch + 99).map(mark => eventOf('auth0|erased', mark)),
    eventOf('auth0|kept', `kept-${batch}`),
    ...marks.slice(100 * batch + 99, 100 * batch + 100).map(mark => eventOf('auth0|erased', mark)),
  ])
  return { marks, batches }
}

function eventOf(user_id: string, mark: string): PublishEvent {
  const time = '2026-11-20T08:02:11.318Z'
  const object = { user_id, created_at: time, updated_at: time, identities: [], email: `${mark}@example.com` }
  return { specversion: '1.0', id: mark, source: '/tests', type: 'user.created', time, data: { object } }
}

/** Finds the marks in all files of a folder. In a process that has no database open: see `clients.all.test.ts`. */
async function foundIn(dataDir: string, marks: readonly string[]): Promise<number> {
  const bytes = await bytesIn(dataDir)
  return marks.filter(mark => bytes.includes(mark)).length
}

type Page = components['schemas']['EventStreamAttemptsPage']

const publishAll = async (
  service: { publish(events: readonly PublishEvent[]): Promise<unknown> },
  batches: readonly (readonly PublishEvent[])[],
) => {
  for (const batch of batches)
    for (const part of [batch.slice(0, 60), batch.slice(60)]) await service.publish(part)
}

describe('what was deleted', () => {
  it('an erasure beside a running service removes the events of a person from streams, deliveries and files', async () => {
    // Its answers repeat the events.
    const target = await startTarget(({ body }, res) => {
      res.writeHead(body.includes('kept') ? 200 : 400, { 'content-type': 'application/json' }).end(body)
      return undefined
    })
    const started = await startServiceProcess(quickWebhooks)
    onTestFinished(async () => {
      await started.kill()
      await rm(started.dataDir, { recursive: true })
    })
    const service = await manageStreams<ServiceProcess>(started)
    const stream = await service.create(target.url)
    const { marks, batches } = markedEvents()
    await publishAll(service, batches)
    await service.historyOf(stream.id, 1_000)
    expect(await foundIn(started.dataDir, marks)).toBe(1_000)
    const about = `import of auth0|erased ${randomUUID()}`
    const path = `/api/v2/event-streams/${stream.id}`
    const change = { path, method: 'PATCH', token: await started.token(), body: { name: 'Imported' } }
    await send(started, { ...change, headers: { 'X-Correlation-ID': about } })

    const erased = await resultOf('events', started.dataDir, ['erase', 'auth0|erased'])
    expect(erased).toEqual({
      user_id: 'auth0|erased',
      events_erased: 1_000,
      failed_deliveries_erased: 1_000,
      log_entries_changed: 1,
      attempts_erased: 1_000,
    })
    expect(await service.history(stream.id)).toEqual([])
    const { body } = await service.call<Page>('list_event_stream_attempts', { id: stream.id })
    expect(
      body.attempts.map(({ result, answer }) => result === 'delivered' && answer?.includes('auth0|kept')),
    ).toEqual(Array(10).fill(true))
    expect(await service.totals(stream.id)).toEqual({ successful: 10, failed: 1_000 })
    const [erasure, changed] = await readLog(started, change.token)
    expect(erasure).toMatchObject({
      operation: 'erase_events',
      detail: 'Erased 1000 events and 1000 failed deliveries.',
    })
    expect(changed).toMatchObject({ operation: 'update_event_stream', resource: { id: stream.id } })
    expect(changed).not.toHaveProperty('correlation_id')
    const found = () => foundIn(started.dataDir, [...marks, about])
    await expect.poll(found, { timeout: longestMs, interval: 1_000 }).toBe(0)
  })

  it('after an erasure and a kill, the next start leaves nothing in the files', async () => {
    const service = await startEventServiceProcess()
    const { marks, batches } = markedEvents()
    await publishAll(service, batches)
    await resultOf('events', service.dataDir, ['erase', 'auth0|erased'])
    await service.kill()
    const again = await startEventServiceProcess({ DATA_DIR: service.dataDir })
    onTestFinished(again.end)
    expect(await foundIn(service.dataDir, marks)).toBe(0)
    const reader = await again.subscribe({ query: { from_timestamp: '2000-01-01T00:00:00Z' } })
    const shown = await reader.nextEvents(10)
    expect(shown.map(({ event }) => JSON.stringify(event).includes('auth0|kept'))).toEqual(
      shown.map(() => true),
    )
    reader.close()
  })

  it('events whose time is over are in no file, the newest one included', async () => {
    const service = await startEventServiceProcess({ EVENTS_RETENTION_SECONDS: '2' })
    onTestFinished(service.end)
    const { marks, batches } = markedEvents()
    await publishAll(service, batches)
    const found = () => foundIn(service.dataDir, marks)
    await expect.poll(found, { timeout: longestMs, interval: 1_000 }).toBe(0)
    await service.kill()
    expect(await found()).toBe(0)
  })
})

it('an erasure says what is wrong with its arguments', async () => {
  const folder = '/nowhere'
  expect(await complaintOf('events', folder, ['erase'])).toBe('Give the id of one user; see --help.\n')
  expect(await complaintOf('events', folder, ['erase', 'a', 'b'])).toBe(
    'Give the id of one user; see --help.\n',
  )
  expect(await complaintOf('events', folder, [])).toMatch(/^No command is given: it must be one of erase/)
})
