import {
  type Attributes,
  type Context,
  createTraceState,
  DiagLogLevel,
  diag,
  isSpanContextValid,
  propagation,
  ROOT_CONTEXT,
  SpanKind,
  SpanStatusCode,
  trace,
} from '@opentelemetry/api'
import type { RequestHandler } from 'express'
import type { Logger } from 'pino'
import type { TraceContext } from '../events/event-json.ts'
import { createOnceAMinute } from '../limiting/once-a-minute.ts'
import type { WebhookRequest, WebhookSender } from '../webhooks/send.ts'
import { loggedPath, printable } from './log.ts'

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

/**
 * Logs the errors of the SDK, such as a failed export of spans, at most once a minute. Without this, the SDK drops spans in silence.
 * Replaces the logger of the SDK for the whole process.
 */
export function logTracingErrors(log: Logger): void {
  if (!isTraced) return
  const isFirstThisMinute = createOnceAMinute()
  const ignore = () => {}
  const error = (...parts: readonly unknown[]) => {
    if (!isFirstThisMinute('error')) return
    log.warn({ reason: printable(parts.map(reasonOf).join(' ').slice(0, reasonCharacters)) }, 'tracing fails')
  }
  diag.setLogger(
    { error, warn: ignore, info: ignore, debug: ignore, verbose: ignore },
    { logLevel: DiagLogLevel.ERROR, suppressOverrideMessage: true },
  )
}

const reasonCharacters = 300

/** The message of an error that the SDK reports. The SDK writes errors as JSON, with their stacks. */
function reasonOf(part: unknown): string {
  const text = part instanceof Error ? part.message : String(part)
  try {
    return String(JSON.parse(text).message ?? text)
  } catch {
    return text
  }
}

/**
 * Starts a span. Returns the span and its trace context. Events and webhooks have the format of W3C, whatever propagators the
 * operator has set.
 */
function startSpan(name: string, kind: SpanKind, parent: Context, attributes: Attributes) {
  const span = tracer.startSpan(name, { kind, attributes }, parent)
  const { traceId, spanId, traceFlags, traceState } = span.spanContext()
  const tracestate = traceState?.serialize()
  const named: TraceContext = {
    traceparent: `00-${traceId}-${spanId}-${traceFlags.toString(16).padStart(2, '0')}`,
    ...(tracestate && { tracestate }),
  }
  return { span, named }
}

/** The context of a `traceparent` and `tracestate` of W3C. Without a valid `traceparent`, a new trace begins. */
function contextOf({ traceparent = '', tracestate }: Readonly<Record<string, unknown>>): Context {
  const [, traceId = '', spanId = '', flags = ''] =
    /^00-([0-9a-f]{32})-([0-9a-f]{16})-([0-9a-f]{2})$/.exec(String(traceparent)) ?? []
  const parent = {
    traceId,
    spanId,
    traceFlags: Number.parseInt(flags, 16),
    isRemote: true,
    ...(typeof tracestate === 'string' && { traceState: createTraceState(tracestate) }),
  }
  return isSpanContextValid(parent) ? trace.setSpanContext(ROOT_CONTEXT, parent) : ROOT_CONTEXT
}

/** The context that a caller sends, in a format of the operator's propagators or in that of W3C, which the API documents. */
function contextOfCaller(headers: Readonly<Record<string, unknown>>): Context {
  const context = propagation.extract(ROOT_CONTEXT, headers)
  return trace.getSpanContext(context) ? context : contextOf(headers)
}

/** Starts a span for each request, and replaces the trace headers of the request by those of the span. */
export const traceRequests: RequestHandler = (req, res, next) => {
  if (!isTraced) return next()
  const { operation, requestId } = res.locals.call
  const { span, named } = startSpan(
    operation?.id ?? req.method,
    SpanKind.SERVER,
    contextOfCaller(req.headers),
    {
      'http.request.method': req.method,
      'http.route': operation?.path,
      'url.scheme': req.protocol,
      'url.path': loggedPath(req.path),
      'http.response.header.x-request-id': [requestId],
    },
  )
  Object.assign(req.headers, { tracestate: undefined }, named)
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
  request: Readonly<Record<string, unknown>>,
  count: number,
  append: () => Promise<Result>,
): Promise<Result> {
  if (!isTraced) return append()
  const { span } = startSpan('append events', SpanKind.PRODUCER, contextOf(request), {
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
      const { span, named } = startSpan('receive_event', SpanKind.CLIENT, contextOf(webhook.headers), {
        'http.request.method': 'POST',
        'server.address': webhook.endpoint.hostname,
        'server.port': Number(webhook.endpoint.port) || (webhook.endpoint.protocol === 'http:' ? 80 : 443),
        'cloudevents.event_id': webhook.headers['webhook-id'],
      })
      const outcome = await sender.attempt(withTraceContext(named, webhook))
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
