import { describe, expect, it } from 'vitest'
import { createFairQueue } from '../../src/limiting/fair-queue.ts'
import { FairShares } from '../../src/limiting/fair-shares.ts'

function gates() {
  const begun: string[] = []
  const ends = new Map<string, () => void>()
  return {
    begun,
    /** Creates work that records its start, and ends when the test calls `end`. */
    work: (name: string) => () => {
      begun.push(name)
      return new Promise<string>(resolve => ends.set(name, () => resolve(name)))
    },
    async end(name: string) {
      ends.get(name)?.()
      // The next piece of work begins in the next turn of the event loop.
      for (let turn = 0; turn < 2; turn++) await new Promise(resolve => setImmediate(resolve))
    },
  }
}

describe('a fair queue', () => {
  it('serves the groups in turn, and the members of each group in turn', async () => {
    const queue = createFairQueue({ atOnce: 1, maxWaiting: 100 }, 'Too much.')
    const { begun, work, end } = gates()
    const asked = [
      ['first', 'a', 'x'],
      ['many-1', 'a', 'x'],
      ['many-2', 'a', 'x'],
      ['many-3', 'a', 'x'],
      ['sibling', 'a', 'y'],
      ['other', 'b', 'z'],
    ] as const
    const all = asked.map(([name, group, member]) => queue.run({ group, member }, work(name)))
    for (const [name] of asked) await end(begun.at(-1) ?? name)
    await Promise.all(all)
    expect(begun).toEqual(['first', 'many-1', 'other', 'sibling', 'many-2', 'many-3'])
  })

  it('refuses work of a group that has used up its share, and accepts work of another group', async () => {
    const queue = createFairQueue({ atOnce: 1, maxWaiting: 10 }, 'Too much.')
    const { work, begun, end } = gates()
    const run = (group: string, name: string) => queue.run({ group, member: '' }, work(name))
    const waiting = [run('greedy', 'under way'), ...[1, 2, 3, 4, 5].map(number => run('greedy', `${number}`))]
    await expect(run('greedy', 'one too many')).rejects.toMatchObject({ errorCode: 'service_unavailable' })
    waiting.push(run('modest', 'modest'))
    await end('under way')
    await end('1')
    expect(begun).toEqual(['under way', '1', 'modest'])
    for (const name of ['modest', '2', '3', '4', '5']) await end(name)
    await Promise.all(waiting)
  })

  it('accepts as much work as at first once all work is done', async () => {
    const queue = createFairQueue({ atOnce: 2, maxWaiting: 10 }, 'Too much.')
    for (let round = 0; round < 3; round++) {
      const { work, begun, end } = gates()
      const names = ['1', '2', '3', '4', '5', '6', '7']
      const all = names.map(name => queue.run({ group: 'a', member: '' }, work(name)))
      expect(begun).toEqual(['1', '2'])
      for (const name of names) await end(name)
      await expect(Promise.all(all)).resolves.toEqual(names)
    }
  })

  it('continues after failed work', async () => {
    const queue = createFairQueue({ atOnce: 1, maxWaiting: 10 }, 'Too much.')
    const asker = { group: 'a', member: 'a' }
    const failing = queue.run(asker, async () => {
      throw new Error('It failed.')
    })
    const next = queue.run(asker, async () => 'done')
    await expect(failing).rejects.toThrow('It failed.')
    expect(await next).toBe('done')
  })
})

describe('fair shares', () => {
  it('give a holder at most as much as is still free: one can take half, and a part always stays free', () => {
    const shares = new FairShares(120)
    const takeAll = (holder: string) => {
      let taken = 0
      while (shares.take(holder, 1)) taken++
      return taken
    }
    expect(takeAll('one')).toBe(60)
    expect(takeAll('two')).toBe(30)
    expect(takeAll('three')).toBe(15)
    shares.release('one', 60)
    expect(takeAll('three')).toBeGreaterThan(0)
    expect(takeAll('four')).toBeGreaterThan(0)
  })

  it('never give one holder more than its limit', () => {
    const shares = new FairShares(120, 10)
    expect(shares.take('one', 10)).toBe(true)
    expect(shares.take('one', 1)).toBe(false)
    expect(shares.take('two', 11)).toBe(false)
  })

  it('count what a holder still holds after it has released a part', () => {
    const shares = new FairShares(120, 10)
    shares.take('one', 10)
    shares.release('one', 4)
    expect(shares.heldBy('one')).toBe(6)
    expect(shares.free).toBe(114)
    expect(shares.take('one', 5)).toBe(false)
    expect(shares.take('one', 4)).toBe(true)
  })
})
