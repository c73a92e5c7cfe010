import { randomBytes } from 'node:crypto'
import { startService, startServiceProcess } from '@tenant-api/test-kit/start-service'
import { expect, onTestFinished, test } from 'vitest'
import { holdClocks } from '../held-clock.ts'
import { temporaryFolder } from '../stores/temporary-folder.ts'
import { newUser } from '../webhooks/harness/delivery.ts'
import { manageStreams, newStream, quickWebhooks } from '../webhooks/harness/stream-service.ts'
import { startTarget } from '../webhooks/harness/target.ts'

test('a notice is sent again, with the same id, if its node dies before the answer', async () => {
  const endpoint = await startTarget(() => undefined)
  const env = {
    ...quickWebhooks,
    DATA_DIR: await temporaryFolder(),
    NOTIFY_ENDPOINT: endpoint.url,
    NOTIFY_SIGNING_SECRET: `whsec_${randomBytes(32).toString('base64')}`,
  }
  const gone = await startTarget(() => 410)
  const first = await manageStreams(await startServiceProcess(env))
  await first.call('create_event_stream', { body: newStream(gone.url) })
  await first.publish([newUser()])
  const [cutOff] = await endpoint.first(1)
  await first.kill()
  endpoint.behave(() => 204)
  // The claim of the dead node ends half a minute after the time limit of its attempt.
  holdClocks().pass(1_000 * Number(quickWebhooks.WEBHOOK_TIMEOUT_SECONDS) + 31_000)
  const next = await startService(env)
  onTestFinished(() => next.stop())
  await expect.poll(() => endpoint.receipts.length).toBe(2)
  const [, again] = endpoint.receipts
  expect(again?.headers['webhook-id']).toBe(cutOff?.headers['webhook-id'])
  expect(again?.event.data).toEqual(cutOff?.event.data)
})
