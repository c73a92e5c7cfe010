import { createHmac } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { webhookRequest } from '../../../src/webhooks/send.ts'
import { userEvent } from '../../events/published-events.ts'
import { newEventStream } from '../../stores/conformance/new-event-stream.ts'
import { startWatchedService } from '../../watched-service.ts'
import { deliver } from '../harness/delivery.ts'
import { newDelivery } from '../harness/dispatched.ts'
import { manageStreams, newStream, quickWebhooks } from '../harness/stream-service.ts'
import { type Receipt, startTarget } from '../harness/target.ts'

const service = await manageStreams(await startWatchedService(quickWebhooks))
const secret = (text: string) => `whsec_${Buffer.from(text.padEnd(32, '.')).toString('base64')}`

/** Computes the signature that Standard Webhooks defines: HMAC-SHA256 of id, timestamp and body, joined by dots. */
function signatureOf({ headers, body }: Receipt, signingSecret: string): string {
  const key = Buffer.from(signingSecret.slice('whsec_'.length), 'base64')
  const content = `${headers['webhook-id']}.${headers['webhook-timestamp']}.${body}`
  return `v1,${createHmac('sha256', key).update(content).digest('base64')}`
}

describe('a delivery', () => {
  it('is signed with the secret that the owner of the stream gave', async () => {
    const target = await startTarget()
    const signing_secret = secret('one')
    await service.create(target.url, {}, { signing_secret })
    const before = Math.floor(Date.now() / 1_000)
    const receipt = await deliver(service, target)
    expect(receipt.headers['webhook-id']).toBe(receipt.event.id)
    expect(receipt.headers['webhook-timestamp']).toMatch(/^\d{10}$/)
    const timestamp = Number(receipt.headers['webhook-timestamp'])
    expect(timestamp).toBeGreaterThanOrEqual(before)
    expect(timestamp).toBeLessThanOrEqual(receipt.at / 1_000)
    expect(receipt.headers['webhook-signature']).toBe(signatureOf(receipt, signing_secret))
  })

  it('is signed with the secret that the service generated and showed once', async () => {
    const target = await startTarget()
    const { destination } = await service.create(target.url)
    const made = destination.configuration.signing_secret ?? ''
    expect(Buffer.from(made.slice('whsec_'.length), 'base64')).toHaveLength(32)
    const receipt = await deliver(service, target)
    expect(receipt.headers['webhook-signature']).toBe(signatureOf(receipt, made))
  })

  it('is signed with both secrets after a change, the new one first', async () => {
    const target = await startTarget()
    const [first, second, third] = [secret('first'), secret('second'), secret('third')]
    const { id } = await service.create(target.url, {}, { signing_secret: first })
    const change = (signing_secret: string) => {
      const { destination } = newStream(target.url, {}, { signing_secret })
      return service.call('update_event_stream', { id, body: { destination } })
    }
    await change(second)
    const both = await deliver(service, target)
    expect(both.headers['webhook-signature']).toBe(`${signatureOf(both, second)} ${signatureOf(both, first)}`)
    await change(second)
    const same = await deliver(service, target)
    expect(same.headers['webhook-signature']).toBe(`${signatureOf(same, second)} ${signatureOf(same, first)}`)
    await change(third)
    const latest = await deliver(service, target)
    expect(latest.headers['webhook-signature']).toBe(
      `${signatureOf(latest, third)} ${signatureOf(latest, second)}`,
    )
  })

  it('is signed with the same secret as before if a new destination has none', async () => {
    const target = await startTarget()
    const signing_secret = secret('kept')
    const { id } = await service.create('https://hooks.example.com/', {}, { signing_secret })
    const { destination } = newStream(target.url)
    await service.call('update_event_stream', { id, body: { destination } })
    const receipt = await deliver(service, target)
    expect(receipt.headers['webhook-signature']).toBe(signatureOf(receipt, signing_secret))
  })

  it('is signed anew for each attempt, with the same id', async () => {
    const answers = [500, 500, 204]
    const target = await startTarget(() => answers.shift())
    const signing_secret = secret('again')
    await service.create(target.url, {}, { signing_secret })
    await service.publish([userEvent(crypto.randomUUID())])
    const receipts = await target.first(3)
    expect(new Set(receipts.map(({ headers }) => headers['webhook-id'])).size).toBe(1)
    expect(new Set(receipts.map(({ body }) => body)).size).toBe(1)
    for (const receipt of receipts)
      expect(receipt.headers['webhook-signature']).toBe(signatureOf(receipt, signing_secret))
  })

  it.each([24, 25, 26, 64])('is signed with a secret of %i bytes', async bytes => {
    const target = await startTarget()
    const signing_secret = `whsec_${Buffer.alloc(bytes, 0xfb).toString('base64')}`
    await service.create(target.url, {}, { signing_secret })
    const receipt = await deliver(service, target)
    expect(receipt.headers['webhook-signature']).toBe(signatureOf(receipt, signing_secret))
  })

  it('is signed with the old secret too, but only for a limited time after the change', () => {
    const stream = newEventStream('a stream')
    const { configuration } = stream.destination
    const until = Date.now()
    const destination = {
      ...stream.destination,
      configuration: { ...configuration, previous_signing_secret: { secret: secret('old'), until } },
    }
    const delivery = newDelivery(stream.id)
    const signaturesAt = (now: number) =>
      webhookRequest({ ...stream, destination }, delivery, Buffer.from('{"a":1}'), now).headers[
        'webhook-signature'
      ]?.split(' ')
    expect(signaturesAt(until - 1)).toHaveLength(2)
    expect(signaturesAt(until)).toHaveLength(1)
  })
})
