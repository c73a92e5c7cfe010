import { operations } from './generated/operations.ts'
import { listing } from './listing.ts'
import type { OperationFunctions } from './operation.ts'
import { json } from './request.ts'
import { type CallContext, type ClientOptions, createService } from './service.ts'
import { type SubscribeParameters, type Subscription, subscribe } from './subscription.ts'
import { wireParameters } from './wire-parameters.ts'

/** A function for each public operation of the service, and its event stream. */
export interface Client extends OperationFunctions {
  /**
   * Follows the tenant's events with `for await`. Reconnects and resumes by itself after cuts, planned ends, 5xx, 429 and
   * silence; each event comes once, in order.
   *
   * The iteration throws CursorExpiredError when the position is no longer kept, BadRequestError, UnauthorizedError (after
   * one new token) and ForbiddenError when the service refuses, and the signal's reason once it aborts.
   */
  subscribe(parameters?: SubscribeParameters): Subscription
}

/**
 * A client of the service. Its functions take path, query and body of their operation as one flat object with the names
 * of the wire, resolve with the body of the success answer, and reject with a {@link Failure} or with the reason of the
 * signal they were given. Those that list can be iterated with `for await`, page by page. Nothing is sent before the first
 * call.
 *
 * @throws {TypeError} when `baseUrl` is not an absolute URL
 */
export function createClient(options: ClientOptions): Client {
  const service = createService(options, '/api/v2/')
  const { subscribeEvents, ...called } = operations

  const functions = Object.entries(called).map(([name, definition]) => {
    const place = wireParameters(definition)
    const ask = (parameters: object, context: CallContext = {}) =>
      service.call(definition, place(parameters), context)
    return definition.isListing
      ? [
          name,
          (parameters: object = {}, context?: CallContext) => listing(page => ask(page, context), parameters),
        ]
      : [name, async (parameters: object = {}, context?: CallContext) => json(await ask(parameters, context))]
  })

  const placeSubscription = wireParameters(subscribeEvents)
  return {
    ...(Object.fromEntries(functions) as OperationFunctions),
    subscribe: (parameters = {}) =>
      subscribe(
        async (query, signal) => service.open(subscribeEvents, placeSubscription(query), signal),
        parameters,
      ),
  }
}
