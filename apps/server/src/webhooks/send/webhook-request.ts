import type { KeyObject } from 'node:crypto'
import type { EventStream } from '../../event-streams/event-stream.ts'
import { traceContextIn } from '../../events/publication.ts'
import type { Delivery } from '../dispatch/delivery.ts'
import type { WebhookRequest } from './attempt.ts'
import { signatureHeaders, signingKey } from './sign.ts'

/**
 * The request of one attempt: the event with its stream's id, the authorization of the destination, and a new signature,
 * because receivers refuse old signatures.
 */
export function webhookRequest(
  stream: EventStream,
  { eventId, isTest }: Delivery,
  json: Uint8Array,
  now: number,
): WebhookRequest {
  const { endpoint, authorization, key, previousKey } = preparedFor(stream)
  const keys = previousKey && now < previousKey.until ? [key, previousKey.key] : [key]
  // The event's JSON is an object with members, so members can be appended before its last brace without parsing it.
  const end = Buffer.from(`,"xstream":"${stream.id}"${isTest ? ',"xpurpose":"test"' : ''}}`)
  const body = Buffer.concat([json.subarray(0, -1), end])
  return {
    endpoint,
    headers: { ...traceContextIn(json), ...authorization, ...signatureHeaders(eventId, body, keys, now) },
    body,
  }
}

interface Prepared {
  readonly endpoint: URL
  readonly authorization: Readonly<Record<string, string>>
  readonly key: KeyObject
  readonly previousKey: { readonly key: KeyObject; readonly until: number } | null
}

/** The parts that all requests of a stream share. A changed stream is a new object, so it gets a new entry. */
const prepared = new WeakMap<EventStream, Prepared>()

function preparedFor(stream: EventStream): Prepared {
  const known = prepared.get(stream)
  if (known) return known
  const { webhook_endpoint, webhook_authorization, signing_secret, previous_signing_secret } =
    stream.destination.configuration
  const made = {
    endpoint: new URL(webhook_endpoint),
    authorization: authorizationHeader(webhook_authorization),
    key: signingKey(signing_secret),
    previousKey: previous_signing_secret
      ? { key: signingKey(previous_signing_secret.secret), until: previous_signing_secret.until }
      : null,
  }
  prepared.set(stream, made)
  return made
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
