const id = /^[A-Za-z0-9_-]{26}$/

/** The formats that the document names beyond those of JSON Schema. */
export const formats = {
  'event-stream-id': id,
  'event-id': id,
  'rate-limit-policy-id': id,
} as const
