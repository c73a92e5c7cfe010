// Generated from openapi/openapi.yaml by `npm run generate`. Never edited by hand.

export type paths = Record<string, never>;
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
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
            /** @description The service sets it. Only the mock and the handlers read it. */
            id?: components["schemas"]["EventStreamId"];
            /** @description The service sets it. Only the mock and the handlers read it. */
            disabled_reason?: string;
            /** @description The service sets it. Only the mock and the handlers read it. */
            disabled_at?: components["schemas"]["Timestamp"];
            /** @description The service sets it. Only the mock and the handlers read it. */
            created_at?: components["schemas"]["Timestamp"];
            /** @description The service sets it. Only the mock and the handlers read it. */
            updated_at?: components["schemas"]["Timestamp"];
        };
        /** @description Name of the event stream, unique in the tenant. Terminals and browsers show names, so a name has no control characters, no line or paragraph separators, and none of the characters of Unicode that change the direction of text. */
        EventStreamName: string;
        /** @description The event types to deliver, each once. */
        EventStreamSubscriptions: components["schemas"]["EventStreamSubscription"][];
        /** @description One event type to deliver. */
        EventStreamSubscription: {
            event_type: components["schemas"]["EventType"];
        };
        /**
         * @description The type of a tenant event. Later minor versions of the API may add types, so ignore the ones you do not know.
         * @enum {string}
         */
        EventType: "group.created" | "group.deleted" | "group.member.added" | "group.member.deleted" | "group.role.assigned" | "group.role.deleted" | "group.updated" | "organization.connection.added" | "organization.connection.removed" | "organization.connection.updated" | "organization.created" | "organization.deleted" | "organization.group.role.assigned" | "organization.group.role.deleted" | "organization.member.added" | "organization.member.deleted" | "organization.member.role.assigned" | "organization.member.role.deleted" | "organization.updated" | "user.created" | "user.deleted" | "user.updated";
        /** @description Conditions on the content of events. An event passes if it meets all. For an event stream, an event that does not pass is neither delivered nor failed. */
        EventFilters: components["schemas"]["EventFilter"][];
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
        /**
         * @description Where to look in the event: names joined by dots, beginning with `source`, `data.object` or `data.context`. Write a dot or a backslash in a name as `\.` or `\\`. The path must exist in the schemas of the event types: in each type that the request names, or, without named types, in at least one. Below an object that takes any property, any name is taken. The path of an array is also the path of its elements. Paths are checked only when a filter is given: a type that is added later does not break a stored filter.
         * @example data.object.organization.id
         */
        EventFilterPath: string;
        /** @description The text to compare with. */
        EventFilterText: string;
        /** @description The texts to compare with. Any one of them is enough. */
        EventFilterTexts: components["schemas"]["EventFilterText"][];
        /**
         * @description Whether the event has a value there.
         * @constant
         */
        EventFilterPresence: true;
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
        /** @description At most this many events are sent in a second, evenly spaced, with retries, redeliveries, replays and test events. 0, the default, means no limit. The first event after a change of the limit may wait for a second. */
        EventStreamRate: number;
        /** @description Where the events go. Other types may be added. */
        EventStreamDestinationInput: components["schemas"]["WebhookDestinationInput"];
        /** @description An HTTP endpoint of yours. */
        WebhookDestinationInput: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "webhook";
            configuration: components["schemas"]["WebhookConfigurationInput"];
        };
        /** @description How to call the endpoint. */
        WebhookConfigurationInput: {
            webhook_endpoint: components["schemas"]["WebhookEndpoint"];
            webhook_authorization: components["schemas"]["WebhookAuthorizationInput"];
            /** @description The secret that signs every delivery. If you create an event stream without it, the service makes one. After a change, deliveries have the signatures of both secrets for 24 hours. They never have more than two signatures: another change within this time ends that of the oldest secret at once. */
            signing_secret?: components["schemas"]["WebhookSigningSecret"];
            secret_version?: components["schemas"]["WebhookSecretVersion"];
        };
        /**
         * Format: uri
         * @description Address of the endpoint, `https`. Plain `http` and private addresses are accepted only if the operator of the service allows them. The service refuses forbidden addresses and its own address. It also refuses an address that lacks a host, contains user info, or has port 0.
         * @example https://hooks.example.com/tenant-events
         */
        WebhookEndpoint: string;
        /** @description How the service authenticates at the endpoint. The secret is required and never shown again. */
        WebhookAuthorizationInput: components["schemas"]["WebhookBasicAuthorizationInput"] | components["schemas"]["WebhookBearerAuthorizationInput"] | components["schemas"]["WebhookCustomHeaderAuthorizationInput"];
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
             * @description The password, without control characters. In a file, a placeholder: `${env:NAME}` or `${file:PATH}`.
             */
            password?: string;
        };
        /** @description The user name, without colons, control characters and characters that change the direction of text. */
        WebhookUsername: string;
        /** @description A bearer token (RFC 6750). */
        WebhookBearerAuthorizationInput: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            method: "bearer";
            /**
             * Format: password
             * @description The token, in visible ASCII without spaces. In a file, a placeholder: `${env:NAME}` or `${file:PATH}`.
             */
            token?: string;
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
             * @description The header's value, in visible ASCII. Spaces are allowed, but not at its ends. In a file, a placeholder: `${env:NAME}` or `${file:PATH}`.
             */
            header_value?: string;
        };
        /** @description The header's name, a token (RFC 9110, section 5.6.2). The service refuses the names of headers that only it sets: those that describe the request or its connection (`Host`, `User-Agent`, `Content-…`, `Transfer-Encoding`, `Range`, `If-…` and others), those that say where it comes from (`Forwarded`, `X-Forwarded-…`, `X-Real-IP`, `Origin` and others), `Cookie`, `webhook-…`, `traceparent` and `tracestate`. */
        WebhookHeaderKey: string;
        /**
         * Format: password
         * @description A Standard Webhooks secret, `whsec_` and the base64 of 24 to 64 bytes. In a file, a placeholder: `${env:NAME}` or `${file:PATH}`.
         * @example whsec_ZXhhbXBsZS1zaWduaW5nLXNlY3JldC0wMDAx
         */
        WebhookSigningSecret: string;
        /**
         * @description A name of your own for the secrets of the destination, such as `2026-11`. The service keeps it and shows it, but never compares it: since answers hold no secrets, you can tell by it whether a tenant has the latest ones. It is replaced with the destination.
         * @example 2026-11
         */
        WebhookSecretVersion: string;
        /**
         * @description Whether the event stream delivers events.
         * @enum {string}
         */
        EventStreamStatus: "enabled" | "disabled";
        /**
         * Format: event-stream-id
         * @description Identifier of an event stream. It is `est_` and 22 base58 characters. Ids sort by creation.
         * @example est_1CfRkm7WrQvB2TzNpXyL4d
         */
        EventStreamId: string;
        /**
         * Format: date-time
         * @description A point in time, RFC 3339. The service writes UTC with milliseconds and `Z`. It converts times with another UTC offset to UTC.
         * @example 2026-11-20T09:15:30.250Z
         */
        Timestamp: string;
        /** @description A new policy. */
        RateLimitPolicyCreate: {
            resource: components["schemas"]["RateLimitPolicyResource"];
            consumer: components["schemas"]["RateLimitPolicyConsumer"];
            consumer_selector: components["schemas"]["RateLimitPolicyConsumerSelector"];
            configuration: components["schemas"]["RateLimitPolicyConfiguration"];
            /** @description The service sets it. Only the mock and the handlers read it. */
            id?: components["schemas"]["RateLimitPolicyId"];
            /** @description The service sets it. Only the mock and the handlers read it. */
            created_at?: components["schemas"]["Timestamp"];
            /** @description The service sets it. Only the mock and the handlers read it. */
            updated_at?: components["schemas"]["Timestamp"];
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
        /** @description What the policy does. Other actions may be added. */
        RateLimitPolicyConfiguration: components["schemas"]["RateLimitAllow"] | components["schemas"]["RateLimitBlock"] | components["schemas"]["RateLimitLog"] | components["schemas"]["RateLimitRedirect"];
        /** @description Exempts the consumer from every limit. */
        RateLimitAllow: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            action: "allow";
        };
        /** @description Answers 429 to requests beyond the limit. */
        RateLimitBlock: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            action: "block";
            limit: components["schemas"]["RateLimit"];
        };
        /** @description Number of requests let through each second. 0 lets none through. */
        RateLimit: number;
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
        /**
         * Format: rate-limit-policy-id
         * @description Identifier of a rate limit policy. It is `rlp_` and 22 base58 characters. Ids sort by creation.
         * @example rlp_1CfRp9HbXeJu5MkTcVwF7z
         */
        RateLimitPolicyId: string;
        RecordedEvent: components["schemas"]["GroupCreatedMessage"] | components["schemas"]["GroupDeletedMessage"] | components["schemas"]["GroupMemberAddedMessage"] | components["schemas"]["GroupMemberDeletedMessage"] | components["schemas"]["GroupRoleAssignedMessage"] | components["schemas"]["GroupRoleDeletedMessage"] | components["schemas"]["GroupUpdatedMessage"] | components["schemas"]["OrganizationConnectionAddedMessage"] | components["schemas"]["OrganizationConnectionRemovedMessage"] | components["schemas"]["OrganizationConnectionUpdatedMessage"] | components["schemas"]["OrganizationCreatedMessage"] | components["schemas"]["OrganizationDeletedMessage"] | components["schemas"]["OrganizationGroupRoleAssignedMessage"] | components["schemas"]["OrganizationGroupRoleDeletedMessage"] | components["schemas"]["OrganizationMemberAddedMessage"] | components["schemas"]["OrganizationMemberDeletedMessage"] | components["schemas"]["OrganizationMemberRoleAssignedMessage"] | components["schemas"]["OrganizationMemberRoleDeletedMessage"] | components["schemas"]["OrganizationUpdatedMessage"] | components["schemas"]["UserCreatedMessage"] | components["schemas"]["UserDeletedMessage"] | components["schemas"]["UserUpdatedMessage"];
        /** @description The message that carries a `group.created` event. A group was created. */
        GroupCreatedMessage: {
            /**
             * @constant
             * @enum {string}
             */
            type: "group.created";
            offset?: components["schemas"]["Offset"];
            event: components["schemas"]["GroupCreatedEvent"];
        };
        /** @description An opaque cursor: a position in the tenant's event log. It is the same for every subscriber and every filter. To resume, pass it back unchanged as the query parameter `from` or the header `Last-Event-ID`. */
        Offset: string;
        /** @description A group was created. */
        GroupCreatedEvent: {
            specversion: components["schemas"]["CloudEventSpecVersion"];
            /**
             * @constant
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
        /**
         * Format: event-id
         * @description Identifier of an event and of its delivery. It is `evt_` and 22 base58 characters. Ids sort by creation.
         * @example evt_1CfRm3KpZtYh8WqDsNvG6a
         */
        EventId: string;
        /** @description The data of a `group.created` event. A group was created. */
        GroupCreatedData: {
            object: components["schemas"]["CreatedGroup"];
            context?: components["schemas"]["EventContext"];
        };
        /** @description A group as it was created. `type` says where the group comes from. */
        CreatedGroup: components["schemas"]["CreatedConnectionGroup"] | components["schemas"]["CreatedOrganizationGroup"] | components["schemas"]["CreatedTenantGroup"];
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
        /** @description The identifier of the organization. */
        OrganizationId: string;
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
        /** @description Known facts about the request that caused the event. Every part is optional. */
        EventContext: {
            tenant?: components["schemas"]["EventContextTenant"];
            client?: components["schemas"]["EventContextClient"];
            connection?: components["schemas"]["EventContextConnection"];
            request?: components["schemas"]["EventContextRequest"];
        };
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
        /** @description The message that carries a `group.deleted` event. A group was deleted. `object` is its last state. */
        GroupDeletedMessage: {
            /**
             * @constant
             * @enum {string}
             */
            type: "group.deleted";
            offset?: components["schemas"]["Offset"];
            event: components["schemas"]["GroupDeletedEvent"];
        };
        /** @description A group was deleted. `object` is its last state. */
        GroupDeletedEvent: {
            specversion: components["schemas"]["CloudEventSpecVersion"];
            /**
             * @constant
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
        /** @description The data of a `group.deleted` event. A group was deleted. `object` is its last state. */
        GroupDeletedData: {
            object: components["schemas"]["Group"];
            context?: components["schemas"]["EventContext"];
        };
        /** @description A group that was updated or deleted. `type` says where the group comes from. */
        Group: components["schemas"]["ConnectionGroup"] | components["schemas"]["OrganizationGroup"] | components["schemas"]["TenantGroup"];
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
        /** @description The message that carries a `group.member.added` event. A member was added to a group. */
        GroupMemberAddedMessage: {
            /**
             * @constant
             * @enum {string}
             */
            type: "group.member.added";
            offset?: components["schemas"]["Offset"];
            event: components["schemas"]["GroupMemberAddedEvent"];
        };
        /** @description A member was added to a group. */
        GroupMemberAddedEvent: {
            specversion: components["schemas"]["CloudEventSpecVersion"];
            /**
             * @constant
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
        /** @description The data of a `group.member.added` event. A member was added to a group. */
        GroupMemberAddedData: {
            object: components["schemas"]["GroupMembership"];
            context?: components["schemas"]["EventContext"];
        };
        /** @description A group and one member of it. */
        GroupMembership: {
            group: components["schemas"]["GroupReference"];
            member: components["schemas"]["GroupMember"];
        };
        /** @description A reference to a group. `type` says where the group comes from. */
        GroupReference: components["schemas"]["ConnectionGroupReference"] | components["schemas"]["OrganizationGroupReference"] | components["schemas"]["TenantGroupReference"];
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
        /** @description A member of a group. `member_type` says what kind of member it is. */
        GroupMember: components["schemas"]["UserGroupMember"] | components["schemas"]["ConnectionGroupMember"];
        /** @description A user who is a member of the group. */
        UserGroupMember: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            member_type: "user";
            id: components["schemas"]["UserId"];
        };
        /** @description The identifier of the user. */
        UserId: string;
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
        /** @description The message that carries a `group.member.deleted` event. A member was removed from a group. */
        GroupMemberDeletedMessage: {
            /**
             * @constant
             * @enum {string}
             */
            type: "group.member.deleted";
            offset?: components["schemas"]["Offset"];
            event: components["schemas"]["GroupMemberDeletedEvent"];
        };
        /** @description A member was removed from a group. */
        GroupMemberDeletedEvent: {
            specversion: components["schemas"]["CloudEventSpecVersion"];
            /**
             * @constant
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
        /** @description The data of a `group.member.deleted` event. A member was removed from a group. */
        GroupMemberDeletedData: {
            object: components["schemas"]["GroupMembership"];
            context?: components["schemas"]["EventContext"];
        };
        /** @description The message that carries a `group.role.assigned` event. A role was assigned to a group. */
        GroupRoleAssignedMessage: {
            /**
             * @constant
             * @enum {string}
             */
            type: "group.role.assigned";
            offset?: components["schemas"]["Offset"];
            event: components["schemas"]["GroupRoleAssignedEvent"];
        };
        /** @description A role was assigned to a group. */
        GroupRoleAssignedEvent: {
            specversion: components["schemas"]["CloudEventSpecVersion"];
            /**
             * @constant
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
        /** @description The data of a `group.role.assigned` event. A role was assigned to a group. */
        GroupRoleAssignedData: {
            object: components["schemas"]["GroupRoleAssignment"];
            context?: components["schemas"]["EventContext"];
        };
        /** @description A role that was assigned to a group. */
        GroupRoleAssignment: {
            group: components["schemas"]["GroupReference"];
            role: components["schemas"]["RoleReference"];
            created_at: components["schemas"]["ReportedTime"];
        };
        /** @description A reference to a role. */
        RoleReference: {
            id: components["schemas"]["RoleId"];
            /** @description The name of the role. */
            name: string;
        };
        /** @description The identifier of the role. */
        RoleId: string;
        /** @description The message that carries a `group.role.deleted` event. A role was taken from a group. */
        GroupRoleDeletedMessage: {
            /**
             * @constant
             * @enum {string}
             */
            type: "group.role.deleted";
            offset?: components["schemas"]["Offset"];
            event: components["schemas"]["GroupRoleDeletedEvent"];
        };
        /** @description A role was taken from a group. */
        GroupRoleDeletedEvent: {
            specversion: components["schemas"]["CloudEventSpecVersion"];
            /**
             * @constant
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
        /** @description The data of a `group.role.deleted` event. A role was taken from a group. */
        GroupRoleDeletedData: {
            object: components["schemas"]["GroupRoleDeletion"];
            context?: components["schemas"]["EventContext"];
        };
        /** @description A role that was taken from a group. */
        GroupRoleDeletion: {
            group: components["schemas"]["GroupReference"];
            role: components["schemas"]["RoleIdentifier"];
            deleted_at: components["schemas"]["ReportedTime"];
        };
        /** @description A role, with only its identifier. */
        RoleIdentifier: {
            id: components["schemas"]["RoleId"];
        };
        /** @description The message that carries a `group.updated` event. A group was updated. `object` is its new state. */
        GroupUpdatedMessage: {
            /**
             * @constant
             * @enum {string}
             */
            type: "group.updated";
            offset?: components["schemas"]["Offset"];
            event: components["schemas"]["GroupUpdatedEvent"];
        };
        /** @description A group was updated. `object` is its new state. */
        GroupUpdatedEvent: {
            specversion: components["schemas"]["CloudEventSpecVersion"];
            /**
             * @constant
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
        /** @description The data of a `group.updated` event. A group was updated. `object` is its new state. */
        GroupUpdatedData: {
            object: components["schemas"]["Group"];
            context?: components["schemas"]["EventContext"];
        };
        /** @description The message that carries an `organization.connection.added` event. A connection was added to an organization. */
        OrganizationConnectionAddedMessage: {
            /**
             * @constant
             * @enum {string}
             */
            type: "organization.connection.added";
            offset?: components["schemas"]["Offset"];
            event: components["schemas"]["OrganizationConnectionAddedEvent"];
        };
        /** @description A connection was added to an organization. */
        OrganizationConnectionAddedEvent: {
            specversion: components["schemas"]["CloudEventSpecVersion"];
            /**
             * @constant
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
        /** @description The data of an `organization.connection.added` event. A connection was added to an organization. */
        OrganizationConnectionAddedData: {
            object: components["schemas"]["OrganizationConnection"];
            context?: components["schemas"]["EventContext"];
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
        /** @description A reference to an organization. */
        OrganizationReference: {
            id: components["schemas"]["OrganizationId"];
            name?: components["schemas"]["OrganizationName"];
        };
        /** @description The name of the organization. */
        OrganizationName: string;
        /** @description A connection, with only its identifier. */
        ConnectionIdentifier: {
            id: components["schemas"]["ConnectionId"];
        };
        /** @description The message that carries an `organization.connection.removed` event. A connection was removed from an organization. */
        OrganizationConnectionRemovedMessage: {
            /**
             * @constant
             * @enum {string}
             */
            type: "organization.connection.removed";
            offset?: components["schemas"]["Offset"];
            event: components["schemas"]["OrganizationConnectionRemovedEvent"];
        };
        /** @description A connection was removed from an organization. */
        OrganizationConnectionRemovedEvent: {
            specversion: components["schemas"]["CloudEventSpecVersion"];
            /**
             * @constant
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
        /** @description The data of an `organization.connection.removed` event. A connection was removed from an organization. */
        OrganizationConnectionRemovedData: {
            object: components["schemas"]["RemovedOrganizationConnection"];
            context?: components["schemas"]["EventContext"];
        };
        /** @description A connection that was removed from an organization. */
        RemovedOrganizationConnection: {
            organization: components["schemas"]["OrganizationReference"];
            connection: components["schemas"]["ConnectionIdentifier"];
        };
        /** @description The message that carries an `organization.connection.updated` event. The settings of an organization's connection were updated. */
        OrganizationConnectionUpdatedMessage: {
            /**
             * @constant
             * @enum {string}
             */
            type: "organization.connection.updated";
            offset?: components["schemas"]["Offset"];
            event: components["schemas"]["OrganizationConnectionUpdatedEvent"];
        };
        /** @description The settings of an organization's connection were updated. */
        OrganizationConnectionUpdatedEvent: {
            specversion: components["schemas"]["CloudEventSpecVersion"];
            /**
             * @constant
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
        /** @description The data of an `organization.connection.updated` event. The settings of an organization's connection were updated. */
        OrganizationConnectionUpdatedData: {
            object: components["schemas"]["OrganizationConnection"];
            context?: components["schemas"]["EventContext"];
        };
        /** @description The message that carries an `organization.created` event. An organization was created. */
        OrganizationCreatedMessage: {
            /**
             * @constant
             * @enum {string}
             */
            type: "organization.created";
            offset?: components["schemas"]["Offset"];
            event: components["schemas"]["OrganizationCreatedEvent"];
        };
        /** @description An organization was created. */
        OrganizationCreatedEvent: {
            specversion: components["schemas"]["CloudEventSpecVersion"];
            /**
             * @constant
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
        /** @description The data of an `organization.created` event. An organization was created. */
        OrganizationCreatedData: {
            object: components["schemas"]["Organization"];
            context?: components["schemas"]["EventContext"];
        };
        /** @description An organization. */
        Organization: {
            id: components["schemas"]["OrganizationId"];
            name?: components["schemas"]["OrganizationName"];
            display_name?: components["schemas"]["OrganizationDisplayName"];
            metadata?: components["schemas"]["OrganizationMetadata"];
            branding?: components["schemas"]["OrganizationBranding"];
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
        /** @description The message that carries an `organization.deleted` event. An organization was deleted. `object` is its last state, without branding. */
        OrganizationDeletedMessage: {
            /**
             * @constant
             * @enum {string}
             */
            type: "organization.deleted";
            offset?: components["schemas"]["Offset"];
            event: components["schemas"]["OrganizationDeletedEvent"];
        };
        /** @description An organization was deleted. `object` is its last state, without branding. */
        OrganizationDeletedEvent: {
            specversion: components["schemas"]["CloudEventSpecVersion"];
            /**
             * @constant
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
        /** @description The data of an `organization.deleted` event. An organization was deleted. `object` is its last state, without branding. */
        OrganizationDeletedData: {
            object: components["schemas"]["DeletedOrganization"];
            context?: components["schemas"]["EventContext"];
        };
        /** @description An organization that was deleted. */
        DeletedOrganization: {
            id: components["schemas"]["OrganizationId"];
            name?: components["schemas"]["OrganizationName"];
            display_name?: components["schemas"]["OrganizationDisplayName"];
            metadata?: components["schemas"]["OrganizationMetadata"];
        };
        /** @description The message that carries an `organization.group.role.assigned` event. A role within an organization was assigned to a group. */
        OrganizationGroupRoleAssignedMessage: {
            /**
             * @constant
             * @enum {string}
             */
            type: "organization.group.role.assigned";
            offset?: components["schemas"]["Offset"];
            event: components["schemas"]["OrganizationGroupRoleAssignedEvent"];
        };
        /** @description A role within an organization was assigned to a group. */
        OrganizationGroupRoleAssignedEvent: {
            specversion: components["schemas"]["CloudEventSpecVersion"];
            /**
             * @constant
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
        /** @description The data of an `organization.group.role.assigned` event. A role within an organization was assigned to a group. */
        OrganizationGroupRoleAssignedData: {
            object: components["schemas"]["OrganizationGroupRoleAssignment"];
            context?: components["schemas"]["EventContext"];
        };
        /** @description A role that was assigned to a group within an organization. */
        OrganizationGroupRoleAssignment: {
            organization: components["schemas"]["OrganizationIdentifier"];
            role: components["schemas"]["RoleReference"];
            group: components["schemas"]["GroupReference"];
            created_at: components["schemas"]["ReportedTime"];
        };
        /** @description An organization, with only its identifier. */
        OrganizationIdentifier: {
            id: components["schemas"]["OrganizationId"];
        };
        /** @description The message that carries an `organization.group.role.deleted` event. A role within an organization was taken from a group. */
        OrganizationGroupRoleDeletedMessage: {
            /**
             * @constant
             * @enum {string}
             */
            type: "organization.group.role.deleted";
            offset?: components["schemas"]["Offset"];
            event: components["schemas"]["OrganizationGroupRoleDeletedEvent"];
        };
        /** @description A role within an organization was taken from a group. */
        OrganizationGroupRoleDeletedEvent: {
            specversion: components["schemas"]["CloudEventSpecVersion"];
            /**
             * @constant
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
        /** @description The data of an `organization.group.role.deleted` event. A role within an organization was taken from a group. */
        OrganizationGroupRoleDeletedData: {
            object: components["schemas"]["OrganizationGroupRoleDeletion"];
            context?: components["schemas"]["EventContext"];
        };
        /** @description A role that was taken from a group within an organization. */
        OrganizationGroupRoleDeletion: {
            organization: components["schemas"]["OrganizationIdentifier"];
            role: components["schemas"]["RoleIdentifier"];
            group: components["schemas"]["GroupReference"];
            deleted_at: components["schemas"]["ReportedTime"];
        };
        /** @description The message that carries an `organization.member.added` event. A user became a member of an organization. */
        OrganizationMemberAddedMessage: {
            /**
             * @constant
             * @enum {string}
             */
            type: "organization.member.added";
            offset?: components["schemas"]["Offset"];
            event: components["schemas"]["OrganizationMemberAddedEvent"];
        };
        /** @description A user became a member of an organization. */
        OrganizationMemberAddedEvent: {
            specversion: components["schemas"]["CloudEventSpecVersion"];
            /**
             * @constant
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
        /** @description The data of an `organization.member.added` event. A user became a member of an organization. */
        OrganizationMemberAddedData: {
            object: components["schemas"]["OrganizationMembership"];
            context?: components["schemas"]["EventContext"];
        };
        /** @description An organization and one member of it. */
        OrganizationMembership: {
            organization: components["schemas"]["OrganizationReference"];
            user: components["schemas"]["UserReference"];
        };
        /** @description A reference to a user. */
        UserReference: {
            user_id: components["schemas"]["UserId"];
        };
        /** @description The message that carries an `organization.member.deleted` event. A user is no longer a member of an organization. */
        OrganizationMemberDeletedMessage: {
            /**
             * @constant
             * @enum {string}
             */
            type: "organization.member.deleted";
            offset?: components["schemas"]["Offset"];
            event: components["schemas"]["OrganizationMemberDeletedEvent"];
        };
        /** @description A user is no longer a member of an organization. */
        OrganizationMemberDeletedEvent: {
            specversion: components["schemas"]["CloudEventSpecVersion"];
            /**
             * @constant
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
        /** @description The data of an `organization.member.deleted` event. A user is no longer a member of an organization. */
        OrganizationMemberDeletedData: {
            object: components["schemas"]["OrganizationMembership"];
            context?: components["schemas"]["EventContext"];
        };
        /** @description The message that carries an `organization.member.role.assigned` event. A role was assigned to a member of an organization. */
        OrganizationMemberRoleAssignedMessage: {
            /**
             * @constant
             * @enum {string}
             */
            type: "organization.member.role.assigned";
            offset?: components["schemas"]["Offset"];
            event: components["schemas"]["OrganizationMemberRoleAssignedEvent"];
        };
        /** @description A role was assigned to a member of an organization. */
        OrganizationMemberRoleAssignedEvent: {
            specversion: components["schemas"]["CloudEventSpecVersion"];
            /**
             * @constant
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
        /** @description The data of an `organization.member.role.assigned` event. A role was assigned to a member of an organization. */
        OrganizationMemberRoleAssignedData: {
            object: components["schemas"]["OrganizationMemberRole"];
            context?: components["schemas"]["EventContext"];
        };
        /** @description A role that a member has, or had, within an organization. */
        OrganizationMemberRole: {
            organization: components["schemas"]["OrganizationIdentifier"];
            user: components["schemas"]["UserReference"];
            role: components["schemas"]["RoleReference"];
        };
        /** @description The message that carries an `organization.member.role.deleted` event. A role was taken from a member of an organization. */
        OrganizationMemberRoleDeletedMessage: {
            /**
             * @constant
             * @enum {string}
             */
            type: "organization.member.role.deleted";
            offset?: components["schemas"]["Offset"];
            event: components["schemas"]["OrganizationMemberRoleDeletedEvent"];
        };
        /** @description A role was taken from a member of an organization. */
        OrganizationMemberRoleDeletedEvent: {
            specversion: components["schemas"]["CloudEventSpecVersion"];
            /**
             * @constant
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
        /** @description The data of an `organization.member.role.deleted` event. A role was taken from a member of an organization. */
        OrganizationMemberRoleDeletedData: {
            object: components["schemas"]["OrganizationMemberRole"];
            context?: components["schemas"]["EventContext"];
        };
        /** @description The message that carries an `organization.updated` event. An organization was updated. `object` is its new state. */
        OrganizationUpdatedMessage: {
            /**
             * @constant
             * @enum {string}
             */
            type: "organization.updated";
            offset?: components["schemas"]["Offset"];
            event: components["schemas"]["OrganizationUpdatedEvent"];
        };
        /** @description An organization was updated. `object` is its new state. */
        OrganizationUpdatedEvent: {
            specversion: components["schemas"]["CloudEventSpecVersion"];
            /**
             * @constant
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
        /** @description The data of an `organization.updated` event. An organization was updated. `object` is its new state. */
        OrganizationUpdatedData: {
            object: components["schemas"]["Organization"];
            context?: components["schemas"]["EventContext"];
        };
        /** @description The message that carries a `user.created` event. A user was created. */
        UserCreatedMessage: {
            /**
             * @constant
             * @enum {string}
             */
            type: "user.created";
            offset?: components["schemas"]["Offset"];
            event: components["schemas"]["UserCreatedEvent"];
        };
        /** @description A user was created. */
        UserCreatedEvent: {
            specversion: components["schemas"]["CloudEventSpecVersion"];
            /**
             * @constant
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
        /** @description The data of a `user.created` event. A user was created. */
        UserCreatedData: {
            object: components["schemas"]["User"];
            context?: components["schemas"]["EventContext"];
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
            /** @description How often the user has logged in. */
            logins_count?: number;
            /** @description Whether the user is blocked. */
            blocked?: boolean;
        } & {
            [key: string]: unknown;
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
        /** @description The message that carries a `user.deleted` event. A user was deleted. `object` is their last state. */
        UserDeletedMessage: {
            /**
             * @constant
             * @enum {string}
             */
            type: "user.deleted";
            offset?: components["schemas"]["Offset"];
            event: components["schemas"]["UserDeletedEvent"];
        };
        /** @description A user was deleted. `object` is their last state. */
        UserDeletedEvent: {
            specversion: components["schemas"]["CloudEventSpecVersion"];
            /**
             * @constant
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
        /** @description The data of a `user.deleted` event. A user was deleted. `object` is their last state. */
        UserDeletedData: {
            object: components["schemas"]["DeletedUser"];
            context?: components["schemas"]["EventContext"];
        };
        /** @description A user who was deleted, with the time of the deletion. */
        DeletedUser: components["schemas"]["User"] & ({
            deleted_at: components["schemas"]["ReportedTime"];
        } & {
            [key: string]: unknown;
        });
        /** @description The message that carries a `user.updated` event. A user was updated. `object` is their new state. */
        UserUpdatedMessage: {
            /**
             * @constant
             * @enum {string}
             */
            type: "user.updated";
            offset?: components["schemas"]["Offset"];
            event: components["schemas"]["UserUpdatedEvent"];
        };
        /** @description A user was updated. `object` is their new state. */
        UserUpdatedEvent: {
            specversion: components["schemas"]["CloudEventSpecVersion"];
            /**
             * @constant
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
        /** @description The data of a `user.updated` event. A user was updated. `object` is their new state. */
        UserUpdatedData: {
            object: components["schemas"]["User"];
            context?: components["schemas"]["EventContext"];
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
        /** @description One attempt to send an event to the destination of an event stream. */
        DeliveryAttempt: {
            event_stream_id: components["schemas"]["EventStreamId"];
            event_id: components["schemas"]["EventId"];
            event_type: components["schemas"]["EventType"];
            /** @description When the attempt began, or when the delivery ended without it. */
            attempted_at: components["schemas"]["Timestamp"];
            /** @description The number of the attempt in the life of the delivery, from 1. A redelivery counts on. A request that is repeated at once on a new connection, because the target closed the old one, is part of its attempt. For a delivery that ended without a last attempt, the number that this one would have had. */
            number: number;
            result: components["schemas"]["AttemptResult"];
            /** @description The status of the target's answer. Absent if there was no answer. */
            status?: number;
            /** @description Why the event was not delivered. Absent if it was. */
            error_message?: string;
            /** @description The time from the beginning of the attempt to its end, in milliseconds. */
            duration_ms: number;
            /** @description The first 1,024 characters of the target's answer, if it is text. Secrets of the request that the target repeats are replaced by asterisks. Absent if there is no text. */
            answer?: string;
            purpose: components["schemas"]["AttemptPurpose"];
        };
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
        TenantFile: {
            /** @description Every event stream of the tenant. Without this list the file manages none of them; an empty list means that there are none. */
            event_streams?: components["schemas"]["EventStreamCreate"][];
            /** @description Every rate limit policy of the tenant. Without this list the file manages none of them; an empty list means that there are none. */
            rate_limit_policies?: components["schemas"]["RateLimitPolicyCreate"][];
            /** @description Events, as the stream sends them, oldest first. `offset` may be missing. Only the mock and the handlers read them. */
            events?: components["schemas"]["RecordedEvent"][];
            /** @description Failed deliveries of the event streams in this file. Only the mock and the handlers read them. */
            deliveries?: components["schemas"]["EventStreamDelivery"][];
            /** @description Attempts of the event streams in this file, newest first. Without this list they are those of the deliveries. Only the mock and the handlers read them. */
            attempts?: components["schemas"]["DeliveryAttempt"][];
        };
    };
    responses: never;
    parameters: never;
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export type operations = Record<string, never>;
