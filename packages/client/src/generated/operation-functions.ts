// Generated from openapi/openapi.yaml by `npm run generate`. Never edited by hand.

import type { OperationFunction } from '../operation.ts'

/** One function for each public operation of the document, except operations that answer with an event stream. */
export interface OperationFunctions {
  /** List event streams. */
  readonly listEventStreams: OperationFunction<'list_event_streams'>
  /** Create an event stream. */
  readonly createEventStream: OperationFunction<'create_event_stream'>
  /** Get an event stream. */
  readonly getEventStream: OperationFunction<'get_event_stream'>
  /** Update an event stream. */
  readonly updateEventStream: OperationFunction<'update_event_stream'>
  /** Delete an event stream. */
  readonly deleteEventStream: OperationFunction<'delete_event_stream'>
  /** Get the statistics of an event stream. */
  readonly getEventStreamStats: OperationFunction<'get_event_stream_stats'>
  /** Send a test event. */
  readonly testEventStream: OperationFunction<'test_event_stream'>
  /** List the delivery history of an event stream. */
  readonly getEventDeliveries: OperationFunction<'get_event_deliveries'>
  /** Get a delivery. */
  readonly getEventDelivery: OperationFunction<'get_event_delivery'>
  /** Redeliver failed deliveries. */
  readonly redeliverEvents: OperationFunction<'redeliver_events'>
  /** Redeliver one delivery. */
  readonly redeliverEvent: OperationFunction<'redeliver_event'>
  /** Count the subscribers of events. */
  readonly getEventSubscribers: OperationFunction<'get_event_subscribers'>
  /** List rate limit policies. */
  readonly listRateLimitPolicies: OperationFunction<'list_rate_limit_policies'>
  /** Create a rate limit policy. */
  readonly createRateLimitPolicy: OperationFunction<'create_rate_limit_policy'>
  /** Get a rate limit policy. */
  readonly getRateLimitPolicy: OperationFunction<'get_rate_limit_policy'>
  /** Update a rate limit policy. */
  readonly updateRateLimitPolicy: OperationFunction<'update_rate_limit_policy'>
  /** Delete a rate limit policy. */
  readonly deleteRateLimitPolicy: OperationFunction<'delete_rate_limit_policy'>
  /** Issue an access token. */
  readonly issueToken: OperationFunction<'issue_token'>
  /** Get the public keys. */
  readonly getJwks: OperationFunction<'get_jwks'>
  /** Get the authorization server's metadata. */
  readonly getAuthorizationServerMetadata: OperationFunction<'get_authorization_server_metadata'>
}
