import type { OnUse } from '@tenant-api/contract/usage'
import {
  createEventLog,
  createEventStreams,
  createResources,
  type EventStreams,
  eventOptionRanges,
  eventStream,
  operations,
  type PublicOperationId,
  refuseOutside,
  refuseUnknownOptions,
  type StatusOf,
  seededState,
} from '@tenant-api/simulator'
import type { HttpHandler } from 'msw'
import type { AnswerChoice, AnswerWith, ChooseAnswer, SuccessOf } from './answer-choice.ts'
import type { AnswerOptions } from './handlers.ts'
import { createHandlers } from './handlers.ts'

export interface MockOptions {
  /** Scheme and host of the service, the same as the client's `baseUrl`. */
  readonly baseUrl: string
  /** Generated events per second, up to 1,000. Default: 0, which streams only pushed events. */
  readonly eventsPerSecond?: number | undefined
  /** Seconds without a message before a stream sends an `offset-only` message, 0.1 to 86,400. Default: 15. */
  readonly heartbeatSeconds?: number | undefined
  /** The reconnection pause that streams ask for, 1 to 600,000 ms. Default: 100, so that tests do not wait long. */
  readonly retryMs?: number | undefined
  /**
   * The content of a tenant file, as `tenant-api config export --with-events 100` writes it: the resources and events that the mock
   * starts with, instead of the examples of the document. A list that it lacks is empty. Let the compiler check one that you write
   * yourself: `seed: { … } satisfies Seed`.
   */
  readonly seed?: object | undefined
  /**
   * Gets what each answered request uses of the API, and the type of each event that is pushed into a stream. Write each as a line of
   * JSON: `tenant-api-contract used` reads such a log. Default: nothing.
   */
  readonly onUse?: OnUse | undefined
}

/** Handlers of Mock Service Worker for the API, and functions that control its subscriptions. */
export interface MockedApi
  extends Pick<EventStreams, 'push' | 'pushUnknown' | 'cut' | 'openStreams' | 'subscribers'> {
  /**
   * Breaks the connections of the open streams, forgets pushed events, and restores the resources of the seed or the examples. Earlier
   * requests whose answers are delayed change nothing any more.
   */
  reset(): void
  /** A handler for each public operation. It answers with the first documented example of the success response. */
  readonly handlers: HttpHandler[]
  /**
   * A handler that gives one operation another documented answer, for `server.use()`.
   *
   * @param id the operationId in the document, such as `list_event_streams` for the client's `listEventStreams`
   * @param choice the answer, or a function that chooses it for each request
   * @throws {TypeError} for a choice that does not fit the document, and for a wrong option
   */
  answer<
    Id extends PublicOperationId,
    Status extends StatusOf<Id> = SuccessOf<Id>,
    const Choice extends AnswerChoice<Id> = AnswerChoice<Id>,
  >(id: Id, choice: AnswerWith<Id, Status> | ChooseAnswer<Id, Choice>, options?: AnswerOptions): HttpHandler
}

/**
 * Mocks the public API at `baseUrl`. Answers are the document's examples, or those of a seed.
 *
 * @throws {TypeError} naming the option, for a `baseUrl` that the client would refuse, a number outside its range, and an unknown option;
 *   for a seed with a repeated id, or with deliveries or attempts of an event stream that it lacks
 */
export function mockTenantApi(options: MockOptions): MockedApi {
  refuseUnknownOptions(options, ['baseUrl', 'seed', 'onUse', ...Object.keys(eventOptionRanges)])
  const { baseUrl, eventsPerSecond = 0, heartbeatSeconds = 15, retryMs = 100, seed, onUse } = options
  refuseOutside({ eventsPerSecond, heartbeatSeconds, retryMs }, eventOptionRanges)
  if (onUse !== undefined && typeof onUse !== 'function')
    throw new TypeError(`onUse must be a function, got ${onUse}.`)
  const state = seed === undefined ? undefined : seededState(seed)
  const log = createEventLog(eventsPerSecond, state?.events)
  const onEvent = (event: string) => onUse?.({ operation: eventStream.operation, event })
  const streams = createEventStreams(log, { heartbeatSeconds, retryMs, onEvent })
  const resources = createResources(log, state)
  let resetting = new AbortController()
  const untilReset = () => resetting.signal
  const base = addressOf(baseUrl)
  const handler = createHandlers({ base, log, streams, resources, state, untilReset, onUse })
  return {
    handlers: (Object.keys(operations) as PublicOperationId[]).map(id => handler(id, {})),
    answer: handler,
    ...streams,
    reset() {
      resetting.abort()
      resetting = new AbortController()
      streams.reset()
      resources.reset()
    },
  }
}

/** Checks the option `baseUrl`, which the client must accept too, and removes a slash at its end. */
function addressOf(baseUrl: string): string {
  const { href = '', pathname = '' } = URL.canParse(baseUrl) ? new URL(baseUrl) : {}
  const address = href.replace(/\/?$/, '/')
  const isDoubled =
    pathname !== '/' && Object.values(operations).some(({ path }) => path.startsWith(pathname))
  if (/^https?:\/\/[^/@]+\/[^?#]*$/.test(address) && !isDoubled) return address.slice(0, -1)
  throw new TypeError(
    `baseUrl must be an http(s) URL without user, query, fragment or the path of the API, such as https://tenant.example.com, got '${baseUrl}'.`,
  )
}
