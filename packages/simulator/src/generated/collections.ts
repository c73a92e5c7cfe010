// Generated from openapi/openapi.yaml by `npm run generate`. Never edited by hand.

import type { Collection } from '../collection.ts'

/** The collections of the public document. */
export const collections: readonly Collection[] = [
 {
  "listing": "list_event_streams",
  "path": "/api/v2/event-streams",
  "resourcePath": "/api/v2/event-streams/{id}",
  "parameter": "id",
  "key": "id",
  "copies": [
   {
    "id": "est_1CfRkm8DfGhJ3KaSmPqRz1",
    "name": "Directory sync 2",
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
       "method": "bearer"
      }
     }
    },
    "status": "enabled",
    "created_at": "2026-11-03T10:13:55.480Z",
    "updated_at": "2026-11-03T10:13:55.480Z"
   },
   {
    "id": "est_1CfRkm8DfGhJ3KaSmPqRz2",
    "name": "Audit archive 2",
    "subscriptions": [
     {
      "event_type": "user.deleted"
     }
    ],
    "destination": {
     "type": "webhook",
     "configuration": {
      "webhook_endpoint": "https://archive.example.com/events",
      "webhook_authorization": {
       "method": "basic",
       "username": "archive"
      }
     }
    },
    "status": "disabled",
    "disabled_reason": "The endpoint answered 410 Gone.",
    "disabled_at": "2026-11-20T18:48:36.655Z",
    "created_at": "2026-11-04T11:56:50.835Z",
    "updated_at": "2026-11-20T18:48:36.655Z"
   }
  ],
  "states": {
   "order": {
    "none": {},
    "object": {}
   },
   "status": {
    "enabled": {},
    "disabled": {
     "disabled_reason": "Disabled by an administrator.",
     "disabled_at": "2026-11-20T09:15:30.250Z"
    }
   }
  }
 },
 {
  "listing": "get_event_deliveries",
  "path": "/api/v2/event-streams/{id}/deliveries",
  "resourcePath": "/api/v2/event-streams/{id}/deliveries/{event_id}",
  "parameter": "event_id",
  "key": "id",
  "copies": [
   {
    "id": "evt_1CfRm3KpZtYh8WqDsNvGz1",
    "event_stream_id": "est_1CfRkm7WrQvB2TzNpXyL4d",
    "status": "failed",
    "event_type": "group.created",
    "attempts": [
     {
      "status": "failed",
      "timestamp": "2026-11-20T09:15:31.020Z",
      "error_message": "The endpoint answered with status 503."
     },
     {
      "status": "failed",
      "timestamp": "2026-11-20T09:15:32.107Z",
      "error_message": "The endpoint did not answer within 15 seconds."
     }
    ],
    "event": {
     "id": "evt_1CfRm3KpZtYh8WqDsNvGz1",
     "source": "urn:example:directory",
     "specversion": "1.0",
     "type": "group.created",
     "time": "2026-11-20T09:15:30.250Z",
     "data": "{\"object\":{\"id\":\"grp_9f27c1\",\"name\":\"Engineering\",\"created_at\":\"2026-11-20T09:15:30.250Z\",\"type\":\"tenant\"}}"
    }
   }
  ],
  "states": {}
 },
 {
  "listing": "list_logs",
  "path": "/api/v2/logs",
  "resourcePath": "/api/v2/logs/{id}",
  "parameter": "id",
  "key": "id",
  "copies": [
   {
    "id": "log_1CfRq2FnRvSd8GqMkYuB19",
    "date": "2026-11-20T09:09:11.700Z",
    "kind": "change",
    "operation": "update_event_stream",
    "client": {
     "id": "nightly-import",
     "name": "Nightly import"
    },
    "resource": {
     "type": "event_stream",
     "id": "est_1CfRkm7WrQvB2TzNpXyL4d",
     "name": "Directory sync"
    },
    "changed": [
     "name",
     "subscriptions"
    ],
    "status": 200,
    "count": 1,
    "correlation_id": "import-2026-11-20-0042",
    "request_id": "0193486e-6f5a-7c1b-9d3e-2b8f4a6c1d70",
    "ip": "192.0.2.17",
    "user_agent": "tenant-api-client/2.0.0"
   },
   {
    "id": "log_1CfRq2FnRvSd8GqMkYuB18",
    "date": "2026-11-20T09:07:43.468Z",
    "kind": "refusal",
    "operation": "delete_event_stream",
    "client": {
     "id": "dashboard",
     "name": "Dashboard"
    },
    "status": 403,
    "error_code": "insufficient_scope",
    "count": 3,
    "ip": "192.0.2.40",
    "user_agent": "curl/8.9.1"
   },
   {
    "id": "log_1CfRq2FnRvSd8GqMkYuB17",
    "date": "2026-11-20T09:03:53.150Z",
    "kind": "system",
    "operation": "event_stream.failing",
    "resource": {
     "type": "event_stream",
     "id": "est_1CfRkm8DfGhJ3KaSmPqR5t",
     "name": "Audit archive"
    },
    "detail": "The endpoint answered with status 503.",
    "count": 1
   }
  ],
  "states": {}
 },
 {
  "listing": "list_rate_limit_policies",
  "path": "/api/v2/rate-limit-policies",
  "resourcePath": "/api/v2/rate-limit-policies/{id}",
  "parameter": "id",
  "key": "id",
  "copies": [
   {
    "id": "rlp_1CfRpBQmYsNw8GtDvLxZz1",
    "resource": "oauth_authentication_api",
    "consumer": "client",
    "consumer_selector": "client_id:nightly-import-2",
    "configuration": {
     "action": "allow"
    },
    "created_at": "2026-11-04T12:02:09.700Z",
    "updated_at": "2026-11-04T12:02:09.700Z"
   },
   {
    "id": "rlp_1CfRpBQmYsNw8GtDvLxZz2",
    "resource": "oauth_authentication_api",
    "consumer": "client",
    "consumer_selector": "client_id:nightly-import-3",
    "configuration": {
     "action": "block",
     "limit": 20
    },
    "created_at": "2026-11-04T12:03:19.400Z",
    "updated_at": "2026-11-10T07:47:09.715Z"
   }
  ],
  "states": {}
 }
]
