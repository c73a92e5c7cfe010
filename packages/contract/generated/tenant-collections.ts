// Generated from openapi/openapi.yaml by `npm run generate`. Never edited by hand.

import type { TenantCollection } from '../src/tenant-collection.ts'

/** The collections of a tenant file. */
export const tenantCollections: Readonly<Record<string, TenantCollection>> = {
  "event_streams": {
    "noun": "event stream",
    "operations": {
      "list": "list_event_streams",
      "create": "create_event_stream",
      "get": "get_event_stream",
      "update": "update_event_stream",
      "delete": "delete_event_stream"
    },
    "naturalKey": [
      "name"
    ],
    "properties": [
      "name",
      "subscriptions",
      "filters",
      "order",
      "max_events_per_second",
      "destination",
      "status"
    ],
    "sameAsAbsent": {
      "filters": [],
      "order": "none",
      "max_events_per_second": 0
    },
    "ifOmitted": {
      "status": "enabled"
    },
    "secrets": [
      {
        "path": [
          "destination",
          "configuration",
          "webhook_authorization",
          "password"
        ],
        "isRequired": true,
        "when": {
          "destination.type": "webhook",
          "destination.configuration.webhook_authorization.method": "basic"
        }
      },
      {
        "path": [
          "destination",
          "configuration",
          "webhook_authorization",
          "token"
        ],
        "isRequired": true,
        "when": {
          "destination.type": "webhook",
          "destination.configuration.webhook_authorization.method": "bearer"
        }
      },
      {
        "path": [
          "destination",
          "configuration",
          "webhook_authorization",
          "header_value"
        ],
        "isRequired": true,
        "when": {
          "destination.type": "webhook",
          "destination.configuration.webhook_authorization.method": "custom_header"
        }
      },
      {
        "path": [
          "destination",
          "configuration",
          "signing_secret"
        ],
        "isRequired": false,
        "when": {
          "destination.type": "webhook"
        }
      }
    ]
  },
  "rate_limit_policies": {
    "noun": "rate limit policy",
    "operations": {
      "list": "list_rate_limit_policies",
      "create": "create_rate_limit_policy",
      "get": "get_rate_limit_policy",
      "update": "update_rate_limit_policy",
      "delete": "delete_rate_limit_policy"
    },
    "naturalKey": [
      "resource",
      "consumer",
      "consumer_selector"
    ],
    "properties": [
      "resource",
      "consumer",
      "consumer_selector",
      "configuration"
    ],
    "sameAsAbsent": {},
    "ifOmitted": {},
    "secrets": []
  }
}

/** The parts of a tenant file that only the mock and the handlers read. */
export const recordedParts: readonly string[] = ["events","deliveries","attempts"]
