import {
  createEventLog,
  createEventStreams,
  createResources,
  type EventStreams,
  eventOptionRanges,
  operations,
  type PublicOperationId,
  refuseOutside,
} from '@tenant-api/documented-answers'
import type { HttpHandler } from 'msw'
import type { AnswerChoice, AnswerWith, ChooseAnswer, StatusOf, SuccessOf } from './answer-choice.ts'
import { type AnswerOptions, createHandlers } from './handlers.ts'

export interface MockOptions {
  /** Scheme and host of the service, the same as the client's `baseUrl`. */
  readonly baseUrl: string
  /** Generated events per second, up to 1,000. Default: 0, which streams only pushed events. */
  readonly eventsPerSecond?: number | undefined
  /** Seconds without a message before a stream sends an `offset-only` message, 0.1 to 86,400. Default: 15. */
  readonly heartbeatSeconds?: number | undefined
  /** The reconnection pause that streams ask for, 1 to 600,000 ms. Default: 100, so that tests do not wait long. */
  readonly retryMs?: number | undefined
}

/** Handlers of Mock Service Worker for the API, and functions that control its subscriptions. */
export interface MockedApi extends Pick<EventStreams, 'push' | 'pushUnknown' | 'cut' | 'subscribers'> {
  /** Breaks the connections of the open streams, and restores the resources of the document's examples. */
  reset(): void
  /** A handler for each public operation. It answers with the first documented example of the success response. */
  readonly handlers: HttpHandler[]
  /**
   * A handler that gives one operation another documented answer, for `server.use()`.
   *
   * @param id the operationId in the document, such as `list_event_streams` for the client's `listEventStreams`
   * @param choice the answer, or a function that chooses it for each request
   * @throws {TypeError} for a choice that does not fit the document, and for an option outside its range
   */
  answer<
    Id extends PublicOperationId,
    Status extends StatusOf<Id> = SuccessOf<Id>,
    const Choice extends AnswerChoice<Id> = AnswerChoice<Id>,
  >(id: Id, choice: AnswerWith<Id, Status> | ChooseAnswer<Id, Choice>, options?: AnswerOptions): HttpHandler
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
          : responseOf(chosen ?? (await defaultAnswer(id, { request, params })), given.headers)
      },
      { once: once === true },
    )
  }

  /** The usual answer, with the resources that earlier requests created, changed or deleted. */
  async function defaultAnswer(id: PublicOperationId, { request, params }: AnsweredRequest): Promise<Answer> {
    const query = Object.fromEntries(new URL(request.url).searchParams)
    const input: unknown = await request.json().catch(() => undefined)
    const parameters = Object.fromEntries(
      Object.entries(params).map(([name, value]) => [name, String(value)]),
    )
    return resources.answer(id, { parameters, query, input })
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
      resources.reset()
    },
  }
}

/** Checks the option `baseUrl`, and removes a slash at its end. */
function absolute(baseUrl: string): string {
  if (URL.canParse(baseUrl)) return new URL(baseUrl).href.replace(/\/$/, '')
  throw new TypeError(`baseUrl must be an absolute URL such as https://tenant.example.com, got '${baseUrl}'.`)
}
