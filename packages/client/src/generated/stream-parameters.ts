// Generated from openapi/openapi.yaml by `npm run generate`. Never edited by hand.

/** The name of the query parameter that lists the event types to read. */
export type FilterParameter = 'event_type'

/** The name of the query parameter that stands for `Last-Event-ID`. The client resumes with another one. */
export type LastEventIdParameter = 'lastEventId'
