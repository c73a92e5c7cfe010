import { expect, test } from 'vitest'
import { compareDocuments } from '../../compatibility/compare-documents.ts'
import { withDeprecationHeaders } from '../../compatibility/deprecation-headers.ts'
import { document } from '../../src/index.ts'

/** The document with these properties added to one operation. */
function withDates(dates: object) {
  const copy = structuredClone(document) as unknown as Parameters<typeof compareDocuments>[0]
  Object.assign(copy.paths['/api/v2/event-streams/{id}/stats']?.get ?? {}, dates)
  return withDeprecationHeaders(copy)
}

const dates = { deprecated: true, 'x-deprecation': '2026-11-01', 'x-sunset': '2027-11-01' }

test('The comparison reports a deprecation once, without its headers', () => {
  const messages = (before: object, after: object) =>
    compareDocuments(withDates(before), withDates(after)).map(({ text, breaks }) => [text, breaks])
  expect(messages({}, dates)).toEqual([
    ['is deprecated', false],
    ['ends at 2027-11-01, was no date', false],
  ])
  expect(messages(dates, {})).toEqual([
    ['is no longer deprecated', false],
    ['ends at no date, was 2027-11-01', false],
  ])
  expect(messages(dates, { ...dates, 'x-sunset': '2028-11-01' })).toEqual([
    ['ends at 2028-11-01, was 2027-11-01', false],
  ])
})

test.each([
  { deprecated: true },
  { ...dates, 'x-sunset': undefined },
  { ...dates, 'x-sunset': '2026-10-31' },
  { ...dates, 'x-deprecation': 'soon' },
])('A deprecation needs both dates, in the right order: %j', faulty => {
  expect(() => withDates(faulty)).toThrow(/^get_event_stream_stats is deprecated: it needs the date/)
})
