const id = /^[A-Za-z0-9_-]{26}$/

/** The formats that the document names beyond those of JSON Schema. */
export const formats = {
  'event-stream-id': id,
  'event-id': id,
  'rate-limit-policy-id': id,
} as const

/**
 * What nearly all values of two formats look like, which each published event has: told at a fifth of the cost of the whole
 * format, which is asked about all others.
 */
export const usualForms = {
  'date-time': /^\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|1\d|2[0-8])T(?:[01]\d|2[0-3]):[0-5]\d:[0-5]\d(?:\.\d+)?Z$/,
  'uri-reference': /^https?:\/\/[a-z\d.-]+\/[\w./-]*$/,
} as const
