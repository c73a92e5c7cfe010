import { rm } from 'node:fs/promises'
import { toleranceMs } from '@tenant-api/test-kit/slowness'
import { startServiceProcess } from '@tenant-api/test-kit/start-service'
import { expect, it, onTestFinished } from 'vitest'
import { newUser } from './delivery.ts'
import { type EventStream, manageStreams, newStream, quickWebhooks } from './stream-service.ts'
import { startTarget } from './target.ts'

async function startWithStream(endpoint: string, env: Readonly<Record<string, string>>) {
  const service = await manageStreams(await startServiceProcess({ ...quickWebhooks, ...env }))
  onTestFinished(() => rm(service.dataDir, { recursive: true, force: true }))
  const created = await service.call<EventStream>('create_event_stream', { body: newStream(endpoint) })
  return { service, id: created.body.id }
}

it('SIGTERM waits for attempts in flight and stores their results', async () => {
  const answers: (() => void)[] = []
  const target = await startTarget((_receipt, res) => {
    answers.push(() => res.writeHead(204).end())
    return undefined
  })
  const { service, id } = await startWithStream(target.url, { WEBHOOK_TIMEOUT_SECONDS: '60' })
  await service.publish([newUser(), newUser(), newUser()])
  await target.first(3)
  const stopped = service.stop()
  await expect.poll(() => service.lines.some(line => line.includes('"stopping"'))).toBe(true)
  for (const answer of answers) answer()
  expect(await stopped).toBe(0)
  const next = await manageStreams(await startServiceProcess({ ...quickWebhooks, DATA_DIR: service.dataDir }))
  expect(await next.totals(id)).toEqual({ successful: 3, failed: 0 })
  await next.stop()
  expect(target.receipts).toHaveLength(3)
})

it('SIGTERM ends the service within 10 s even if a target never answers, and the target gets its event again after the next start', async () => {
  const target = await startTarget(() => undefined)
  const { service, id } = await startWithStream(target.url, { WEBHOOK_TIMEOUT_SECONDS: '60' })
  const [eventId] = await service.publish([newUser()])
  await target.first(1)
  const startedAt = performance.now()
  await service.stop()
  expect(performance.now() - startedAt).toBeLessThan(10_000 + toleranceMs)
  target.behave(() => 204)
  const next = await manageStreams(await startServiceProcess({ ...quickWebhooks, DATA_DIR: service.dataDir }))
  const receipts = await target.first(2)
  expect(receipts.map(({ event }) => event.id)).toEqual([eventId, eventId])
  await expect.poll(() => next.totals(id)).toEqual({ successful: 1, failed: 0 })
  expect(await next.history(id)).toEqual([])
  await next.stop()
})
