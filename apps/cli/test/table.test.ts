import { expect, test } from 'vitest'
import { tableOf } from '../src/output/print.ts'

test('a table has any number of rows, as a list of all pages may have', () => {
  const rows = Array.from({ length: 200_000 }, (_, index) => ({ id: `evt_${index}`, status: 'failed' }))
  const lines = tableOf(rows, 80).trimEnd().split('\n')
  expect(lines).toHaveLength(200_001)
  expect(lines.at(1)).toBe('evt_0       failed')
  expect(lines.at(-1)).toBe('evt_199999  failed')
})
