import type { CoveredAnswer } from './coverage.ts'

interface Exemption {
  readonly reason: string
  /** @param part a header or a property of the answer; absent when the answer as a whole is asked for */
  covers(answer: CoveredAnswer, part?: string): boolean
}

/** What the document promises and no test can see, each with the reason. */
export const exemptions: readonly Exemption[] = [
  {
    reason: '500: it is what must not happen',
    covers: ({ status }) => status === 500,
  },
  {
    reason: 'publish_events: its quota is reserved, so that one can come without breaking publishers',
    covers: ({ operationId, status }, part) =>
      operationId === 'publish_events' && (status === 429 || part?.startsWith('X-RateLimit-') === true),
  },
  {
    reason: 'redeliver_events, under_way: ten redeliveries at once; its message is read from the document',
    covers: ({ operationId }, part) => operationId === 'redeliver_events' && part === 'example under_way',
  },
  {
    reason: 'checkpoint_expired: it takes a day; its message is read from the document',
    covers: (_answer, part) => part === 'example checkpoint_expired',
  },
  {
    reason: 'signing_secret: shown once, in the answer to the creation',
    covers: ({ operationId }, part) =>
      operationId !== 'create_event_stream' && part?.endsWith('.configuration.signing_secret') === true,
  },
  {
    reason: 'xstream and xpurpose: set on what is delivered to a webhook, which has the same schema',
    covers: ({ operationId }, part) =>
      operationId === 'subscribe_events' && /\.event\.(xstream|xpurpose)$/.test(part ?? ''),
  },
]
