import {
  type Answer,
  createResources,
  type EventLog,
  type EventStreams,
  eventStream,
  operations,
  type PublicOperationId,
  type Resources,
} from '@tenant-api/simulator'
import { delay, type HttpHandler, HttpResponse, http } from 'msw'
import { type AnswerOptions, checkedAnswerOptions } from './answer-options.ts'
import { type AnsweredRequest, parsedBody } from './answered-request.ts'
import { type Choice, chosenAnswer, withBody } from './chosen-answer.ts'
import { refuseUnknown } from './known-operation.ts'
import { responseOf } from './response-of.ts'
import { streamResponse } from './stream-response.ts'

/** The state on which answers depend. */
export interface World {
  /** The absolute URL of the service, without a slash at its end. */
  readonly base: string
  readonly log: EventLog
  readonly streams: EventStreams
  readonly resources: Resources
  /** Aborts at the next reset. */
  untilReset(): AbortSignal
}

/** Makes a handler of one operation. `MockedApi.answer` has the exact types of each operation. */
type MakeHandler = (
  id: PublicOperationId,
  choice: Choice | ((asked: AnsweredRequest<never>) => Choice | Promise<Choice>),
  options?: AnswerOptions,
) => HttpHandler

/** Returns a function that makes a handler from a choice, or from a function that chooses the answer. */
export function createHandlers({ base, log, streams, resources, untilReset }: World): MakeHandler {
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
        if (fault === 'reset') return HttpResponse.error()
        // A request of an earlier test must not change what the next test gets.
        const isLate = reset.aborted
        if (id === eventStream.operation && (chosen?.status ?? 200) === 200)
          return isLate ? HttpResponse.error() : streamResponse({ log, streams }, request, { fault, headers })
        const present = isLate ? createResources() : resources
        const answer = chosen ? withBody(chosen, given.body) : usualAnswer(present, id, asked)
        return responseOf(answer, headers)
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
): Answer {
  const query = Object.fromEntries(new URL(request.url).searchParams)
  return resources.answer(id, { parameters: params, query, input })
}
