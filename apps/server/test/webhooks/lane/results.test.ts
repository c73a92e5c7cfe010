import { expect, it } from 'vitest'
import { limits } from '../../../src/limits.ts'
import { divide, Results } from '../../../src/webhooks/ledger.ts'
import { delivered, failed, newDelivery } from '../harness/dispatched.ts'

const third = limits.commitBytes / 3
const failure = (bytes: number) => failed(newDelivery('a', { bytes }))

function resultsOf(...bytes: readonly number[]): Results {
  const results = new Results()
  for (const one of bytes) results.add(failure(one), false)
  return results
}

it('results of up to the size of a commit are written together', () => {
  const results = resultsOf(third, third, third)
  const [taken, left] = divide(results)
  expect(taken).toBe(results)
  expect(left.size).toBe(0)
})

it('of larger results the next commit takes as many as it can, and each result is counted once', () => {
  const results = resultsOf(third, third, third, 1)
  for (let count = 0; count < 5; count++) results.add(delivered(newDelivery('a')), false)
  results.add(delivered(newDelivery('a', { bytes: third })), true)
  const [taken, left] = divide(results)
  expect(taken.bytes).toBe(limits.commitBytes)
  expect(left.bytes).toBe(1)
  expect(taken.counts).toEqual({ successful: 6, failed: 3 })
  expect(left.counts).toEqual({ successful: 0, failed: 1 })
  expect(taken.delivered).toHaveLength(1)
})

it('a result that is larger than a commit is written alone', () => {
  const [taken, left] = divide(resultsOf(2 * limits.commitBytes, 1))
  expect([taken.failed.length, left.failed.length]).toEqual([1, 1])
  const [alone, none] = divide(left)
  expect([alone.failed.length, none.failed.length]).toEqual([1, 0])
})

it('a retry of an event in the log is never left for a later commit, because a crash could lose it', () => {
  const results = new Results()
  const redelivery = newDelivery('a', { sequence: null, bytes: 2 * limits.commitBytes, isListed: true })
  const retry = newDelivery('a')
  for (const delivery of [redelivery, retry]) results.add({ delivery, dueAt: 0 })
  results.add(failure(1))
  const [taken, left] = divide(results)
  expect(taken.waiting.map(({ delivery }) => delivery)).toEqual([redelivery, retry])
  expect([left.waiting.length, left.failed.length]).toEqual([0, 1])
})

it.each([
  ['an event', false, 1],
  ['a test event', true, 0],
])(
  'a successful redelivery of %s is left for a later commit if its row is too large',
  (_, isTest, successful) => {
    const results = resultsOf(third, third, third)
    const redelivery = newDelivery('a', { sequence: null, bytes: third, isTest, isListed: true })
    results.add(delivered(redelivery), true)
    const [taken, left] = divide(results)
    expect(taken.failed).toHaveLength(3)
    expect(left.delivered).toHaveLength(1)
    expect(left.counts).toEqual({ successful, failed: 0 })
    expect(taken.counts).toEqual({ successful: 0, failed: 3 })
  },
)
