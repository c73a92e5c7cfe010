// Generated from openapi/openapi.yaml by `npm run generate`. Never edited by hand.

/** The functions of the client that read: `queryOptions` accepts them. */
export const queryNames = [
  'listEventStreams',
  'getEventStream',
  'getEventStreamStats',
  'getEventDeliveries',
  'getEventDelivery',
  'listEventStreamAttempts',
  'getEventSubscribers',
  'listEventAttempts',
  'listLogs',
  'getLog',
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
  'listEventStreamAttempts',
  'listEventAttempts',
  'listLogs',
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
  'replayEvents',
  'endReplay',
  'skipEvents',
  'createRateLimitPolicy',
  'updateRateLimitPolicy',
  'deleteRateLimitPolicy',
  'issueToken',
] as const
export type MutationName = (typeof mutationNames)[number]

/** The parameters of each function. */
export const parameterNames: Readonly<Record<QueryName | MutationName, readonly string[]>> = {
  listEventStreams: ['from', 'take', 'page', 'per_page'],
  createEventStream: ['name', 'subscriptions', 'filters', 'order', 'max_events_per_second', 'destination', 'status', 'start'],
  getEventStream: ['id'],
  updateEventStream: ['id', 'If-Match', 'name', 'subscriptions', 'filters', 'order', 'max_events_per_second', 'destination', 'status', 'start'],
  deleteEventStream: ['id', 'If-Match'],
  getEventStreamStats: ['id', 'date_from', 'date_to'],
  testEventStream: ['id', 'event_type', 'data'],
  getEventDeliveries: ['id', 'statuses', 'event_types', 'date_from', 'date_to', 'from', 'take'],
  getEventDelivery: ['id', 'event_id'],
  listEventStreamAttempts: ['id', 'event_id', 'results', 'event_types', 'date_from', 'date_to', 'from', 'take'],
  redeliverEvents: ['id', 'date_from', 'date_to', 'statuses', 'event_types'],
  redeliverEvent: ['id', 'event_id'],
  replayEvents: ['id', 'from', 'date_from', 'to', 'date_to', 'event_types', 'dry_run'],
  endReplay: ['id'],
  skipEvents: ['id', 'to', 'dry_run'],
  getEventSubscribers: [],
  listEventAttempts: ['event_id', 'from', 'take'],
  listLogs: ['correlation_id', 'client_id', 'operation', 'resource_id', 'kind', 'date_from', 'date_to', 'from', 'take'],
  getLog: ['id'],
  listRateLimitPolicies: ['resource', 'consumer', 'consumer_selector', 'from', 'take', 'page', 'per_page'],
  createRateLimitPolicy: ['resource', 'consumer', 'consumer_selector', 'configuration'],
  getRateLimitPolicy: ['id'],
  updateRateLimitPolicy: ['id', 'If-Match', 'configuration'],
  deleteRateLimitPolicy: ['id', 'If-Match'],
  issueToken: ['grant_type', 'audience', 'client_id', 'client_secret', 'scope'],
  getJwks: [],
  getAuthorizationServerMetadata: [],
}
