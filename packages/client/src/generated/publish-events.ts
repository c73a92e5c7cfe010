// Generated from openapi/openapi.yaml by `npm run generate`. Never edited by hand.

import type { RequestDefinition } from '../request.ts'

/** Publishing a batch of events. */

export const publishEvents: RequestDefinition = {
  "method": "POST",
  "path": "/internal/events",
  "mediaType": "application/cloudevents-batch+json",
  "isIdempotent": true
}

/** Events in a batch. */

export const largestBatch = 1000
