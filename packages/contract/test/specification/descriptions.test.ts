import { expect, test } from 'vitest'
import { publicDocument } from '../../src/index.ts'

const { info, components, paths } = publicDocument as unknown as {
  info: { description: string }
  components: { parameters: Record<string, { description: string }> }
  paths: Record<string, Record<string, { parameters: { name: string; description: string }[] }>>
}
const subscription = paths['/api/v2/events']?.get?.parameters ?? []
const parameter = (name: string) => components.parameters[name]?.description ?? ''

// shows: service.purpose, service.callers, paging.page.default, paging.offset.size, paging.out-of-sequence
// shows: paging.recommended, paging.live, subscribe.from_timestamp.first, limits.offset-size, version.openapi.beta
// shows: version.compatibility
test.each<[what: string, text: string, phrase: RegExp]>([
  ['what the service is', info.description, /^The administrative API of one tenant of an identity platform/],
  ['whom it is for', info.description, /for back-end servers and other trusted\s+parties/],
  ['what offset paging is for', info.description, /up to about 1,000 results/],
  ['which style of paging is better', info.description, /\*\*Checkpoint\*\* \(recommended\)/],
  ['what a checkpoint out of order does', info.description, /out of order may be refused/],
  ['that listings change', info.description, /may be skipped or repeated/],
  [
    'the page sizes of each cloud',
    info.description,
    /at most 50 results, by default 25; .*private cloud at most 100, by default 50/s,
  ],
  ['that OpenAPI 3.1 is in beta', info.description, /OpenAPI 3\.1, whose support is in beta/],
  ['how operations end', info.description, /new path version.*`Deprecation` and `Sunset`/s],
  ['the first page', parameter('Page'), /from 0\. If only .* 0\./],
  [
    'the default size of a page',
    parameter('PerPage'),
    /at most 50, on a private cloud 100\. .*half of that/s,
  ],
  [
    'the default size of a page by checkpoint',
    parameter('Take'),
    /at most 50, on a private cloud 100\. .*half of that/s,
  ],
  [
    'what from_timestamp is for',
    subscription.find(({ name }) => name === 'from_timestamp')?.description ?? '',
    /first request.*`from` is more accurate/s,
  ],
])('the descriptions contain the rules that no schema can express: %s', (_what, text, phrase) => {
  expect(text).toMatch(phrase)
})
