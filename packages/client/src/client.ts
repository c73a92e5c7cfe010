import type { OperationFunctions } from './generated/operation-functions.ts'
import { operations } from './generated/operations.ts'
import { listing } from './listing.ts'
import type { ClientOptions } from './options.ts'
import { type CallContext, createService } from './service.ts'
import { type SubscribeParameters, type Subscription, subscribe } from './subscription.ts'
import { wireParameters } from './wire-parameters.ts'

/** A function for each public operation of the service, and its event stream. */
export interface Client extends OperationFunctions {
  /**
   * Follows the tenant's events with `for await`. Reconnects and resumes by itself after cuts, planned ends, 5xx, 429, silence
   * and a token function that throws; each event comes once, in order.
   *
   * The iteration throws CursorExpiredError when the position is no longer kept, BadRequestError, UnauthorizedError (after one
   * new token) and ForbiddenError when the service refuses, UnexpectedAnswerError when the answer is no event stream,
   * MalformedMessageError when the stream breaks its format, and the signal's reason once it aborts.
   *
   * @throws {TypeError} when `idleTimeout` is not a number of milliseconds, or `onDisconnect` not a function
   */
  subscribe(parameters?: SubscribeParameters): Subscription
}

/**
 * A client of the service. Its functions take path, query and body of their operation as one flat object with the names
 * of the wire, resolve with the body of the success answer, and reject with a {@link Failure}, with the reason of their
 * signal, or with the error of a hook. A listing can be iterated with `for await`, page by page. Nothing is sent before
 * the first call.
 *
 * @throws {TypeError} when an option is wrong, with a sentence that names it
 */
export function createClient(options: ClientOptions): Client {
  const service = createService(options, '/api/v2/')
  const { settings } = service
  const { subscribeEvents, ...called } = operations

  const functions = Object.entries(called).map(([name, definition]) => {
    const place = wireParameters(definition)
    const ask = async (parameters: object, context: CallContext) =>
      service.call(definition, place(parameters), context)
    return definition.isListing
      ? [
          name,
          (parameters: Record<string, unknown> = {}, context: CallContext = {}) =>
            listing((page, signal) => ask(page, { ...context, signal }), parameters, {
              signal: context.signal,
              maxPages: settings.maxPages,
            }),
        ]
      : [
          name,
          async (parameters: object = {}, context: CallContext = {}) => (await ask(parameters, context)).data,
        ]
  })

  const placeSubscription = wireParameters(subscribeEvents)
  return {
    ...(Object.fromEntries(functions) as OperationFunctions),
    subscribe: (parameters = {}) =>
      subscribe(
        {
          open: async (query, signal) => service.open(subscribeEvents, placeSubscription(query), signal),
          settings,
        },
        parameters,
      ),
  }
}
