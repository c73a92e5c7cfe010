import { createHmac } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { verifyWebhook, WebhookVerificationError } from '../src/webhooks/webhooks.ts'
import { behaviours } from './hostile/behaviours.ts'

const secret = `whsec_${Buffer.alloc(32, 7).toString('base64')}`

/** The headers of a webhook with this body, followed by the header lines of a hostile answer. */
function headersOf(head: string, body: Buffer, isSigned: boolean): [string, string][] {
  const timestamp = String(Math.floor(Date.now() / 1000))
  const hmac = createHmac('sha256', Buffer.alloc(32, 7)).update(`id.${timestamp}.`).update(body)
  const others = head
    .split('\r\n')
    .slice(1)
    .map((line): [string, string] => {
      const [name = '', ...value] = line.split(': ')
      return [name, value.join(': ')]
    })
  return [
    ['webhook-id', 'id'],
    ['webhook-timestamp', timestamp],
    ['webhook-signature', `v1,${isSigned ? hmac.digest('base64') : head.repeat(100)}`],
    ...others,
  ]
}

describe('verifyWebhook throws a WebhookVerificationError, even for a valid signature, if the sender', () => {
  test.each(behaviours)('$name', async ({ head, body }) => {
    const bytes = Buffer.from(typeof body === 'function' ? body() : body)
    for (const sent of [bytes, bytes.toString(), Uint8Array.from(bytes).buffer])
      for (const isSigned of [true, false]) {
        const signedBytes = typeof sent === 'string' ? Buffer.from(sent) : bytes
        const outcome: unknown = await verifyWebhook(
          headersOf(head, signedBytes, isSigned),
          sent,
          secret,
        ).catch((error: unknown) => error)
        expect(outcome).toBeInstanceOf(WebhookVerificationError)
        const code = isSigned ? 'event_malformed' : 'signature_not_accepted'
        expect(outcome).toMatchObject({ code })
      }
  })
})
