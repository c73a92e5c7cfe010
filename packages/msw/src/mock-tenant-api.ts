import {
  type Answer,
  askedStart,
  createEventLog,
  createEventStreams,
  createResources,
  currentHeaders,
  documentedAnswer,
  type EventStreams,
  eventOptionRanges,
  eventStream,
  type Fault,
  operations,
  type PublicOperationId,
  pageOf,
  plainAnswer,
  refuseOutside,
  startOf,
  streamValues,
} from '@tenant-api/documented-answers'
import { delay, type HttpHandler, HttpResponse, http } from 'msw'
import type { AnswerChoice, AnsweredRequest } from './answer-choice.ts'
import { readableOf } from './readable.ts'

export interface MockOptions {
  /** Scheme and host of the service, the same as the client's `baseUrl`. */
  readonly baseUrl: string
  /** Generated events per second, up to 1,000. Default: 0, which streams only pushed events. */
  readonly eventsPerSecond?: number
  /** Seconds without a message before a stream sends an `offset-only` message, 0.1 to 86,400. Default: 15. */
  readonly heartbeatSeconds?: number
  /** The reconnection pause that streams ask for, 1 to 600,000 ms. Default: 100, so that tests do not wait long. */
  readonly retryMs?: number
}

/** Handlers of Mock Service Worker for the API, and functions that control its subscriptions. */
export interface MockedApi
  extends Pick<EventStreams, 'push' | 'pushUnknown' | 'cut' | 'openStreams' | 'subscribers'> {
  /** Breaks the connections of the open streams, and forgets which resources were created or deleted. */
  reset(): void
  /** A handler for each public operation. It answers with the first documented example of the success response. */
  readonly handlers: HttpHandler[]
  /**
   * A handler that gives one operation another documented answer, for `server.use()`.
   *
   * @param choice the answer, or a function that chooses it for each request
   */
  answer<Id extends PublicOperationId, const Choice extends AnswerChoice<Id>>(
    id: Id,
    choice: (asked: AnsweredRequest) => Choice | Promise<Choice>,
    options?: AnswerOptions,
  ): HttpHandler
  answer<Id extends PublicOperationId>(id: Id, choice: AnswerChoice<Id>, options?: AnswerOptions): HttpHandler
}

export interface AnswerOptions {
  /** True to answer only the first request. */
  readonly once?: boolean | undefined
  /** Milliseconds before each answer. Default: 0. */
  readonly delay?: number | undefined
}

/** The choice of an answer, without the types of a certain operation. */
interface Choice {
  readonly status?: number
  readonly example?: string
  readonly body?: unknown
  readonly headers?: Readonly<Record<string, string>>
  readonly fault?: Fault
}

/**
 * Mocks the public API at `baseUrl`. Answers are the document's examples.
 *
 * @throws {TypeError} naming the option, for a `baseUrl` that is not an absolute URL and for a number outside its range
 */
export function mockTenantApi({
  baseUrl,
  eventsPerSecond = 0,
  heartbeatSeconds = 15,
  retryMs = 100,
}: MockOptions): MockedApi {
  refuseOutside({ eventsPerSecond, heartbeatSeconds, retryMs }, eventOptionRanges)
  const base = absolute(baseUrl)
  const log = createEventLog(eventsPerSecond)
  const streams = createEventStreams(log, { heartbeatSeconds, retryMs })
  const resources = createResources()

  function handler(
    id: PublicOperationId,
    choice: Choice | ((asked: AnsweredRequest) => Choice | Promise<Choice>),
    { once, delay: milliseconds }: AnswerOptions = {},
  ): HttpHandler {
    const { method, path } = operations[id]
    const name = method.toLowerCase() as 'get' | 'post' | 'put' | 'patch' | 'delete'
    const pattern = base + path.replaceAll(/\{(\w+)\}/g, ':$1')
    // Look the answer up now, so that `api.answer` throws for an undocumented answer. Otherwise only a later request would fail.
    if (typeof choice !== 'function') chosenAnswer(id, choice)
    return http[name](
      pattern,
      async ({ request, params }) => {
        const given = typeof choice === 'function' ? await choice({ request, params }) : choice
        if (milliseconds) await delay(milliseconds)
        const chosen = chosenAnswer(id, given)
        const isStream = id === eventStream.operation && (chosen?.status ?? 200) === 200
        return isStream
          ? stream(request, given)
          : responseOf(chosen ?? (await defaultAnswer(id, request)), given.headers)
      },
      { once: once === true },
    )
  }

  /** The default answer, with the resources that earlier requests created; for a listing, the requested page. */
  async function defaultAnswer(id: PublicOperationId, request: Request): Promise<Answer> {
    const { pathname, searchParams } = new URL(request.url)
    const query = Object.fromEntries(searchParams)
    const input: unknown = await request.json().catch(() => undefined)
    const answer = resources.answer(id, plainAnswer(id, query), pathname, input)
    return pageOf(id, answer, query, examples => resources.listed(id, examples))
  }

  function stream(request: Request, { fault, headers }: Choice): Response {
    const query = new URL(request.url).searchParams
    const lastEventId = request.headers.get('Last-Event-ID') ?? undefined
    const start = startOf(log, askedStart(query, lastEventId))
    if ('status' in start) return responseOf(start)
    const leaving = new AbortController()
    const chunks = streams.open({ ...start, types: streamValues(query, 'types'), fault }, leaving.signal)
    const leave = () => leaving.abort()
    const body = readableOf(chunks, leave)
    // Listen for the abort as well, because MSW cancels the body only at the next chunk.
    request.signal.addEventListener('abort', leave)
    const documented = currentHeaders(documentedAnswer(eventStream.operation))
    // In Node, MSW would otherwise mark the end of the body by closing the connection: a cut would look like a normal end.
    const framing = { 'Transfer-Encoding': 'chunked' }
    return new HttpResponse(body, { headers: { ...documented, ...framing, ...headers } })
  }

  return {
    handlers: (Object.keys(operations) as PublicOperationId[]).map(id => handler(id, {})),
    answer: handler,
    ...streams,
    reset() {
      streams.cut()
      resources.clear()
    },
  }
}

/** Checks the option `baseUrl`, and removes a slash at its end. */
function absolute(baseUrl: string): string {
  if (URL.canParse(baseUrl)) return new URL(baseUrl).href.replace(/\/$/, '')
  throw new TypeError(`baseUrl must be an absolute URL such as https://tenant.example.com, got '${baseUrl}'.`)
}

function chosenAnswer(id: PublicOperationId, { status, example, ...given }: Choice): Answer | undefined {
  if (status === undefined && example === undefined && !('body' in given)) return undefined
  const answer = documentedAnswer(id, { ...(status && { status }), ...(example && { example }) })
  return 'body' in given ? { ...answer, body: given.body } : answer
}

function responseOf(answer: Answer, headers: Choice['headers'] = {}): Response {
  const { status, body } = answer
  return new HttpResponse(body === undefined ? null : JSON.stringify(body), {
    status,
    headers: { ...currentHeaders(answer), ...headers },
  })
}
