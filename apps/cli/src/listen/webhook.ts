import { signWebhook } from '@tenant-api/client/webhooks'
import { exampleStreamId } from '../generated/operations.ts'

/** An event to forward. */
export interface ForwardedEvent {
  readonly id: string
  readonly type: string
  /** The stream of a recorded delivery. */
  readonly xstream?: string
  readonly traceparent?: string
  readonly tracestate?: string
}

export interface Webhook {
  readonly headers: Readonly<Record<string, string>>
  readonly body: Buffer
}

/**
 * The request that the service's dispatcher would send for an event: an event that comes through no event stream gets the id
 * that the document's examples have. It is signed anew for each attempt, since receivers refuse old signatures.
 */
export async function webhookOf(event: ForwardedEvent, secret: string): Promise<Webhook> {
  const { traceparent, tracestate } = event
  const body = Buffer.from(JSON.stringify({ ...event, xstream: event.xstream ?? exampleStreamId }))
  return {
    headers: {
      ...(traceparent !== undefined && { traceparent }),
      ...(tracestate !== undefined && { tracestate }),
      ...(await signWebhook(event.id, body, secret)),
      'content-type': 'application/cloudevents+json',
      'user-agent': 'tenant-api-webhooks',
      'content-length': String(body.length),
    },
    body,
  }
}
