import { setImmediate as nextTurn } from 'node:timers/promises'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import type { Subscriber } from '../../src/events/subscriber.ts'
import { ServingQueue } from '../../src/events/subscribers.ts'
import type { TailedLog } from '../../src/events/tail.ts'

/**
 * Serves subscribers 0 to 9, which cost nothing, and 10 to 29, which cost some milliseconds each, by a simulated clock. Returns the
 * subscribers in the order of their turns.
 *
 * @param growsAt the numbers of turns after which the log grows
 */
async function serve(milliseconds: number, growsAt: readonly number[]): Promise<readonly number[]> {
  vi.useFakeTimers({ toFake: ['performance'] })
  onTestFinished(() => void vi.useRealTimers())
  const turns: number[] = []
  let grow = () => {}
  const subscribers = Array.from({ length: 30 }, (_, index) => {
    const pump = () => {
      turns.push(index)
      if (index >= 10) vi.advanceTimersByTime(milliseconds)
      if (growsAt.includes(turns.length)) grow()
    }
    return { pump } as Subscriber
  })
  const onGrowth: TailedLog['onGrowth'] = listener => {
    grow = () => listener([])
    return () => {}
  }
  new ServingQueue(new Set(subscribers), { onGrowth } as TailedLog)
  grow()
  let before = 0
  while (before < turns.length) {
    before = turns.length
    await nextTurn()
    await nextTurn()
  }
  return turns
}

describe('when the log grows during a pass', () => {
  it('of more than 50 ms, fast subscribers do not wait until all slow ones have been served', async () => {
    const turns = await serve(8, [20])
    const after = turns.slice(20)
    expect(new Set(after).size).toBe(30)
    const beforeLast = after.slice(0, after.indexOf(29))
    expect(beforeLast.filter(index => index < 10)).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9])
  })

  it('of more than 50 ms, subscribers that it has not reached keep their place before those that it has reached', async () => {
    const after = (await serve(8, [20])).slice(20)
    expect(after.indexOf(29)).toBeLessThan(after.indexOf(10))
  })

  it('of less than 50 ms, each subscriber has its turn before the next pass begins', async () => {
    const turns = await serve(1, [12])
    expect(turns).toHaveLength(60)
    expect(new Set(turns.slice(0, 30)).size).toBe(30)
    expect(new Set(turns.slice(30)).size).toBe(30)
  })
})

it('a pass and a subscriber that always has more to read get equal time', async () => {
  vi.useFakeTimers({ toFake: ['performance'] })
  onTestFinished(() => void vi.useRealTimers())
  const turns: string[] = []
  const subscriberOf = (name: string, pumped = () => {}) => {
    const pump = () => {
      turns.push(name)
      vi.advanceTimersByTime(3)
      pumped()
    }
    return { pump } as Subscriber
  }
  let grow = () => {}
  const onGrowth: TailedLog['onGrowth'] = listener => {
    grow = () => listener([])
    return () => {}
  }
  const live = Array.from({ length: 10 }, () => subscriberOf('live'))
  const queue = new ServingQueue(new Set(live), { onGrowth } as TailedLog)
  const behind = subscriberOf('behind', () => {
    if (turns.length < 40) queue.serve(behind)
  })
  queue.serve(behind)
  grow()
  while (turns.length < 40) await nextTurn()
  expect(turns.slice(0, 20).filter(name => name === 'live')).toHaveLength(10)
})
