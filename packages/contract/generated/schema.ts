// Generated from openapi/openapi.yaml by `npm run generate`. Never edited by hand.

export interface paths {
    "/api/v2/event-streams": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List event streams
         * @description Lists the tenant's event streams in the order of their creation. Page by checkpoint (`from`, `take`; recommended) or by offset (`page`, `per_page`). The style of paging decides the form of the answer. Without these parameters, paging is by checkpoint.
         */
        get: operations["list_event_streams"];
        put?: never;
        /**
         * Create an event stream
         * @description Creates an event stream. It gets every matching event that the service accepts after its creation, or after the place in `start`. Deliveries are signed as Standard Webhooks specifies. Without a `signing_secret` in the request the service makes one, and only this answer shows it.
         */
        post: operations["create_event_stream"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/event-streams/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Identifier of the event stream.
                 * @example est_1CfRkm7WrQvB2TzNpXyL4d
                 */
                id: components["parameters"]["EventStreamIdParameter"];
            };
            cookie?: never;
        };
        /**
         * Get an event stream
         * @description Returns one event stream, without its secrets.
         */
        get: operations["get_event_stream"];
        put?: never;
        post?: never;
        /**
         * Delete an event stream
         * @description Deletes an event stream, ends its deliveries and removes its delivery history.
         */
        delete: operations["delete_event_stream"];
        options?: never;
        head?: never;
        /**
         * Update an event stream
         * @description Changes the given properties. If they have these values already, nothing is written: `updated_at` and the entity tag stay. A new destination replaces the whole old one, but the signing secret stays if you omit `signing_secret`. New `subscriptions` also decide about accepted events whose delivery has not begun. When you disable an event stream, its undelivered events are listed as failed. When you enable it again, it gets only the events that the service accepts from then on, unless `start` says otherwise.
         */
        patch: operations["update_event_stream"];
        trace?: never;
    };
    "/api/v2/event-streams/{id}/stats": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Identifier of the event stream.
                 * @example est_1CfRkm7WrQvB2TzNpXyL4d
                 */
                id: components["parameters"]["EventStreamIdParameter"];
            };
            cookie?: never;
        };
        /**
         * Get the statistics of an event stream
         * @description Returns how many deliveries succeeded and failed on each day in UTC, and the current state of the stream. The numbers do not include test events. The window is by default the last 14 days, and at most 366 days long.
         */
        get: operations["get_event_stream_stats"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/event-streams/{id}/test": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Identifier of the event stream.
                 * @example est_1CfRkm7WrQvB2TzNpXyL4d
                 */
                id: components["parameters"]["EventStreamIdParameter"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send a test event
         * @description Sends one test event to this event stream only, even if it does not subscribe to the type. The event has `xpurpose: test`. The service makes only one attempt. If it fails, the delivery history lists it immediately. The statistics do not count test events.
         */
        post: operations["test_event_stream"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/event-streams/{id}/deliveries": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Identifier of the event stream.
                 * @example est_1CfRkm7WrQvB2TzNpXyL4d
                 */
                id: components["parameters"]["EventStreamIdParameter"];
            };
            cookie?: never;
        };
        /**
         * List the delivery history of an event stream
         * @description Lists the failed deliveries of one event stream, by their first attempt, oldest first. A delivery that ended without an attempt, because its event stream was disabled or its event waited for too long, has the place of its end, and keeps it. A delivery is listed once its attempts are exhausted. It stays listed during a redelivery, and leaves the list when the redelivery succeeds. Deliveries are kept for 30 days, unless the operator of the service sets another time. If there is a next page, the `Link` header has its address, and `X-Next-Checkpoint` its checkpoint. A page of large events ends early, at 512 KB.
         */
        get: operations["get_event_deliveries"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/event-streams/{id}/deliveries/{event_id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Identifier of the event stream.
                 * @example est_1CfRkm7WrQvB2TzNpXyL4d
                 */
                id: components["parameters"]["EventStreamIdParameter"];
                /**
                 * @description Identifier of the event, which is also the identifier of its delivery.
                 * @example evt_1CfRm3KpZtYh8WqDsNvG6a
                 */
                event_id: components["parameters"]["DeliveryEventId"];
            };
            cookie?: never;
        };
        /**
         * Get a delivery
         * @description Returns one failed delivery of the event stream's history.
         */
        get: operations["get_event_delivery"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/event-streams/{id}/attempts": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Identifier of the event stream.
                 * @example est_1CfRkm7WrQvB2TzNpXyL4d
                 */
                id: components["parameters"]["EventStreamIdParameter"];
            };
            cookie?: never;
        };
        /**
         * List the delivery attempts of an event stream
         * @description Lists every attempt to send an event to the destination of one event stream, with the answer that it got, newest first: live events, test events and redeliveries. Failed and abandoned attempts are kept for 7 days, unless the operator of the service sets another time, but only the latest 10,000. Of the successful attempts of the last 24 hours, the latest 1,000 are kept. Under load the service keeps a sample of the successful attempts; `sampled` then says how many it kept. An attempt is listed within a second of its end.
         */
        get: operations["list_event_stream_attempts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/event-streams/{id}/redeliver": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Identifier of the event stream.
                 * @example est_1CfRkm7WrQvB2TzNpXyL4d
                 */
                id: components["parameters"]["EventStreamIdParameter"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Redeliver failed deliveries
         * @description Repeats the failed deliveries that match the filters, or all failed deliveries if the request has no body. Each runs the whole retry schedule again. If there are many deliveries, the service starts them step by step in the background, and the statistics of the event stream show how many are left. An event stream can have at most ten such requests under way.
         */
        post: operations["redeliver_events"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/event-streams/{id}/redeliver/{event_id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Identifier of the event stream.
                 * @example est_1CfRkm7WrQvB2TzNpXyL4d
                 */
                id: components["parameters"]["EventStreamIdParameter"];
                /**
                 * @description Identifier of the event, which is also the identifier of its delivery.
                 * @example evt_1CfRm3KpZtYh8WqDsNvG6a
                 */
                event_id: components["parameters"]["DeliveryEventId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Redeliver one delivery
         * @description Repeats one failed delivery. The delivery runs the whole retry schedule again. The statistics of the event stream count it in `redelivering` until it has ended.
         */
        post: operations["redeliver_event"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/event-streams/{id}/replay": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Identifier of the event stream.
                 * @example est_1CfRkm7WrQvB2TzNpXyL4d
                 */
                id: components["parameters"]["EventStreamIdParameter"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Replay events
         * @description Sends the events of a part of the log to the event stream again, whether they were delivered before or not: those that its subscriptions and filters let through, in the order of the log. New events and retries go first. `webhook-id` is the id of the event, as before, and `xpurpose` is `replay`. An event that still waits or is in flight is left to its own delivery. A failed delivery leaves the history when the replay delivers its event. The statistics show the progress. An event stream has at most one replay at a time, which ends when the event stream is disabled.
         */
        post: operations["replay_events"];
        /**
         * End a replay
         * @description Ends the replay that is under way. Events that it has begun to send keep their deliveries.
         */
        delete: operations["end_replay"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/event-streams/{id}/skip": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Identifier of the event stream.
                 * @example est_1CfRkm7WrQvB2TzNpXyL4d
                 */
                id: components["parameters"]["EventStreamIdParameter"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Skip waiting events
         * @description Drops the events up to a position that the event stream has not delivered yet, also those that wait for a retry. They are not sent and not listed as failed. The tenant's log says how many there were. An attempt that is in flight goes on, and is not repeated; its event is counted too. Redeliveries, replays and test events stay.
         */
        post: operations["skip_events"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/events": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Subscribe to events
         * @description Streams the tenant's events live, as Server-Sent Events (`text/event-stream`). The connection stays open: messages arrive as
         *     events happen.
         *
         *     **What arrives.** At once, an `offset-only` message with the position that the stream starts after. Two lines precede its own: a
         *     comment (`:connected`), and the pause to keep before reconnecting (`retry: 2000`, in milliseconds, plus a random part of up to a
         *     half). Each message has three lines, and an empty line ends it:
         *
         *     ```
         *     event: group.created
         *     data: {"type":"group.created","offset":"6740a1c00000000010319f6d26b2d4ae6af5","event":{…}}
         *     id: 6740a1c00000000010319f6d26b2d4ae6af5
         *     ```
         *
         *     `event` is the type of the message, and `id` its offset. `data` is the message as JSON on one line, and repeats the type and the
         *     offset. `id` is the last line: a client that takes an id as soon as its line arrives does not skip a message whose `data` is cut
         *     off. After 15 seconds without a message (unless the service is set up otherwise) an `offset-only` message moves the cursor, even
         *     if a filter hides every event. Before the service closes the stream, it sends an `error` message with the reason. A reader that
         *     leaves sent data unread for too long is cut off without this message.
         *
         *     Read the answer as it arrives, message by message. Many generated clients read an answer to its end and parse it as a whole: such a
         *     client gets no message.
         *
         *     **Where it starts.** With `from`, the stream starts right after that offset. With `from_timestamp`, it starts at the first event
         *     that the service accepted at or after that time. Without them, it starts after the latest event. `from` and `from_timestamp`
         *     together are refused.
         *
         *     **How to resume.** Keep the `offset` of the last message that you handled, whatever its type. Reconnect with it as `from`, or as
         *     the header `Last-Event-ID`, which an `EventSource` sends by itself. Libraries that cannot send the header send the same offset as
         *     `lastEventId`. Header and `lastEventId` take precedence over `from` and `from_timestamp`: such a client repeats the query it was
         *     opened with. You miss no event while the service keeps it (7 days, unless the service is set up otherwise). After that time, the
         *     cursor gets 410. Offsets are the same for every subscriber and every filter.
         *
         *     While the service starts, or its store does not answer, a request waits for up to 20 seconds, and then gets 503.
         *
         *     A connection ends after a while (about 15 minutes, unless the service is set up otherwise), and when its access token
         *     expires: reconnect with a valid one. The number of connections that a client may hold open at once is limited.
         *
         *     Test events of an event stream are sent only to its endpoint. To see an event here, let a publisher publish one.
         *
         *     New event types may be added: ignore the ones you do not know. A number in the open parts of `data` may have more digits than a
         *     double holds, and is then rounded by `JSON.parse` in JavaScript.
         */
        get: operations["subscribe_events"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/events/subscribers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Count the subscribers of events
         * @description Returns how many subscriptions of all clients are open at present, at all nodes of the service. The subscriptions of a node that has stopped working are counted for some seconds more.
         */
        get: operations["get_event_subscribers"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/events/{event_id}/attempts": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Identifier of the event.
                 * @example evt_1CfRm7TzVnBx4JqGsLwC5e
                 */
                event_id: components["parameters"]["AttemptedEventId"];
            };
            cookie?: never;
        };
        /**
         * List the delivery attempts of an event
         * @description Answers whether an event arrived: lists every attempt to send the event, at all event streams, newest first. The list is empty if no event stream has tried to send the event yet, or if none of its attempts is kept. How long attempts are kept, and that under load only a sample of the successful attempts is kept, stands at `list_event_stream_attempts`.
         */
        get: operations["list_event_attempts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/logs": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the tenant's log
         * @description Lists who changed what, newest first: each change of a resource, sums of refused writes and of issued tokens, the commands of operators, and what the service noticed by itself. Published events and reads have no entries. Entries are kept for 30 days, unless the operator of the service sets another time. A change and its entry are stored together. A sum appears within a minute; with several nodes, each writes its own. Entries of different nodes are in order up to the difference of their clocks, some milliseconds. With several filters, only entries that match all of them are listed.
         */
        get: operations["list_logs"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/logs/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Identifier of the log entry.
                 * @example log_1CfRq4VtXbNe7JmPsKwD8y
                 */
                id: components["parameters"]["LogIdParameter"];
            };
            cookie?: never;
        };
        /**
         * Get an entry of the log
         * @description Returns one entry of the tenant's log.
         */
        get: operations["get_log"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/internal/events": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Publish events
         * @description This operation is for the tenant's own services. It publishes events as CloudEvents 1.0 over HTTP, in any of the three modes, so
         *     any CloudEvents SDK can publish. Use structured or batched mode if you can: in JSON each attribute arrives as it is, while SDKs
         *     encode the headers of binary mode in different ways.
         *
         *     - Structured (`application/cloudevents+json`): the body is one event.
         *     - Batched (`application/cloudevents-batch+json`): the body is an array of 1 to 1,000 events. The service accepts all or none of
         *       them.
         *     - Binary (`application/json`): the body is only the event's `data`. Each attribute is in a header, whose name is `ce-` followed by
         *       the attribute's name. `ce-specversion`, `ce-id`, `ce-source` and `ce-type` are then required. In the other modes these headers
         *       have no meaning.
         *
         *     The value of a `ce-` header is UTF-8, or else Latin-1, and is percent-decoded once: a sender encodes `%` as `%25`. Some SDKs do not,
         *     such as the npm package `cloudevents`. Then `a%2Fb` becomes `a/b`, and `100%` gets 400. Only a `ce-source` or `ce-dataschema` that
         *     would no longer be a URI stays as it is: `/a%20b`. Attributes are checked after this.
         *
         *     The `data` of each event is validated against its type. When you receive the answer, the events are on disk.
         *
         *     The service keeps `data` token for token: numbers with all their digits, escapes, and the order of names. Only the white space
         *     between tokens goes, of members with equal names the last one stays, and U+0085, U+2028 and U+2029 in strings become escapes,
         *     because many programs end a line at them. A number beyond the range of a double is refused.
         *
         *     `source` and `id` together make publishing idempotent: if you get no answer, send the event again. While the log keeps an event,
         *     a second event with the same `source` and `id` is a duplicate, even in the same batch. The service does not compare the contents.
         *     It answers a duplicate with the `event_id` and `offset` of the first event.
         *
         *     The service gives each event a new id, keeps `source` and `time`, and sets `xtenant`. It refuses `xtenant`, `xstream` and
         *     `xpurpose` from a publisher. It accepts `subject`, `dataschema`, `datacontenttype` (which must be a JSON media type) and other
         *     extension attributes, but does not keep them.
         *
         *     The service keeps `traceparent` and `tracestate`, the distributed tracing extension of CloudEvents. Subscribers see them, and
         *     webhooks also carry them as headers. If an event has no `traceparent`, the service takes `traceparent` and `tracestate` from the
         *     headers of the request. An invalid `traceparent` header is ignored.
         */
        post: operations["publish_events"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/rate-limit-policies": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List rate limit policies
         * @description Lists the tenant's rate limit policies in the order of their creation. With several filters, only policies that match all of them are listed. Page by checkpoint (`from`, `take`; recommended) or by offset (`page`, `per_page`). The style of paging decides the form of the answer. Without these parameters, paging is by checkpoint.
         */
        get: operations["list_rate_limit_policies"];
        put?: never;
        /**
         * Create a rate limit policy
         * @description Creates a rate limit policy. It takes effect at once on the node that answers, and within 5 seconds on the other nodes.
         */
        post: operations["create_rate_limit_policy"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/rate-limit-policies/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Identifier of the rate limit policy.
                 * @example rlp_1CfRp9HbXeJu5MkTcVwF7z
                 */
                id: components["parameters"]["RateLimitPolicyIdParameter"];
            };
            cookie?: never;
        };
        /**
         * Get a rate limit policy
         * @description Returns one rate limit policy.
         */
        get: operations["get_rate_limit_policy"];
        put?: never;
        post?: never;
        /**
         * Delete a rate limit policy
         * @description Deletes a rate limit policy. This takes effect at once on the node that answers, and within 5 seconds on the other nodes.
         */
        delete: operations["delete_rate_limit_policy"];
        options?: never;
        head?: never;
        /**
         * Update a rate limit policy
         * @description Replaces the configuration of a rate limit policy. If it is the same, nothing is written: `updated_at` and the entity tag stay. The change takes effect at once on the node that answers, and within 5 seconds on the other nodes.
         */
        patch: operations["update_rate_limit_policy"];
        trace?: never;
    };
    "/oauth/token/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Issue an access token
         * @description Issues an access token with the client credentials grant (RFC 6749, section 4.4). The client authenticates with `client_id` and `client_secret` in the body, or with HTTP Basic, never with both. The path without the last slash, `/oauth/token`, is equivalent. Every error has the body of RFC 6749, section 5.2. A form has at most 100 parameters.
         *
         *     Rate limit policies apply here, to two kinds of requests apart. Requests with the right secret use up the limit of the client or of its group. Other requests use up a limit of their own, as large, for each client id and network, so that nobody can use up the limit of a client on another network. A request whose secret the service does not remember is also counted before its secret is checked. Apart from refusals, only answers to an authenticated client show the state of a limit.
         *
         *     If the service accepts tokens of another issuer, it answers every valid request with `unsupported_grant_type`.
         */
        post: operations["issue_token"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/.well-known/jwks.json": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the public keys
         * @description Returns the public keys that verify access tokens (RFC 7517). A new key is listed for ten minutes before it signs tokens. An old key is listed until its last token has expired. Answers HEAD too.
         */
        get: operations["get_jwks"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/.well-known/oauth-authorization-server": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the authorization server's metadata
         * @description Returns where and how to get tokens (RFC 8414). Answers HEAD too.
         */
        get: operations["get_authorization_server_metadata"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export interface webhooks {
    event: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Receive an event
         * @description An event stream with a webhook destination sends this request to your endpoint. It contains one event of the tenant, as a
         *     CloudEvent in structured mode. `xstream` is the id of the event stream. A test event has `xpurpose: test`.
         *
         *     **Who sends it.** Verify `webhook-signature` with the stream's signing secret before you trust anything in the request, as
         *     Standard Webhooks says, and refuse a timestamp that is too old. The request also has the authorization of the stream's
         *     destination: HTTP Basic, a bearer token, or a header of your own.
         *
         *     **How to answer.** Answer with any 2xx status. The whole answer, with its body, must arrive within 15 seconds, unless the service
         *     is set up otherwise. Redirects are not followed. Redirects, 400, 413 and 422 fail the delivery at once, and 410 also disables the
         *     event stream. After any other status, a timeout or a network error the event is sent again later; `Retry-After` is respected within
         *     limits.
         *
         *     **How to read it.** The media type is `application/cloudevents+json`, which the body parsers of most frameworks skip. Let yours read
         *     this type as raw bytes: the signature covers the bytes.
         *
         *     **What to expect.** Each event arrives at least once, and events may arrive in any order. The id of an event is the same in every
         *     attempt, so ignore an id that you have already handled.
         */
        post: operations["receive_event"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    notice: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Receive a notice of the service
         * @description If the operator of the service sets an endpoint for notices, the service sends this request for each entry of the log of the kind
         *     `system`, as a CloudEvent in structured mode: an event stream is failing, or was disabled. Notices are no events of the tenant: no
         *     event stream and no subscription gets them. A change that goes back and forth is told at most once in ten minutes.
         *
         *     Verify `webhook-signature` with the signing secret for notices, as for events. The rules for answers are those of `receive_event`, with
         *     one difference: no answer disables the endpoint.
         */
        post: operations["receive_notice"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export interface components {
    schemas: {
        /**
         * Format: event-stream-id
         * @description Identifier of an event stream. It is `est_` and 22 base58 characters. Ids sort by creation.
         * @example est_1CfRkm7WrQvB2TzNpXyL4d
         */
        EventStreamId: string;
        /** @description Name of the event stream, unique in the tenant. Terminals and browsers show names, so a name has no control characters, no line or paragraph separators, and none of the characters of Unicode that change the direction of text. */
        EventStreamName: string;
        /**
         * @description The type of a tenant event. Later minor versions of the API may add types, so ignore the ones you do not know.
         * @enum {string}
         */
        EventType: "group.created" | "group.deleted" | "group.member.added" | "group.member.deleted" | "group.role.assigned" | "group.role.deleted" | "group.updated" | "organization.connection.added" | "organization.connection.removed" | "organization.connection.updated" | "organization.created" | "organization.deleted" | "organization.group.role.assigned" | "organization.group.role.deleted" | "organization.member.added" | "organization.member.deleted" | "organization.member.role.assigned" | "organization.member.role.deleted" | "organization.updated" | "user.created" | "user.deleted" | "user.updated";
        /** @description One event type to deliver. */
        EventStreamSubscription: {
            event_type: components["schemas"]["EventType"];
        };
        /** @description The event types to deliver, each once. */
        EventStreamSubscriptions: components["schemas"]["EventStreamSubscription"][];
        /**
         * @description Where to look in the event: names joined by dots, beginning with `source`, `data.object` or `data.context`. Write a dot or a backslash in a name as `\.` or `\\`. The path must exist in the schemas of the event types: in each type that the request names, or, without named types, in at least one. Below an object that takes any property, any name is taken. The path of an array is also the path of its elements. Paths are checked only when a filter is given: a type that is added later does not break a stored filter.
         * @example data.object.organization.id
         */
        EventFilterPath: "data.context" | "data.context.client" | "data.context.client.id" | "data.context.client.metadata" | "data.context.client.name" | "data.context.connection" | "data.context.connection.id" | "data.context.connection.name" | "data.context.connection.strategy" | "data.context.request" | "data.context.request.custom_domain" | "data.context.request.geo" | "data.context.request.geo.city_name" | "data.context.request.geo.continent_code" | "data.context.request.geo.country_code" | "data.context.request.geo.country_name" | "data.context.request.geo.latitude" | "data.context.request.geo.longitude" | "data.context.request.geo.subdivision_code" | "data.context.request.geo.subdivision_name" | "data.context.request.geo.time_zone" | "data.context.request.hostname" | "data.context.request.ip" | "data.context.request.method" | "data.context.request.user_agent" | "data.context.tenant" | "data.context.tenant.tenant_id" | "data.object" | "data.object.app_metadata" | "data.object.assign_membership_on_login" | "data.object.blocked" | "data.object.branding" | "data.object.branding.colors" | "data.object.branding.colors.page_background" | "data.object.branding.colors.primary" | "data.object.branding.logo_url" | "data.object.connection" | "data.object.connection.id" | "data.object.connection_id" | "data.object.created_at" | "data.object.deleted_at" | "data.object.display_name" | "data.object.email" | "data.object.email_verified" | "data.object.external_id" | "data.object.family_name" | "data.object.given_name" | "data.object.group" | "data.object.group.connection_id" | "data.object.group.external_id" | "data.object.group.id" | "data.object.group.organization_id" | "data.object.group.type" | "data.object.id" | "data.object.identities" | "data.object.identities.connection" | "data.object.identities.isSocial" | "data.object.identities.profileData" | "data.object.identities.provider" | "data.object.identities.user_id" | "data.object.is_signup_enabled" | "data.object.last_ip" | "data.object.last_login" | "data.object.logins_count" | "data.object.member" | "data.object.member.connection_id" | "data.object.member.id" | "data.object.member.member_type" | "data.object.member.type" | "data.object.metadata" | "data.object.multifactor" | "data.object.name" | "data.object.nickname" | "data.object.organization" | "data.object.organization.id" | "data.object.organization.name" | "data.object.organization_id" | "data.object.phone_number" | "data.object.phone_verified" | "data.object.picture" | "data.object.role" | "data.object.role.id" | "data.object.role.name" | "data.object.show_as_button" | "data.object.type" | "data.object.updated_at" | "data.object.user" | "data.object.user.user_id" | "data.object.user_id" | "data.object.user_metadata" | "data.object.username" | "source" | `data.context.client.metadata.${string}` | `data.object.app_metadata.${string}` | `data.object.identities.profileData.${string}` | `data.object.metadata.${string}` | `data.object.user_metadata.${string}`;
        /** @description The text to compare with. */
        EventFilterText: string;
        /** @description The texts to compare with. Any one of them is enough. */
        EventFilterTexts: components["schemas"]["EventFilterText"][];
        /**
         * @description Whether the event has a value there.
         * @constant
         */
        EventFilterPresence: true;
        /** @description One condition: a path, and exactly one test of the value there. `exact`, `prefix`, `suffix` and `in` compare texts: strings as they are, other values as JavaScript prints them, so `1.0` is `1`, and null is `null`. An object has no text. A test of an array is met if any of its elements meets it; a condition looks at no more than 1,000 values of an event. `exists` is met by any value, also by null, but not by an empty array. A test that begins with `not_` is met when the test without it is not, so by a value that is absent too. */
        EventFilter: {
            path: components["schemas"]["EventFilterPath"];
            exact?: components["schemas"]["EventFilterText"];
            not_exact?: components["schemas"]["EventFilterText"];
            prefix?: components["schemas"]["EventFilterText"];
            not_prefix?: components["schemas"]["EventFilterText"];
            suffix?: components["schemas"]["EventFilterText"];
            not_suffix?: components["schemas"]["EventFilterText"];
            in?: components["schemas"]["EventFilterTexts"];
            not_in?: components["schemas"]["EventFilterTexts"];
            exists?: components["schemas"]["EventFilterPresence"];
            not_exists?: components["schemas"]["EventFilterPresence"];
        };
        /** @description Conditions on the content of events. An event passes if it meets all. For an event stream, an event that does not pass is neither delivered nor failed. */
        EventFilters: components["schemas"]["EventFilter"][];
        /**
         * @description In which order events are sent.
         *     - `none`: in any order, many at once. This is the default.
         *     - `object`: events about one object are sent one after the other, in the order of the log; events about other objects in parallel.
         *       The object is the group, organization or user that the first word of the event type names. While an event waits to be sent
         *       again, later events about its object wait too, until it is delivered or has failed. Test events and redeliveries are outside of
         *       the order: they wait for no other event, and none waits for them. So are events that ended when the event stream was disabled,
         *       if it sends them again. A replay keeps an order of its own. An event whose delivery began before the order was changed to
         *       `object` holds back no other.
         * @enum {string}
         */
        EventStreamOrder: "none" | "object";
        /**
         * Format: int32
         * @description At most this many events are sent in a second, evenly spaced, with retries, redeliveries, replays and test events. 0, the default, means no limit. The first event after a change of the limit may wait for a second.
         */
        EventStreamRate: number;
        /**
         * Format: uri
         * @description Address of the endpoint, `https`. Plain `http` and private addresses are accepted only if the operator of the service allows them. The service refuses forbidden addresses and its own address. It also refuses an address that lacks a host, contains user info, or has port 0.
         * @example https://hooks.example.com/tenant-events
         */
        WebhookEndpoint: string;
        /** @description The user name, without colons, control characters and characters that change the direction of text. */
        WebhookUsername: string;
        /** @description HTTP Basic (RFC 7617). The password is not shown. */
        WebhookBasicAuthorization: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            method: "basic";
            username: components["schemas"]["WebhookUsername"];
        };
        /** @description A bearer token (RFC 6750). The token is not shown. */
        WebhookBearerAuthorization: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            method: "bearer";
        };
        /** @description The header's name, a token (RFC 9110, section 5.6.2). The service refuses the names of headers that only it sets: those that describe the request or its connection (`Host`, `User-Agent`, `Content-…`, `Transfer-Encoding`, `Range`, `If-…` and others), those that say where it comes from (`Forwarded`, `X-Forwarded-…`, `X-Real-IP`, `Origin` and others), `Cookie`, `webhook-…`, `traceparent` and `tracestate`. */
        WebhookHeaderKey: string;
        /** @description A header of your choice. Its value is not shown. */
        WebhookCustomHeaderAuthorization: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            method: "custom_header";
            header_key: components["schemas"]["WebhookHeaderKey"];
        };
        /** @description How the service authenticates at the endpoint. The secret is not shown. */
        WebhookAuthorization: components["schemas"]["WebhookBasicAuthorization"] | components["schemas"]["WebhookBearerAuthorization"] | components["schemas"]["WebhookCustomHeaderAuthorization"];
        /**
         * Format: password
         * @description A Standard Webhooks secret, `whsec_` and the base64 of 24 to 64 bytes.
         * @example whsec_ZXhhbXBsZS1zaWduaW5nLXNlY3JldC0wMDAx
         */
        WebhookSigningSecret: string;
        /**
         * @description A name of your own for the secrets of the destination, such as `2026-11`. The service keeps it and shows it, but never compares it: since answers hold no secrets, you can tell by it whether a tenant has the latest ones. It is replaced with the destination.
         * @example 2026-11
         */
        WebhookSecretVersion: string;
        /** @description How the endpoint is called. */
        WebhookConfiguration: {
            webhook_endpoint: components["schemas"]["WebhookEndpoint"];
            webhook_authorization: components["schemas"]["WebhookAuthorization"];
            /** @description The signing secret that the service made. Only the answer that creates the event stream shows it; keep it. */
            signing_secret?: components["schemas"]["WebhookSigningSecret"];
            secret_version?: components["schemas"]["WebhookSecretVersion"];
        };
        /** @description An HTTP endpoint of yours. */
        WebhookDestination: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "webhook";
            configuration: components["schemas"]["WebhookConfiguration"];
        };
        /** @description The destination of the events as answers show it, without secrets. Other types may be added. */
        EventStreamDestination: components["schemas"]["WebhookDestination"];
        /**
         * @description Whether the event stream delivers events.
         * @enum {string}
         */
        EventStreamStatus: "enabled" | "disabled";
        /**
         * Format: date-time
         * @description A point in time, RFC 3339. The service writes UTC with milliseconds and `Z`. It converts times with another UTC offset to UTC.
         * @example 2026-11-20T09:15:30.250Z
         */
        Timestamp: string;
        /** @description An event stream sends the tenant's events of the subscribed types to a destination. */
        EventStream: {
            id: components["schemas"]["EventStreamId"];
            name: components["schemas"]["EventStreamName"];
            subscriptions: components["schemas"]["EventStreamSubscriptions"];
            filters?: components["schemas"]["EventFilters"];
            order?: components["schemas"]["EventStreamOrder"];
            max_events_per_second?: components["schemas"]["EventStreamRate"];
            destination: components["schemas"]["EventStreamDestination"];
            status: components["schemas"]["EventStreamStatus"];
            /** @description Why the event stream is disabled. Absent while it is enabled. */
            disabled_reason?: string;
            /** @description When the event stream was disabled. Absent while it is enabled. */
            disabled_at?: components["schemas"]["Timestamp"];
            created_at: components["schemas"]["Timestamp"];
            updated_at: components["schemas"]["Timestamp"];
        };
        /** @description Event streams in the order of their creation. */
        EventStreams: components["schemas"]["EventStream"][];
        /**
         * @description Opaque checkpoint id of the next page. Pass it unmodified as `from`, with the same filters. It is valid for 24 hours. The last page has none.
         * @example eyJ2IjoxLCJhIjoiZXN0XzFDZlJrbSJ9.Vb0yTn3xQdQ
         */
        Checkpoint: string;
        /** @description A page of event streams in checkpoint paging. */
        EventStreamsCheckpointPage: {
            eventStreams: components["schemas"]["EventStreams"];
            next?: components["schemas"]["Checkpoint"];
        };
        /**
         * Format: int32
         * @description Number of this page, from 0.
         */
        PageNumber: number;
        /**
         * Format: int32
         * @description Requested number of results on each page.
         */
        PageSize: number;
        /**
         * Format: int64
         * @description Number of results on all pages together, at the time of the request.
         */
        TotalResults: number;
        /** @description A page of event streams in offset paging. */
        EventStreamsOffsetPage: {
            eventStreams: components["schemas"]["EventStreams"];
            page: components["schemas"]["PageNumber"];
            per_page: components["schemas"]["PageSize"];
            total: components["schemas"]["TotalResults"];
        };
        /**
         * @description What went wrong, for programs.
         *     - `invalid_uri`: a path parameter is malformed.
         *     - `invalid_query_string`: a query parameter is malformed or unknown.
         *     - `invalid_body`: the request body is malformed or breaks its schema.
         *     - `invalid_paging`: `take`, `from`, `page` or `per_page` is malformed, or both paging styles were mixed.
         *     - `checkpoint_expired`: the checkpoint is older than 24 hours; start the listing again.
         *     - `invalid_cursor`: the position in the event log is malformed.
         *     - `cursor_expired`: the events after the given position in the event log are no longer kept.
         *     - `invalid_token`: the access token is missing, malformed, expired or wrongly signed.
         *     - `client_not_global`: the calling client is not a global client.
         *     - `insufficient_scope`: the access token lacks the scope of the operation.
         *     - `not_found`: the path or the resource does not exist.
         *     - `method_not_allowed`: the path does not have this method.
         *     - `conflict`: the current state of the resource does not allow the request.
         *     - `precondition_failed`: the resource has changed since the entity tag in `If-Match` was given out.
         *     - `too_many_entities`: the tenant has the maximum number of such resources; delete one first.
         *     - `payload_too_large`: the request body is larger than 1 MB.
         *     - `unsupported_media_type`: the media type or the encoding of the request body is not supported.
         *     - `too_many_requests`: a quota is used up; wait as long as `Retry-After` says.
         *     - `internal_error`: the service failed.
         *     - `service_unavailable`: the service cannot answer now; try again after the seconds in `Retry-After`.
         * @enum {string}
         */
        ErrorCode: "invalid_uri" | "invalid_query_string" | "invalid_body" | "invalid_paging" | "checkpoint_expired" | "invalid_cursor" | "cursor_expired" | "invalid_token" | "client_not_global" | "insufficient_scope" | "not_found" | "method_not_allowed" | "conflict" | "precondition_failed" | "too_many_entities" | "payload_too_large" | "unsupported_media_type" | "too_many_requests" | "internal_error" | "service_unavailable";
        /**
         * @description What is wrong with a value, for programs.
         *     - `required`: it is missing.
         *     - `unknown`: no parameter or property has this name.
         *     - `repeated`: the parameter is given more than once.
         *     - `type`: it has another type.
         *     - `enum`: it is not one of the allowed values.
         *     - `minimum`, `maximum`: the number is too small or too large.
         *     - `min_length`, `max_length`: the string is too short or too long.
         *     - `min_items`, `max_items`: the array has too few or too many items.
         *     - `unique_items`: the array has an item twice.
         *     - `min_properties`, `max_properties`: the object has too few or too many properties.
         *     - `pattern`, `format`: the string does not have the required form.
         *     - `invalid`: it breaks another rule, which `message` describes.
         * @enum {string}
         */
        FieldErrorCode: "required" | "unknown" | "repeated" | "type" | "enum" | "minimum" | "maximum" | "min_length" | "max_length" | "min_items" | "max_items" | "unique_items" | "min_properties" | "max_properties" | "pattern" | "format" | "invalid";
        /** @description An invalid parameter or part of the body. */
        FieldError: {
            /** @description The name of the parameter or header, or the place in the body: a JSON Pointer as a URI fragment (RFC 6901, section 6), such as `#/destination/type`. `#` is the whole body. A pointer that is too long is replaced by the pointer to the surrounding object. */
            path: string;
            code: components["schemas"]["FieldErrorCode"];
            /** @description A sentence for people. The sentence may change, so programs read `code`. */
            message: string;
        };
        /** @description The body of an error. */
        Error: {
            /**
             * Format: int32
             * @description The HTTP status code.
             */
            statusCode: number;
            /** @description The name of the HTTP status. */
            error: string;
            /** @description A sentence for people, which names the invalid property. The sentence may change, so programs read `errorCode`. */
            message: string;
            errorCode: components["schemas"]["ErrorCode"];
            /** @description The invalid parameters or parts of the body, with status 400. The first entry has the same `message` as the error. There are at most 20 entries, and only one for a large body. Absent if the service cannot name a place. */
            errors?: components["schemas"]["FieldError"][];
        };
        /** @description HTTP Basic (RFC 7617). */
        WebhookBasicAuthorizationInput: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            method: "basic";
            username: components["schemas"]["WebhookUsername"];
            /**
             * Format: password
             * @description The password, without control characters.
             */
            password: string;
        };
        /** @description A bearer token (RFC 6750). */
        WebhookBearerAuthorizationInput: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            method: "bearer";
            /**
             * Format: password
             * @description The token, in visible ASCII without spaces.
             */
            token: string;
        };
        /** @description A header of your choice. */
        WebhookCustomHeaderAuthorizationInput: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            method: "custom_header";
            header_key: components["schemas"]["WebhookHeaderKey"];
            /**
             * Format: password
             * @description The header's value, in visible ASCII. Spaces are allowed, but not at its ends.
             */
            header_value: string;
        };
        /** @description How the service authenticates at the endpoint. The secret is required and never shown again. */
        WebhookAuthorizationInput: components["schemas"]["WebhookBasicAuthorizationInput"] | components["schemas"]["WebhookBearerAuthorizationInput"] | components["schemas"]["WebhookCustomHeaderAuthorizationInput"];
        /** @description How to call the endpoint. */
        WebhookConfigurationInput: {
            webhook_endpoint: components["schemas"]["WebhookEndpoint"];
            webhook_authorization: components["schemas"]["WebhookAuthorizationInput"];
            /** @description The secret that signs every delivery. If you create an event stream without it, the service makes one. After a change, deliveries have the signatures of both secrets for 24 hours. They never have more than two signatures: another change within this time ends that of the oldest secret at once. */
            signing_secret?: components["schemas"]["WebhookSigningSecret"];
            secret_version?: components["schemas"]["WebhookSecretVersion"];
        };
        /** @description An HTTP endpoint of yours. */
        WebhookDestinationInput: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "webhook";
            configuration: components["schemas"]["WebhookConfigurationInput"];
        };
        /** @description Where the events go. Other types may be added. */
        EventStreamDestinationInput: components["schemas"]["WebhookDestinationInput"];
        /**
         * Format: date-time
         * @description A point in time in whole seconds, RFC 3339 in UTC. Fractions of a second and other UTC offsets are refused. A leap second counts as the second after it.
         * @example 2026-11-20T09:15:30Z
         */
        TimestampSeconds: string;
        /** @description Where an event stream begins, exactly one property. */
        EventStreamStart: {
            /** @description The `offset` of the message to start after, as a subscriber received it. In a request that enables an event stream also `where_it_stopped`: the stream sends the events that ended when it was disabled, and all that were accepted since. A stream that was created disabled then begins where it would have begun. */
            from?: string;
            /** @description Starts at the first event that the service accepted at or after this time, or at the oldest kept event. For a time in the future, it starts after the latest event. */
            from_timestamp?: components["schemas"]["TimestampSeconds"];
        };
        /** @description A new event stream. */
        EventStreamCreate: {
            name: components["schemas"]["EventStreamName"];
            subscriptions: components["schemas"]["EventStreamSubscriptions"];
            filters?: components["schemas"]["EventFilters"];
            order?: components["schemas"]["EventStreamOrder"];
            max_events_per_second?: components["schemas"]["EventStreamRate"];
            destination: components["schemas"]["EventStreamDestinationInput"];
            /** @description Whether the event stream delivers events. If omitted, it is `enabled`. */
            status?: components["schemas"]["EventStreamStatus"];
            /** @description Where the event stream begins. If omitted, it begins after the latest event. */
            start?: components["schemas"]["EventStreamStart"];
        };
        /** @description The properties to change, at least one. Omitted properties stay as they are. */
        EventStreamUpdate: {
            name?: components["schemas"]["EventStreamName"];
            subscriptions?: components["schemas"]["EventStreamSubscriptions"];
            /** @description Replaces all filters. An empty list removes them. */
            filters?: components["schemas"]["EventFilters"];
            order?: components["schemas"]["EventStreamOrder"];
            max_events_per_second?: components["schemas"]["EventStreamRate"];
            /** @description Replaces the whole destination. If only its `signing_secret` is omitted, the signing secret stays as it is. If the destination is omitted, all secrets stay as they are. */
            destination?: components["schemas"]["EventStreamDestinationInput"];
            status?: components["schemas"]["EventStreamStatus"];
            /** @description Where the event stream begins. Allowed only in a request that enables it. If omitted, it begins after the latest event. */
            start?: components["schemas"]["EventStreamStart"];
        };
        /** @description The time that the numbers cover. */
        EventStreamStatsWindow: {
            /** @description Start, inclusive. */
            date_from: components["schemas"]["Timestamp"];
            /** @description End, exclusive. */
            date_to: components["schemas"]["Timestamp"];
            /**
             * Format: int32
             * @description Length of a bucket in seconds.
             * @constant
             */
            bucket_seconds: 86400;
        };
        /** @description One metric over the window. */
        EventStreamMetric: {
            /**
             * @description Name of the metric.
             * @enum {string}
             */
            name: "successful_deliveries" | "failed_deliveries";
            /**
             * Format: int64
             * @description Sum over the window.
             */
            window_total: number;
            /** @description A number for each bucket, in the order of `buckets`. */
            data: number[];
        };
        /**
         * @description The state of an event stream in one word. The first that applies:
         *     - `disabled`: the event stream delivers nothing.
         *     - `failing`: ten attempts in a row have failed, and the endpoint is only probed.
         *     - `retrying`: attempts have failed, and their events wait to be sent again.
         *     - `refusing`: the latest attempt failed, and its event is not sent again.
         *     - `behind`: attempts succeed, but the oldest event that waits is more than a minute old.
         *     - `replaying`: nothing is wrong, and a replay is under way.
         *     - `healthy`: nothing is wrong.
         * @enum {string}
         */
        EventStreamState: "disabled" | "failing" | "retrying" | "refusing" | "behind" | "replaying" | "healthy";
        /**
         * Format: event-id
         * @description Identifier of an event and of its delivery. It is `evt_` and 22 base58 characters. Ids sort by creation.
         * @example evt_1CfRm3KpZtYh8WqDsNvG6a
         */
        EventId: string;
        /**
         * @description How an attempt ended.
         *     - `delivered`: the target answered with a 2xx status.
         *     - `failed`: the target answered with another status, or did not answer in time, or could not be reached.
         *     - `abandoned`: the service was stopped during the attempt, and the target may have received the event; or no attempt was made,
         *       because the event stream was disabled, or because the event waited for twice the time for which events are kept.
         *
         *     An attempt whose result is lost, because a node of the service crashed or another one took the event stream over, is not listed. The event is sent again, and that attempt has the same number.
         * @enum {string}
         */
        AttemptResult: "delivered" | "failed" | "abandoned";
        /**
         * @description Why the event was sent.
         *     - `live`: the event stream subscribes to the event.
         *     - `test`: it is a test event.
         *     - `redelivery`: someone asked to send it again after its delivery had failed.
         *     - `replay`: a replay sends it again.
         * @enum {string}
         */
        AttemptPurpose: "live" | "test" | "redelivery" | "replay";
        /** @description One attempt to send an event to the destination of an event stream. */
        DeliveryAttempt: {
            event_stream_id: components["schemas"]["EventStreamId"];
            event_id: components["schemas"]["EventId"];
            event_type: components["schemas"]["EventType"];
            /** @description When the attempt began, or when the delivery ended without it. */
            attempted_at: components["schemas"]["Timestamp"];
            /**
             * Format: int32
             * @description The number of the attempt in the life of the delivery, from 1. A redelivery counts on. A request that is repeated at once on a new connection, because the target closed the old one, is part of its attempt. For a delivery that ended without a last attempt, the number that this one would have had.
             */
            number: number;
            result: components["schemas"]["AttemptResult"];
            /**
             * Format: int32
             * @description The status of the target's answer. Absent if there was no answer.
             */
            status?: number;
            /** @description Why the event was not delivered. Absent if it was. */
            error_message?: string;
            /**
             * Format: int64
             * @description The time from the beginning of the attempt to its end, in milliseconds.
             */
            duration_ms: number;
            /** @description The first 1,024 characters of the target's answer, if it is text. Secrets of the request that the target repeats are replaced by asterisks. Absent if there is no text. */
            answer?: string;
            purpose: components["schemas"]["AttemptPurpose"];
        };
        /** @description Background work on many deliveries. */
        EventStreamWork: {
            /**
             * @description `redeliver`: starts failed deliveries again. `end`: lists as failed the events that were accepted before the stream was disabled. `skip`: drops the deliveries that wait for a retry.
             * @enum {string}
             */
            kind: "redeliver" | "end" | "skip";
            /**
             * Format: int64
             * @description Number of deliveries or events, counted when the work was requested.
             */
            total: number;
            /**
             * Format: int64
             * @description Number of deliveries or events that are done.
             */
            done: number;
        };
        /** @description An opaque cursor: a position in the tenant's event log. It is the same for every subscriber and every filter. To resume, pass it back unchanged as the query parameter `from` or the header `Last-Event-ID`. */
        Offset: string;
        /** @description A replay that is under way. */
        EventStreamReplay: {
            started_at: components["schemas"]["Timestamp"];
            /** @description The offset up to which the replay has begun to send events. */
            position: components["schemas"]["Offset"];
            /** @description The offset with which it ends. */
            end: components["schemas"]["Offset"];
            /**
             * Format: int64
             * @description Number of events that were sent so far.
             */
            sent: number;
            /** @description Number of events sent in a second, on average since the start of the replay. */
            events_per_second: number;
        };
        /** @description State of the event stream at the time of the request. */
        EventStreamCurrent: {
            state: components["schemas"]["EventStreamState"];
            /** @description When the attempts began to fail: the first failed attempt after the latest success. Absent if the latest attempt succeeded, and if no attempt is kept. */
            failing_since?: components["schemas"]["Timestamp"];
            /** @description The latest attempt that was not abandoned, without those of test events. Absent if none is kept. */
            last_attempt?: components["schemas"]["DeliveryAttempt"];
            /** @description When the service accepted the oldest event that the event stream has neither delivered nor given up. Absent if there is none. */
            oldest_waiting_at?: components["schemas"]["Timestamp"];
            /**
             * @description Whether deliveries are attempted. `closed`: they are. `open`: ten attempts in a row have failed, and the next attempt waits until `next_probe_at`. `half_open`: one attempt at a time probes the endpoint; a success closes the circuit.
             * @enum {string}
             */
            circuit: "closed" | "open" | "half_open";
            /** @description When the endpoint may be probed. Absent while the circuit is closed. */
            next_probe_at?: components["schemas"]["Timestamp"];
            /**
             * Format: int64
             * @description Number of events in the log that the stream has not read yet, including events that it does not subscribe to.
             */
            backlog: number;
            /**
             * Format: int32
             * @description Number of deliveries that wait for their next attempt. 1,000 means 1,000 or more.
             */
            waiting: number;
            /**
             * Format: int32
             * @description Number of deliveries of the history that are being redelivered: their next attempt waits or is in flight. `waiting` includes them. 1,000 means 1,000 or more. Deliveries that a bulk redelivery has not started yet are counted in `work`.
             */
            redelivering: number;
            /** @description Background work of the service for the stream, oldest first. */
            work: components["schemas"]["EventStreamWork"][];
            /** @description The offset up to which the event stream has decided everything, apart from deliveries that wait for a retry. */
            position?: components["schemas"]["Offset"];
            /** @description The replay that is under way. Absent if there is none. */
            replay?: components["schemas"]["EventStreamReplay"];
        };
        /** @description Numbers of deliveries of an event stream, by day. */
        EventStreamStats: {
            id: components["schemas"]["EventStreamId"];
            name: components["schemas"]["EventStreamName"];
            window: components["schemas"]["EventStreamStatsWindow"];
            /** @description When each bucket starts, oldest first. Buckets are days in UTC. */
            buckets: components["schemas"]["Timestamp"][];
            /** @description The metrics, each once. */
            metrics: components["schemas"]["EventStreamMetric"][];
            current: components["schemas"]["EventStreamCurrent"];
        };
        /** @description The test event to send. */
        TestEventRequest: {
            event_type: components["schemas"]["EventType"];
            /** @description Data of the event, in the form that its type requires. If omitted, the service uses the data of the type's example in this document. */
            data?: {
                [key: string]: unknown;
            };
        };
        /** @description The test event was accepted. */
        TestEventAccepted: {
            event_id: components["schemas"]["EventId"];
            event_stream_id: components["schemas"]["EventStreamId"];
            event_type: components["schemas"]["EventType"];
        };
        /**
         * @description Status of a delivery or of an attempt. Only failed deliveries and attempts are listed.
         * @enum {string}
         */
        DeliveryStatus: "failed";
        /** @description Result of one attempt to deliver an event. */
        EventStreamDeliveryAttempt: {
            status: components["schemas"]["DeliveryStatus"];
            /** @description Time of the attempt. */
            timestamp: components["schemas"]["Timestamp"];
            /** @description Why the attempt failed. Absent if there is no message. */
            error_message?: string;
        };
        /** @description Content of an event that could not be delivered, as a CloudEvent. */
        EventStreamCloudEvent: {
            id?: components["schemas"]["EventId"];
            /** @description Where the event originated. */
            source?: string;
            /** @description Version of the CloudEvents specification. */
            specversion?: string;
            /** @description Type of the event. */
            type?: string;
            /** @description When the event was generated. */
            time?: components["schemas"]["Timestamp"];
            /** @description Contents of the event, encoded as a string of JSON. */
            data?: string;
        };
        /** @description Metadata about the attempts to deliver one event to the destination of an event stream. */
        EventStreamDelivery: {
            /** @description Identifier of the delivery. It is the identifier of the event. */
            id: components["schemas"]["EventId"];
            event_stream_id: components["schemas"]["EventStreamId"];
            status: components["schemas"]["DeliveryStatus"];
            event_type: components["schemas"]["EventType"];
            /** @description Results of the delivery attempts, oldest first. Every redelivery adds its attempts. After 100 attempts, only the first and the latest 99 are kept. Empty if no attempt was made, because the event stream was disabled first or the event waited for too long; `list_event_stream_attempts` then has the reason. */
            attempts: components["schemas"]["EventStreamDeliveryAttempt"][];
            /** @description Content of the event. Set only if the delivery failed while the log still kept the event. */
            event?: components["schemas"]["EventStreamCloudEvent"];
        };
        /** @description Attempts, newest first. */
        DeliveryAttempts: components["schemas"]["DeliveryAttempt"][];
        /** @description How many of the latest successful attempts of the event stream were kept: `kept` of `of`. Filters do not change the numbers. Absent if none was left out. */
        SampledAttempts: {
            /**
             * Format: int64
             * @description Number of successful attempts that are listed.
             */
            kept: number;
            /**
             * Format: int64
             * @description Number of successful attempts since the oldest one that is listed.
             */
            of: number;
        };
        /** @description A page of the attempts of an event stream. */
        EventStreamAttemptsPage: {
            attempts: components["schemas"]["DeliveryAttempts"];
            next?: components["schemas"]["Checkpoint"];
            sampled?: components["schemas"]["SampledAttempts"];
        };
        /** @description Which failed deliveries to repeat. A delivery must match every given filter. Without a filter, all failed deliveries are repeated. */
        RedeliverEventsRequest: {
            /** @description Only deliveries whose first attempt or, if none was made, whose end was at or after this time. */
            date_from?: components["schemas"]["TimestampSeconds"];
            /** @description Only deliveries whose first attempt or, if none was made, whose end was before this time. */
            date_to?: components["schemas"]["TimestampSeconds"];
            /** @description Only deliveries with one of these statuses. */
            statuses?: components["schemas"]["DeliveryStatus"][];
            /** @description Only deliveries with one of these event types. */
            event_types?: components["schemas"]["EventType"][];
        };
        /** @description The redelivery was accepted. */
        RedeliveryAccepted: {
            /**
             * Format: int64
             * @description Number of deliveries that are repeated.
             */
            accepted: number;
        };
        /**
         * @description If true, only counts the events, and changes nothing.
         * @default false
         */
        DryRun: boolean;
        /** @description Which part of the log to send again: after `from` or since `date_from`, exactly one of them, and up to `to` or before `date_to`. Without an end, it is the latest event. */
        ReplayRequest: {
            /** @description The `offset` of the message to start after. */
            from?: string;
            /** @description Only events that the service accepted at or after this time. */
            date_from?: components["schemas"]["TimestampSeconds"];
            /** @description The `offset` of the last message to send. */
            to?: string;
            /** @description Only events that the service accepted before this time. */
            date_to?: components["schemas"]["TimestampSeconds"];
            /** @description Only events of these types. If omitted, all types of the event stream. */
            event_types?: components["schemas"]["EventType"][];
            dry_run?: components["schemas"]["DryRun"];
        };
        /** @description How many events the request is about. */
        EventCount: {
            /**
             * Format: int32
             * @description Number of events. Counting ends at 100,000, which means 100,000 or more.
             */
            events: number;
        };
        /** @description Up to where to skip. */
        SkipRequest: {
            /** @description The `offset` of the last message to skip, or `latest` for all events so far. */
            to: string;
            dry_run?: components["schemas"]["DryRun"];
        };
        /** @description A condition of `EventFilter` on one line, such as `data.object.organization.id:exact:org_1`. */
        EventFilterExpression: `${components["schemas"]["EventFilterPath"]}:${string}`;
        /**
         * @description The version of the CloudEvents specification.
         * @constant
         * @enum {string}
         */
        CloudEventSpecVersion: "1.0";
        /**
         * Format: uri-reference
         * @description Where the event originated, as its publisher gave it.
         */
        CloudEventSource: string;
        /** @description The identifier of the group. */
        GroupId: string;
        /** @description The name of the group. */
        GroupName: string;
        /** @description The identifier of the group in the system that it comes from. */
        GroupExternalId: string;
        /**
         * Format: date-time
         * @description An RFC 3339 date-time, as the event's publisher gave it.
         */
        ReportedTime: string;
        /** @description The identifier of the connection. */
        ConnectionId: string;
        /** @description A new group that comes from a connection, such as a company directory. */
        CreatedConnectionGroup: {
            id: components["schemas"]["GroupId"];
            name: components["schemas"]["GroupName"];
            external_id?: components["schemas"]["GroupExternalId"];
            created_at: components["schemas"]["ReportedTime"];
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "connection";
            connection_id: components["schemas"]["ConnectionId"];
        };
        /** @description The identifier of the organization. */
        OrganizationId: string;
        /** @description A new group that belongs to one organization. */
        CreatedOrganizationGroup: {
            id: components["schemas"]["GroupId"];
            name: components["schemas"]["GroupName"];
            external_id?: components["schemas"]["GroupExternalId"];
            created_at: components["schemas"]["ReportedTime"];
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "organization";
            organization_id: components["schemas"]["OrganizationId"];
        };
        /** @description A new group that belongs to the whole tenant. */
        CreatedTenantGroup: {
            id: components["schemas"]["GroupId"];
            name: components["schemas"]["GroupName"];
            external_id?: components["schemas"]["GroupExternalId"];
            created_at: components["schemas"]["ReportedTime"];
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "tenant";
        };
        /** @description A group as it was created. `type` says where the group comes from. */
        CreatedGroup: components["schemas"]["CreatedConnectionGroup"] | components["schemas"]["CreatedOrganizationGroup"] | components["schemas"]["CreatedTenantGroup"];
        /** @description The tenant in which the event happened. */
        EventContextTenant: {
            /** @description The identifier of the tenant, as the publisher of the event writes it. The service compares it with nothing; its own word is `xtenant`. */
            tenant_id?: string;
        };
        /** @description The client that made the request. */
        EventContextClient: {
            /** @description The identifier of the client. */
            id?: string;
            /** @description The name of the client. */
            name?: string;
            /** @description Metadata of the client, with any properties. */
            metadata?: {
                [key: string]: unknown;
            };
        };
        /** @description The connection that was used. */
        EventContextConnection: {
            /** @description The identifier of the connection. */
            id?: string;
            /** @description The name of the connection. */
            name?: string;
            /** @description The kind of connection, such as `samlp`. */
            strategy?: string;
        };
        /** @description Where the request came from, as far as its IP address tells. */
        EventContextGeo: {
            /** @description The code of the continent. */
            continent_code?: string;
            /** @description The code of the country. */
            country_code?: string;
            /** @description The name of the country. */
            country_name?: string;
            /** @description The code of the region. */
            subdivision_code?: string;
            /** @description The name of the region. */
            subdivision_name?: string;
            /** @description The name of the city. */
            city_name?: string;
            /** @description The latitude in degrees. */
            latitude?: number;
            /** @description The longitude in degrees. */
            longitude?: number;
            /** @description The time zone, such as `Europe/Lisbon`. */
            time_zone?: string;
        };
        /** @description The request itself. */
        EventContextRequest: {
            geo?: components["schemas"]["EventContextGeo"];
            /** @description The host that the request was sent to. */
            hostname?: string;
            /** @description The IP address that the request came from. */
            ip?: string;
            /** @description The HTTP method. */
            method?: string;
            /** @description The `User-Agent` header. */
            user_agent?: string;
            /** @description The custom domain, when the request used one. */
            custom_domain?: string;
        };
        /** @description Known facts about the request that caused the event. Every part is optional. */
        EventContext: {
            tenant?: components["schemas"]["EventContextTenant"];
            client?: components["schemas"]["EventContextClient"];
            connection?: components["schemas"]["EventContextConnection"];
            request?: components["schemas"]["EventContextRequest"];
        };
        /** @description The data of a `group.created` event. A group was created. */
        GroupCreatedData: {
            object: components["schemas"]["CreatedGroup"];
            context?: components["schemas"]["EventContext"];
        };
        /** @description The tenant that the event belongs to. */
        CloudEventTenant: string;
        /**
         * @description `test` for an event that was made to test an event stream, `replay` for one that a replay sends again; absent from all others.
         * @example test
         */
        CloudEventPurpose: string;
        /**
         * @description The trace that the event began in, as `traceparent` of W3C Trace Context, version 00. The service never changes it.
         * @example 00-0af7651916cd43dd8448eb211c80319c-b9c7c989f97918e1-01
         */
        TraceParent: string;
        /**
         * @description The `tracestate` of W3C Trace Context: data that tracing systems keep about the trace that `traceparent` identifies. Absent without a `traceparent`.
         * @example congo=t61rcWkgMzE
         */
        TraceState: string;
        /** @description A group was created. */
        GroupCreatedEvent: {
            specversion: components["schemas"]["CloudEventSpecVersion"];
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "group.created";
            source: components["schemas"]["CloudEventSource"];
            id: components["schemas"]["EventId"];
            time: components["schemas"]["Timestamp"];
            data: components["schemas"]["GroupCreatedData"];
            xtenant: components["schemas"]["CloudEventTenant"];
            xstream?: components["schemas"]["EventStreamId"];
            xpurpose?: components["schemas"]["CloudEventPurpose"];
            traceparent?: components["schemas"]["TraceParent"];
            tracestate?: components["schemas"]["TraceState"];
        };
        /** @description The message that carries a `group.created` event. A group was created. */
        GroupCreatedMessage: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "group.created";
            offset: components["schemas"]["Offset"];
            event: components["schemas"]["GroupCreatedEvent"];
        };
        /** @description A group that comes from a connection, such as a company directory. */
        ConnectionGroup: {
            id: components["schemas"]["GroupId"];
            name: components["schemas"]["GroupName"];
            external_id?: components["schemas"]["GroupExternalId"];
            created_at: components["schemas"]["ReportedTime"];
            updated_at: components["schemas"]["ReportedTime"];
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "connection";
            connection_id: components["schemas"]["ConnectionId"];
        };
        /** @description A group that belongs to one organization. */
        OrganizationGroup: {
            id: components["schemas"]["GroupId"];
            name: components["schemas"]["GroupName"];
            external_id?: components["schemas"]["GroupExternalId"];
            created_at: components["schemas"]["ReportedTime"];
            updated_at: components["schemas"]["ReportedTime"];
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "organization";
            organization_id: components["schemas"]["OrganizationId"];
        };
        /** @description A group that belongs to the whole tenant. */
        TenantGroup: {
            id: components["schemas"]["GroupId"];
            name: components["schemas"]["GroupName"];
            external_id?: components["schemas"]["GroupExternalId"];
            created_at: components["schemas"]["ReportedTime"];
            updated_at: components["schemas"]["ReportedTime"];
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "tenant";
        };
        /** @description A group that was updated or deleted. `type` says where the group comes from. */
        Group: components["schemas"]["ConnectionGroup"] | components["schemas"]["OrganizationGroup"] | components["schemas"]["TenantGroup"];
        /** @description The data of a `group.deleted` event. A group was deleted. `object` is its last state. */
        GroupDeletedData: {
            object: components["schemas"]["Group"];
            context?: components["schemas"]["EventContext"];
        };
        /** @description A group was deleted. `object` is its last state. */
        GroupDeletedEvent: {
            specversion: components["schemas"]["CloudEventSpecVersion"];
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "group.deleted";
            source: components["schemas"]["CloudEventSource"];
            id: components["schemas"]["EventId"];
            time: components["schemas"]["Timestamp"];
            data: components["schemas"]["GroupDeletedData"];
            xtenant: components["schemas"]["CloudEventTenant"];
            xstream?: components["schemas"]["EventStreamId"];
            xpurpose?: components["schemas"]["CloudEventPurpose"];
            traceparent?: components["schemas"]["TraceParent"];
            tracestate?: components["schemas"]["TraceState"];
        };
        /** @description The message that carries a `group.deleted` event. A group was deleted. `object` is its last state. */
        GroupDeletedMessage: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "group.deleted";
            offset: components["schemas"]["Offset"];
            event: components["schemas"]["GroupDeletedEvent"];
        };
        /** @description A reference to a group that comes from a connection. */
        ConnectionGroupReference: {
            id: components["schemas"]["GroupId"];
            external_id?: components["schemas"]["GroupExternalId"];
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "connection";
            connection_id: components["schemas"]["ConnectionId"];
        };
        /** @description A reference to a group that belongs to one organization. */
        OrganizationGroupReference: {
            id: components["schemas"]["GroupId"];
            external_id?: components["schemas"]["GroupExternalId"];
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "organization";
            organization_id: components["schemas"]["OrganizationId"];
        };
        /** @description A reference to a group that belongs to the whole tenant. */
        TenantGroupReference: {
            id: components["schemas"]["GroupId"];
            external_id?: components["schemas"]["GroupExternalId"];
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "tenant";
        };
        /** @description A reference to a group. `type` says where the group comes from. */
        GroupReference: components["schemas"]["ConnectionGroupReference"] | components["schemas"]["OrganizationGroupReference"] | components["schemas"]["TenantGroupReference"];
        /** @description The identifier of the user. */
        UserId: string;
        /** @description A user who is a member of the group. */
        UserGroupMember: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            member_type: "user";
            id: components["schemas"]["UserId"];
        };
        /** @description A group member that is known through a connection. */
        ConnectionGroupMember: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            member_type: "connection";
            /** @description The identifier of the member. */
            id: string;
            /** @description The kind of the member, such as `connection`. */
            type: string;
            connection_id: components["schemas"]["ConnectionId"];
        };
        /** @description A member of a group. `member_type` says what kind of member it is. */
        GroupMember: components["schemas"]["UserGroupMember"] | components["schemas"]["ConnectionGroupMember"];
        /** @description A group and one member of it. */
        GroupMembership: {
            group: components["schemas"]["GroupReference"];
            member: components["schemas"]["GroupMember"];
        };
        /** @description The data of a `group.member.added` event. A member was added to a group. */
        GroupMemberAddedData: {
            object: components["schemas"]["GroupMembership"];
            context?: components["schemas"]["EventContext"];
        };
        /** @description A member was added to a group. */
        GroupMemberAddedEvent: {
            specversion: components["schemas"]["CloudEventSpecVersion"];
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "group.member.added";
            source: components["schemas"]["CloudEventSource"];
            id: components["schemas"]["EventId"];
            time: components["schemas"]["Timestamp"];
            data: components["schemas"]["GroupMemberAddedData"];
            xtenant: components["schemas"]["CloudEventTenant"];
            xstream?: components["schemas"]["EventStreamId"];
            xpurpose?: components["schemas"]["CloudEventPurpose"];
            traceparent?: components["schemas"]["TraceParent"];
            tracestate?: components["schemas"]["TraceState"];
        };
        /** @description The message that carries a `group.member.added` event. A member was added to a group. */
        GroupMemberAddedMessage: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "group.member.added";
            offset: components["schemas"]["Offset"];
            event: components["schemas"]["GroupMemberAddedEvent"];
        };
        /** @description The data of a `group.member.deleted` event. A member was removed from a group. */
        GroupMemberDeletedData: {
            object: components["schemas"]["GroupMembership"];
            context?: components["schemas"]["EventContext"];
        };
        /** @description A member was removed from a group. */
        GroupMemberDeletedEvent: {
            specversion: components["schemas"]["CloudEventSpecVersion"];
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "group.member.deleted";
            source: components["schemas"]["CloudEventSource"];
            id: components["schemas"]["EventId"];
            time: components["schemas"]["Timestamp"];
            data: components["schemas"]["GroupMemberDeletedData"];
            xtenant: components["schemas"]["CloudEventTenant"];
            xstream?: components["schemas"]["EventStreamId"];
            xpurpose?: components["schemas"]["CloudEventPurpose"];
            traceparent?: components["schemas"]["TraceParent"];
            tracestate?: components["schemas"]["TraceState"];
        };
        /** @description The message that carries a `group.member.deleted` event. A member was removed from a group. */
        GroupMemberDeletedMessage: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "group.member.deleted";
            offset: components["schemas"]["Offset"];
            event: components["schemas"]["GroupMemberDeletedEvent"];
        };
        /** @description The identifier of the role. */
        RoleId: string;
        /** @description A reference to a role. */
        RoleReference: {
            id: components["schemas"]["RoleId"];
            /** @description The name of the role. */
            name: string;
        };
        /** @description A role that was assigned to a group. */
        GroupRoleAssignment: {
            group: components["schemas"]["GroupReference"];
            role: components["schemas"]["RoleReference"];
            created_at: components["schemas"]["ReportedTime"];
        };
        /** @description The data of a `group.role.assigned` event. A role was assigned to a group. */
        GroupRoleAssignedData: {
            object: components["schemas"]["GroupRoleAssignment"];
            context?: components["schemas"]["EventContext"];
        };
        /** @description A role was assigned to a group. */
        GroupRoleAssignedEvent: {
            specversion: components["schemas"]["CloudEventSpecVersion"];
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "group.role.assigned";
            source: components["schemas"]["CloudEventSource"];
            id: components["schemas"]["EventId"];
            time: components["schemas"]["Timestamp"];
            data: components["schemas"]["GroupRoleAssignedData"];
            xtenant: components["schemas"]["CloudEventTenant"];
            xstream?: components["schemas"]["EventStreamId"];
            xpurpose?: components["schemas"]["CloudEventPurpose"];
            traceparent?: components["schemas"]["TraceParent"];
            tracestate?: components["schemas"]["TraceState"];
        };
        /** @description The message that carries a `group.role.assigned` event. A role was assigned to a group. */
        GroupRoleAssignedMessage: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "group.role.assigned";
            offset: components["schemas"]["Offset"];
            event: components["schemas"]["GroupRoleAssignedEvent"];
        };
        /** @description A role, with only its identifier. */
        RoleIdentifier: {
            id: components["schemas"]["RoleId"];
        };
        /** @description A role that was taken from a group. */
        GroupRoleDeletion: {
            group: components["schemas"]["GroupReference"];
            role: components["schemas"]["RoleIdentifier"];
            deleted_at: components["schemas"]["ReportedTime"];
        };
        /** @description The data of a `group.role.deleted` event. A role was taken from a group. */
        GroupRoleDeletedData: {
            object: components["schemas"]["GroupRoleDeletion"];
            context?: components["schemas"]["EventContext"];
        };
        /** @description A role was taken from a group. */
        GroupRoleDeletedEvent: {
            specversion: components["schemas"]["CloudEventSpecVersion"];
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "group.role.deleted";
            source: components["schemas"]["CloudEventSource"];
            id: components["schemas"]["EventId"];
            time: components["schemas"]["Timestamp"];
            data: components["schemas"]["GroupRoleDeletedData"];
            xtenant: components["schemas"]["CloudEventTenant"];
            xstream?: components["schemas"]["EventStreamId"];
            xpurpose?: components["schemas"]["CloudEventPurpose"];
            traceparent?: components["schemas"]["TraceParent"];
            tracestate?: components["schemas"]["TraceState"];
        };
        /** @description The message that carries a `group.role.deleted` event. A role was taken from a group. */
        GroupRoleDeletedMessage: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "group.role.deleted";
            offset: components["schemas"]["Offset"];
            event: components["schemas"]["GroupRoleDeletedEvent"];
        };
        /** @description The data of a `group.updated` event. A group was updated. `object` is its new state. */
        GroupUpdatedData: {
            object: components["schemas"]["Group"];
            context?: components["schemas"]["EventContext"];
        };
        /** @description A group was updated. `object` is its new state. */
        GroupUpdatedEvent: {
            specversion: components["schemas"]["CloudEventSpecVersion"];
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "group.updated";
            source: components["schemas"]["CloudEventSource"];
            id: components["schemas"]["EventId"];
            time: components["schemas"]["Timestamp"];
            data: components["schemas"]["GroupUpdatedData"];
            xtenant: components["schemas"]["CloudEventTenant"];
            xstream?: components["schemas"]["EventStreamId"];
            xpurpose?: components["schemas"]["CloudEventPurpose"];
            traceparent?: components["schemas"]["TraceParent"];
            tracestate?: components["schemas"]["TraceState"];
        };
        /** @description The message that carries a `group.updated` event. A group was updated. `object` is its new state. */
        GroupUpdatedMessage: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "group.updated";
            offset: components["schemas"]["Offset"];
            event: components["schemas"]["GroupUpdatedEvent"];
        };
        /** @description The name of the organization. */
        OrganizationName: string;
        /** @description A reference to an organization. */
        OrganizationReference: {
            id: components["schemas"]["OrganizationId"];
            name?: components["schemas"]["OrganizationName"];
        };
        /** @description A connection, with only its identifier. */
        ConnectionIdentifier: {
            id: components["schemas"]["ConnectionId"];
        };
        /** @description A connection that members of an organization log in with, and its settings for the organization. */
        OrganizationConnection: {
            organization: components["schemas"]["OrganizationReference"];
            connection: components["schemas"]["ConnectionIdentifier"];
            /** @description Whether everyone who logs in with the connection becomes a member of the organization. */
            assign_membership_on_login?: boolean;
            /** @description Whether the organization's login page shows a button for the connection. */
            show_as_button?: boolean;
            /** @description Whether new users can sign up with the connection. */
            is_signup_enabled?: boolean;
        };
        /** @description The data of an `organization.connection.added` event. A connection was added to an organization. */
        OrganizationConnectionAddedData: {
            object: components["schemas"]["OrganizationConnection"];
            context?: components["schemas"]["EventContext"];
        };
        /** @description A connection was added to an organization. */
        OrganizationConnectionAddedEvent: {
            specversion: components["schemas"]["CloudEventSpecVersion"];
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "organization.connection.added";
            source: components["schemas"]["CloudEventSource"];
            id: components["schemas"]["EventId"];
            time: components["schemas"]["Timestamp"];
            data: components["schemas"]["OrganizationConnectionAddedData"];
            xtenant: components["schemas"]["CloudEventTenant"];
            xstream?: components["schemas"]["EventStreamId"];
            xpurpose?: components["schemas"]["CloudEventPurpose"];
            traceparent?: components["schemas"]["TraceParent"];
            tracestate?: components["schemas"]["TraceState"];
        };
        /** @description The message that carries an `organization.connection.added` event. A connection was added to an organization. */
        OrganizationConnectionAddedMessage: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "organization.connection.added";
            offset: components["schemas"]["Offset"];
            event: components["schemas"]["OrganizationConnectionAddedEvent"];
        };
        /** @description A connection that was removed from an organization. */
        RemovedOrganizationConnection: {
            organization: components["schemas"]["OrganizationReference"];
            connection: components["schemas"]["ConnectionIdentifier"];
        };
        /** @description The data of an `organization.connection.removed` event. A connection was removed from an organization. */
        OrganizationConnectionRemovedData: {
            object: components["schemas"]["RemovedOrganizationConnection"];
            context?: components["schemas"]["EventContext"];
        };
        /** @description A connection was removed from an organization. */
        OrganizationConnectionRemovedEvent: {
            specversion: components["schemas"]["CloudEventSpecVersion"];
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "organization.connection.removed";
            source: components["schemas"]["CloudEventSource"];
            id: components["schemas"]["EventId"];
            time: components["schemas"]["Timestamp"];
            data: components["schemas"]["OrganizationConnectionRemovedData"];
            xtenant: components["schemas"]["CloudEventTenant"];
            xstream?: components["schemas"]["EventStreamId"];
            xpurpose?: components["schemas"]["CloudEventPurpose"];
            traceparent?: components["schemas"]["TraceParent"];
            tracestate?: components["schemas"]["TraceState"];
        };
        /** @description The message that carries an `organization.connection.removed` event. A connection was removed from an organization. */
        OrganizationConnectionRemovedMessage: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "organization.connection.removed";
            offset: components["schemas"]["Offset"];
            event: components["schemas"]["OrganizationConnectionRemovedEvent"];
        };
        /** @description The data of an `organization.connection.updated` event. The settings of an organization's connection were updated. */
        OrganizationConnectionUpdatedData: {
            object: components["schemas"]["OrganizationConnection"];
            context?: components["schemas"]["EventContext"];
        };
        /** @description The settings of an organization's connection were updated. */
        OrganizationConnectionUpdatedEvent: {
            specversion: components["schemas"]["CloudEventSpecVersion"];
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "organization.connection.updated";
            source: components["schemas"]["CloudEventSource"];
            id: components["schemas"]["EventId"];
            time: components["schemas"]["Timestamp"];
            data: components["schemas"]["OrganizationConnectionUpdatedData"];
            xtenant: components["schemas"]["CloudEventTenant"];
            xstream?: components["schemas"]["EventStreamId"];
            xpurpose?: components["schemas"]["CloudEventPurpose"];
            traceparent?: components["schemas"]["TraceParent"];
            tracestate?: components["schemas"]["TraceState"];
        };
        /** @description The message that carries an `organization.connection.updated` event. The settings of an organization's connection were updated. */
        OrganizationConnectionUpdatedMessage: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "organization.connection.updated";
            offset: components["schemas"]["Offset"];
            event: components["schemas"]["OrganizationConnectionUpdatedEvent"];
        };
        /** @description The name that users see for the organization. */
        OrganizationDisplayName: string;
        /** @description Metadata of the organization, with any properties. */
        OrganizationMetadata: {
            [key: string]: unknown;
        };
        /** @description The appearance of the organization's login pages. */
        OrganizationBranding: {
            /** @description The address of the organization's logo. */
            logo_url?: string;
            /** @description The organization's colors. */
            colors?: {
                /** @description The color of buttons and links. */
                primary?: string;
                /** @description The background color of pages. */
                page_background?: string;
            };
        };
        /** @description An organization. */
        Organization: {
            id: components["schemas"]["OrganizationId"];
            name?: components["schemas"]["OrganizationName"];
            display_name?: components["schemas"]["OrganizationDisplayName"];
            metadata?: components["schemas"]["OrganizationMetadata"];
            branding?: components["schemas"]["OrganizationBranding"];
        };
        /** @description The data of an `organization.created` event. An organization was created. */
        OrganizationCreatedData: {
            object: components["schemas"]["Organization"];
            context?: components["schemas"]["EventContext"];
        };
        /** @description An organization was created. */
        OrganizationCreatedEvent: {
            specversion: components["schemas"]["CloudEventSpecVersion"];
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "organization.created";
            source: components["schemas"]["CloudEventSource"];
            id: components["schemas"]["EventId"];
            time: components["schemas"]["Timestamp"];
            data: components["schemas"]["OrganizationCreatedData"];
            xtenant: components["schemas"]["CloudEventTenant"];
            xstream?: components["schemas"]["EventStreamId"];
            xpurpose?: components["schemas"]["CloudEventPurpose"];
            traceparent?: components["schemas"]["TraceParent"];
            tracestate?: components["schemas"]["TraceState"];
        };
        /** @description The message that carries an `organization.created` event. An organization was created. */
        OrganizationCreatedMessage: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "organization.created";
            offset: components["schemas"]["Offset"];
            event: components["schemas"]["OrganizationCreatedEvent"];
        };
        /** @description An organization that was deleted. */
        DeletedOrganization: {
            id: components["schemas"]["OrganizationId"];
            name?: components["schemas"]["OrganizationName"];
            display_name?: components["schemas"]["OrganizationDisplayName"];
            metadata?: components["schemas"]["OrganizationMetadata"];
        };
        /** @description The data of an `organization.deleted` event. An organization was deleted. `object` is its last state, without branding. */
        OrganizationDeletedData: {
            object: components["schemas"]["DeletedOrganization"];
            context?: components["schemas"]["EventContext"];
        };
        /** @description An organization was deleted. `object` is its last state, without branding. */
        OrganizationDeletedEvent: {
            specversion: components["schemas"]["CloudEventSpecVersion"];
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "organization.deleted";
            source: components["schemas"]["CloudEventSource"];
            id: components["schemas"]["EventId"];
            time: components["schemas"]["Timestamp"];
            data: components["schemas"]["OrganizationDeletedData"];
            xtenant: components["schemas"]["CloudEventTenant"];
            xstream?: components["schemas"]["EventStreamId"];
            xpurpose?: components["schemas"]["CloudEventPurpose"];
            traceparent?: components["schemas"]["TraceParent"];
            tracestate?: components["schemas"]["TraceState"];
        };
        /** @description The message that carries an `organization.deleted` event. An organization was deleted. `object` is its last state, without branding. */
        OrganizationDeletedMessage: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "organization.deleted";
            offset: components["schemas"]["Offset"];
            event: components["schemas"]["OrganizationDeletedEvent"];
        };
        /** @description An organization, with only its identifier. */
        OrganizationIdentifier: {
            id: components["schemas"]["OrganizationId"];
        };
        /** @description A role that was assigned to a group within an organization. */
        OrganizationGroupRoleAssignment: {
            organization: components["schemas"]["OrganizationIdentifier"];
            role: components["schemas"]["RoleReference"];
            group: components["schemas"]["GroupReference"];
            created_at: components["schemas"]["ReportedTime"];
        };
        /** @description The data of an `organization.group.role.assigned` event. A role within an organization was assigned to a group. */
        OrganizationGroupRoleAssignedData: {
            object: components["schemas"]["OrganizationGroupRoleAssignment"];
            context?: components["schemas"]["EventContext"];
        };
        /** @description A role within an organization was assigned to a group. */
        OrganizationGroupRoleAssignedEvent: {
            specversion: components["schemas"]["CloudEventSpecVersion"];
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "organization.group.role.assigned";
            source: components["schemas"]["CloudEventSource"];
            id: components["schemas"]["EventId"];
            time: components["schemas"]["Timestamp"];
            data: components["schemas"]["OrganizationGroupRoleAssignedData"];
            xtenant: components["schemas"]["CloudEventTenant"];
            xstream?: components["schemas"]["EventStreamId"];
            xpurpose?: components["schemas"]["CloudEventPurpose"];
            traceparent?: components["schemas"]["TraceParent"];
            tracestate?: components["schemas"]["TraceState"];
        };
        /** @description The message that carries an `organization.group.role.assigned` event. A role within an organization was assigned to a group. */
        OrganizationGroupRoleAssignedMessage: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "organization.group.role.assigned";
            offset: components["schemas"]["Offset"];
            event: components["schemas"]["OrganizationGroupRoleAssignedEvent"];
        };
        /** @description A role that was taken from a group within an organization. */
        OrganizationGroupRoleDeletion: {
            organization: components["schemas"]["OrganizationIdentifier"];
            role: components["schemas"]["RoleIdentifier"];
            group: components["schemas"]["GroupReference"];
            deleted_at: components["schemas"]["ReportedTime"];
        };
        /** @description The data of an `organization.group.role.deleted` event. A role within an organization was taken from a group. */
        OrganizationGroupRoleDeletedData: {
            object: components["schemas"]["OrganizationGroupRoleDeletion"];
            context?: components["schemas"]["EventContext"];
        };
        /** @description A role within an organization was taken from a group. */
        OrganizationGroupRoleDeletedEvent: {
            specversion: components["schemas"]["CloudEventSpecVersion"];
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "organization.group.role.deleted";
            source: components["schemas"]["CloudEventSource"];
            id: components["schemas"]["EventId"];
            time: components["schemas"]["Timestamp"];
            data: components["schemas"]["OrganizationGroupRoleDeletedData"];
            xtenant: components["schemas"]["CloudEventTenant"];
            xstream?: components["schemas"]["EventStreamId"];
            xpurpose?: components["schemas"]["CloudEventPurpose"];
            traceparent?: components["schemas"]["TraceParent"];
            tracestate?: components["schemas"]["TraceState"];
        };
        /** @description The message that carries an `organization.group.role.deleted` event. A role within an organization was taken from a group. */
        OrganizationGroupRoleDeletedMessage: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "organization.group.role.deleted";
            offset: components["schemas"]["Offset"];
            event: components["schemas"]["OrganizationGroupRoleDeletedEvent"];
        };
        /** @description A reference to a user. */
        UserReference: {
            user_id: components["schemas"]["UserId"];
        };
        /** @description An organization and one member of it. */
        OrganizationMembership: {
            organization: components["schemas"]["OrganizationReference"];
            user: components["schemas"]["UserReference"];
        };
        /** @description The data of an `organization.member.added` event. A user became a member of an organization. */
        OrganizationMemberAddedData: {
            object: components["schemas"]["OrganizationMembership"];
            context?: components["schemas"]["EventContext"];
        };
        /** @description A user became a member of an organization. */
        OrganizationMemberAddedEvent: {
            specversion: components["schemas"]["CloudEventSpecVersion"];
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "organization.member.added";
            source: components["schemas"]["CloudEventSource"];
            id: components["schemas"]["EventId"];
            time: components["schemas"]["Timestamp"];
            data: components["schemas"]["OrganizationMemberAddedData"];
            xtenant: components["schemas"]["CloudEventTenant"];
            xstream?: components["schemas"]["EventStreamId"];
            xpurpose?: components["schemas"]["CloudEventPurpose"];
            traceparent?: components["schemas"]["TraceParent"];
            tracestate?: components["schemas"]["TraceState"];
        };
        /** @description The message that carries an `organization.member.added` event. A user became a member of an organization. */
        OrganizationMemberAddedMessage: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "organization.member.added";
            offset: components["schemas"]["Offset"];
            event: components["schemas"]["OrganizationMemberAddedEvent"];
        };
        /** @description The data of an `organization.member.deleted` event. A user is no longer a member of an organization. */
        OrganizationMemberDeletedData: {
            object: components["schemas"]["OrganizationMembership"];
            context?: components["schemas"]["EventContext"];
        };
        /** @description A user is no longer a member of an organization. */
        OrganizationMemberDeletedEvent: {
            specversion: components["schemas"]["CloudEventSpecVersion"];
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "organization.member.deleted";
            source: components["schemas"]["CloudEventSource"];
            id: components["schemas"]["EventId"];
            time: components["schemas"]["Timestamp"];
            data: components["schemas"]["OrganizationMemberDeletedData"];
            xtenant: components["schemas"]["CloudEventTenant"];
            xstream?: components["schemas"]["EventStreamId"];
            xpurpose?: components["schemas"]["CloudEventPurpose"];
            traceparent?: components["schemas"]["TraceParent"];
            tracestate?: components["schemas"]["TraceState"];
        };
        /** @description The message that carries an `organization.member.deleted` event. A user is no longer a member of an organization. */
        OrganizationMemberDeletedMessage: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "organization.member.deleted";
            offset: components["schemas"]["Offset"];
            event: components["schemas"]["OrganizationMemberDeletedEvent"];
        };
        /** @description A role that a member has, or had, within an organization. */
        OrganizationMemberRole: {
            organization: components["schemas"]["OrganizationIdentifier"];
            user: components["schemas"]["UserReference"];
            role: components["schemas"]["RoleReference"];
        };
        /** @description The data of an `organization.member.role.assigned` event. A role was assigned to a member of an organization. */
        OrganizationMemberRoleAssignedData: {
            object: components["schemas"]["OrganizationMemberRole"];
            context?: components["schemas"]["EventContext"];
        };
        /** @description A role was assigned to a member of an organization. */
        OrganizationMemberRoleAssignedEvent: {
            specversion: components["schemas"]["CloudEventSpecVersion"];
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "organization.member.role.assigned";
            source: components["schemas"]["CloudEventSource"];
            id: components["schemas"]["EventId"];
            time: components["schemas"]["Timestamp"];
            data: components["schemas"]["OrganizationMemberRoleAssignedData"];
            xtenant: components["schemas"]["CloudEventTenant"];
            xstream?: components["schemas"]["EventStreamId"];
            xpurpose?: components["schemas"]["CloudEventPurpose"];
            traceparent?: components["schemas"]["TraceParent"];
            tracestate?: components["schemas"]["TraceState"];
        };
        /** @description The message that carries an `organization.member.role.assigned` event. A role was assigned to a member of an organization. */
        OrganizationMemberRoleAssignedMessage: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "organization.member.role.assigned";
            offset: components["schemas"]["Offset"];
            event: components["schemas"]["OrganizationMemberRoleAssignedEvent"];
        };
        /** @description The data of an `organization.member.role.deleted` event. A role was taken from a member of an organization. */
        OrganizationMemberRoleDeletedData: {
            object: components["schemas"]["OrganizationMemberRole"];
            context?: components["schemas"]["EventContext"];
        };
        /** @description A role was taken from a member of an organization. */
        OrganizationMemberRoleDeletedEvent: {
            specversion: components["schemas"]["CloudEventSpecVersion"];
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "organization.member.role.deleted";
            source: components["schemas"]["CloudEventSource"];
            id: components["schemas"]["EventId"];
            time: components["schemas"]["Timestamp"];
            data: components["schemas"]["OrganizationMemberRoleDeletedData"];
            xtenant: components["schemas"]["CloudEventTenant"];
            xstream?: components["schemas"]["EventStreamId"];
            xpurpose?: components["schemas"]["CloudEventPurpose"];
            traceparent?: components["schemas"]["TraceParent"];
            tracestate?: components["schemas"]["TraceState"];
        };
        /** @description The message that carries an `organization.member.role.deleted` event. A role was taken from a member of an organization. */
        OrganizationMemberRoleDeletedMessage: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "organization.member.role.deleted";
            offset: components["schemas"]["Offset"];
            event: components["schemas"]["OrganizationMemberRoleDeletedEvent"];
        };
        /** @description The data of an `organization.updated` event. An organization was updated. `object` is its new state. */
        OrganizationUpdatedData: {
            object: components["schemas"]["Organization"];
            context?: components["schemas"]["EventContext"];
        };
        /** @description An organization was updated. `object` is its new state. */
        OrganizationUpdatedEvent: {
            specversion: components["schemas"]["CloudEventSpecVersion"];
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "organization.updated";
            source: components["schemas"]["CloudEventSource"];
            id: components["schemas"]["EventId"];
            time: components["schemas"]["Timestamp"];
            data: components["schemas"]["OrganizationUpdatedData"];
            xtenant: components["schemas"]["CloudEventTenant"];
            xstream?: components["schemas"]["EventStreamId"];
            xpurpose?: components["schemas"]["CloudEventPurpose"];
            traceparent?: components["schemas"]["TraceParent"];
            tracestate?: components["schemas"]["TraceState"];
        };
        /** @description The message that carries an `organization.updated` event. An organization was updated. `object` is its new state. */
        OrganizationUpdatedMessage: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "organization.updated";
            offset: components["schemas"]["Offset"];
            event: components["schemas"]["OrganizationUpdatedEvent"];
        };
        /** @description One account that a user logs in with. */
        UserIdentity: {
            /** @description The name of the connection. */
            connection: string;
            /** @description The identifier of the user within the connection. */
            user_id: string;
            /** @description The kind of identity provider. */
            provider: string;
            /** @description Whether the provider is a social network. */
            isSocial: boolean;
            /** @description Profile data from the provider, with any properties. */
            profileData?: {
                [key: string]: unknown;
            };
        };
        /** @description A user. Properties beyond the ones listed here may be present. */
        User: {
            user_id: components["schemas"]["UserId"];
            created_at: components["schemas"]["ReportedTime"];
            updated_at: components["schemas"]["ReportedTime"];
            /** @description The accounts that the user logs in with. */
            identities: components["schemas"]["UserIdentity"][];
            /** @description The user's email address. */
            email?: string;
            /** @description Whether the email address was verified. */
            email_verified?: boolean;
            /** @description The name that the user logs in with. */
            username?: string;
            /** @description The user's phone number. */
            phone_number?: string;
            /** @description Whether the phone number was verified. */
            phone_verified?: boolean;
            /** @description Metadata with any properties. Only applications may change it. */
            app_metadata?: {
                [key: string]: unknown;
            };
            /** @description Metadata with any properties. The user may change it. */
            user_metadata?: {
                [key: string]: unknown;
            };
            /** @description The address of the user's picture. */
            picture?: string;
            /** @description The user's full name. */
            name?: string;
            /** @description The user's nickname. */
            nickname?: string;
            /** @description The user's given name. */
            given_name?: string;
            /** @description The user's family name. */
            family_name?: string;
            /** @description The second factors that the user has enrolled. */
            multifactor?: string[];
            /** @description The IP address of the user's last login. */
            last_ip?: string;
            last_login?: components["schemas"]["ReportedTime"];
            /**
             * Format: int64
             * @description How often the user has logged in.
             */
            logins_count?: number;
            /** @description Whether the user is blocked. */
            blocked?: boolean;
        } & {
            [key: string]: unknown;
        };
        /** @description The data of a `user.created` event. A user was created. */
        UserCreatedData: {
            object: components["schemas"]["User"];
            context?: components["schemas"]["EventContext"];
        };
        /** @description A user was created. */
        UserCreatedEvent: {
            specversion: components["schemas"]["CloudEventSpecVersion"];
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "user.created";
            source: components["schemas"]["CloudEventSource"];
            id: components["schemas"]["EventId"];
            time: components["schemas"]["Timestamp"];
            data: components["schemas"]["UserCreatedData"];
            xtenant: components["schemas"]["CloudEventTenant"];
            xstream?: components["schemas"]["EventStreamId"];
            xpurpose?: components["schemas"]["CloudEventPurpose"];
            traceparent?: components["schemas"]["TraceParent"];
            tracestate?: components["schemas"]["TraceState"];
        };
        /** @description The message that carries a `user.created` event. A user was created. */
        UserCreatedMessage: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "user.created";
            offset: components["schemas"]["Offset"];
            event: components["schemas"]["UserCreatedEvent"];
        };
        /** @description A user who was deleted, with the time of the deletion. */
        DeletedUser: components["schemas"]["User"] & ({
            deleted_at: components["schemas"]["ReportedTime"];
        } & {
            [key: string]: unknown;
        });
        /** @description The data of a `user.deleted` event. A user was deleted. `object` is their last state. */
        UserDeletedData: {
            object: components["schemas"]["DeletedUser"];
            context?: components["schemas"]["EventContext"];
        };
        /** @description A user was deleted. `object` is their last state. */
        UserDeletedEvent: {
            specversion: components["schemas"]["CloudEventSpecVersion"];
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "user.deleted";
            source: components["schemas"]["CloudEventSource"];
            id: components["schemas"]["EventId"];
            time: components["schemas"]["Timestamp"];
            data: components["schemas"]["UserDeletedData"];
            xtenant: components["schemas"]["CloudEventTenant"];
            xstream?: components["schemas"]["EventStreamId"];
            xpurpose?: components["schemas"]["CloudEventPurpose"];
            traceparent?: components["schemas"]["TraceParent"];
            tracestate?: components["schemas"]["TraceState"];
        };
        /** @description The message that carries a `user.deleted` event. A user was deleted. `object` is their last state. */
        UserDeletedMessage: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "user.deleted";
            offset: components["schemas"]["Offset"];
            event: components["schemas"]["UserDeletedEvent"];
        };
        /** @description The data of a `user.updated` event. A user was updated. `object` is their new state. */
        UserUpdatedData: {
            object: components["schemas"]["User"];
            context?: components["schemas"]["EventContext"];
        };
        /** @description A user was updated. `object` is their new state. */
        UserUpdatedEvent: {
            specversion: components["schemas"]["CloudEventSpecVersion"];
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "user.updated";
            source: components["schemas"]["CloudEventSource"];
            id: components["schemas"]["EventId"];
            time: components["schemas"]["Timestamp"];
            data: components["schemas"]["UserUpdatedData"];
            xtenant: components["schemas"]["CloudEventTenant"];
            xstream?: components["schemas"]["EventStreamId"];
            xpurpose?: components["schemas"]["CloudEventPurpose"];
            traceparent?: components["schemas"]["TraceParent"];
            tracestate?: components["schemas"]["TraceState"];
        };
        /** @description The message that carries a `user.updated` event. A user was updated. `object` is their new state. */
        UserUpdatedMessage: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "user.updated";
            offset: components["schemas"]["Offset"];
            event: components["schemas"]["UserUpdatedEvent"];
        };
        /** @description A heartbeat that moves the cursor and carries no event. It may repeat the last offset. */
        OffsetOnlyMessage: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "offset-only";
            offset: components["schemas"]["Offset"];
        };
        /**
         * @description - `cursor_expired`: the reader was so slow that the service no longer keeps the events after its position. A request that
         *       resumes at this position gets 410.
         *     - `connection_timeout`: the connection reached its planned end, the access token expired, its client has been disabled, its
         *       signing key has been revoked, or the service is restarting. Reconnect at once, with a token that is still valid.
         *     - `processing_error`: the event log could not be read. Reconnect after a pause.
         * @enum {string}
         */
        StreamErrorCode: "cursor_expired" | "connection_timeout" | "processing_error";
        /** @description Why the stream closes. */
        StreamError: {
            code: components["schemas"]["StreamErrorCode"];
            /** @description A sentence for people. Do not parse it. */
            message: string;
        };
        /** @description The last message before the stream closes. Reconnect, with `offset` as the cursor. */
        ErrorMessage: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "error";
            offset: components["schemas"]["Offset"];
            error: components["schemas"]["StreamError"];
        };
        /** @description One message of a subscription. `type` is an event type when the message carries an event, `offset-only` for a heartbeat and `error` before the stream closes. Ignore a type that you do not know, but keep its offset. */
        SubscriptionMessage: components["schemas"]["GroupCreatedMessage"] | components["schemas"]["GroupDeletedMessage"] | components["schemas"]["GroupMemberAddedMessage"] | components["schemas"]["GroupMemberDeletedMessage"] | components["schemas"]["GroupRoleAssignedMessage"] | components["schemas"]["GroupRoleDeletedMessage"] | components["schemas"]["GroupUpdatedMessage"] | components["schemas"]["OrganizationConnectionAddedMessage"] | components["schemas"]["OrganizationConnectionRemovedMessage"] | components["schemas"]["OrganizationConnectionUpdatedMessage"] | components["schemas"]["OrganizationCreatedMessage"] | components["schemas"]["OrganizationDeletedMessage"] | components["schemas"]["OrganizationGroupRoleAssignedMessage"] | components["schemas"]["OrganizationGroupRoleDeletedMessage"] | components["schemas"]["OrganizationMemberAddedMessage"] | components["schemas"]["OrganizationMemberDeletedMessage"] | components["schemas"]["OrganizationMemberRoleAssignedMessage"] | components["schemas"]["OrganizationMemberRoleDeletedMessage"] | components["schemas"]["OrganizationUpdatedMessage"] | components["schemas"]["UserCreatedMessage"] | components["schemas"]["UserDeletedMessage"] | components["schemas"]["UserUpdatedMessage"] | components["schemas"]["OffsetOnlyMessage"] | components["schemas"]["ErrorMessage"];
        /** @description Number of subscribers of events. */
        EventSubscribers: {
            /**
             * Format: int64
             * @description Subscriptions that are open at present.
             */
            subscriptions: number;
        };
        /** @description A page of the attempts of an event. */
        EventAttemptsPage: {
            attempts: components["schemas"]["DeliveryAttempts"];
            next?: components["schemas"]["Checkpoint"];
        };
        /**
         * @description What was done: the `operationId` of a write, the command of an operator, or for the kind `system` the type of a notice.
         * @enum {string}
         */
        LogOperation: "create_event_stream" | "update_event_stream" | "delete_event_stream" | "test_event_stream" | "redeliver_events" | "redeliver_event" | "replay_events" | "end_replay" | "skip_events" | "publish_events" | "create_rate_limit_policy" | "update_rate_limit_policy" | "delete_rate_limit_policy" | "issue_token" | "create_client" | "rotate_client_secret" | "disable_client" | "rotate_signing_key" | "revoke_signing_key" | "seal_keys" | "erase_events" | "event_stream.failing" | "event_stream.recovered" | "event_stream.behind" | "event_stream.disabled" | "events.dropped" | "signing_key.rotated" | "clock.jumped" | "node.took_over";
        /**
         * @description The kind of an entry.
         *     - `change`: a request changed something.
         *     - `refusal`: writes of a client with a valid token were refused, or its secret was wrong.
         *     - `token`: a client got tokens.
         *     - `command`: an operator ran a command on a machine of the service.
         *     - `system`: the service noticed or did something by itself.
         * @enum {string}
         */
        LogKind: "change" | "refusal" | "token" | "command" | "system";
        /**
         * Format: log-id
         * @description Identifier of an entry of the tenant's log. It is `log_` and 22 base58 characters. Ids sort by creation.
         * @example log_1CfRq4VtXbNe7JmPsKwD8y
         */
        LogId: string;
        /** @description The client that caused an entry. Absent for commands, notices of the service, and sums of more clients than the service counts separately. */
        LogClient: {
            /** @description The identifier of the client. */
            id: string;
            /** @description The name that the client had then. Absent if the service did not know it. */
            name?: string;
        };
        /**
         * @description The kind of a resource.
         * @enum {string}
         */
        LogResourceType: "event_stream" | "event_delivery" | "event" | "rate_limit_policy" | "client" | "signing_key" | "node";
        /** @description What an entry is about. */
        LogResource: {
            type: components["schemas"]["LogResourceType"];
            /** @description The identifier of the resource. Absent for many resources at once. */
            id?: string;
            /** @description The name that the resource had then. For a policy, its consumer selector. Absent if it has none. */
            name?: string;
        };
        /** @description What happened in the tenant, who caused it, and with which request. An entry never holds the values of properties. */
        LogEntry: {
            id: components["schemas"]["LogId"];
            /** @description When it happened. For an entry with a `count`, when it happened first. */
            date: components["schemas"]["Timestamp"];
            kind: components["schemas"]["LogKind"];
            operation: components["schemas"]["LogOperation"];
            client?: components["schemas"]["LogClient"];
            resource?: components["schemas"]["LogResource"];
            /** @description The names of the properties that changed. Absent if the entry is not about a changed resource. */
            changed?: string[];
            /**
             * Format: int32
             * @description The status of the answer. Absent for commands and notices of the service.
             */
            status?: number;
            /** @description Why the request was refused. Absent if it was not, or if the answer had no such code. */
            error_code?: components["schemas"]["ErrorCode"];
            /** @description A sentence for people that says more, such as why an event stream was disabled. Programs must not read it. */
            detail?: string;
            /**
             * Format: int64
             * @description How often it happened. Refusals and issued tokens are summed, one entry for each client, operation, reason and minute. Wrong secrets are summed for each client and hour. All other entries count 1.
             */
            count: number;
            /** @description The first 64 characters of the request's `X-Correlation-ID`. Absent if the request had none, and for sums. */
            correlation_id?: string;
            /** @description The `X-Request-ID` of the answer. Absent for sums, commands and notices of the service. */
            request_id?: string;
            /** @description The address of the caller. Absent for commands and notices of the service. For a sum, the address of the first request. */
            ip?: string;
            /** @description The first 256 characters of the `User-Agent` of the request. For a sum, of the first request. */
            user_agent?: string;
        };
        /** @description A page of the tenant's log. */
        LogsPage: {
            /** @description Entries of the log, newest first. */
            logs: components["schemas"]["LogEntry"][];
            next?: components["schemas"]["Checkpoint"];
        };
        /**
         * Format: uri-reference
         * @description Where the event originated. Subscribers see it unchanged.
         */
        PublisherEventSource: string;
        /**
         * Format: date-time
         * @description When the event happened, as an RFC 3339 date-time. If omitted, the time at which the service accepts the event.
         */
        PublisherEventTime: string;
        /** @description What the event is about, within its source. Accepted but not kept. */
        PublisherEventSubject: string;
        /**
         * Format: uri
         * @description A schema that `data` adheres to. Accepted but not kept.
         */
        PublisherEventDataSchema: string;
        /** @description Your own identifier of the event. Together with `source` it makes publishing idempotent: an event whose `source` and `id` are already in the log is not stored again. */
        PublisherEventId: string;
        /**
         * @description The media type of `data`, which must be a JSON media type. Accepted but not kept.
         * @example application/json
         */
        JsonMediaType: string;
        /** @description An event to publish, in the JSON format of CloudEvents 1.0. `type` decides the format of `data`. The service refuses `xtenant`, `xstream` and `xpurpose`, which only it sets. It keeps `traceparent` and `tracestate`, but no other extension attributes. An optional attribute that is null counts as omitted. */
        PublishEvent: ({
            specversion: components["schemas"]["CloudEventSpecVersion"];
            id: components["schemas"]["PublisherEventId"];
            source: components["schemas"]["PublisherEventSource"];
            type: components["schemas"]["EventType"];
            time?: components["schemas"]["PublisherEventTime"] | null;
            datacontenttype?: components["schemas"]["JsonMediaType"] | null;
            dataschema?: components["schemas"]["PublisherEventDataSchema"] | null;
            subject?: components["schemas"]["PublisherEventSubject"] | null;
            traceparent?: components["schemas"]["TraceParent"] | null;
            tracestate?: components["schemas"]["TraceState"] | null;
            /** @description What happened. Its shape depends on `type`. */
            data: unknown;
        } & {
            [key: string]: unknown;
        }) & (({
            /**
             * @constant
             * @enum {string}
             */
            type: "group.created";
            data: components["schemas"]["GroupCreatedData"];
        } & {
            [key: string]: unknown;
        }) | ({
            /**
             * @constant
             * @enum {string}
             */
            type: "group.deleted";
            data: components["schemas"]["GroupDeletedData"];
        } & {
            [key: string]: unknown;
        }) | ({
            /**
             * @constant
             * @enum {string}
             */
            type: "group.member.added";
            data: components["schemas"]["GroupMemberAddedData"];
        } & {
            [key: string]: unknown;
        }) | ({
            /**
             * @constant
             * @enum {string}
             */
            type: "group.member.deleted";
            data: components["schemas"]["GroupMemberDeletedData"];
        } & {
            [key: string]: unknown;
        }) | ({
            /**
             * @constant
             * @enum {string}
             */
            type: "group.role.assigned";
            data: components["schemas"]["GroupRoleAssignedData"];
        } & {
            [key: string]: unknown;
        }) | ({
            /**
             * @constant
             * @enum {string}
             */
            type: "group.role.deleted";
            data: components["schemas"]["GroupRoleDeletedData"];
        } & {
            [key: string]: unknown;
        }) | ({
            /**
             * @constant
             * @enum {string}
             */
            type: "group.updated";
            data: components["schemas"]["GroupUpdatedData"];
        } & {
            [key: string]: unknown;
        }) | ({
            /**
             * @constant
             * @enum {string}
             */
            type: "organization.connection.added";
            data: components["schemas"]["OrganizationConnectionAddedData"];
        } & {
            [key: string]: unknown;
        }) | ({
            /**
             * @constant
             * @enum {string}
             */
            type: "organization.connection.removed";
            data: components["schemas"]["OrganizationConnectionRemovedData"];
        } & {
            [key: string]: unknown;
        }) | ({
            /**
             * @constant
             * @enum {string}
             */
            type: "organization.connection.updated";
            data: components["schemas"]["OrganizationConnectionUpdatedData"];
        } & {
            [key: string]: unknown;
        }) | ({
            /**
             * @constant
             * @enum {string}
             */
            type: "organization.created";
            data: components["schemas"]["OrganizationCreatedData"];
        } & {
            [key: string]: unknown;
        }) | ({
            /**
             * @constant
             * @enum {string}
             */
            type: "organization.deleted";
            data: components["schemas"]["OrganizationDeletedData"];
        } & {
            [key: string]: unknown;
        }) | ({
            /**
             * @constant
             * @enum {string}
             */
            type: "organization.group.role.assigned";
            data: components["schemas"]["OrganizationGroupRoleAssignedData"];
        } & {
            [key: string]: unknown;
        }) | ({
            /**
             * @constant
             * @enum {string}
             */
            type: "organization.group.role.deleted";
            data: components["schemas"]["OrganizationGroupRoleDeletedData"];
        } & {
            [key: string]: unknown;
        }) | ({
            /**
             * @constant
             * @enum {string}
             */
            type: "organization.member.added";
            data: components["schemas"]["OrganizationMemberAddedData"];
        } & {
            [key: string]: unknown;
        }) | ({
            /**
             * @constant
             * @enum {string}
             */
            type: "organization.member.deleted";
            data: components["schemas"]["OrganizationMemberDeletedData"];
        } & {
            [key: string]: unknown;
        }) | ({
            /**
             * @constant
             * @enum {string}
             */
            type: "organization.member.role.assigned";
            data: components["schemas"]["OrganizationMemberRoleAssignedData"];
        } & {
            [key: string]: unknown;
        }) | ({
            /**
             * @constant
             * @enum {string}
             */
            type: "organization.member.role.deleted";
            data: components["schemas"]["OrganizationMemberRoleDeletedData"];
        } & {
            [key: string]: unknown;
        }) | ({
            /**
             * @constant
             * @enum {string}
             */
            type: "organization.updated";
            data: components["schemas"]["OrganizationUpdatedData"];
        } & {
            [key: string]: unknown;
        }) | ({
            /**
             * @constant
             * @enum {string}
             */
            type: "user.created";
            data: components["schemas"]["UserCreatedData"];
        } & {
            [key: string]: unknown;
        }) | ({
            /**
             * @constant
             * @enum {string}
             */
            type: "user.deleted";
            data: components["schemas"]["UserDeletedData"];
        } & {
            [key: string]: unknown;
        }) | ({
            /**
             * @constant
             * @enum {string}
             */
            type: "user.updated";
            data: components["schemas"]["UserUpdatedData"];
        } & {
            [key: string]: unknown;
        }));
        /** @description Events to publish together. Either all of them are accepted or none is. */
        PublishEventBatch: components["schemas"]["PublishEvent"][];
        /** @description The data of one event, in binary mode. The header `ce-type` decides which of these shapes applies. */
        PublishEventData: {
            /** @description What the event is about. */
            object: unknown;
            context?: components["schemas"]["EventContext"];
        } | components["schemas"]["GroupCreatedData"] | components["schemas"]["GroupDeletedData"] | components["schemas"]["GroupMemberAddedData"] | components["schemas"]["GroupMemberDeletedData"] | components["schemas"]["GroupRoleAssignedData"] | components["schemas"]["GroupRoleDeletedData"] | components["schemas"]["GroupUpdatedData"] | components["schemas"]["OrganizationConnectionAddedData"] | components["schemas"]["OrganizationConnectionRemovedData"] | components["schemas"]["OrganizationConnectionUpdatedData"] | components["schemas"]["OrganizationCreatedData"] | components["schemas"]["OrganizationDeletedData"] | components["schemas"]["OrganizationGroupRoleAssignedData"] | components["schemas"]["OrganizationGroupRoleDeletedData"] | components["schemas"]["OrganizationMemberAddedData"] | components["schemas"]["OrganizationMemberDeletedData"] | components["schemas"]["OrganizationMemberRoleAssignedData"] | components["schemas"]["OrganizationMemberRoleDeletedData"] | components["schemas"]["OrganizationUpdatedData"] | components["schemas"]["UserCreatedData"] | components["schemas"]["UserDeletedData"] | components["schemas"]["UserUpdatedData"];
        /** @description An event that was accepted. */
        PublishedEvent: {
            id: components["schemas"]["PublisherEventId"];
            event_id: components["schemas"]["EventId"];
            offset: components["schemas"]["Offset"];
            /** @description Whether the log already had an event with this `source` and `id`. If so, `event_id` and `offset` name that event. */
            duplicate: boolean;
        };
        /** @description The events that were accepted, in the order in which they were sent. They are on disk. */
        PublishedEvents: {
            /** @description One entry for each event of the request. */
            events: components["schemas"]["PublishedEvent"][];
        };
        /**
         * @description The API that the policy protects. `oauth_authentication_api` is the token endpoint.
         * @enum {string}
         */
        RateLimitPolicyResource: "oauth_authentication_api";
        /**
         * @description Whom the policy applies to.
         * @enum {string}
         */
        RateLimitPolicyConsumer: "client";
        /**
         * @description Which consumers the policy applies to: `client_id:` and a client's id, `cimd_clients`, `third_party_clients` or `default`.
         *     - `client_id:` and a client's id: one client. The client need not exist yet.
         *     - `client_id:` and a URI: one CIMD client, a client whose id is a URI. An https URI must be in its normal form, such as `https://app.example.com/client.json`: another form is refused, because it could match no client.
         *     - `cimd_clients`: all CIMD clients, counted together.
         *     - `third_party_clients`: all third-party clients, counted together.
         *     - `default`: any consumer that no other policy targets, each counted separately.
         *     The first match in this order applies.
         * @example client_id:nightly-import
         */
        RateLimitPolicyConsumerSelector: string;
        /**
         * Format: rate-limit-policy-id
         * @description Identifier of a rate limit policy. It is `rlp_` and 22 base58 characters. Ids sort by creation.
         * @example rlp_1CfRp9HbXeJu5MkTcVwF7z
         */
        RateLimitPolicyId: string;
        /** @description Exempts the consumer from every limit. */
        RateLimitAllow: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            action: "allow";
        };
        /**
         * Format: int32
         * @description Number of requests let through each second. 0 lets none through.
         */
        RateLimit: number;
        /** @description Answers 429 to requests beyond the limit. */
        RateLimitBlock: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            action: "block";
            limit: components["schemas"]["RateLimit"];
        };
        /** @description Logs requests beyond the limit and lets them through. */
        RateLimitLog: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            action: "log";
            limit: components["schemas"]["RateLimit"];
        };
        /** @description Answers 302 to requests beyond the limit. */
        RateLimitRedirect: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            action: "redirect";
            limit: components["schemas"]["RateLimit"];
            /**
             * Format: uri
             * @description Where to redirect: an `https` address with a host name or an IPv4 address.
             * @example https://example.com/slow-down
             */
            redirect_uri: string;
        };
        /** @description What the policy does. Other actions may be added. */
        RateLimitPolicyConfiguration: components["schemas"]["RateLimitAllow"] | components["schemas"]["RateLimitBlock"] | components["schemas"]["RateLimitLog"] | components["schemas"]["RateLimitRedirect"];
        /** @description A policy limits how often clients may call the protected API. */
        RateLimitPolicy: {
            id: components["schemas"]["RateLimitPolicyId"];
            resource: components["schemas"]["RateLimitPolicyResource"];
            consumer: components["schemas"]["RateLimitPolicyConsumer"];
            consumer_selector: components["schemas"]["RateLimitPolicyConsumerSelector"];
            configuration: components["schemas"]["RateLimitPolicyConfiguration"];
            created_at?: components["schemas"]["Timestamp"];
            updated_at?: components["schemas"]["Timestamp"];
        };
        /** @description Policies in the order of their creation. */
        RateLimitPolicies: components["schemas"]["RateLimitPolicy"][];
        /** @description A page of policies in checkpoint paging. */
        RateLimitPoliciesCheckpointPage: {
            rate_limit_policies: components["schemas"]["RateLimitPolicies"];
            next?: components["schemas"]["Checkpoint"];
        };
        /** @description A page of policies in offset paging. */
        RateLimitPoliciesOffsetPage: {
            rate_limit_policies: components["schemas"]["RateLimitPolicies"];
            page: components["schemas"]["PageNumber"];
            per_page: components["schemas"]["PageSize"];
            total: components["schemas"]["TotalResults"];
        };
        /** @description A new policy. */
        RateLimitPolicyCreate: {
            resource: components["schemas"]["RateLimitPolicyResource"];
            consumer: components["schemas"]["RateLimitPolicyConsumer"];
            consumer_selector: components["schemas"]["RateLimitPolicyConsumerSelector"];
            configuration: components["schemas"]["RateLimitPolicyConfiguration"];
        };
        /** @description The new configuration. Nothing else of a policy can be changed. */
        RateLimitPolicyUpdate: {
            configuration: components["schemas"]["RateLimitPolicyConfiguration"];
        };
        /** @description A request for an access token with the client credentials grant (RFC 6749, section 4.4). Unknown parameters are ignored. */
        TokenRequest: {
            /**
             * @description The grant, `client_credentials`. Any other grant is answered with `unsupported_grant_type`.
             * @example client_credentials
             */
            grant_type: string;
            /** @description The API that the token is for: `/api/v2/`, with or without the scheme and host of the tenant in front. */
            audience: string;
            /** @description Id of the client. Omit it when you use HTTP Basic. */
            client_id?: string;
            /**
             * Format: password
             * @description Secret of the client. Omit it when you use HTTP Basic.
             */
            client_secret?: string;
            /** @description Requested scopes, separated by spaces. If omitted, the token has those scopes of the client that an operation of this document needs. A token is at most 4,096 characters long, so that every proxy accepts it: too many scopes are refused. */
            scope?: string;
        } & {
            [key: string]: unknown;
        };
        /** @description An access token (RFC 6749, section 5.1). */
        TokenResponse: {
            /** @description The access token, a JSON Web Token (RFC 9068). Send it as `Authorization: Bearer …`. */
            access_token: string;
            /**
             * @constant
             * @enum {string}
             */
            token_type: "Bearer";
            /**
             * Format: int64
             * @description Lifetime of the token in seconds.
             */
            expires_in: number;
            /** @description The scopes of the token, separated by spaces. */
            scope: string;
        };
        /**
         * @description What went wrong, for programs.
         *     - `invalid_request`: a parameter is missing, malformed or repeated, or the request cannot be read.
         *     - `invalid_client`: the client is unknown, its secret is wrong, or the request has no credentials.
         *     - `unsupported_grant_type`: the grant is not `client_credentials`.
         *     - `invalid_scope`: a scope is unknown or not granted to the client, or the scopes make the token too long.
         *     - `invalid_target`: the audience is unknown or not granted to the client.
         *     - `too_many_requests`: a rate limit policy refuses the request.
         *     - `server_error`: the service failed.
         *     - `temporarily_unavailable`: the service cannot answer now.
         * @enum {string}
         */
        TokenErrorCode: "invalid_request" | "invalid_client" | "unsupported_grant_type" | "invalid_scope" | "invalid_target" | "too_many_requests" | "server_error" | "temporarily_unavailable";
        /** @description The body of an error of the token endpoint (RFC 6749, section 5.2). */
        TokenError: {
            error: components["schemas"]["TokenErrorCode"];
            /** @description A sentence for people. The sentence may change, so programs read `error`. */
            error_description: string;
        };
        /** @description A part of the key, base64url without padding. */
        JsonWebKeyValue: string;
        /** @description Id of the key, as in the header of the tokens that it signed. */
        JsonWebKeyId: string;
        /** @description A key for `EdDSA` (RFC 8037). */
        OkpJsonWebKey: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            kty: "OKP";
            /**
             * @constant
             * @enum {string}
             */
            crv: "Ed25519";
            x: components["schemas"]["JsonWebKeyValue"];
            kid: components["schemas"]["JsonWebKeyId"];
            /**
             * @constant
             * @enum {string}
             */
            use: "sig";
            /**
             * @constant
             * @enum {string}
             */
            alg: "EdDSA";
        };
        /** @description A key for `ES256` (RFC 7518, section 6.2). */
        EcJsonWebKey: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            kty: "EC";
            /**
             * @constant
             * @enum {string}
             */
            crv: "P-256";
            x: components["schemas"]["JsonWebKeyValue"];
            y: components["schemas"]["JsonWebKeyValue"];
            kid: components["schemas"]["JsonWebKeyId"];
            /**
             * @constant
             * @enum {string}
             */
            use: "sig";
            /**
             * @constant
             * @enum {string}
             */
            alg: "ES256";
        };
        /** @description A key for `RS256` (RFC 7518, section 6.3). */
        RsaJsonWebKey: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            kty: "RSA";
            n: components["schemas"]["JsonWebKeyValue"];
            e: components["schemas"]["JsonWebKeyValue"];
            kid: components["schemas"]["JsonWebKeyId"];
            /**
             * @constant
             * @enum {string}
             */
            use: "sig";
            /**
             * @constant
             * @enum {string}
             */
            alg: "RS256";
        };
        /** @description A public key. */
        JsonWebKey: components["schemas"]["OkpJsonWebKey"] | components["schemas"]["EcJsonWebKey"] | components["schemas"]["RsaJsonWebKey"];
        /** @description The public keys that verify access tokens (RFC 7517, section 5). */
        JsonWebKeySet: {
            /** @description The current key, and earlier keys whose tokens may still be valid. */
            keys: components["schemas"]["JsonWebKey"][];
        };
        /** @description How to get tokens here (RFC 8414, section 2). */
        AuthorizationServerMetadata: {
            /**
             * Format: uri
             * @description The issuer of the tokens, without a trailing slash.
             */
            issuer: string;
            /**
             * Format: uri
             * @description Address of the token endpoint.
             */
            token_endpoint: string;
            /**
             * Format: uri
             * @description Address of the public keys.
             */
            jwks_uri: string;
            /** @description The scopes that a client can request. */
            scopes_supported?: string[];
            /** @description Empty, since the service has no authorization endpoint. */
            response_types_supported: string[];
            /** @description The grants of the token endpoint. */
            grant_types_supported: "client_credentials"[];
            /** @description How a client may authenticate at the token endpoint. */
            token_endpoint_auth_methods_supported: ("client_secret_basic" | "client_secret_post")[];
        };
        /** @description An event of the tenant in the JSON format of CloudEvents 1.0. `type` is one of the event types. */
        CloudEvent: components["schemas"]["GroupCreatedEvent"] | components["schemas"]["GroupDeletedEvent"] | components["schemas"]["GroupMemberAddedEvent"] | components["schemas"]["GroupMemberDeletedEvent"] | components["schemas"]["GroupRoleAssignedEvent"] | components["schemas"]["GroupRoleDeletedEvent"] | components["schemas"]["GroupUpdatedEvent"] | components["schemas"]["OrganizationConnectionAddedEvent"] | components["schemas"]["OrganizationConnectionRemovedEvent"] | components["schemas"]["OrganizationConnectionUpdatedEvent"] | components["schemas"]["OrganizationCreatedEvent"] | components["schemas"]["OrganizationDeletedEvent"] | components["schemas"]["OrganizationGroupRoleAssignedEvent"] | components["schemas"]["OrganizationGroupRoleDeletedEvent"] | components["schemas"]["OrganizationMemberAddedEvent"] | components["schemas"]["OrganizationMemberDeletedEvent"] | components["schemas"]["OrganizationMemberRoleAssignedEvent"] | components["schemas"]["OrganizationMemberRoleDeletedEvent"] | components["schemas"]["OrganizationUpdatedEvent"] | components["schemas"]["UserCreatedEvent"] | components["schemas"]["UserDeletedEvent"] | components["schemas"]["UserUpdatedEvent"];
        /**
         * @description What the service noticed or did by itself.
         *     - `event_stream.failing`: the endpoint of an event stream has stopped working.
         *     - `event_stream.recovered`: the endpoint of a failing event stream works again.
         *     - `event_stream.behind`: the oldest event that waits for an event stream is more than an hour old.
         *     - `event_stream.disabled`: the service disabled an event stream, because its endpoint is gone or has failed for too long.
         *     - `events.dropped`: events were not delivered within twice the retention time, and were listed as failed.
         *     - `signing_key.rotated`: the key that signs access tokens was replaced.
         *     - `clock.jumped`: the clock of the service jumped.
         *     - `node.took_over`: a node took over the event streams of a node that had stopped working.
         * @enum {string}
         */
        NoticeType: "event_stream.failing" | "event_stream.recovered" | "event_stream.behind" | "event_stream.disabled" | "events.dropped" | "signing_key.rotated" | "clock.jumped" | "node.took_over";
        /** @description A CloudEvent that tells of an entry of the kind `system`. */
        Notice: {
            /**
             * @constant
             * @enum {string}
             */
            specversion: "1.0";
            type: components["schemas"]["NoticeType"];
            /**
             * Format: uri-reference
             * @description The address of the service.
             */
            source: string;
            /** @description The identifier of the log entry. */
            id: components["schemas"]["LogId"];
            /** @description The date of the log entry. */
            time: components["schemas"]["Timestamp"];
            data: components["schemas"]["LogEntry"];
            /** @description The tenant. */
            xtenant: string;
        };
    };
    responses: {
        /** @description A paging parameter is invalid, the checkpoint has expired, or another query parameter is malformed or unknown. */
        BadRequestPaging: {
            headers: {
                /**
                 * @description No cache may store the answer.
                 * @example no-store
                 */
                "Cache-Control": "no-store";
                /**
                 * @description The service's own id of this request. Quote it when you report a problem.
                 * @example 0193486e-6f5a-7c1b-9d3e-2b8f4a6c1d70
                 */
                "X-Request-ID": string;
                /**
                 * @description Size of the quota, the number of requests in a burst. Absent where no quota applies.
                 * @example 100
                 */
                "X-RateLimit-Limit"?: number;
                /**
                 * @description Number of requests left in the quota now. An answer of more than 256 KB (262,144 bytes) counts as one request for each 256 KB that it begins. Absent where no quota applies.
                 * @example 99
                 */
                "X-RateLimit-Remaining"?: number;
                /**
                 * @description When the quota is full again, in seconds since 1970-01-01T00:00:00Z. Absent where no quota applies.
                 * @example 1795166131
                 */
                "X-RateLimit-Reset"?: number;
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The access token is missing or invalid, or the calling client is not a global client. */
        Unauthorized: {
            headers: {
                /**
                 * @description No cache may store the answer.
                 * @example no-store
                 */
                "Cache-Control": "no-store";
                /**
                 * @description The service's own id of this request. Quote it when you report a problem.
                 * @example 0193486e-6f5a-7c1b-9d3e-2b8f4a6c1d70
                 */
                "X-Request-ID": string;
                /**
                 * @description How to authenticate (RFC 9110, section 11.6.1). Names an error only if the request had a token.
                 * @example Bearer error="invalid_token"
                 */
                "WWW-Authenticate": string;
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The access token lacks the scope of the operation. */
        NeedsReadEventStreams: {
            headers: {
                /**
                 * @description No cache may store the answer.
                 * @example no-store
                 */
                "Cache-Control": "no-store";
                /**
                 * @description The service's own id of this request. Quote it when you report a problem.
                 * @example 0193486e-6f5a-7c1b-9d3e-2b8f4a6c1d70
                 */
                "X-Request-ID": string;
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The request body is larger than 1 MB (1,048,576 bytes). This limit also applies to operations without a body. The connection closes. */
        PayloadTooLarge: {
            headers: {
                /**
                 * @description No cache may store the answer.
                 * @example no-store
                 */
                "Cache-Control": "no-store";
                /**
                 * @description The service's own id of this request. Quote it when you report a problem.
                 * @example 0193486e-6f5a-7c1b-9d3e-2b8f4a6c1d70
                 */
                "X-Request-ID": string;
                /**
                 * @description Size of the quota, the number of requests in a burst. Absent where no quota applies.
                 * @example 100
                 */
                "X-RateLimit-Limit"?: number;
                /**
                 * @description Number of requests left in the quota now. An answer of more than 256 KB (262,144 bytes) counts as one request for each 256 KB that it begins. Absent where no quota applies.
                 * @example 99
                 */
                "X-RateLimit-Remaining"?: number;
                /**
                 * @description When the quota is full again, in seconds since 1970-01-01T00:00:00Z. Absent where no quota applies.
                 * @example 1795166131
                 */
                "X-RateLimit-Reset"?: number;
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The quota of the calling client is used up. */
        TooManyRequests: {
            headers: {
                /**
                 * @description No cache may store the answer.
                 * @example no-store
                 */
                "Cache-Control": "no-store";
                /**
                 * @description The service's own id of this request. Quote it when you report a problem.
                 * @example 0193486e-6f5a-7c1b-9d3e-2b8f4a6c1d70
                 */
                "X-Request-ID": string;
                /**
                 * @description Seconds to wait before the next attempt (RFC 9110, section 10.2.3).
                 * @example 1
                 */
                "Retry-After": number;
                /**
                 * @description Size of the quota, the number of requests in a burst.
                 * @example 100
                 */
                "X-RateLimit-Limit": number;
                /**
                 * @description Number of requests left in the quota now. An answer of more than 256 KB (262,144 bytes) counts as one request for each 256 KB that it begins.
                 * @example 0
                 */
                "X-RateLimit-Remaining": number;
                /**
                 * @description When the quota is full again, in seconds since 1970-01-01T00:00:00Z.
                 * @example 1795166131
                 */
                "X-RateLimit-Reset": number;
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The service failed. The answer gives no details; its `X-Request-ID` is in the log, with the error. */
        InternalError: {
            headers: {
                /**
                 * @description No cache may store the answer.
                 * @example no-store
                 */
                "Cache-Control": "no-store";
                /**
                 * @description The service's own id of this request. Quote it when you report a problem.
                 * @example 0193486e-6f5a-7c1b-9d3e-2b8f4a6c1d70
                 */
                "X-Request-ID": string;
                /**
                 * @description Size of the quota, the number of requests in a burst. Absent where no quota applies.
                 * @example 100
                 */
                "X-RateLimit-Limit"?: number;
                /**
                 * @description Number of requests left in the quota now. An answer of more than 256 KB (262,144 bytes) counts as one request for each 256 KB that it begins. Absent where no quota applies.
                 * @example 99
                 */
                "X-RateLimit-Remaining"?: number;
                /**
                 * @description When the quota is full again, in seconds since 1970-01-01T00:00:00Z. Absent where no quota applies.
                 * @example 1795166131
                 */
                "X-RateLimit-Reset"?: number;
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The service cannot answer now, for example because its store does not answer. A requested change may still take effect. */
        ServiceUnavailable: {
            headers: {
                /**
                 * @description No cache may store the answer.
                 * @example no-store
                 */
                "Cache-Control": "no-store";
                /**
                 * @description The service's own id of this request. Quote it when you report a problem.
                 * @example 0193486e-6f5a-7c1b-9d3e-2b8f4a6c1d70
                 */
                "X-Request-ID": string;
                /**
                 * @description Seconds to wait before the next attempt (RFC 9110, section 10.2.3).
                 * @example 1
                 */
                "Retry-After": number;
                /**
                 * @description Size of the quota, the number of requests in a burst. Absent where no quota applies.
                 * @example 100
                 */
                "X-RateLimit-Limit"?: number;
                /**
                 * @description Number of requests left in the quota now. An answer of more than 256 KB (262,144 bytes) counts as one request for each 256 KB that it begins. Absent where no quota applies.
                 * @example 99
                 */
                "X-RateLimit-Remaining"?: number;
                /**
                 * @description When the quota is full again, in seconds since 1970-01-01T00:00:00Z. Absent where no quota applies.
                 * @example 1795166131
                 */
                "X-RateLimit-Reset"?: number;
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The body is malformed or breaks its schema, or the query has a parameter that the operation does not have. */
        BadRequestEventStream: {
            headers: {
                /**
                 * @description No cache may store the answer.
                 * @example no-store
                 */
                "Cache-Control": "no-store";
                /**
                 * @description The service's own id of this request. Quote it when you report a problem.
                 * @example 0193486e-6f5a-7c1b-9d3e-2b8f4a6c1d70
                 */
                "X-Request-ID": string;
                /**
                 * @description Size of the quota, the number of requests in a burst. Absent where no quota applies.
                 * @example 100
                 */
                "X-RateLimit-Limit"?: number;
                /**
                 * @description Number of requests left in the quota now. An answer of more than 256 KB (262,144 bytes) counts as one request for each 256 KB that it begins. Absent where no quota applies.
                 * @example 99
                 */
                "X-RateLimit-Remaining"?: number;
                /**
                 * @description When the quota is full again, in seconds since 1970-01-01T00:00:00Z. Absent where no quota applies.
                 * @example 1795166131
                 */
                "X-RateLimit-Reset"?: number;
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The access token lacks the scope of the operation. */
        NeedsCreateEventStreams: {
            headers: {
                /**
                 * @description No cache may store the answer.
                 * @example no-store
                 */
                "Cache-Control": "no-store";
                /**
                 * @description The service's own id of this request. Quote it when you report a problem.
                 * @example 0193486e-6f5a-7c1b-9d3e-2b8f4a6c1d70
                 */
                "X-Request-ID": string;
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description Another event stream has this name, or the tenant has 2,000 event streams. */
        EventStreamNotCreated: {
            headers: {
                /**
                 * @description No cache may store the answer.
                 * @example no-store
                 */
                "Cache-Control": "no-store";
                /**
                 * @description The service's own id of this request. Quote it when you report a problem.
                 * @example 0193486e-6f5a-7c1b-9d3e-2b8f4a6c1d70
                 */
                "X-Request-ID": string;
                /**
                 * @description Size of the quota, the number of requests in a burst. Absent where no quota applies.
                 * @example 100
                 */
                "X-RateLimit-Limit"?: number;
                /**
                 * @description Number of requests left in the quota now. An answer of more than 256 KB (262,144 bytes) counts as one request for each 256 KB that it begins. Absent where no quota applies.
                 * @example 99
                 */
                "X-RateLimit-Remaining"?: number;
                /**
                 * @description When the quota is full again, in seconds since 1970-01-01T00:00:00Z. Absent where no quota applies.
                 * @example 1795166131
                 */
                "X-RateLimit-Reset"?: number;
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The service no longer keeps the events after this position. Start again without a cursor, or with `from_timestamp`. */
        Gone: {
            headers: {
                /**
                 * @description No cache may store the answer.
                 * @example no-store
                 */
                "Cache-Control": "no-store";
                /**
                 * @description The service's own id of this request. Quote it when you report a problem.
                 * @example 0193486e-6f5a-7c1b-9d3e-2b8f4a6c1d70
                 */
                "X-Request-ID": string;
                /**
                 * @description Size of the quota, the number of requests in a burst. Absent where no quota applies.
                 * @example 100
                 */
                "X-RateLimit-Limit"?: number;
                /**
                 * @description Number of requests left in the quota now. An answer of more than 256 KB (262,144 bytes) counts as one request for each 256 KB that it begins. Absent where no quota applies.
                 * @example 99
                 */
                "X-RateLimit-Remaining"?: number;
                /**
                 * @description When the quota is full again, in seconds since 1970-01-01T00:00:00Z. Absent where no quota applies.
                 * @example 1795166131
                 */
                "X-RateLimit-Reset"?: number;
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The operation does not accept the media type of the request body, or the body is compressed. */
        UnsupportedMediaType: {
            headers: {
                /**
                 * @description No cache may store the answer.
                 * @example no-store
                 */
                "Cache-Control": "no-store";
                /**
                 * @description The service's own id of this request. Quote it when you report a problem.
                 * @example 0193486e-6f5a-7c1b-9d3e-2b8f4a6c1d70
                 */
                "X-Request-ID": string;
                /**
                 * @description Size of the quota, the number of requests in a burst. Absent where no quota applies.
                 * @example 100
                 */
                "X-RateLimit-Limit"?: number;
                /**
                 * @description Number of requests left in the quota now. An answer of more than 256 KB (262,144 bytes) counts as one request for each 256 KB that it begins. Absent where no quota applies.
                 * @example 99
                 */
                "X-RateLimit-Remaining"?: number;
                /**
                 * @description When the quota is full again, in seconds since 1970-01-01T00:00:00Z. Absent where no quota applies.
                 * @example 1795166131
                 */
                "X-RateLimit-Reset"?: number;
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The path parameter is malformed, or the query has a parameter that the operation does not have. */
        BadRequestPath: {
            headers: {
                /**
                 * @description No cache may store the answer.
                 * @example no-store
                 */
                "Cache-Control": "no-store";
                /**
                 * @description The service's own id of this request. Quote it when you report a problem.
                 * @example 0193486e-6f5a-7c1b-9d3e-2b8f4a6c1d70
                 */
                "X-Request-ID": string;
                /**
                 * @description Size of the quota, the number of requests in a burst. Absent where no quota applies.
                 * @example 100
                 */
                "X-RateLimit-Limit"?: number;
                /**
                 * @description Number of requests left in the quota now. An answer of more than 256 KB (262,144 bytes) counts as one request for each 256 KB that it begins. Absent where no quota applies.
                 * @example 99
                 */
                "X-RateLimit-Remaining"?: number;
                /**
                 * @description When the quota is full again, in seconds since 1970-01-01T00:00:00Z. Absent where no quota applies.
                 * @example 1795166131
                 */
                "X-RateLimit-Reset"?: number;
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The event stream does not exist. */
        EventStreamNotFound: {
            headers: {
                /**
                 * @description No cache may store the answer.
                 * @example no-store
                 */
                "Cache-Control": "no-store";
                /**
                 * @description The service's own id of this request. Quote it when you report a problem.
                 * @example 0193486e-6f5a-7c1b-9d3e-2b8f4a6c1d70
                 */
                "X-Request-ID": string;
                /**
                 * @description Size of the quota, the number of requests in a burst. Absent where no quota applies.
                 * @example 100
                 */
                "X-RateLimit-Limit"?: number;
                /**
                 * @description Number of requests left in the quota now. An answer of more than 256 KB (262,144 bytes) counts as one request for each 256 KB that it begins. Absent where no quota applies.
                 * @example 99
                 */
                "X-RateLimit-Remaining"?: number;
                /**
                 * @description When the quota is full again, in seconds since 1970-01-01T00:00:00Z. Absent where no quota applies.
                 * @example 1795166131
                 */
                "X-RateLimit-Reset"?: number;
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The access token lacks the scope of the operation. */
        NeedsDeleteEventStreams: {
            headers: {
                /**
                 * @description No cache may store the answer.
                 * @example no-store
                 */
                "Cache-Control": "no-store";
                /**
                 * @description The service's own id of this request. Quote it when you report a problem.
                 * @example 0193486e-6f5a-7c1b-9d3e-2b8f4a6c1d70
                 */
                "X-Request-ID": string;
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The resource has changed since the entity tag in `If-Match` was given out. Nothing was changed. */
        PreconditionFailed: {
            headers: {
                /**
                 * @description No cache may store the answer.
                 * @example no-store
                 */
                "Cache-Control": "no-store";
                /**
                 * @description The service's own id of this request. Quote it when you report a problem.
                 * @example 0193486e-6f5a-7c1b-9d3e-2b8f4a6c1d70
                 */
                "X-Request-ID": string;
                /**
                 * @description Size of the quota, the number of requests in a burst. Absent where no quota applies.
                 * @example 100
                 */
                "X-RateLimit-Limit"?: number;
                /**
                 * @description Number of requests left in the quota now. An answer of more than 256 KB (262,144 bytes) counts as one request for each 256 KB that it begins. Absent where no quota applies.
                 * @example 99
                 */
                "X-RateLimit-Remaining"?: number;
                /**
                 * @description When the quota is full again, in seconds since 1970-01-01T00:00:00Z. Absent where no quota applies.
                 * @example 1795166131
                 */
                "X-RateLimit-Reset"?: number;
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The path parameter or the body is malformed, or the query has a parameter that the operation does not have. */
        BadRequestEventStreamUpdate: {
            headers: {
                /**
                 * @description No cache may store the answer.
                 * @example no-store
                 */
                "Cache-Control": "no-store";
                /**
                 * @description The service's own id of this request. Quote it when you report a problem.
                 * @example 0193486e-6f5a-7c1b-9d3e-2b8f4a6c1d70
                 */
                "X-Request-ID": string;
                /**
                 * @description Size of the quota, the number of requests in a burst. Absent where no quota applies.
                 * @example 100
                 */
                "X-RateLimit-Limit"?: number;
                /**
                 * @description Number of requests left in the quota now. An answer of more than 256 KB (262,144 bytes) counts as one request for each 256 KB that it begins. Absent where no quota applies.
                 * @example 99
                 */
                "X-RateLimit-Remaining"?: number;
                /**
                 * @description When the quota is full again, in seconds since 1970-01-01T00:00:00Z. Absent where no quota applies.
                 * @example 1795166131
                 */
                "X-RateLimit-Reset"?: number;
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The access token lacks the scope of the operation. */
        NeedsUpdateEventStreams: {
            headers: {
                /**
                 * @description No cache may store the answer.
                 * @example no-store
                 */
                "Cache-Control": "no-store";
                /**
                 * @description The service's own id of this request. Quote it when you report a problem.
                 * @example 0193486e-6f5a-7c1b-9d3e-2b8f4a6c1d70
                 */
                "X-Request-ID": string;
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description Another event stream has this name, or the request has a `start` but does not enable the event stream. */
        EventStreamNotUpdated: {
            headers: {
                /**
                 * @description No cache may store the answer.
                 * @example no-store
                 */
                "Cache-Control": "no-store";
                /**
                 * @description The service's own id of this request. Quote it when you report a problem.
                 * @example 0193486e-6f5a-7c1b-9d3e-2b8f4a6c1d70
                 */
                "X-Request-ID": string;
                /**
                 * @description Size of the quota, the number of requests in a burst. Absent where no quota applies.
                 * @example 100
                 */
                "X-RateLimit-Limit"?: number;
                /**
                 * @description Number of requests left in the quota now. An answer of more than 256 KB (262,144 bytes) counts as one request for each 256 KB that it begins. Absent where no quota applies.
                 * @example 99
                 */
                "X-RateLimit-Remaining"?: number;
                /**
                 * @description When the quota is full again, in seconds since 1970-01-01T00:00:00Z. Absent where no quota applies.
                 * @example 1795166131
                 */
                "X-RateLimit-Reset"?: number;
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The path parameter is malformed, or a query parameter is malformed or unknown. */
        BadRequestPathAndQuery: {
            headers: {
                /**
                 * @description No cache may store the answer.
                 * @example no-store
                 */
                "Cache-Control": "no-store";
                /**
                 * @description The service's own id of this request. Quote it when you report a problem.
                 * @example 0193486e-6f5a-7c1b-9d3e-2b8f4a6c1d70
                 */
                "X-Request-ID": string;
                /**
                 * @description Size of the quota, the number of requests in a burst. Absent where no quota applies.
                 * @example 100
                 */
                "X-RateLimit-Limit"?: number;
                /**
                 * @description Number of requests left in the quota now. An answer of more than 256 KB (262,144 bytes) counts as one request for each 256 KB that it begins. Absent where no quota applies.
                 * @example 99
                 */
                "X-RateLimit-Remaining"?: number;
                /**
                 * @description When the quota is full again, in seconds since 1970-01-01T00:00:00Z. Absent where no quota applies.
                 * @example 1795166131
                 */
                "X-RateLimit-Reset"?: number;
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The path parameter or the body is malformed, or the query has a parameter that the operation does not have. */
        BadRequestPathAndBody: {
            headers: {
                /**
                 * @description No cache may store the answer.
                 * @example no-store
                 */
                "Cache-Control": "no-store";
                /**
                 * @description The service's own id of this request. Quote it when you report a problem.
                 * @example 0193486e-6f5a-7c1b-9d3e-2b8f4a6c1d70
                 */
                "X-Request-ID": string;
                /**
                 * @description Size of the quota, the number of requests in a burst. Absent where no quota applies.
                 * @example 100
                 */
                "X-RateLimit-Limit"?: number;
                /**
                 * @description Number of requests left in the quota now. An answer of more than 256 KB (262,144 bytes) counts as one request for each 256 KB that it begins. Absent where no quota applies.
                 * @example 99
                 */
                "X-RateLimit-Remaining"?: number;
                /**
                 * @description When the quota is full again, in seconds since 1970-01-01T00:00:00Z. Absent where no quota applies.
                 * @example 1795166131
                 */
                "X-RateLimit-Reset"?: number;
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The event stream is disabled, or 100 test events of it are waiting. */
        TestEventConflict: {
            headers: {
                /**
                 * @description No cache may store the answer.
                 * @example no-store
                 */
                "Cache-Control": "no-store";
                /**
                 * @description The service's own id of this request. Quote it when you report a problem.
                 * @example 0193486e-6f5a-7c1b-9d3e-2b8f4a6c1d70
                 */
                "X-Request-ID": string;
                /**
                 * @description Size of the quota, the number of requests in a burst. Absent where no quota applies.
                 * @example 100
                 */
                "X-RateLimit-Limit"?: number;
                /**
                 * @description Number of requests left in the quota now. An answer of more than 256 KB (262,144 bytes) counts as one request for each 256 KB that it begins. Absent where no quota applies.
                 * @example 99
                 */
                "X-RateLimit-Remaining"?: number;
                /**
                 * @description When the quota is full again, in seconds since 1970-01-01T00:00:00Z. Absent where no quota applies.
                 * @example 1795166131
                 */
                "X-RateLimit-Reset"?: number;
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The path parameter is malformed, a paging parameter is invalid, the checkpoint has expired, or another query parameter is malformed or unknown. */
        BadRequestPathAndPaging: {
            headers: {
                /**
                 * @description No cache may store the answer.
                 * @example no-store
                 */
                "Cache-Control": "no-store";
                /**
                 * @description The service's own id of this request. Quote it when you report a problem.
                 * @example 0193486e-6f5a-7c1b-9d3e-2b8f4a6c1d70
                 */
                "X-Request-ID": string;
                /**
                 * @description Size of the quota, the number of requests in a burst. Absent where no quota applies.
                 * @example 100
                 */
                "X-RateLimit-Limit"?: number;
                /**
                 * @description Number of requests left in the quota now. An answer of more than 256 KB (262,144 bytes) counts as one request for each 256 KB that it begins. Absent where no quota applies.
                 * @example 99
                 */
                "X-RateLimit-Remaining"?: number;
                /**
                 * @description When the quota is full again, in seconds since 1970-01-01T00:00:00Z. Absent where no quota applies.
                 * @example 1795166131
                 */
                "X-RateLimit-Reset"?: number;
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The access token lacks the scope of the operation. */
        NeedsReadEventDeliveries: {
            headers: {
                /**
                 * @description No cache may store the answer.
                 * @example no-store
                 */
                "Cache-Control": "no-store";
                /**
                 * @description The service's own id of this request. Quote it when you report a problem.
                 * @example 0193486e-6f5a-7c1b-9d3e-2b8f4a6c1d70
                 */
                "X-Request-ID": string;
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The event stream does not exist, or its history does not hold the delivery. */
        DeliveryNotFound: {
            headers: {
                /**
                 * @description No cache may store the answer.
                 * @example no-store
                 */
                "Cache-Control": "no-store";
                /**
                 * @description The service's own id of this request. Quote it when you report a problem.
                 * @example 0193486e-6f5a-7c1b-9d3e-2b8f4a6c1d70
                 */
                "X-Request-ID": string;
                /**
                 * @description Size of the quota, the number of requests in a burst. Absent where no quota applies.
                 * @example 100
                 */
                "X-RateLimit-Limit"?: number;
                /**
                 * @description Number of requests left in the quota now. An answer of more than 256 KB (262,144 bytes) counts as one request for each 256 KB that it begins. Absent where no quota applies.
                 * @example 99
                 */
                "X-RateLimit-Remaining"?: number;
                /**
                 * @description When the quota is full again, in seconds since 1970-01-01T00:00:00Z. Absent where no quota applies.
                 * @example 1795166131
                 */
                "X-RateLimit-Reset"?: number;
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The access token lacks the scope of the operation. */
        NeedsUpdateEventDeliveries: {
            headers: {
                /**
                 * @description No cache may store the answer.
                 * @example no-store
                 */
                "Cache-Control": "no-store";
                /**
                 * @description The service's own id of this request. Quote it when you report a problem.
                 * @example 0193486e-6f5a-7c1b-9d3e-2b8f4a6c1d70
                 */
                "X-Request-ID": string;
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The event stream is disabled, or ten bulk redeliveries of it are under way. */
        RedeliveriesConflict: {
            headers: {
                /**
                 * @description No cache may store the answer.
                 * @example no-store
                 */
                "Cache-Control": "no-store";
                /**
                 * @description The service's own id of this request. Quote it when you report a problem.
                 * @example 0193486e-6f5a-7c1b-9d3e-2b8f4a6c1d70
                 */
                "X-Request-ID": string;
                /**
                 * @description Size of the quota, the number of requests in a burst. Absent where no quota applies.
                 * @example 100
                 */
                "X-RateLimit-Limit"?: number;
                /**
                 * @description Number of requests left in the quota now. An answer of more than 256 KB (262,144 bytes) counts as one request for each 256 KB that it begins. Absent where no quota applies.
                 * @example 99
                 */
                "X-RateLimit-Remaining"?: number;
                /**
                 * @description When the quota is full again, in seconds since 1970-01-01T00:00:00Z. Absent where no quota applies.
                 * @example 1795166131
                 */
                "X-RateLimit-Reset"?: number;
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The event stream is disabled, or the delivery is already under way. */
        RedeliveryConflict: {
            headers: {
                /**
                 * @description No cache may store the answer.
                 * @example no-store
                 */
                "Cache-Control": "no-store";
                /**
                 * @description The service's own id of this request. Quote it when you report a problem.
                 * @example 0193486e-6f5a-7c1b-9d3e-2b8f4a6c1d70
                 */
                "X-Request-ID": string;
                /**
                 * @description Size of the quota, the number of requests in a burst. Absent where no quota applies.
                 * @example 100
                 */
                "X-RateLimit-Limit"?: number;
                /**
                 * @description Number of requests left in the quota now. An answer of more than 256 KB (262,144 bytes) counts as one request for each 256 KB that it begins. Absent where no quota applies.
                 * @example 99
                 */
                "X-RateLimit-Remaining"?: number;
                /**
                 * @description When the quota is full again, in seconds since 1970-01-01T00:00:00Z. Absent where no quota applies.
                 * @example 1795166131
                 */
                "X-RateLimit-Reset"?: number;
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The path parameter or the body is malformed, or the query has a parameter that the operation does not have. */
        BadRequestReplay: {
            headers: {
                /**
                 * @description No cache may store the answer.
                 * @example no-store
                 */
                "Cache-Control": "no-store";
                /**
                 * @description The service's own id of this request. Quote it when you report a problem.
                 * @example 0193486e-6f5a-7c1b-9d3e-2b8f4a6c1d70
                 */
                "X-Request-ID": string;
                /**
                 * @description Size of the quota, the number of requests in a burst. Absent where no quota applies.
                 * @example 100
                 */
                "X-RateLimit-Limit"?: number;
                /**
                 * @description Number of requests left in the quota now. An answer of more than 256 KB (262,144 bytes) counts as one request for each 256 KB that it begins. Absent where no quota applies.
                 * @example 99
                 */
                "X-RateLimit-Remaining"?: number;
                /**
                 * @description When the quota is full again, in seconds since 1970-01-01T00:00:00Z. Absent where no quota applies.
                 * @example 1795166131
                 */
                "X-RateLimit-Reset"?: number;
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The event stream is disabled, or a replay of it is under way. */
        ReplayConflict: {
            headers: {
                /**
                 * @description No cache may store the answer.
                 * @example no-store
                 */
                "Cache-Control": "no-store";
                /**
                 * @description The service's own id of this request. Quote it when you report a problem.
                 * @example 0193486e-6f5a-7c1b-9d3e-2b8f4a6c1d70
                 */
                "X-Request-ID": string;
                /**
                 * @description Size of the quota, the number of requests in a burst. Absent where no quota applies.
                 * @example 100
                 */
                "X-RateLimit-Limit"?: number;
                /**
                 * @description Number of requests left in the quota now. An answer of more than 256 KB (262,144 bytes) counts as one request for each 256 KB that it begins. Absent where no quota applies.
                 * @example 99
                 */
                "X-RateLimit-Remaining"?: number;
                /**
                 * @description When the quota is full again, in seconds since 1970-01-01T00:00:00Z. Absent where no quota applies.
                 * @example 1795166131
                 */
                "X-RateLimit-Reset"?: number;
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The event stream does not exist, or no replay of it is under way. */
        ReplayNotFound: {
            headers: {
                /**
                 * @description No cache may store the answer.
                 * @example no-store
                 */
                "Cache-Control": "no-store";
                /**
                 * @description The service's own id of this request. Quote it when you report a problem.
                 * @example 0193486e-6f5a-7c1b-9d3e-2b8f4a6c1d70
                 */
                "X-Request-ID": string;
                /**
                 * @description Size of the quota, the number of requests in a burst. Absent where no quota applies.
                 * @example 100
                 */
                "X-RateLimit-Limit"?: number;
                /**
                 * @description Number of requests left in the quota now. An answer of more than 256 KB (262,144 bytes) counts as one request for each 256 KB that it begins. Absent where no quota applies.
                 * @example 99
                 */
                "X-RateLimit-Remaining"?: number;
                /**
                 * @description When the quota is full again, in seconds since 1970-01-01T00:00:00Z. Absent where no quota applies.
                 * @example 1795166131
                 */
                "X-RateLimit-Reset"?: number;
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The path parameter or the body is malformed, or the query has a parameter that the operation does not have. */
        BadRequestSkip: {
            headers: {
                /**
                 * @description No cache may store the answer.
                 * @example no-store
                 */
                "Cache-Control": "no-store";
                /**
                 * @description The service's own id of this request. Quote it when you report a problem.
                 * @example 0193486e-6f5a-7c1b-9d3e-2b8f4a6c1d70
                 */
                "X-Request-ID": string;
                /**
                 * @description Size of the quota, the number of requests in a burst. Absent where no quota applies.
                 * @example 100
                 */
                "X-RateLimit-Limit"?: number;
                /**
                 * @description Number of requests left in the quota now. An answer of more than 256 KB (262,144 bytes) counts as one request for each 256 KB that it begins. Absent where no quota applies.
                 * @example 99
                 */
                "X-RateLimit-Remaining"?: number;
                /**
                 * @description When the quota is full again, in seconds since 1970-01-01T00:00:00Z. Absent where no quota applies.
                 * @example 1795166131
                 */
                "X-RateLimit-Reset"?: number;
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The event stream is disabled. */
        SkipConflict: {
            headers: {
                /**
                 * @description No cache may store the answer.
                 * @example no-store
                 */
                "Cache-Control": "no-store";
                /**
                 * @description The service's own id of this request. Quote it when you report a problem.
                 * @example 0193486e-6f5a-7c1b-9d3e-2b8f4a6c1d70
                 */
                "X-Request-ID": string;
                /**
                 * @description Size of the quota, the number of requests in a burst. Absent where no quota applies.
                 * @example 100
                 */
                "X-RateLimit-Limit"?: number;
                /**
                 * @description Number of requests left in the quota now. An answer of more than 256 KB (262,144 bytes) counts as one request for each 256 KB that it begins. Absent where no quota applies.
                 * @example 99
                 */
                "X-RateLimit-Remaining"?: number;
                /**
                 * @description When the quota is full again, in seconds since 1970-01-01T00:00:00Z. Absent where no quota applies.
                 * @example 1795166131
                 */
                "X-RateLimit-Reset"?: number;
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The cursor is malformed, or another query parameter is malformed or unknown. */
        BadRequestSubscription: {
            headers: {
                /**
                 * @description No cache may store the answer.
                 * @example no-store
                 */
                "Cache-Control": "no-store";
                /**
                 * @description The service's own id of this request. Quote it when you report a problem.
                 * @example 0193486e-6f5a-7c1b-9d3e-2b8f4a6c1d70
                 */
                "X-Request-ID": string;
                /**
                 * @description Size of the quota, the number of requests in a burst. Absent where no quota applies.
                 * @example 100
                 */
                "X-RateLimit-Limit"?: number;
                /**
                 * @description Number of requests left in the quota now. An answer of more than 256 KB (262,144 bytes) counts as one request for each 256 KB that it begins. Absent where no quota applies.
                 * @example 99
                 */
                "X-RateLimit-Remaining"?: number;
                /**
                 * @description When the quota is full again, in seconds since 1970-01-01T00:00:00Z. Absent where no quota applies.
                 * @example 1795166131
                 */
                "X-RateLimit-Reset"?: number;
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The access token lacks the scope of the operation. */
        NeedsReadEvents: {
            headers: {
                /**
                 * @description No cache may store the answer.
                 * @example no-store
                 */
                "Cache-Control": "no-store";
                /**
                 * @description The service's own id of this request. Quote it when you report a problem.
                 * @example 0193486e-6f5a-7c1b-9d3e-2b8f4a6c1d70
                 */
                "X-Request-ID": string;
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The quota of the calling client is used up, or the client already has its maximum number of connections. In the second case `X-RateLimit-Limit` is this maximum. */
        TooManySubscriptions: {
            headers: {
                /**
                 * @description No cache may store the answer.
                 * @example no-store
                 */
                "Cache-Control": "no-store";
                /**
                 * @description The service's own id of this request. Quote it when you report a problem.
                 * @example 0193486e-6f5a-7c1b-9d3e-2b8f4a6c1d70
                 */
                "X-Request-ID": string;
                /**
                 * @description Seconds to wait before the next attempt (RFC 9110, section 10.2.3).
                 * @example 1
                 */
                "Retry-After": number;
                /**
                 * @description Size of the quota, the number of requests in a burst.
                 * @example 100
                 */
                "X-RateLimit-Limit": number;
                /**
                 * @description Number of requests left in the quota now. An answer of more than 256 KB (262,144 bytes) counts as one request for each 256 KB that it begins.
                 * @example 0
                 */
                "X-RateLimit-Remaining": number;
                /**
                 * @description When the quota is full again, in seconds since 1970-01-01T00:00:00Z.
                 * @example 1795166131
                 */
                "X-RateLimit-Reset": number;
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The query has a parameter, but the operation takes none. */
        BadRequestSubscribers: {
            headers: {
                /**
                 * @description No cache may store the answer.
                 * @example no-store
                 */
                "Cache-Control": "no-store";
                /**
                 * @description The service's own id of this request. Quote it when you report a problem.
                 * @example 0193486e-6f5a-7c1b-9d3e-2b8f4a6c1d70
                 */
                "X-Request-ID": string;
                /**
                 * @description Size of the quota, the number of requests in a burst. Absent where no quota applies.
                 * @example 100
                 */
                "X-RateLimit-Limit"?: number;
                /**
                 * @description Number of requests left in the quota now. An answer of more than 256 KB (262,144 bytes) counts as one request for each 256 KB that it begins. Absent where no quota applies.
                 * @example 99
                 */
                "X-RateLimit-Remaining"?: number;
                /**
                 * @description When the quota is full again, in seconds since 1970-01-01T00:00:00Z. Absent where no quota applies.
                 * @example 1795166131
                 */
                "X-RateLimit-Reset"?: number;
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The path parameter is malformed, a paging parameter is invalid, the checkpoint has expired, or the query has a parameter that the operation does not have. */
        BadRequestEventAttempts: {
            headers: {
                /**
                 * @description No cache may store the answer.
                 * @example no-store
                 */
                "Cache-Control": "no-store";
                /**
                 * @description The service's own id of this request. Quote it when you report a problem.
                 * @example 0193486e-6f5a-7c1b-9d3e-2b8f4a6c1d70
                 */
                "X-Request-ID": string;
                /**
                 * @description Size of the quota, the number of requests in a burst. Absent where no quota applies.
                 * @example 100
                 */
                "X-RateLimit-Limit"?: number;
                /**
                 * @description Number of requests left in the quota now. An answer of more than 256 KB (262,144 bytes) counts as one request for each 256 KB that it begins. Absent where no quota applies.
                 * @example 99
                 */
                "X-RateLimit-Remaining"?: number;
                /**
                 * @description When the quota is full again, in seconds since 1970-01-01T00:00:00Z. Absent where no quota applies.
                 * @example 1795166131
                 */
                "X-RateLimit-Reset"?: number;
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description A paging parameter is invalid, the checkpoint has expired, or another query parameter is malformed or unknown. */
        BadRequestLogs: {
            headers: {
                /**
                 * @description No cache may store the answer.
                 * @example no-store
                 */
                "Cache-Control": "no-store";
                /**
                 * @description The service's own id of this request. Quote it when you report a problem.
                 * @example 0193486e-6f5a-7c1b-9d3e-2b8f4a6c1d70
                 */
                "X-Request-ID": string;
                /**
                 * @description Size of the quota, the number of requests in a burst. Absent where no quota applies.
                 * @example 100
                 */
                "X-RateLimit-Limit"?: number;
                /**
                 * @description Number of requests left in the quota now. An answer of more than 256 KB (262,144 bytes) counts as one request for each 256 KB that it begins. Absent where no quota applies.
                 * @example 99
                 */
                "X-RateLimit-Remaining"?: number;
                /**
                 * @description When the quota is full again, in seconds since 1970-01-01T00:00:00Z. Absent where no quota applies.
                 * @example 1795166131
                 */
                "X-RateLimit-Reset"?: number;
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The access token lacks the scope of the operation. */
        NeedsReadLogs: {
            headers: {
                /**
                 * @description No cache may store the answer.
                 * @example no-store
                 */
                "Cache-Control": "no-store";
                /**
                 * @description The service's own id of this request. Quote it when you report a problem.
                 * @example 0193486e-6f5a-7c1b-9d3e-2b8f4a6c1d70
                 */
                "X-Request-ID": string;
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The log has no such entry. */
        LogNotFound: {
            headers: {
                /**
                 * @description No cache may store the answer.
                 * @example no-store
                 */
                "Cache-Control": "no-store";
                /**
                 * @description The service's own id of this request. Quote it when you report a problem.
                 * @example 0193486e-6f5a-7c1b-9d3e-2b8f4a6c1d70
                 */
                "X-Request-ID": string;
                /**
                 * @description Size of the quota, the number of requests in a burst. Absent where no quota applies.
                 * @example 100
                 */
                "X-RateLimit-Limit"?: number;
                /**
                 * @description Number of requests left in the quota now. An answer of more than 256 KB (262,144 bytes) counts as one request for each 256 KB that it begins. Absent where no quota applies.
                 * @example 99
                 */
                "X-RateLimit-Remaining"?: number;
                /**
                 * @description When the quota is full again, in seconds since 1970-01-01T00:00:00Z. Absent where no quota applies.
                 * @example 1795166131
                 */
                "X-RateLimit-Reset"?: number;
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The body is malformed, an event is not a valid CloudEvent, its data does not fit its type, or the query has a parameter that the operation does not have. Nothing was accepted. */
        BadRequestEvent: {
            headers: {
                /**
                 * @description No cache may store the answer.
                 * @example no-store
                 */
                "Cache-Control": "no-store";
                /**
                 * @description The service's own id of this request. Quote it when you report a problem.
                 * @example 0193486e-6f5a-7c1b-9d3e-2b8f4a6c1d70
                 */
                "X-Request-ID": string;
                /**
                 * @description Size of the quota, the number of requests in a burst. Absent where no quota applies.
                 * @example 100
                 */
                "X-RateLimit-Limit"?: number;
                /**
                 * @description Number of requests left in the quota now. An answer of more than 256 KB (262,144 bytes) counts as one request for each 256 KB that it begins. Absent where no quota applies.
                 * @example 99
                 */
                "X-RateLimit-Remaining"?: number;
                /**
                 * @description When the quota is full again, in seconds since 1970-01-01T00:00:00Z. Absent where no quota applies.
                 * @example 1795166131
                 */
                "X-RateLimit-Reset"?: number;
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The access token is missing or invalid. A publisher need not be a global client. */
        PublisherUnauthorized: {
            headers: {
                /**
                 * @description No cache may store the answer.
                 * @example no-store
                 */
                "Cache-Control": "no-store";
                /**
                 * @description The service's own id of this request. Quote it when you report a problem.
                 * @example 0193486e-6f5a-7c1b-9d3e-2b8f4a6c1d70
                 */
                "X-Request-ID": string;
                /**
                 * @description How to authenticate (RFC 9110, section 11.6.1). Names an error only if the request had a token.
                 * @example Bearer error="invalid_token"
                 */
                "WWW-Authenticate": string;
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The access token lacks the scope of the operation. */
        NeedsPublishEvents: {
            headers: {
                /**
                 * @description No cache may store the answer.
                 * @example no-store
                 */
                "Cache-Control": "no-store";
                /**
                 * @description The service's own id of this request. Quote it when you report a problem.
                 * @example 0193486e-6f5a-7c1b-9d3e-2b8f4a6c1d70
                 */
                "X-Request-ID": string;
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The operation does not accept the media type of the request body, or the body is compressed. */
        EventUnsupportedMediaType: {
            headers: {
                /**
                 * @description No cache may store the answer.
                 * @example no-store
                 */
                "Cache-Control": "no-store";
                /**
                 * @description The service's own id of this request. Quote it when you report a problem.
                 * @example 0193486e-6f5a-7c1b-9d3e-2b8f4a6c1d70
                 */
                "X-Request-ID": string;
                /**
                 * @description Size of the quota, the number of requests in a burst. Absent where no quota applies.
                 * @example 100
                 */
                "X-RateLimit-Limit"?: number;
                /**
                 * @description Number of requests left in the quota now. An answer of more than 256 KB (262,144 bytes) counts as one request for each 256 KB that it begins. Absent where no quota applies.
                 * @example 99
                 */
                "X-RateLimit-Remaining"?: number;
                /**
                 * @description When the quota is full again, in seconds since 1970-01-01T00:00:00Z. Absent where no quota applies.
                 * @example 1795166131
                 */
                "X-RateLimit-Reset"?: number;
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The access token lacks the scope of the operation. */
        NeedsReadRateLimitPolicies: {
            headers: {
                /**
                 * @description No cache may store the answer.
                 * @example no-store
                 */
                "Cache-Control": "no-store";
                /**
                 * @description The service's own id of this request. Quote it when you report a problem.
                 * @example 0193486e-6f5a-7c1b-9d3e-2b8f4a6c1d70
                 */
                "X-Request-ID": string;
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The body is malformed or breaks its schema, or the query has a parameter that the operation does not have. */
        BadRequestBody: {
            headers: {
                /**
                 * @description No cache may store the answer.
                 * @example no-store
                 */
                "Cache-Control": "no-store";
                /**
                 * @description The service's own id of this request. Quote it when you report a problem.
                 * @example 0193486e-6f5a-7c1b-9d3e-2b8f4a6c1d70
                 */
                "X-Request-ID": string;
                /**
                 * @description Size of the quota, the number of requests in a burst. Absent where no quota applies.
                 * @example 100
                 */
                "X-RateLimit-Limit"?: number;
                /**
                 * @description Number of requests left in the quota now. An answer of more than 256 KB (262,144 bytes) counts as one request for each 256 KB that it begins. Absent where no quota applies.
                 * @example 99
                 */
                "X-RateLimit-Remaining"?: number;
                /**
                 * @description When the quota is full again, in seconds since 1970-01-01T00:00:00Z. Absent where no quota applies.
                 * @example 1795166131
                 */
                "X-RateLimit-Reset"?: number;
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The access token lacks the scope of the operation. */
        NeedsCreateRateLimitPolicies: {
            headers: {
                /**
                 * @description No cache may store the answer.
                 * @example no-store
                 */
                "Cache-Control": "no-store";
                /**
                 * @description The service's own id of this request. Quote it when you report a problem.
                 * @example 0193486e-6f5a-7c1b-9d3e-2b8f4a6c1d70
                 */
                "X-Request-ID": string;
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description A policy with the same resource, consumer and selector exists, or the tenant has 10,000 policies. */
        RateLimitPolicyNotCreated: {
            headers: {
                /**
                 * @description No cache may store the answer.
                 * @example no-store
                 */
                "Cache-Control": "no-store";
                /**
                 * @description The service's own id of this request. Quote it when you report a problem.
                 * @example 0193486e-6f5a-7c1b-9d3e-2b8f4a6c1d70
                 */
                "X-Request-ID": string;
                /**
                 * @description Size of the quota, the number of requests in a burst. Absent where no quota applies.
                 * @example 100
                 */
                "X-RateLimit-Limit"?: number;
                /**
                 * @description Number of requests left in the quota now. An answer of more than 256 KB (262,144 bytes) counts as one request for each 256 KB that it begins. Absent where no quota applies.
                 * @example 99
                 */
                "X-RateLimit-Remaining"?: number;
                /**
                 * @description When the quota is full again, in seconds since 1970-01-01T00:00:00Z. Absent where no quota applies.
                 * @example 1795166131
                 */
                "X-RateLimit-Reset"?: number;
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The rate limit policy does not exist. */
        RateLimitPolicyNotFound: {
            headers: {
                /**
                 * @description No cache may store the answer.
                 * @example no-store
                 */
                "Cache-Control": "no-store";
                /**
                 * @description The service's own id of this request. Quote it when you report a problem.
                 * @example 0193486e-6f5a-7c1b-9d3e-2b8f4a6c1d70
                 */
                "X-Request-ID": string;
                /**
                 * @description Size of the quota, the number of requests in a burst. Absent where no quota applies.
                 * @example 100
                 */
                "X-RateLimit-Limit"?: number;
                /**
                 * @description Number of requests left in the quota now. An answer of more than 256 KB (262,144 bytes) counts as one request for each 256 KB that it begins. Absent where no quota applies.
                 * @example 99
                 */
                "X-RateLimit-Remaining"?: number;
                /**
                 * @description When the quota is full again, in seconds since 1970-01-01T00:00:00Z. Absent where no quota applies.
                 * @example 1795166131
                 */
                "X-RateLimit-Reset"?: number;
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The access token lacks the scope of the operation. */
        NeedsDeleteRateLimitPolicies: {
            headers: {
                /**
                 * @description No cache may store the answer.
                 * @example no-store
                 */
                "Cache-Control": "no-store";
                /**
                 * @description The service's own id of this request. Quote it when you report a problem.
                 * @example 0193486e-6f5a-7c1b-9d3e-2b8f4a6c1d70
                 */
                "X-Request-ID": string;
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The access token lacks the scope of the operation. */
        NeedsUpdateRateLimitPolicies: {
            headers: {
                /**
                 * @description No cache may store the answer.
                 * @example no-store
                 */
                "Cache-Control": "no-store";
                /**
                 * @description The service's own id of this request. Quote it when you report a problem.
                 * @example 0193486e-6f5a-7c1b-9d3e-2b8f4a6c1d70
                 */
                "X-Request-ID": string;
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description A parameter is missing, malformed or repeated, or the grant, the scope or the audience is not available. */
        TokenBadRequest: {
            headers: {
                /**
                 * @description The service's own id of this request. Quote it when you report a problem.
                 * @example 0193486e-6f5a-7c1b-9d3e-2b8f4a6c1d70
                 */
                "X-Request-ID": string;
                /**
                 * @description No cache may store the answer.
                 * @example no-store
                 */
                "Cache-Control": "no-store";
                /**
                 * @description Limit of the policy that counted the request, in requests a second. Absent if no policy counted the request.
                 * @example 20
                 */
                "X-RateLimit-Limit"?: number;
                /**
                 * @description Number of requests left in the current second. Absent if no policy counted the request.
                 * @example 19
                 */
                "X-RateLimit-Remaining"?: number;
                /**
                 * @description When the count starts again, in seconds since 1970-01-01T00:00:00Z. Absent if no policy counted the request.
                 * @example 1795166131
                 */
                "X-RateLimit-Reset"?: number;
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["TokenError"];
            };
        };
        /** @description The client is unknown, its secret is wrong, or the request has no credentials. */
        TokenUnauthorized: {
            headers: {
                /**
                 * @description The service's own id of this request. Quote it when you report a problem.
                 * @example 0193486e-6f5a-7c1b-9d3e-2b8f4a6c1d70
                 */
                "X-Request-ID": string;
                /**
                 * @description The authentication scheme, HTTP Basic (RFC 7617).
                 * @example Basic realm="token"
                 */
                "WWW-Authenticate": string;
                /**
                 * @description No cache may store the answer.
                 * @example no-store
                 */
                "Cache-Control": "no-store";
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["TokenError"];
            };
        };
        /** @description The request body is larger than 1 MB (1,048,576 bytes). The connection closes. */
        TokenPayloadTooLarge: {
            headers: {
                /**
                 * @description The service's own id of this request. Quote it when you report a problem.
                 * @example 0193486e-6f5a-7c1b-9d3e-2b8f4a6c1d70
                 */
                "X-Request-ID": string;
                /**
                 * @description No cache may store the answer.
                 * @example no-store
                 */
                "Cache-Control": "no-store";
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["TokenError"];
            };
        };
        /** @description The request body is neither a form nor JSON, or it is compressed. */
        TokenUnsupportedMediaType: {
            headers: {
                /**
                 * @description The service's own id of this request. Quote it when you report a problem.
                 * @example 0193486e-6f5a-7c1b-9d3e-2b8f4a6c1d70
                 */
                "X-Request-ID": string;
                /**
                 * @description No cache may store the answer.
                 * @example no-store
                 */
                "Cache-Control": "no-store";
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["TokenError"];
            };
        };
        /** @description A rate limit policy refuses the request. */
        TokenTooManyRequests: {
            headers: {
                /**
                 * @description The service's own id of this request. Quote it when you report a problem.
                 * @example 0193486e-6f5a-7c1b-9d3e-2b8f4a6c1d70
                 */
                "X-Request-ID": string;
                /**
                 * @description Seconds to wait before the next attempt (RFC 9110, section 10.2.3).
                 * @example 1
                 */
                "Retry-After": number;
                /**
                 * @description No cache may store the answer.
                 * @example no-store
                 */
                "Cache-Control": "no-store";
                /**
                 * @description Limit of the policy that counted the request, in requests a second. Absent if no policy counted the request.
                 * @example 20
                 */
                "X-RateLimit-Limit"?: number;
                /**
                 * @description Number of requests left in the current second. Absent if no policy counted the request.
                 * @example 19
                 */
                "X-RateLimit-Remaining"?: number;
                /**
                 * @description When the count starts again, in seconds since 1970-01-01T00:00:00Z. Absent if no policy counted the request.
                 * @example 1795166131
                 */
                "X-RateLimit-Reset"?: number;
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["TokenError"];
            };
        };
        /** @description The service failed. The answer gives no details; its `X-Request-ID` is in the log, with the error. */
        TokenInternalError: {
            headers: {
                /**
                 * @description The service's own id of this request. Quote it when you report a problem.
                 * @example 0193486e-6f5a-7c1b-9d3e-2b8f4a6c1d70
                 */
                "X-Request-ID": string;
                /**
                 * @description No cache may store the answer.
                 * @example no-store
                 */
                "Cache-Control": "no-store";
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["TokenError"];
            };
        };
        /** @description The service cannot answer now, for example because its store does not answer. */
        TokenServiceUnavailable: {
            headers: {
                /**
                 * @description The service's own id of this request. Quote it when you report a problem.
                 * @example 0193486e-6f5a-7c1b-9d3e-2b8f4a6c1d70
                 */
                "X-Request-ID": string;
                /**
                 * @description Seconds to wait before the next attempt (RFC 9110, section 10.2.3).
                 * @example 1
                 */
                "Retry-After": number;
                /**
                 * @description No cache may store the answer.
                 * @example no-store
                 */
                "Cache-Control": "no-store";
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["TokenError"];
            };
        };
        /** @description The query has a parameter, but the operation takes none. */
        PublicBadRequest: {
            headers: {
                /**
                 * @description No cache may store the answer.
                 * @example no-store
                 */
                "Cache-Control": "no-store";
                /**
                 * @description The service's own id of this request. Quote it when you report a problem.
                 * @example 0193486e-6f5a-7c1b-9d3e-2b8f4a6c1d70
                 */
                "X-Request-ID": string;
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The service issues no tokens. It accepts the tokens of another issuer, which the message names. */
        OutsideIssuer: {
            headers: {
                /**
                 * @description No cache may store the answer.
                 * @example no-store
                 */
                "Cache-Control": "no-store";
                /**
                 * @description The service's own id of this request. Quote it when you report a problem.
                 * @example 0193486e-6f5a-7c1b-9d3e-2b8f4a6c1d70
                 */
                "X-Request-ID": string;
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The operation takes no body, and the request has one larger than 1 MB (1,048,576 bytes). The connection closes. */
        PublicPayloadTooLarge: {
            headers: {
                /**
                 * @description No cache may store the answer.
                 * @example no-store
                 */
                "Cache-Control": "no-store";
                /**
                 * @description The service's own id of this request. Quote it when you report a problem.
                 * @example 0193486e-6f5a-7c1b-9d3e-2b8f4a6c1d70
                 */
                "X-Request-ID": string;
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The service failed. The answer gives no details; its `X-Request-ID` is in the log, with the error. */
        PublicInternalError: {
            headers: {
                /**
                 * @description No cache may store the answer.
                 * @example no-store
                 */
                "Cache-Control": "no-store";
                /**
                 * @description The service's own id of this request. Quote it when you report a problem.
                 * @example 0193486e-6f5a-7c1b-9d3e-2b8f4a6c1d70
                 */
                "X-Request-ID": string;
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The service cannot answer now, for example because its store does not answer. */
        PublicServiceUnavailable: {
            headers: {
                /**
                 * @description No cache may store the answer.
                 * @example no-store
                 */
                "Cache-Control": "no-store";
                /**
                 * @description The service's own id of this request. Quote it when you report a problem.
                 * @example 0193486e-6f5a-7c1b-9d3e-2b8f4a6c1d70
                 */
                "X-Request-ID": string;
                /**
                 * @description Seconds to wait before the next attempt (RFC 9110, section 10.2.3).
                 * @example 1
                 */
                "Retry-After": number;
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
    };
    parameters: {
        /** @description In checkpoint paging, the opaque next-checkpoint id of the previous page, passed unmodified and with the same filters. Valid for 24 hours. If omitted, the listing starts from the beginning. */
        CheckpointFrom: string;
        /**
         * @description In checkpoint paging, the number of results on each page: at most 50, on a private cloud 100. If omitted, `take` is half of that maximum. Cannot be combined with `page` or `per_page`.
         * @example 25
         */
        Take: number;
        /** @description In offset paging, the number of the page, from 0. If only `per_page` is given, `page` is 0. Cannot be combined with `from` or `take`. */
        Page: number;
        /** @description In offset paging, the number of results on each page: at most 50, on a private cloud 100. If only `page` is given, `per_page` is half of that maximum. Cannot be combined with `from` or `take`. */
        PerPage: number;
        /**
         * @description Your own id for this request, recorded as a correlation id in the tenant's logs. A value of more than 64 characters is accepted, but the logs contain only its first 64 characters.
         * @example import-2026-11-20-0042
         */
        CorrelationId: string;
        /**
         * @description Identifier of the event stream.
         * @example est_1CfRkm7WrQvB2TzNpXyL4d
         */
        EventStreamIdParameter: components["schemas"]["EventStreamId"];
        /** @description Makes the write conditional (RFC 9110, section 13.1.1): it is done only if the resource still has one of these entity tags, a comma-separated list, and is else refused with 412. `*` matches every resource that exists. A write without this header is unconditional. */
        IfMatch: string;
        /**
         * @description Start of the window, inclusive. If omitted, 14 days before `date_to`. The window is at most 366 days long.
         * @example 2026-11-18T00:00:00Z
         */
        StatsDateFrom: components["schemas"]["TimestampSeconds"];
        /**
         * @description End of the window, exclusive. If omitted, the time of the request.
         * @example 2026-11-21T00:00:00Z
         */
        StatsDateTo: components["schemas"]["TimestampSeconds"];
        /**
         * @description Only deliveries with one of these statuses, a comma-separated list or a repeated parameter.
         * @example [
         *       "failed"
         *     ]
         */
        DeliveryStatuses: components["schemas"]["DeliveryStatus"][];
        /**
         * @description Only deliveries with one of these event types, a comma-separated list or a repeated parameter.
         * @example [
         *       "group.created",
         *       "user.created"
         *     ]
         */
        DeliveryEventTypes: components["schemas"]["EventType"][];
        /**
         * @description Only deliveries whose first attempt or, if none was made, whose end was at or after this time. It must lie before `date_to`.
         * @example 2026-11-01T00:00:00Z
         */
        DeliveryDateFrom: components["schemas"]["TimestampSeconds"];
        /**
         * @description Only deliveries whose first attempt or, if none was made, whose end was before this time.
         * @example 2026-12-01T00:00:00Z
         */
        DeliveryDateTo: components["schemas"]["TimestampSeconds"];
        /**
         * @description Number of deliveries on each page.
         * @example 50
         */
        DeliveryTake: number;
        /**
         * @description Identifier of the event, which is also the identifier of its delivery.
         * @example evt_1CfRm3KpZtYh8WqDsNvG6a
         */
        DeliveryEventId: components["schemas"]["EventId"];
        /**
         * @description Only attempts to send this event.
         * @example evt_1CfRm7TzVnBx4JqGsLwC5e
         */
        AttemptEventId: components["schemas"]["EventId"];
        /**
         * @description Only attempts with one of these results, a comma-separated list or a repeated parameter.
         * @example [
         *       "failed",
         *       "abandoned"
         *     ]
         */
        AttemptResults: components["schemas"]["AttemptResult"][];
        /**
         * @description Only attempts to send events of one of these types, a comma-separated list or a repeated parameter.
         * @example [
         *       "group.created",
         *       "user.created"
         *     ]
         */
        AttemptEventTypes: components["schemas"]["EventType"][];
        /**
         * @description Only attempts that began at or after this time. It must lie before `date_to`.
         * @example 2026-11-01T00:00:00Z
         */
        AttemptDateFrom: components["schemas"]["TimestampSeconds"];
        /**
         * @description Only attempts that began before this time.
         * @example 2026-12-01T00:00:00Z
         */
        AttemptDateTo: components["schemas"]["TimestampSeconds"];
        /**
         * @description Identifier of the event.
         * @example evt_1CfRm7TzVnBx4JqGsLwC5e
         */
        AttemptedEventId: components["schemas"]["EventId"];
        /**
         * @description Only entries of requests with this correlation id, which is at most 64 characters long.
         * @example import-2026-11-20-0042
         */
        LogCorrelationId: string;
        /**
         * @description Only entries of this client.
         * @example nightly-import
         */
        LogClientId: string;
        /**
         * @description Only entries of this operation, command or notice.
         * @example delete_event_stream
         */
        LogOperationParameter: components["schemas"]["LogOperation"];
        /**
         * @description Only entries about the resource with this identifier.
         * @example est_1CfRkm7WrQvB2TzNpXyL4d
         */
        LogResourceId: string;
        /**
         * @description Only entries of this kind.
         * @example change
         */
        LogKindParameter: components["schemas"]["LogKind"];
        /**
         * @description Only entries of this time or later. It must lie before `date_to`.
         * @example 2026-11-01T00:00:00Z
         */
        LogDateFrom: components["schemas"]["TimestampSeconds"];
        /**
         * @description Only entries before this time.
         * @example 2026-12-01T00:00:00Z
         */
        LogDateTo: components["schemas"]["TimestampSeconds"];
        /**
         * @description Identifier of the log entry.
         * @example log_1CfRq4VtXbNe7JmPsKwD8y
         */
        LogIdParameter: components["schemas"]["LogId"];
        /**
         * @description Only policies that protect this API.
         * @example oauth_authentication_api
         */
        RateLimitPolicyResourceParameter: components["schemas"]["RateLimitPolicyResource"];
        /**
         * @description Only policies for this kind of consumer.
         * @example client
         */
        RateLimitPolicyConsumerParameter: components["schemas"]["RateLimitPolicyConsumer"];
        /**
         * @description Only the policies with exactly this selector.
         * @example client_id:nightly-import
         */
        RateLimitPolicyConsumerSelectorParameter: components["schemas"]["RateLimitPolicyConsumerSelector"];
        /**
         * @description Identifier of the rate limit policy.
         * @example rlp_1CfRp9HbXeJu5MkTcVwF7z
         */
        RateLimitPolicyIdParameter: components["schemas"]["RateLimitPolicyId"];
    };
    requestBodies: never;
    headers: {
        /**
         * @description No cache may store the answer.
         * @example no-store
         */
        CacheControl: "no-store";
        /**
         * @description The service's own id of this request. Quote it when you report a problem.
         * @example 0193486e-6f5a-7c1b-9d3e-2b8f4a6c1d70
         */
        XRequestId: string;
        /**
         * @description Size of the quota, the number of requests in a burst. Absent where no quota applies.
         * @example 100
         */
        XRateLimitLimit: number;
        /**
         * @description Number of requests left in the quota now. An answer of more than 256 KB (262,144 bytes) counts as one request for each 256 KB that it begins. Absent where no quota applies.
         * @example 99
         */
        XRateLimitRemaining: number;
        /**
         * @description When the quota is full again, in seconds since 1970-01-01T00:00:00Z. Absent where no quota applies.
         * @example 1795166131
         */
        XRateLimitReset: number;
        /**
         * @description How to authenticate (RFC 9110, section 11.6.1). Names an error only if the request had a token.
         * @example Bearer error="invalid_token"
         */
        WwwAuthenticate: string;
        /**
         * @description Seconds to wait before the next attempt (RFC 9110, section 10.2.3).
         * @example 1
         */
        RetryAfter: number;
        /**
         * @description Size of the quota, the number of requests in a burst.
         * @example 100
         */
        QuotaLimit: number;
        /**
         * @description Number of requests left in the quota now. An answer of more than 256 KB (262,144 bytes) counts as one request for each 256 KB that it begins.
         * @example 0
         */
        QuotaRemaining: number;
        /**
         * @description When the quota is full again, in seconds since 1970-01-01T00:00:00Z.
         * @example 1795166131
         */
        QuotaReset: number;
        /**
         * @description The entity tag of this state of the resource (RFC 9110, section 8.8.3). Send it as `If-Match` with a change, so that the change is refused if someone else has changed the resource meanwhile.
         * @example "3-mi7ql2wq"
         */
        ETag: string;
        /**
         * @description The next page (RFC 8288), `<address>; rel="next"`. Absent on the last page.
         * @example </api/v2/event-streams/est_1CfRkm7WrQvB2TzNpXyL4d/deliveries?take=50&from=eyJ2IjoxLCJhIjoiZXZ0In0.c2lnbmVk>; rel="next"
         */
        Link: string;
        /**
         * @description The checkpoint of the next page. Pass it as `from`. The address in `Link` contains it too; this header is for programs that do not parse addresses. Absent on the last page.
         * @example eyJ2IjoxLCJhIjoiZXZ0In0.c2lnbmVk
         */
        XNextCheckpoint: components["schemas"]["Checkpoint"];
        /**
         * @description Limit of the policy that counted the request, in requests a second. Absent if no policy counted the request.
         * @example 20
         */
        PolicyLimit: number;
        /**
         * @description Number of requests left in the current second. Absent if no policy counted the request.
         * @example 19
         */
        PolicyRemaining: number;
        /**
         * @description When the count starts again, in seconds since 1970-01-01T00:00:00Z. Absent if no policy counted the request.
         * @example 1795166131
         */
        PolicyReset: number;
        /**
         * @description The `redirect_uri` of the policy.
         * @example https://www.example.com/slow-down
         */
        RedirectLocation: string;
        /**
         * @description The authentication scheme, HTTP Basic (RFC 7617).
         * @example Basic realm="token"
         */
        BasicWwwAuthenticate: string;
        /**
         * @description How long verifiers may keep the keys. A new key signs only after it has been published for longer than this.
         * @example public, max-age=300
         */
        KeySetCacheControl: "public, max-age=300";
    };
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    list_event_streams: {
        parameters: {
            query?: {
                /** @description In checkpoint paging, the opaque next-checkpoint id of the previous page, passed unmodified and with the same filters. Valid for 24 hours. If omitted, the listing starts from the beginning. */
                from?: components["parameters"]["CheckpointFrom"];
                /**
                 * @description In checkpoint paging, the number of results on each page: at most 50, on a private cloud 100. If omitted, `take` is half of that maximum. Cannot be combined with `page` or `per_page`.
                 * @example 25
                 */
                take?: components["parameters"]["Take"];
                /** @description In offset paging, the number of the page, from 0. If only `per_page` is given, `page` is 0. Cannot be combined with `from` or `take`. */
                page?: components["parameters"]["Page"];
                /** @description In offset paging, the number of results on each page: at most 50, on a private cloud 100. If only `page` is given, `per_page` is half of that maximum. Cannot be combined with `from` or `take`. */
                per_page?: components["parameters"]["PerPage"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of event streams. */
            200: {
                headers: {
                    /**
                     * @description No cache may store the answer.
                     * @example no-store
                     */
                    "Cache-Control": "no-store";
                    /**
                     * @description The service's own id of this request. Quote it when you report a problem.
                     * @example 0193486e-6f5a-7c1b-9d3e-2b8f4a6c1d70
                     */
                    "X-Request-ID": string;
                    /**
                     * @description Size of the quota, the number of requests in a burst. Absent where no quota applies.
                     * @example 100
                     */
                    "X-RateLimit-Limit"?: number;
                    /**
                     * @description Number of requests left in the quota now. An answer of more than 256 KB (262,144 bytes) counts as one request for each 256 KB that it begins. Absent where no quota applies.
                     * @example 99
                     */
                    "X-RateLimit-Remaining"?: number;
                    /**
                     * @description When the quota is full again, in seconds since 1970-01-01T00:00:00Z. Absent where no quota applies.
                     * @example 1795166131
                     */
                    "X-RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EventStreamsCheckpointPage"] | components["schemas"]["EventStreamsOffsetPage"];
                };
            };
            400: components["responses"]["BadRequestPaging"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["NeedsReadEventStreams"];
            413: components["responses"]["PayloadTooLarge"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    create_event_stream: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Your own id for this request, recorded as a correlation id in the tenant's logs. A value of more than 64 characters is accepted, but the logs contain only its first 64 characters.
                 * @example import-2026-11-20-0042
                 */
                "X-Correlation-ID"?: components["parameters"]["CorrelationId"];
            };
            path?: never;
            cookie?: never;
        };
        /** @description The new event stream. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["EventStreamCreate"];
            };
        };
        responses: {
            /** @description The event stream was created. Only this answer shows a signing secret that the service made. */
            201: {
                headers: {
                    /**
                     * @description No cache may store the answer.
                     * @example no-store
                     */
                    "Cache-Control": "no-store";
                    /**
                     * @description The service's own id of this request. Quote it when you report a problem.
                     * @example 0193486e-6f5a-7c1b-9d3e-2b8f4a6c1d70
                     */
                    "X-Request-ID": string;
                    /**
                     * @description The entity tag of this state of the resource (RFC 9110, section 8.8.3). Send it as `If-Match` with a change, so that the change is refused if someone else has changed the resource meanwhile.
                     * @example "3-mi7ql2wq"
                     */
                    ETag: string;
                    /**
                     * @description Size of the quota, the number of requests in a burst. Absent where no quota applies.
                     * @example 100
                     */
                    "X-RateLimit-Limit"?: number;
                    /**
                     * @description Number of requests left in the quota now. An answer of more than 256 KB (262,144 bytes) counts as one request for each 256 KB that it begins. Absent where no quota applies.
                     * @example 99
                     */
                    "X-RateLimit-Remaining"?: number;
                    /**
                     * @description When the quota is full again, in seconds since 1970-01-01T00:00:00Z. Absent where no quota applies.
                     * @example 1795166131
                     */
                    "X-RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EventStream"];
                };
            };
            400: components["responses"]["BadRequestEventStream"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["NeedsCreateEventStreams"];
            409: components["responses"]["EventStreamNotCreated"];
            410: components["responses"]["Gone"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    get_event_stream: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Identifier of the event stream.
                 * @example est_1CfRkm7WrQvB2TzNpXyL4d
                 */
                id: components["parameters"]["EventStreamIdParameter"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The event stream. */
            200: {
                headers: {
                    /**
                     * @description No cache may store the answer.
                     * @example no-store
                     */
                    "Cache-Control": "no-store";
                    /**
                     * @description The service's own id of this request. Quote it when you report a problem.
                     * @example 0193486e-6f5a-7c1b-9d3e-2b8f4a6c1d70
                     */
                    "X-Request-ID": string;
                    /**
                     * @description The entity tag of this state of the resource (RFC 9110, section 8.8.3). Send it as `If-Match` with a change, so that the change is refused if someone else has changed the resource meanwhile.
                     * @example "3-mi7ql2wq"
                     */
                    ETag: string;
                    /**
                     * @description Size of the quota, the number of requests in a burst. Absent where no quota applies.
                     * @example 100
                     */
                    "X-RateLimit-Limit"?: number;
                    /**
                     * @description Number of requests left in the quota now. An answer of more than 256 KB (262,144 bytes) counts as one request for each 256 KB that it begins. Absent where no quota applies.
                     * @example 99
                     */
                    "X-RateLimit-Remaining"?: number;
                    /**
                     * @description When the quota is full again, in seconds since 1970-01-01T00:00:00Z. Absent where no quota applies.
                     * @example 1795166131
                     */
                    "X-RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EventStream"];
                };
            };
            400: components["responses"]["BadRequestPath"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["NeedsReadEventStreams"];
            404: components["responses"]["EventStreamNotFound"];
            413: components["responses"]["PayloadTooLarge"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    delete_event_stream: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Your own id for this request, recorded as a correlation id in the tenant's logs. A value of more than 64 characters is accepted, but the logs contain only its first 64 characters.
                 * @example import-2026-11-20-0042
                 */
                "X-Correlation-ID"?: components["parameters"]["CorrelationId"];
                /** @description Makes the write conditional (RFC 9110, section 13.1.1): it is done only if the resource still has one of these entity tags, a comma-separated list, and is else refused with 412. `*` matches every resource that exists. A write without this header is unconditional. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /**
                 * @description Identifier of the event stream.
                 * @example est_1CfRkm7WrQvB2TzNpXyL4d
                 */
                id: components["parameters"]["EventStreamIdParameter"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The event stream was deleted. */
            204: {
                headers: {
                    /**
                     * @description No cache may store the answer.
                     * @example no-store
                     */
                    "Cache-Control": "no-store";
                    /**
                     * @description The service's own id of this request. Quote it when you report a problem.
                     * @example 0193486e-6f5a-7c1b-9d3e-2b8f4a6c1d70
                     */
                    "X-Request-ID": string;
                    /**
                     * @description Size of the quota, the number of requests in a burst. Absent where no quota applies.
                     * @example 100
                     */
                    "X-RateLimit-Limit"?: number;
                    /**
                     * @description Number of requests left in the quota now. An answer of more than 256 KB (262,144 bytes) counts as one request for each 256 KB that it begins. Absent where no quota applies.
                     * @example 99
                     */
                    "X-RateLimit-Remaining"?: number;
                    /**
                     * @description When the quota is full again, in seconds since 1970-01-01T00:00:00Z. Absent where no quota applies.
                     * @example 1795166131
                     */
                    "X-RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequestPath"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["NeedsDeleteEventStreams"];
            404: components["responses"]["EventStreamNotFound"];
            412: components["responses"]["PreconditionFailed"];
            413: components["responses"]["PayloadTooLarge"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    update_event_stream: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Your own id for this request, recorded as a correlation id in the tenant's logs. A value of more than 64 characters is accepted, but the logs contain only its first 64 characters.
                 * @example import-2026-11-20-0042
                 */
                "X-Correlation-ID"?: components["parameters"]["CorrelationId"];
                /** @description Makes the write conditional (RFC 9110, section 13.1.1): it is done only if the resource still has one of these entity tags, a comma-separated list, and is else refused with 412. `*` matches every resource that exists. A write without this header is unconditional. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /**
                 * @description Identifier of the event stream.
                 * @example est_1CfRkm7WrQvB2TzNpXyL4d
                 */
                id: components["parameters"]["EventStreamIdParameter"];
            };
            cookie?: never;
        };
        /** @description The properties to change. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["EventStreamUpdate"];
            };
        };
        responses: {
            /** @description The changed event stream. */
            200: {
                headers: {
                    /**
                     * @description No cache may store the answer.
                     * @example no-store
                     */
                    "Cache-Control": "no-store";
                    /**
                     * @description The service's own id of this request. Quote it when you report a problem.
                     * @example 0193486e-6f5a-7c1b-9d3e-2b8f4a6c1d70
                     */
                    "X-Request-ID": string;
                    /**
                     * @description The entity tag of this state of the resource (RFC 9110, section 8.8.3). Send it as `If-Match` with a change, so that the change is refused if someone else has changed the resource meanwhile.
                     * @example "3-mi7ql2wq"
                     */
                    ETag: string;
                    /**
                     * @description Size of the quota, the number of requests in a burst. Absent where no quota applies.
                     * @example 100
                     */
                    "X-RateLimit-Limit"?: number;
                    /**
                     * @description Number of requests left in the quota now. An answer of more than 256 KB (262,144 bytes) counts as one request for each 256 KB that it begins. Absent where no quota applies.
                     * @example 99
                     */
                    "X-RateLimit-Remaining"?: number;
                    /**
                     * @description When the quota is full again, in seconds since 1970-01-01T00:00:00Z. Absent where no quota applies.
                     * @example 1795166131
                     */
                    "X-RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EventStream"];
                };
            };
            400: components["responses"]["BadRequestEventStreamUpdate"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["NeedsUpdateEventStreams"];
            404: components["responses"]["EventStreamNotFound"];
            409: components["responses"]["EventStreamNotUpdated"];
            410: components["responses"]["Gone"];
            412: components["responses"]["PreconditionFailed"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    get_event_stream_stats: {
        parameters: {
            query?: {
                /**
                 * @description Start of the window, inclusive. If omitted, 14 days before `date_to`. The window is at most 366 days long.
                 * @example 2026-11-18T00:00:00Z
                 */
                date_from?: components["parameters"]["StatsDateFrom"];
                /**
                 * @description End of the window, exclusive. If omitted, the time of the request.
                 * @example 2026-11-21T00:00:00Z
                 */
                date_to?: components["parameters"]["StatsDateTo"];
            };
            header?: never;
            path: {
                /**
                 * @description Identifier of the event stream.
                 * @example est_1CfRkm7WrQvB2TzNpXyL4d
                 */
                id: components["parameters"]["EventStreamIdParameter"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The statistics of the event stream. */
            200: {
                headers: {
                    /**
                     * @description No cache may store the answer.
                     * @example no-store
                     */
                    "Cache-Control": "no-store";
                    /**
                     * @description The service's own id of this request. Quote it when you report a problem.
                     * @example 0193486e-6f5a-7c1b-9d3e-2b8f4a6c1d70
                     */
                    "X-Request-ID": string;
                    /**
                     * @description Size of the quota, the number of requests in a burst. Absent where no quota applies.
                     * @example 100
                     */
                    "X-RateLimit-Limit"?: number;
                    /**
                     * @description Number of requests left in the quota now. An answer of more than 256 KB (262,144 bytes) counts as one request for each 256 KB that it begins. Absent where no quota applies.
                     * @example 99
                     */
                    "X-RateLimit-Remaining"?: number;
                    /**
                     * @description When the quota is full again, in seconds since 1970-01-01T00:00:00Z. Absent where no quota applies.
                     * @example 1795166131
                     */
                    "X-RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EventStreamStats"];
                };
            };
            400: components["responses"]["BadRequestPathAndQuery"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["NeedsReadEventStreams"];
            404: components["responses"]["EventStreamNotFound"];
            413: components["responses"]["PayloadTooLarge"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    test_event_stream: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Your own id for this request, recorded as a correlation id in the tenant's logs. A value of more than 64 characters is accepted, but the logs contain only its first 64 characters.
                 * @example import-2026-11-20-0042
                 */
                "X-Correlation-ID"?: components["parameters"]["CorrelationId"];
            };
            path: {
                /**
                 * @description Identifier of the event stream.
                 * @example est_1CfRkm7WrQvB2TzNpXyL4d
                 */
                id: components["parameters"]["EventStreamIdParameter"];
            };
            cookie?: never;
        };
        /** @description The test event. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["TestEventRequest"];
            };
        };
        responses: {
            /** @description The test event was accepted and will be attempted once. */
            202: {
                headers: {
                    /**
                     * @description No cache may store the answer.
                     * @example no-store
                     */
                    "Cache-Control": "no-store";
                    /**
                     * @description The service's own id of this request. Quote it when you report a problem.
                     * @example 0193486e-6f5a-7c1b-9d3e-2b8f4a6c1d70
                     */
                    "X-Request-ID": string;
                    /**
                     * @description Size of the quota, the number of requests in a burst. Absent where no quota applies.
                     * @example 100
                     */
                    "X-RateLimit-Limit"?: number;
                    /**
                     * @description Number of requests left in the quota now. An answer of more than 256 KB (262,144 bytes) counts as one request for each 256 KB that it begins. Absent where no quota applies.
                     * @example 99
                     */
                    "X-RateLimit-Remaining"?: number;
                    /**
                     * @description When the quota is full again, in seconds since 1970-01-01T00:00:00Z. Absent where no quota applies.
                     * @example 1795166131
                     */
                    "X-RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TestEventAccepted"];
                };
            };
            400: components["responses"]["BadRequestPathAndBody"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["NeedsUpdateEventStreams"];
            404: components["responses"]["EventStreamNotFound"];
            409: components["responses"]["TestEventConflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    get_event_deliveries: {
        parameters: {
            query?: {
                /**
                 * @description Only deliveries with one of these statuses, a comma-separated list or a repeated parameter.
                 * @example [
                 *       "failed"
                 *     ]
                 */
                statuses?: components["parameters"]["DeliveryStatuses"];
                /**
                 * @description Only deliveries with one of these event types, a comma-separated list or a repeated parameter.
                 * @example [
                 *       "group.created",
                 *       "user.created"
                 *     ]
                 */
                event_types?: components["parameters"]["DeliveryEventTypes"];
                /**
                 * @description Only deliveries whose first attempt or, if none was made, whose end was at or after this time. It must lie before `date_to`.
                 * @example 2026-11-01T00:00:00Z
                 */
                date_from?: components["parameters"]["DeliveryDateFrom"];
                /**
                 * @description Only deliveries whose first attempt or, if none was made, whose end was before this time.
                 * @example 2026-12-01T00:00:00Z
                 */
                date_to?: components["parameters"]["DeliveryDateTo"];
                /** @description In checkpoint paging, the opaque next-checkpoint id of the previous page, passed unmodified and with the same filters. Valid for 24 hours. If omitted, the listing starts from the beginning. */
                from?: components["parameters"]["CheckpointFrom"];
                /**
                 * @description Number of deliveries on each page.
                 * @example 50
                 */
                take?: components["parameters"]["DeliveryTake"];
            };
            header?: never;
            path: {
                /**
                 * @description Identifier of the event stream.
                 * @example est_1CfRkm7WrQvB2TzNpXyL4d
                 */
                id: components["parameters"]["EventStreamIdParameter"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of failed deliveries. */
            200: {
                headers: {
                    /**
                     * @description No cache may store the answer.
                     * @example no-store
                     */
                    "Cache-Control": "no-store";
                    /**
                     * @description The service's own id of this request. Quote it when you report a problem.
                     * @example 0193486e-6f5a-7c1b-9d3e-2b8f4a6c1d70
                     */
                    "X-Request-ID": string;
                    /**
                     * @description The next page (RFC 8288), `<address>; rel="next"`. Absent on the last page.
                     * @example </api/v2/event-streams/est_1CfRkm7WrQvB2TzNpXyL4d/deliveries?take=50&from=eyJ2IjoxLCJhIjoiZXZ0In0.c2lnbmVk>; rel="next"
                     */
                    Link?: string;
                    /**
                     * @description The checkpoint of the next page. Pass it as `from`. The address in `Link` contains it too; this header is for programs that do not parse addresses. Absent on the last page.
                     * @example eyJ2IjoxLCJhIjoiZXZ0In0.c2lnbmVk
                     */
                    "X-Next-Checkpoint"?: components["schemas"]["Checkpoint"];
                    /**
                     * @description Size of the quota, the number of requests in a burst. Absent where no quota applies.
                     * @example 100
                     */
                    "X-RateLimit-Limit"?: number;
                    /**
                     * @description Number of requests left in the quota now. An answer of more than 256 KB (262,144 bytes) counts as one request for each 256 KB that it begins. Absent where no quota applies.
                     * @example 99
                     */
                    "X-RateLimit-Remaining"?: number;
                    /**
                     * @description When the quota is full again, in seconds since 1970-01-01T00:00:00Z. Absent where no quota applies.
                     * @example 1795166131
                     */
                    "X-RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EventStreamDelivery"][];
                };
            };
            400: components["responses"]["BadRequestPathAndPaging"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["NeedsReadEventDeliveries"];
            404: components["responses"]["EventStreamNotFound"];
            413: components["responses"]["PayloadTooLarge"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    get_event_delivery: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Identifier of the event stream.
                 * @example est_1CfRkm7WrQvB2TzNpXyL4d
                 */
                id: components["parameters"]["EventStreamIdParameter"];
                /**
                 * @description Identifier of the event, which is also the identifier of its delivery.
                 * @example evt_1CfRm3KpZtYh8WqDsNvG6a
                 */
                event_id: components["parameters"]["DeliveryEventId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The delivery. */
            200: {
                headers: {
                    /**
                     * @description No cache may store the answer.
                     * @example no-store
                     */
                    "Cache-Control": "no-store";
                    /**
                     * @description The service's own id of this request. Quote it when you report a problem.
                     * @example 0193486e-6f5a-7c1b-9d3e-2b8f4a6c1d70
                     */
                    "X-Request-ID": string;
                    /**
                     * @description Size of the quota, the number of requests in a burst. Absent where no quota applies.
                     * @example 100
                     */
                    "X-RateLimit-Limit"?: number;
                    /**
                     * @description Number of requests left in the quota now. An answer of more than 256 KB (262,144 bytes) counts as one request for each 256 KB that it begins. Absent where no quota applies.
                     * @example 99
                     */
                    "X-RateLimit-Remaining"?: number;
                    /**
                     * @description When the quota is full again, in seconds since 1970-01-01T00:00:00Z. Absent where no quota applies.
                     * @example 1795166131
                     */
                    "X-RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EventStreamDelivery"];
                };
            };
            400: components["responses"]["BadRequestPath"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["NeedsReadEventDeliveries"];
            404: components["responses"]["DeliveryNotFound"];
            413: components["responses"]["PayloadTooLarge"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    list_event_stream_attempts: {
        parameters: {
            query?: {
                /**
                 * @description Only attempts to send this event.
                 * @example evt_1CfRm7TzVnBx4JqGsLwC5e
                 */
                event_id?: components["parameters"]["AttemptEventId"];
                /**
                 * @description Only attempts with one of these results, a comma-separated list or a repeated parameter.
                 * @example [
                 *       "failed",
                 *       "abandoned"
                 *     ]
                 */
                results?: components["parameters"]["AttemptResults"];
                /**
                 * @description Only attempts to send events of one of these types, a comma-separated list or a repeated parameter.
                 * @example [
                 *       "group.created",
                 *       "user.created"
                 *     ]
                 */
                event_types?: components["parameters"]["AttemptEventTypes"];
                /**
                 * @description Only attempts that began at or after this time. It must lie before `date_to`.
                 * @example 2026-11-01T00:00:00Z
                 */
                date_from?: components["parameters"]["AttemptDateFrom"];
                /**
                 * @description Only attempts that began before this time.
                 * @example 2026-12-01T00:00:00Z
                 */
                date_to?: components["parameters"]["AttemptDateTo"];
                /** @description In checkpoint paging, the opaque next-checkpoint id of the previous page, passed unmodified and with the same filters. Valid for 24 hours. If omitted, the listing starts from the beginning. */
                from?: components["parameters"]["CheckpointFrom"];
                /**
                 * @description In checkpoint paging, the number of results on each page: at most 50, on a private cloud 100. If omitted, `take` is half of that maximum. Cannot be combined with `page` or `per_page`.
                 * @example 25
                 */
                take?: components["parameters"]["Take"];
            };
            header?: never;
            path: {
                /**
                 * @description Identifier of the event stream.
                 * @example est_1CfRkm7WrQvB2TzNpXyL4d
                 */
                id: components["parameters"]["EventStreamIdParameter"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of attempts. */
            200: {
                headers: {
                    /**
                     * @description No cache may store the answer.
                     * @example no-store
                     */
                    "Cache-Control": "no-store";
                    /**
                     * @description The service's own id of this request. Quote it when you report a problem.
                     * @example 0193486e-6f5a-7c1b-9d3e-2b8f4a6c1d70
                     */
                    "X-Request-ID": string;
                    /**
                     * @description Size of the quota, the number of requests in a burst. Absent where no quota applies.
                     * @example 100
                     */
                    "X-RateLimit-Limit"?: number;
                    /**
                     * @description Number of requests left in the quota now. An answer of more than 256 KB (262,144 bytes) counts as one request for each 256 KB that it begins. Absent where no quota applies.
                     * @example 99
                     */
                    "X-RateLimit-Remaining"?: number;
                    /**
                     * @description When the quota is full again, in seconds since 1970-01-01T00:00:00Z. Absent where no quota applies.
                     * @example 1795166131
                     */
                    "X-RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EventStreamAttemptsPage"];
                };
            };
            400: components["responses"]["BadRequestPathAndPaging"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["NeedsReadEventDeliveries"];
            404: components["responses"]["EventStreamNotFound"];
            413: components["responses"]["PayloadTooLarge"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    redeliver_events: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Your own id for this request, recorded as a correlation id in the tenant's logs. A value of more than 64 characters is accepted, but the logs contain only its first 64 characters.
                 * @example import-2026-11-20-0042
                 */
                "X-Correlation-ID"?: components["parameters"]["CorrelationId"];
            };
            path: {
                /**
                 * @description Identifier of the event stream.
                 * @example est_1CfRkm7WrQvB2TzNpXyL4d
                 */
                id: components["parameters"]["EventStreamIdParameter"];
            };
            cookie?: never;
        };
        /** @description The filters. A request without a body is the same as one with `{}`. */
        requestBody?: {
            content: {
                "application/json": components["schemas"]["RedeliverEventsRequest"];
            };
        };
        responses: {
            /** @description The redelivery was accepted. */
            202: {
                headers: {
                    /**
                     * @description No cache may store the answer.
                     * @example no-store
                     */
                    "Cache-Control": "no-store";
                    /**
                     * @description The service's own id of this request. Quote it when you report a problem.
                     * @example 0193486e-6f5a-7c1b-9d3e-2b8f4a6c1d70
                     */
                    "X-Request-ID": string;
                    /**
                     * @description Size of the quota, the number of requests in a burst. Absent where no quota applies.
                     * @example 100
                     */
                    "X-RateLimit-Limit"?: number;
                    /**
                     * @description Number of requests left in the quota now. An answer of more than 256 KB (262,144 bytes) counts as one request for each 256 KB that it begins. Absent where no quota applies.
                     * @example 99
                     */
                    "X-RateLimit-Remaining"?: number;
                    /**
                     * @description When the quota is full again, in seconds since 1970-01-01T00:00:00Z. Absent where no quota applies.
                     * @example 1795166131
                     */
                    "X-RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RedeliveryAccepted"];
                };
            };
            400: components["responses"]["BadRequestPathAndBody"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["NeedsUpdateEventDeliveries"];
            404: components["responses"]["EventStreamNotFound"];
            409: components["responses"]["RedeliveriesConflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    redeliver_event: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Your own id for this request, recorded as a correlation id in the tenant's logs. A value of more than 64 characters is accepted, but the logs contain only its first 64 characters.
                 * @example import-2026-11-20-0042
                 */
                "X-Correlation-ID"?: components["parameters"]["CorrelationId"];
            };
            path: {
                /**
                 * @description Identifier of the event stream.
                 * @example est_1CfRkm7WrQvB2TzNpXyL4d
                 */
                id: components["parameters"]["EventStreamIdParameter"];
                /**
                 * @description Identifier of the event, which is also the identifier of its delivery.
                 * @example evt_1CfRm3KpZtYh8WqDsNvG6a
                 */
                event_id: components["parameters"]["DeliveryEventId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The redelivery was accepted. */
            202: {
                headers: {
                    /**
                     * @description No cache may store the answer.
                     * @example no-store
                     */
                    "Cache-Control": "no-store";
                    /**
                     * @description The service's own id of this request. Quote it when you report a problem.
                     * @example 0193486e-6f5a-7c1b-9d3e-2b8f4a6c1d70
                     */
                    "X-Request-ID": string;
                    /**
                     * @description Size of the quota, the number of requests in a burst. Absent where no quota applies.
                     * @example 100
                     */
                    "X-RateLimit-Limit"?: number;
                    /**
                     * @description Number of requests left in the quota now. An answer of more than 256 KB (262,144 bytes) counts as one request for each 256 KB that it begins. Absent where no quota applies.
                     * @example 99
                     */
                    "X-RateLimit-Remaining"?: number;
                    /**
                     * @description When the quota is full again, in seconds since 1970-01-01T00:00:00Z. Absent where no quota applies.
                     * @example 1795166131
                     */
                    "X-RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RedeliveryAccepted"];
                };
            };
            400: components["responses"]["BadRequestPath"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["NeedsUpdateEventDeliveries"];
            404: components["responses"]["DeliveryNotFound"];
            409: components["responses"]["RedeliveryConflict"];
            413: components["responses"]["PayloadTooLarge"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    replay_events: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Your own id for this request, recorded as a correlation id in the tenant's logs. A value of more than 64 characters is accepted, but the logs contain only its first 64 characters.
                 * @example import-2026-11-20-0042
                 */
                "X-Correlation-ID"?: components["parameters"]["CorrelationId"];
            };
            path: {
                /**
                 * @description Identifier of the event stream.
                 * @example est_1CfRkm7WrQvB2TzNpXyL4d
                 */
                id: components["parameters"]["EventStreamIdParameter"];
            };
            cookie?: never;
        };
        /** @description The part of the log. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["ReplayRequest"];
            };
        };
        responses: {
            /** @description The replay has begun. With `dry_run`, nothing was changed. */
            202: {
                headers: {
                    /**
                     * @description No cache may store the answer.
                     * @example no-store
                     */
                    "Cache-Control": "no-store";
                    /**
                     * @description The service's own id of this request. Quote it when you report a problem.
                     * @example 0193486e-6f5a-7c1b-9d3e-2b8f4a6c1d70
                     */
                    "X-Request-ID": string;
                    /**
                     * @description Size of the quota, the number of requests in a burst. Absent where no quota applies.
                     * @example 100
                     */
                    "X-RateLimit-Limit"?: number;
                    /**
                     * @description Number of requests left in the quota now. An answer of more than 256 KB (262,144 bytes) counts as one request for each 256 KB that it begins. Absent where no quota applies.
                     * @example 99
                     */
                    "X-RateLimit-Remaining"?: number;
                    /**
                     * @description When the quota is full again, in seconds since 1970-01-01T00:00:00Z. Absent where no quota applies.
                     * @example 1795166131
                     */
                    "X-RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EventCount"];
                };
            };
            400: components["responses"]["BadRequestReplay"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["NeedsUpdateEventDeliveries"];
            404: components["responses"]["EventStreamNotFound"];
            409: components["responses"]["ReplayConflict"];
            410: components["responses"]["Gone"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    end_replay: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Your own id for this request, recorded as a correlation id in the tenant's logs. A value of more than 64 characters is accepted, but the logs contain only its first 64 characters.
                 * @example import-2026-11-20-0042
                 */
                "X-Correlation-ID"?: components["parameters"]["CorrelationId"];
            };
            path: {
                /**
                 * @description Identifier of the event stream.
                 * @example est_1CfRkm7WrQvB2TzNpXyL4d
                 */
                id: components["parameters"]["EventStreamIdParameter"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The replay has ended. */
            204: {
                headers: {
                    /**
                     * @description No cache may store the answer.
                     * @example no-store
                     */
                    "Cache-Control": "no-store";
                    /**
                     * @description The service's own id of this request. Quote it when you report a problem.
                     * @example 0193486e-6f5a-7c1b-9d3e-2b8f4a6c1d70
                     */
                    "X-Request-ID": string;
                    /**
                     * @description Size of the quota, the number of requests in a burst. Absent where no quota applies.
                     * @example 100
                     */
                    "X-RateLimit-Limit"?: number;
                    /**
                     * @description Number of requests left in the quota now. An answer of more than 256 KB (262,144 bytes) counts as one request for each 256 KB that it begins. Absent where no quota applies.
                     * @example 99
                     */
                    "X-RateLimit-Remaining"?: number;
                    /**
                     * @description When the quota is full again, in seconds since 1970-01-01T00:00:00Z. Absent where no quota applies.
                     * @example 1795166131
                     */
                    "X-RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequestPath"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["NeedsUpdateEventDeliveries"];
            404: components["responses"]["ReplayNotFound"];
            413: components["responses"]["PayloadTooLarge"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    skip_events: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Your own id for this request, recorded as a correlation id in the tenant's logs. A value of more than 64 characters is accepted, but the logs contain only its first 64 characters.
                 * @example import-2026-11-20-0042
                 */
                "X-Correlation-ID"?: components["parameters"]["CorrelationId"];
            };
            path: {
                /**
                 * @description Identifier of the event stream.
                 * @example est_1CfRkm7WrQvB2TzNpXyL4d
                 */
                id: components["parameters"]["EventStreamIdParameter"];
            };
            cookie?: never;
        };
        /** @description The position. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["SkipRequest"];
            };
        };
        responses: {
            /** @description The events are skipped. With `dry_run`, nothing was changed. */
            202: {
                headers: {
                    /**
                     * @description No cache may store the answer.
                     * @example no-store
                     */
                    "Cache-Control": "no-store";
                    /**
                     * @description The service's own id of this request. Quote it when you report a problem.
                     * @example 0193486e-6f5a-7c1b-9d3e-2b8f4a6c1d70
                     */
                    "X-Request-ID": string;
                    /**
                     * @description Size of the quota, the number of requests in a burst. Absent where no quota applies.
                     * @example 100
                     */
                    "X-RateLimit-Limit"?: number;
                    /**
                     * @description Number of requests left in the quota now. An answer of more than 256 KB (262,144 bytes) counts as one request for each 256 KB that it begins. Absent where no quota applies.
                     * @example 99
                     */
                    "X-RateLimit-Remaining"?: number;
                    /**
                     * @description When the quota is full again, in seconds since 1970-01-01T00:00:00Z. Absent where no quota applies.
                     * @example 1795166131
                     */
                    "X-RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EventCount"];
                };
            };
            400: components["responses"]["BadRequestSkip"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["NeedsUpdateEventDeliveries"];
            404: components["responses"]["EventStreamNotFound"];
            409: components["responses"]["SkipConflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    subscribe_events: {
        parameters: {
            query?: {
                /** @description The `offset` of the message to start after. An opaque cursor: pass it as you received it. Cannot be combined with `from_timestamp`. */
                from?: string;
                /** @description Starts at the first event that the service accepted at or after this time. For a time before the oldest kept event, the stream starts at that event. For a time in the future, the stream sends no event before that time. Use this parameter for the first request, when you have no cursor: `from` is more accurate. Cannot be combined with `from`. */
                from_timestamp?: components["schemas"]["TimestampSeconds"];
                /**
                 * @description The event types to listen for. Repeat the parameter for several types, or separate them by commas. All types are streamed when it is omitted.
                 * @example [
                 *       "group.created",
                 *       "group.updated"
                 *     ]
                 */
                event_type?: components["schemas"]["EventType"][];
                /** @description A condition on the content of events, at most 10. Repeat the parameter for several; an event must meet all. It is written as `path:test:value`, with the paths and tests of the filters of event streams: `data.object.organization.id:exact:org_1`. `in` and `not_in` take several values, `path:in:a:b`; `exists` and `not_exists` take none. Write a colon in a path or a value as `\:`, and a backslash before a colon or a backslash as `\\`. The path must exist in the schemas of the types in `event_type`, or, without it, of at least one type. */
                filter?: components["schemas"]["EventFilterExpression"][];
                /** @description The same as the header `Last-Event-ID`, for clients that cannot send the header. If the request has both, they must be equal. */
                lastEventId?: string;
            };
            header?: {
                /** @description The `offset` of the message to start after. An `EventSource` sends it when it reconnects. It takes precedence over `from` and `from_timestamp`, which may then be present together. */
                "Last-Event-ID"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The stream is open. In OpenAPI 3.1 the schema describes one message: the JSON of one `data` line, not the text on the wire. Each example is one message too; in order, the examples tell a short story. */
            200: {
                headers: {
                    /** @description Keeps caches and proxies from storing or changing the stream. */
                    "Cache-Control": "no-store, no-transform";
                    /** @description Keeps reverse proxies from holding messages back. */
                    "X-Accel-Buffering": "no";
                    /**
                     * @description The service's own id of this request. Quote it when you report a problem.
                     * @example 0193486e-6f5a-7c1b-9d3e-2b8f4a6c1d70
                     */
                    "X-Request-ID": string;
                    /**
                     * @description Size of the quota, the number of requests in a burst. Absent where no quota applies.
                     * @example 100
                     */
                    "X-RateLimit-Limit"?: number;
                    /**
                     * @description Number of requests left in the quota now. An answer of more than 256 KB (262,144 bytes) counts as one request for each 256 KB that it begins. Absent where no quota applies.
                     * @example 99
                     */
                    "X-RateLimit-Remaining"?: number;
                    /**
                     * @description When the quota is full again, in seconds since 1970-01-01T00:00:00Z. Absent where no quota applies.
                     * @example 1795166131
                     */
                    "X-RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "text/event-stream": components["schemas"]["SubscriptionMessage"];
                };
            };
            400: components["responses"]["BadRequestSubscription"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["NeedsReadEvents"];
            410: components["responses"]["Gone"];
            413: components["responses"]["PayloadTooLarge"];
            429: components["responses"]["TooManySubscriptions"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    get_event_subscribers: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The number of subscribers. */
            200: {
                headers: {
                    /**
                     * @description No cache may store the answer.
                     * @example no-store
                     */
                    "Cache-Control": "no-store";
                    /**
                     * @description The service's own id of this request. Quote it when you report a problem.
                     * @example 0193486e-6f5a-7c1b-9d3e-2b8f4a6c1d70
                     */
                    "X-Request-ID": string;
                    /**
                     * @description Size of the quota, the number of requests in a burst. Absent where no quota applies.
                     * @example 100
                     */
                    "X-RateLimit-Limit"?: number;
                    /**
                     * @description Number of requests left in the quota now. An answer of more than 256 KB (262,144 bytes) counts as one request for each 256 KB that it begins. Absent where no quota applies.
                     * @example 99
                     */
                    "X-RateLimit-Remaining"?: number;
                    /**
                     * @description When the quota is full again, in seconds since 1970-01-01T00:00:00Z. Absent where no quota applies.
                     * @example 1795166131
                     */
                    "X-RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EventSubscribers"];
                };
            };
            400: components["responses"]["BadRequestSubscribers"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["NeedsReadEvents"];
            413: components["responses"]["PayloadTooLarge"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    list_event_attempts: {
        parameters: {
            query?: {
                /** @description In checkpoint paging, the opaque next-checkpoint id of the previous page, passed unmodified and with the same filters. Valid for 24 hours. If omitted, the listing starts from the beginning. */
                from?: components["parameters"]["CheckpointFrom"];
                /**
                 * @description In checkpoint paging, the number of results on each page: at most 50, on a private cloud 100. If omitted, `take` is half of that maximum. Cannot be combined with `page` or `per_page`.
                 * @example 25
                 */
                take?: components["parameters"]["Take"];
            };
            header?: never;
            path: {
                /**
                 * @description Identifier of the event.
                 * @example evt_1CfRm7TzVnBx4JqGsLwC5e
                 */
                event_id: components["parameters"]["AttemptedEventId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of attempts. */
            200: {
                headers: {
                    /**
                     * @description No cache may store the answer.
                     * @example no-store
                     */
                    "Cache-Control": "no-store";
                    /**
                     * @description The service's own id of this request. Quote it when you report a problem.
                     * @example 0193486e-6f5a-7c1b-9d3e-2b8f4a6c1d70
                     */
                    "X-Request-ID": string;
                    /**
                     * @description Size of the quota, the number of requests in a burst. Absent where no quota applies.
                     * @example 100
                     */
                    "X-RateLimit-Limit"?: number;
                    /**
                     * @description Number of requests left in the quota now. An answer of more than 256 KB (262,144 bytes) counts as one request for each 256 KB that it begins. Absent where no quota applies.
                     * @example 99
                     */
                    "X-RateLimit-Remaining"?: number;
                    /**
                     * @description When the quota is full again, in seconds since 1970-01-01T00:00:00Z. Absent where no quota applies.
                     * @example 1795166131
                     */
                    "X-RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EventAttemptsPage"];
                };
            };
            400: components["responses"]["BadRequestEventAttempts"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["NeedsReadEventDeliveries"];
            413: components["responses"]["PayloadTooLarge"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    list_logs: {
        parameters: {
            query?: {
                /**
                 * @description Only entries of requests with this correlation id, which is at most 64 characters long.
                 * @example import-2026-11-20-0042
                 */
                correlation_id?: components["parameters"]["LogCorrelationId"];
                /**
                 * @description Only entries of this client.
                 * @example nightly-import
                 */
                client_id?: components["parameters"]["LogClientId"];
                /**
                 * @description Only entries of this operation, command or notice.
                 * @example delete_event_stream
                 */
                operation?: components["parameters"]["LogOperationParameter"];
                /**
                 * @description Only entries about the resource with this identifier.
                 * @example est_1CfRkm7WrQvB2TzNpXyL4d
                 */
                resource_id?: components["parameters"]["LogResourceId"];
                /**
                 * @description Only entries of this kind.
                 * @example change
                 */
                kind?: components["parameters"]["LogKindParameter"];
                /**
                 * @description Only entries of this time or later. It must lie before `date_to`.
                 * @example 2026-11-01T00:00:00Z
                 */
                date_from?: components["parameters"]["LogDateFrom"];
                /**
                 * @description Only entries before this time.
                 * @example 2026-12-01T00:00:00Z
                 */
                date_to?: components["parameters"]["LogDateTo"];
                /** @description In checkpoint paging, the opaque next-checkpoint id of the previous page, passed unmodified and with the same filters. Valid for 24 hours. If omitted, the listing starts from the beginning. */
                from?: components["parameters"]["CheckpointFrom"];
                /**
                 * @description In checkpoint paging, the number of results on each page: at most 50, on a private cloud 100. If omitted, `take` is half of that maximum. Cannot be combined with `page` or `per_page`.
                 * @example 25
                 */
                take?: components["parameters"]["Take"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of the log. */
            200: {
                headers: {
                    /**
                     * @description No cache may store the answer.
                     * @example no-store
                     */
                    "Cache-Control": "no-store";
                    /**
                     * @description The service's own id of this request. Quote it when you report a problem.
                     * @example 0193486e-6f5a-7c1b-9d3e-2b8f4a6c1d70
                     */
                    "X-Request-ID": string;
                    /**
                     * @description Size of the quota, the number of requests in a burst. Absent where no quota applies.
                     * @example 100
                     */
                    "X-RateLimit-Limit"?: number;
                    /**
                     * @description Number of requests left in the quota now. An answer of more than 256 KB (262,144 bytes) counts as one request for each 256 KB that it begins. Absent where no quota applies.
                     * @example 99
                     */
                    "X-RateLimit-Remaining"?: number;
                    /**
                     * @description When the quota is full again, in seconds since 1970-01-01T00:00:00Z. Absent where no quota applies.
                     * @example 1795166131
                     */
                    "X-RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LogsPage"];
                };
            };
            400: components["responses"]["BadRequestLogs"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["NeedsReadLogs"];
            413: components["responses"]["PayloadTooLarge"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    get_log: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Identifier of the log entry.
                 * @example log_1CfRq4VtXbNe7JmPsKwD8y
                 */
                id: components["parameters"]["LogIdParameter"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The entry. */
            200: {
                headers: {
                    /**
                     * @description No cache may store the answer.
                     * @example no-store
                     */
                    "Cache-Control": "no-store";
                    /**
                     * @description The service's own id of this request. Quote it when you report a problem.
                     * @example 0193486e-6f5a-7c1b-9d3e-2b8f4a6c1d70
                     */
                    "X-Request-ID": string;
                    /**
                     * @description Size of the quota, the number of requests in a burst. Absent where no quota applies.
                     * @example 100
                     */
                    "X-RateLimit-Limit"?: number;
                    /**
                     * @description Number of requests left in the quota now. An answer of more than 256 KB (262,144 bytes) counts as one request for each 256 KB that it begins. Absent where no quota applies.
                     * @example 99
                     */
                    "X-RateLimit-Remaining"?: number;
                    /**
                     * @description When the quota is full again, in seconds since 1970-01-01T00:00:00Z. Absent where no quota applies.
                     * @example 1795166131
                     */
                    "X-RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LogEntry"];
                };
            };
            400: components["responses"]["BadRequestPath"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["NeedsReadLogs"];
            404: components["responses"]["LogNotFound"];
            413: components["responses"]["PayloadTooLarge"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    publish_events: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Your own id for this request, recorded as a correlation id in the tenant's logs. A value of more than 64 characters is accepted, but the logs contain only its first 64 characters.
                 * @example import-2026-11-20-0042
                 */
                "X-Correlation-ID"?: components["parameters"]["CorrelationId"];
                /**
                 * @description Required in binary mode. The version of CloudEvents.
                 * @example 1.0
                 */
                "ce-specversion"?: components["schemas"]["CloudEventSpecVersion"];
                /**
                 * @description Required in binary mode. Your own identifier of the event. At most 255 characters after percent-decoding.
                 * @example 0b8ff3a5-41d7-4f2c-9d7e-6c2a10f3b9e4
                 */
                "ce-id"?: string;
                /**
                 * @description Required in binary mode. Where the event originated.
                 * @example https://directory.acme.example/
                 */
                "ce-source"?: components["schemas"]["PublisherEventSource"];
                /**
                 * @description Required in binary mode. The event's type, which decides what the body contains.
                 * @example group.created
                 */
                "ce-type"?: components["schemas"]["EventType"];
                /**
                 * @description Binary mode, optional. The time of the event.
                 * @example 2026-11-20T08:05:02.640Z
                 */
                "ce-time"?: components["schemas"]["PublisherEventTime"];
                /**
                 * @description Binary mode, optional. The subject of the event. Accepted but not kept.
                 * @example groups/bakers
                 */
                "ce-subject"?: components["schemas"]["PublisherEventSubject"];
                /**
                 * @description Binary mode, optional. A schema that the body adheres to. Accepted but not kept.
                 * @example https://directory.acme.example/schemas/group.json
                 */
                "ce-dataschema"?: components["schemas"]["PublisherEventDataSchema"];
                /**
                 * @description Binary mode, optional. The trace that the event began in.
                 * @example 00-0af7651916cd43dd8448eb211c80319c-b9c7c989f97918e1-01
                 */
                "ce-traceparent"?: components["schemas"]["TraceParent"];
                /**
                 * @description Binary mode, optional. The `tracestate` of W3C Trace Context: data that tracing systems keep about the trace that `ce-traceparent` identifies. At most 512 characters after percent-decoding.
                 * @example congo=t61rcWkgMzE
                 */
                "ce-tracestate"?: string;
                /**
                 * @description The trace of the request, in the format of W3C Trace Context. Events without a `traceparent` get this trace.
                 * @example 00-0af7651916cd43dd8448eb211c80319c-00f067aa0ba902b7-01
                 */
                traceparent?: string;
                /**
                 * @description The `tracestate` of W3C Trace Context: data that tracing systems keep about the trace that `traceparent` identifies.
                 * @example congo=t61rcWkgMzE
                 */
                tracestate?: string;
            };
            path?: never;
            cookie?: never;
        };
        /** @description One event, a batch of events, or the data of one event. */
        requestBody: {
            content: {
                "application/cloudevents+json": components["schemas"]["PublishEvent"];
                "application/cloudevents-batch+json": components["schemas"]["PublishEventBatch"];
                "application/json": components["schemas"]["PublishEventData"];
            };
        };
        responses: {
            /** @description All events were accepted and are on disk. */
            200: {
                headers: {
                    /**
                     * @description No cache may store the answer.
                     * @example no-store
                     */
                    "Cache-Control": "no-store";
                    /**
                     * @description The service's own id of this request. Quote it when you report a problem.
                     * @example 0193486e-6f5a-7c1b-9d3e-2b8f4a6c1d70
                     */
                    "X-Request-ID": string;
                    /**
                     * @description Size of the quota, the number of requests in a burst. Absent where no quota applies.
                     * @example 100
                     */
                    "X-RateLimit-Limit"?: number;
                    /**
                     * @description Number of requests left in the quota now. An answer of more than 256 KB (262,144 bytes) counts as one request for each 256 KB that it begins. Absent where no quota applies.
                     * @example 99
                     */
                    "X-RateLimit-Remaining"?: number;
                    /**
                     * @description When the quota is full again, in seconds since 1970-01-01T00:00:00Z. Absent where no quota applies.
                     * @example 1795166131
                     */
                    "X-RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PublishedEvents"];
                };
            };
            400: components["responses"]["BadRequestEvent"];
            401: components["responses"]["PublisherUnauthorized"];
            403: components["responses"]["NeedsPublishEvents"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["EventUnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    list_rate_limit_policies: {
        parameters: {
            query?: {
                /**
                 * @description Only policies that protect this API.
                 * @example oauth_authentication_api
                 */
                resource?: components["parameters"]["RateLimitPolicyResourceParameter"];
                /**
                 * @description Only policies for this kind of consumer.
                 * @example client
                 */
                consumer?: components["parameters"]["RateLimitPolicyConsumerParameter"];
                /**
                 * @description Only the policies with exactly this selector.
                 * @example client_id:nightly-import
                 */
                consumer_selector?: components["parameters"]["RateLimitPolicyConsumerSelectorParameter"];
                /** @description In checkpoint paging, the opaque next-checkpoint id of the previous page, passed unmodified and with the same filters. Valid for 24 hours. If omitted, the listing starts from the beginning. */
                from?: components["parameters"]["CheckpointFrom"];
                /**
                 * @description In checkpoint paging, the number of results on each page: at most 50, on a private cloud 100. If omitted, `take` is half of that maximum. Cannot be combined with `page` or `per_page`.
                 * @example 25
                 */
                take?: components["parameters"]["Take"];
                /** @description In offset paging, the number of the page, from 0. If only `per_page` is given, `page` is 0. Cannot be combined with `from` or `take`. */
                page?: components["parameters"]["Page"];
                /** @description In offset paging, the number of results on each page: at most 50, on a private cloud 100. If only `page` is given, `per_page` is half of that maximum. Cannot be combined with `from` or `take`. */
                per_page?: components["parameters"]["PerPage"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of rate limit policies. */
            200: {
                headers: {
                    /**
                     * @description No cache may store the answer.
                     * @example no-store
                     */
                    "Cache-Control": "no-store";
                    /**
                     * @description The service's own id of this request. Quote it when you report a problem.
                     * @example 0193486e-6f5a-7c1b-9d3e-2b8f4a6c1d70
                     */
                    "X-Request-ID": string;
                    /**
                     * @description Size of the quota, the number of requests in a burst. Absent where no quota applies.
                     * @example 100
                     */
                    "X-RateLimit-Limit"?: number;
                    /**
                     * @description Number of requests left in the quota now. An answer of more than 256 KB (262,144 bytes) counts as one request for each 256 KB that it begins. Absent where no quota applies.
                     * @example 99
                     */
                    "X-RateLimit-Remaining"?: number;
                    /**
                     * @description When the quota is full again, in seconds since 1970-01-01T00:00:00Z. Absent where no quota applies.
                     * @example 1795166131
                     */
                    "X-RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RateLimitPoliciesCheckpointPage"] | components["schemas"]["RateLimitPoliciesOffsetPage"];
                };
            };
            400: components["responses"]["BadRequestPaging"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["NeedsReadRateLimitPolicies"];
            413: components["responses"]["PayloadTooLarge"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    create_rate_limit_policy: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Your own id for this request, recorded as a correlation id in the tenant's logs. A value of more than 64 characters is accepted, but the logs contain only its first 64 characters.
                 * @example import-2026-11-20-0042
                 */
                "X-Correlation-ID"?: components["parameters"]["CorrelationId"];
            };
            path?: never;
            cookie?: never;
        };
        /** @description The new policy. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["RateLimitPolicyCreate"];
            };
        };
        responses: {
            /** @description The policy was created. */
            201: {
                headers: {
                    /**
                     * @description No cache may store the answer.
                     * @example no-store
                     */
                    "Cache-Control": "no-store";
                    /**
                     * @description The service's own id of this request. Quote it when you report a problem.
                     * @example 0193486e-6f5a-7c1b-9d3e-2b8f4a6c1d70
                     */
                    "X-Request-ID": string;
                    /**
                     * @description The entity tag of this state of the resource (RFC 9110, section 8.8.3). Send it as `If-Match` with a change, so that the change is refused if someone else has changed the resource meanwhile.
                     * @example "3-mi7ql2wq"
                     */
                    ETag: string;
                    /**
                     * @description Size of the quota, the number of requests in a burst. Absent where no quota applies.
                     * @example 100
                     */
                    "X-RateLimit-Limit"?: number;
                    /**
                     * @description Number of requests left in the quota now. An answer of more than 256 KB (262,144 bytes) counts as one request for each 256 KB that it begins. Absent where no quota applies.
                     * @example 99
                     */
                    "X-RateLimit-Remaining"?: number;
                    /**
                     * @description When the quota is full again, in seconds since 1970-01-01T00:00:00Z. Absent where no quota applies.
                     * @example 1795166131
                     */
                    "X-RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RateLimitPolicy"];
                };
            };
            400: components["responses"]["BadRequestBody"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["NeedsCreateRateLimitPolicies"];
            409: components["responses"]["RateLimitPolicyNotCreated"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    get_rate_limit_policy: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Identifier of the rate limit policy.
                 * @example rlp_1CfRp9HbXeJu5MkTcVwF7z
                 */
                id: components["parameters"]["RateLimitPolicyIdParameter"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The policy. */
            200: {
                headers: {
                    /**
                     * @description No cache may store the answer.
                     * @example no-store
                     */
                    "Cache-Control": "no-store";
                    /**
                     * @description The service's own id of this request. Quote it when you report a problem.
                     * @example 0193486e-6f5a-7c1b-9d3e-2b8f4a6c1d70
                     */
                    "X-Request-ID": string;
                    /**
                     * @description The entity tag of this state of the resource (RFC 9110, section 8.8.3). Send it as `If-Match` with a change, so that the change is refused if someone else has changed the resource meanwhile.
                     * @example "3-mi7ql2wq"
                     */
                    ETag: string;
                    /**
                     * @description Size of the quota, the number of requests in a burst. Absent where no quota applies.
                     * @example 100
                     */
                    "X-RateLimit-Limit"?: number;
                    /**
                     * @description Number of requests left in the quota now. An answer of more than 256 KB (262,144 bytes) counts as one request for each 256 KB that it begins. Absent where no quota applies.
                     * @example 99
                     */
                    "X-RateLimit-Remaining"?: number;
                    /**
                     * @description When the quota is full again, in seconds since 1970-01-01T00:00:00Z. Absent where no quota applies.
                     * @example 1795166131
                     */
                    "X-RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RateLimitPolicy"];
                };
            };
            400: components["responses"]["BadRequestPath"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["NeedsReadRateLimitPolicies"];
            404: components["responses"]["RateLimitPolicyNotFound"];
            413: components["responses"]["PayloadTooLarge"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    delete_rate_limit_policy: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Your own id for this request, recorded as a correlation id in the tenant's logs. A value of more than 64 characters is accepted, but the logs contain only its first 64 characters.
                 * @example import-2026-11-20-0042
                 */
                "X-Correlation-ID"?: components["parameters"]["CorrelationId"];
                /** @description Makes the write conditional (RFC 9110, section 13.1.1): it is done only if the resource still has one of these entity tags, a comma-separated list, and is else refused with 412. `*` matches every resource that exists. A write without this header is unconditional. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /**
                 * @description Identifier of the rate limit policy.
                 * @example rlp_1CfRp9HbXeJu5MkTcVwF7z
                 */
                id: components["parameters"]["RateLimitPolicyIdParameter"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The policy was deleted. */
            204: {
                headers: {
                    /**
                     * @description No cache may store the answer.
                     * @example no-store
                     */
                    "Cache-Control": "no-store";
                    /**
                     * @description The service's own id of this request. Quote it when you report a problem.
                     * @example 0193486e-6f5a-7c1b-9d3e-2b8f4a6c1d70
                     */
                    "X-Request-ID": string;
                    /**
                     * @description Size of the quota, the number of requests in a burst. Absent where no quota applies.
                     * @example 100
                     */
                    "X-RateLimit-Limit"?: number;
                    /**
                     * @description Number of requests left in the quota now. An answer of more than 256 KB (262,144 bytes) counts as one request for each 256 KB that it begins. Absent where no quota applies.
                     * @example 99
                     */
                    "X-RateLimit-Remaining"?: number;
                    /**
                     * @description When the quota is full again, in seconds since 1970-01-01T00:00:00Z. Absent where no quota applies.
                     * @example 1795166131
                     */
                    "X-RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequestPath"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["NeedsDeleteRateLimitPolicies"];
            404: components["responses"]["RateLimitPolicyNotFound"];
            412: components["responses"]["PreconditionFailed"];
            413: components["responses"]["PayloadTooLarge"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    update_rate_limit_policy: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Your own id for this request, recorded as a correlation id in the tenant's logs. A value of more than 64 characters is accepted, but the logs contain only its first 64 characters.
                 * @example import-2026-11-20-0042
                 */
                "X-Correlation-ID"?: components["parameters"]["CorrelationId"];
                /** @description Makes the write conditional (RFC 9110, section 13.1.1): it is done only if the resource still has one of these entity tags, a comma-separated list, and is else refused with 412. `*` matches every resource that exists. A write without this header is unconditional. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /**
                 * @description Identifier of the rate limit policy.
                 * @example rlp_1CfRp9HbXeJu5MkTcVwF7z
                 */
                id: components["parameters"]["RateLimitPolicyIdParameter"];
            };
            cookie?: never;
        };
        /** @description The new configuration. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["RateLimitPolicyUpdate"];
            };
        };
        responses: {
            /** @description The changed policy. */
            200: {
                headers: {
                    /**
                     * @description No cache may store the answer.
                     * @example no-store
                     */
                    "Cache-Control": "no-store";
                    /**
                     * @description The service's own id of this request. Quote it when you report a problem.
                     * @example 0193486e-6f5a-7c1b-9d3e-2b8f4a6c1d70
                     */
                    "X-Request-ID": string;
                    /**
                     * @description The entity tag of this state of the resource (RFC 9110, section 8.8.3). Send it as `If-Match` with a change, so that the change is refused if someone else has changed the resource meanwhile.
                     * @example "3-mi7ql2wq"
                     */
                    ETag: string;
                    /**
                     * @description Size of the quota, the number of requests in a burst. Absent where no quota applies.
                     * @example 100
                     */
                    "X-RateLimit-Limit"?: number;
                    /**
                     * @description Number of requests left in the quota now. An answer of more than 256 KB (262,144 bytes) counts as one request for each 256 KB that it begins. Absent where no quota applies.
                     * @example 99
                     */
                    "X-RateLimit-Remaining"?: number;
                    /**
                     * @description When the quota is full again, in seconds since 1970-01-01T00:00:00Z. Absent where no quota applies.
                     * @example 1795166131
                     */
                    "X-RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RateLimitPolicy"];
                };
            };
            400: components["responses"]["BadRequestPathAndBody"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["NeedsUpdateRateLimitPolicies"];
            404: components["responses"]["RateLimitPolicyNotFound"];
            412: components["responses"]["PreconditionFailed"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    issue_token: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Your own id for this request, recorded as a correlation id in the tenant's logs. A value of more than 64 characters is accepted, but the logs contain only its first 64 characters.
                 * @example import-2026-11-20-0042
                 */
                "X-Correlation-ID"?: components["parameters"]["CorrelationId"];
            };
            path?: never;
            cookie?: never;
        };
        /** @description The request for a token, as a form or as JSON. */
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": components["schemas"]["TokenRequest"];
                "application/json": components["schemas"]["TokenRequest"];
            };
        };
        responses: {
            /** @description An access token. */
            200: {
                headers: {
                    /**
                     * @description The service's own id of this request. Quote it when you report a problem.
                     * @example 0193486e-6f5a-7c1b-9d3e-2b8f4a6c1d70
                     */
                    "X-Request-ID": string;
                    /**
                     * @description No cache may store the answer.
                     * @example no-store
                     */
                    "Cache-Control": "no-store";
                    /**
                     * @description Limit of the policy that counted the request, in requests a second. Absent if no policy counted the request.
                     * @example 20
                     */
                    "X-RateLimit-Limit"?: number;
                    /**
                     * @description Number of requests left in the current second. Absent if no policy counted the request.
                     * @example 19
                     */
                    "X-RateLimit-Remaining"?: number;
                    /**
                     * @description When the count starts again, in seconds since 1970-01-01T00:00:00Z. Absent if no policy counted the request.
                     * @example 1795166131
                     */
                    "X-RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TokenResponse"];
                };
            };
            /** @description A rate limit policy redirects the request. */
            302: {
                headers: {
                    /**
                     * @description The service's own id of this request. Quote it when you report a problem.
                     * @example 0193486e-6f5a-7c1b-9d3e-2b8f4a6c1d70
                     */
                    "X-Request-ID": string;
                    /**
                     * @description The `redirect_uri` of the policy.
                     * @example https://www.example.com/slow-down
                     */
                    Location: string;
                    /**
                     * @description No cache may store the answer.
                     * @example no-store
                     */
                    "Cache-Control": "no-store";
                    /**
                     * @description Limit of the policy that counted the request, in requests a second. Absent if no policy counted the request.
                     * @example 20
                     */
                    "X-RateLimit-Limit"?: number;
                    /**
                     * @description Number of requests left in the current second. Absent if no policy counted the request.
                     * @example 19
                     */
                    "X-RateLimit-Remaining"?: number;
                    /**
                     * @description When the count starts again, in seconds since 1970-01-01T00:00:00Z. Absent if no policy counted the request.
                     * @example 1795166131
                     */
                    "X-RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["TokenBadRequest"];
            401: components["responses"]["TokenUnauthorized"];
            413: components["responses"]["TokenPayloadTooLarge"];
            415: components["responses"]["TokenUnsupportedMediaType"];
            429: components["responses"]["TokenTooManyRequests"];
            500: components["responses"]["TokenInternalError"];
            503: components["responses"]["TokenServiceUnavailable"];
        };
    };
    get_jwks: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The keys. */
            200: {
                headers: {
                    /**
                     * @description The service's own id of this request. Quote it when you report a problem.
                     * @example 0193486e-6f5a-7c1b-9d3e-2b8f4a6c1d70
                     */
                    "X-Request-ID": string;
                    /**
                     * @description How long verifiers may keep the keys. A new key signs only after it has been published for longer than this.
                     * @example public, max-age=300
                     */
                    "Cache-Control": "public, max-age=300";
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["JsonWebKeySet"];
                };
            };
            400: components["responses"]["PublicBadRequest"];
            404: components["responses"]["OutsideIssuer"];
            413: components["responses"]["PublicPayloadTooLarge"];
            500: components["responses"]["PublicInternalError"];
            503: components["responses"]["PublicServiceUnavailable"];
        };
    };
    get_authorization_server_metadata: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The metadata. */
            200: {
                headers: {
                    /**
                     * @description No cache may store the answer.
                     * @example no-store
                     */
                    "Cache-Control": "no-store";
                    /**
                     * @description The service's own id of this request. Quote it when you report a problem.
                     * @example 0193486e-6f5a-7c1b-9d3e-2b8f4a6c1d70
                     */
                    "X-Request-ID": string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AuthorizationServerMetadata"];
                };
            };
            400: components["responses"]["PublicBadRequest"];
            404: components["responses"]["OutsideIssuer"];
            413: components["responses"]["PublicPayloadTooLarge"];
            500: components["responses"]["PublicInternalError"];
            503: components["responses"]["PublicServiceUnavailable"];
        };
    };
    receive_event: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The event's id, the same in every attempt.
                 * @example evt_1ChDqKC2yGiycAJpcNXadx
                 */
                "webhook-id": components["schemas"]["EventId"];
                /**
                 * @description When this attempt was signed, in seconds since 1970-01-01T00:00:00Z.
                 * @example 1795161902
                 */
                "webhook-timestamp": number;
                /**
                 * @description `v1,` and the base64 of the HMAC-SHA256 over `webhook-id`, `webhook-timestamp` and the body, joined by full stops. For 24 hours after the signing secret has changed there are two signatures, separated by a space; accept the request if either one is right.
                 * @example v1,76GoL+I6U6ke+2TNX81jO7CcoGkBb+GvszJfZQniTh8=
                 */
                "webhook-signature": string;
                /**
                 * @description The trace of the event, in the format of W3C Trace Context. Absent if the event has no trace. The parent is the span that the event names or, if the service is traced, the span of this attempt.
                 * @example 00-0af7651916cd43dd8448eb211c80319c-b9c7c989f97918e1-01
                 */
                traceparent?: components["schemas"]["TraceParent"];
                /**
                 * @description The `tracestate` of W3C Trace Context: data that tracing systems keep about the trace that `traceparent` identifies.
                 * @example congo=t61rcWkgMzE
                 */
                tracestate?: components["schemas"]["TraceState"];
            };
            path?: never;
            cookie?: never;
        };
        /** @description One event. */
        requestBody: {
            content: {
                "application/cloudevents+json": components["schemas"]["CloudEvent"];
            };
        };
        responses: {
            /** @description The event was received. Any other 2xx status means the same. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The event was received. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The endpoint is gone. The delivery fails and the event stream is disabled. */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    receive_notice: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The identifier of the log entry, the same in every attempt.
                 * @example log_1CfRq2FnRvSd8GqMkYuB6t
                 */
                "webhook-id": components["schemas"]["LogId"];
                /**
                 * @description When this attempt was signed, in seconds since 1970-01-01T00:00:00Z.
                 * @example 1795161902
                 */
                "webhook-timestamp": number;
                /**
                 * @description `v1,` and the base64 of the HMAC-SHA256 over `webhook-id`, `webhook-timestamp` and the body, joined by full stops.
                 * @example v1,76GoL+I6U6ke+2TNX81jO7CcoGkBb+GvszJfZQniTh8=
                 */
                "webhook-signature": string;
            };
            path?: never;
            cookie?: never;
        };
        /** @description One notice. */
        requestBody: {
            content: {
                "application/cloudevents+json": components["schemas"]["Notice"];
            };
        };
        responses: {
            /** @description The notice was received. Any other 2xx status means the same. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The notice was received. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
}
