import type { ServerResponse } from 'node:http'
import { expect, it } from 'vitest'
import { startWatchedService } from '../../watched-service.ts'
import { newUser } from '../harness/delivery.ts'
import { manageStreams, newStream, quickWebhooks } from '../harness/stream-service.ts'
import { startTarget } from '../harness/target.ts'

// Long, so that the attempt at the replaced endpoint gets its answer before its timeout, also on a busy machine.
const settings = { ...quickWebhooks, WEBHOOK_TIMEOUT_SECONDS: '60' }
const service = await manageStreams(await startWatchedService(settings))

it('a late 410 from the replaced endpoint does not disable the stream', async () => {
  const unanswered: ServerResponse[] = []
  const old = await startTarget((_receipt, res) => {
    unanswered.push(res)
    return undefined
  })
  const target = await startTarget()
  const { id } = await service.create(old.url)
  const [first] = await service.publish([newUser()])
  await old.first(1)
  const { destination } = newStream(target.url)
  const { status } = await service.call('update_event_stream', { id, body: { destination } })
  expect(status).toBe(200)
  for (const res of unanswered) res.writeHead(410).end()
  expect(await service.historyOf(id, 1)).toMatchObject([
    { id: first, attempts: [{ error_message: 'The endpoint answered with status 410.' }] },
  ])
  const [second] = await service.publish([newUser()])
  expect((await target.first(1))[0]?.event.id).toBe(second)
  expect((await service.call('get_event_stream', { id })).body).toMatchObject({ status: 'enabled' })
})
