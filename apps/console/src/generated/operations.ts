// Generated from openapi/openapi.yaml by `npm run generate`. Never edited by hand.

/** The operations that need a token, by the names of the client's functions. A token needs at least one of the scopes in `anyScope`. */
export const operations = {
  "listEventStreams": {
    "summary": "List event streams",
    "path": "/api/v2/event-streams",
    "anyScope": [
      "read:event_streams"
    ]
  },
  "createEventStream": {
    "summary": "Create an event stream",
    "path": "/api/v2/event-streams",
    "anyScope": [
      "create:event_streams"
    ]
  },
  "getEventStream": {
    "summary": "Get an event stream",
    "path": "/api/v2/event-streams/{id}",
    "anyScope": [
      "read:event_streams"
    ]
  },
  "updateEventStream": {
    "summary": "Update an event stream",
    "path": "/api/v2/event-streams/{id}",
    "anyScope": [
      "update:event_streams"
    ]
  },
  "deleteEventStream": {
    "summary": "Delete an event stream",
    "path": "/api/v2/event-streams/{id}",
    "anyScope": [
      "delete:event_streams"
    ]
  },
  "getEventStreamStats": {
    "summary": "Get the statistics of an event stream",
    "path": "/api/v2/event-streams/{id}/stats",
    "anyScope": [
      "read:event_streams"
    ]
  },
  "testEventStream": {
    "summary": "Send a test event",
    "path": "/api/v2/event-streams/{id}/test",
    "anyScope": [
      "update:event_streams"
    ]
  },
  "getEventDeliveries": {
    "summary": "List the delivery history of an event stream",
    "path": "/api/v2/event-streams/{id}/deliveries",
    "anyScope": [
      "read:event_streams",
      "read:event_deliveries"
    ]
  },
  "getEventDelivery": {
    "summary": "Get a delivery",
    "path": "/api/v2/event-streams/{id}/deliveries/{event_id}",
    "anyScope": [
      "read:event_streams",
      "read:event_deliveries"
    ]
  },
  "listEventStreamAttempts": {
    "summary": "List the delivery attempts of an event stream",
    "path": "/api/v2/event-streams/{id}/attempts",
    "anyScope": [
      "read:event_streams",
      "read:event_deliveries"
    ]
  },
  "redeliverEvents": {
    "summary": "Redeliver failed deliveries",
    "path": "/api/v2/event-streams/{id}/redeliver",
    "anyScope": [
      "update:event_deliveries"
    ]
  },
  "redeliverEvent": {
    "summary": "Redeliver one delivery",
    "path": "/api/v2/event-streams/{id}/redeliver/{event_id}",
    "anyScope": [
      "update:event_deliveries"
    ]
  },
  "replayEvents": {
    "summary": "Replay events",
    "path": "/api/v2/event-streams/{id}/replay",
    "anyScope": [
      "update:event_deliveries"
    ]
  },
  "endReplay": {
    "summary": "End a replay",
    "path": "/api/v2/event-streams/{id}/replay",
    "anyScope": [
      "update:event_deliveries"
    ]
  },
  "skipEvents": {
    "summary": "Skip waiting events",
    "path": "/api/v2/event-streams/{id}/skip",
    "anyScope": [
      "update:event_deliveries"
    ]
  },
  "subscribeEvents": {
    "summary": "Subscribe to events",
    "path": "/api/v2/events",
    "anyScope": [
      "read:events"
    ]
  },
  "getEventSubscribers": {
    "summary": "Count the subscribers of events",
    "path": "/api/v2/events/subscribers",
    "anyScope": [
      "read:events"
    ]
  },
  "listEventAttempts": {
    "summary": "List the delivery attempts of an event",
    "path": "/api/v2/events/{event_id}/attempts",
    "anyScope": [
      "read:event_streams",
      "read:event_deliveries"
    ]
  },
  "listLogs": {
    "summary": "List the tenant's log",
    "path": "/api/v2/logs",
    "anyScope": [
      "read:logs"
    ]
  },
  "getLog": {
    "summary": "Get an entry of the log",
    "path": "/api/v2/logs/{id}",
    "anyScope": [
      "read:logs"
    ]
  },
  "listRateLimitPolicies": {
    "summary": "List rate limit policies",
    "path": "/api/v2/rate-limit-policies",
    "anyScope": [
      "read:rate_limit_policies"
    ]
  },
  "createRateLimitPolicy": {
    "summary": "Create a rate limit policy",
    "path": "/api/v2/rate-limit-policies",
    "anyScope": [
      "create:rate_limit_policies"
    ]
  },
  "getRateLimitPolicy": {
    "summary": "Get a rate limit policy",
    "path": "/api/v2/rate-limit-policies/{id}",
    "anyScope": [
      "read:rate_limit_policies"
    ]
  },
  "updateRateLimitPolicy": {
    "summary": "Update a rate limit policy",
    "path": "/api/v2/rate-limit-policies/{id}",
    "anyScope": [
      "update:rate_limit_policies"
    ]
  },
  "deleteRateLimitPolicy": {
    "summary": "Delete a rate limit policy",
    "path": "/api/v2/rate-limit-policies/{id}",
    "anyScope": [
      "delete:rate_limit_policies"
    ]
  }
} as const
