// Generated from openapi/openapi.yaml by `npm run generate`. Never edited by hand.

import type { OperationFunction } from '../operation.ts'

/** One function for each public operation of the document, except operations that answer with an event stream. */
export interface OperationFunctions {
  /**
   * List event streams.
   *
   * Lists the tenant's event streams in the order of their creation. Page by checkpoint (`from`, `take`; recommended) or
   * by offset (`page`, `per_page`). The style of paging decides the form of the answer. Without these parameters, paging
   * is by checkpoint.
   *
   * Scope: `read:event_streams`.
   */
  readonly listEventStreams: OperationFunction<'list_event_streams'>
  /**
   * Create an event stream.
   *
   * Creates an event stream. It gets every matching event that the service accepts after its creation, or after the place
   * in `start`. Deliveries are signed as Standard Webhooks specifies. Without a `signing_secret` in the request the
   * service makes one, and only this answer shows it.
   *
   * Scope: `create:event_streams`.
   */
  readonly createEventStream: OperationFunction<'create_event_stream'>
  /**
   * Get an event stream.
   *
   * Returns one event stream, without its secrets.
   *
   * Scope: `read:event_streams`.
   */
  readonly getEventStream: OperationFunction<'get_event_stream'>
  /**
   * Update an event stream.
   *
   * Changes the given properties. If they have these values already, nothing is written: `updated_at` and the entity tag
   * stay. A new destination replaces the whole old one, but the signing secret stays if you omit `signing_secret`. New
   * `subscriptions` also decide about accepted events whose delivery has not begun. When you disable an event stream, its
   * undelivered events are listed as failed. When you enable it again, it gets only the events that the service accepts
   * from then on, unless `start` says otherwise.
   *
   * Scope: `update:event_streams`.
   */
  readonly updateEventStream: OperationFunction<'update_event_stream'>
  /**
   * Delete an event stream.
   *
   * Deletes an event stream, ends its deliveries and removes its delivery history.
   *
   * Scope: `delete:event_streams`.
   */
  readonly deleteEventStream: OperationFunction<'delete_event_stream'>
  /**
   * Get the statistics of an event stream.
   *
   * Returns how many deliveries succeeded and failed on each day in UTC, and the current state of the stream. The numbers
   * do not include test events. The window is by default the last 14 days, and at most 366 days long.
   *
   * Scope: `read:event_streams`.
   */
  readonly getEventStreamStats: OperationFunction<'get_event_stream_stats'>
  /**
   * Send a test event.
   *
   * Sends one test event to this event stream only, even if it does not subscribe to the type. The event has `xpurpose:
   * test`. The service makes only one attempt. If it fails, the delivery history lists it immediately. The statistics do
   * not count test events.
   *
   * Scope: `update:event_streams`.
   */
  readonly testEventStream: OperationFunction<'test_event_stream'>
  /**
   * List the delivery history of an event stream.
   *
   * Lists the failed deliveries of one event stream, by their first attempt, oldest first. A delivery that ended without
   * an attempt, because its event stream was disabled or its event waited for too long, has the place of its end, and
   * keeps it. A delivery is listed once its attempts are exhausted. It stays listed during a redelivery, and leaves the
   * list when the redelivery succeeds. Deliveries are kept for 30 days, unless the operator of the service sets another
   * time. If there is a next page, the `Link` header has its address, and `X-Next-Checkpoint` its checkpoint. A page of
   * large events ends early, at 512 KB.
   *
   * Scope: `read:event_streams` or `read:event_deliveries`.
   */
  readonly getEventDeliveries: OperationFunction<'get_event_deliveries'>
  /**
   * Get a delivery.
   *
   * Returns one failed delivery of the event stream's history.
   *
   * Scope: `read:event_streams` or `read:event_deliveries`.
   */
  readonly getEventDelivery: OperationFunction<'get_event_delivery'>
  /**
   * List the delivery attempts of an event stream.
   *
   * Lists every attempt to send an event to the destination of one event stream, with the answer that it got, newest
   * first: live events, test events and redeliveries. Failed and abandoned attempts are kept for 7 days, unless the
   * operator of the service sets another time, but only the latest 10,000. Of the successful attempts of the last 24
   * hours, the latest 1,000 are kept. Under load the service keeps a sample of the successful attempts; `sampled` then
   * says how many it kept. An attempt is listed within a second of its end.
   *
   * Scope: `read:event_streams` or `read:event_deliveries`.
   */
  readonly listEventStreamAttempts: OperationFunction<'list_event_stream_attempts'>
  /**
   * Redeliver failed deliveries.
   *
   * Repeats the failed deliveries that match the filters, or all failed deliveries if the request has no body. Each runs
   * the whole retry schedule again. If there are many deliveries, the service starts them step by step in the background,
   * and the statistics of the event stream show how many are left. An event stream can have at most ten such requests
   * under way.
   *
   * Scope: `update:event_deliveries`.
   */
  readonly redeliverEvents: OperationFunction<'redeliver_events'>
  /**
   * Redeliver one delivery.
   *
   * Repeats one failed delivery. The delivery runs the whole retry schedule again. The statistics of the event stream
   * count it in `redelivering` until it has ended.
   *
   * Scope: `update:event_deliveries`.
   */
  readonly redeliverEvent: OperationFunction<'redeliver_event'>
  /**
   * Replay events.
   *
   * Sends the events of a part of the log to the event stream again, whether they were delivered before or not: those that
   * its subscriptions and filters let through, in the order of the log. New events and retries go first. `webhook-id` is
   * the id of the event, as before, and `xpurpose` is `replay`. An event that still waits or is in flight is left to its
   * own delivery. A failed delivery leaves the history when the replay delivers its event. The statistics show the
   * progress. An event stream has at most one replay at a time, which ends when the event stream is disabled.
   *
   * Scope: `update:event_deliveries`.
   */
  readonly replayEvents: OperationFunction<'replay_events'>
  /**
   * End a replay.
   *
   * Ends the replay that is under way. Events that it has begun to send keep their deliveries.
   *
   * Scope: `update:event_deliveries`.
   */
  readonly endReplay: OperationFunction<'end_replay'>
  /**
   * Skip waiting events.
   *
   * Drops the events up to a position that the event stream has not delivered yet, also those that wait for a retry. They
   * are not sent and not listed as failed. The tenant's log says how many there were. An attempt that is in flight goes
   * on, and is not repeated; its event is counted too. Redeliveries, replays and test events stay.
   *
   * Scope: `update:event_deliveries`.
   */
  readonly skipEvents: OperationFunction<'skip_events'>
  /**
   * Count the subscribers of events.
   *
   * Returns how many subscriptions of all clients are open at present, at all nodes of the service. The subscriptions of a
   * node that has stopped working are counted for some seconds more.
   *
   * Scope: `read:events`.
   */
  readonly getEventSubscribers: OperationFunction<'get_event_subscribers'>
  /**
   * List the delivery attempts of an event.
   *
   * Answers whether an event arrived: lists every attempt to send the event, at all event streams, newest first. The list
   * is empty if no event stream has tried to send the event yet, or if none of its attempts is kept. How long attempts are
   * kept, and that under load only a sample of the successful attempts is kept, stands at `list_event_stream_attempts`.
   *
   * Scope: `read:event_streams` or `read:event_deliveries`.
   */
  readonly listEventAttempts: OperationFunction<'list_event_attempts'>
  /**
   * List the tenant's log.
   *
   * Lists who changed what, newest first: each change of a resource, sums of refused writes and of issued tokens, the
   * commands of operators, and what the service noticed by itself. Published events and reads have no entries. Entries are
   * kept for 30 days, unless the operator of the service sets another time. A change and its entry are stored together. A
   * sum appears within a minute; with several nodes, each writes its own. Entries of different nodes are in order up to
   * the difference of their clocks, some milliseconds. With several filters, only entries that match all of them are
   * listed.
   *
   * Scope: `read:logs`.
   */
  readonly listLogs: OperationFunction<'list_logs'>
  /**
   * Get an entry of the log.
   *
   * Returns one entry of the tenant's log.
   *
   * Scope: `read:logs`.
   */
  readonly getLog: OperationFunction<'get_log'>
  /**
   * List rate limit policies.
   *
   * Lists the tenant's rate limit policies in the order of their creation. With several filters, only policies that match
   * all of them are listed. Page by checkpoint (`from`, `take`; recommended) or by offset (`page`, `per_page`). The style
   * of paging decides the form of the answer. Without these parameters, paging is by checkpoint.
   *
   * Scope: `read:rate_limit_policies`.
   */
  readonly listRateLimitPolicies: OperationFunction<'list_rate_limit_policies'>
  /**
   * Create a rate limit policy.
   *
   * Creates a rate limit policy. It takes effect at once on the node that answers, and within 5 seconds on the other
   * nodes.
   *
   * Scope: `create:rate_limit_policies`.
   */
  readonly createRateLimitPolicy: OperationFunction<'create_rate_limit_policy'>
  /**
   * Get a rate limit policy.
   *
   * Returns one rate limit policy.
   *
   * Scope: `read:rate_limit_policies`.
   */
  readonly getRateLimitPolicy: OperationFunction<'get_rate_limit_policy'>
  /**
   * Update a rate limit policy.
   *
   * Replaces the configuration of a rate limit policy. If it is the same, nothing is written: `updated_at` and the entity
   * tag stay. The change takes effect at once on the node that answers, and within 5 seconds on the other nodes.
   *
   * Scope: `update:rate_limit_policies`.
   */
  readonly updateRateLimitPolicy: OperationFunction<'update_rate_limit_policy'>
  /**
   * Delete a rate limit policy.
   *
   * Deletes a rate limit policy. This takes effect at once on the node that answers, and within 5 seconds on the other
   * nodes.
   *
   * Scope: `delete:rate_limit_policies`.
   */
  readonly deleteRateLimitPolicy: OperationFunction<'delete_rate_limit_policy'>
  /**
   * Issue an access token.
   *
   * Issues an access token with the client credentials grant (RFC 6749, section 4.4). The client authenticates with
   * `client_id` and `client_secret` in the body, or with HTTP Basic, never with both. The path without the last slash,
   * `/oauth/token`, is equivalent. Every error has the body of RFC 6749, section 5.2. A form has at most 100 parameters.
   *
   * Rate limit policies apply here, to two kinds of requests apart. Requests with the right secret use up the limit of the
   * client or of its group. Other requests use up a limit of their own, as large, for each client id and network, so that
   * nobody can use up the limit of a client on another network. A request whose secret the service does not remember is
   * also counted before its secret is checked. Apart from refusals, only answers to an authenticated client show the state
   * of a limit.
   *
   * If the service accepts tokens of another issuer, it answers every valid request with `unsupported_grant_type`.
   */
  readonly issueToken: OperationFunction<'issue_token'>
  /**
   * Get the public keys.
   *
   * Returns the public keys that verify access tokens (RFC 7517). A new key is listed for ten minutes before it signs
   * tokens. An old key is listed until its last token has expired. Answers HEAD too.
   */
  readonly getJwks: OperationFunction<'get_jwks'>
  /**
   * Get the authorization server's metadata.
   *
   * Returns where and how to get tokens (RFC 8414). Answers HEAD too.
   */
  readonly getAuthorizationServerMetadata: OperationFunction<'get_authorization_server_metadata'>
}
