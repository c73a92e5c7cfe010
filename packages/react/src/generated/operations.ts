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

/** The parameters of each function. */
export const parameterNames: Readonly<Record<QueryName | MutationName, readonly string[]>> = {
  listEventStreams: ['from', 'take', 'page', 'per_page'],
  createEventStream: ['name', 'subscriptions', 'destination', 'status'],
  getEventStream: ['id'],
  updateEventStream: ['id', 'name', 'subscriptions', 'destination', 'status'],
  deleteEventStream: ['id'],
  getEventStreamStats: ['id', 'date_from', 'date_to'],
  testEventStream: ['id', 'event_type', 'data'],
  getEventDeliveries: ['id', 'statuses', 'event_types', 'date_from', 'date_to', 'from', 'take'],
  getEventDelivery: ['id', 'event_id'],
  redeliverEvents: ['id', 'date_from', 'date_to', 'statuses', 'event_types'],
  redeliverEvent: ['id', 'event_id'],
  getEventSubscribers: [],
  listRateLimitPolicies: ['resource', 'consumer', 'consumer_selector', 'from', 'take', 'page', 'per_page'],
  createRateLimitPolicy: ['resource', 'consumer', 'consumer_selector', 'configuration'],
  getRateLimitPolicy: ['id'],
  updateRateLimitPolicy: ['id', 'configuration'],
  deleteRateLimitPolicy: ['id'],
  issueToken: ['grant_type', 'audience', 'client_id', 'client_secret', 'scope'],
  getJwks: [],
  getAuthorizationServerMetadata: [],
}
