import {
  type Attributes,
  isSpanContextValid,
  propagation,
  ROOT_CONTEXT,
  SpanKind,
  SpanStatusCode,
  trace,
} from '@opentelemetry/api'
import type { RequestHandler } from 'express'
import type { TraceContext } from '../events/event-json.ts'
import type { WebhookRequest, WebhookSender } from '../webhooks/send.ts'
import { loggedPath } from './log.ts'

/**
 * Creates spans whose names and attributes follow the semantic conventions of OpenTelemetry. The operator loads the SDK
 * before the service, with `--import`.
 *
 * `traceparent` and `tracestate` name the parent of a span. They are headers of the request or attributes of the event.
 *
 * @see https://opentelemetry.io/docs/specs/semconv/
 */
const tracer = trace.getTracer('@tenant-api/server')

/**
 * Whether the operator has loaded an SDK. Without an SDK no span is valid, and creating spans would take 5 % of the time of a
 * request. The span that is started here never ends, so it is not exported.
 */
const isTraced = isSpanContextValid(tracer.startSpan('').spanContext())

/** Starts a span. Returns the span and its trace context. */
function startSpan(name: string, kind: SpanKind, parent: object, attributes: Attributes) {
  const context = propagation.extract(ROOT_CONTEXT, parent)
  const span = tracer.startSpan(name, { kind, attributes }, context)
  const named: TraceContext = {}
  propagation.inject(trace.setSpan(context, span), named)
  return { span, named }
}

/** Starts a span for each request, and replaces the trace headers of the request by those of the span. */
export const traceRequests: RequestHandler = (req, res, next) => {
  if (!isTraced) return next()
  const { operation, requestId } = res.locals.call
  const { span, named } = startSpan(operation?.id ?? req.method, SpanKind.SERVER, req.headers, {
    'http.request.method': req.method,
    'http.route': operation?.path,
    'url.scheme': req.protocol,
    'url.path': loggedPath(req.path),
    'http.response.header.x-request-id': [requestId],
  })
  if (named.traceparent) Object.assign(req.headers, { tracestate: undefined }, named)
  res.on('close', () => {
    span.setAttribute('http.response.status_code', res.statusCode)
    if (res.statusCode >= 500)
      span.setAttribute('error.type', String(res.statusCode)).setStatus({ code: SpanStatusCode.ERROR })
    span.end()
  })
  next()
}

/** Appends a publication to the log within a span. @param request the headers of the publication */
export async function traceAppend<Result>(
  request: object,
  count: number,
  append: () => Promise<Result>,
): Promise<Result> {
  if (!isTraced) return append()
  const { span } = startSpan('append events', SpanKind.PRODUCER, request, {
    'messaging.system': 'tenant-api',
    'messaging.operation.name': 'append',
    'messaging.operation.type': 'send',
    'messaging.destination.name': 'events',
    'messaging.batch.message_count': count,
  })
  try {
    return await append()
  } catch (error) {
    span.setStatus({ code: SpanStatusCode.ERROR, message: String(error) })
    throw error
  } finally {
    span.end()
  }
}

/** Wraps a sender: each attempt has a span in the trace of its event, and its trace headers name that span. */
export function traceWebhooks(sender: WebhookSender): WebhookSender {
  if (!isTraced) return sender
  return {
    async attempt(webhook) {
      const { span, named } = startSpan('receive_event', SpanKind.CLIENT, webhook.headers, {
        'http.request.method': 'POST',
        'server.address': webhook.endpoint.hostname,
        'server.port': Number(webhook.endpoint.port) || (webhook.endpoint.protocol === 'http:' ? 80 : 443),
        'cloudevents.event_id': webhook.headers['webhook-id'],
      })
      const outcome = await sender.attempt(named.traceparent ? withTraceContext(named, webhook) : webhook)
      if (outcome.result !== 'delivered')
        span
          .setAttribute('error.type', outcome.result)
          .setStatus({ code: SpanStatusCode.ERROR, message: outcome.message })
      span.end()
      return outcome
    },
    close: () => sender.close(),
  }
}

/** The same request with the trace context of a span. */
function withTraceContext(named: TraceContext, webhook: WebhookRequest): WebhookRequest {
  const { traceparent, tracestate, ...headers } = webhook.headers
  return { ...webhook, headers: { ...named, ...headers } }
}
