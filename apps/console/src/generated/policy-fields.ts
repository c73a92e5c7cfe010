// Generated from openapi/openapi.yaml by `npm run generate`. Never edited by hand.

/** The descriptions and limits of the fields of rate limit policies. */
export const policyFields = {
  "resource": {
    "description": "The API that the policy protects. `oauth_authentication_api` is the token endpoint.",
    "values": [
      "oauth_authentication_api"
    ]
  },
  "consumer": {
    "description": "Whom the policy applies to.",
    "values": [
      "client"
    ]
  },
  "selector": {
    "description": "Which consumers the policy applies to: `client_id:` and a client's id, `cimd_clients`, `third_party_clients` or `default`.\n- `client_id:` and a client's id: one client. The client need not exist yet.\n- `client_id:` and a URI: one CIMD client, a client whose id is a URI. An https URI must be in its normal form, such as `https://app.example.com/client.json`: another form is refused, because it could match no client.\n- `cimd_clients`: all CIMD clients, counted together.\n- `third_party_clients`: all third-party clients, counted together.\n- `default`: any consumer that no other policy targets, each counted separately.\nThe first match in this order applies.",
    "pattern": "^(?:client_id:[\\x21-\\x7E]+|cimd_clients|third_party_clients|default)$",
    "mustBe": "client_id:<id>, 'cimd_clients', 'third_party_clients' or 'default'",
    "maxLength": 255,
    "forms": [
      {
        "start": "client_id:",
        "value": "a client's id",
        "meaning": "one client. The client need not exist yet."
      },
      {
        "start": "client_id:",
        "value": "a URI",
        "meaning": "one CIMD client, a client whose id is a URI. An https URI must be in its normal form, such as `https://app.example.com/client.json`: another form is refused, because it could match no client."
      },
      {
        "start": "cimd_clients",
        "meaning": "all CIMD clients, counted together."
      },
      {
        "start": "third_party_clients",
        "meaning": "all third-party clients, counted together."
      },
      {
        "start": "default",
        "meaning": "any consumer that no other policy targets, each counted separately."
      }
    ],
    "order": "The first match in this order applies."
  },
  "limit": {
    "description": "Number of requests let through each second. 0 lets none through.",
    "minimum": 0,
    "maximum": 10000
  },
  "redirectUri": {
    "description": "Where to redirect: an `https` address with a host name or an IPv4 address.",
    "pattern": "^[Hh][Tt][Tt][Pp][Ss]://(?!(?:[^/?#]*\\.)?[Xx][Nn]--(?:[./:?#]|$))[A-Za-z0-9]",
    "mustBe": "an https address with the name of a host or an IPv4 address",
    "maxLength": 2048
  },
  "actions": {
    "allow": {
      "description": "Exempts the consumer from every limit.",
      "fields": []
    },
    "block": {
      "description": "Answers 429 to requests beyond the limit.",
      "fields": [
        "limit"
      ]
    },
    "log": {
      "description": "Logs requests beyond the limit and lets them through.",
      "fields": [
        "limit"
      ]
    },
    "redirect": {
      "description": "Answers 302 to requests beyond the limit.",
      "fields": [
        "limit",
        "redirect_uri"
      ]
    }
  }
} as const
