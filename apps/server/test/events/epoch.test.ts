import { expect, it } from 'vitest'
import { epochAfter, epochsOfSecond } from '../../src/events/offset.ts'

const secondOf = (epoch: number) => Math.floor(epoch / epochsOfSecond)

it('an epoch begins in the present second, or in the second after the latest epoch of the log', () => {
  const before = Math.floor(Date.now() / 1_000)
  for (let round = 0; round < 100; round++) {
    const second = secondOf(epochAfter(0))
    expect(second).toBeGreaterThanOrEqual(before)
    expect(second).toBeLessThanOrEqual(Date.now() / 1_000)
    const ahead = (before + 3_600) * epochsOfSecond + round
    expect(secondOf(epochAfter(ahead))).toBe(before + 3_601)
  }
})

it('two epochs that begin in the same second differ', () => {
  const ahead = (Math.floor(Date.now() / 1_000) + 3_600) * epochsOfSecond
  expect(new Set(Array.from({ length: 20 }, () => epochAfter(ahead))).size).toBeGreaterThan(15)
})
