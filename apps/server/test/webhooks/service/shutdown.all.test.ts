import { rm } from 'node:fs/promises'
import { startService, startServiceProcess } from '@tenant-api/test-kit/start-service'
import { expect, it, onTestFinished } from 'vitest'
import { newUser } from '../harness/delivery.ts'
import { type EventStream, manageStreams, newStream, quickWebhooks } from '../harness/stream-service.ts'
import { startTarget } from '../harness/target.ts'

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
  await next.stop()
})
