import { rm } from 'node:fs/promises'
import type { components } from '@tenant-api/contract'
import { startService, startServiceProcess } from '@tenant-api/test-kit/start-service'
import { expect, it, onTestFinished } from 'vitest'
import { limits } from '../../../src/limits.ts'
import { newUser } from '../harness/delivery.ts'
import { type EventStream, manageStreams, newStream, quickWebhooks } from '../harness/stream-service.ts'
import { startTarget } from '../harness/target.ts'

type Page = components['schemas']['EventStreamAttemptsPage']

async function startWithStream(endpoint: string, env: Readonly<Record<string, string>>) {
  const service = await manageStreams(await startServiceProcess({ ...quickWebhooks, ...env }))
  onTestFinished(() => rm(service.dataDir, { recursive: true, force: true }))
  const created = await service.call<EventStream>('create_event_stream', { body: newStream(endpoint) })
  return { service, id: created.body.id }
}

it('SIGTERM ends the service even if a target never answers, and the target gets its event again after the next start', async () => {
  const target = await startTarget(() => undefined)
  const { service, id } = await startWithStream(target.url, { WEBHOOK_TIMEOUT_SECONDS: '60' })
  const [eventId] = await service.publish([newUser()])
  await target.first(1)
  await service.stop()
  target.behave(() => 204)
  const next = await manageStreams(await startService({ ...quickWebhooks, DATA_DIR: service.dataDir }))
  const receipts = await target.first(2)
  expect(receipts.map(({ event }) => event.id)).toEqual([eventId, eventId])
  await expect.poll(() => next.totals(id)).toEqual({ successful: 1, failed: 0 })
  expect(await next.history(id)).toEqual([])
  const { body } = await next.call<Page>('list_event_stream_attempts', { id })
  expect(
    body.attempts.map(({ number, result, error_message }) => ({ number, result, error_message })),
  ).toEqual([
    { number: 2, result: 'delivered', error_message: undefined },
    { number: 1, result: 'abandoned', error_message: 'The service stopped during the attempt.' },
  ])
  expect(body.attempts[1]?.duration_ms).toBeGreaterThan(1_000 * limits.shutdownSeconds - 500)
  await next.stop()
})
