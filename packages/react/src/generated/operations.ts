// Generated from openapi/openapi.yaml by `npm run generate`. Never edited by hand.

/** The functions of the client that read: `queryOptions` accepts them. */
export type QueryName =
  | 'listEventStreams'
  | 'getEventStream'
  | 'getEventStreamStats'
  | 'getEventDeliveries'
  | 'getEventDelivery'
  | 'getEventSubscribers'
  | 'listRateLimitPolicies'
  | 'getRateLimitPolicy'
  | 'getJwks'
  | 'getAuthorizationServerMetadata'

/** The functions that read a listing: `infiniteQueryOptions` accepts them. */
export type ListingName =
  | 'listEventStreams'
  | 'getEventDeliveries'
  | 'listRateLimitPolicies'

/** The functions that change something: `mutationOptions` accepts them. */
export type MutationName =
  | 'createEventStream'
  | 'updateEventStream'
  | 'deleteEventStream'
  | 'testEventStream'
  | 'redeliverEvents'
  | 'redeliverEvent'
  | 'createRateLimitPolicy'
  | 'updateRateLimitPolicy'
  | 'deleteRateLimitPolicy'
  | 'issueToken'
