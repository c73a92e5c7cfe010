import { describe, expect, it } from 'vitest'
import { limits } from '../../../src/limits.ts'
import { initialWindow, windowAfter } from '../../../src/webhooks/target-health.ts'

describe('the window of a stream', () => {
  it('grows by one with each attempt of up to a second, up to the limit of a stream', () => {
    expect(windowAfter(initialWindow, 1_000, 1)).toBe(initialWindow + 1)
    let window: number = initialWindow
    for (let attempt = 0; attempt < 2 * limits.attemptsOfStream; attempt++) window = windowAfter(window, 5, 3)
    expect(window).toBe(limits.attemptsOfStream)
  })

  it('is halved by each slower attempt, down to its first size', () => {
    expect(windowAfter(20, 1_001, 1)).toBe(10)
    expect(windowAfter(initialWindow + 1, 1_001, 1)).toBe(initialWindow)
    expect(windowAfter(initialWindow, 60_000, 1)).toBe(initialWindow)
  })

  it('has its first size after each pause', () => {
    expect(windowAfter(20, 5, 0)).toBe(initialWindow)
  })
})
