import { expect, test } from 'vitest'
import { batches } from '../src/publishing/batches.ts'

test('an event that exceeds the maximum size of a body gets a batch of its own', () => {
  const large = { a: 'x'.repeat(1_048_576) }
  const counts = Array.from(batches([large, { b: 1 }, large], 10), ({ count }) => count)
  expect(counts).toEqual([1, 1, 1])
})
