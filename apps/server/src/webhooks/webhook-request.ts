import type { EventStream } from '../event-streams/event-stream.ts'
import type { WebhookRequest } from './attempt.ts'
import type { Delivery } from './dispatch-store.ts'
import { signatureHeaders } from './sign.ts'

/**
 * The request of one attempt: the event with the stream that it goes through, authorized as the stream's owner has said, and
 * signed anew, since receivers refuse signatures of long ago.
 */
export function webhookRequest(
  { id, destination }: EventStream,
  { eventId, json, isTest }: Delivery,
  now: number,
): WebhookRequest {
  const { webhook_endpoint, webhook_authorization, signing_secret, previous_signing_secret } =
    destination.configuration
  const isInTransition = previous_signing_secret !== undefined && now < previous_signing_secret.until
  const secrets = isInTransition ? [signing_secret, previous_signing_secret.secret] : [signing_secret]
  // The event's JSON is an object with members: what comes behind the last one needs no parsing of those before.
  const body = `${json.slice(0, -1)},"xstream":"${id}"${isTest ? ',"xpurpose":"test"' : ''}}`
  return {
    endpoint: webhook_endpoint,
    headers: {
      ...authorizationHeader(webhook_authorization),
      ...signatureHeaders(eventId, body, secrets, now),
    },
    body,
  }
}

function authorizationHeader(
  authorization: EventStream['destination']['configuration']['webhook_authorization'],
): Record<string, string> {
  switch (authorization.method) {
    case 'basic': {
      const credentials = Buffer.from(`${authorization.username}:${authorization.password}`).toString(
        'base64',
      )
      return { authorization: `Basic ${credentials}` }
    }
    case 'bearer':
      return { authorization: `Bearer ${authorization.token}` }
    case 'custom_header':
      return { [authorization.header_key.toLowerCase()]: authorization.header_value }
  }
}
