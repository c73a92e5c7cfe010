// Generated from openapi/openapi.yaml by `npm run generate`. Never edited by hand.

/** The internal operations, by the names of their functions. `mostItems` limits the list that is their body. */
export const internalOperations = {
  "publishEvents": {
    "method": "POST",
    "path": "/internal/events",
    "mediaType": "application/cloudevents-batch+json",
    "isIdempotent": true,
    "mostItems": 1000
  }
} as const
