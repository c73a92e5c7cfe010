// Generated from openapi/openapi.yaml by `npm run generate`. Never edited by hand.

import type { PublicOperationId } from '@tenant-api/client'
import type { DocumentedOperation } from '../operations/documented-operation.ts'

/** The public operations of the document. */
export const operations: Readonly<Record<PublicOperationId, DocumentedOperation>> = {
  "list_event_streams": {
    "method": "GET",
    "path": "/api/v2/event-streams",
    "summary": "List event streams",
    "anyScope": [
      "read:event_streams"
    ],
    "pathParameters": [],
    "flags": [
      {
        "name": "from",
        "description": "In checkpoint paging, the opaque next-checkpoint id of the previous page, passed unmodified and with the same filters. Valid for 24 hours. If omitted, the listing starts from the beginning.",
        "kind": "string"
      },
      {
        "name": "take",
        "description": "In checkpoint paging, the number of results on each page: at most 50, on a private cloud 100. If omitted, take is half of that maximum. Cannot be combined with page or per_page.",
        "kind": "integer"
      },
      {
        "name": "page",
        "description": "In offset paging, the number of the page, from 0. If only per_page is given, page is 0. Cannot be combined with from or take.",
        "kind": "integer"
      },
      {
        "name": "per_page",
        "description": "In offset paging, the number of results on each page: at most 50, on a private cloud 100. If only page is given, per_page is half of that maximum. Cannot be combined with from or take.",
        "kind": "integer"
      }
    ],
    "isListing": true
  },
  "create_event_stream": {
    "method": "POST",
    "path": "/api/v2/event-streams",
    "summary": "Create an event stream",
    "anyScope": [
      "create:event_streams"
    ],
    "pathParameters": [],
    "flags": [
      {
        "name": "name",
        "description": "Name of the event stream, unique in the tenant. Terminals and browsers show names, so a name has no control characters, no line or paragraph separators, and none of the characters of Unicode that change the direction of text.",
        "kind": "string"
      },
      {
        "name": "subscriptions",
        "description": "The event types to deliver, each once.",
        "kind": "json"
      },
      {
        "name": "filters",
        "description": "Conditions on the content of events. An event passes if it meets all. For an event stream, an event that does not pass is neither delivered nor failed.",
        "kind": "json"
      },
      {
        "name": "order",
        "description": "In which order events are sent.",
        "kind": "string",
        "choices": [
          "none",
          "object"
        ]
      },
      {
        "name": "max_events_per_second",
        "description": "At most this many events are sent in a second, evenly spaced, with retries, redeliveries, replays and test events. 0, the default, means no limit. The first event after a change of the limit may wait for a second.",
        "kind": "integer"
      },
      {
        "name": "destination",
        "description": "Where the events go. Other types may be added.",
        "kind": "json"
      },
      {
        "name": "status",
        "description": "Whether the event stream delivers events. If omitted, it is enabled.",
        "kind": "string",
        "choices": [
          "enabled",
          "disabled"
        ]
      },
      {
        "name": "from",
        "description": "The offset of the message to start after, as a subscriber received it. In a request that enables an event stream also where_it_stopped: the stream sends the events that ended when it was disabled, and all that were accepted since. A stream that was created disabled then begins where it would have begun.",
        "kind": "string",
        "within": "start"
      },
      {
        "name": "from_timestamp",
        "description": "Starts at the first event that the service accepted at or after this time, or at the oldest kept event. For a time in the future, it starts after the latest event.",
        "kind": "time",
        "within": "start"
      }
    ],
    "exampleBody": {
      "name": "Directory sync",
      "subscriptions": [
        {
          "event_type": "group.created"
        },
        {
          "event_type": "group.member.added"
        }
      ],
      "destination": {
        "type": "webhook",
        "configuration": {
          "webhook_endpoint": "https://hooks.example.com/tenant-events",
          "webhook_authorization": {
            "method": "bearer",
            "token": "example-token"
          }
        }
      }
    }
  },
  "get_event_stream": {
    "method": "GET",
    "path": "/api/v2/event-streams/{id}",
    "summary": "Get an event stream",
    "anyScope": [
      "read:event_streams"
    ],
    "pathParameters": [
      "id"
    ],
    "flags": []
  },
  "update_event_stream": {
    "method": "PATCH",
    "path": "/api/v2/event-streams/{id}",
    "summary": "Update an event stream",
    "anyScope": [
      "update:event_streams"
    ],
    "pathParameters": [
      "id"
    ],
    "flags": [
      {
        "name": "If-Match",
        "description": "Makes the write conditional (RFC 9110, section 13.1.1): it is done only if the resource still has one of these entity tags, a comma-separated list, and is else refused with 412. * matches every resource that exists. A write without this header is unconditional.",
        "kind": "string"
      },
      {
        "name": "name",
        "description": "Name of the event stream, unique in the tenant. Terminals and browsers show names, so a name has no control characters, no line or paragraph separators, and none of the characters of Unicode that change the direction of text.",
        "kind": "string"
      },
      {
        "name": "subscriptions",
        "description": "The event types to deliver, each once.",
        "kind": "json"
      },
      {
        "name": "filters",
        "description": "Replaces all filters. An empty list removes them.",
        "kind": "json"
      },
      {
        "name": "order",
        "description": "In which order events are sent.",
        "kind": "string",
        "choices": [
          "none",
          "object"
        ]
      },
      {
        "name": "max_events_per_second",
        "description": "At most this many events are sent in a second, evenly spaced, with retries, redeliveries, replays and test events. 0, the default, means no limit. The first event after a change of the limit may wait for a second.",
        "kind": "integer"
      },
      {
        "name": "destination",
        "description": "Replaces the whole destination. If only its signing_secret is omitted, the signing secret stays as it is. If the destination is omitted, all secrets stay as they are.",
        "kind": "json"
      },
      {
        "name": "status",
        "description": "Whether the event stream delivers events.",
        "kind": "string",
        "choices": [
          "enabled",
          "disabled"
        ]
      },
      {
        "name": "from",
        "description": "The offset of the message to start after, as a subscriber received it. In a request that enables an event stream also where_it_stopped: the stream sends the events that ended when it was disabled, and all that were accepted since. A stream that was created disabled then begins where it would have begun.",
        "kind": "string",
        "within": "start"
      },
      {
        "name": "from_timestamp",
        "description": "Starts at the first event that the service accepted at or after this time, or at the oldest kept event. For a time in the future, it starts after the latest event.",
        "kind": "time",
        "within": "start"
      }
    ],
    "exampleBody": {
      "status": "disabled"
    }
  },
  "delete_event_stream": {
    "method": "DELETE",
    "path": "/api/v2/event-streams/{id}",
    "summary": "Delete an event stream",
    "anyScope": [
      "delete:event_streams"
    ],
    "pathParameters": [
      "id"
    ],
    "flags": [
      {
        "name": "If-Match",
        "description": "Makes the write conditional (RFC 9110, section 13.1.1): it is done only if the resource still has one of these entity tags, a comma-separated list, and is else refused with 412. * matches every resource that exists. A write without this header is unconditional.",
        "kind": "string"
      }
    ]
  },
  "get_event_stream_stats": {
    "method": "GET",
    "path": "/api/v2/event-streams/{id}/stats",
    "summary": "Get the statistics of an event stream",
    "anyScope": [
      "read:event_streams"
    ],
    "pathParameters": [
      "id"
    ],
    "flags": [
      {
        "name": "date_from",
        "description": "Start of the window, inclusive. If omitted, 14 days before date_to. The window is at most 366 days long.",
        "kind": "time"
      },
      {
        "name": "date_to",
        "description": "End of the window, exclusive. If omitted, the time of the request.",
        "kind": "time"
      }
    ]
  },
  "test_event_stream": {
    "method": "POST",
    "path": "/api/v2/event-streams/{id}/test",
    "summary": "Send a test event",
    "anyScope": [
      "update:event_streams"
    ],
    "pathParameters": [
      "id"
    ],
    "flags": [
      {
        "name": "event_type",
        "description": "The type of a tenant event. Later minor versions of the API may add types, so ignore the ones you do not know.",
        "kind": "string",
        "choices": [
          "group.created",
          "group.deleted",
          "group.member.added",
          "group.member.deleted",
          "group.role.assigned",
          "group.role.deleted",
          "group.updated",
          "organization.connection.added",
          "organization.connection.removed",
          "organization.connection.updated",
          "organization.created",
          "organization.deleted",
          "organization.group.role.assigned",
          "organization.group.role.deleted",
          "organization.member.added",
          "organization.member.deleted",
          "organization.member.role.assigned",
          "organization.member.role.deleted",
          "organization.updated",
          "user.created",
          "user.deleted",
          "user.updated"
        ]
      },
      {
        "name": "data",
        "description": "Data of the event, in the form that its type requires. If omitted, the service uses the data of the type's example in this document.",
        "kind": "json"
      }
    ],
    "exampleBody": {
      "event_type": "group.created"
    }
  },
  "get_event_deliveries": {
    "method": "GET",
    "path": "/api/v2/event-streams/{id}/deliveries",
    "summary": "List the delivery history of an event stream",
    "anyScope": [
      "read:event_streams",
      "read:event_deliveries"
    ],
    "pathParameters": [
      "id"
    ],
    "flags": [
      {
        "name": "statuses",
        "description": "Only deliveries with one of these statuses, a comma-separated list or a repeated parameter.",
        "kind": "strings",
        "choices": [
          "failed"
        ]
      },
      {
        "name": "event_types",
        "description": "Only deliveries with one of these event types, a comma-separated list or a repeated parameter.",
        "kind": "strings",
        "choices": [
          "group.created",
          "group.deleted",
          "group.member.added",
          "group.member.deleted",
          "group.role.assigned",
          "group.role.deleted",
          "group.updated",
          "organization.connection.added",
          "organization.connection.removed",
          "organization.connection.updated",
          "organization.created",
          "organization.deleted",
          "organization.group.role.assigned",
          "organization.group.role.deleted",
          "organization.member.added",
          "organization.member.deleted",
          "organization.member.role.assigned",
          "organization.member.role.deleted",
          "organization.updated",
          "user.created",
          "user.deleted",
          "user.updated"
        ]
      },
      {
        "name": "date_from",
        "description": "Only deliveries whose first attempt or, if none was made, whose end was at or after this time. It must lie before date_to.",
        "kind": "time"
      },
      {
        "name": "date_to",
        "description": "Only deliveries whose first attempt or, if none was made, whose end was before this time.",
        "kind": "time"
      },
      {
        "name": "from",
        "description": "In checkpoint paging, the opaque next-checkpoint id of the previous page, passed unmodified and with the same filters. Valid for 24 hours. If omitted, the listing starts from the beginning.",
        "kind": "string"
      },
      {
        "name": "take",
        "description": "Number of deliveries on each page.",
        "kind": "integer"
      }
    ],
    "isListing": true
  },
  "get_event_delivery": {
    "method": "GET",
    "path": "/api/v2/event-streams/{id}/deliveries/{event_id}",
    "summary": "Get a delivery",
    "anyScope": [
      "read:event_streams",
      "read:event_deliveries"
    ],
    "pathParameters": [
      "id",
      "event_id"
    ],
    "flags": []
  },
  "list_event_stream_attempts": {
    "method": "GET",
    "path": "/api/v2/event-streams/{id}/attempts",
    "summary": "List the delivery attempts of an event stream",
    "anyScope": [
      "read:event_streams",
      "read:event_deliveries"
    ],
    "pathParameters": [
      "id"
    ],
    "flags": [
      {
        "name": "event_id",
        "description": "Only attempts to send this event.",
        "kind": "string"
      },
      {
        "name": "results",
        "description": "Only attempts with one of these results, a comma-separated list or a repeated parameter.",
        "kind": "strings",
        "choices": [
          "delivered",
          "failed",
          "abandoned"
        ]
      },
      {
        "name": "event_types",
        "description": "Only attempts to send events of one of these types, a comma-separated list or a repeated parameter.",
        "kind": "strings",
        "choices": [
          "group.created",
          "group.deleted",
          "group.member.added",
          "group.member.deleted",
          "group.role.assigned",
          "group.role.deleted",
          "group.updated",
          "organization.connection.added",
          "organization.connection.removed",
          "organization.connection.updated",
          "organization.created",
          "organization.deleted",
          "organization.group.role.assigned",
          "organization.group.role.deleted",
          "organization.member.added",
          "organization.member.deleted",
          "organization.member.role.assigned",
          "organization.member.role.deleted",
          "organization.updated",
          "user.created",
          "user.deleted",
          "user.updated"
        ]
      },
      {
        "name": "date_from",
        "description": "Only attempts that began at or after this time. It must lie before date_to.",
        "kind": "time"
      },
      {
        "name": "date_to",
        "description": "Only attempts that began before this time.",
        "kind": "time"
      },
      {
        "name": "from",
        "description": "In checkpoint paging, the opaque next-checkpoint id of the previous page, passed unmodified and with the same filters. Valid for 24 hours. If omitted, the listing starts from the beginning.",
        "kind": "string"
      },
      {
        "name": "take",
        "description": "In checkpoint paging, the number of results on each page: at most 50, on a private cloud 100. If omitted, take is half of that maximum. Cannot be combined with page or per_page.",
        "kind": "integer"
      }
    ],
    "isListing": true
  },
  "redeliver_events": {
    "method": "POST",
    "path": "/api/v2/event-streams/{id}/redeliver",
    "summary": "Redeliver failed deliveries",
    "anyScope": [
      "update:event_deliveries"
    ],
    "pathParameters": [
      "id"
    ],
    "flags": [
      {
        "name": "date_from",
        "description": "Only deliveries whose first attempt or, if none was made, whose end was at or after this time.",
        "kind": "time"
      },
      {
        "name": "date_to",
        "description": "Only deliveries whose first attempt or, if none was made, whose end was before this time.",
        "kind": "time"
      },
      {
        "name": "statuses",
        "description": "Only deliveries with one of these statuses.",
        "kind": "strings",
        "choices": [
          "failed"
        ]
      },
      {
        "name": "event_types",
        "description": "Only deliveries with one of these event types.",
        "kind": "strings",
        "choices": [
          "group.created",
          "group.deleted",
          "group.member.added",
          "group.member.deleted",
          "group.role.assigned",
          "group.role.deleted",
          "group.updated",
          "organization.connection.added",
          "organization.connection.removed",
          "organization.connection.updated",
          "organization.created",
          "organization.deleted",
          "organization.group.role.assigned",
          "organization.group.role.deleted",
          "organization.member.added",
          "organization.member.deleted",
          "organization.member.role.assigned",
          "organization.member.role.deleted",
          "organization.updated",
          "user.created",
          "user.deleted",
          "user.updated"
        ]
      }
    ],
    "exampleBody": {}
  },
  "redeliver_event": {
    "method": "POST",
    "path": "/api/v2/event-streams/{id}/redeliver/{event_id}",
    "summary": "Redeliver one delivery",
    "anyScope": [
      "update:event_deliveries"
    ],
    "pathParameters": [
      "id",
      "event_id"
    ],
    "flags": []
  },
  "replay_events": {
    "method": "POST",
    "path": "/api/v2/event-streams/{id}/replay",
    "summary": "Replay events",
    "anyScope": [
      "update:event_deliveries"
    ],
    "pathParameters": [
      "id"
    ],
    "flags": [
      {
        "name": "from",
        "description": "The offset of the message to start after.",
        "kind": "string"
      },
      {
        "name": "date_from",
        "description": "Only events that the service accepted at or after this time.",
        "kind": "time"
      },
      {
        "name": "to",
        "description": "The offset of the last message to send.",
        "kind": "string"
      },
      {
        "name": "date_to",
        "description": "Only events that the service accepted before this time.",
        "kind": "time"
      },
      {
        "name": "event_types",
        "description": "Only events of these types. If omitted, all types of the event stream.",
        "kind": "strings",
        "choices": [
          "group.created",
          "group.deleted",
          "group.member.added",
          "group.member.deleted",
          "group.role.assigned",
          "group.role.deleted",
          "group.updated",
          "organization.connection.added",
          "organization.connection.removed",
          "organization.connection.updated",
          "organization.created",
          "organization.deleted",
          "organization.group.role.assigned",
          "organization.group.role.deleted",
          "organization.member.added",
          "organization.member.deleted",
          "organization.member.role.assigned",
          "organization.member.role.deleted",
          "organization.updated",
          "user.created",
          "user.deleted",
          "user.updated"
        ]
      },
      {
        "name": "dry_run",
        "description": "If true, only counts the events, and changes nothing.",
        "kind": "boolean"
      }
    ],
    "exampleBody": {
      "date_from": "2026-11-20T00:00:00Z"
    }
  },
  "end_replay": {
    "method": "DELETE",
    "path": "/api/v2/event-streams/{id}/replay",
    "summary": "End a replay",
    "anyScope": [
      "update:event_deliveries"
    ],
    "pathParameters": [
      "id"
    ],
    "flags": []
  },
  "skip_events": {
    "method": "POST",
    "path": "/api/v2/event-streams/{id}/skip",
    "summary": "Skip waiting events",
    "anyScope": [
      "update:event_deliveries"
    ],
    "pathParameters": [
      "id"
    ],
    "flags": [
      {
        "name": "to",
        "description": "The offset of the last message to skip, or latest for all events so far.",
        "kind": "string"
      },
      {
        "name": "dry_run",
        "description": "If true, only counts the events, and changes nothing.",
        "kind": "boolean"
      }
    ],
    "exampleBody": {
      "to": "latest"
    }
  },
  "subscribe_events": {
    "method": "GET",
    "path": "/api/v2/events",
    "summary": "Subscribe to events",
    "anyScope": [
      "read:events"
    ],
    "pathParameters": [],
    "flags": [
      {
        "name": "from",
        "description": "The offset of the message to start after. An opaque cursor: pass it as you received it. Cannot be combined with from_timestamp.",
        "kind": "string"
      },
      {
        "name": "from_timestamp",
        "description": "Starts at the first event that the service accepted at or after this time. For a time before the oldest kept event, the stream starts at that event. For a time in the future, the stream sends no event before that time. Use this parameter for the first request, when you have no cursor: from is more accurate. Cannot be combined with from.",
        "kind": "time"
      },
      {
        "name": "event_type",
        "description": "The event types to listen for. Repeat the parameter for several types, or separate them by commas. All types are streamed when it is omitted.",
        "kind": "strings",
        "choices": [
          "group.created",
          "group.deleted",
          "group.member.added",
          "group.member.deleted",
          "group.role.assigned",
          "group.role.deleted",
          "group.updated",
          "organization.connection.added",
          "organization.connection.removed",
          "organization.connection.updated",
          "organization.created",
          "organization.deleted",
          "organization.group.role.assigned",
          "organization.group.role.deleted",
          "organization.member.added",
          "organization.member.deleted",
          "organization.member.role.assigned",
          "organization.member.role.deleted",
          "organization.updated",
          "user.created",
          "user.deleted",
          "user.updated"
        ]
      },
      {
        "name": "filter",
        "description": "A condition on the content of events, at most 10. Repeat the parameter for several; an event must meet all. It is written as path:test:value, with the paths and tests of the filters of event streams: data.object.organization.id:exact:org_1. in and not_in take several values, path:in:a:b; exists and not_exists take none. Write a colon in a path or a value as \\:, and a backslash before a colon or a backslash as \\\\. The path must exist in the schemas of the types in event_type, or, without it, of at least one type.",
        "kind": "strings"
      },
      {
        "name": "lastEventId",
        "description": "The same as the header Last-Event-ID, for clients that cannot send the header. If the request has both, they must be equal.",
        "kind": "string"
      }
    ]
  },
  "get_event_subscribers": {
    "method": "GET",
    "path": "/api/v2/events/subscribers",
    "summary": "Count the subscribers of events",
    "anyScope": [
      "read:events"
    ],
    "pathParameters": [],
    "flags": []
  },
  "list_event_attempts": {
    "method": "GET",
    "path": "/api/v2/events/{event_id}/attempts",
    "summary": "List the delivery attempts of an event",
    "anyScope": [
      "read:event_streams",
      "read:event_deliveries"
    ],
    "pathParameters": [
      "event_id"
    ],
    "flags": [
      {
        "name": "from",
        "description": "In checkpoint paging, the opaque next-checkpoint id of the previous page, passed unmodified and with the same filters. Valid for 24 hours. If omitted, the listing starts from the beginning.",
        "kind": "string"
      },
      {
        "name": "take",
        "description": "In checkpoint paging, the number of results on each page: at most 50, on a private cloud 100. If omitted, take is half of that maximum. Cannot be combined with page or per_page.",
        "kind": "integer"
      }
    ],
    "isListing": true
  },
  "list_logs": {
    "method": "GET",
    "path": "/api/v2/logs",
    "summary": "List the tenant's log",
    "anyScope": [
      "read:logs"
    ],
    "pathParameters": [],
    "flags": [
      {
        "name": "correlation_id",
        "description": "Only entries of requests with this correlation id, which is at most 64 characters long.",
        "kind": "string"
      },
      {
        "name": "client_id",
        "description": "Only entries of this client.",
        "kind": "string"
      },
      {
        "name": "operation",
        "description": "Only entries of this operation, command or notice.",
        "kind": "string",
        "choices": [
          "create_event_stream",
          "update_event_stream",
          "delete_event_stream",
          "test_event_stream",
          "redeliver_events",
          "redeliver_event",
          "replay_events",
          "end_replay",
          "skip_events",
          "publish_events",
          "create_rate_limit_policy",
          "update_rate_limit_policy",
          "delete_rate_limit_policy",
          "issue_token",
          "create_client",
          "rotate_client_secret",
          "disable_client",
          "rotate_signing_key",
          "revoke_signing_key",
          "seal_keys",
          "erase_events",
          "event_stream.failing",
          "event_stream.recovered",
          "event_stream.behind",
          "event_stream.disabled",
          "events.dropped",
          "signing_key.rotated",
          "clock.jumped",
          "node.took_over"
        ]
      },
      {
        "name": "resource_id",
        "description": "Only entries about the resource with this identifier.",
        "kind": "string"
      },
      {
        "name": "kind",
        "description": "Only entries of this kind.",
        "kind": "string",
        "choices": [
          "change",
          "refusal",
          "token",
          "command",
          "system"
        ]
      },
      {
        "name": "date_from",
        "description": "Only entries of this time or later. It must lie before date_to.",
        "kind": "time"
      },
      {
        "name": "date_to",
        "description": "Only entries before this time.",
        "kind": "time"
      },
      {
        "name": "from",
        "description": "In checkpoint paging, the opaque next-checkpoint id of the previous page, passed unmodified and with the same filters. Valid for 24 hours. If omitted, the listing starts from the beginning.",
        "kind": "string"
      },
      {
        "name": "take",
        "description": "In checkpoint paging, the number of results on each page: at most 50, on a private cloud 100. If omitted, take is half of that maximum. Cannot be combined with page or per_page.",
        "kind": "integer"
      }
    ],
    "isListing": true
  },
  "get_log": {
    "method": "GET",
    "path": "/api/v2/logs/{id}",
    "summary": "Get an entry of the log",
    "anyScope": [
      "read:logs"
    ],
    "pathParameters": [
      "id"
    ],
    "flags": []
  },
  "list_rate_limit_policies": {
    "method": "GET",
    "path": "/api/v2/rate-limit-policies",
    "summary": "List rate limit policies",
    "anyScope": [
      "read:rate_limit_policies"
    ],
    "pathParameters": [],
    "flags": [
      {
        "name": "resource",
        "description": "Only policies that protect this API.",
        "kind": "string",
        "choices": [
          "oauth_authentication_api"
        ]
      },
      {
        "name": "consumer",
        "description": "Only policies for this kind of consumer.",
        "kind": "string",
        "choices": [
          "client"
        ]
      },
      {
        "name": "consumer_selector",
        "description": "Only the policies with exactly this selector.",
        "kind": "string"
      },
      {
        "name": "from",
        "description": "In checkpoint paging, the opaque next-checkpoint id of the previous page, passed unmodified and with the same filters. Valid for 24 hours. If omitted, the listing starts from the beginning.",
        "kind": "string"
      },
      {
        "name": "take",
        "description": "In checkpoint paging, the number of results on each page: at most 50, on a private cloud 100. If omitted, take is half of that maximum. Cannot be combined with page or per_page.",
        "kind": "integer"
      },
      {
        "name": "page",
        "description": "In offset paging, the number of the page, from 0. If only per_page is given, page is 0. Cannot be combined with from or take.",
        "kind": "integer"
      },
      {
        "name": "per_page",
        "description": "In offset paging, the number of results on each page: at most 50, on a private cloud 100. If only page is given, per_page is half of that maximum. Cannot be combined with from or take.",
        "kind": "integer"
      }
    ],
    "isListing": true
  },
  "create_rate_limit_policy": {
    "method": "POST",
    "path": "/api/v2/rate-limit-policies",
    "summary": "Create a rate limit policy",
    "anyScope": [
      "create:rate_limit_policies"
    ],
    "pathParameters": [],
    "flags": [
      {
        "name": "resource",
        "description": "The API that the policy protects. oauth_authentication_api is the token endpoint.",
        "kind": "string",
        "choices": [
          "oauth_authentication_api"
        ]
      },
      {
        "name": "consumer",
        "description": "Whom the policy applies to.",
        "kind": "string",
        "choices": [
          "client"
        ]
      },
      {
        "name": "consumer_selector",
        "description": "Which consumers the policy applies to: client_id: and a client's id, cimd_clients, third_party_clients or default.",
        "kind": "string"
      },
      {
        "name": "configuration",
        "description": "What the policy does. Other actions may be added.",
        "kind": "json"
      }
    ],
    "exampleBody": {
      "resource": "oauth_authentication_api",
      "consumer": "client",
      "consumer_selector": "client_id:nightly-import",
      "configuration": {
        "action": "allow"
      }
    }
  },
  "get_rate_limit_policy": {
    "method": "GET",
    "path": "/api/v2/rate-limit-policies/{id}",
    "summary": "Get a rate limit policy",
    "anyScope": [
      "read:rate_limit_policies"
    ],
    "pathParameters": [
      "id"
    ],
    "flags": []
  },
  "update_rate_limit_policy": {
    "method": "PATCH",
    "path": "/api/v2/rate-limit-policies/{id}",
    "summary": "Update a rate limit policy",
    "anyScope": [
      "update:rate_limit_policies"
    ],
    "pathParameters": [
      "id"
    ],
    "flags": [
      {
        "name": "If-Match",
        "description": "Makes the write conditional (RFC 9110, section 13.1.1): it is done only if the resource still has one of these entity tags, a comma-separated list, and is else refused with 412. * matches every resource that exists. A write without this header is unconditional.",
        "kind": "string"
      },
      {
        "name": "configuration",
        "description": "What the policy does. Other actions may be added.",
        "kind": "json"
      }
    ],
    "exampleBody": {
      "configuration": {
        "action": "block",
        "limit": 50
      }
    }
  },
  "delete_rate_limit_policy": {
    "method": "DELETE",
    "path": "/api/v2/rate-limit-policies/{id}",
    "summary": "Delete a rate limit policy",
    "anyScope": [
      "delete:rate_limit_policies"
    ],
    "pathParameters": [
      "id"
    ],
    "flags": [
      {
        "name": "If-Match",
        "description": "Makes the write conditional (RFC 9110, section 13.1.1): it is done only if the resource still has one of these entity tags, a comma-separated list, and is else refused with 412. * matches every resource that exists. A write without this header is unconditional.",
        "kind": "string"
      }
    ]
  },
  "issue_token": {
    "method": "POST",
    "path": "/oauth/token/",
    "summary": "Issue an access token",
    "anyScope": [],
    "pathParameters": [],
    "flags": [
      {
        "name": "grant_type",
        "description": "The grant, client_credentials. Any other grant is answered with unsupported_grant_type.",
        "kind": "string"
      },
      {
        "name": "audience",
        "description": "The API that the token is for: /api/v2/, with or without the scheme and host of the tenant in front.",
        "kind": "string"
      },
      {
        "name": "client_id",
        "description": "Id of the client. Omit it when you use HTTP Basic.",
        "kind": "string"
      },
      {
        "name": "client_secret",
        "description": "Secret of the client. Omit it when you use HTTP Basic.",
        "kind": "string"
      },
      {
        "name": "scope",
        "description": "Requested scopes, separated by spaces. If omitted, the token has those scopes of the client that an operation of this document needs. A token is at most 4,096 characters long, so that every proxy accepts it: too many scopes are refused.",
        "kind": "string"
      }
    ],
    "exampleBody": {
      "grant_type": "client_credentials",
      "client_id": "nightly-import",
      "client_secret": "example-secret",
      "audience": "/api/v2/",
      "scope": "read:events read:event_deliveries"
    }
  },
  "get_jwks": {
    "method": "GET",
    "path": "/.well-known/jwks.json",
    "summary": "Get the public keys",
    "anyScope": [],
    "pathParameters": [],
    "flags": []
  },
  "get_authorization_server_metadata": {
    "method": "GET",
    "path": "/.well-known/oauth-authorization-server",
    "summary": "Get the authorization server's metadata",
    "anyScope": [],
    "pathParameters": [],
    "flags": []
  }
}

/** The id of the event stream in the document's examples. */
export const exampleStreamId = "est_1CfRkm7WrQvB2TzNpXyL4d"

/** The form of a time in a parameter. */
export const timeForm = {
  "pattern": "^(\\d{4}-((0[13578]|1[02])-(0[1-9]|[12]\\d|3[01])|(0[469]|11)-(0[1-9]|[12]\\d|30)|02-(0[1-9]|1\\d|2[0-8]))|(\\d\\d(0[48]|[2468][048]|[13579][26])|([02468][048]|[13579][26])00)-02-29)[Tt](([01]\\d|2[0-3]):[0-5]\\d:[0-5]\\d|23:59:60)[Zz]$",
  "mustBe": "an RFC 3339 time in UTC and whole seconds, such as 2026-11-20T09:15:30Z"
}

/** A token that publishes needs at least one of these scopes. */
export const publishScopes: readonly string[] = [
  "publish:events"
]
