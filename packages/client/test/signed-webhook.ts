import { createHmac, randomBytes } from 'node:crypto'
import { messageOf } from './service.ts'

export const { event } = messageOf('user.created', 'o1')
export const body = JSON.stringify(event)
export const secret = newSecret()

export function newSecret(bytes = 32): string {
  return `whsec_${randomBytes(bytes).toString('base64')}`
}

/** Signs by Standard Webhooks with node:crypto, independently of the client's code. */
export function sign(
  body: string | Buffer,
  key = secret,
  timestamp: number | string = Math.floor(Date.now() / 1000),
) {
  const hmac = createHmac('sha256', Buffer.from(key.replace('whsec_', ''), 'base64'))
  return {
    'webhook-id': event.id,
    'webhook-timestamp': String(timestamp),
    'webhook-signature': `v1,${hmac.update(`${event.id}.${timestamp}.`).update(body).digest('base64')}`,
  }
}
