import path from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { beforeAll, expect, it } from 'vitest'
import { limits } from '../../src/limits.ts'
import { copyPolicy, copyStream } from '../stores/conformance/maxima.ts'
import { startWatchedService } from '../watched-service.ts'
import { manageStreams, quickWebhooks } from '../webhooks/harness/stream-service.ts'

const service = await manageStreams(await startWatchedService(quickWebhooks))

const createStream = (name: string) => {
  const configuration = {
    webhook_endpoint: 'https://hooks.example.com/',
    webhook_authorization: { method: 'bearer', token: 'a-token' },
  }
  const subscriptions = [{ event_type: 'user.created' }]
  const body = { name, subscriptions, destination: { type: 'webhook', configuration } }
  return service.call<{ id: string }>('create_event_stream', { body })
}
const createPolicy = (key: string) => {
  const body = {
    ...{ resource: 'oauth_authentication_api', consumer: 'client', consumer_selector: `client_id:${key}` },
    configuration: { action: 'allow' },
  }
  return service.call<{ id: string }>('create_rate_limit_policy', { body })
}

const [stream, policy] = [await createStream('first'), await createPolicy('first')]

beforeAll(() => {
  using database = new DatabaseSync(path.join(service.dataDir, 'tenant.db'))
  database.exec(copyStream(limits.eventStreams - 1))
  database.exec(copyPolicy(limits.rateLimitPolicies - 1))
})

it('the answer says how many event streams a tenant may have, and one is accepted after another was deleted', async () => {
  const message = `The tenant has ${limits.eventStreams.toLocaleString('en-US')} event streams, which is the maximum. Delete one first.`
  expect(await createStream('next')).toMatchObject({
    status: 409,
    body: { errorCode: 'too_many_entities', message },
  })
  expect((await service.call('delete_event_stream', { id: stream.body.id })).status).toBe(204)
  await expect.poll(async () => (await createStream('next')).status).toBe(201)
})

it('the answer says how many rate limit policies a tenant may have, and one is accepted after another was deleted', async () => {
  const message = `The tenant has ${limits.rateLimitPolicies.toLocaleString('en-US')} rate limit policies, which is the maximum. Delete one first.`
  expect(await createPolicy('next')).toMatchObject({
    status: 409,
    body: { errorCode: 'too_many_entities', message },
  })
  expect((await service.call('delete_rate_limit_policy', { id: policy.body.id })).status).toBe(204)
  expect((await createPolicy('next')).status).toBe(201)
})
