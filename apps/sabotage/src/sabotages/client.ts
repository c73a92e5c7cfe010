import type { Sabotage } from '../sabotage.ts'

const workspace = 'packages/client'
const folder = 'packages/client/src'

/** The typed client. */
export const clientSabotages: readonly Sabotage[] = [
  {
    breaks: 'The client resumes at the beginning.',
    file: `${folder}/subscription.ts`,
    before: 'return offset === undefined ? query : { ...query, from: offset, from_timestamp: undefined }\n',
    after: 'return query\n',
    noticedBy: { workspace, test: 'test/reconnection.test.ts', only: 'resumes after the last message' },
  },
  {
    breaks: 'The client counts a message as done before its caller is.',
    file: `${folder}/subscription.ts`,
    before: "if (message.type !== 'offset-only') yield message\n              offset = message.offset\n",
    after: "offset = message.offset\n              if (message.type !== 'offset-only') yield message\n",
    noticedBy: { workspace, test: 'test/subscription.test.ts', only: 'the offset of a subscription' },
  },
  {
    breaks: 'A message of a type that the client does not know ends its subscription.',
    file: `${folder}/event-message.ts`,
    before: ": typeof type === 'string'\n",
    after: ": type === 'offset-only'\n",
    noticedBy: { workspace, test: 'test/subscription.test.ts' },
  },
  {
    breaks: 'The client asks again sooner than it is told to.',
    file: `${folder}/retry-delay.ts`,
    before: 'retryAfter * 1000',
    after: 'retryAfter',
    noticedBy: { workspace, test: 'test/retry-delay.test.ts' },
  },
  {
    breaks: 'The client tries again without end.',
    file: `${folder}/retrying.ts`,
    before: 'failures > retries || ',
    after: 'failures > 100 * retries + 100 || ',
    noticedBy: { workspace, test: 'test/retries.test.ts' },
  },
  {
    breaks: 'A listing ends with its first page.',
    file: `${folder}/listing.ts`,
    before: 'if (!next) return\n',
    after: 'if (next !== null) return\n',
    noticedBy: { workspace, test: 'test/paging.test.ts' },
  },
  {
    breaks: 'Each call of the client asks for a token of its own.',
    file: `${folder}/access-tokens.ts`,
    before: 'if (kept && now() < kept.until) return kept.token\n',
    after: '\n',
    noticedBy: { workspace, test: 'test/access-tokens.test.ts' },
  },
  {
    breaks: 'The client reads a listing in circles.',
    file: `${folder}/listing.ts`,
    before: 'next.from === landmark',
    after: "next.from === ''",
    noticedBy: { workspace, test: 'test/paging.test.ts' },
  },
  {
    breaks: 'The client reads answers of any size.',
    file: `${folder}/body.ts`,
    before: 'if (bytes > maxBytes) {',
    after: 'if (bytes > 100 * maxBytes) {',
    noticedBy: { workspace, test: 'test/large-answers.test.ts', only: 'whole up to its last byte' },
  },
  {
    breaks: 'A token function that fails for a moment ends a subscription.',
    file: `${folder}/failure.ts`,
    before: "  'token_unavailable',\n",
    after: '',
    noticedBy: { workspace, test: 'test/reconnection.test.ts', only: 'token function' },
  },
  {
    breaks: 'A change of the machine’s time ends calls of the client.',
    file: `${folder}/clock.ts`,
    before: 'return performance.now()',
    after: 'return Date.now()',
    noticedBy: { workspace, test: 'test/retries.test.ts', only: 'the time of a call is limited' },
  },
  {
    breaks: 'With a hook, a garbage collection detaches the abort from its connection.',
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
    breaks: 'The signal of each request keeps its answer for ever.',
    file: `${folder}/body.ts`,
    before: 'if (!value) unlink()\n',
    after: '\n',
    noticedBy: { workspace, test: 'test/body.test.ts' },
  },
  {
    breaks: 'A webhook that was recorded long ago is taken.',
    file: `${folder}/webhooks.ts`,
    before: '<= tolerance))',
    after: '<= tolerance * 1e9))',
    noticedBy: { workspace, test: 'test/webhooks.test.ts' },
  },
  {
    breaks: 'A webhook is taken from anyone.',
    file: `${folder}/webhooks.ts`,
    before: 'if (matches === 0)',
    after: 'if (matches < 0)',
    noticedBy: { workspace, test: 'test/webhooks.test.ts' },
  },
]
