import { changeBody } from './change-body.ts'
import type { FaultyCase } from './faulty-case.ts'
import type { Fault, Returned } from './faulty-server.ts'

/** Holds the fifth event back, and sends it after the sixth. */
function swapping(): NonNullable<Fault['onEvent']> {
  let held: string | undefined
  return (frame, count) => {
    if (count === 5) {
      held = frame
      return []
    }
    const late = held === undefined ? [] : [held]
    held = undefined
    return [frame, ...late]
  }
}

/** The answer of a service whose store does not answer, to requests such as `GET /api/v2/event-streams`. */
function storeFault(requests: RegExp): Fault {
  return {
    onAnswer: (answer, { method, url }) => {
      if (!requests.test(`${method} ${url}`)) return
      const body = { statusCode: 503, error: 'Service Unavailable', message: 'The store does not answer.' }
      answer.status = 503
      answer.headers = { ...answer.headers, 'retry-after': '1', 'content-type': 'application/json' }
      answer.body = JSON.stringify({ ...body, errorCode: 'service_unavailable' })
    },
  }
}

const isStreamFound = ({ status, body }: Returned) => status === 200 && /^{"id":"est_/.test(body)

/** @param token a valid token: the server that accepts expired tokens replaces `expiredToken` by it */
export function faultyCases(token: string, expiredToken: string): readonly FaultyCase[] {
  return [
    {
      promise: 'sends a required header',
      fault: { onAnswer: answer => delete answer.headers['x-request-id'] },
      group: 'listings',
      sentence: /^list_event_streams answers 200, but \/headers\/X-Request-ID is required$/,
    },
    {
      promise: 'answers with a documented status',
      fault: {
        onAnswer: answer => {
          if (answer.status === 404) answer.status = 418
        },
      },
      group: 'identifiers',
      sentence: /^get_event_stream answers 418, but \/status 418 is not documented for get_event_stream$/,
    },
    {
      promise: 'sends no undocumented property',
      fault: {
        onAnswer: answer => {
          if (isStreamFound(answer))
            answer.body = changeBody(answer, body => Object.assign(body, { owner: 'mira' }))
        },
      },
      group: 'listings',
      sentence: /^get_event_stream answers 200, but \/body\/owner is unknown/,
    },
    {
      promise: 'sends documented values',
      fault: {
        onAnswer: answer => {
          if (isStreamFound(answer))
            answer.body = changeBody(answer, body => Object.assign(body, { status: 'paused' }))
        },
      },
      group: 'listings',
      sentence: /\/body\/status must be one of 'enabled' or 'disabled', got 'paused'/,
    },
    {
      promise: 'forbids caches to store an event stream',
      fault: { onStream: headers => delete headers['cache-control'] },
      group: 'heartbeats',
      sentence: /^the violations of the subscription must have 0 items, got 1: .*Cache-Control is required/,
    },
    {
      promise: 'skips no event',
      fault: { onEvent: (frame, count) => (count === 5 ? [] : [frame]) },
      group: 'order',
      sentence: /^the subscription skips event evt_\w+ after event evt_\w+, and goes on with evt_\w+$/,
    },
    {
      promise: 'repeats no event',
      fault: { onEvent: (frame, count) => (count === 5 ? [frame, frame] : [frame]) },
      group: 'order',
      sentence: /^the subscription repeats event evt_\w+ after event evt_\w+$/,
    },
    {
      promise: 'keeps the order of events',
      fault: { onEvent: swapping() },
      group: 'order',
      sentence: /^the subscription sends event evt_\w+ before event evt_\w+, which is earlier in the log$/,
    },
    {
      promise: 'resumes after an offset',
      fault: {
        onRequest: request => {
          if (request.url.includes('?from='))
            request.url = '/api/v2/events?from_timestamp=2026-01-01T00:00:00Z'
        },
      },
      group: 'resuming',
      sentence: /^the position of the resumed subscription must be "\w+", got "\w+"$/,
    },
    {
      promise: 'loses no page',
      fault: {
        onAnswer: (answer, { url }) => {
          if (url.includes('take=2&from='))
            answer.body = changeBody(answer, body => Object.values(body).find(Array.isArray)?.shift())
        },
      },
      group: 'listings',
      sentence: /^list_event_streams loses est_\w+ between its pages$/,
    },
    {
      promise: 'refuses an expired token',
      fault: {
        onRequest: ({ headers }) => {
          if (headers.authorization?.[0] === `Bearer ${expiredToken}`)
            headers.authorization = [`Bearer ${token}`]
        },
      },
      group: 'authentication',
      sentence: /^status must be 401, got 200/,
    },
    {
      promise: 'sends Retry-After with 429',
      fault: {
        onAnswer: answer => {
          if (answer.status === 429) delete answer.headers['retry-after']
        },
      },
      group: 'subscribing',
      sentence: /^subscribe_events answers 429, but \/headers\/Retry-After is required$/,
    },
    {
      promise: 'has no internal error',
      fault: {
        onAnswer: (answer, { method, url }) => {
          if (method !== 'GET' || !url.startsWith('/api/v2/rate-limit-policies?')) return
          answer.status = 500
          answer.body = JSON.stringify({
            ...{ statusCode: 500, error: 'Internal Server Error', message: 'It failed.' },
            ...{ errorCode: 'internal_error', stack: 'at list.js:7' },
          })
        },
      },
      group: 'listings',
      sentence: /^list_rate_limit_policies answers 500, but \/body\/stack is unknown$/,
    },
    {
      promise: 'accepts the examples of the document',
      fault: storeFault(/^GET \/api\/v2\/event-streams$/),
      group: 'examples',
      sentence: /^the status must be less than 500, got 503$/,
    },
    {
      promise: 'creates event streams',
      fault: storeFault(/^POST \/api\/v2\/event-streams$/),
      group: 'event-streams',
      sentence: /^the status of create_event_stream must be 201, got 503$/,
    },
    {
      promise: 'lists event streams',
      fault: storeFault(/^GET \/api\/v2\/event-streams\?take=10$/),
      group: 'listings',
      sentence: /^the status of list_event_streams must be 200, got 503$/,
    },
    {
      promise: 'lists rate limit policies',
      fault: storeFault(/^GET \/api\/v2\/rate-limit-policies\?/),
      group: 'policies',
      sentence: /^the status of list_rate_limit_policies must be 200, got 503$/,
    },
    {
      promise: 'sends whole frames',
      fault: { onEvent: (frame, count) => (count === 5 ? null : [frame]) },
      group: 'order',
      sentence: /^the subscription must not end in the middle of a frame, got /,
    },
  ]
}
