import { rm } from 'node:fs/promises'
import { startService } from '@tenant-api/test-kit/start-service'
import { expect, it, onTestFinished } from 'vitest'
import { newUser } from '../harness/delivery.ts'
import { type EventStream, manageStreams, newStream, quickWebhooks } from '../harness/stream-service.ts'
import { startTarget } from '../harness/target.ts'

it('a service that stops waits for attempts in flight, and stores their results', async () => {
  const answers: (() => void)[] = []
  const target = await startTarget((_receipt, res) => {
    answers.push(() => res.writeHead(204).end())
    return undefined
  })
  const service = await manageStreams(await startService(quickWebhooks))
  onTestFinished(() => rm(service.dataDir, { recursive: true }))
  const { body } = await service.call<EventStream>('create_event_stream', { body: newStream(target.url) })
  await service.publish([newUser(), newUser(), newUser()])
  await target.first(3)
  const stopped = service.stop()
  // A service that has stopped accepting connections has begun to wait for its attempts.
  const isRefused = () =>
    fetch(`${service.baseUrl}/healthz`).then(
      () => false,
      () => true,
    )
  await expect.poll(isRefused).toBe(true)
  for (const answer of answers) answer()
  await stopped
  const next = await manageStreams(await startService({ ...quickWebhooks, DATA_DIR: service.dataDir }))
  expect(await next.totals(body.id)).toEqual({ successful: 3, failed: 0 })
  await next.stop()
  expect(target.receipts).toHaveLength(3)
})
