import { randomBytes } from 'node:crypto'
import { type components, validate } from '@tenant-api/contract'
import { startService } from '@tenant-api/test-kit/start-service'
import { Webhook } from 'standardwebhooks'
import { expect, onTestFinished, test } from 'vitest'
import { limits } from '../../src/limits.ts'
import { holdClocks } from '../held-clock.ts'
import { send } from '../http/send.ts'
import { startWatchedService } from '../watched-service.ts'
import { newUser } from '../webhooks/harness/delivery.ts'
import { manageStreams, quickWebhooks } from '../webhooks/harness/stream-service.ts'
import { type Receipt, startTarget, type WebhookTarget } from '../webhooks/harness/target.ts'

const secret = `whsec_${randomBytes(32).toString('base64')}`
const gone = () => 410

/** Starts a service that tells `endpoint` of its notices. */
async function startNotified(endpoint: WebhookTarget) {
  return manageStreams(await startWatchedService({ ...quickWebhooks, ...notify(endpoint.url) }))
}

/** Lets a service that tells `endpoint` of its notices disable an event stream, whose target is gone. */
async function disableStream(endpoint: WebhookTarget) {
  const service = await startNotified(endpoint)
  const { id } = await service.create((await startTarget(gone)).url)
  await service.publish([newUser()])
  return { service, id }
}

/** The notice about the disabled stream. */
const disabled = (receipts: readonly Receipt[]) =>
  receipts.filter(({ event }) => String(event.type) === 'event_stream.disabled')

test('a notice is a signed CloudEvent with the entry of the log, and is sent once', async () => {
  const endpoint = await startTarget()
  const { service, id } = await disableStream(endpoint)
  await expect.poll(() => disabled(endpoint.receipts)).toHaveLength(1)
  const [receipt] = disabled(endpoint.receipts)
  const { body = '', headers = {} } = receipt ?? {}
  const notice = new Webhook(secret).verify(body, headers as Record<string, string>)
  expect(validate('Notice', notice)).toEqual([])
  expect(notice).toMatchObject({ id: headers['webhook-id'], data: { kind: 'system', resource: { id } } })
  expect(headers['content-type']).toBe('application/cloudevents+json')
  const { body: entry } = await service.call('get_log', { id: String(headers['webhook-id']) })
  expect(notice).toMatchObject({ data: entry })
})

test('a notice that fails is sent again, with the same id, and is logged once a minute', async () => {
  let answers = 0
  const endpoint = await startTarget(() => (++answers < 3 ? 500 : 204))
  const { service } = await disableStream(endpoint)
  await expect.poll(() => answers).toBeGreaterThanOrEqual(3)
  const ids = disabled(endpoint.receipts).map(({ headers }) => headers['webhook-id'])
  expect(new Set(ids).size).toBe(1)
  expect(service.lines.filter(line => line.includes('a notice failed'))).toHaveLength(1)
})

test('a target that flaps is told of once in ten minutes', async () => {
  const clocks = holdClocks()
  const endpoint = await startTarget()
  const service = await startNotified(endpoint)
  const target = await startTarget()
  const { id } = await service.create(target.url)
  const circuit = async () =>
    (await service.call<components['schemas']['EventStreamStats']>('get_event_stream_stats', { id })).body
      .current?.circuit
  async function flap() {
    target.behave(() => 500)
    await service.publish(Array.from({ length: 10 }, newUser))
    await expect.poll(circuit).toBe('open')
    target.behave(() => 204)
    clocks.pass(2_000)
    await expect.poll(circuit).toBe('closed')
  }
  const told = () =>
    endpoint.receipts.map(({ event }) => String(event.type)).filter(type => type.startsWith('event_stream.'))
  const once = ['event_stream.failing', 'event_stream.recovered']
  // For the service, an fsync that was in flight while the test let ten minutes pass hangs until it ends.
  const ready = async () => (await send(service, { path: '/readyz' })).text
  await flap()
  await expect.poll(told).toEqual(once)
  await flap()
  clocks.pass(1_000 * limits.noticeSeconds)
  await expect.poll(ready).toContain('"writes":"ok"')
  await flap()
  await expect.poll(told).toEqual([...once, ...once])
})

test.each([
  ['an endpoint without a secret', { NOTIFY_ENDPOINT: 'https://ops.example.com/' }, 'must be set together'],
  ['a secret without an endpoint', { NOTIFY_SIGNING_SECRET: secret }, 'must be set together'],
  ['a malformed secret', notify('https://ops.example.com/', 'whsec_short'), 'NOTIFY_SIGNING_SECRET must be'],
  ['an endpoint without TLS', notify('http://ops.example.com/'), 'NOTIFY_ENDPOINT must be https'],
  ['a private address', notify('https://10.0.0.1/'), 'NOTIFY_ENDPOINT must be a public address'],
])('the service does not start with %s', async (_, settings, message) => {
  const starting = startService(settings)
  onTestFinished(async () => (await starting.catch(() => null))?.stop())
  await expect(starting).rejects.toThrow(message)
})

function notify(endpoint: string, signingSecret = secret) {
  return { NOTIFY_ENDPOINT: endpoint, NOTIFY_SIGNING_SECRET: signingSecret }
}
