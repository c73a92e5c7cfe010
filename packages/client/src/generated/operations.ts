// Generated from openapi/openapi.yaml by `npm run generate`. Never edited by hand.

import type { PublicOperationName } from '../operation.ts'
import type { CallDefinition } from '../request.ts'

/** The public operations of the document, by the names of their functions. */

export const operations: Readonly<Record<PublicOperationName, CallDefinition>> = {
  "listEventStreams": {
    "method": "GET",
    "path": "/api/v2/event-streams",
    "items": "eventStreams"
  },
  "createEventStream": {
    "method": "POST",
    "path": "/api/v2/event-streams",
    "hasBody": true
  },
  "getEventStream": {
    "method": "GET",
    "path": "/api/v2/event-streams/{id}"
  },
  "updateEventStream": {
    "method": "PATCH",
    "path": "/api/v2/event-streams/{id}",
    "hasBody": true,
    "headers": [
      "If-Match"
    ]
  },
  "deleteEventStream": {
    "method": "DELETE",
    "path": "/api/v2/event-streams/{id}",
    "headers": [
      "If-Match"
    ],
    "answer": "none"
  },
  "getEventStreamStats": {
    "method": "GET",
    "path": "/api/v2/event-streams/{id}/stats"
  },
  "testEventStream": {
    "method": "POST",
    "path": "/api/v2/event-streams/{id}/test",
    "hasBody": true
  },
  "getEventDeliveries": {
    "method": "GET",
    "path": "/api/v2/event-streams/{id}/deliveries",
    "isCommaSeparated": true,
    "items": "",
    "answer": "array"
  },
  "getEventDelivery": {
    "method": "GET",
    "path": "/api/v2/event-streams/{id}/deliveries/{event_id}"
  },
  "listEventStreamAttempts": {
    "method": "GET",
    "path": "/api/v2/event-streams/{id}/attempts",
    "isCommaSeparated": true,
    "items": "attempts"
  },
  "redeliverEvents": {
    "method": "POST",
    "path": "/api/v2/event-streams/{id}/redeliver",
    "hasBody": true
  },
  "redeliverEvent": {
    "method": "POST",
    "path": "/api/v2/event-streams/{id}/redeliver/{event_id}"
  },
  "replayEvents": {
    "method": "POST",
    "path": "/api/v2/event-streams/{id}/replay",
    "hasBody": true
  },
  "endReplay": {
    "method": "DELETE",
    "path": "/api/v2/event-streams/{id}/replay",
    "answer": "none"
  },
  "skipEvents": {
    "method": "POST",
    "path": "/api/v2/event-streams/{id}/skip",
    "hasBody": true
  },
  "subscribeEvents": {
    "method": "GET",
    "path": "/api/v2/events",
    "answer": "stream"
  },
  "getEventSubscribers": {
    "method": "GET",
    "path": "/api/v2/events/subscribers"
  },
  "listEventAttempts": {
    "method": "GET",
    "path": "/api/v2/events/{event_id}/attempts",
    "items": "attempts"
  },
  "listLogs": {
    "method": "GET",
    "path": "/api/v2/logs",
    "items": "logs"
  },
  "getLog": {
    "method": "GET",
    "path": "/api/v2/logs/{id}"
  },
  "listRateLimitPolicies": {
    "method": "GET",
    "path": "/api/v2/rate-limit-policies",
    "items": "rate_limit_policies"
  },
  "createRateLimitPolicy": {
    "method": "POST",
    "path": "/api/v2/rate-limit-policies",
    "hasBody": true
  },
  "getRateLimitPolicy": {
    "method": "GET",
    "path": "/api/v2/rate-limit-policies/{id}"
  },
  "updateRateLimitPolicy": {
    "method": "PATCH",
    "path": "/api/v2/rate-limit-policies/{id}",
    "hasBody": true,
    "headers": [
      "If-Match"
    ]
  },
  "deleteRateLimitPolicy": {
    "method": "DELETE",
    "path": "/api/v2/rate-limit-policies/{id}",
    "headers": [
      "If-Match"
    ],
    "answer": "none"
  },
  "issueToken": {
    "method": "POST",
    "path": "/oauth/token/",
    "hasBody": true,
    "isPublic": true
  },
  "getJwks": {
    "method": "GET",
    "path": "/.well-known/jwks.json",
    "isPublic": true
  },
  "getAuthorizationServerMetadata": {
    "method": "GET",
    "path": "/.well-known/oauth-authorization-server",
    "isPublic": true
  }
}
