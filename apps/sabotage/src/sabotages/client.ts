import type { Sabotage } from '../sabotage.ts'

const workspace = 'packages/client'
const folder = 'packages/client/src'

/** The typed client. */
export const clientSabotages: readonly Sabotage[] = [
  {
    breaks: 'The client resumes a subscription from the beginning.',
    file: `${folder}/subscription.ts`,
    before: 'return offset === undefined ? query : { ...query, from: offset, from_timestamp: undefined }\n',
    after: 'return query\n',
    noticedBy: { workspace, test: 'test/reconnection.test.ts', only: 'resumes after the last message' },
  },
  {
    breaks: 'The client advances the offset before its caller has processed the message.',
    file: `${folder}/subscription.ts`,
    before: "if (message.type !== 'offset-only') yield message\n              offset = message.offset\n",
    after: "offset = message.offset\n              if (message.type !== 'offset-only') yield message\n",
    noticedBy: { workspace, test: 'test/subscription.test.ts', only: 'the offset of a subscription' },
  },
  {
    breaks: "A message of an unknown type ends the client's subscription.",
    file: `${folder}/event-message.ts`,
    before: ": typeof type === 'string'\n",
    after: ": type === 'offset-only'\n",
    noticedBy: { workspace, test: 'test/subscription.test.ts' },
  },
  {
    breaks: 'The client ignores Retry-After and retries too soon.',
    file: `${folder}/retry-delay.ts`,
    before: 'retryAfter * 1000',
    after: 'retryAfter',
    noticedBy: { workspace, test: 'test/retry-delay.test.ts' },
  },
  {
    breaks: 'The client retries without limit.',
    file: `${folder}/retrying.ts`,
    before: 'failures > retries || ',
    after: 'failures > 100 * retries + 100 || ',
    noticedBy: { workspace, test: 'test/retries.test.ts' },
  },
  {
    breaks: 'The client ends a listing after the first page.',
    file: `${folder}/listing.ts`,
    before: 'if (!next) return\n',
    after: 'if (next !== null) return\n',
    noticedBy: { workspace, test: 'test/paging.test.ts' },
  },
  {
    breaks: 'The client requests a new token for every call.',
    file: `${folder}/access-tokens.ts`,
    before: 'if (kept && now() < kept.until) return kept.token\n',
    after: '\n',
    noticedBy: { workspace, test: 'test/access-tokens.test.ts' },
  },
  {
    breaks: 'The client follows a circular listing forever.',
    file: `${folder}/listing.ts`,
    before: 'next.from === landmark',
    after: "next.from === ''",
    noticedBy: { workspace, test: 'test/paging.test.ts' },
  },
  {
    breaks: 'The client reads responses of any size.',
    file: `${folder}/body.ts`,
    before: 'if (bytes > maxBytes) {',
    after: 'if (bytes > 100 * maxBytes) {',
    noticedBy: { workspace, test: 'test/large-answers.test.ts', only: 'whole up to its last byte' },
  },
  {
    breaks: 'A temporary failure of the token function ends a subscription.',
    file: `${folder}/failure.ts`,
    before: "  'token_unavailable',\n",
    after: '',
    noticedBy: { workspace, test: 'test/subscription-tokens.test.ts', only: 'token function' },
  },
  {
    breaks: "A change of the system clock times out the client's calls.",
    file: `${folder}/clock.ts`,
    before: 'return performance.now()',
    after: 'return Date.now()',
    noticedBy: { workspace, test: 'test/retries.test.ts', only: 'the time of a call is limited' },
  },
  {
    breaks: 'After a garbage collection an abort no longer closes the connection of a call with a hook.',
    file: `${folder}/request.ts`,
    before: 'fetch(sent, { signal })',
    after: 'fetch(sent)',
    noticedBy: {
      workspace: 'packages/contract-tests',
      test: 'test/garbage-collection.test.ts',
      only: 'Node 24',
    },
  },
  {
    breaks: 'A long-lived signal keeps the response of every request in memory.',
    file: `${folder}/body.ts`,
    before: 'if (!value) unlink()\n',
    after: '\n',
    noticedBy: { workspace, test: 'test/body.test.ts' },
  },
  {
    breaks: 'A replayed old webhook is accepted.',
    file: `${folder}/webhooks.ts`,
    before: '<= tolerance))',
    after: '<= tolerance * 1e9))',
    noticedBy: { workspace, test: 'test/refused-webhooks.test.ts' },
  },
  {
    breaks: 'A webhook with a wrong signature is accepted.',
    file: `${folder}/webhooks.ts`,
    before: 'if (matches === 0)',
    after: 'if (matches < 0)',
    noticedBy: { workspace, test: 'test/refused-webhooks.test.ts' },
  },
]
