// Generated from openapi/openapi.yaml by `npm run generate`. Never edited by hand.

export const operations = {
  "list_event_streams": {
    "method": "GET",
    "path": "/api/v2/event-streams",
    "audience": "/api/v2/",
    "anyScope": [
      "read:event_streams"
    ],
    "query": {
      "from": "string",
      "take": "integer",
      "page": "integer",
      "per_page": "integer"
    },
    "defaulted": [],
    "requestMediaTypes": [],
    "internal": false
  },
  "create_event_stream": {
    "method": "POST",
    "path": "/api/v2/event-streams",
    "audience": "/api/v2/",
    "anyScope": [
      "create:event_streams"
    ],
    "query": {},
    "defaulted": [],
    "requestMediaTypes": [
      "application/json"
    ],
    "internal": false
  },
  "get_event_stream": {
    "method": "GET",
    "path": "/api/v2/event-streams/{id}",
    "audience": "/api/v2/",
    "anyScope": [
      "read:event_streams"
    ],
    "query": {},
    "defaulted": [],
    "requestMediaTypes": [],
    "internal": false
  },
  "update_event_stream": {
    "method": "PATCH",
    "path": "/api/v2/event-streams/{id}",
    "audience": "/api/v2/",
    "anyScope": [
      "update:event_streams"
    ],
    "query": {},
    "defaulted": [],
    "requestMediaTypes": [
      "application/json"
    ],
    "internal": false
  },
  "delete_event_stream": {
    "method": "DELETE",
    "path": "/api/v2/event-streams/{id}",
    "audience": "/api/v2/",
    "anyScope": [
      "delete:event_streams"
    ],
    "query": {},
    "defaulted": [],
    "requestMediaTypes": [],
    "internal": false
  },
  "get_event_stream_stats": {
    "method": "GET",
    "path": "/api/v2/event-streams/{id}/stats",
    "audience": "/api/v2/",
    "anyScope": [
      "read:event_streams"
    ],
    "query": {
      "date_from": "string",
      "date_to": "string"
    },
    "defaulted": [],
    "requestMediaTypes": [],
    "internal": false
  },
  "test_event_stream": {
    "method": "POST",
    "path": "/api/v2/event-streams/{id}/test",
    "audience": "/api/v2/",
    "anyScope": [
      "update:event_streams"
    ],
    "query": {},
    "defaulted": [],
    "requestMediaTypes": [
      "application/json"
    ],
    "internal": false
  },
  "get_event_deliveries": {
    "method": "GET",
    "path": "/api/v2/event-streams/{id}/deliveries",
    "audience": "/api/v2/",
    "anyScope": [
      "read:event_streams",
      "read:event_deliveries"
    ],
    "query": {
      "statuses": "list",
      "event_types": "list",
      "date_from": "string",
      "date_to": "string",
      "from": "string",
      "take": "integer"
    },
    "defaulted": [
      "take"
    ],
    "requestMediaTypes": [],
    "internal": false
  },
  "get_event_delivery": {
    "method": "GET",
    "path": "/api/v2/event-streams/{id}/deliveries/{event_id}",
    "audience": "/api/v2/",
    "anyScope": [
      "read:event_streams",
      "read:event_deliveries"
    ],
    "query": {},
    "defaulted": [],
    "requestMediaTypes": [],
    "internal": false
  },
  "list_event_stream_attempts": {
    "method": "GET",
    "path": "/api/v2/event-streams/{id}/attempts",
    "audience": "/api/v2/",
    "anyScope": [
      "read:event_streams",
      "read:event_deliveries"
    ],
    "query": {
      "event_id": "string",
      "results": "list",
      "event_types": "list",
      "date_from": "string",
      "date_to": "string",
      "from": "string",
      "take": "integer"
    },
    "defaulted": [],
    "requestMediaTypes": [],
    "internal": false
  },
  "redeliver_events": {
    "method": "POST",
    "path": "/api/v2/event-streams/{id}/redeliver",
    "audience": "/api/v2/",
    "anyScope": [
      "update:event_deliveries"
    ],
    "query": {},
    "defaulted": [],
    "requestMediaTypes": [
      "application/json"
    ],
    "internal": false
  },
  "redeliver_event": {
    "method": "POST",
    "path": "/api/v2/event-streams/{id}/redeliver/{event_id}",
    "audience": "/api/v2/",
    "anyScope": [
      "update:event_deliveries"
    ],
    "query": {},
    "defaulted": [],
    "requestMediaTypes": [],
    "internal": false
  },
  "replay_events": {
    "method": "POST",
    "path": "/api/v2/event-streams/{id}/replay",
    "audience": "/api/v2/",
    "anyScope": [
      "update:event_deliveries"
    ],
    "query": {},
    "defaulted": [],
    "requestMediaTypes": [
      "application/json"
    ],
    "internal": false
  },
  "end_replay": {
    "method": "DELETE",
    "path": "/api/v2/event-streams/{id}/replay",
    "audience": "/api/v2/",
    "anyScope": [
      "update:event_deliveries"
    ],
    "query": {},
    "defaulted": [],
    "requestMediaTypes": [],
    "internal": false
  },
  "skip_events": {
    "method": "POST",
    "path": "/api/v2/event-streams/{id}/skip",
    "audience": "/api/v2/",
    "anyScope": [
      "update:event_deliveries"
    ],
    "query": {},
    "defaulted": [],
    "requestMediaTypes": [
      "application/json"
    ],
    "internal": false
  },
  "subscribe_events": {
    "method": "GET",
    "path": "/api/v2/events",
    "audience": "/api/v2/",
    "anyScope": [
      "read:events"
    ],
    "query": {
      "from": "string",
      "from_timestamp": "string",
      "event_type": "list",
      "filter": "array",
      "lastEventId": "string"
    },
    "defaulted": [],
    "requestMediaTypes": [],
    "internal": false
  },
  "get_event_subscribers": {
    "method": "GET",
    "path": "/api/v2/events/subscribers",
    "audience": "/api/v2/",
    "anyScope": [
      "read:events"
    ],
    "query": {},
    "defaulted": [],
    "requestMediaTypes": [],
    "internal": false
  },
  "list_event_attempts": {
    "method": "GET",
    "path": "/api/v2/events/{event_id}/attempts",
    "audience": "/api/v2/",
    "anyScope": [
      "read:event_streams",
      "read:event_deliveries"
    ],
    "query": {
      "from": "string",
      "take": "integer"
    },
    "defaulted": [],
    "requestMediaTypes": [],
    "internal": false
  },
  "list_logs": {
    "method": "GET",
    "path": "/api/v2/logs",
    "audience": "/api/v2/",
    "anyScope": [
      "read:logs"
    ],
    "query": {
      "correlation_id": "string",
      "client_id": "string",
      "operation": "string",
      "resource_id": "string",
      "kind": "string",
      "date_from": "string",
      "date_to": "string",
      "from": "string",
      "take": "integer"
    },
    "defaulted": [],
    "requestMediaTypes": [],
    "internal": false
  },
  "get_log": {
    "method": "GET",
    "path": "/api/v2/logs/{id}",
    "audience": "/api/v2/",
    "anyScope": [
      "read:logs"
    ],
    "query": {},
    "defaulted": [],
    "requestMediaTypes": [],
    "internal": false
  },
  "publish_events": {
    "method": "POST",
    "path": "/internal/events",
    "audience": "/internal/",
    "anyScope": [
      "publish:events"
    ],
    "query": {},
    "defaulted": [],
    "requestMediaTypes": [
      "application/cloudevents+json",
      "application/cloudevents-batch+json",
      "application/json"
    ],
    "internal": true
  },
  "list_rate_limit_policies": {
    "method": "GET",
    "path": "/api/v2/rate-limit-policies",
    "audience": "/api/v2/",
    "anyScope": [
      "read:rate_limit_policies"
    ],
    "query": {
      "resource": "string",
      "consumer": "string",
      "consumer_selector": "string",
      "from": "string",
      "take": "integer",
      "page": "integer",
      "per_page": "integer"
    },
    "defaulted": [],
    "requestMediaTypes": [],
    "internal": false
  },
  "create_rate_limit_policy": {
    "method": "POST",
    "path": "/api/v2/rate-limit-policies",
    "audience": "/api/v2/",
    "anyScope": [
      "create:rate_limit_policies"
    ],
    "query": {},
    "defaulted": [],
    "requestMediaTypes": [
      "application/json"
    ],
    "internal": false
  },
  "get_rate_limit_policy": {
    "method": "GET",
    "path": "/api/v2/rate-limit-policies/{id}",
    "audience": "/api/v2/",
    "anyScope": [
      "read:rate_limit_policies"
    ],
    "query": {},
    "defaulted": [],
    "requestMediaTypes": [],
    "internal": false
  },
  "update_rate_limit_policy": {
    "method": "PATCH",
    "path": "/api/v2/rate-limit-policies/{id}",
    "audience": "/api/v2/",
    "anyScope": [
      "update:rate_limit_policies"
    ],
    "query": {},
    "defaulted": [],
    "requestMediaTypes": [
      "application/json"
    ],
    "internal": false
  },
  "delete_rate_limit_policy": {
    "method": "DELETE",
    "path": "/api/v2/rate-limit-policies/{id}",
    "audience": "/api/v2/",
    "anyScope": [
      "delete:rate_limit_policies"
    ],
    "query": {},
    "defaulted": [],
    "requestMediaTypes": [],
    "internal": false
  },
  "issue_token": {
    "method": "POST",
    "path": "/oauth/token/",
    "audience": null,
    "anyScope": [],
    "query": {},
    "defaulted": [],
    "requestMediaTypes": [
      "application/x-www-form-urlencoded",
      "application/json"
    ],
    "internal": false
  },
  "get_jwks": {
    "method": "GET",
    "path": "/.well-known/jwks.json",
    "audience": null,
    "anyScope": [],
    "query": {},
    "defaulted": [],
    "requestMediaTypes": [],
    "internal": false
  },
  "get_authorization_server_metadata": {
    "method": "GET",
    "path": "/.well-known/oauth-authorization-server",
    "audience": null,
    "anyScope": [],
    "query": {},
    "defaulted": [],
    "requestMediaTypes": [],
    "internal": false
  }
} as const
/** The types of the events in the event stream. */
export const eventTypes = [
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
] as const
/** The event stream: its operation, the schema of its messages, and its query parameters. */
export const eventStream = {
  "operation": "subscribe_events",
  "schema": "/components/schemas/SubscriptionMessage",
  "parameters": {
    "position": "from",
    "time": "from_timestamp",
    "types": "event_type",
    "filters": "filter",
    "lastEventId": "lastEventId"
  }
} as const
/** Where the events of each type hold the identifier of a person. */
export const personIds = {
  "group.created": [],
  "group.deleted": [],
  "group.member.added": [
    {
      "path": [
        "data",
        "object",
        "member",
        "id"
      ]
    }
  ],
  "group.member.deleted": [
    {
      "path": [
        "data",
        "object",
        "member",
        "id"
      ]
    }
  ],
  "group.role.assigned": [],
  "group.role.deleted": [],
  "group.updated": [],
  "organization.connection.added": [],
  "organization.connection.removed": [],
  "organization.connection.updated": [],
  "organization.created": [],
  "organization.deleted": [],
  "organization.group.role.assigned": [],
  "organization.group.role.deleted": [],
  "organization.member.added": [
    {
      "path": [
        "data",
        "object",
        "user",
        "user_id"
      ]
    }
  ],
  "organization.member.deleted": [
    {
      "path": [
        "data",
        "object",
        "user",
        "user_id"
      ]
    }
  ],
  "organization.member.role.assigned": [
    {
      "path": [
        "data",
        "object",
        "user",
        "user_id"
      ]
    }
  ],
  "organization.member.role.deleted": [
    {
      "path": [
        "data",
        "object",
        "user",
        "user_id"
      ]
    }
  ],
  "organization.updated": [],
  "user.created": [
    {
      "path": [
        "data",
        "object",
        "user_id"
      ]
    },
    {
      "path": [
        "data",
        "object",
        "identities",
        "*",
        "user_id"
      ],
      "prefix": "provider"
    }
  ],
  "user.deleted": [
    {
      "path": [
        "data",
        "object",
        "user_id"
      ]
    },
    {
      "path": [
        "data",
        "object",
        "identities",
        "*",
        "user_id"
      ],
      "prefix": "provider"
    }
  ],
  "user.updated": [
    {
      "path": [
        "data",
        "object",
        "user_id"
      ]
    },
    {
      "path": [
        "data",
        "object",
        "identities",
        "*",
        "user_id"
      ],
      "prefix": "provider"
    }
  ]
} as const
/** Where the events of each type hold the identifier of their object: names of properties, from the event on. */
export const objectKeys: Readonly<Record<string, readonly string[]>> = {
  "group.created": [
    "data",
    "object",
    "id"
  ],
  "group.deleted": [
    "data",
    "object",
    "id"
  ],
  "group.member.added": [
    "data",
    "object",
    "group",
    "id"
  ],
  "group.member.deleted": [
    "data",
    "object",
    "group",
    "id"
  ],
  "group.role.assigned": [
    "data",
    "object",
    "group",
    "id"
  ],
  "group.role.deleted": [
    "data",
    "object",
    "group",
    "id"
  ],
  "group.updated": [
    "data",
    "object",
    "id"
  ],
  "organization.connection.added": [
    "data",
    "object",
    "organization",
    "id"
  ],
  "organization.connection.removed": [
    "data",
    "object",
    "organization",
    "id"
  ],
  "organization.connection.updated": [
    "data",
    "object",
    "organization",
    "id"
  ],
  "organization.created": [
    "data",
    "object",
    "id"
  ],
  "organization.deleted": [
    "data",
    "object",
    "id"
  ],
  "organization.group.role.assigned": [
    "data",
    "object",
    "organization",
    "id"
  ],
  "organization.group.role.deleted": [
    "data",
    "object",
    "organization",
    "id"
  ],
  "organization.member.added": [
    "data",
    "object",
    "organization",
    "id"
  ],
  "organization.member.deleted": [
    "data",
    "object",
    "organization",
    "id"
  ],
  "organization.member.role.assigned": [
    "data",
    "object",
    "organization",
    "id"
  ],
  "organization.member.role.deleted": [
    "data",
    "object",
    "organization",
    "id"
  ],
  "organization.updated": [
    "data",
    "object",
    "id"
  ],
  "user.created": [
    "data",
    "object",
    "user_id"
  ],
  "user.deleted": [
    "data",
    "object",
    "user_id"
  ],
  "user.updated": [
    "data",
    "object",
    "user_id"
  ]
}
/** The scopes that a token may hold, by its audience. */
export const scopesByAudience = {
  "/api/v2/": [
    "create:actions",
    "read:actions",
    "update:actions",
    "delete:actions",
    "read:anomaly_blocks",
    "delete:anomaly_blocks",
    "read:attack_protection",
    "update:attack_protection",
    "create:authentication_methods",
    "read:authentication_methods",
    "update:authentication_methods",
    "delete:authentication_methods",
    "read:branding",
    "update:branding",
    "delete:branding",
    "create:client_credentials",
    "read:client_credentials",
    "update:client_credentials",
    "delete:client_credentials",
    "create:client_grants",
    "read:client_grants",
    "update:client_grants",
    "delete:client_grants",
    "read:client_keys",
    "update:client_keys",
    "read:client_summary",
    "update:client_token_vault_privileged_access",
    "create:clients",
    "read:clients",
    "update:clients",
    "delete:clients",
    "create:connection_profiles",
    "read:connection_profiles",
    "update:connection_profiles",
    "delete:connection_profiles",
    "create:connections",
    "read:connections",
    "update:connections",
    "delete:connections",
    "create:connections_keys",
    "read:connections_keys",
    "update:connections_keys",
    "read:current_user",
    "delete:current_user",
    "create:current_user_device_credentials",
    "delete:current_user_device_credentials",
    "update:current_user_identities",
    "update:current_user_metadata",
    "create:custom_domains",
    "read:custom_domains",
    "update:custom_domains",
    "delete:custom_domains",
    "create:custom_signing_keys",
    "read:custom_signing_keys",
    "update:custom_signing_keys",
    "delete:custom_signing_keys",
    "read:device_credentials",
    "delete:device_credentials",
    "create:directory_provisionings",
    "read:directory_provisionings",
    "update:directory_provisionings",
    "delete:directory_provisionings",
    "create:email_provider",
    "read:email_provider",
    "update:email_provider",
    "delete:email_provider",
    "create:email_templates",
    "read:email_templates",
    "update:email_templates",
    "create:encryption_keys",
    "read:encryption_keys",
    "update:encryption_keys",
    "delete:encryption_keys",
    "read:event_deliveries",
    "update:event_deliveries",
    "create:event_streams",
    "read:event_streams",
    "update:event_streams",
    "delete:event_streams",
    "read:events",
    "create:experimentation",
    "read:experimentation",
    "update:experimentation",
    "delete:experimentation",
    "read:federated_connections_tokens",
    "delete:federated_connections_tokens",
    "create:flows",
    "read:flows",
    "update:flows",
    "delete:flows",
    "read:flows_executions",
    "delete:flows_executions",
    "create:flows_vault_connections",
    "read:flows_vault_connections",
    "update:flows_vault_connections",
    "delete:flows_vault_connections",
    "create:forms",
    "read:forms",
    "update:forms",
    "delete:forms",
    "read:grants",
    "delete:grants",
    "read:group_members",
    "create:group_roles",
    "read:group_roles",
    "delete:group_roles",
    "read:groups",
    "delete:groups",
    "create:guardian_enrollment_tickets",
    "read:guardian_enrollments",
    "delete:guardian_enrollments",
    "read:guardian_factors",
    "update:guardian_factors",
    "create:hooks",
    "read:hooks",
    "update:hooks",
    "delete:hooks",
    "create:log_streams",
    "read:log_streams",
    "update:log_streams",
    "delete:log_streams",
    "read:logs",
    "read:logs_users",
    "read:mfa_policies",
    "update:mfa_policies",
    "create:network_acls",
    "read:network_acls",
    "update:network_acls",
    "delete:network_acls",
    "create:organization_client_grants",
    "read:organization_client_grants",
    "delete:organization_client_grants",
    "create:organization_connections",
    "read:organization_connections",
    "update:organization_connections",
    "delete:organization_connections",
    "create:organization_discovery_domains",
    "read:organization_discovery_domains",
    "update:organization_discovery_domains",
    "delete:organization_discovery_domains",
    "create:organization_group_roles",
    "read:organization_group_roles",
    "delete:organization_group_roles",
    "read:organization_groups",
    "create:organization_invitations",
    "read:organization_invitations",
    "delete:organization_invitations",
    "read:organization_member_effective_roles",
    "read:organization_member_role_source_groups",
    "create:organization_member_roles",
    "read:organization_member_roles",
    "delete:organization_member_roles",
    "create:organization_members",
    "read:organization_members",
    "delete:organization_members",
    "create:organizations",
    "read:organizations",
    "update:organizations",
    "delete:organizations",
    "read:organizations_summary",
    "create:phone_providers",
    "read:phone_providers",
    "update:phone_providers",
    "delete:phone_providers",
    "create:phone_templates",
    "read:phone_templates",
    "update:phone_templates",
    "delete:phone_templates",
    "read:prompts",
    "update:prompts",
    "create:rate_limit_policies",
    "read:rate_limit_policies",
    "update:rate_limit_policies",
    "delete:rate_limit_policies",
    "read:refresh_tokens",
    "update:refresh_tokens",
    "delete:refresh_tokens",
    "create:resource_servers",
    "read:resource_servers",
    "update:resource_servers",
    "delete:resource_servers",
    "create:role_members",
    "read:role_members",
    "delete:role_members",
    "create:roles",
    "read:roles",
    "update:roles",
    "delete:roles",
    "create:rules",
    "read:rules",
    "update:rules",
    "delete:rules",
    "read:rules_configs",
    "update:rules_configs",
    "delete:rules_configs",
    "create:scim_config",
    "read:scim_config",
    "update:scim_config",
    "delete:scim_config",
    "create:scim_token",
    "read:scim_token",
    "delete:scim_token",
    "read:self_service_profile_custom_texts",
    "update:self_service_profile_custom_texts",
    "create:self_service_profiles",
    "read:self_service_profiles",
    "update:self_service_profiles",
    "delete:self_service_profiles",
    "read:sessions",
    "update:sessions",
    "delete:sessions",
    "create:signing_keys",
    "read:signing_keys",
    "update:signing_keys",
    "create:sso_access_tickets",
    "delete:sso_access_tickets",
    "read:stats",
    "read:tenant_settings",
    "update:tenant_settings",
    "create:token_exchange_profiles",
    "read:token_exchange_profiles",
    "update:token_exchange_profiles",
    "delete:token_exchange_profiles",
    "create:user_attribute_profiles",
    "read:user_attribute_profiles",
    "update:user_attribute_profiles",
    "delete:user_attribute_profiles",
    "read:user_effective_permissions",
    "read:user_effective_roles",
    "read:user_idp_tokens",
    "read:user_permission_source_roles",
    "read:user_role_source_groups",
    "create:user_tickets",
    "create:users",
    "read:users",
    "update:users",
    "delete:users",
    "update:users_app_metadata",
    "create:vdcs_templates",
    "read:vdcs_templates",
    "update:vdcs_templates",
    "delete:vdcs_templates"
  ],
  "/internal/": [
    "publish:events"
  ]
} as const
/** The scopes that operations of the document name, by the audience of the token. */
export const usedScopes = {
  "/api/v2/": [
    "read:event_deliveries",
    "update:event_deliveries",
    "create:event_streams",
    "read:event_streams",
    "update:event_streams",
    "delete:event_streams",
    "read:events",
    "create:rate_limit_policies",
    "read:rate_limit_policies",
    "update:rate_limit_policies",
    "delete:rate_limit_policies",
    "read:logs"
  ],
  "/internal/": [
    "publish:events"
  ]
} as const
export const documentVersion = "2.0.0"
/** The paths of the document's token endpoints. */
export const tokenPaths: readonly string[] = [
  "/oauth/token/"
]
/** The largest value of each integer parameter in `components`. */
export const maxima = {
  "Take": 50,
  "Page": 1000000000,
  "PerPage": 50,
  "DeliveryTake": 100
} as const
/** Maximum number of field errors in an answer, and maximum length of their paths. */
export const errorLimits = {
  "fieldErrors": 20,
  "pathCharacters": 1024
} as const
/** The status of each error code that the document shows. */
export const errorStatuses = {
  "invalid_paging": 400,
  "checkpoint_expired": 400,
  "invalid_query_string": 400,
  "invalid_token": 401,
  "client_not_global": 401,
  "insufficient_scope": 403,
  "payload_too_large": 413,
  "too_many_requests": 429,
  "internal_error": 500,
  "service_unavailable": 503,
  "invalid_body": 400,
  "invalid_cursor": 400,
  "conflict": 409,
  "too_many_entities": 409,
  "cursor_expired": 410,
  "unsupported_media_type": 415,
  "invalid_uri": 400,
  "not_found": 404,
  "precondition_failed": 412
} as const
/** The message of each error that the document shows, by the names of its response and its example. */
export const messages = {
  "BadRequestPaging": {
    "invalid_paging": "The query parameter 'take' must be at least 1, got 0.",
    "mixed_paging": "The query parameters 'page' and 'per_page' cannot be used together with 'from' and 'take'.",
    "invalid_checkpoint": "The query parameter 'from' is not a checkpoint. Pass the checkpoint of the previous page.",
    "forged_checkpoint": "The checkpoint in 'from' has a wrong signature. It was changed, or belongs to another listing or other filters.",
    "checkpoint_expired": "The checkpoint in 'from' has expired. Start the listing again.",
    "unknown_query_parameter": "The query parameter 'limit' is unknown."
  },
  "Unauthorized": {
    "invalid_token": "The access token is not valid. Request a new one.",
    "invalid_signature": "The signature of the access token is wrong. Request a new token.",
    "wrong_audience": "The access token must be issued for the audience /api/v2/.",
    "missing_token": "An access token is required. Request one from /oauth/token/, and send it as a Bearer token.",
    "client_not_global": "The client of this access token is not a global client. Use one that is."
  },
  "NeedsReadEventStreams": {
    "insufficient_scope": "The access token needs the scope read:event_streams."
  },
  "PayloadTooLarge": {
    "payload_too_large": "The body must have at most 1,048,576 bytes."
  },
  "TooManyRequests": {
    "too_many_requests": "Too many requests. Try again in 1 second."
  },
  "InternalError": {
    "internal_error": "The service failed to answer the request."
  },
  "ServiceUnavailable": {
    "service_unavailable": "The store does not answer. Try again."
  },
  "BadRequestEventStream": {
    "unknown_property": "The property 'id' is unknown.",
    "unknown_filter_path": "The property 'filters.0.path' is 'data.object.organisation.id', which events of these types do not have: organization.member.added.",
    "invalid_cursor": "The property 'start.from' is not an offset. Pass the offset of a message unchanged.",
    "forged_cursor": "The offset has a wrong signature. It was changed, or comes from another service.",
    "where_it_stopped": "The property 'start.from' may be where_it_stopped only in a request that enables an event stream.",
    "malformed_json": "The body is not valid JSON.",
    "unknown_query_parameter": "The query parameter 'limit' is unknown."
  },
  "NeedsCreateEventStreams": {
    "insufficient_scope": "The access token needs the scope create:event_streams."
  },
  "EventStreamNotCreated": {
    "name_taken": "The property 'name' is taken by another event stream.",
    "too_many": "The tenant has 2,000 event streams, which is the maximum. Delete one first."
  },
  "Gone": {
    "cursor_expired": "The events after this offset are no longer kept. Start without it, or from a time."
  },
  "UnsupportedMediaType": {
    "unsupported_media_type": "The Content-Type must be application/json, got 'text/plain'.",
    "unsupported_encoding": "The Content-Encoding must be identity, got 'gzip'."
  },
  "BadRequestPath": {
    "malformed_id": "The path parameter 'id' must have 26 characters, got 5.",
    "unknown_query_parameter": "The query parameter 'limit' is unknown."
  },
  "EventStreamNotFound": {
    "not_found": "The event stream does not exist."
  },
  "NeedsDeleteEventStreams": {
    "insufficient_scope": "The access token needs the scope delete:event_streams."
  },
  "PreconditionFailed": {
    "precondition_failed": "The resource has changed: none of the entity tags in 'If-Match' is its current one. Read it again."
  },
  "BadRequestEventStreamUpdate": {
    "malformed_id": "The path parameter 'id' must have 26 characters, got 5.",
    "unknown_property": "The property 'id' is unknown.",
    "unknown_filter_path": "The property 'filters.0.path' is 'data.object.organisation.id', which events of these types do not have: organization.member.added.",
    "invalid_cursor": "The property 'start.from' is not an offset. Pass the offset of a message unchanged.",
    "forged_cursor": "The offset has a wrong signature. It was changed, or comes from another service.",
    "malformed_json": "The body is not valid JSON.",
    "unknown_query_parameter": "The query parameter 'limit' is unknown."
  },
  "NeedsUpdateEventStreams": {
    "insufficient_scope": "The access token needs the scope update:event_streams."
  },
  "EventStreamNotUpdated": {
    "name_taken": "The property 'name' is taken by another event stream.",
    "start_without_enabling": "The property 'start' is allowed only in a request that enables the event stream."
  },
  "BadRequestPathAndQuery": {
    "malformed_id": "The path parameter 'id' must have 26 characters, got 5.",
    "malformed_query_parameter": "The query parameter 'date_from' must be an RFC 3339 time in UTC and whole seconds, such as 2026-11-20T09:15:30Z, got 'yesterday'.",
    "dates_in_wrong_order": "The query parameter 'date_from' must lie before 'date_to'.",
    "unknown_query_parameter": "The query parameter 'limit' is unknown."
  },
  "BadRequestPathAndBody": {
    "unknown_property": "The property 'id' is unknown.",
    "malformed_json": "The body is not valid JSON.",
    "malformed_id": "The path parameter 'id' must have 26 characters, got 5.",
    "unknown_query_parameter": "The query parameter 'limit' is unknown."
  },
  "TestEventConflict": {
    "too_many_waiting": "100 test events of this event stream are waiting. Wait until its endpoint has received some.",
    "disabled": "The event stream is disabled. Enable it first."
  },
  "BadRequestPathAndPaging": {
    "invalid_paging": "The query parameter 'take' must be at least 1, got 0.",
    "invalid_checkpoint": "The query parameter 'from' is not a checkpoint. Pass the checkpoint of the previous page.",
    "forged_checkpoint": "The checkpoint in 'from' has a wrong signature. It was changed, or belongs to another listing or other filters.",
    "checkpoint_expired": "The checkpoint in 'from' has expired. Start the listing again.",
    "malformed_id": "The path parameter 'id' must have 26 characters, got 5.",
    "malformed_query_parameter": "The query parameter 'date_from' must be an RFC 3339 time in UTC and whole seconds, such as 2026-11-20T09:15:30Z, got 'yesterday'.",
    "dates_in_wrong_order": "The query parameter 'date_from' must lie before 'date_to'.",
    "unknown_query_parameter": "The query parameter 'limit' is unknown."
  },
  "NeedsReadEventDeliveries": {
    "insufficient_scope": "The access token needs the scope read:event_streams or read:event_deliveries."
  },
  "DeliveryNotFound": {
    "not_found": "The history of the event stream holds no failed delivery of this event.",
    "event_stream_not_found": "The event stream does not exist."
  },
  "NeedsUpdateEventDeliveries": {
    "insufficient_scope": "The access token needs the scope update:event_deliveries."
  },
  "RedeliveriesConflict": {
    "under_way": "10 redeliveries of this event stream are under way. Wait until one has ended.",
    "disabled": "The event stream is disabled. Enable it first."
  },
  "RedeliveryConflict": {
    "under_way": "The delivery is already under way. Wait until it has ended.",
    "disabled": "The event stream is disabled. Enable it first."
  },
  "BadRequestReplay": {
    "malformed_id": "The path parameter 'id' must have 26 characters, got 5.",
    "unknown_property": "The property 'id' is unknown.",
    "wrong_start": "The body needs one of the properties 'from' and 'date_from'.",
    "two_ends": "The property 'to' cannot be used together with 'date_to'.",
    "wrong_order": "The property 'date_from' must lie before 'date_to'.",
    "invalid_cursor": "The property 'from' is not an offset. Pass the offset of a message unchanged.",
    "forged_cursor": "The offset has a wrong signature. It was changed, or comes from another service.",
    "malformed_json": "The body is not valid JSON.",
    "unknown_query_parameter": "The query parameter 'limit' is unknown."
  },
  "ReplayConflict": {
    "under_way": "A replay of this event stream is under way. Wait until it has ended, or end it.",
    "disabled": "The event stream is disabled. Enable it first."
  },
  "ReplayNotFound": {
    "not_found": "No replay of this event stream is under way.",
    "event_stream_not_found": "The event stream does not exist."
  },
  "BadRequestSkip": {
    "malformed_id": "The path parameter 'id' must have 26 characters, got 5.",
    "unknown_property": "The property 'id' is unknown.",
    "invalid_cursor": "The property 'to' is not an offset. Pass the offset of a message unchanged.",
    "forged_cursor": "The offset has a wrong signature. It was changed, or comes from another service.",
    "malformed_json": "The body is not valid JSON.",
    "unknown_query_parameter": "The query parameter 'limit' is unknown."
  },
  "SkipConflict": {
    "disabled": "The event stream is disabled. Enable it first."
  },
  "BadRequestSubscription": {
    "invalid_cursor": "The query parameter 'from' is not an offset. Pass the offset of a message unchanged.",
    "forged_cursor": "The offset has a wrong signature. It was changed, or comes from another service.",
    "invalid_last_event_id": "The header 'Last-Event-ID' is not an offset. Pass the offset of a message unchanged.",
    "forged_last_event_id": "The offset has a wrong signature. It was changed, or comes from another service.",
    "invalid_last_event_id_parameter": "The query parameter 'lastEventId' is not an offset. Pass the offset of a message unchanged.",
    "forged_last_event_id_parameter": "The offset has a wrong signature. It was changed, or comes from another service.",
    "different_last_event_ids": "The query parameter 'lastEventId' differs from the header 'Last-Event-ID'. Send one of them.",
    "unknown_event_type": "The query parameter 'event_type' must be one of the 22 documented values, such as 'user.created' or 'user.updated', got 'user.create'.",
    "unknown_filter_path": "The query parameter 'filter' names the path 'data.object.organisation.id', which events of these types do not have: organization.member.added.",
    "from_and_from_timestamp": "The query parameters 'from' and 'from_timestamp' cannot be used together.",
    "unknown_query_parameter": "The query parameter 'limit' is unknown."
  },
  "NeedsReadEvents": {
    "insufficient_scope": "The access token needs the scope read:events."
  },
  "TooManySubscriptions": {
    "too_many_requests": "Too many requests. Try again in 1 second.",
    "too_many_connections": "The client already holds 8 event subscriptions. Close one first."
  },
  "BadRequestSubscribers": {
    "unknown_query_parameter": "The query parameter 'limit' is unknown."
  },
  "BadRequestEventAttempts": {
    "invalid_paging": "The query parameter 'take' must be at least 1, got 0.",
    "invalid_checkpoint": "The query parameter 'from' is not a checkpoint. Pass the checkpoint of the previous page.",
    "forged_checkpoint": "The checkpoint in 'from' has a wrong signature. It was changed, or belongs to another listing or other filters.",
    "checkpoint_expired": "The checkpoint in 'from' has expired. Start the listing again.",
    "malformed_id": "The path parameter 'event_id' must have 26 characters, got 5.",
    "unknown_query_parameter": "The query parameter 'limit' is unknown."
  },
  "BadRequestLogs": {
    "invalid_paging": "The query parameter 'take' must be at least 1, got 0.",
    "invalid_checkpoint": "The query parameter 'from' is not a checkpoint. Pass the checkpoint of the previous page.",
    "forged_checkpoint": "The checkpoint in 'from' has a wrong signature. It was changed, or belongs to another listing or other filters.",
    "checkpoint_expired": "The checkpoint in 'from' has expired. Start the listing again.",
    "malformed_query_parameter": "The query parameter 'date_from' must be an RFC 3339 time in UTC and whole seconds, such as 2026-11-20T09:15:30Z, got 'yesterday'.",
    "dates_in_wrong_order": "The query parameter 'date_from' must lie before 'date_to'.",
    "unknown_query_parameter": "The query parameter 'limit' is unknown."
  },
  "NeedsReadLogs": {
    "insufficient_scope": "The access token needs the scope read:logs."
  },
  "LogNotFound": {
    "not_found": "The log has no entry with this id."
  },
  "BadRequestEvent": {
    "invalid_data": "The property 'data.object.name' is required.",
    "reserved_attribute": "The property 'xtenant' is not a name of 1 to 64 lower-case letters and digits, other than the reserved names xtenant, xstream and xpurpose.",
    "missing_attribute": "The header 'ce-type' is required.",
    "event_with_other_content_type": "The body is a CloudEvent, so the Content-Type must be application/cloudevents+json.",
    "batch_with_other_content_type": "The body is a batch of CloudEvents, so the Content-Type must be application/cloudevents-batch+json.",
    "malformed_json": "The body is not valid JSON.",
    "unknown_query_parameter": "The query parameter 'limit' is unknown."
  },
  "PublisherUnauthorized": {
    "invalid_token": "The access token is not valid. Request a new one.",
    "missing_token": "An access token is required. Request one from /oauth/token/, and send it as a Bearer token.",
    "wrong_audience": "The access token must be issued for the audience /internal/."
  },
  "NeedsPublishEvents": {
    "insufficient_scope": "The access token needs the scope publish:events."
  },
  "EventUnsupportedMediaType": {
    "unsupported_media_type": "The Content-Type must be application/cloudevents+json, application/cloudevents-batch+json or application/json, got 'text/plain'.",
    "unsupported_encoding": "The Content-Encoding must be identity, got 'gzip'."
  },
  "NeedsReadRateLimitPolicies": {
    "insufficient_scope": "The access token needs the scope read:rate_limit_policies."
  },
  "BadRequestBody": {
    "unknown_property": "The property 'id' is unknown.",
    "malformed_json": "The body is not valid JSON.",
    "unknown_query_parameter": "The query parameter 'limit' is unknown."
  },
  "NeedsCreateRateLimitPolicies": {
    "insufficient_scope": "The access token needs the scope create:rate_limit_policies."
  },
  "RateLimitPolicyNotCreated": {
    "exists": "A policy with the same 'resource', 'consumer' and 'consumer_selector' exists. Change it, or delete it first.",
    "too_many": "The tenant has 10,000 rate limit policies, which is the maximum. Delete one first."
  },
  "RateLimitPolicyNotFound": {
    "not_found": "The rate limit policy does not exist."
  },
  "NeedsDeleteRateLimitPolicies": {
    "insufficient_scope": "The access token needs the scope delete:rate_limit_policies."
  },
  "NeedsUpdateRateLimitPolicies": {
    "insufficient_scope": "The access token needs the scope update:rate_limit_policies."
  },
  "TokenBadRequest": {
    "invalid_request": "The parameter 'audience' is required.",
    "unsupported_grant_type": "The parameter 'grant_type' must be 'client_credentials', got 'password'.",
    "invalid_scope": "The scope 'read:nothing' is unknown, or not granted to the client.",
    "too_many_scopes": "A token with these scopes is longer than 4,096 characters. Ask for fewer scopes.",
    "invalid_target": "The parameter 'audience' must be '/api/v2/' or '/internal/', got '/api/v3/'."
  },
  "TokenUnauthorized": {
    "invalid_client": "The client is unknown or its secret is wrong."
  },
  "TokenPayloadTooLarge": {
    "payload_too_large": "The body must have at most 1,048,576 bytes."
  },
  "TokenUnsupportedMediaType": {
    "unsupported_media_type": "The Content-Type must be application/x-www-form-urlencoded or application/json, got 'text/plain'."
  },
  "TokenTooManyRequests": {
    "too_many_requests": "Too many requests. Try again in 1 second."
  },
  "TokenInternalError": {
    "server_error": "The service failed to answer the request."
  },
  "TokenServiceUnavailable": {
    "temporarily_unavailable": "The store does not answer. Try again."
  },
  "PublicBadRequest": {
    "unknown_query_parameter": "The query parameter 'limit' is unknown."
  },
  "OutsideIssuer": {
    "outside_issuer": "Access tokens for this service come from https://login.example.com."
  },
  "PublicPayloadTooLarge": {
    "payload_too_large": "The body must have at most 1,048,576 bytes."
  },
  "PublicInternalError": {
    "internal_error": "The service failed to answer the request."
  },
  "PublicServiceUnavailable": {
    "service_unavailable": "The service is starting. Try again in 1 second."
  }
} as const
/** The document's examples of invalid requests, by the names of the response and the example. */
export const faults = {
  "BadRequestPaging": {
    "invalid_paging": {
      "errorCode": "invalid_paging",
      "message": "The query parameter 'take' must be at least 1, got 0.",
      "errors": [
        {
          "path": "take",
          "code": "minimum",
          "message": "The query parameter 'take' must be at least 1, got 0."
        }
      ]
    },
    "mixed_paging": {
      "errorCode": "invalid_paging",
      "message": "The query parameters 'page' and 'per_page' cannot be used together with 'from' and 'take'.",
      "errors": [
        {
          "path": "page",
          "code": "invalid",
          "message": "The query parameters 'page' and 'per_page' cannot be used together with 'from' and 'take'."
        }
      ]
    },
    "invalid_checkpoint": {
      "errorCode": "invalid_paging",
      "message": "The query parameter 'from' is not a checkpoint. Pass the checkpoint of the previous page.",
      "errors": [
        {
          "path": "from",
          "code": "invalid",
          "message": "The query parameter 'from' is not a checkpoint. Pass the checkpoint of the previous page."
        }
      ]
    },
    "forged_checkpoint": {
      "errorCode": "invalid_paging",
      "message": "The checkpoint in 'from' has a wrong signature. It was changed, or belongs to another listing or other filters.",
      "errors": [
        {
          "path": "from",
          "code": "invalid",
          "message": "The checkpoint in 'from' has a wrong signature. It was changed, or belongs to another listing or other filters."
        }
      ]
    },
    "checkpoint_expired": {
      "errorCode": "checkpoint_expired",
      "message": "The checkpoint in 'from' has expired. Start the listing again.",
      "errors": [
        {
          "path": "from",
          "code": "invalid",
          "message": "The checkpoint in 'from' has expired. Start the listing again."
        }
      ]
    },
    "unknown_query_parameter": {
      "errorCode": "invalid_query_string",
      "message": "The query parameter 'limit' is unknown.",
      "errors": [
        {
          "path": "limit",
          "code": "unknown",
          "message": "The query parameter 'limit' is unknown."
        }
      ]
    }
  },
  "BadRequestEventStream": {
    "unknown_property": {
      "errorCode": "invalid_body",
      "message": "The property 'id' is unknown.",
      "errors": [
        {
          "path": "#/id",
          "code": "unknown",
          "message": "The property 'id' is unknown."
        }
      ]
    },
    "unknown_filter_path": {
      "errorCode": "invalid_body",
      "message": "The property 'filters.0.path' is 'data.object.organisation.id', which events of these types do not have: organization.member.added.",
      "errors": [
        {
          "path": "#/filters/0/path",
          "code": "invalid",
          "message": "The property 'filters.0.path' is 'data.object.organisation.id', which events of these types do not have: organization.member.added."
        }
      ]
    },
    "invalid_cursor": {
      "errorCode": "invalid_cursor",
      "message": "The property 'start.from' is not an offset. Pass the offset of a message unchanged.",
      "errors": [
        {
          "path": "#/start/from",
          "code": "invalid",
          "message": "The property 'start.from' is not an offset. Pass the offset of a message unchanged."
        }
      ]
    },
    "forged_cursor": {
      "errorCode": "invalid_cursor",
      "message": "The offset has a wrong signature. It was changed, or comes from another service.",
      "errors": [
        {
          "path": "#/start/from",
          "code": "invalid",
          "message": "The offset has a wrong signature. It was changed, or comes from another service."
        }
      ]
    },
    "where_it_stopped": {
      "errorCode": "invalid_cursor",
      "message": "The property 'start.from' may be where_it_stopped only in a request that enables an event stream.",
      "errors": [
        {
          "path": "#/start/from",
          "code": "invalid",
          "message": "The property 'start.from' may be where_it_stopped only in a request that enables an event stream."
        }
      ]
    },
    "malformed_json": {
      "errorCode": "invalid_body",
      "message": "The body is not valid JSON.",
      "errors": [
        {
          "path": "#",
          "code": "invalid",
          "message": "The body is not valid JSON."
        }
      ]
    },
    "unknown_query_parameter": {
      "errorCode": "invalid_query_string",
      "message": "The query parameter 'limit' is unknown.",
      "errors": [
        {
          "path": "limit",
          "code": "unknown",
          "message": "The query parameter 'limit' is unknown."
        }
      ]
    }
  },
  "BadRequestPath": {
    "malformed_id": {
      "errorCode": "invalid_uri",
      "message": "The path parameter 'id' must have 26 characters, got 5.",
      "errors": [
        {
          "path": "id",
          "code": "min_length",
          "message": "The path parameter 'id' must have 26 characters, got 5."
        }
      ]
    },
    "unknown_query_parameter": {
      "errorCode": "invalid_query_string",
      "message": "The query parameter 'limit' is unknown.",
      "errors": [
        {
          "path": "limit",
          "code": "unknown",
          "message": "The query parameter 'limit' is unknown."
        }
      ]
    }
  },
  "BadRequestEventStreamUpdate": {
    "malformed_id": {
      "errorCode": "invalid_uri",
      "message": "The path parameter 'id' must have 26 characters, got 5.",
      "errors": [
        {
          "path": "id",
          "code": "min_length",
          "message": "The path parameter 'id' must have 26 characters, got 5."
        }
      ]
    },
    "unknown_property": {
      "errorCode": "invalid_body",
      "message": "The property 'id' is unknown.",
      "errors": [
        {
          "path": "#/id",
          "code": "unknown",
          "message": "The property 'id' is unknown."
        }
      ]
    },
    "unknown_filter_path": {
      "errorCode": "invalid_body",
      "message": "The property 'filters.0.path' is 'data.object.organisation.id', which events of these types do not have: organization.member.added.",
      "errors": [
        {
          "path": "#/filters/0/path",
          "code": "invalid",
          "message": "The property 'filters.0.path' is 'data.object.organisation.id', which events of these types do not have: organization.member.added."
        }
      ]
    },
    "invalid_cursor": {
      "errorCode": "invalid_cursor",
      "message": "The property 'start.from' is not an offset. Pass the offset of a message unchanged.",
      "errors": [
        {
          "path": "#/start/from",
          "code": "invalid",
          "message": "The property 'start.from' is not an offset. Pass the offset of a message unchanged."
        }
      ]
    },
    "forged_cursor": {
      "errorCode": "invalid_cursor",
      "message": "The offset has a wrong signature. It was changed, or comes from another service.",
      "errors": [
        {
          "path": "#/start/from",
          "code": "invalid",
          "message": "The offset has a wrong signature. It was changed, or comes from another service."
        }
      ]
    },
    "malformed_json": {
      "errorCode": "invalid_body",
      "message": "The body is not valid JSON.",
      "errors": [
        {
          "path": "#",
          "code": "invalid",
          "message": "The body is not valid JSON."
        }
      ]
    },
    "unknown_query_parameter": {
      "errorCode": "invalid_query_string",
      "message": "The query parameter 'limit' is unknown.",
      "errors": [
        {
          "path": "limit",
          "code": "unknown",
          "message": "The query parameter 'limit' is unknown."
        }
      ]
    }
  },
  "BadRequestPathAndQuery": {
    "malformed_id": {
      "errorCode": "invalid_uri",
      "message": "The path parameter 'id' must have 26 characters, got 5.",
      "errors": [
        {
          "path": "id",
          "code": "min_length",
          "message": "The path parameter 'id' must have 26 characters, got 5."
        }
      ]
    },
    "malformed_query_parameter": {
      "errorCode": "invalid_query_string",
      "message": "The query parameter 'date_from' must be an RFC 3339 time in UTC and whole seconds, such as 2026-11-20T09:15:30Z, got 'yesterday'.",
      "errors": [
        {
          "path": "date_from",
          "code": "pattern",
          "message": "The query parameter 'date_from' must be an RFC 3339 time in UTC and whole seconds, such as 2026-11-20T09:15:30Z, got 'yesterday'."
        }
      ]
    },
    "dates_in_wrong_order": {
      "errorCode": "invalid_query_string",
      "message": "The query parameter 'date_from' must lie before 'date_to'.",
      "errors": [
        {
          "path": "date_from",
          "code": "invalid",
          "message": "The query parameter 'date_from' must lie before 'date_to'."
        }
      ]
    },
    "unknown_query_parameter": {
      "errorCode": "invalid_query_string",
      "message": "The query parameter 'limit' is unknown.",
      "errors": [
        {
          "path": "limit",
          "code": "unknown",
          "message": "The query parameter 'limit' is unknown."
        }
      ]
    }
  },
  "BadRequestPathAndBody": {
    "unknown_property": {
      "errorCode": "invalid_body",
      "message": "The property 'id' is unknown.",
      "errors": [
        {
          "path": "#/id",
          "code": "unknown",
          "message": "The property 'id' is unknown."
        }
      ]
    },
    "malformed_json": {
      "errorCode": "invalid_body",
      "message": "The body is not valid JSON.",
      "errors": [
        {
          "path": "#",
          "code": "invalid",
          "message": "The body is not valid JSON."
        }
      ]
    },
    "malformed_id": {
      "errorCode": "invalid_uri",
      "message": "The path parameter 'id' must have 26 characters, got 5.",
      "errors": [
        {
          "path": "id",
          "code": "min_length",
          "message": "The path parameter 'id' must have 26 characters, got 5."
        }
      ]
    },
    "unknown_query_parameter": {
      "errorCode": "invalid_query_string",
      "message": "The query parameter 'limit' is unknown.",
      "errors": [
        {
          "path": "limit",
          "code": "unknown",
          "message": "The query parameter 'limit' is unknown."
        }
      ]
    }
  },
  "BadRequestPathAndPaging": {
    "invalid_paging": {
      "errorCode": "invalid_paging",
      "message": "The query parameter 'take' must be at least 1, got 0.",
      "errors": [
        {
          "path": "take",
          "code": "minimum",
          "message": "The query parameter 'take' must be at least 1, got 0."
        }
      ]
    },
    "invalid_checkpoint": {
      "errorCode": "invalid_paging",
      "message": "The query parameter 'from' is not a checkpoint. Pass the checkpoint of the previous page.",
      "errors": [
        {
          "path": "from",
          "code": "invalid",
          "message": "The query parameter 'from' is not a checkpoint. Pass the checkpoint of the previous page."
        }
      ]
    },
    "forged_checkpoint": {
      "errorCode": "invalid_paging",
      "message": "The checkpoint in 'from' has a wrong signature. It was changed, or belongs to another listing or other filters.",
      "errors": [
        {
          "path": "from",
          "code": "invalid",
          "message": "The checkpoint in 'from' has a wrong signature. It was changed, or belongs to another listing or other filters."
        }
      ]
    },
    "checkpoint_expired": {
      "errorCode": "checkpoint_expired",
      "message": "The checkpoint in 'from' has expired. Start the listing again.",
      "errors": [
        {
          "path": "from",
          "code": "invalid",
          "message": "The checkpoint in 'from' has expired. Start the listing again."
        }
      ]
    },
    "malformed_id": {
      "errorCode": "invalid_uri",
      "message": "The path parameter 'id' must have 26 characters, got 5.",
      "errors": [
        {
          "path": "id",
          "code": "min_length",
          "message": "The path parameter 'id' must have 26 characters, got 5."
        }
      ]
    },
    "malformed_query_parameter": {
      "errorCode": "invalid_query_string",
      "message": "The query parameter 'date_from' must be an RFC 3339 time in UTC and whole seconds, such as 2026-11-20T09:15:30Z, got 'yesterday'.",
      "errors": [
        {
          "path": "date_from",
          "code": "pattern",
          "message": "The query parameter 'date_from' must be an RFC 3339 time in UTC and whole seconds, such as 2026-11-20T09:15:30Z, got 'yesterday'."
        }
      ]
    },
    "dates_in_wrong_order": {
      "errorCode": "invalid_query_string",
      "message": "The query parameter 'date_from' must lie before 'date_to'.",
      "errors": [
        {
          "path": "date_from",
          "code": "invalid",
          "message": "The query parameter 'date_from' must lie before 'date_to'."
        }
      ]
    },
    "unknown_query_parameter": {
      "errorCode": "invalid_query_string",
      "message": "The query parameter 'limit' is unknown.",
      "errors": [
        {
          "path": "limit",
          "code": "unknown",
          "message": "The query parameter 'limit' is unknown."
        }
      ]
    }
  },
  "BadRequestReplay": {
    "malformed_id": {
      "errorCode": "invalid_uri",
      "message": "The path parameter 'id' must have 26 characters, got 5.",
      "errors": [
        {
          "path": "id",
          "code": "min_length",
          "message": "The path parameter 'id' must have 26 characters, got 5."
        }
      ]
    },
    "unknown_property": {
      "errorCode": "invalid_body",
      "message": "The property 'id' is unknown.",
      "errors": [
        {
          "path": "#/id",
          "code": "unknown",
          "message": "The property 'id' is unknown."
        }
      ]
    },
    "wrong_start": {
      "errorCode": "invalid_body",
      "message": "The body needs one of the properties 'from' and 'date_from'.",
      "errors": [
        {
          "path": "#",
          "code": "invalid",
          "message": "The body needs one of the properties 'from' and 'date_from'."
        }
      ]
    },
    "two_ends": {
      "errorCode": "invalid_body",
      "message": "The property 'to' cannot be used together with 'date_to'.",
      "errors": [
        {
          "path": "#/to",
          "code": "invalid",
          "message": "The property 'to' cannot be used together with 'date_to'."
        }
      ]
    },
    "wrong_order": {
      "errorCode": "invalid_body",
      "message": "The property 'date_from' must lie before 'date_to'.",
      "errors": [
        {
          "path": "#/date_from",
          "code": "invalid",
          "message": "The property 'date_from' must lie before 'date_to'."
        }
      ]
    },
    "invalid_cursor": {
      "errorCode": "invalid_cursor",
      "message": "The property 'from' is not an offset. Pass the offset of a message unchanged.",
      "errors": [
        {
          "path": "#/from",
          "code": "invalid",
          "message": "The property 'from' is not an offset. Pass the offset of a message unchanged."
        }
      ]
    },
    "forged_cursor": {
      "errorCode": "invalid_cursor",
      "message": "The offset has a wrong signature. It was changed, or comes from another service.",
      "errors": [
        {
          "path": "#/from",
          "code": "invalid",
          "message": "The offset has a wrong signature. It was changed, or comes from another service."
        }
      ]
    },
    "malformed_json": {
      "errorCode": "invalid_body",
      "message": "The body is not valid JSON.",
      "errors": [
        {
          "path": "#",
          "code": "invalid",
          "message": "The body is not valid JSON."
        }
      ]
    },
    "unknown_query_parameter": {
      "errorCode": "invalid_query_string",
      "message": "The query parameter 'limit' is unknown.",
      "errors": [
        {
          "path": "limit",
          "code": "unknown",
          "message": "The query parameter 'limit' is unknown."
        }
      ]
    }
  },
  "BadRequestSkip": {
    "malformed_id": {
      "errorCode": "invalid_uri",
      "message": "The path parameter 'id' must have 26 characters, got 5.",
      "errors": [
        {
          "path": "id",
          "code": "min_length",
          "message": "The path parameter 'id' must have 26 characters, got 5."
        }
      ]
    },
    "unknown_property": {
      "errorCode": "invalid_body",
      "message": "The property 'id' is unknown.",
      "errors": [
        {
          "path": "#/id",
          "code": "unknown",
          "message": "The property 'id' is unknown."
        }
      ]
    },
    "invalid_cursor": {
      "errorCode": "invalid_cursor",
      "message": "The property 'to' is not an offset. Pass the offset of a message unchanged.",
      "errors": [
        {
          "path": "#/to",
          "code": "invalid",
          "message": "The property 'to' is not an offset. Pass the offset of a message unchanged."
        }
      ]
    },
    "forged_cursor": {
      "errorCode": "invalid_cursor",
      "message": "The offset has a wrong signature. It was changed, or comes from another service.",
      "errors": [
        {
          "path": "#/to",
          "code": "invalid",
          "message": "The offset has a wrong signature. It was changed, or comes from another service."
        }
      ]
    },
    "malformed_json": {
      "errorCode": "invalid_body",
      "message": "The body is not valid JSON.",
      "errors": [
        {
          "path": "#",
          "code": "invalid",
          "message": "The body is not valid JSON."
        }
      ]
    },
    "unknown_query_parameter": {
      "errorCode": "invalid_query_string",
      "message": "The query parameter 'limit' is unknown.",
      "errors": [
        {
          "path": "limit",
          "code": "unknown",
          "message": "The query parameter 'limit' is unknown."
        }
      ]
    }
  },
  "BadRequestSubscription": {
    "invalid_cursor": {
      "errorCode": "invalid_cursor",
      "message": "The query parameter 'from' is not an offset. Pass the offset of a message unchanged.",
      "errors": [
        {
          "path": "from",
          "code": "invalid",
          "message": "The query parameter 'from' is not an offset. Pass the offset of a message unchanged."
        }
      ]
    },
    "forged_cursor": {
      "errorCode": "invalid_cursor",
      "message": "The offset has a wrong signature. It was changed, or comes from another service.",
      "errors": [
        {
          "path": "from",
          "code": "invalid",
          "message": "The offset has a wrong signature. It was changed, or comes from another service."
        }
      ]
    },
    "invalid_last_event_id": {
      "errorCode": "invalid_cursor",
      "message": "The header 'Last-Event-ID' is not an offset. Pass the offset of a message unchanged.",
      "errors": [
        {
          "path": "Last-Event-ID",
          "code": "invalid",
          "message": "The header 'Last-Event-ID' is not an offset. Pass the offset of a message unchanged."
        }
      ]
    },
    "forged_last_event_id": {
      "errorCode": "invalid_cursor",
      "message": "The offset has a wrong signature. It was changed, or comes from another service.",
      "errors": [
        {
          "path": "Last-Event-ID",
          "code": "invalid",
          "message": "The offset has a wrong signature. It was changed, or comes from another service."
        }
      ]
    },
    "invalid_last_event_id_parameter": {
      "errorCode": "invalid_cursor",
      "message": "The query parameter 'lastEventId' is not an offset. Pass the offset of a message unchanged.",
      "errors": [
        {
          "path": "lastEventId",
          "code": "invalid",
          "message": "The query parameter 'lastEventId' is not an offset. Pass the offset of a message unchanged."
        }
      ]
    },
    "forged_last_event_id_parameter": {
      "errorCode": "invalid_cursor",
      "message": "The offset has a wrong signature. It was changed, or comes from another service.",
      "errors": [
        {
          "path": "lastEventId",
          "code": "invalid",
          "message": "The offset has a wrong signature. It was changed, or comes from another service."
        }
      ]
    },
    "different_last_event_ids": {
      "errorCode": "invalid_query_string",
      "message": "The query parameter 'lastEventId' differs from the header 'Last-Event-ID'. Send one of them.",
      "errors": [
        {
          "path": "lastEventId",
          "code": "invalid",
          "message": "The query parameter 'lastEventId' differs from the header 'Last-Event-ID'. Send one of them."
        }
      ]
    },
    "unknown_event_type": {
      "errorCode": "invalid_query_string",
      "message": "The query parameter 'event_type' must be one of the 22 documented values, such as 'user.created' or 'user.updated', got 'user.create'.",
      "errors": [
        {
          "path": "event_type",
          "code": "enum",
          "message": "The query parameter 'event_type' must be one of the 22 documented values, such as 'user.created' or 'user.updated', got 'user.create'."
        }
      ]
    },
    "unknown_filter_path": {
      "errorCode": "invalid_query_string",
      "message": "The query parameter 'filter' names the path 'data.object.organisation.id', which events of these types do not have: organization.member.added.",
      "errors": [
        {
          "path": "filter",
          "code": "invalid",
          "message": "The query parameter 'filter' names the path 'data.object.organisation.id', which events of these types do not have: organization.member.added."
        }
      ]
    },
    "from_and_from_timestamp": {
      "errorCode": "invalid_query_string",
      "message": "The query parameters 'from' and 'from_timestamp' cannot be used together.",
      "errors": [
        {
          "path": "from_timestamp",
          "code": "invalid",
          "message": "The query parameters 'from' and 'from_timestamp' cannot be used together."
        }
      ]
    },
    "unknown_query_parameter": {
      "errorCode": "invalid_query_string",
      "message": "The query parameter 'limit' is unknown.",
      "errors": [
        {
          "path": "limit",
          "code": "unknown",
          "message": "The query parameter 'limit' is unknown."
        }
      ]
    }
  },
  "BadRequestSubscribers": {
    "unknown_query_parameter": {
      "errorCode": "invalid_query_string",
      "message": "The query parameter 'limit' is unknown.",
      "errors": [
        {
          "path": "limit",
          "code": "unknown",
          "message": "The query parameter 'limit' is unknown."
        }
      ]
    }
  },
  "BadRequestEventAttempts": {
    "invalid_paging": {
      "errorCode": "invalid_paging",
      "message": "The query parameter 'take' must be at least 1, got 0.",
      "errors": [
        {
          "path": "take",
          "code": "minimum",
          "message": "The query parameter 'take' must be at least 1, got 0."
        }
      ]
    },
    "invalid_checkpoint": {
      "errorCode": "invalid_paging",
      "message": "The query parameter 'from' is not a checkpoint. Pass the checkpoint of the previous page.",
      "errors": [
        {
          "path": "from",
          "code": "invalid",
          "message": "The query parameter 'from' is not a checkpoint. Pass the checkpoint of the previous page."
        }
      ]
    },
    "forged_checkpoint": {
      "errorCode": "invalid_paging",
      "message": "The checkpoint in 'from' has a wrong signature. It was changed, or belongs to another listing or other filters.",
      "errors": [
        {
          "path": "from",
          "code": "invalid",
          "message": "The checkpoint in 'from' has a wrong signature. It was changed, or belongs to another listing or other filters."
        }
      ]
    },
    "checkpoint_expired": {
      "errorCode": "checkpoint_expired",
      "message": "The checkpoint in 'from' has expired. Start the listing again.",
      "errors": [
        {
          "path": "from",
          "code": "invalid",
          "message": "The checkpoint in 'from' has expired. Start the listing again."
        }
      ]
    },
    "malformed_id": {
      "errorCode": "invalid_uri",
      "message": "The path parameter 'event_id' must have 26 characters, got 5.",
      "errors": [
        {
          "path": "event_id",
          "code": "min_length",
          "message": "The path parameter 'event_id' must have 26 characters, got 5."
        }
      ]
    },
    "unknown_query_parameter": {
      "errorCode": "invalid_query_string",
      "message": "The query parameter 'limit' is unknown.",
      "errors": [
        {
          "path": "limit",
          "code": "unknown",
          "message": "The query parameter 'limit' is unknown."
        }
      ]
    }
  },
  "BadRequestLogs": {
    "invalid_paging": {
      "errorCode": "invalid_paging",
      "message": "The query parameter 'take' must be at least 1, got 0.",
      "errors": [
        {
          "path": "take",
          "code": "minimum",
          "message": "The query parameter 'take' must be at least 1, got 0."
        }
      ]
    },
    "invalid_checkpoint": {
      "errorCode": "invalid_paging",
      "message": "The query parameter 'from' is not a checkpoint. Pass the checkpoint of the previous page.",
      "errors": [
        {
          "path": "from",
          "code": "invalid",
          "message": "The query parameter 'from' is not a checkpoint. Pass the checkpoint of the previous page."
        }
      ]
    },
    "forged_checkpoint": {
      "errorCode": "invalid_paging",
      "message": "The checkpoint in 'from' has a wrong signature. It was changed, or belongs to another listing or other filters.",
      "errors": [
        {
          "path": "from",
          "code": "invalid",
          "message": "The checkpoint in 'from' has a wrong signature. It was changed, or belongs to another listing or other filters."
        }
      ]
    },
    "checkpoint_expired": {
      "errorCode": "checkpoint_expired",
      "message": "The checkpoint in 'from' has expired. Start the listing again.",
      "errors": [
        {
          "path": "from",
          "code": "invalid",
          "message": "The checkpoint in 'from' has expired. Start the listing again."
        }
      ]
    },
    "malformed_query_parameter": {
      "errorCode": "invalid_query_string",
      "message": "The query parameter 'date_from' must be an RFC 3339 time in UTC and whole seconds, such as 2026-11-20T09:15:30Z, got 'yesterday'.",
      "errors": [
        {
          "path": "date_from",
          "code": "pattern",
          "message": "The query parameter 'date_from' must be an RFC 3339 time in UTC and whole seconds, such as 2026-11-20T09:15:30Z, got 'yesterday'."
        }
      ]
    },
    "dates_in_wrong_order": {
      "errorCode": "invalid_query_string",
      "message": "The query parameter 'date_from' must lie before 'date_to'.",
      "errors": [
        {
          "path": "date_from",
          "code": "invalid",
          "message": "The query parameter 'date_from' must lie before 'date_to'."
        }
      ]
    },
    "unknown_query_parameter": {
      "errorCode": "invalid_query_string",
      "message": "The query parameter 'limit' is unknown.",
      "errors": [
        {
          "path": "limit",
          "code": "unknown",
          "message": "The query parameter 'limit' is unknown."
        }
      ]
    }
  },
  "BadRequestEvent": {
    "invalid_data": {
      "errorCode": "invalid_body",
      "message": "The property 'data.object.name' is required.",
      "errors": [
        {
          "path": "#/data/object/name",
          "code": "required",
          "message": "The property 'data.object.name' is required."
        }
      ]
    },
    "reserved_attribute": {
      "errorCode": "invalid_body",
      "message": "The property 'xtenant' is not a name of 1 to 64 lower-case letters and digits, other than the reserved names xtenant, xstream and xpurpose.",
      "errors": [
        {
          "path": "#/xtenant",
          "code": "pattern",
          "message": "The property 'xtenant' is not a name of 1 to 64 lower-case letters and digits, other than the reserved names xtenant, xstream and xpurpose."
        }
      ]
    },
    "missing_attribute": {
      "errorCode": "invalid_body",
      "message": "The header 'ce-type' is required.",
      "errors": [
        {
          "path": "ce-type",
          "code": "required",
          "message": "The header 'ce-type' is required."
        }
      ]
    },
    "event_with_other_content_type": {
      "errorCode": "invalid_body",
      "message": "The body is a CloudEvent, so the Content-Type must be application/cloudevents+json.",
      "errors": [
        {
          "path": "Content-Type",
          "code": "invalid",
          "message": "The body is a CloudEvent, so the Content-Type must be application/cloudevents+json."
        }
      ]
    },
    "batch_with_other_content_type": {
      "errorCode": "invalid_body",
      "message": "The body is a batch of CloudEvents, so the Content-Type must be application/cloudevents-batch+json.",
      "errors": [
        {
          "path": "Content-Type",
          "code": "invalid",
          "message": "The body is a batch of CloudEvents, so the Content-Type must be application/cloudevents-batch+json."
        }
      ]
    },
    "malformed_json": {
      "errorCode": "invalid_body",
      "message": "The body is not valid JSON.",
      "errors": [
        {
          "path": "#",
          "code": "invalid",
          "message": "The body is not valid JSON."
        }
      ]
    },
    "unknown_query_parameter": {
      "errorCode": "invalid_query_string",
      "message": "The query parameter 'limit' is unknown.",
      "errors": [
        {
          "path": "limit",
          "code": "unknown",
          "message": "The query parameter 'limit' is unknown."
        }
      ]
    }
  },
  "BadRequestBody": {
    "unknown_property": {
      "errorCode": "invalid_body",
      "message": "The property 'id' is unknown.",
      "errors": [
        {
          "path": "#/id",
          "code": "unknown",
          "message": "The property 'id' is unknown."
        }
      ]
    },
    "malformed_json": {
      "errorCode": "invalid_body",
      "message": "The body is not valid JSON.",
      "errors": [
        {
          "path": "#",
          "code": "invalid",
          "message": "The body is not valid JSON."
        }
      ]
    },
    "unknown_query_parameter": {
      "errorCode": "invalid_query_string",
      "message": "The query parameter 'limit' is unknown.",
      "errors": [
        {
          "path": "limit",
          "code": "unknown",
          "message": "The query parameter 'limit' is unknown."
        }
      ]
    }
  },
  "PublicBadRequest": {
    "unknown_query_parameter": {
      "errorCode": "invalid_query_string",
      "message": "The query parameter 'limit' is unknown.",
      "errors": [
        {
          "path": "limit",
          "code": "unknown",
          "message": "The query parameter 'limit' is unknown."
        }
      ]
    }
  }
} as const
export const documentHash = 'eTg2shd5f3d4NZagKZSfrgu6wqN3cQ9miVFvB1YZVg8'
