import { signWebhook } from '@tenant-api/client/webhooks'
import { exampleStreamId } from '../generated/operations.ts'

export interface ForwardedEvent {
  readonly id: string
  readonly type: string
  /** The id of the event stream; only in events of failed deliveries. */
  readonly xstream?: string
  readonly traceparent?: string
  readonly tracestate?: string
}

export interface Webhook {
  readonly headers: Readonly<Record<string, string>>
  readonly body: Buffer
}

/**
 * The request that the service's dispatcher would send for an event. If the event has no `xstream`, it gets the event stream id of
 * the document's examples. Create a new request for each attempt, because receivers refuse old signatures.
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
