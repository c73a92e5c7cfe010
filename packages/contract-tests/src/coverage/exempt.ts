import type { CoveredAnswer } from '@tenant-api/conformance/coverage'

interface Exemption {
  readonly reason: string
  /** @param part a header or a property of the answer; undefined for the answer as a whole */
  covers(answer: CoveredAnswer, part?: string): boolean
}

/** The documented answers, headers and properties that no test can observe, with the reason for each. */
export const exemptions: readonly Exemption[] = [
  {
    reason: '500: a test that provoked it would have found a defect',
    covers: ({ status }) => status === 500,
  },
  {
    reason: 'publish_events: it has no quota; 429 is documented so that adding a quota breaks no publisher',
    covers: ({ operationId, status }, part) =>
      operationId === 'publish_events' && (status === 429 || part?.startsWith('X-RateLimit-') === true),
  },
  {
    reason: 'get_event_subscribers, 503: only a service of several nodes counts subscribers in its store',
    covers: ({ operationId, status }) => operationId === 'get_event_subscribers' && status === 503,
  },
  {
    reason:
      'redeliver_events, under_way: needs ten redeliveries at once; the service reads its message from the document',
    covers: ({ operationId }, part) => operationId === 'redeliver_events' && part === 'example under_way',
  },
  {
    reason:
      'test_event_stream, too_many_waiting: needs 100 test events that wait; the service reads its message from the document',
    covers: ({ operationId }, part) =>
      operationId === 'test_event_stream' && part === 'example too_many_waiting',
  },
  {
    reason:
      'too_many: needs 2,000 event streams or 10,000 policies; the service reads its messages from the document',
    covers: (_answer, part) => part === 'example too_many',
  },
  {
    reason: 'errors: only the answer 400 to an invalid request has them',
    covers: ({ status }, part) => status !== 400 && part?.startsWith('.errors') === true,
  },
  {
    reason:
      'checkpoint_expired: needs a checkpoint that is a day old; the service reads its message from the document',
    covers: (_answer, part) => part === 'example checkpoint_expired',
  },
  {
    reason: 'sampled: needs more than 1,000 successful attempts at an event stream',
    covers: ({ operationId }, part) =>
      operationId === 'list_event_stream_attempts' && part?.startsWith('.sampled') === true,
  },
  {
    reason: 'signing_secret: only create_event_stream returns it',
    covers: ({ operationId }, part) =>
      operationId !== 'create_event_stream' && part?.endsWith('.configuration.signing_secret') === true,
  },
  {
    reason:
      'xstream and xpurpose: events of a subscription never have them. The schema contains them for webhooks, which share it',
    covers: ({ operationId }, part) =>
      operationId === 'subscribe_events' && /\.event\.(xstream|xpurpose)$/.test(part ?? ''),
  },
]
