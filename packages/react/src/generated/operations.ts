// Generated from openapi/openapi.yaml by `npm run generate`. Never edited by hand.

/** The functions of the client that read: `queryOptions` accepts them. */
export const queryNames = [
  'listEventStreams',
  'getEventStream',
  'getEventStreamStats',
  'getEventDeliveries',
  'getEventDelivery',
  'getEventSubscribers',
  'listRateLimitPolicies',
  'getRateLimitPolicy',
  'getJwks',
  'getAuthorizationServerMetadata',
] as const
export type QueryName = (typeof queryNames)[number]

/** The functions that read a listing: `infiniteQueryOptions` accepts them. */
export const listingNames = [
  'listEventStreams',
  'getEventDeliveries',
  'listRateLimitPolicies',
] as const
export type ListingName = (typeof listingNames)[number]

/** The functions that change something: `mutationOptions` accepts them. */
export const mutationNames = [
  'createEventStream',
  'updateEventStream',
  'deleteEventStream',
  'testEventStream',
  'redeliverEvents',
  'redeliverEvent',
  'createRateLimitPolicy',
  'updateRateLimitPolicy',
  'deleteRateLimitPolicy',
  'issueToken',
] as const
export type MutationName = (typeof mutationNames)[number]
