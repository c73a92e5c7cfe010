// Generated from openapi/openapi.yaml by `npm run generate`. Never edited by hand.

import type { PublicOperationId } from '@tenant-api/client'
import type { DocumentedTool } from '../mcp/documented-tool.ts'

/** The tools of the public operations of the document: reads first, then writes. */
export const tools: Readonly<Record<Exclude<PublicOperationId, 'issue_token'>, DocumentedTool>> = {
  "list_event_streams": {
    "name": "read_list_event_streams",
    "description": "List event streams. Lists the tenant's event streams in the order of their creation.",
    "inputSchema": {
      "type": "object",
      "properties": {
        "from": {
          "description": "In checkpoint paging, the opaque next-checkpoint id of the previous page, passed unmodified and with the same filters.",
          "type": "string"
        },
        "take": {
          "description": "In checkpoint paging, the number of results on each page: at most 50, on a private cloud 100.",
          "type": "integer",
          "minimum": 1,
          "maximum": 50
        }
      }
    }
  },
  "get_event_stream": {
    "name": "read_get_event_stream",
    "description": "Get an event stream. Returns one event stream, without its secrets.",
    "inputSchema": {
      "type": "object",
      "properties": {
        "id": {
          "description": "Identifier of the event stream.",
          "type": "string"
        }
      },
      "required": [
        "id"
      ]
    }
  },
  "get_event_stream_stats": {
    "name": "read_get_event_stream_stats",
    "description": "Get the statistics of an event stream. Returns how many deliveries succeeded and failed on each day in UTC, and the current state of the stream.",
    "inputSchema": {
      "type": "object",
      "properties": {
        "id": {
          "description": "Identifier of the event stream.",
          "type": "string"
        },
        "date_from": {
          "description": "Start of the window, inclusive.",
          "type": "string"
        },
        "date_to": {
          "description": "End of the window, exclusive.",
          "type": "string"
        }
      },
      "required": [
        "id"
      ]
    }
  },
  "get_event_deliveries": {
    "name": "read_get_event_deliveries",
    "description": "List the delivery history of an event stream. Lists the failed deliveries of one event stream, by their first attempt, oldest first.",
    "inputSchema": {
      "type": "object",
      "properties": {
        "id": {
          "description": "Identifier of the event stream.",
          "type": "string"
        },
        "statuses": {
          "description": "Only deliveries with one of these statuses, a comma-separated list or a repeated parameter.",
          "type": "array",
          "items": {
            "description": "Status of a delivery or of an attempt.",
            "type": "string",
            "enum": [
              "failed"
            ]
          }
        },
        "event_types": {
          "description": "Only deliveries with one of these event types, a comma-separated list or a repeated parameter.",
          "type": "array",
          "items": {
            "description": "The type of a tenant event.",
            "type": "string",
            "enum": [
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
        },
        "date_from": {
          "description": "Only deliveries whose first attempt or, if none was made, whose end was at or after this time.",
          "type": "string"
        },
        "date_to": {
          "description": "Only deliveries whose first attempt or, if none was made, whose end was before this time.",
          "type": "string"
        },
        "from": {
          "description": "In checkpoint paging, the opaque next-checkpoint id of the previous page, passed unmodified and with the same filters.",
          "type": "string"
        },
        "take": {
          "description": "Number of deliveries on each page.",
          "type": "integer",
          "minimum": 1,
          "maximum": 100
        }
      },
      "required": [
        "id"
      ]
    }
  },
  "get_event_delivery": {
    "name": "read_get_event_delivery",
    "description": "Get a delivery. Returns one failed delivery of the event stream's history.",
    "inputSchema": {
      "type": "object",
      "properties": {
        "id": {
          "description": "Identifier of the event stream.",
          "type": "string"
        },
        "event_id": {
          "description": "Identifier of the event, which is also the identifier of its delivery.",
          "type": "string"
        }
      },
      "required": [
        "id",
        "event_id"
      ]
    }
  },
  "list_event_stream_attempts": {
    "name": "read_list_event_stream_attempts",
    "description": "List the delivery attempts of an event stream. Lists every attempt to send an event to the destination of one event stream, with the answer that it got, newest first: live events, test events and redeliveries.",
    "inputSchema": {
      "type": "object",
      "properties": {
        "id": {
          "description": "Identifier of the event stream.",
          "type": "string"
        },
        "event_id": {
          "description": "Only attempts to send this event.",
          "type": "string"
        },
        "results": {
          "description": "Only attempts with one of these results, a comma-separated list or a repeated parameter.",
          "type": "array",
          "items": {
            "description": "How an attempt ended.",
            "type": "string",
            "enum": [
              "delivered",
              "failed",
              "abandoned"
            ]
          }
        },
        "event_types": {
          "description": "Only attempts to send events of one of these types, a comma-separated list or a repeated parameter. Has the form of event_types of read_get_event_deliveries.",
          "type": "array"
        },
        "date_from": {
          "description": "Only attempts that began at or after this time.",
          "type": "string"
        },
        "date_to": {
          "description": "Only attempts that began before this time.",
          "type": "string"
        },
        "from": {
          "description": "In checkpoint paging, the opaque next-checkpoint id of the previous page, passed unmodified and with the same filters.",
          "type": "string"
        },
        "take": {
          "description": "In checkpoint paging, the number of results on each page: at most 50, on a private cloud 100.",
          "type": "integer",
          "minimum": 1,
          "maximum": 50
        }
      },
      "required": [
        "id"
      ]
    }
  },
  "subscribe_events": {
    "name": "read_subscribe_events",
    "description": "Subscribe to events. Streams the tenant's events live, as Server-Sent Events (text/event-stream).",
    "inputSchema": {
      "type": "object",
      "properties": {
        "from": {
          "description": "The offset of the message to start after.",
          "type": "string"
        },
        "from_timestamp": {
          "description": "Starts at the first event that the service accepted at or after this time.",
          "type": "string"
        },
        "event_type": {
          "description": "The event types to listen for. Has the form of event_types of read_get_event_deliveries.",
          "type": "array"
        },
        "filter": {
          "description": "A condition on the content of events, at most 10.",
          "type": "array",
          "maxItems": 10,
          "items": {
            "description": "A condition of EventFilter on one line, such as data.object.organization.id:exact:org_1.",
            "type": "string"
          }
        }
      }
    }
  },
  "get_event_subscribers": {
    "name": "read_get_event_subscribers",
    "description": "Count the subscribers of events. Returns how many subscriptions of all clients are open at present, at all nodes of the service.",
    "inputSchema": {
      "type": "object",
      "properties": {}
    }
  },
  "list_event_attempts": {
    "name": "read_list_event_attempts",
    "description": "List the delivery attempts of an event. Answers whether an event arrived: lists every attempt to send the event, at all event streams, newest first.",
    "inputSchema": {
      "type": "object",
      "properties": {
        "event_id": {
          "description": "Identifier of the event.",
          "type": "string"
        },
        "from": {
          "description": "In checkpoint paging, the opaque next-checkpoint id of the previous page, passed unmodified and with the same filters.",
          "type": "string"
        },
        "take": {
          "description": "In checkpoint paging, the number of results on each page: at most 50, on a private cloud 100.",
          "type": "integer",
          "minimum": 1,
          "maximum": 50
        }
      },
      "required": [
        "event_id"
      ]
    }
  },
  "list_logs": {
    "name": "read_list_logs",
    "description": "List the tenant's log. Lists who changed what, newest first: each change of a resource, sums of refused writes and of issued tokens, the commands of operators, and what the service noticed by itself.",
    "inputSchema": {
      "type": "object",
      "properties": {
        "correlation_id": {
          "description": "Only entries of requests with this correlation id, which is at most 64 characters long.",
          "type": "string"
        },
        "client_id": {
          "description": "Only entries of this client.",
          "type": "string"
        },
        "operation": {
          "description": "Only entries of this operation, command or notice.",
          "type": "string",
          "enum": [
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
        "resource_id": {
          "description": "Only entries about the resource with this identifier.",
          "type": "string"
        },
        "kind": {
          "description": "Only entries of this kind.",
          "type": "string",
          "enum": [
            "change",
            "refusal",
            "token",
            "command",
            "system"
          ]
        },
        "date_from": {
          "description": "Only entries of this time or later.",
          "type": "string"
        },
        "date_to": {
          "description": "Only entries before this time.",
          "type": "string"
        },
        "from": {
          "description": "In checkpoint paging, the opaque next-checkpoint id of the previous page, passed unmodified and with the same filters.",
          "type": "string"
        },
        "take": {
          "description": "In checkpoint paging, the number of results on each page: at most 50, on a private cloud 100.",
          "type": "integer",
          "minimum": 1,
          "maximum": 50
        }
      }
    }
  },
  "get_log": {
    "name": "read_get_log",
    "description": "Get an entry of the log. Returns one entry of the tenant's log.",
    "inputSchema": {
      "type": "object",
      "properties": {
        "id": {
          "description": "Identifier of the log entry.",
          "type": "string"
        }
      },
      "required": [
        "id"
      ]
    }
  },
  "list_rate_limit_policies": {
    "name": "read_list_rate_limit_policies",
    "description": "List rate limit policies. Lists the tenant's rate limit policies in the order of their creation.",
    "inputSchema": {
      "type": "object",
      "properties": {
        "resource": {
          "description": "Only policies that protect this API.",
          "type": "string",
          "enum": [
            "oauth_authentication_api"
          ]
        },
        "consumer": {
          "description": "Only policies for this kind of consumer.",
          "type": "string",
          "enum": [
            "client"
          ]
        },
        "consumer_selector": {
          "description": "Only the policies with exactly this selector.",
          "type": "string"
        },
        "from": {
          "description": "In checkpoint paging, the opaque next-checkpoint id of the previous page, passed unmodified and with the same filters.",
          "type": "string"
        },
        "take": {
          "description": "In checkpoint paging, the number of results on each page: at most 50, on a private cloud 100.",
          "type": "integer",
          "minimum": 1,
          "maximum": 50
        }
      }
    }
  },
  "get_rate_limit_policy": {
    "name": "read_get_rate_limit_policy",
    "description": "Get a rate limit policy. Returns one rate limit policy.",
    "inputSchema": {
      "type": "object",
      "properties": {
        "id": {
          "description": "Identifier of the rate limit policy.",
          "type": "string"
        }
      },
      "required": [
        "id"
      ]
    }
  },
  "get_jwks": {
    "name": "read_get_jwks",
    "description": "Get the public keys. Returns the public keys that verify access tokens (RFC 7517).",
    "inputSchema": {
      "type": "object",
      "properties": {}
    }
  },
  "get_authorization_server_metadata": {
    "name": "read_get_authorization_server_metadata",
    "description": "Get the authorization server's metadata. Returns where and how to get tokens (RFC 8414).",
    "inputSchema": {
      "type": "object",
      "properties": {}
    }
  },
  "create_event_stream": {
    "name": "write_create_event_stream",
    "description": "Create an event stream.",
    "inputSchema": {
      "type": "object",
      "properties": {
        "name": {
          "description": "Name of the event stream, unique in the tenant.",
          "type": "string"
        },
        "subscriptions": {
          "description": "The event types to deliver, each once.",
          "type": "array",
          "minItems": 1,
          "maxItems": 22,
          "items": {
            "description": "One event type to deliver.",
            "type": "object",
            "properties": {
              "event_type": {
                "description": "The type of a tenant event. Has the form of event_types of read_get_event_deliveries.",
                "type": "string"
              }
            },
            "required": [
              "event_type"
            ]
          }
        },
        "filters": {
          "description": "Conditions on the content of events.",
          "type": "array",
          "maxItems": 10,
          "items": {
            "description": "One condition: a path, and exactly one test of the value there.",
            "type": "object",
            "properties": {
              "path": {
                "description": "Where to look in the event: names joined by dots, beginning with source, data.object or data.context.",
                "type": "string"
              },
              "exact": {
                "description": "The text to compare with.",
                "type": "string"
              },
              "not_exact": {
                "type": "string"
              },
              "prefix": {
                "type": "string"
              },
              "not_prefix": {
                "type": "string"
              },
              "suffix": {
                "type": "string"
              },
              "not_suffix": {
                "type": "string"
              },
              "in": {
                "description": "The texts to compare with.",
                "type": "array",
                "minItems": 1,
                "maxItems": 20,
                "items": {
                  "description": "The text to compare with.",
                  "type": "string"
                }
              },
              "not_in": {
                "type": "array",
                "minItems": 1,
                "maxItems": 20,
                "items": {
                  "description": "The text to compare with.",
                  "type": "string"
                }
              },
              "exists": {
                "const": true
              },
              "not_exists": {
                "const": true
              }
            },
            "required": [
              "path"
            ]
          }
        },
        "order": {
          "description": "In which order events are sent.",
          "type": "string",
          "enum": [
            "none",
            "object"
          ]
        },
        "max_events_per_second": {
          "description": "At most this many events are sent in a second, evenly spaced, with retries, redeliveries, replays and test events.",
          "type": "integer",
          "minimum": 0,
          "maximum": 1000
        },
        "destination": {
          "description": "Where the events go.",
          "type": "object",
          "properties": {
            "type": {
              "const": "webhook"
            },
            "configuration": {
              "description": "How to call the endpoint.",
              "type": "object",
              "properties": {
                "webhook_endpoint": {
                  "description": "Address of the endpoint, https.",
                  "type": "string"
                },
                "webhook_authorization": {
                  "description": "How the service authenticates at the endpoint.",
                  "type": "object",
                  "oneOf": [
                    {
                      "description": "HTTP Basic (RFC 7617).",
                      "type": "object",
                      "properties": {
                        "method": {
                          "const": "basic"
                        },
                        "username": {
                          "description": "The user name, without colons, control characters and characters that change the direction of text.",
                          "type": "string"
                        },
                        "password": {
                          "description": "The password, without control characters.",
                          "type": "string"
                        }
                      },
                      "required": [
                        "method",
                        "username",
                        "password"
                      ]
                    },
                    {
                      "description": "A bearer token (RFC 6750).",
                      "type": "object",
                      "properties": {
                        "method": {
                          "const": "bearer"
                        },
                        "token": {
                          "description": "The token, in visible ASCII without spaces.",
                          "type": "string"
                        }
                      },
                      "required": [
                        "method",
                        "token"
                      ]
                    },
                    {
                      "description": "A header of your choice.",
                      "type": "object",
                      "properties": {
                        "method": {
                          "const": "custom_header"
                        },
                        "header_key": {
                          "description": "The header's name, a token (RFC 9110, section 5.6.2).",
                          "type": "string"
                        },
                        "header_value": {
                          "description": "The header's value, in visible ASCII.",
                          "type": "string"
                        }
                      },
                      "required": [
                        "method",
                        "header_key",
                        "header_value"
                      ]
                    }
                  ]
                },
                "signing_secret": {
                  "description": "The secret that signs every delivery.",
                  "type": "string"
                },
                "secret_version": {
                  "description": "A name of your own for the secrets of the destination, such as 2026-11.",
                  "type": "string"
                }
              },
              "required": [
                "webhook_endpoint",
                "webhook_authorization"
              ]
            }
          },
          "required": [
            "type",
            "configuration"
          ]
        },
        "status": {
          "description": "Whether the event stream delivers events.",
          "type": "string",
          "enum": [
            "enabled",
            "disabled"
          ]
        },
        "start": {
          "description": "Where the event stream begins.",
          "type": "object",
          "properties": {
            "from": {
              "description": "The offset of the message to start after, as a subscriber received it.",
              "type": "string"
            },
            "from_timestamp": {
              "description": "Starts at the first event that the service accepted at or after this time, or at the oldest kept event.",
              "type": "string"
            }
          }
        }
      },
      "required": [
        "name",
        "subscriptions",
        "destination"
      ]
    }
  },
  "update_event_stream": {
    "name": "write_update_event_stream",
    "description": "Update an event stream. Changes the given properties.",
    "inputSchema": {
      "type": "object",
      "properties": {
        "id": {
          "description": "Identifier of the event stream.",
          "type": "string"
        },
        "If-Match": {
          "description": "Makes the write conditional (RFC 9110, section 13.1.1): it is done only if the resource still has one of these entity tags, a comma-separated list, and is else refused with 412.",
          "type": "string"
        },
        "name": {
          "description": "Name of the event stream, unique in the tenant.",
          "type": "string"
        },
        "subscriptions": {
          "description": "The event types to deliver, each once. Has the form of subscriptions of write_create_event_stream.",
          "type": "array"
        },
        "filters": {
          "description": "Replaces all filters. Has the form of filters of write_create_event_stream.",
          "type": "array"
        },
        "order": {
          "description": "In which order events are sent.",
          "type": "string",
          "enum": [
            "none",
            "object"
          ]
        },
        "max_events_per_second": {
          "description": "At most this many events are sent in a second, evenly spaced, with retries, redeliveries, replays and test events.",
          "type": "integer",
          "minimum": 0,
          "maximum": 1000
        },
        "destination": {
          "description": "Replaces the whole destination.",
          "type": "object"
        },
        "status": {
          "description": "Whether the event stream delivers events.",
          "type": "string",
          "enum": [
            "enabled",
            "disabled"
          ]
        },
        "start": {
          "description": "Where the event stream begins.",
          "type": "object",
          "properties": {
            "from": {
              "description": "The offset of the message to start after, as a subscriber received it.",
              "type": "string"
            },
            "from_timestamp": {
              "description": "Starts at the first event that the service accepted at or after this time, or at the oldest kept event.",
              "type": "string"
            }
          }
        }
      },
      "required": [
        "id"
      ]
    }
  },
  "delete_event_stream": {
    "name": "write_delete_event_stream",
    "description": "Delete an event stream. Deletes an event stream, ends its deliveries and removes its delivery history.",
    "inputSchema": {
      "type": "object",
      "properties": {
        "id": {
          "description": "Identifier of the event stream.",
          "type": "string"
        },
        "If-Match": {
          "description": "Makes the write conditional (RFC 9110, section 13.1.1): it is done only if the resource still has one of these entity tags, a comma-separated list, and is else refused with 412.",
          "type": "string"
        }
      },
      "required": [
        "id"
      ]
    }
  },
  "test_event_stream": {
    "name": "write_test_event_stream",
    "description": "Send a test event. Sends one test event to this event stream only, even if it does not subscribe to the type.",
    "inputSchema": {
      "type": "object",
      "properties": {
        "id": {
          "description": "Identifier of the event stream.",
          "type": "string"
        },
        "event_type": {
          "description": "The type of a tenant event. Has the form of event_types of read_get_event_deliveries.",
          "type": "string"
        },
        "data": {
          "description": "Data of the event, in the form that its type requires.",
          "type": "object"
        }
      },
      "required": [
        "id",
        "event_type"
      ]
    }
  },
  "redeliver_events": {
    "name": "write_redeliver_events",
    "description": "Redeliver failed deliveries. Repeats the failed deliveries that match the filters, or all failed deliveries if the request has no body.",
    "inputSchema": {
      "type": "object",
      "properties": {
        "id": {
          "description": "Identifier of the event stream.",
          "type": "string"
        },
        "date_from": {
          "description": "Only deliveries whose first attempt or, if none was made, whose end was at or after this time.",
          "type": "string"
        },
        "date_to": {
          "description": "Only deliveries whose first attempt or, if none was made, whose end was before this time.",
          "type": "string"
        },
        "statuses": {
          "description": "Only deliveries with one of these statuses.",
          "type": "array",
          "minItems": 1,
          "maxItems": 10,
          "items": {
            "description": "Status of a delivery or of an attempt.",
            "type": "string",
            "enum": [
              "failed"
            ]
          }
        },
        "event_types": {
          "description": "Only deliveries with one of these event types.",
          "type": "array",
          "minItems": 1,
          "maxItems": 22,
          "items": {
            "type": "string",
            "description": "The type of a tenant event. Has the form of event_types of read_get_event_deliveries."
          }
        }
      },
      "required": [
        "id"
      ]
    }
  },
  "redeliver_event": {
    "name": "write_redeliver_event",
    "description": "Redeliver one delivery. Repeats one failed delivery.",
    "inputSchema": {
      "type": "object",
      "properties": {
        "id": {
          "description": "Identifier of the event stream.",
          "type": "string"
        },
        "event_id": {
          "description": "Identifier of the event, which is also the identifier of its delivery.",
          "type": "string"
        }
      },
      "required": [
        "id",
        "event_id"
      ]
    }
  },
  "replay_events": {
    "name": "write_replay_events",
    "description": "Replay events. Sends the events of a part of the log to the event stream again, whether they were delivered before or not: those that its subscriptions and filters let through, in the order of the log.",
    "inputSchema": {
      "type": "object",
      "properties": {
        "id": {
          "description": "Identifier of the event stream.",
          "type": "string"
        },
        "from": {
          "description": "The offset of the message to start after.",
          "type": "string"
        },
        "date_from": {
          "description": "Only events that the service accepted at or after this time.",
          "type": "string"
        },
        "to": {
          "description": "The offset of the last message to send.",
          "type": "string"
        },
        "date_to": {
          "description": "Only events that the service accepted before this time.",
          "type": "string"
        },
        "event_types": {
          "description": "Only events of these types. Has the form of event_types of write_redeliver_events.",
          "type": "array"
        },
        "dry_run": {
          "description": "If true, only counts the events, and changes nothing.",
          "type": "boolean"
        }
      },
      "required": [
        "id"
      ]
    }
  },
  "end_replay": {
    "name": "write_end_replay",
    "description": "End a replay. Ends the replay that is under way.",
    "inputSchema": {
      "type": "object",
      "properties": {
        "id": {
          "description": "Identifier of the event stream.",
          "type": "string"
        }
      },
      "required": [
        "id"
      ]
    }
  },
  "skip_events": {
    "name": "write_skip_events",
    "description": "Skip waiting events. Drops the events up to a position that the event stream has not delivered yet, also those that wait for a retry.",
    "inputSchema": {
      "type": "object",
      "properties": {
        "id": {
          "description": "Identifier of the event stream.",
          "type": "string"
        },
        "to": {
          "description": "The offset of the last message to skip, or latest for all events so far.",
          "type": "string"
        },
        "dry_run": {
          "description": "If true, only counts the events, and changes nothing.",
          "type": "boolean"
        }
      },
      "required": [
        "id",
        "to"
      ]
    }
  },
  "create_rate_limit_policy": {
    "name": "write_create_rate_limit_policy",
    "description": "Create a rate limit policy.",
    "inputSchema": {
      "type": "object",
      "properties": {
        "resource": {
          "description": "The API that the policy protects.",
          "type": "string",
          "enum": [
            "oauth_authentication_api"
          ]
        },
        "consumer": {
          "description": "Whom the policy applies to.",
          "type": "string",
          "enum": [
            "client"
          ]
        },
        "consumer_selector": {
          "description": "Which consumers the policy applies to: client_id: and a client's id, cimd_clients, third_party_clients or default.",
          "type": "string"
        },
        "configuration": {
          "description": "What the policy does.",
          "type": "object",
          "oneOf": [
            {
              "description": "Exempts the consumer from every limit.",
              "type": "object",
              "properties": {
                "action": {
                  "const": "allow"
                }
              },
              "required": [
                "action"
              ]
            },
            {
              "description": "Answers 429 to requests beyond the limit.",
              "type": "object",
              "properties": {
                "action": {
                  "const": "block"
                },
                "limit": {
                  "description": "Number of requests let through each second.",
                  "type": "integer",
                  "minimum": 0,
                  "maximum": 10000
                }
              },
              "required": [
                "action",
                "limit"
              ]
            },
            {
              "description": "Logs requests beyond the limit and lets them through.",
              "type": "object",
              "properties": {
                "action": {
                  "const": "log"
                },
                "limit": {
                  "description": "Number of requests let through each second.",
                  "type": "integer",
                  "minimum": 0,
                  "maximum": 10000
                }
              },
              "required": [
                "action",
                "limit"
              ]
            },
            {
              "description": "Answers 302 to requests beyond the limit.",
              "type": "object",
              "properties": {
                "action": {
                  "const": "redirect"
                },
                "limit": {
                  "description": "Number of requests let through each second.",
                  "type": "integer",
                  "minimum": 0,
                  "maximum": 10000
                },
                "redirect_uri": {
                  "description": "Where to redirect: an https address with a host name or an IPv4 address.",
                  "type": "string"
                }
              },
              "required": [
                "action",
                "limit",
                "redirect_uri"
              ]
            }
          ]
        }
      },
      "required": [
        "resource",
        "consumer",
        "consumer_selector",
        "configuration"
      ]
    }
  },
  "update_rate_limit_policy": {
    "name": "write_update_rate_limit_policy",
    "description": "Update a rate limit policy. Replaces the configuration of a rate limit policy.",
    "inputSchema": {
      "type": "object",
      "properties": {
        "id": {
          "description": "Identifier of the rate limit policy.",
          "type": "string"
        },
        "If-Match": {
          "description": "Makes the write conditional (RFC 9110, section 13.1.1): it is done only if the resource still has one of these entity tags, a comma-separated list, and is else refused with 412.",
          "type": "string"
        },
        "configuration": {
          "description": "What the policy does. Has the form of configuration of write_create_rate_limit_policy.",
          "type": "object"
        }
      },
      "required": [
        "id",
        "configuration"
      ]
    }
  },
  "delete_rate_limit_policy": {
    "name": "write_delete_rate_limit_policy",
    "description": "Delete a rate limit policy.",
    "inputSchema": {
      "type": "object",
      "properties": {
        "id": {
          "description": "Identifier of the rate limit policy.",
          "type": "string"
        },
        "If-Match": {
          "description": "Makes the write conditional (RFC 9110, section 13.1.1): it is done only if the resource still has one of these entity tags, a comma-separated list, and is else refused with 412.",
          "type": "string"
        }
      },
      "required": [
        "id"
      ]
    }
  }
}
