// Generated from openapi/openapi.yaml by `npm run generate`. Never edited by hand.

import type { OperationDefinition, PublicOperationName } from '../operation.ts'

/** The public operations of the document, by the names of their functions. */

export const operations: Readonly<Record<PublicOperationName, OperationDefinition>> = {
  "listEventStreams": {
    "method": "GET",
    "path": "/api/v2/event-streams",
    "query": [
      "from",
      "take",
      "page",
      "per_page"
    ],
    "commaSeparated": [],
    "hasBody": false,
    "needsToken": true,
    "isEventStream": false
  },
  "createEventStream": {
    "method": "POST",
    "path": "/api/v2/event-streams",
    "query": [],
    "commaSeparated": [],
    "hasBody": true,
    "needsToken": true,
    "isEventStream": false
  },
  "getEventStream": {
    "method": "GET",
    "path": "/api/v2/event-streams/{id}",
    "query": [],
    "commaSeparated": [],
    "hasBody": false,
    "needsToken": true,
    "isEventStream": false
  },
  "updateEventStream": {
    "method": "PATCH",
    "path": "/api/v2/event-streams/{id}",
    "query": [],
    "commaSeparated": [],
    "hasBody": true,
    "needsToken": true,
    "isEventStream": false
  },
  "deleteEventStream": {
    "method": "DELETE",
    "path": "/api/v2/event-streams/{id}",
    "query": [],
    "commaSeparated": [],
    "hasBody": false,
    "needsToken": true,
    "isEventStream": false
  },
  "getEventStreamStats": {
    "method": "GET",
    "path": "/api/v2/event-streams/{id}/stats",
    "query": [
      "date_from",
      "date_to"
    ],
    "commaSeparated": [],
    "hasBody": false,
    "needsToken": true,
    "isEventStream": false
  },
  "testEventStream": {
    "method": "POST",
    "path": "/api/v2/event-streams/{id}/test",
    "query": [],
    "commaSeparated": [],
    "hasBody": true,
    "needsToken": true,
    "isEventStream": false
  },
  "getEventDeliveries": {
    "method": "GET",
    "path": "/api/v2/event-streams/{id}/deliveries",
    "query": [
      "statuses",
      "event_types",
      "date_from",
      "date_to",
      "from",
      "take"
    ],
    "commaSeparated": [
      "statuses",
      "event_types"
    ],
    "hasBody": false,
    "needsToken": true,
    "isEventStream": false
  },
  "getEventDelivery": {
    "method": "GET",
    "path": "/api/v2/event-streams/{id}/deliveries/{event_id}",
    "query": [],
    "commaSeparated": [],
    "hasBody": false,
    "needsToken": true,
    "isEventStream": false
  },
  "redeliverEvents": {
    "method": "POST",
    "path": "/api/v2/event-streams/{id}/redeliver",
    "query": [],
    "commaSeparated": [],
    "hasBody": true,
    "needsToken": true,
    "isEventStream": false
  },
  "redeliverEvent": {
    "method": "POST",
    "path": "/api/v2/event-streams/{id}/redeliver/{event_id}",
    "query": [],
    "commaSeparated": [],
    "hasBody": false,
    "needsToken": true,
    "isEventStream": false
  },
  "subscribeEvents": {
    "method": "GET",
    "path": "/api/v2/events",
    "query": [
      "from",
      "from_timestamp",
      "event_type"
    ],
    "commaSeparated": [],
    "hasBody": false,
    "needsToken": true,
    "isEventStream": true
  },
  "listRateLimitPolicies": {
    "method": "GET",
    "path": "/api/v2/rate-limit-policies",
    "query": [
      "resource",
      "consumer",
      "consumer_selector",
      "from",
      "take",
      "page",
      "per_page"
    ],
    "commaSeparated": [],
    "hasBody": false,
    "needsToken": true,
    "isEventStream": false
  },
  "createRateLimitPolicy": {
    "method": "POST",
    "path": "/api/v2/rate-limit-policies",
    "query": [],
    "commaSeparated": [],
    "hasBody": true,
    "needsToken": true,
    "isEventStream": false
  },
  "getRateLimitPolicy": {
    "method": "GET",
    "path": "/api/v2/rate-limit-policies/{id}",
    "query": [],
    "commaSeparated": [],
    "hasBody": false,
    "needsToken": true,
    "isEventStream": false
  },
  "updateRateLimitPolicy": {
    "method": "PATCH",
    "path": "/api/v2/rate-limit-policies/{id}",
    "query": [],
    "commaSeparated": [],
    "hasBody": true,
    "needsToken": true,
    "isEventStream": false
  },
  "deleteRateLimitPolicy": {
    "method": "DELETE",
    "path": "/api/v2/rate-limit-policies/{id}",
    "query": [],
    "commaSeparated": [],
    "hasBody": false,
    "needsToken": true,
    "isEventStream": false
  },
  "issueToken": {
    "method": "POST",
    "path": "/oauth/token",
    "query": [],
    "commaSeparated": [],
    "hasBody": true,
    "needsToken": false,
    "isEventStream": false
  },
  "getJwks": {
    "method": "GET",
    "path": "/.well-known/jwks.json",
    "query": [],
    "commaSeparated": [],
    "hasBody": false,
    "needsToken": false,
    "isEventStream": false
  },
  "getAuthorizationServerMetadata": {
    "method": "GET",
    "path": "/.well-known/oauth-authorization-server",
    "query": [],
    "commaSeparated": [],
    "hasBody": false,
    "needsToken": false,
    "isEventStream": false
  }
}
