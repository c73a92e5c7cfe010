import type { Answer } from './answer.ts'
import type { EventTypeFilter, FilteredType, SubscribedMessage } from './event-message.ts'
import type { OperationFunctions } from './generated/operation-functions.ts'
import { audience, functionOperations, streamOperation } from './generated/service-operations.ts'
import { listing } from './listing.ts'
import type { ClientOptions } from './options.ts'
import { wireParameters } from './request.ts'
import { type CallContext, checkContext, createService } from './service.ts'
import type { SubscribeParameters } from './subscription.ts'
import { type Subscription, subscribe } from './subscription.ts'

/** A function for each public operation of the service, and subscriptions. */
export interface Client extends OperationFunctions {
  /** The address of the service, without a slash at the end. */
  readonly baseUrl: string
  /**
   * The tenant's events, to iterate with `for await`. An `event_type` that is written out narrows the type of the messages. With an
   * offset and a time, it starts after the offset. Reconnects and resumes if the connection breaks or idles, the service ends the
   * stream or answers 408, 429 or 5xx, or the token function throws. Each event arrives once, in order.
   *
   * The iteration throws CursorExpiredError when the service no longer keeps the position, unless `onExpired` says otherwise;
   * BadRequestError, UnauthorizedError (after a retry with a new token) or ForbiddenError when the service refuses the request;
   * UnexpectedAnswerError when the answer is not an event stream; MalformedMessageError when a message is malformed; and the
   * signal's reason after an abort.
   *
   * @throws {TypeError} when an option is wrong; the message names the option
   */
  subscribe<const Filter extends EventTypeFilter = undefined>(
    parameters?: SubscribeParameters<Filter>,
  ): Subscription<SubscribedMessage<FilteredType<Filter>>>
  subscribe(parameters?: SubscribeParameters): Subscription
}

/**
 * Creates a client of the service. Its functions take path parameters, query parameters, header parameters and body properties in one
 * flat object, named as in the document. They resolve with the body of the success answer. They reject with a {@link Failure}, with their
 * signal's reason, or with the error of a hook. A listing can be iterated with `for await`, page by page. Nothing is sent before
 * the first call.
 *
 * @throws {TypeError} when an option is wrong; the message names the option
 */
export function createClient(options: ClientOptions): Client {
  const service = createService(options, audience)
  const { settings } = service

  const functions = Object.entries(functionOperations).map(([name, definition]) => {
    const { items } = definition
    const { maxPages } = settings
    const place = wireParameters(definition)
    const ask = async (parameters: object, context: CallContext) =>
      service.call(definition, place(parameters), context)
    return [
      name,
      items === undefined
        ? (parameters: object = {}, context: CallContext = {}) => called(ask(parameters, context))
        : (parameters: Record<string, unknown> = {}, context: CallContext = {}) => {
            checkContext(context)
            const { signal } = context
            return listing((page, signal) => ask(page, { signal }), parameters, { signal, maxPages, items })
          },
    ]
  })

  const placeSubscription = wireParameters(streamOperation)
  return {
    ...(Object.fromEntries(functions) as OperationFunctions),
    baseUrl: settings.baseUrl,
    subscribe(parameters: SubscribeParameters = {}) {
      // Throw for wrong parameters here, not in the loop.
      placeSubscription(parameters)
      const subscription = subscribe(
        {
          open: async (query, signal) => service.open(streamOperation, placeSubscription(query), signal),
          settings,
        },
        parameters,
      )
      // The cast is safe, because the service sends only events of the types that the filter lets through.
      return subscription as Subscription<never>
    },
  }
}

function called(answer: Promise<Answer>) {
  const data = answer.then(({ data }) => data)
  return Object.assign(data, {
    withResponse() {
      // The caller handles the error of `answer`. Nobody may await `data`, whose error would then be an unhandled rejection.
      data.catch(() => {})
      return answer
    },
  })
}
