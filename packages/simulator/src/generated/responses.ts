// Generated from openapi/openapi.yaml by `npm run generate`. Never edited by hand.

import type { DocumentedResponse, FormProperties, OperationResponses } from '../documented-response.ts'
import { messages } from './messages.ts'

const shared = {
 "list_event_streams_200": {
  "headers": {
   "Cache-Control": "no-store",
   "X-Request-ID": "0193486e-6f5a-7c1b-9d3e-2b8f4a6c1d70",
   "X-RateLimit-Limit": "100",
   "X-RateLimit-Remaining": "99",
   "X-RateLimit-Reset": "1795166131"
  },
  "mediaType": "application/json",
  "examples": {
   "checkpoint": {
    "eventStreams": [
     {
      "id": "est_1CfRkm7WrQvB2TzNpXyL4d",
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
         "method": "bearer"
        }
       }
      },
      "status": "enabled",
      "created_at": "2026-11-02T08:30:00.125Z",
      "updated_at": "2026-11-02T08:30:00.125Z"
     },
     {
      "id": "est_1CfRkm8DfGhJ3KaSmPqR5t",
      "name": "Audit archive",
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
      "disabled_at": "2026-11-19T17:04:41.300Z",
      "created_at": "2026-11-03T10:12:55.480Z",
      "updated_at": "2026-11-19T17:04:41.300Z"
     }
    ],
    "next": "eyJ2IjoxLCJhIjoiZXN0XzFDZlJrbSJ9.Vb0yTn3xQdQ"
   },
   "offset": {
    "eventStreams": [
     {
      "id": "est_1CfRkm7WrQvB2TzNpXyL4d",
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
         "method": "bearer"
        }
       }
      },
      "status": "enabled",
      "created_at": "2026-11-02T08:30:00.125Z",
      "updated_at": "2026-11-02T08:30:00.125Z"
     }
    ],
    "page": 0,
    "per_page": 25,
    "total": 1
   }
  }
 },
 "BadRequestPaging": {
  "headers": {
   "Cache-Control": "no-store",
   "X-Request-ID": "0193486e-6f5a-7c1b-9d3e-2b8f4a6c1d70",
   "X-RateLimit-Limit": "100",
   "X-RateLimit-Remaining": "99",
   "X-RateLimit-Reset": "1795166131"
  },
  "mediaType": "application/json",
  "examples": {
   "invalid_paging": {
    "statusCode": 400,
    "error": "Bad Request",
    "message": "The query parameter 'take' must be at least 1, got 0.",
    "errorCode": "invalid_paging",
    "errors": [
     {
      "path": "take",
      "code": "minimum",
      "message": "The query parameter 'take' must be at least 1, got 0."
     }
    ]
   },
   "mixed_paging": {
    "statusCode": 400,
    "error": "Bad Request",
    "message": "The query parameters 'page' and 'per_page' cannot be used together with 'from' and 'take'.",
    "errorCode": "invalid_paging",
    "errors": [
     {
      "path": "page",
      "code": "invalid",
      "message": "The query parameters 'page' and 'per_page' cannot be used together with 'from' and 'take'."
     }
    ]
   },
   "invalid_checkpoint": {
    "statusCode": 400,
    "error": "Bad Request",
    "message": "The query parameter 'from' is not a checkpoint. Pass the checkpoint of the previous page.",
    "errorCode": "invalid_paging",
    "errors": [
     {
      "path": "from",
      "code": "invalid",
      "message": "The query parameter 'from' is not a checkpoint. Pass the checkpoint of the previous page."
     }
    ]
   },
   "forged_checkpoint": {
    "statusCode": 400,
    "error": "Bad Request",
    "message": "The checkpoint in 'from' has a wrong signature. It was changed, or belongs to another listing or other filters.",
    "errorCode": "invalid_paging",
    "errors": [
     {
      "path": "from",
      "code": "invalid",
      "message": "The checkpoint in 'from' has a wrong signature. It was changed, or belongs to another listing or other filters."
     }
    ]
   },
   "checkpoint_expired": {
    "statusCode": 400,
    "error": "Bad Request",
    "message": "The checkpoint in 'from' has expired. Start the listing again.",
    "errorCode": "checkpoint_expired",
    "errors": [
     {
      "path": "from",
      "code": "invalid",
      "message": "The checkpoint in 'from' has expired. Start the listing again."
     }
    ]
   },
   "unknown_query_parameter": {
    "statusCode": 400,
    "error": "Bad Request",
    "message": "The query parameter 'limit' is unknown.",
    "errorCode": "invalid_query_string",
    "errors": [
     {
      "path": "limit",
      "code": "unknown",
      "message": "The query parameter 'limit' is unknown."
     }
    ]
   }
  }
 },
 "Unauthorized": {
  "headers": {
   "Cache-Control": "no-store",
   "X-Request-ID": "0193486e-6f5a-7c1b-9d3e-2b8f4a6c1d70",
   "WWW-Authenticate": "Bearer error=\"invalid_token\""
  },
  "mediaType": "application/json",
  "examples": {
   "invalid_token": {
    "statusCode": 401,
    "error": "Unauthorized",
    "message": "The access token is not valid. Request a new one.",
    "errorCode": "invalid_token"
   },
   "invalid_signature": {
    "statusCode": 401,
    "error": "Unauthorized",
    "message": "The signature of the access token is wrong. Request a new token.",
    "errorCode": "invalid_token"
   },
   "wrong_audience": {
    "statusCode": 401,
    "error": "Unauthorized",
    "message": "The access token must be issued for the audience /api/v2/.",
    "errorCode": "invalid_token"
   },
   "missing_token": {
    "statusCode": 401,
    "error": "Unauthorized",
    "message": "An access token is required. Request one from /oauth/token/, and send it as a Bearer token.",
    "errorCode": "invalid_token"
   },
   "client_not_global": {
    "statusCode": 401,
    "error": "Unauthorized",
    "message": "The client of this access token is not a global client. Use one that is.",
    "errorCode": "client_not_global"
   }
  }
 },
 "NeedsReadEventStreams": {
  "headers": {
   "Cache-Control": "no-store",
   "X-Request-ID": "0193486e-6f5a-7c1b-9d3e-2b8f4a6c1d70"
  },
  "mediaType": "application/json",
  "examples": {
   "insufficient_scope": {
    "statusCode": 403,
    "error": "Forbidden",
    "message": "The access token needs the scope read:event_streams.",
    "errorCode": "insufficient_scope"
   }
  }
 },
 "PayloadTooLarge": {
  "headers": {
   "Cache-Control": "no-store",
   "X-Request-ID": "0193486e-6f5a-7c1b-9d3e-2b8f4a6c1d70",
   "X-RateLimit-Limit": "100",
   "X-RateLimit-Remaining": "99",
   "X-RateLimit-Reset": "1795166131"
  },
  "mediaType": "application/json",
  "examples": {
   "payload_too_large": {
    "statusCode": 413,
    "error": "Payload Too Large",
    "message": "The body must have at most 1,048,576 bytes.",
    "errorCode": "payload_too_large"
   }
  }
 },
 "TooManyRequests": {
  "headers": {
   "Cache-Control": "no-store",
   "X-Request-ID": "0193486e-6f5a-7c1b-9d3e-2b8f4a6c1d70",
   "Retry-After": "1",
   "X-RateLimit-Limit": "100",
   "X-RateLimit-Remaining": "0",
   "X-RateLimit-Reset": "1795166131"
  },
  "mediaType": "application/json",
  "examples": {
   "too_many_requests": {
    "statusCode": 429,
    "error": "Too Many Requests",
    "message": "Too many requests. Try again in 1 second.",
    "errorCode": "too_many_requests"
   }
  }
 },
 "InternalError": {
  "headers": {
   "Cache-Control": "no-store",
   "X-Request-ID": "0193486e-6f5a-7c1b-9d3e-2b8f4a6c1d70",
   "X-RateLimit-Limit": "100",
   "X-RateLimit-Remaining": "99",
   "X-RateLimit-Reset": "1795166131"
  },
  "mediaType": "application/json",
  "examples": {
   "internal_error": {
    "statusCode": 500,
    "error": "Internal Server Error",
    "message": "The service failed to answer the request.",
    "errorCode": "internal_error"
   }
  }
 },
 "ServiceUnavailable": {
  "headers": {
   "Cache-Control": "no-store",
   "X-Request-ID": "0193486e-6f5a-7c1b-9d3e-2b8f4a6c1d70",
   "Retry-After": "1",
   "X-RateLimit-Limit": "100",
   "X-RateLimit-Remaining": "99",
   "X-RateLimit-Reset": "1795166131"
  },
  "mediaType": "application/json",
  "examples": {
   "service_unavailable": {
    "statusCode": 503,
    "error": "Service Unavailable",
    "message": "The store does not answer. Try again.",
    "errorCode": "service_unavailable"
   }
  }
 },
 "create_event_stream_201": {
  "headers": {
   "Cache-Control": "no-store",
   "X-Request-ID": "0193486e-6f5a-7c1b-9d3e-2b8f4a6c1d70",
   "ETag": "\"3-mi7ql2wq\"",
   "X-RateLimit-Limit": "100",
   "X-RateLimit-Remaining": "99",
   "X-RateLimit-Reset": "1795166131"
  },
  "mediaType": "application/json",
  "examples": {
   "created": {
    "id": "est_1CfRkm7WrQvB2TzNpXyL4d",
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
       "method": "bearer"
      },
      "signing_secret": "whsec_ZXhhbXBsZS1zaWduaW5nLXNlY3JldC0wMDAy"
     }
    },
    "status": "enabled",
    "created_at": "2026-11-02T08:30:00.125Z",
    "updated_at": "2026-11-02T08:30:00.125Z"
   }
  }
 },
 "BadRequestEventStream": {
  "headers": {
   "Cache-Control": "no-store",
   "X-Request-ID": "0193486e-6f5a-7c1b-9d3e-2b8f4a6c1d70",
   "X-RateLimit-Limit": "100",
   "X-RateLimit-Remaining": "99",
   "X-RateLimit-Reset": "1795166131"
  },
  "mediaType": "application/json",
  "examples": {
   "unknown_property": {
    "statusCode": 400,
    "error": "Bad Request",
    "message": "The property 'id' is unknown.",
    "errorCode": "invalid_body",
    "errors": [
     {
      "path": "#/id",
      "code": "unknown",
      "message": "The property 'id' is unknown."
     }
    ]
   },
   "unknown_filter_path": {
    "statusCode": 400,
    "error": "Bad Request",
    "message": "The property 'filters.0.path' is 'data.object.organisation.id', which events of these types do not have: organization.member.added.",
    "errorCode": "invalid_body",
    "errors": [
     {
      "path": "#/filters/0/path",
      "code": "invalid",
      "message": "The property 'filters.0.path' is 'data.object.organisation.id', which events of these types do not have: organization.member.added."
     }
    ]
   },
   "invalid_cursor": {
    "statusCode": 400,
    "error": "Bad Request",
    "message": "The property 'start.from' is not an offset. Pass the offset of a message unchanged.",
    "errorCode": "invalid_cursor",
    "errors": [
     {
      "path": "#/start/from",
      "code": "invalid",
      "message": "The property 'start.from' is not an offset. Pass the offset of a message unchanged."
     }
    ]
   },
   "forged_cursor": {
    "statusCode": 400,
    "error": "Bad Request",
    "message": "The offset has a wrong signature. It was changed, or comes from another service.",
    "errorCode": "invalid_cursor",
    "errors": [
     {
      "path": "#/start/from",
      "code": "invalid",
      "message": "The offset has a wrong signature. It was changed, or comes from another service."
     }
    ]
   },
   "where_it_stopped": {
    "statusCode": 400,
    "error": "Bad Request",
    "message": "The property 'start.from' may be where_it_stopped only in a request that enables an event stream.",
    "errorCode": "invalid_cursor",
    "errors": [
     {
      "path": "#/start/from",
      "code": "invalid",
      "message": "The property 'start.from' may be where_it_stopped only in a request that enables an event stream."
     }
    ]
   },
   "malformed_json": {
    "statusCode": 400,
    "error": "Bad Request",
    "message": "The body is not valid JSON.",
    "errorCode": "invalid_body",
    "errors": [
     {
      "path": "#",
      "code": "invalid",
      "message": "The body is not valid JSON."
     }
    ]
   },
   "unknown_query_parameter": {
    "statusCode": 400,
    "error": "Bad Request",
    "message": "The query parameter 'limit' is unknown.",
    "errorCode": "invalid_query_string",
    "errors": [
     {
      "path": "limit",
      "code": "unknown",
      "message": "The query parameter 'limit' is unknown."
     }
    ]
   }
  }
 },
 "NeedsCreateEventStreams": {
  "headers": {
   "Cache-Control": "no-store",
   "X-Request-ID": "0193486e-6f5a-7c1b-9d3e-2b8f4a6c1d70"
  },
  "mediaType": "application/json",
  "examples": {
   "insufficient_scope": {
    "statusCode": 403,
    "error": "Forbidden",
    "message": "The access token needs the scope create:event_streams.",
    "errorCode": "insufficient_scope"
   }
  }
 },
 "EventStreamNotCreated": {
  "headers": {
   "Cache-Control": "no-store",
   "X-Request-ID": "0193486e-6f5a-7c1b-9d3e-2b8f4a6c1d70",
   "X-RateLimit-Limit": "100",
   "X-RateLimit-Remaining": "99",
   "X-RateLimit-Reset": "1795166131"
  },
  "mediaType": "application/json",
  "examples": {
   "name_taken": {
    "statusCode": 409,
    "error": "Conflict",
    "message": "The property 'name' is taken by another event stream.",
    "errorCode": "conflict"
   },
   "too_many": {
    "statusCode": 409,
    "error": "Conflict",
    "message": "The tenant has 2,000 event streams, which is the maximum. Delete one first.",
    "errorCode": "too_many_entities"
   }
  }
 },
 "Gone": {
  "headers": {
   "Cache-Control": "no-store",
   "X-Request-ID": "0193486e-6f5a-7c1b-9d3e-2b8f4a6c1d70",
   "X-RateLimit-Limit": "100",
   "X-RateLimit-Remaining": "99",
   "X-RateLimit-Reset": "1795166131"
  },
  "mediaType": "application/json",
  "examples": {
   "cursor_expired": {
    "statusCode": 410,
    "error": "Gone",
    "message": "The events after this offset are no longer kept. Start without it, or from a time.",
    "errorCode": "cursor_expired"
   }
  }
 },
 "UnsupportedMediaType": {
  "headers": {
   "Cache-Control": "no-store",
   "X-Request-ID": "0193486e-6f5a-7c1b-9d3e-2b8f4a6c1d70",
   "X-RateLimit-Limit": "100",
   "X-RateLimit-Remaining": "99",
   "X-RateLimit-Reset": "1795166131"
  },
  "mediaType": "application/json",
  "examples": {
   "unsupported_media_type": {
    "statusCode": 415,
    "error": "Unsupported Media Type",
    "message": "The Content-Type must be application/json, got 'text/plain'.",
    "errorCode": "unsupported_media_type"
   },
   "unsupported_encoding": {
    "statusCode": 415,
    "error": "Unsupported Media Type",
    "message": "The Content-Encoding must be identity, got 'gzip'.",
    "errorCode": "unsupported_media_type"
   }
  }
 },
 "get_event_stream_200": {
  "headers": {
   "Cache-Control": "no-store",
   "X-Request-ID": "0193486e-6f5a-7c1b-9d3e-2b8f4a6c1d70",
   "ETag": "\"3-mi7ql2wq\"",
   "X-RateLimit-Limit": "100",
   "X-RateLimit-Remaining": "99",
   "X-RateLimit-Reset": "1795166131"
  },
  "mediaType": "application/json",
  "examples": {
   "enabled": {
    "id": "est_1CfRkm7WrQvB2TzNpXyL4d",
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
       "method": "bearer"
      }
     }
    },
    "status": "enabled",
    "created_at": "2026-11-02T08:30:00.125Z",
    "updated_at": "2026-11-02T08:30:00.125Z"
   },
   "disabled": {
    "id": "est_1CfRkm8DfGhJ3KaSmPqR5t",
    "name": "Audit archive",
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
    "disabled_at": "2026-11-19T17:04:41.300Z",
    "created_at": "2026-11-03T10:12:55.480Z",
    "updated_at": "2026-11-19T17:04:41.300Z"
   }
  }
 },
 "BadRequestPath": {
  "headers": {
   "Cache-Control": "no-store",
   "X-Request-ID": "0193486e-6f5a-7c1b-9d3e-2b8f4a6c1d70",
   "X-RateLimit-Limit": "100",
   "X-RateLimit-Remaining": "99",
   "X-RateLimit-Reset": "1795166131"
  },
  "mediaType": "application/json",
  "examples": {
   "malformed_id": {
    "statusCode": 400,
    "error": "Bad Request",
    "message": "The path parameter 'id' must have 26 characters, got 5.",
    "errorCode": "invalid_uri",
    "errors": [
     {
      "path": "id",
      "code": "min_length",
      "message": "The path parameter 'id' must have 26 characters, got 5."
     }
    ]
   },
   "unknown_query_parameter": {
    "statusCode": 400,
    "error": "Bad Request",
    "message": "The query parameter 'limit' is unknown.",
    "errorCode": "invalid_query_string",
    "errors": [
     {
      "path": "limit",
      "code": "unknown",
      "message": "The query parameter 'limit' is unknown."
     }
    ]
   }
  }
 },
 "EventStreamNotFound": {
  "headers": {
   "Cache-Control": "no-store",
   "X-Request-ID": "0193486e-6f5a-7c1b-9d3e-2b8f4a6c1d70",
   "X-RateLimit-Limit": "100",
   "X-RateLimit-Remaining": "99",
   "X-RateLimit-Reset": "1795166131"
  },
  "mediaType": "application/json",
  "examples": {
   "not_found": {
    "statusCode": 404,
    "error": "Not Found",
    "message": "The event stream does not exist.",
    "errorCode": "not_found"
   }
  }
 },
 "update_event_stream_200": {
  "headers": {
   "Cache-Control": "no-store",
   "X-Request-ID": "0193486e-6f5a-7c1b-9d3e-2b8f4a6c1d70",
   "ETag": "\"3-mi7ql2wq\"",
   "X-RateLimit-Limit": "100",
   "X-RateLimit-Remaining": "99",
   "X-RateLimit-Reset": "1795166131"
  },
  "mediaType": "application/json",
  "examples": {
   "disabled": {
    "id": "est_1CfRkm7WrQvB2TzNpXyL4d",
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
       "method": "bearer"
      }
     }
    },
    "status": "disabled",
    "disabled_reason": "Disabled by an administrator.",
    "disabled_at": "2026-11-20T09:15:30.250Z",
    "created_at": "2026-11-02T08:30:00.125Z",
    "updated_at": "2026-11-20T09:15:30.250Z"
   }
  }
 },
 "BadRequestEventStreamUpdate": {
  "headers": {
   "Cache-Control": "no-store",
   "X-Request-ID": "0193486e-6f5a-7c1b-9d3e-2b8f4a6c1d70",
   "X-RateLimit-Limit": "100",
   "X-RateLimit-Remaining": "99",
   "X-RateLimit-Reset": "1795166131"
  },
  "mediaType": "application/json",
  "examples": {
   "malformed_id": {
    "statusCode": 400,
    "error": "Bad Request",
    "message": "The path parameter 'id' must have 26 characters, got 5.",
    "errorCode": "invalid_uri",
    "errors": [
     {
      "path": "id",
      "code": "min_length",
      "message": "The path parameter 'id' must have 26 characters, got 5."
     }
    ]
   },
   "unknown_property": {
    "statusCode": 400,
    "error": "Bad Request",
    "message": "The property 'id' is unknown.",
    "errorCode": "invalid_body",
    "errors": [
     {
      "path": "#/id",
      "code": "unknown",
      "message": "The property 'id' is unknown."
     }
    ]
   },
   "unknown_filter_path": {
    "statusCode": 400,
    "error": "Bad Request",
    "message": "The property 'filters.0.path' is 'data.object.organisation.id', which events of these types do not have: organization.member.added.",
    "errorCode": "invalid_body",
    "errors": [
     {
      "path": "#/filters/0/path",
      "code": "invalid",
      "message": "The property 'filters.0.path' is 'data.object.organisation.id', which events of these types do not have: organization.member.added."
     }
    ]
   },
   "invalid_cursor": {
    "statusCode": 400,
    "error": "Bad Request",
    "message": "The property 'start.from' is not an offset. Pass the offset of a message unchanged.",
    "errorCode": "invalid_cursor",
    "errors": [
     {
      "path": "#/start/from",
      "code": "invalid",
      "message": "The property 'start.from' is not an offset. Pass the offset of a message unchanged."
     }
    ]
   },
   "forged_cursor": {
    "statusCode": 400,
    "error": "Bad Request",
    "message": "The offset has a wrong signature. It was changed, or comes from another service.",
    "errorCode": "invalid_cursor",
    "errors": [
     {
      "path": "#/start/from",
      "code": "invalid",
      "message": "The offset has a wrong signature. It was changed, or comes from another service."
     }
    ]
   },
   "malformed_json": {
    "statusCode": 400,
    "error": "Bad Request",
    "message": "The body is not valid JSON.",
    "errorCode": "invalid_body",
    "errors": [
     {
      "path": "#",
      "code": "invalid",
      "message": "The body is not valid JSON."
     }
    ]
   },
   "unknown_query_parameter": {
    "statusCode": 400,
    "error": "Bad Request",
    "message": "The query parameter 'limit' is unknown.",
    "errorCode": "invalid_query_string",
    "errors": [
     {
      "path": "limit",
      "code": "unknown",
      "message": "The query parameter 'limit' is unknown."
     }
    ]
   }
  }
 },
 "NeedsUpdateEventStreams": {
  "headers": {
   "Cache-Control": "no-store",
   "X-Request-ID": "0193486e-6f5a-7c1b-9d3e-2b8f4a6c1d70"
  },
  "mediaType": "application/json",
  "examples": {
   "insufficient_scope": {
    "statusCode": 403,
    "error": "Forbidden",
    "message": "The access token needs the scope update:event_streams.",
    "errorCode": "insufficient_scope"
   }
  }
 },
 "EventStreamNotUpdated": {
  "headers": {
   "Cache-Control": "no-store",
   "X-Request-ID": "0193486e-6f5a-7c1b-9d3e-2b8f4a6c1d70",
   "X-RateLimit-Limit": "100",
   "X-RateLimit-Remaining": "99",
   "X-RateLimit-Reset": "1795166131"
  },
  "mediaType": "application/json",
  "examples": {
   "name_taken": {
    "statusCode": 409,
    "error": "Conflict",
    "message": "The property 'name' is taken by another event stream.",
    "errorCode": "conflict"
   },
   "start_without_enabling": {
    "statusCode": 409,
    "error": "Conflict",
    "message": "The property 'start' is allowed only in a request that enables the event stream.",
    "errorCode": "conflict"
   }
  }
 },
 "PreconditionFailed": {
  "headers": {
   "Cache-Control": "no-store",
   "X-Request-ID": "0193486e-6f5a-7c1b-9d3e-2b8f4a6c1d70",
   "X-RateLimit-Limit": "100",
   "X-RateLimit-Remaining": "99",
   "X-RateLimit-Reset": "1795166131"
  },
  "mediaType": "application/json",
  "examples": {
   "precondition_failed": {
    "statusCode": 412,
    "error": "Precondition Failed",
    "message": "The resource has changed: none of the entity tags in 'If-Match' is its current one. Read it again.",
    "errorCode": "precondition_failed"
   }
  }
 },
 "delete_event_stream_204": {
  "headers": {
   "Cache-Control": "no-store",
   "X-Request-ID": "0193486e-6f5a-7c1b-9d3e-2b8f4a6c1d70",
   "X-RateLimit-Limit": "100",
   "X-RateLimit-Remaining": "99",
   "X-RateLimit-Reset": "1795166131"
  },
  "examples": {}
 },
 "NeedsDeleteEventStreams": {
  "headers": {
   "Cache-Control": "no-store",
   "X-Request-ID": "0193486e-6f5a-7c1b-9d3e-2b8f4a6c1d70"
  },
  "mediaType": "application/json",
  "examples": {
   "insufficient_scope": {
    "statusCode": 403,
    "error": "Forbidden",
    "message": "The access token needs the scope delete:event_streams.",
    "errorCode": "insufficient_scope"
   }
  }
 },
 "get_event_stream_stats_200": {
  "headers": {
   "Cache-Control": "no-store",
   "X-Request-ID": "0193486e-6f5a-7c1b-9d3e-2b8f4a6c1d70",
   "X-RateLimit-Limit": "100",
   "X-RateLimit-Remaining": "99",
   "X-RateLimit-Reset": "1795166131"
  },
  "mediaType": "application/json",
  "examples": {
   "three_days": {
    "id": "est_1CfRkm7WrQvB2TzNpXyL4d",
    "name": "Directory sync",
    "window": {
     "date_from": "2026-11-18T00:00:00.000Z",
     "date_to": "2026-11-21T00:00:00.000Z",
     "bucket_seconds": 86400
    },
    "buckets": [
     "2026-11-18T00:00:00.000Z",
     "2026-11-19T00:00:00.000Z",
     "2026-11-20T00:00:00.000Z"
    ],
    "metrics": [
     {
      "name": "successful_deliveries",
      "window_total": 1294,
      "data": [
       412,
       530,
       352
      ]
     },
     {
      "name": "failed_deliveries",
      "window_total": 3,
      "data": [
       0,
       2,
       1
      ]
     }
    ],
    "current": {
     "state": "retrying",
     "failing_since": "2026-11-20T23:59:58.004Z",
     "last_attempt": {
      "event_stream_id": "est_1CfRkm7WrQvB2TzNpXyL4d",
      "event_id": "evt_1CfRm3KpZtYh8WqDsNvG6a",
      "event_type": "group.created",
      "attempted_at": "2026-11-20T23:59:58.004Z",
      "number": 1,
      "result": "failed",
      "status": 503,
      "error_message": "The endpoint answered with status 503.",
      "duration_ms": 187,
      "purpose": "live"
     },
     "oldest_waiting_at": "2026-11-20T23:59:57.990Z",
     "circuit": "closed",
     "backlog": 0,
     "waiting": 1,
     "redelivering": 0,
     "work": []
    }
   },
   "failing": {
    "id": "est_1CfRkm7WrQvB2TzNpXyL4d",
    "name": "Directory sync",
    "window": {
     "date_from": "2026-11-20T00:00:00.000Z",
     "date_to": "2026-11-21T00:00:00.000Z",
     "bucket_seconds": 86400
    },
    "buckets": [
     "2026-11-20T00:00:00.000Z"
    ],
    "metrics": [
     {
      "name": "successful_deliveries",
      "window_total": 352,
      "data": [
       352
      ]
     },
     {
      "name": "failed_deliveries",
      "window_total": 41,
      "data": [
       41
      ]
     }
    ],
    "current": {
     "state": "failing",
     "failing_since": "2026-11-20T23:26:41.377Z",
     "last_attempt": {
      "event_stream_id": "est_1CfRkm7WrQvB2TzNpXyL4d",
      "event_id": "evt_1CfRm3KpZtYh8WqDsNvG6a",
      "event_type": "group.created",
      "attempted_at": "2026-11-20T23:59:42.500Z",
      "number": 4,
      "result": "failed",
      "error_message": "The endpoint did not answer within 15 seconds.",
      "duration_ms": 15002,
      "purpose": "live"
     },
     "oldest_waiting_at": "2026-11-20T23:26:41.118Z",
     "circuit": "open",
     "next_probe_at": "2026-11-21T00:00:12.500Z",
     "backlog": 2184,
     "waiting": 41,
     "redelivering": 24,
     "work": [
      {
       "kind": "redeliver",
       "total": 41,
       "done": 24
      }
     ]
    }
   }
  }
 },
 "BadRequestPathAndQuery": {
  "headers": {
   "Cache-Control": "no-store",
   "X-Request-ID": "0193486e-6f5a-7c1b-9d3e-2b8f4a6c1d70",
   "X-RateLimit-Limit": "100",
   "X-RateLimit-Remaining": "99",
   "X-RateLimit-Reset": "1795166131"
  },
  "mediaType": "application/json",
  "examples": {
   "malformed_id": {
    "statusCode": 400,
    "error": "Bad Request",
    "message": "The path parameter 'id' must have 26 characters, got 5.",
    "errorCode": "invalid_uri",
    "errors": [
     {
      "path": "id",
      "code": "min_length",
      "message": "The path parameter 'id' must have 26 characters, got 5."
     }
    ]
   },
   "malformed_query_parameter": {
    "statusCode": 400,
    "error": "Bad Request",
    "message": "The query parameter 'date_from' must be an RFC 3339 time in UTC and whole seconds, such as 2026-11-20T09:15:30Z, got 'yesterday'.",
    "errorCode": "invalid_query_string",
    "errors": [
     {
      "path": "date_from",
      "code": "pattern",
      "message": "The query parameter 'date_from' must be an RFC 3339 time in UTC and whole seconds, such as 2026-11-20T09:15:30Z, got 'yesterday'."
     }
    ]
   },
   "dates_in_wrong_order": {
    "statusCode": 400,
    "error": "Bad Request",
    "message": "The query parameter 'date_from' must lie before 'date_to'.",
    "errorCode": "invalid_query_string",
    "errors": [
     {
      "path": "date_from",
      "code": "invalid",
      "message": "The query parameter 'date_from' must lie before 'date_to'."
     }
    ]
   },
   "unknown_query_parameter": {
    "statusCode": 400,
    "error": "Bad Request",
    "message": "The query parameter 'limit' is unknown.",
    "errorCode": "invalid_query_string",
    "errors": [
     {
      "path": "limit",
      "code": "unknown",
      "message": "The query parameter 'limit' is unknown."
     }
    ]
   }
  }
 },
 "test_event_stream_202": {
  "headers": {
   "Cache-Control": "no-store",
   "X-Request-ID": "0193486e-6f5a-7c1b-9d3e-2b8f4a6c1d70",
   "X-RateLimit-Limit": "100",
   "X-RateLimit-Remaining": "99",
   "X-RateLimit-Reset": "1795166131"
  },
  "mediaType": "application/json",
  "examples": {
   "accepted": {
    "event_id": "evt_1CfRm3KpZtYh8WqDsNvG6a",
    "event_stream_id": "est_1CfRkm7WrQvB2TzNpXyL4d",
    "event_type": "group.created"
   }
  }
 },
 "BadRequestPathAndBody": {
  "headers": {
   "Cache-Control": "no-store",
   "X-Request-ID": "0193486e-6f5a-7c1b-9d3e-2b8f4a6c1d70",
   "X-RateLimit-Limit": "100",
   "X-RateLimit-Remaining": "99",
   "X-RateLimit-Reset": "1795166131"
  },
  "mediaType": "application/json",
  "examples": {
   "unknown_property": {
    "statusCode": 400,
    "error": "Bad Request",
    "message": "The property 'id' is unknown.",
    "errorCode": "invalid_body",
    "errors": [
     {
      "path": "#/id",
      "code": "unknown",
      "message": "The property 'id' is unknown."
     }
    ]
   },
   "malformed_json": {
    "statusCode": 400,
    "error": "Bad Request",
    "message": "The body is not valid JSON.",
    "errorCode": "invalid_body",
    "errors": [
     {
      "path": "#",
      "code": "invalid",
      "message": "The body is not valid JSON."
     }
    ]
   },
   "malformed_id": {
    "statusCode": 400,
    "error": "Bad Request",
    "message": "The path parameter 'id' must have 26 characters, got 5.",
    "errorCode": "invalid_uri",
    "errors": [
     {
      "path": "id",
      "code": "min_length",
      "message": "The path parameter 'id' must have 26 characters, got 5."
     }
    ]
   },
   "unknown_query_parameter": {
    "statusCode": 400,
    "error": "Bad Request",
    "message": "The query parameter 'limit' is unknown.",
    "errorCode": "invalid_query_string",
    "errors": [
     {
      "path": "limit",
      "code": "unknown",
      "message": "The query parameter 'limit' is unknown."
     }
    ]
   }
  }
 },
 "TestEventConflict": {
  "headers": {
   "Cache-Control": "no-store",
   "X-Request-ID": "0193486e-6f5a-7c1b-9d3e-2b8f4a6c1d70",
   "X-RateLimit-Limit": "100",
   "X-RateLimit-Remaining": "99",
   "X-RateLimit-Reset": "1795166131"
  },
  "mediaType": "application/json",
  "examples": {
   "too_many_waiting": {
    "statusCode": 409,
    "error": "Conflict",
    "message": "100 test events of this event stream are waiting. Wait until its endpoint has received some.",
    "errorCode": "conflict"
   },
   "disabled": {
    "statusCode": 409,
    "error": "Conflict",
    "message": "The event stream is disabled. Enable it first.",
    "errorCode": "conflict"
   }
  }
 },
 "get_event_deliveries_200": {
  "headers": {
   "Cache-Control": "no-store",
   "X-Request-ID": "0193486e-6f5a-7c1b-9d3e-2b8f4a6c1d70",
   "Link": "</api/v2/event-streams/est_1CfRkm7WrQvB2TzNpXyL4d/deliveries?take=50&from=eyJ2IjoxLCJhIjoiZXZ0In0.c2lnbmVk>; rel=\"next\"",
   "X-Next-Checkpoint": "eyJ2IjoxLCJhIjoiZXZ0In0.c2lnbmVk",
   "X-RateLimit-Limit": "100",
   "X-RateLimit-Remaining": "99",
   "X-RateLimit-Reset": "1795166131"
  },
  "mediaType": "application/json",
  "examples": {
   "failed": [
    {
     "id": "evt_1CfRm3KpZtYh8WqDsNvG6a",
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
      "id": "evt_1CfRm3KpZtYh8WqDsNvG6a",
      "source": "urn:example:directory",
      "specversion": "1.0",
      "type": "group.created",
      "time": "2026-11-20T09:15:30.250Z",
      "data": "{\"object\":{\"id\":\"grp_9f27c1\",\"name\":\"Engineering\",\"created_at\":\"2026-11-20T09:15:30.250Z\",\"type\":\"tenant\"}}"
     }
    }
   ],
   "ended": [
    {
     "id": "evt_1CfRm5HsWqKx3ZpTnVbJ8c",
     "event_stream_id": "est_1CfRkm7WrQvB2TzNpXyL4d",
     "status": "failed",
     "event_type": "group.created",
     "attempts": [],
     "event": {
      "id": "evt_1CfRm5HsWqKx3ZpTnVbJ8c",
      "source": "urn:example:directory",
      "specversion": "1.0",
      "type": "group.created",
      "time": "2026-11-20T09:18:12.640Z",
      "data": "{\"object\":{\"id\":\"grp_4b81d7\",\"name\":\"Support\",\"created_at\":\"2026-11-20T09:18:12.640Z\",\"type\":\"tenant\"}}"
     }
    }
   ],
   "none": []
  }
 },
 "BadRequestPathAndPaging": {
  "headers": {
   "Cache-Control": "no-store",
   "X-Request-ID": "0193486e-6f5a-7c1b-9d3e-2b8f4a6c1d70",
   "X-RateLimit-Limit": "100",
   "X-RateLimit-Remaining": "99",
   "X-RateLimit-Reset": "1795166131"
  },
  "mediaType": "application/json",
  "examples": {
   "invalid_paging": {
    "statusCode": 400,
    "error": "Bad Request",
    "message": "The query parameter 'take' must be at least 1, got 0.",
    "errorCode": "invalid_paging",
    "errors": [
     {
      "path": "take",
      "code": "minimum",
      "message": "The query parameter 'take' must be at least 1, got 0."
     }
    ]
   },
   "invalid_checkpoint": {
    "statusCode": 400,
    "error": "Bad Request",
    "message": "The query parameter 'from' is not a checkpoint. Pass the checkpoint of the previous page.",
    "errorCode": "invalid_paging",
    "errors": [
     {
      "path": "from",
      "code": "invalid",
      "message": "The query parameter 'from' is not a checkpoint. Pass the checkpoint of the previous page."
     }
    ]
   },
   "forged_checkpoint": {
    "statusCode": 400,
    "error": "Bad Request",
    "message": "The checkpoint in 'from' has a wrong signature. It was changed, or belongs to another listing or other filters.",
    "errorCode": "invalid_paging",
    "errors": [
     {
      "path": "from",
      "code": "invalid",
      "message": "The checkpoint in 'from' has a wrong signature. It was changed, or belongs to another listing or other filters."
     }
    ]
   },
   "checkpoint_expired": {
    "statusCode": 400,
    "error": "Bad Request",
    "message": "The checkpoint in 'from' has expired. Start the listing again.",
    "errorCode": "checkpoint_expired",
    "errors": [
     {
      "path": "from",
      "code": "invalid",
      "message": "The checkpoint in 'from' has expired. Start the listing again."
     }
    ]
   },
   "malformed_id": {
    "statusCode": 400,
    "error": "Bad Request",
    "message": "The path parameter 'id' must have 26 characters, got 5.",
    "errorCode": "invalid_uri",
    "errors": [
     {
      "path": "id",
      "code": "min_length",
      "message": "The path parameter 'id' must have 26 characters, got 5."
     }
    ]
   },
   "malformed_query_parameter": {
    "statusCode": 400,
    "error": "Bad Request",
    "message": "The query parameter 'date_from' must be an RFC 3339 time in UTC and whole seconds, such as 2026-11-20T09:15:30Z, got 'yesterday'.",
    "errorCode": "invalid_query_string",
    "errors": [
     {
      "path": "date_from",
      "code": "pattern",
      "message": "The query parameter 'date_from' must be an RFC 3339 time in UTC and whole seconds, such as 2026-11-20T09:15:30Z, got 'yesterday'."
     }
    ]
   },
   "dates_in_wrong_order": {
    "statusCode": 400,
    "error": "Bad Request",
    "message": "The query parameter 'date_from' must lie before 'date_to'.",
    "errorCode": "invalid_query_string",
    "errors": [
     {
      "path": "date_from",
      "code": "invalid",
      "message": "The query parameter 'date_from' must lie before 'date_to'."
     }
    ]
   },
   "unknown_query_parameter": {
    "statusCode": 400,
    "error": "Bad Request",
    "message": "The query parameter 'limit' is unknown.",
    "errorCode": "invalid_query_string",
    "errors": [
     {
      "path": "limit",
      "code": "unknown",
      "message": "The query parameter 'limit' is unknown."
     }
    ]
   }
  }
 },
 "NeedsReadEventDeliveries": {
  "headers": {
   "Cache-Control": "no-store",
   "X-Request-ID": "0193486e-6f5a-7c1b-9d3e-2b8f4a6c1d70"
  },
  "mediaType": "application/json",
  "examples": {
   "insufficient_scope": {
    "statusCode": 403,
    "error": "Forbidden",
    "message": "The access token needs the scope read:event_streams or read:event_deliveries.",
    "errorCode": "insufficient_scope"
   }
  }
 },
 "get_event_delivery_200": {
  "headers": {
   "Cache-Control": "no-store",
   "X-Request-ID": "0193486e-6f5a-7c1b-9d3e-2b8f4a6c1d70",
   "X-RateLimit-Limit": "100",
   "X-RateLimit-Remaining": "99",
   "X-RateLimit-Reset": "1795166131"
  },
  "mediaType": "application/json",
  "examples": {
   "failed": {
    "id": "evt_1CfRm3KpZtYh8WqDsNvG6a",
    "event_stream_id": "est_1CfRkm7WrQvB2TzNpXyL4d",
    "status": "failed",
    "event_type": "group.created",
    "attempts": [
     {
      "status": "failed",
      "timestamp": "2026-11-20T09:15:31.020Z",
      "error_message": "The endpoint answered 422 Unprocessable Content."
     }
    ],
    "event": {
     "id": "evt_1CfRm3KpZtYh8WqDsNvG6a",
     "source": "urn:example:directory",
     "specversion": "1.0",
     "type": "group.created",
     "time": "2026-11-20T09:15:30.250Z",
     "data": "{\"object\":{\"id\":\"grp_9f27c1\",\"name\":\"Engineering\",\"created_at\":\"2026-11-20T09:15:30.250Z\",\"type\":\"tenant\"}}"
    }
   }
  }
 },
 "DeliveryNotFound": {
  "headers": {
   "Cache-Control": "no-store",
   "X-Request-ID": "0193486e-6f5a-7c1b-9d3e-2b8f4a6c1d70",
   "X-RateLimit-Limit": "100",
   "X-RateLimit-Remaining": "99",
   "X-RateLimit-Reset": "1795166131"
  },
  "mediaType": "application/json",
  "examples": {
   "not_found": {
    "statusCode": 404,
    "error": "Not Found",
    "message": "The history of the event stream holds no failed delivery of this event.",
    "errorCode": "not_found"
   },
   "event_stream_not_found": {
    "statusCode": 404,
    "error": "Not Found",
    "message": "The event stream does not exist.",
    "errorCode": "not_found"
   }
  }
 },
 "list_event_stream_attempts_200": {
  "headers": {
   "Cache-Control": "no-store",
   "X-Request-ID": "0193486e-6f5a-7c1b-9d3e-2b8f4a6c1d70",
   "X-RateLimit-Limit": "100",
   "X-RateLimit-Remaining": "99",
   "X-RateLimit-Reset": "1795166131"
  },
  "mediaType": "application/json",
  "examples": {
   "attempts": {
    "attempts": [
     {
      "event_stream_id": "est_1CfRkm7WrQvB2TzNpXyL4d",
      "event_id": "evt_1CfRm7TzVnBx4JqGsLwC5e",
      "event_type": "group.created",
      "attempted_at": "2026-11-20T09:21:40.107Z",
      "number": 2,
      "result": "delivered",
      "status": 204,
      "duration_ms": 41,
      "purpose": "live"
     },
     {
      "event_stream_id": "est_1CfRkm7WrQvB2TzNpXyL4d",
      "event_id": "evt_1CfRm7TzVnBx4JqGsLwC5e",
      "event_type": "group.created",
      "attempted_at": "2026-11-20T09:21:39.020Z",
      "number": 1,
      "result": "failed",
      "status": 503,
      "error_message": "The endpoint answered with status 503.",
      "duration_ms": 187,
      "answer": "The directory is down for maintenance.",
      "purpose": "live"
     }
    ],
    "next": "eyJ2IjoxLCJhIjoiYXR0In0.c2lnbmVk",
    "sampled": {
     "kept": 1000,
     "of": 5230
    }
   },
   "abandoned": {
    "attempts": [
     {
      "event_stream_id": "est_1CfRkm7WrQvB2TzNpXyL4d",
      "event_id": "evt_1CfRm5HsWqKx3ZpTnVbJ8c",
      "event_type": "group.created",
      "attempted_at": "2026-11-20T09:18:14.511Z",
      "number": 1,
      "result": "abandoned",
      "error_message": "The event stream was disabled.",
      "duration_ms": 0,
      "purpose": "live"
     }
    ]
   },
   "none": {
    "attempts": []
   }
  }
 },
 "redeliver_events_202": {
  "headers": {
   "Cache-Control": "no-store",
   "X-Request-ID": "0193486e-6f5a-7c1b-9d3e-2b8f4a6c1d70",
   "X-RateLimit-Limit": "100",
   "X-RateLimit-Remaining": "99",
   "X-RateLimit-Reset": "1795166131"
  },
  "mediaType": "application/json",
  "examples": {
   "accepted": {
    "accepted": 12
   },
   "none": {
    "accepted": 0
   }
  }
 },
 "NeedsUpdateEventDeliveries": {
  "headers": {
   "Cache-Control": "no-store",
   "X-Request-ID": "0193486e-6f5a-7c1b-9d3e-2b8f4a6c1d70"
  },
  "mediaType": "application/json",
  "examples": {
   "insufficient_scope": {
    "statusCode": 403,
    "error": "Forbidden",
    "message": "The access token needs the scope update:event_deliveries.",
    "errorCode": "insufficient_scope"
   }
  }
 },
 "RedeliveriesConflict": {
  "headers": {
   "Cache-Control": "no-store",
   "X-Request-ID": "0193486e-6f5a-7c1b-9d3e-2b8f4a6c1d70",
   "X-RateLimit-Limit": "100",
   "X-RateLimit-Remaining": "99",
   "X-RateLimit-Reset": "1795166131"
  },
  "mediaType": "application/json",
  "examples": {
   "under_way": {
    "statusCode": 409,
    "error": "Conflict",
    "message": "10 redeliveries of this event stream are under way. Wait until one has ended.",
    "errorCode": "conflict"
   },
   "disabled": {
    "statusCode": 409,
    "error": "Conflict",
    "message": "The event stream is disabled. Enable it first.",
    "errorCode": "conflict"
   }
  }
 },
 "redeliver_event_202": {
  "headers": {
   "Cache-Control": "no-store",
   "X-Request-ID": "0193486e-6f5a-7c1b-9d3e-2b8f4a6c1d70",
   "X-RateLimit-Limit": "100",
   "X-RateLimit-Remaining": "99",
   "X-RateLimit-Reset": "1795166131"
  },
  "mediaType": "application/json",
  "examples": {
   "accepted": {
    "accepted": 1
   }
  }
 },
 "RedeliveryConflict": {
  "headers": {
   "Cache-Control": "no-store",
   "X-Request-ID": "0193486e-6f5a-7c1b-9d3e-2b8f4a6c1d70",
   "X-RateLimit-Limit": "100",
   "X-RateLimit-Remaining": "99",
   "X-RateLimit-Reset": "1795166131"
  },
  "mediaType": "application/json",
  "examples": {
   "under_way": {
    "statusCode": 409,
    "error": "Conflict",
    "message": "The delivery is already under way. Wait until it has ended.",
    "errorCode": "conflict"
   },
   "disabled": {
    "statusCode": 409,
    "error": "Conflict",
    "message": "The event stream is disabled. Enable it first.",
    "errorCode": "conflict"
   }
  }
 },
 "replay_events_202": {
  "headers": {
   "Cache-Control": "no-store",
   "X-Request-ID": "0193486e-6f5a-7c1b-9d3e-2b8f4a6c1d70",
   "X-RateLimit-Limit": "100",
   "X-RateLimit-Remaining": "99",
   "X-RateLimit-Reset": "1795166131"
  },
  "mediaType": "application/json",
  "examples": {
   "accepted": {
    "events": 1204
   }
  }
 },
 "BadRequestReplay": {
  "headers": {
   "Cache-Control": "no-store",
   "X-Request-ID": "0193486e-6f5a-7c1b-9d3e-2b8f4a6c1d70",
   "X-RateLimit-Limit": "100",
   "X-RateLimit-Remaining": "99",
   "X-RateLimit-Reset": "1795166131"
  },
  "mediaType": "application/json",
  "examples": {
   "malformed_id": {
    "statusCode": 400,
    "error": "Bad Request",
    "message": "The path parameter 'id' must have 26 characters, got 5.",
    "errorCode": "invalid_uri",
    "errors": [
     {
      "path": "id",
      "code": "min_length",
      "message": "The path parameter 'id' must have 26 characters, got 5."
     }
    ]
   },
   "unknown_property": {
    "statusCode": 400,
    "error": "Bad Request",
    "message": "The property 'id' is unknown.",
    "errorCode": "invalid_body",
    "errors": [
     {
      "path": "#/id",
      "code": "unknown",
      "message": "The property 'id' is unknown."
     }
    ]
   },
   "wrong_start": {
    "statusCode": 400,
    "error": "Bad Request",
    "message": "The body needs one of the properties 'from' and 'date_from'.",
    "errorCode": "invalid_body",
    "errors": [
     {
      "path": "#",
      "code": "invalid",
      "message": "The body needs one of the properties 'from' and 'date_from'."
     }
    ]
   },
   "two_ends": {
    "statusCode": 400,
    "error": "Bad Request",
    "message": "The property 'to' cannot be used together with 'date_to'.",
    "errorCode": "invalid_body",
    "errors": [
     {
      "path": "#/to",
      "code": "invalid",
      "message": "The property 'to' cannot be used together with 'date_to'."
     }
    ]
   },
   "wrong_order": {
    "statusCode": 400,
    "error": "Bad Request",
    "message": "The property 'date_from' must lie before 'date_to'.",
    "errorCode": "invalid_body",
    "errors": [
     {
      "path": "#/date_from",
      "code": "invalid",
      "message": "The property 'date_from' must lie before 'date_to'."
     }
    ]
   },
   "invalid_cursor": {
    "statusCode": 400,
    "error": "Bad Request",
    "message": "The property 'from' is not an offset. Pass the offset of a message unchanged.",
    "errorCode": "invalid_cursor",
    "errors": [
     {
      "path": "#/from",
      "code": "invalid",
      "message": "The property 'from' is not an offset. Pass the offset of a message unchanged."
     }
    ]
   },
   "forged_cursor": {
    "statusCode": 400,
    "error": "Bad Request",
    "message": "The offset has a wrong signature. It was changed, or comes from another service.",
    "errorCode": "invalid_cursor",
    "errors": [
     {
      "path": "#/from",
      "code": "invalid",
      "message": "The offset has a wrong signature. It was changed, or comes from another service."
     }
    ]
   },
   "malformed_json": {
    "statusCode": 400,
    "error": "Bad Request",
    "message": "The body is not valid JSON.",
    "errorCode": "invalid_body",
    "errors": [
     {
      "path": "#",
      "code": "invalid",
      "message": "The body is not valid JSON."
     }
    ]
   },
   "unknown_query_parameter": {
    "statusCode": 400,
    "error": "Bad Request",
    "message": "The query parameter 'limit' is unknown.",
    "errorCode": "invalid_query_string",
    "errors": [
     {
      "path": "limit",
      "code": "unknown",
      "message": "The query parameter 'limit' is unknown."
     }
    ]
   }
  }
 },
 "ReplayConflict": {
  "headers": {
   "Cache-Control": "no-store",
   "X-Request-ID": "0193486e-6f5a-7c1b-9d3e-2b8f4a6c1d70",
   "X-RateLimit-Limit": "100",
   "X-RateLimit-Remaining": "99",
   "X-RateLimit-Reset": "1795166131"
  },
  "mediaType": "application/json",
  "examples": {
   "under_way": {
    "statusCode": 409,
    "error": "Conflict",
    "message": "A replay of this event stream is under way. Wait until it has ended, or end it.",
    "errorCode": "conflict"
   },
   "disabled": {
    "statusCode": 409,
    "error": "Conflict",
    "message": "The event stream is disabled. Enable it first.",
    "errorCode": "conflict"
   }
  }
 },
 "end_replay_204": {
  "headers": {
   "Cache-Control": "no-store",
   "X-Request-ID": "0193486e-6f5a-7c1b-9d3e-2b8f4a6c1d70",
   "X-RateLimit-Limit": "100",
   "X-RateLimit-Remaining": "99",
   "X-RateLimit-Reset": "1795166131"
  },
  "examples": {}
 },
 "ReplayNotFound": {
  "headers": {
   "Cache-Control": "no-store",
   "X-Request-ID": "0193486e-6f5a-7c1b-9d3e-2b8f4a6c1d70",
   "X-RateLimit-Limit": "100",
   "X-RateLimit-Remaining": "99",
   "X-RateLimit-Reset": "1795166131"
  },
  "mediaType": "application/json",
  "examples": {
   "not_found": {
    "statusCode": 404,
    "error": "Not Found",
    "message": "No replay of this event stream is under way.",
    "errorCode": "not_found"
   },
   "event_stream_not_found": {
    "statusCode": 404,
    "error": "Not Found",
    "message": "The event stream does not exist.",
    "errorCode": "not_found"
   }
  }
 },
 "skip_events_202": {
  "headers": {
   "Cache-Control": "no-store",
   "X-Request-ID": "0193486e-6f5a-7c1b-9d3e-2b8f4a6c1d70",
   "X-RateLimit-Limit": "100",
   "X-RateLimit-Remaining": "99",
   "X-RateLimit-Reset": "1795166131"
  },
  "mediaType": "application/json",
  "examples": {
   "skipped": {
    "events": 717
   }
  }
 },
 "BadRequestSkip": {
  "headers": {
   "Cache-Control": "no-store",
   "X-Request-ID": "0193486e-6f5a-7c1b-9d3e-2b8f4a6c1d70",
   "X-RateLimit-Limit": "100",
   "X-RateLimit-Remaining": "99",
   "X-RateLimit-Reset": "1795166131"
  },
  "mediaType": "application/json",
  "examples": {
   "malformed_id": {
    "statusCode": 400,
    "error": "Bad Request",
    "message": "The path parameter 'id' must have 26 characters, got 5.",
    "errorCode": "invalid_uri",
    "errors": [
     {
      "path": "id",
      "code": "min_length",
      "message": "The path parameter 'id' must have 26 characters, got 5."
     }
    ]
   },
   "unknown_property": {
    "statusCode": 400,
    "error": "Bad Request",
    "message": "The property 'id' is unknown.",
    "errorCode": "invalid_body",
    "errors": [
     {
      "path": "#/id",
      "code": "unknown",
      "message": "The property 'id' is unknown."
     }
    ]
   },
   "invalid_cursor": {
    "statusCode": 400,
    "error": "Bad Request",
    "message": "The property 'to' is not an offset. Pass the offset of a message unchanged.",
    "errorCode": "invalid_cursor",
    "errors": [
     {
      "path": "#/to",
      "code": "invalid",
      "message": "The property 'to' is not an offset. Pass the offset of a message unchanged."
     }
    ]
   },
   "forged_cursor": {
    "statusCode": 400,
    "error": "Bad Request",
    "message": "The offset has a wrong signature. It was changed, or comes from another service.",
    "errorCode": "invalid_cursor",
    "errors": [
     {
      "path": "#/to",
      "code": "invalid",
      "message": "The offset has a wrong signature. It was changed, or comes from another service."
     }
    ]
   },
   "malformed_json": {
    "statusCode": 400,
    "error": "Bad Request",
    "message": "The body is not valid JSON.",
    "errorCode": "invalid_body",
    "errors": [
     {
      "path": "#",
      "code": "invalid",
      "message": "The body is not valid JSON."
     }
    ]
   },
   "unknown_query_parameter": {
    "statusCode": 400,
    "error": "Bad Request",
    "message": "The query parameter 'limit' is unknown.",
    "errorCode": "invalid_query_string",
    "errors": [
     {
      "path": "limit",
      "code": "unknown",
      "message": "The query parameter 'limit' is unknown."
     }
    ]
   }
  }
 },
 "SkipConflict": {
  "headers": {
   "Cache-Control": "no-store",
   "X-Request-ID": "0193486e-6f5a-7c1b-9d3e-2b8f4a6c1d70",
   "X-RateLimit-Limit": "100",
   "X-RateLimit-Remaining": "99",
   "X-RateLimit-Reset": "1795166131"
  },
  "mediaType": "application/json",
  "examples": {
   "disabled": {
    "statusCode": 409,
    "error": "Conflict",
    "message": "The event stream is disabled. Enable it first.",
    "errorCode": "conflict"
   }
  }
 },
 "subscribe_events_200": {
  "headers": {
   "Cache-Control": "no-store, no-transform",
   "X-Accel-Buffering": "no",
   "X-Request-ID": "0193486e-6f5a-7c1b-9d3e-2b8f4a6c1d70",
   "X-RateLimit-Limit": "100",
   "X-RateLimit-Remaining": "99",
   "X-RateLimit-Reset": "1795166131"
  },
  "mediaType": "text/event-stream",
  "examples": messages
 },
 "BadRequestSubscription": {
  "headers": {
   "Cache-Control": "no-store",
   "X-Request-ID": "0193486e-6f5a-7c1b-9d3e-2b8f4a6c1d70",
   "X-RateLimit-Limit": "100",
   "X-RateLimit-Remaining": "99",
   "X-RateLimit-Reset": "1795166131"
  },
  "mediaType": "application/json",
  "examples": {
   "invalid_cursor": {
    "statusCode": 400,
    "error": "Bad Request",
    "message": "The query parameter 'from' is not an offset. Pass the offset of a message unchanged.",
    "errorCode": "invalid_cursor",
    "errors": [
     {
      "path": "from",
      "code": "invalid",
      "message": "The query parameter 'from' is not an offset. Pass the offset of a message unchanged."
     }
    ]
   },
   "forged_cursor": {
    "statusCode": 400,
    "error": "Bad Request",
    "message": "The offset has a wrong signature. It was changed, or comes from another service.",
    "errorCode": "invalid_cursor",
    "errors": [
     {
      "path": "from",
      "code": "invalid",
      "message": "The offset has a wrong signature. It was changed, or comes from another service."
     }
    ]
   },
   "invalid_last_event_id": {
    "statusCode": 400,
    "error": "Bad Request",
    "message": "The header 'Last-Event-ID' is not an offset. Pass the offset of a message unchanged.",
    "errorCode": "invalid_cursor",
    "errors": [
     {
      "path": "Last-Event-ID",
      "code": "invalid",
      "message": "The header 'Last-Event-ID' is not an offset. Pass the offset of a message unchanged."
     }
    ]
   },
   "forged_last_event_id": {
    "statusCode": 400,
    "error": "Bad Request",
    "message": "The offset has a wrong signature. It was changed, or comes from another service.",
    "errorCode": "invalid_cursor",
    "errors": [
     {
      "path": "Last-Event-ID",
      "code": "invalid",
      "message": "The offset has a wrong signature. It was changed, or comes from another service."
     }
    ]
   },
   "invalid_last_event_id_parameter": {
    "statusCode": 400,
    "error": "Bad Request",
    "message": "The query parameter 'lastEventId' is not an offset. Pass the offset of a message unchanged.",
    "errorCode": "invalid_cursor",
    "errors": [
     {
      "path": "lastEventId",
      "code": "invalid",
      "message": "The query parameter 'lastEventId' is not an offset. Pass the offset of a message unchanged."
     }
    ]
   },
   "forged_last_event_id_parameter": {
    "statusCode": 400,
    "error": "Bad Request",
    "message": "The offset has a wrong signature. It was changed, or comes from another service.",
    "errorCode": "invalid_cursor",
    "errors": [
     {
      "path": "lastEventId",
      "code": "invalid",
      "message": "The offset has a wrong signature. It was changed, or comes from another service."
     }
    ]
   },
   "different_last_event_ids": {
    "statusCode": 400,
    "error": "Bad Request",
    "message": "The query parameter 'lastEventId' differs from the header 'Last-Event-ID'. Send one of them.",
    "errorCode": "invalid_query_string",
    "errors": [
     {
      "path": "lastEventId",
      "code": "invalid",
      "message": "The query parameter 'lastEventId' differs from the header 'Last-Event-ID'. Send one of them."
     }
    ]
   },
   "unknown_event_type": {
    "statusCode": 400,
    "error": "Bad Request",
    "message": "The query parameter 'event_type' must be one of the 22 documented values, such as 'user.created' or 'user.updated', got 'user.create'.",
    "errorCode": "invalid_query_string",
    "errors": [
     {
      "path": "event_type",
      "code": "enum",
      "message": "The query parameter 'event_type' must be one of the 22 documented values, such as 'user.created' or 'user.updated', got 'user.create'."
     }
    ]
   },
   "unknown_filter_path": {
    "statusCode": 400,
    "error": "Bad Request",
    "message": "The query parameter 'filter' names the path 'data.object.organisation.id', which events of these types do not have: organization.member.added.",
    "errorCode": "invalid_query_string",
    "errors": [
     {
      "path": "filter",
      "code": "invalid",
      "message": "The query parameter 'filter' names the path 'data.object.organisation.id', which events of these types do not have: organization.member.added."
     }
    ]
   },
   "from_and_from_timestamp": {
    "statusCode": 400,
    "error": "Bad Request",
    "message": "The query parameters 'from' and 'from_timestamp' cannot be used together.",
    "errorCode": "invalid_query_string",
    "errors": [
     {
      "path": "from_timestamp",
      "code": "invalid",
      "message": "The query parameters 'from' and 'from_timestamp' cannot be used together."
     }
    ]
   },
   "unknown_query_parameter": {
    "statusCode": 400,
    "error": "Bad Request",
    "message": "The query parameter 'limit' is unknown.",
    "errorCode": "invalid_query_string",
    "errors": [
     {
      "path": "limit",
      "code": "unknown",
      "message": "The query parameter 'limit' is unknown."
     }
    ]
   }
  }
 },
 "NeedsReadEvents": {
  "headers": {
   "Cache-Control": "no-store",
   "X-Request-ID": "0193486e-6f5a-7c1b-9d3e-2b8f4a6c1d70"
  },
  "mediaType": "application/json",
  "examples": {
   "insufficient_scope": {
    "statusCode": 403,
    "error": "Forbidden",
    "message": "The access token needs the scope read:events.",
    "errorCode": "insufficient_scope"
   }
  }
 },
 "TooManySubscriptions": {
  "headers": {
   "Cache-Control": "no-store",
   "X-Request-ID": "0193486e-6f5a-7c1b-9d3e-2b8f4a6c1d70",
   "Retry-After": "1",
   "X-RateLimit-Limit": "100",
   "X-RateLimit-Remaining": "0",
   "X-RateLimit-Reset": "1795166131"
  },
  "mediaType": "application/json",
  "examples": {
   "too_many_requests": {
    "statusCode": 429,
    "error": "Too Many Requests",
    "message": "Too many requests. Try again in 1 second.",
    "errorCode": "too_many_requests"
   },
   "too_many_connections": {
    "statusCode": 429,
    "error": "Too Many Requests",
    "message": "The client already holds 8 event subscriptions. Close one first.",
    "errorCode": "too_many_requests"
   }
  }
 },
 "get_event_subscribers_200": {
  "headers": {
   "Cache-Control": "no-store",
   "X-Request-ID": "0193486e-6f5a-7c1b-9d3e-2b8f4a6c1d70",
   "X-RateLimit-Limit": "100",
   "X-RateLimit-Remaining": "99",
   "X-RateLimit-Reset": "1795166131"
  },
  "mediaType": "application/json",
  "examples": {
   "some": {
    "subscriptions": 3
   },
   "none": {
    "subscriptions": 0
   }
  }
 },
 "BadRequestSubscribers": {
  "headers": {
   "Cache-Control": "no-store",
   "X-Request-ID": "0193486e-6f5a-7c1b-9d3e-2b8f4a6c1d70",
   "X-RateLimit-Limit": "100",
   "X-RateLimit-Remaining": "99",
   "X-RateLimit-Reset": "1795166131"
  },
  "mediaType": "application/json",
  "examples": {
   "unknown_query_parameter": {
    "statusCode": 400,
    "error": "Bad Request",
    "message": "The query parameter 'limit' is unknown.",
    "errorCode": "invalid_query_string",
    "errors": [
     {
      "path": "limit",
      "code": "unknown",
      "message": "The query parameter 'limit' is unknown."
     }
    ]
   }
  }
 },
 "list_event_attempts_200": {
  "headers": {
   "Cache-Control": "no-store",
   "X-Request-ID": "0193486e-6f5a-7c1b-9d3e-2b8f4a6c1d70",
   "X-RateLimit-Limit": "100",
   "X-RateLimit-Remaining": "99",
   "X-RateLimit-Reset": "1795166131"
  },
  "mediaType": "application/json",
  "examples": {
   "attempts": {
    "attempts": [
     {
      "event_stream_id": "est_1CfRkm7WrQvB2TzNpXyL4d",
      "event_id": "evt_1CfRm7TzVnBx4JqGsLwC5e",
      "event_type": "group.created",
      "attempted_at": "2026-11-20T09:21:40.107Z",
      "number": 2,
      "result": "delivered",
      "status": 204,
      "duration_ms": 41,
      "purpose": "live"
     },
     {
      "event_stream_id": "est_1CfRkm7WrQvB2TzNpXyL4d",
      "event_id": "evt_1CfRm7TzVnBx4JqGsLwC5e",
      "event_type": "group.created",
      "attempted_at": "2026-11-20T09:21:39.020Z",
      "number": 1,
      "result": "failed",
      "status": 503,
      "error_message": "The endpoint answered with status 503.",
      "duration_ms": 187,
      "answer": "The directory is down for maintenance.",
      "purpose": "live"
     }
    ],
    "next": "eyJ2IjoxLCJhIjoiZXZ0XzFDZlJtIn0.Z3Q1VnhLcE"
   },
   "none": {
    "attempts": []
   }
  }
 },
 "BadRequestEventAttempts": {
  "headers": {
   "Cache-Control": "no-store",
   "X-Request-ID": "0193486e-6f5a-7c1b-9d3e-2b8f4a6c1d70",
   "X-RateLimit-Limit": "100",
   "X-RateLimit-Remaining": "99",
   "X-RateLimit-Reset": "1795166131"
  },
  "mediaType": "application/json",
  "examples": {
   "invalid_paging": {
    "statusCode": 400,
    "error": "Bad Request",
    "message": "The query parameter 'take' must be at least 1, got 0.",
    "errorCode": "invalid_paging",
    "errors": [
     {
      "path": "take",
      "code": "minimum",
      "message": "The query parameter 'take' must be at least 1, got 0."
     }
    ]
   },
   "invalid_checkpoint": {
    "statusCode": 400,
    "error": "Bad Request",
    "message": "The query parameter 'from' is not a checkpoint. Pass the checkpoint of the previous page.",
    "errorCode": "invalid_paging",
    "errors": [
     {
      "path": "from",
      "code": "invalid",
      "message": "The query parameter 'from' is not a checkpoint. Pass the checkpoint of the previous page."
     }
    ]
   },
   "forged_checkpoint": {
    "statusCode": 400,
    "error": "Bad Request",
    "message": "The checkpoint in 'from' has a wrong signature. It was changed, or belongs to another listing or other filters.",
    "errorCode": "invalid_paging",
    "errors": [
     {
      "path": "from",
      "code": "invalid",
      "message": "The checkpoint in 'from' has a wrong signature. It was changed, or belongs to another listing or other filters."
     }
    ]
   },
   "checkpoint_expired": {
    "statusCode": 400,
    "error": "Bad Request",
    "message": "The checkpoint in 'from' has expired. Start the listing again.",
    "errorCode": "checkpoint_expired",
    "errors": [
     {
      "path": "from",
      "code": "invalid",
      "message": "The checkpoint in 'from' has expired. Start the listing again."
     }
    ]
   },
   "malformed_id": {
    "statusCode": 400,
    "error": "Bad Request",
    "message": "The path parameter 'event_id' must have 26 characters, got 5.",
    "errorCode": "invalid_uri",
    "errors": [
     {
      "path": "event_id",
      "code": "min_length",
      "message": "The path parameter 'event_id' must have 26 characters, got 5."
     }
    ]
   },
   "unknown_query_parameter": {
    "statusCode": 400,
    "error": "Bad Request",
    "message": "The query parameter 'limit' is unknown.",
    "errorCode": "invalid_query_string",
    "errors": [
     {
      "path": "limit",
      "code": "unknown",
      "message": "The query parameter 'limit' is unknown."
     }
    ]
   }
  }
 },
 "list_logs_200": {
  "headers": {
   "Cache-Control": "no-store",
   "X-Request-ID": "0193486e-6f5a-7c1b-9d3e-2b8f4a6c1d70",
   "X-RateLimit-Limit": "100",
   "X-RateLimit-Remaining": "99",
   "X-RateLimit-Reset": "1795166131"
  },
  "mediaType": "application/json",
  "examples": {
   "entries": {
    "logs": [
     {
      "id": "log_1CfRq4VtXbNe7JmPsKwD8y",
      "date": "2026-11-20T09:15:30.250Z",
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
      "id": "log_1CfRq3KbYwTg5HsLpZxC2v",
      "date": "2026-11-20T09:14:02.018Z",
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
      "id": "log_1CfRq2FnRvSd8GqMkYuB6t",
      "date": "2026-11-20T09:10:11.700Z",
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
    "next": "eyJ2IjoxLCJhIjoibG9nXzFDZlJxIn0.k2VxTn8QwPb"
   },
   "none": {
    "logs": []
   }
  }
 },
 "BadRequestLogs": {
  "headers": {
   "Cache-Control": "no-store",
   "X-Request-ID": "0193486e-6f5a-7c1b-9d3e-2b8f4a6c1d70",
   "X-RateLimit-Limit": "100",
   "X-RateLimit-Remaining": "99",
   "X-RateLimit-Reset": "1795166131"
  },
  "mediaType": "application/json",
  "examples": {
   "invalid_paging": {
    "statusCode": 400,
    "error": "Bad Request",
    "message": "The query parameter 'take' must be at least 1, got 0.",
    "errorCode": "invalid_paging",
    "errors": [
     {
      "path": "take",
      "code": "minimum",
      "message": "The query parameter 'take' must be at least 1, got 0."
     }
    ]
   },
   "invalid_checkpoint": {
    "statusCode": 400,
    "error": "Bad Request",
    "message": "The query parameter 'from' is not a checkpoint. Pass the checkpoint of the previous page.",
    "errorCode": "invalid_paging",
    "errors": [
     {
      "path": "from",
      "code": "invalid",
      "message": "The query parameter 'from' is not a checkpoint. Pass the checkpoint of the previous page."
     }
    ]
   },
   "forged_checkpoint": {
    "statusCode": 400,
    "error": "Bad Request",
    "message": "The checkpoint in 'from' has a wrong signature. It was changed, or belongs to another listing or other filters.",
    "errorCode": "invalid_paging",
    "errors": [
     {
      "path": "from",
      "code": "invalid",
      "message": "The checkpoint in 'from' has a wrong signature. It was changed, or belongs to another listing or other filters."
     }
    ]
   },
   "checkpoint_expired": {
    "statusCode": 400,
    "error": "Bad Request",
    "message": "The checkpoint in 'from' has expired. Start the listing again.",
    "errorCode": "checkpoint_expired",
    "errors": [
     {
      "path": "from",
      "code": "invalid",
      "message": "The checkpoint in 'from' has expired. Start the listing again."
     }
    ]
   },
   "malformed_query_parameter": {
    "statusCode": 400,
    "error": "Bad Request",
    "message": "The query parameter 'date_from' must be an RFC 3339 time in UTC and whole seconds, such as 2026-11-20T09:15:30Z, got 'yesterday'.",
    "errorCode": "invalid_query_string",
    "errors": [
     {
      "path": "date_from",
      "code": "pattern",
      "message": "The query parameter 'date_from' must be an RFC 3339 time in UTC and whole seconds, such as 2026-11-20T09:15:30Z, got 'yesterday'."
     }
    ]
   },
   "dates_in_wrong_order": {
    "statusCode": 400,
    "error": "Bad Request",
    "message": "The query parameter 'date_from' must lie before 'date_to'.",
    "errorCode": "invalid_query_string",
    "errors": [
     {
      "path": "date_from",
      "code": "invalid",
      "message": "The query parameter 'date_from' must lie before 'date_to'."
     }
    ]
   },
   "unknown_query_parameter": {
    "statusCode": 400,
    "error": "Bad Request",
    "message": "The query parameter 'limit' is unknown.",
    "errorCode": "invalid_query_string",
    "errors": [
     {
      "path": "limit",
      "code": "unknown",
      "message": "The query parameter 'limit' is unknown."
     }
    ]
   }
  }
 },
 "NeedsReadLogs": {
  "headers": {
   "Cache-Control": "no-store",
   "X-Request-ID": "0193486e-6f5a-7c1b-9d3e-2b8f4a6c1d70"
  },
  "mediaType": "application/json",
  "examples": {
   "insufficient_scope": {
    "statusCode": 403,
    "error": "Forbidden",
    "message": "The access token needs the scope read:logs.",
    "errorCode": "insufficient_scope"
   }
  }
 },
 "get_log_200": {
  "headers": {
   "Cache-Control": "no-store",
   "X-Request-ID": "0193486e-6f5a-7c1b-9d3e-2b8f4a6c1d70",
   "X-RateLimit-Limit": "100",
   "X-RateLimit-Remaining": "99",
   "X-RateLimit-Reset": "1795166131"
  },
  "mediaType": "application/json",
  "examples": {
   "change": {
    "id": "log_1CfRq4VtXbNe7JmPsKwD8y",
    "date": "2026-11-20T09:15:30.250Z",
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
   }
  }
 },
 "LogNotFound": {
  "headers": {
   "Cache-Control": "no-store",
   "X-Request-ID": "0193486e-6f5a-7c1b-9d3e-2b8f4a6c1d70",
   "X-RateLimit-Limit": "100",
   "X-RateLimit-Remaining": "99",
   "X-RateLimit-Reset": "1795166131"
  },
  "mediaType": "application/json",
  "examples": {
   "not_found": {
    "statusCode": 404,
    "error": "Not Found",
    "message": "The log has no entry with this id.",
    "errorCode": "not_found"
   }
  }
 },
 "list_rate_limit_policies_200": {
  "headers": {
   "Cache-Control": "no-store",
   "X-Request-ID": "0193486e-6f5a-7c1b-9d3e-2b8f4a6c1d70",
   "X-RateLimit-Limit": "100",
   "X-RateLimit-Remaining": "99",
   "X-RateLimit-Reset": "1795166131"
  },
  "mediaType": "application/json",
  "examples": {
   "checkpoint": {
    "rate_limit_policies": [
     {
      "id": "rlp_1CfRp9HbXeJu5MkTcVwF7z",
      "resource": "oauth_authentication_api",
      "consumer": "client",
      "consumer_selector": "client_id:nightly-import",
      "configuration": {
       "action": "allow"
      },
      "created_at": "2026-11-04T12:00:00.000Z",
      "updated_at": "2026-11-04T12:00:00.000Z"
     },
     {
      "id": "rlp_1CfRpBQmYsNw8GtDvLxZ3e",
      "resource": "oauth_authentication_api",
      "consumer": "client",
      "consumer_selector": "default",
      "configuration": {
       "action": "block",
       "limit": 20
      },
      "created_at": "2026-11-04T12:01:09.700Z",
      "updated_at": "2026-11-10T07:45:00.015Z"
     }
    ],
    "next": "eyJ2IjoxLCJhIjoicmxwXzFDZlJwQiJ9.m3QeXw8TzKc"
   },
   "offset": {
    "rate_limit_policies": [
     {
      "id": "rlp_1CfRp9HbXeJu5MkTcVwF7z",
      "resource": "oauth_authentication_api",
      "consumer": "client",
      "consumer_selector": "client_id:nightly-import",
      "configuration": {
       "action": "allow"
      },
      "created_at": "2026-11-04T12:00:00.000Z",
      "updated_at": "2026-11-04T12:00:00.000Z"
     }
    ],
    "page": 0,
    "per_page": 25,
    "total": 1
   }
  }
 },
 "NeedsReadRateLimitPolicies": {
  "headers": {
   "Cache-Control": "no-store",
   "X-Request-ID": "0193486e-6f5a-7c1b-9d3e-2b8f4a6c1d70"
  },
  "mediaType": "application/json",
  "examples": {
   "insufficient_scope": {
    "statusCode": 403,
    "error": "Forbidden",
    "message": "The access token needs the scope read:rate_limit_policies.",
    "errorCode": "insufficient_scope"
   }
  }
 },
 "create_rate_limit_policy_201": {
  "headers": {
   "Cache-Control": "no-store",
   "X-Request-ID": "0193486e-6f5a-7c1b-9d3e-2b8f4a6c1d70",
   "ETag": "\"3-mi7ql2wq\"",
   "X-RateLimit-Limit": "100",
   "X-RateLimit-Remaining": "99",
   "X-RateLimit-Reset": "1795166131"
  },
  "mediaType": "application/json",
  "examples": {
   "created": {
    "id": "rlp_1CfRp9HbXeJu5MkTcVwF7z",
    "resource": "oauth_authentication_api",
    "consumer": "client",
    "consumer_selector": "client_id:nightly-import",
    "configuration": {
     "action": "allow"
    },
    "created_at": "2026-11-04T12:00:00.000Z",
    "updated_at": "2026-11-04T12:00:00.000Z"
   }
  }
 },
 "BadRequestBody": {
  "headers": {
   "Cache-Control": "no-store",
   "X-Request-ID": "0193486e-6f5a-7c1b-9d3e-2b8f4a6c1d70",
   "X-RateLimit-Limit": "100",
   "X-RateLimit-Remaining": "99",
   "X-RateLimit-Reset": "1795166131"
  },
  "mediaType": "application/json",
  "examples": {
   "unknown_property": {
    "statusCode": 400,
    "error": "Bad Request",
    "message": "The property 'id' is unknown.",
    "errorCode": "invalid_body",
    "errors": [
     {
      "path": "#/id",
      "code": "unknown",
      "message": "The property 'id' is unknown."
     }
    ]
   },
   "malformed_json": {
    "statusCode": 400,
    "error": "Bad Request",
    "message": "The body is not valid JSON.",
    "errorCode": "invalid_body",
    "errors": [
     {
      "path": "#",
      "code": "invalid",
      "message": "The body is not valid JSON."
     }
    ]
   },
   "unknown_query_parameter": {
    "statusCode": 400,
    "error": "Bad Request",
    "message": "The query parameter 'limit' is unknown.",
    "errorCode": "invalid_query_string",
    "errors": [
     {
      "path": "limit",
      "code": "unknown",
      "message": "The query parameter 'limit' is unknown."
     }
    ]
   }
  }
 },
 "NeedsCreateRateLimitPolicies": {
  "headers": {
   "Cache-Control": "no-store",
   "X-Request-ID": "0193486e-6f5a-7c1b-9d3e-2b8f4a6c1d70"
  },
  "mediaType": "application/json",
  "examples": {
   "insufficient_scope": {
    "statusCode": 403,
    "error": "Forbidden",
    "message": "The access token needs the scope create:rate_limit_policies.",
    "errorCode": "insufficient_scope"
   }
  }
 },
 "RateLimitPolicyNotCreated": {
  "headers": {
   "Cache-Control": "no-store",
   "X-Request-ID": "0193486e-6f5a-7c1b-9d3e-2b8f4a6c1d70",
   "X-RateLimit-Limit": "100",
   "X-RateLimit-Remaining": "99",
   "X-RateLimit-Reset": "1795166131"
  },
  "mediaType": "application/json",
  "examples": {
   "exists": {
    "statusCode": 409,
    "error": "Conflict",
    "message": "A policy with the same 'resource', 'consumer' and 'consumer_selector' exists. Change it, or delete it first.",
    "errorCode": "conflict"
   },
   "too_many": {
    "statusCode": 409,
    "error": "Conflict",
    "message": "The tenant has 10,000 rate limit policies, which is the maximum. Delete one first.",
    "errorCode": "too_many_entities"
   }
  }
 },
 "get_rate_limit_policy_200": {
  "headers": {
   "Cache-Control": "no-store",
   "X-Request-ID": "0193486e-6f5a-7c1b-9d3e-2b8f4a6c1d70",
   "ETag": "\"3-mi7ql2wq\"",
   "X-RateLimit-Limit": "100",
   "X-RateLimit-Remaining": "99",
   "X-RateLimit-Reset": "1795166131"
  },
  "mediaType": "application/json",
  "examples": {
   "allow": {
    "id": "rlp_1CfRp9HbXeJu5MkTcVwF7z",
    "resource": "oauth_authentication_api",
    "consumer": "client",
    "consumer_selector": "client_id:nightly-import",
    "configuration": {
     "action": "allow"
    },
    "created_at": "2026-11-04T12:00:00.000Z",
    "updated_at": "2026-11-04T12:00:00.000Z"
   }
  }
 },
 "RateLimitPolicyNotFound": {
  "headers": {
   "Cache-Control": "no-store",
   "X-Request-ID": "0193486e-6f5a-7c1b-9d3e-2b8f4a6c1d70",
   "X-RateLimit-Limit": "100",
   "X-RateLimit-Remaining": "99",
   "X-RateLimit-Reset": "1795166131"
  },
  "mediaType": "application/json",
  "examples": {
   "not_found": {
    "statusCode": 404,
    "error": "Not Found",
    "message": "The rate limit policy does not exist.",
    "errorCode": "not_found"
   }
  }
 },
 "update_rate_limit_policy_200": {
  "headers": {
   "Cache-Control": "no-store",
   "X-Request-ID": "0193486e-6f5a-7c1b-9d3e-2b8f4a6c1d70",
   "ETag": "\"3-mi7ql2wq\"",
   "X-RateLimit-Limit": "100",
   "X-RateLimit-Remaining": "99",
   "X-RateLimit-Reset": "1795166131"
  },
  "mediaType": "application/json",
  "examples": {
   "block": {
    "id": "rlp_1CfRp9HbXeJu5MkTcVwF7z",
    "resource": "oauth_authentication_api",
    "consumer": "client",
    "consumer_selector": "client_id:nightly-import",
    "configuration": {
     "action": "block",
     "limit": 50
    },
    "created_at": "2026-11-04T12:00:00.000Z",
    "updated_at": "2026-11-20T09:15:30.250Z"
   }
  }
 },
 "NeedsUpdateRateLimitPolicies": {
  "headers": {
   "Cache-Control": "no-store",
   "X-Request-ID": "0193486e-6f5a-7c1b-9d3e-2b8f4a6c1d70"
  },
  "mediaType": "application/json",
  "examples": {
   "insufficient_scope": {
    "statusCode": 403,
    "error": "Forbidden",
    "message": "The access token needs the scope update:rate_limit_policies.",
    "errorCode": "insufficient_scope"
   }
  }
 },
 "delete_rate_limit_policy_204": {
  "headers": {
   "Cache-Control": "no-store",
   "X-Request-ID": "0193486e-6f5a-7c1b-9d3e-2b8f4a6c1d70",
   "X-RateLimit-Limit": "100",
   "X-RateLimit-Remaining": "99",
   "X-RateLimit-Reset": "1795166131"
  },
  "examples": {}
 },
 "NeedsDeleteRateLimitPolicies": {
  "headers": {
   "Cache-Control": "no-store",
   "X-Request-ID": "0193486e-6f5a-7c1b-9d3e-2b8f4a6c1d70"
  },
  "mediaType": "application/json",
  "examples": {
   "insufficient_scope": {
    "statusCode": 403,
    "error": "Forbidden",
    "message": "The access token needs the scope delete:rate_limit_policies.",
    "errorCode": "insufficient_scope"
   }
  }
 },
 "issue_token_200": {
  "headers": {
   "X-Request-ID": "0193486e-6f5a-7c1b-9d3e-2b8f4a6c1d70",
   "Cache-Control": "no-store",
   "X-RateLimit-Limit": "20",
   "X-RateLimit-Remaining": "19",
   "X-RateLimit-Reset": "1795166131"
  },
  "mediaType": "application/json",
  "examples": {
   "token": {
    "access_token": "eyJhbGciOiJFZERTQSIsInR5cCI6ImF0K2p3dCJ9.eyJzdWIiOiJuaWdodGx5LWltcG9ydCJ9.c2lnbmF0dXJl",
    "token_type": "Bearer",
    "expires_in": 86400,
    "scope": "read:events read:event_deliveries"
   }
  }
 },
 "issue_token_302": {
  "headers": {
   "X-Request-ID": "0193486e-6f5a-7c1b-9d3e-2b8f4a6c1d70",
   "Location": "https://www.example.com/slow-down",
   "Cache-Control": "no-store",
   "X-RateLimit-Limit": "20",
   "X-RateLimit-Remaining": "19",
   "X-RateLimit-Reset": "1795166131"
  },
  "examples": {}
 },
 "TokenBadRequest": {
  "headers": {
   "X-Request-ID": "0193486e-6f5a-7c1b-9d3e-2b8f4a6c1d70",
   "Cache-Control": "no-store",
   "X-RateLimit-Limit": "20",
   "X-RateLimit-Remaining": "19",
   "X-RateLimit-Reset": "1795166131"
  },
  "mediaType": "application/json",
  "examples": {
   "invalid_request": {
    "error": "invalid_request",
    "error_description": "The parameter 'audience' is required."
   },
   "unsupported_grant_type": {
    "error": "unsupported_grant_type",
    "error_description": "The parameter 'grant_type' must be 'client_credentials', got 'password'."
   },
   "invalid_scope": {
    "error": "invalid_scope",
    "error_description": "The scope 'read:nothing' is unknown, or not granted to the client."
   },
   "too_many_scopes": {
    "error": "invalid_scope",
    "error_description": "A token with these scopes is longer than 4,096 characters. Ask for fewer scopes."
   },
   "invalid_target": {
    "error": "invalid_target",
    "error_description": "The parameter 'audience' must be '/api/v2/' or '/internal/', got '/api/v3/'."
   }
  }
 },
 "TokenUnauthorized": {
  "headers": {
   "X-Request-ID": "0193486e-6f5a-7c1b-9d3e-2b8f4a6c1d70",
   "WWW-Authenticate": "Basic realm=\"token\"",
   "Cache-Control": "no-store"
  },
  "mediaType": "application/json",
  "examples": {
   "invalid_client": {
    "error": "invalid_client",
    "error_description": "The client is unknown or its secret is wrong."
   }
  }
 },
 "TokenPayloadTooLarge": {
  "headers": {
   "X-Request-ID": "0193486e-6f5a-7c1b-9d3e-2b8f4a6c1d70",
   "Cache-Control": "no-store"
  },
  "mediaType": "application/json",
  "examples": {
   "payload_too_large": {
    "error": "invalid_request",
    "error_description": "The body must have at most 1,048,576 bytes."
   }
  }
 },
 "TokenUnsupportedMediaType": {
  "headers": {
   "X-Request-ID": "0193486e-6f5a-7c1b-9d3e-2b8f4a6c1d70",
   "Cache-Control": "no-store"
  },
  "mediaType": "application/json",
  "examples": {
   "unsupported_media_type": {
    "error": "invalid_request",
    "error_description": "The Content-Type must be application/x-www-form-urlencoded or application/json, got 'text/plain'."
   }
  }
 },
 "TokenTooManyRequests": {
  "headers": {
   "X-Request-ID": "0193486e-6f5a-7c1b-9d3e-2b8f4a6c1d70",
   "Retry-After": "1",
   "Cache-Control": "no-store",
   "X-RateLimit-Limit": "20",
   "X-RateLimit-Remaining": "19",
   "X-RateLimit-Reset": "1795166131"
  },
  "mediaType": "application/json",
  "examples": {
   "too_many_requests": {
    "error": "too_many_requests",
    "error_description": "Too many requests. Try again in 1 second."
   }
  }
 },
 "TokenInternalError": {
  "headers": {
   "X-Request-ID": "0193486e-6f5a-7c1b-9d3e-2b8f4a6c1d70",
   "Cache-Control": "no-store"
  },
  "mediaType": "application/json",
  "examples": {
   "server_error": {
    "error": "server_error",
    "error_description": "The service failed to answer the request."
   }
  }
 },
 "TokenServiceUnavailable": {
  "headers": {
   "X-Request-ID": "0193486e-6f5a-7c1b-9d3e-2b8f4a6c1d70",
   "Retry-After": "1",
   "Cache-Control": "no-store"
  },
  "mediaType": "application/json",
  "examples": {
   "temporarily_unavailable": {
    "error": "temporarily_unavailable",
    "error_description": "The store does not answer. Try again."
   }
  }
 },
 "get_jwks_200": {
  "headers": {
   "X-Request-ID": "0193486e-6f5a-7c1b-9d3e-2b8f4a6c1d70",
   "Cache-Control": "public, max-age=300"
  },
  "mediaType": "application/json",
  "examples": {
   "ed25519": {
    "keys": [
     {
      "kty": "OKP",
      "crv": "Ed25519",
      "x": "11qYAYKxCrfVS_7TyWQHOg7hcvPapiMlrwIaaPcHURo",
      "kid": "FtIu7nCwYz3b",
      "use": "sig",
      "alg": "EdDSA"
     }
    ]
   }
  }
 },
 "PublicBadRequest": {
  "headers": {
   "Cache-Control": "no-store",
   "X-Request-ID": "0193486e-6f5a-7c1b-9d3e-2b8f4a6c1d70"
  },
  "mediaType": "application/json",
  "examples": {
   "unknown_query_parameter": {
    "statusCode": 400,
    "error": "Bad Request",
    "message": "The query parameter 'limit' is unknown.",
    "errorCode": "invalid_query_string",
    "errors": [
     {
      "path": "limit",
      "code": "unknown",
      "message": "The query parameter 'limit' is unknown."
     }
    ]
   }
  }
 },
 "OutsideIssuer": {
  "headers": {
   "Cache-Control": "no-store",
   "X-Request-ID": "0193486e-6f5a-7c1b-9d3e-2b8f4a6c1d70"
  },
  "mediaType": "application/json",
  "examples": {
   "outside_issuer": {
    "statusCode": 404,
    "error": "Not Found",
    "message": "Access tokens for this service come from https://login.example.com.",
    "errorCode": "not_found"
   }
  }
 },
 "PublicPayloadTooLarge": {
  "headers": {
   "Cache-Control": "no-store",
   "X-Request-ID": "0193486e-6f5a-7c1b-9d3e-2b8f4a6c1d70"
  },
  "mediaType": "application/json",
  "examples": {
   "payload_too_large": {
    "statusCode": 413,
    "error": "Payload Too Large",
    "message": "The body must have at most 1,048,576 bytes.",
    "errorCode": "payload_too_large"
   }
  }
 },
 "PublicInternalError": {
  "headers": {
   "Cache-Control": "no-store",
   "X-Request-ID": "0193486e-6f5a-7c1b-9d3e-2b8f4a6c1d70"
  },
  "mediaType": "application/json",
  "examples": {
   "internal_error": {
    "statusCode": 500,
    "error": "Internal Server Error",
    "message": "The service failed to answer the request.",
    "errorCode": "internal_error"
   }
  }
 },
 "PublicServiceUnavailable": {
  "headers": {
   "Cache-Control": "no-store",
   "X-Request-ID": "0193486e-6f5a-7c1b-9d3e-2b8f4a6c1d70",
   "Retry-After": "1"
  },
  "mediaType": "application/json",
  "examples": {
   "service_unavailable": {
    "statusCode": 503,
    "error": "Service Unavailable",
    "message": "The service is starting. Try again in 1 second.",
    "errorCode": "service_unavailable"
   }
  }
 },
 "get_authorization_server_metadata_200": {
  "headers": {
   "Cache-Control": "no-store",
   "X-Request-ID": "0193486e-6f5a-7c1b-9d3e-2b8f4a6c1d70"
  },
  "mediaType": "application/json",
  "examples": {
   "metadata": {
    "issuer": "http://127.0.0.1:3000",
    "token_endpoint": "http://127.0.0.1:3000/oauth/token/",
    "jwks_uri": "http://127.0.0.1:3000/.well-known/jwks.json",
    "response_types_supported": [],
    "grant_types_supported": [
     "client_credentials"
    ],
    "token_endpoint_auth_methods_supported": [
     "client_secret_basic",
     "client_secret_post"
    ]
   }
  }
 }
} satisfies Record<string, DocumentedResponse>
/** The operation of the event stream, and its query parameters. */
export const eventStream = {"operation":"subscribe_events","parameters":{"position":"from","time":"from_timestamp","types":"event_type","filters":"filter","lastEventId":"lastEventId"}} as const
/** What can be wrong with a parameter or a place in a body. */
export const fieldErrorCodes = ["required","unknown","repeated","type","enum","minimum","maximum","min_length","max_length","min_items","max_items","unique_items","min_properties","max_properties","pattern","format","invalid"] as const
/** Why an event stream ends with an error message. */
export const streamErrorCodes = ["cursor_expired","connection_timeout","processing_error"] as const
/** The properties with passwords and other secrets. */
export const secretNames: readonly string[] = ["client_secret","header_value","password","signing_secret","token"]
/** The properties whose value is an object with any names, such as metadata. */
export const mapNames: readonly string[] = ["app_metadata","metadata","profileData","user_metadata"]
/** The properties that not all forms of an object have, by the property that tells the forms apart, and by its value. */
export const formProperties: FormProperties = {"method":{"basic":["username","password"],"custom_header":["header_key","header_value"],"bearer":["token"]},"type":{"connection":["connection_id"],"organization":["organization_id"]},"member_type":{"connection":["type","connection_id"]},"action":{"block":["limit"],"log":["limit"],"redirect":["limit","redirect_uri"]},"kty":{"OKP":["crv","x"],"EC":["crv","x","y"],"RSA":["n","e"]}}
/** The operations of the public document, and what each may answer, by status. */
export const operations = {
  list_event_streams: { method: 'GET', path: '/api/v2/event-streams', parameters: {}, pageSize: 25, responses: { 200: shared["list_event_streams_200"], 400: shared["BadRequestPaging"], 401: shared["Unauthorized"], 403: shared["NeedsReadEventStreams"], 413: shared["PayloadTooLarge"], 429: shared["TooManyRequests"], 500: shared["InternalError"], 503: shared["ServiceUnavailable"] } },
  create_event_stream: { method: 'POST', path: '/api/v2/event-streams', parameters: {}, responses: { 201: shared["create_event_stream_201"], 400: shared["BadRequestEventStream"], 401: shared["Unauthorized"], 403: shared["NeedsCreateEventStreams"], 409: shared["EventStreamNotCreated"], 410: shared["Gone"], 413: shared["PayloadTooLarge"], 415: shared["UnsupportedMediaType"], 429: shared["TooManyRequests"], 500: shared["InternalError"], 503: shared["ServiceUnavailable"] } },
  get_event_stream: { method: 'GET', path: '/api/v2/event-streams/{id}', parameters: {"id":"est_1CfRkm7WrQvB2TzNpXyL4d"}, responses: { 200: shared["get_event_stream_200"], 400: shared["BadRequestPath"], 401: shared["Unauthorized"], 403: shared["NeedsReadEventStreams"], 404: shared["EventStreamNotFound"], 413: shared["PayloadTooLarge"], 429: shared["TooManyRequests"], 500: shared["InternalError"], 503: shared["ServiceUnavailable"] } },
  update_event_stream: { method: 'PATCH', path: '/api/v2/event-streams/{id}', parameters: {"id":"est_1CfRkm7WrQvB2TzNpXyL4d"}, responses: { 200: shared["update_event_stream_200"], 400: shared["BadRequestEventStreamUpdate"], 401: shared["Unauthorized"], 403: shared["NeedsUpdateEventStreams"], 404: shared["EventStreamNotFound"], 409: shared["EventStreamNotUpdated"], 410: shared["Gone"], 412: shared["PreconditionFailed"], 413: shared["PayloadTooLarge"], 415: shared["UnsupportedMediaType"], 429: shared["TooManyRequests"], 500: shared["InternalError"], 503: shared["ServiceUnavailable"] } },
  delete_event_stream: { method: 'DELETE', path: '/api/v2/event-streams/{id}', parameters: {"id":"est_1CfRkm7WrQvB2TzNpXyL4d"}, responses: { 204: shared["delete_event_stream_204"], 400: shared["BadRequestPath"], 401: shared["Unauthorized"], 403: shared["NeedsDeleteEventStreams"], 404: shared["EventStreamNotFound"], 412: shared["PreconditionFailed"], 413: shared["PayloadTooLarge"], 429: shared["TooManyRequests"], 500: shared["InternalError"], 503: shared["ServiceUnavailable"] } },
  get_event_stream_stats: { method: 'GET', path: '/api/v2/event-streams/{id}/stats', parameters: {"id":"est_1CfRkm7WrQvB2TzNpXyL4d"}, responses: { 200: shared["get_event_stream_stats_200"], 400: shared["BadRequestPathAndQuery"], 401: shared["Unauthorized"], 403: shared["NeedsReadEventStreams"], 404: shared["EventStreamNotFound"], 413: shared["PayloadTooLarge"], 429: shared["TooManyRequests"], 500: shared["InternalError"], 503: shared["ServiceUnavailable"] } },
  test_event_stream: { method: 'POST', path: '/api/v2/event-streams/{id}/test', parameters: {"id":"est_1CfRkm7WrQvB2TzNpXyL4d"}, responses: { 202: shared["test_event_stream_202"], 400: shared["BadRequestPathAndBody"], 401: shared["Unauthorized"], 403: shared["NeedsUpdateEventStreams"], 404: shared["EventStreamNotFound"], 409: shared["TestEventConflict"], 413: shared["PayloadTooLarge"], 415: shared["UnsupportedMediaType"], 429: shared["TooManyRequests"], 500: shared["InternalError"], 503: shared["ServiceUnavailable"] } },
  get_event_deliveries: { method: 'GET', path: '/api/v2/event-streams/{id}/deliveries', parameters: {"id":"est_1CfRkm7WrQvB2TzNpXyL4d"}, pageSize: 50, responses: { 200: shared["get_event_deliveries_200"], 400: shared["BadRequestPathAndPaging"], 401: shared["Unauthorized"], 403: shared["NeedsReadEventDeliveries"], 404: shared["EventStreamNotFound"], 413: shared["PayloadTooLarge"], 429: shared["TooManyRequests"], 500: shared["InternalError"], 503: shared["ServiceUnavailable"] } },
  get_event_delivery: { method: 'GET', path: '/api/v2/event-streams/{id}/deliveries/{event_id}', parameters: {"id":"est_1CfRkm7WrQvB2TzNpXyL4d","event_id":"evt_1CfRm3KpZtYh8WqDsNvG6a"}, responses: { 200: shared["get_event_delivery_200"], 400: shared["BadRequestPath"], 401: shared["Unauthorized"], 403: shared["NeedsReadEventDeliveries"], 404: shared["DeliveryNotFound"], 413: shared["PayloadTooLarge"], 429: shared["TooManyRequests"], 500: shared["InternalError"], 503: shared["ServiceUnavailable"] } },
  list_event_stream_attempts: { method: 'GET', path: '/api/v2/event-streams/{id}/attempts', parameters: {"id":"est_1CfRkm7WrQvB2TzNpXyL4d"}, pageSize: 25, responses: { 200: shared["list_event_stream_attempts_200"], 400: shared["BadRequestPathAndPaging"], 401: shared["Unauthorized"], 403: shared["NeedsReadEventDeliveries"], 404: shared["EventStreamNotFound"], 413: shared["PayloadTooLarge"], 429: shared["TooManyRequests"], 500: shared["InternalError"], 503: shared["ServiceUnavailable"] } },
  redeliver_events: { method: 'POST', path: '/api/v2/event-streams/{id}/redeliver', parameters: {"id":"est_1CfRkm7WrQvB2TzNpXyL4d"}, responses: { 202: shared["redeliver_events_202"], 400: shared["BadRequestPathAndBody"], 401: shared["Unauthorized"], 403: shared["NeedsUpdateEventDeliveries"], 404: shared["EventStreamNotFound"], 409: shared["RedeliveriesConflict"], 413: shared["PayloadTooLarge"], 415: shared["UnsupportedMediaType"], 429: shared["TooManyRequests"], 500: shared["InternalError"], 503: shared["ServiceUnavailable"] } },
  redeliver_event: { method: 'POST', path: '/api/v2/event-streams/{id}/redeliver/{event_id}', parameters: {"id":"est_1CfRkm7WrQvB2TzNpXyL4d","event_id":"evt_1CfRm3KpZtYh8WqDsNvG6a"}, responses: { 202: shared["redeliver_event_202"], 400: shared["BadRequestPath"], 401: shared["Unauthorized"], 403: shared["NeedsUpdateEventDeliveries"], 404: shared["DeliveryNotFound"], 409: shared["RedeliveryConflict"], 413: shared["PayloadTooLarge"], 429: shared["TooManyRequests"], 500: shared["InternalError"], 503: shared["ServiceUnavailable"] } },
  replay_events: { method: 'POST', path: '/api/v2/event-streams/{id}/replay', parameters: {"id":"est_1CfRkm7WrQvB2TzNpXyL4d"}, responses: { 202: shared["replay_events_202"], 400: shared["BadRequestReplay"], 401: shared["Unauthorized"], 403: shared["NeedsUpdateEventDeliveries"], 404: shared["EventStreamNotFound"], 409: shared["ReplayConflict"], 410: shared["Gone"], 413: shared["PayloadTooLarge"], 415: shared["UnsupportedMediaType"], 429: shared["TooManyRequests"], 500: shared["InternalError"], 503: shared["ServiceUnavailable"] } },
  end_replay: { method: 'DELETE', path: '/api/v2/event-streams/{id}/replay', parameters: {"id":"est_1CfRkm7WrQvB2TzNpXyL4d"}, responses: { 204: shared["end_replay_204"], 400: shared["BadRequestPath"], 401: shared["Unauthorized"], 403: shared["NeedsUpdateEventDeliveries"], 404: shared["ReplayNotFound"], 413: shared["PayloadTooLarge"], 429: shared["TooManyRequests"], 500: shared["InternalError"], 503: shared["ServiceUnavailable"] } },
  skip_events: { method: 'POST', path: '/api/v2/event-streams/{id}/skip', parameters: {"id":"est_1CfRkm7WrQvB2TzNpXyL4d"}, responses: { 202: shared["skip_events_202"], 400: shared["BadRequestSkip"], 401: shared["Unauthorized"], 403: shared["NeedsUpdateEventDeliveries"], 404: shared["EventStreamNotFound"], 409: shared["SkipConflict"], 413: shared["PayloadTooLarge"], 415: shared["UnsupportedMediaType"], 429: shared["TooManyRequests"], 500: shared["InternalError"], 503: shared["ServiceUnavailable"] } },
  subscribe_events: { method: 'GET', path: '/api/v2/events', parameters: {}, responses: { 200: shared["subscribe_events_200"], 400: shared["BadRequestSubscription"], 401: shared["Unauthorized"], 403: shared["NeedsReadEvents"], 410: shared["Gone"], 413: shared["PayloadTooLarge"], 429: shared["TooManySubscriptions"], 500: shared["InternalError"], 503: shared["ServiceUnavailable"] } },
  get_event_subscribers: { method: 'GET', path: '/api/v2/events/subscribers', parameters: {}, responses: { 200: shared["get_event_subscribers_200"], 400: shared["BadRequestSubscribers"], 401: shared["Unauthorized"], 403: shared["NeedsReadEvents"], 413: shared["PayloadTooLarge"], 429: shared["TooManyRequests"], 500: shared["InternalError"], 503: shared["ServiceUnavailable"] } },
  list_event_attempts: { method: 'GET', path: '/api/v2/events/{event_id}/attempts', parameters: {"event_id":"evt_1CfRm7TzVnBx4JqGsLwC5e"}, pageSize: 25, responses: { 200: shared["list_event_attempts_200"], 400: shared["BadRequestEventAttempts"], 401: shared["Unauthorized"], 403: shared["NeedsReadEventDeliveries"], 413: shared["PayloadTooLarge"], 429: shared["TooManyRequests"], 500: shared["InternalError"], 503: shared["ServiceUnavailable"] } },
  list_logs: { method: 'GET', path: '/api/v2/logs', parameters: {}, pageSize: 25, responses: { 200: shared["list_logs_200"], 400: shared["BadRequestLogs"], 401: shared["Unauthorized"], 403: shared["NeedsReadLogs"], 413: shared["PayloadTooLarge"], 429: shared["TooManyRequests"], 500: shared["InternalError"], 503: shared["ServiceUnavailable"] } },
  get_log: { method: 'GET', path: '/api/v2/logs/{id}', parameters: {"id":"log_1CfRq4VtXbNe7JmPsKwD8y"}, responses: { 200: shared["get_log_200"], 400: shared["BadRequestPath"], 401: shared["Unauthorized"], 403: shared["NeedsReadLogs"], 404: shared["LogNotFound"], 413: shared["PayloadTooLarge"], 429: shared["TooManyRequests"], 500: shared["InternalError"], 503: shared["ServiceUnavailable"] } },
  list_rate_limit_policies: { method: 'GET', path: '/api/v2/rate-limit-policies', parameters: {}, pageSize: 25, responses: { 200: shared["list_rate_limit_policies_200"], 400: shared["BadRequestPaging"], 401: shared["Unauthorized"], 403: shared["NeedsReadRateLimitPolicies"], 413: shared["PayloadTooLarge"], 429: shared["TooManyRequests"], 500: shared["InternalError"], 503: shared["ServiceUnavailable"] } },
  create_rate_limit_policy: { method: 'POST', path: '/api/v2/rate-limit-policies', parameters: {}, responses: { 201: shared["create_rate_limit_policy_201"], 400: shared["BadRequestBody"], 401: shared["Unauthorized"], 403: shared["NeedsCreateRateLimitPolicies"], 409: shared["RateLimitPolicyNotCreated"], 413: shared["PayloadTooLarge"], 415: shared["UnsupportedMediaType"], 429: shared["TooManyRequests"], 500: shared["InternalError"], 503: shared["ServiceUnavailable"] } },
  get_rate_limit_policy: { method: 'GET', path: '/api/v2/rate-limit-policies/{id}', parameters: {"id":"rlp_1CfRp9HbXeJu5MkTcVwF7z"}, responses: { 200: shared["get_rate_limit_policy_200"], 400: shared["BadRequestPath"], 401: shared["Unauthorized"], 403: shared["NeedsReadRateLimitPolicies"], 404: shared["RateLimitPolicyNotFound"], 413: shared["PayloadTooLarge"], 429: shared["TooManyRequests"], 500: shared["InternalError"], 503: shared["ServiceUnavailable"] } },
  update_rate_limit_policy: { method: 'PATCH', path: '/api/v2/rate-limit-policies/{id}', parameters: {"id":"rlp_1CfRp9HbXeJu5MkTcVwF7z"}, responses: { 200: shared["update_rate_limit_policy_200"], 400: shared["BadRequestPathAndBody"], 401: shared["Unauthorized"], 403: shared["NeedsUpdateRateLimitPolicies"], 404: shared["RateLimitPolicyNotFound"], 412: shared["PreconditionFailed"], 413: shared["PayloadTooLarge"], 415: shared["UnsupportedMediaType"], 429: shared["TooManyRequests"], 500: shared["InternalError"], 503: shared["ServiceUnavailable"] } },
  delete_rate_limit_policy: { method: 'DELETE', path: '/api/v2/rate-limit-policies/{id}', parameters: {"id":"rlp_1CfRp9HbXeJu5MkTcVwF7z"}, responses: { 204: shared["delete_rate_limit_policy_204"], 400: shared["BadRequestPath"], 401: shared["Unauthorized"], 403: shared["NeedsDeleteRateLimitPolicies"], 404: shared["RateLimitPolicyNotFound"], 412: shared["PreconditionFailed"], 413: shared["PayloadTooLarge"], 429: shared["TooManyRequests"], 500: shared["InternalError"], 503: shared["ServiceUnavailable"] } },
  issue_token: { method: 'POST', path: '/oauth/token/', parameters: {}, responses: { 200: shared["issue_token_200"], 302: shared["issue_token_302"], 400: shared["TokenBadRequest"], 401: shared["TokenUnauthorized"], 413: shared["TokenPayloadTooLarge"], 415: shared["TokenUnsupportedMediaType"], 429: shared["TokenTooManyRequests"], 500: shared["TokenInternalError"], 503: shared["TokenServiceUnavailable"] } },
  get_jwks: { method: 'GET', path: '/.well-known/jwks.json', parameters: {}, responses: { 200: shared["get_jwks_200"], 400: shared["PublicBadRequest"], 404: shared["OutsideIssuer"], 413: shared["PublicPayloadTooLarge"], 500: shared["PublicInternalError"], 503: shared["PublicServiceUnavailable"] } },
  get_authorization_server_metadata: { method: 'GET', path: '/.well-known/oauth-authorization-server', parameters: {}, responses: { 200: shared["get_authorization_server_metadata_200"], 400: shared["PublicBadRequest"], 404: shared["OutsideIssuer"], 413: shared["PublicPayloadTooLarge"], 500: shared["PublicInternalError"], 503: shared["PublicServiceUnavailable"] } },
} as const satisfies Record<string, OperationResponses>
