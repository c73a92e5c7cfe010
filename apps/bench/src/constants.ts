import { dereference, document } from '@tenant-api/contract'

/** The responses of both sides in the whole-path benches: a list of 50 event streams, and the result of a small POST. */
export const constants = {
  list_event_streams: { status: 200, body: fiftyEventStreams() },
  create_rate_limit_policy: {
    status: 201,
    body: example<object>('/api/v2/rate-limit-policies', 'post', '201', 'created'),
  },
} as const

/** The request body of the small POST. */
export const smallBody = JSON.stringify(
  dereference(
    document.paths['/api/v2/rate-limit-policies']?.post?.requestBody?.content['application/json']?.examples
      ?.allow ?? { $ref: '' },
  ).value,
)

function fiftyEventStreams() {
  const { eventStreams } = example<{ eventStreams: object[] }>(
    '/api/v2/event-streams',
    'get',
    '200',
    'checkpoint',
  )
  return { eventStreams: Array.from({ length: 50 }, (_, index) => eventStreams[index % eventStreams.length]) }
}

function example<Body>(path: string, method: string, status: string, name: string): Body {
  const response = document.paths[path]?.[method]?.responses[status] ?? { $ref: '' }
  const documented = dereference(response).content?.['application/json']?.examples?.[name]
  return dereference(documented ?? { $ref: '' }).value as Body
}
