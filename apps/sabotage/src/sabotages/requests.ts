import type { Sabotage } from '../sabotage.ts'

const workspace = 'apps/server'
const bodies = { workspace, test: 'test/http/bodies.test.ts' }
const contract = { workspace: 'packages/contract-tests', test: 'test/server.test.ts' }
const folder = 'apps/server/src/http'

/** Validation, limits and logging of requests. */
export const requestSabotages: readonly Sabotage[] = [
  {
    breaks: 'A client may have any number of unanswered requests.',
    file: `${folder}/limit-unanswered.ts`,
    before: 'if (!shares.take(clientId, 1))',
    after: 'if (!shares.take(clientId, 0))',
    noticedBy: { workspace, test: 'test/http/unanswered-requests.test.ts' },
  },
  {
    breaks: 'JSON may be nested to any depth.',
    file: 'apps/server/src/limits.ts',
    before: 'jsonLevels: 64,',
    after: 'jsonLevels: 64_000,',
    noticedBy: bodies,
  },
  {
    breaks: 'Invalid UTF-8 is silently replaced.',
    file: 'apps/server/src/api/json.ts',
    before: 'fatal: true',
    after: 'fatal: false',
    noticedBy: { ...contract, only: 'with invalid UTF-8' },
  },
  {
    breaks: 'A NUL character reaches the store.',
    file: 'apps/server/src/api/json.ts',
    before: "if (value.includes('\\0'))",
    after: "if (value === '\\0\\0')",
    noticedBy: { ...contract, only: 'with a NUL character' },
  },
  {
    breaks: 'A body may exceed 1 MB by one byte.',
    file: 'apps/server/src/limits.ts',
    before: 'requestBodyBytes: 1_048_576,',
    after: 'requestBodyBytes: 1_048_577,',
    noticedBy: { workspace, test: 'test/http/body-size.test.ts' },
  },
  {
    breaks: 'A compressed body is read as if it were not compressed.',
    file: 'packages/contract/src/media-type-fault.ts',
    before: "encoding.toLowerCase() !== 'identity'",
    after: "encoding.toLowerCase() === 'br'",
    noticedBy: bodies,
  },
  {
    breaks: 'Query integers may use JavaScript-only notations.',
    file: 'packages/contract/src/request-faults.ts',
    before: 'const isPlain = /^-?\\d{1,15}$/.test(given)',
    after: 'const isPlain = !Number.isNaN(Number(given))',
    noticedBy: { workspace, test: 'test/http/query.test.ts' },
  },
  {
    breaks: 'A missing body reaches the handler.',
    file: `${folder}/validate-request.ts`,
    before: 'if (requestBody?.required && mediaType === undefined',
    after: "if (requestBody?.required && mediaType === 'none'",
    noticedBy: bodies,
  },
  {
    breaks: 'Correlation ids of any length are logged.',
    file: 'apps/server/src/limits.ts',
    before: 'correlationIdCodePoints: 64',
    after: 'correlationIdCodePoints: 640',
    noticedBy: { workspace, test: 'test/http/correlation-id.test.ts' },
  },
  {
    breaks: 'Terminal escape sequences are logged unescaped.',
    file: `${folder}/request-log.ts`,
    before: '/[\\x7f-\\x9f\\u2028\\u2029]/g',
    after: '/[\\u2028\\u2029]/g',
    noticedBy: { workspace, test: 'test/http/correlation-id.test.ts' },
  },
  {
    breaks: 'CORS allows every origin.',
    file: `${folder}/allow-origins.ts`,
    before: "origin: origins === '*' ? '*' : [...origins],",
    after: "origin: '*',",
    noticedBy: { workspace, test: 'test/http/cors.test.ts' },
  },
  {
    breaks: 'Responses are sent without validation against the document.',
    file: `${folder}/send-reply.ts`,
    before: 'if (violations.length > 0) {',
    after: 'if (violations.length > 1_000) {',
    noticedBy: { workspace, test: 'test/http/undocumented-answers.test.ts' },
  },
  {
    breaks: 'A quota is never used up.',
    file: 'apps/server/src/quota/token-bucket.ts',
    before: 'const isGranted = filled >= 1',
    after: 'const isGranted = filled >= -1_000',
    noticedBy: { workspace, test: 'test/quota/token-bucket.test.ts' },
  },
  {
    breaks: 'Setting the clock back fills a quota twice.',
    file: 'apps/server/src/quota/token-bucket.ts',
    before: 'at: Math.max(now, at)',
    after: 'at: now',
    noticedBy: { workspace, test: 'test/quota/token-bucket.test.ts' },
  },
  {
    breaks: 'The default policy takes precedence over the policy for a client.',
    file: 'apps/server/src/rate-limit-policies/match-policy.ts',
    before: '  return [\n',
    after: "  return [\n    'default',\n",
    noticedBy: { workspace, test: 'test/rate-limits/match-policy.test.ts' },
  },
  {
    breaks: 'A rate limit lets one request too many through.',
    file: 'apps/server/src/rate-limit-policies/rate-limits.ts',
    before: 'if (count <= limit) return',
    after: 'if (count <= limit + 1) return',
    noticedBy: { workspace, test: 'test/rate-limits/exactness.test.ts' },
  },
  {
    breaks: 'A checkpoint is accepted by other listings.',
    file: 'apps/server/src/paging/checkpoint.ts',
    before: '.update(JSON.stringify([listing, payload]))',
    after: '.update(JSON.stringify([payload]))',
    noticedBy: { workspace, test: 'test/paging/checkpoint.test.ts' },
  },
  {
    breaks: 'A checkpoint never expires.',
    file: 'apps/server/src/limits.ts',
    before: 'checkpointHours: 24',
    after: 'checkpointHours: 2_400',
    noticedBy: { workspace, test: 'test/paging/checkpoint.test.ts' },
  },
  {
    breaks: 'A draining service reports that it is ready.',
    file: 'apps/server/src/http/public-pages.ts',
    before: 'if (stopping.aborted)',
    after: 'if (!stopping)',
    noticedBy: { workspace, test: 'test/http/drain.test.ts' },
  },
  {
    breaks: 'A draining service keeps its connections open.',
    file: 'apps/server/src/http/listen.ts',
    before: 'if (stopping.aborted)',
    after: 'if (!stopping)',
    noticedBy: { workspace, test: 'test/http/drain.test.ts' },
  },
]
