import { type OnUse, useOf } from '@tenant-api/contract/usage'
import {
  type Answer,
  asOperationId,
  createResources,
  type EventLog,
  type EventStreams,
  eventStream,
  listed,
  operations,
  type PublicOperationId,
  queryOf,
  type Resources,
  refuseOutside,
  refuseUnknownOptions,
  type SeededState,
} from '@tenant-api/simulator'
import { delay, type HttpHandler, HttpResponse, http } from 'msw'
import { type AnsweredRequest, parsedBody } from './answer-choice.ts'
import { type Choice, chosenAnswer, withBody } from './chosen-answer.ts'
import { responseOf, streamResponse } from './stream-response.ts'

/** The state on which answers depend. */
interface World {
  /** The absolute URL of the service, without a slash at its end. */
  readonly base: string
  readonly log: EventLog
  readonly streams: EventStreams
  readonly resources: Resources
  readonly state: SeededState | undefined
  /** Aborts at the next reset. */
  untilReset(): AbortSignal
  readonly onUse: OnUse | undefined
}

/** Makes a handler of one operation. `MockedApi.answer` has the exact types of each operation. */
type MakeHandler = (
  id: PublicOperationId,
  choice: Choice | ((asked: AnsweredRequest<never>) => Choice | Promise<Choice>),
  options?: AnswerOptions,
) => HttpHandler

/** Returns a function that makes a handler from a choice, or from a function that chooses the answer. */
export function createHandlers(world: World): MakeHandler {
  const { base, log, streams, resources, state, untilReset, onUse } = world
  return (id, choice, options = {}) => {
    refuseUnknown(id)
    const { once, times, delay: milliseconds } = checkedAnswerOptions(options)
    // Look the answer up now, so that `api.answer` throws for an undocumented answer. Otherwise only a later request would fail.
    if (typeof choice !== 'function') chosenAnswer(id, choice)
    const { method, path } = operations[id]
    const name = method.toLowerCase() as 'get' | 'post' | 'put' | 'patch' | 'delete'
    const pattern = base + path.replaceAll(/\{(\w+)\}/g, ':$1')
    let left = times
    return http[name](
      pattern,
      async ({ request, params }) => {
        // Without a response, MSW asks the next handler.
        if (left < 1) return undefined
        left -= 1
        const reset = untilReset()
        const body = await parsedBody(request)
        // The cast is safe for valid requests: the document describes their parameters and bodies.
        const asked = { request, params, body } as AnsweredRequest<never>
        const given = typeof choice === 'function' ? await choice(asked) : choice
        if (milliseconds) await delay(milliseconds)
        const chosen = chosenAnswer(id, given)
        const { fault, headers } = given
        const observe = (status?: number) =>
          onUse?.(
            useOf({
              ...{ operation: id, body, status, headers: request.headers.keys() },
              query: new URL(request.url).searchParams,
            }),
          )
        if (fault === 'reset') {
          observe()
          return HttpResponse.error()
        }
        // A request of an earlier test must not change what the next test gets.
        const isLate = reset.aborted
        if (id === eventStream.operation && (chosen?.status ?? 200) === 200) {
          observe(200)
          return isLate ? HttpResponse.error() : streamResponse({ log, streams }, request, { fault, headers })
        }
        const present = isLate ? createResources(log, state) : resources
        const requestId = crypto.randomUUID()
        const answer = chosen ? withBody(chosen, given.body) : usualAnswer(present, id, asked, requestId)
        observe(answer.status)
        return responseOf(answer, headers, requestId)
      },
      { once },
    )
  }
}

/** The usual answer, with the resources that earlier requests created, changed or deleted. */
function usualAnswer(
  resources: Resources,
  id: PublicOperationId,
  { request, params, body: input }: AnsweredRequest<never>,
  requestId: string,
): Answer {
  const query = queryOf(new URL(request.url).searchParams)
  const headerOf = (header: string) => request.headers.get(header) ?? undefined
  const caller = { requestId, correlationId: headerOf('X-Correlation-ID'), userAgent: headerOf('User-Agent') }
  return resources.answer(id, { parameters: params, query, input, caller, ifMatch: headerOf('If-Match') })
}

const ids: readonly string[] = Object.keys(operations)

/**
 * Refuses the id of an operation that the public document does not have.
 *
 * @throws {TypeError} with the right id if `id` is the name of a client function, or else with all ids
 */
function refuseUnknown(id: string): asserts id is PublicOperationId {
  if (ids.includes(id)) return
  const meant = asOperationId(id)
  const hint = ids.includes(meant) ? `Did you mean '${meant}'?` : `It has ${listed(ids)}.`
  throw new TypeError(`The document has no operation '${id}'. ${hint}`)
}

export interface AnswerOptions {
  /** True to answer only the first request. Excludes `times`. */
  readonly once?: boolean | undefined
  /** The number of requests to answer. Default: all requests. */
  readonly times?: number | undefined
  /** Milliseconds before each answer. Default: 0. */
  readonly delay?: number | undefined
}

type CheckedOptions = { readonly [Name in keyof AnswerOptions]-?: NonNullable<AnswerOptions[Name]> }

/** The maximum of `delay` is the longest delay of `setTimeout`. */
const ranges = { times: [1, Number.POSITIVE_INFINITY], delay: [0, 2 ** 31 - 1] } as const

/**
 * The options of a chosen answer, with defaults filled in.
 *
 * @throws {TypeError} naming the wrong option
 */
function checkedAnswerOptions(options: AnswerOptions): CheckedOptions {
  refuseUnknownOptions(options, ['once', 'times', 'delay'])
  const { once = false, times = Number.POSITIVE_INFINITY, delay = 0 } = options
  if (typeof once !== 'boolean') throw new TypeError(`once must be true or false, got ${once}.`)
  if (once && options.times !== undefined)
    throw new TypeError("The options 'once' and 'times' exclude each other.")
  refuseOutside({ times, delay }, ranges)
  return { once, times, delay }
}
