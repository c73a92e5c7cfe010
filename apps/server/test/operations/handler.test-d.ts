/**
 * Only compiled, never run: `npm run check:types` fails if a line after `@ts-expect-error` compiles. The tests of `Reply` in
 * packages/contract cover statuses and missing parts. `handler` also refuses undocumented parts.
 */
import type { components } from '@tenant-api/contract'
import { problem } from '../../src/api/problem.ts'
import { handler } from '../../src/operations/handler.ts'

const policy: components['schemas']['RateLimitPolicy'] = {
  id: 'rlp_1CfRp9HbXeJu5MkTcVwF7z',
  resource: 'oauth_authentication_api',
  consumer: 'client',
  consumer_selector: 'default',
  configuration: { action: 'block', limit: 10 },
  created_at: '2026-11-20T08:02:11.318Z',
  updated_at: '2026-11-20T08:02:11.318Z',
}
const headers = { ETag: '"1-mi7ql2wq"' }
const named = { ...policy, name: 'a' }

handler('get_rate_limit_policy', async () => ({ status: 200, headers, body: policy }))
handler('get_rate_limit_policy', async ({ path }) =>
  path.id ? { status: 200, headers, body: policy } : problem('not_found', 'a'),
)
handler('list_rate_limit_policies', async () => ({ status: 200, body: { rate_limit_policies: [policy] } }))

// Properties that the document does not define: in a literal, in a value, beside the body, in an array, in a union.
// @ts-expect-error
handler('get_rate_limit_policy', async () => ({ status: 200, headers, body: { ...policy, name: 'a' } }))
// @ts-expect-error
handler('get_rate_limit_policy', async () => ({ status: 200, headers, body: named }))
// @ts-expect-error
handler('get_rate_limit_policy', async () => ({ status: 200, headers, body: policy, text: 'a' }))
// @ts-expect-error
handler('list_rate_limit_policies', async () => ({ status: 200, body: { rate_limit_policies: [named] } }))
// @ts-expect-error
handler('get_rate_limit_policy', async () => ({
  status: 200,
  headers,
  body: { ...policy, configuration: { action: 'allow', limit: 10 } },
}))
// @ts-expect-error
handler('get_rate_limit_policy', async () => ({
  status: 200,
  headers,
  body: { ...policy, configuration: { action: 'block', limit: 10, redirect_uri: 'https://example.com/' } },
}))

// Headers that the document does not define for this status.
// @ts-expect-error
handler('get_rate_limit_policy', async () => ({
  status: 200,
  headers: { ...headers, Link: '<a>' },
  body: policy,
}))
// @ts-expect-error
handler('delete_rate_limit_policy', async () => ({ status: 204, headers: { 'X-Extra': 'a' } }))

// A status that the document does not define for this operation, in the answer of `problem`.
// @ts-expect-error
handler('get_rate_limit_policy', async () => problem('conflict', 'a'))
