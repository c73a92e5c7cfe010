import {
  type Answer,
  askedStart,
  currentHeaders,
  documentedAnswer,
  type EventLog,
  type EventStreams,
  eventStream,
  type Fault,
  shownBy,
  startOf,
  withHeaders,
} from '@tenant-api/simulator'
import { HttpResponse } from 'msw'

/** Options of the response to a subscription. */
interface StreamOptions {
  readonly headers?: Readonly<Record<string, string>> | undefined
  readonly fault?: Fault | undefined
}

/** The response to a subscription: a stream of events, or an error for an invalid filter, or an invalid or expired cursor. */
export function streamResponse(
  { log, streams }: { readonly log: EventLog; readonly streams: EventStreams },
  request: Request,
  { headers = {}, fault }: StreamOptions,
): Response {
  // The caller has left before the handler ran, or during a delay: no later abort would close the stream.
  if (request.signal.aborted) return HttpResponse.error()
  const query = new URL(request.url).searchParams
  const shown = shownBy(query)
  if ('status' in shown) return responseOf(shown, headers)
  const lastEventId = request.headers.get('Last-Event-ID') ?? undefined
  const start = startOf(log, askedStart(query, lastEventId))
  if ('status' in start) return responseOf(start, headers)
  const leaving = new AbortController()
  const chunks = streams.open({ ...start, ...shown, fault }, leaving.signal)
  const leave = () => leaving.abort()
  const body = readableOf(chunks, leave)
  // Listen for the abort as well, because MSW cancels the body only at the next chunk.
  request.signal.addEventListener('abort', leave)
  const answer = documentedAnswer(eventStream.operation)
  // In Node, MSW would otherwise mark the end of the body by closing the connection: a cut would look like a normal end.
  const framing = { 'Transfer-Encoding': 'chunked' }
  const documented = { ...answer, headers: { ...currentHeaders(answer), ...framing } }
  return new HttpResponse(body, { headers: withHeaders(documented, headers).headers })
}

/**
 * The body of a response, made of chunks. Pulls a chunk only when the reader asks for it. Otherwise a queued chunk would be lost when
 * the stream fails.
 *
 * @param onCancel called when the reader cancels the body
 */
function readableOf(
  chunks: AsyncGenerator<Uint8Array, void, undefined>,
  onCancel: () => void,
): ReadableStream<Uint8Array> {
  // Not all browsers have ReadableStream.from().
  return new ReadableStream(
    {
      async pull(controller) {
        const { done, value } = await chunks.next()
        if (done) controller.close()
        else controller.enqueue(value)
      },
      cancel: onCancel,
    },
    { highWaterMark: 0 },
  )
}

/** The response with a documented answer, with additional headers, and with a request id, by default a new one. */
export function responseOf(
  answer: Answer,
  headers: Readonly<Record<string, string>> = {},
  requestId?: string,
): Response {
  const { status, body } = answer
  return new HttpResponse(body === undefined ? null : JSON.stringify(body), {
    status,
    headers: withHeaders({ ...answer, headers: currentHeaders(answer, requestId) }, headers).headers,
  })
}
