import {
  askedStart,
  currentHeaders,
  documentedAnswer,
  type EventLog,
  type EventStreams,
  eventStream,
  type Fault,
  startOf,
  streamValues,
  withHeaders,
} from '@tenant-api/simulator'
import { HttpResponse } from 'msw'
import { readableOf } from './readable.ts'
import { responseOf } from './response-of.ts'

/** Options of the response to a subscription. */
interface StreamOptions {
  readonly headers?: Readonly<Record<string, string>> | undefined
  readonly fault?: Fault | undefined
}

/** The response to a subscription: a stream of events, or an error for an invalid or expired cursor. */
export function streamResponse(
  { log, streams }: { readonly log: EventLog; readonly streams: EventStreams },
  request: Request,
  { headers = {}, fault }: StreamOptions,
): Response {
  // The caller has left before the handler ran, or during a delay: no later abort would close the stream.
  if (request.signal.aborted) return HttpResponse.error()
  const query = new URL(request.url).searchParams
  const lastEventId = request.headers.get('Last-Event-ID') ?? undefined
  const start = startOf(log, askedStart(query, lastEventId))
  if ('status' in start) return responseOf(start, headers)
  const leaving = new AbortController()
  const chunks = streams.open({ ...start, types: streamValues(query, 'types'), fault }, leaving.signal)
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
