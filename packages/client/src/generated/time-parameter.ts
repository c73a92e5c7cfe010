// Generated from openapi/openapi.yaml by `npm run generate`. Never edited by hand.

/** The name of a parameter that takes a time. */
export type TimeParameter = 'date_from' | 'date_to' | 'from_timestamp'
