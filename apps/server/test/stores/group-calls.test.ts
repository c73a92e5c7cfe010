import { setImmediate as nextTurn } from 'node:timers/promises'
import { expect, it } from 'vitest'
import { StoreError } from '../../src/errors.ts'
import { groupCalls } from '../../src/stores/group-calls.ts'

const weigh = () => 1
const oneByOne = { weigh, enough: Number.POSITIVE_INFINITY, atOnce: 1 }

it('calls in one turn of the event loop form a group, and calls that arrive meanwhile form the next one', async () => {
  const commits: string[][] = []
  let release = () => {}
  const append = groupCalls(async (items: readonly string[]) => {
    commits.push([...items])
    await new Promise<void>(resolve => {
      release = resolve
    })
    return items.map(item => item.toUpperCase())
  }, oneByOne)
  const first = [append(['a', 'b']), append([]), append(['c'])]
  await expect.poll(() => commits).toHaveLength(1)
  const second = [append(['d']), append(['e', 'f'])]
  release()
  expect(await Promise.all(first)).toEqual([['A', 'B'], [], ['C']])
  await expect.poll(() => commits).toHaveLength(2)
  release()
  expect(await Promise.all(second)).toEqual([['D'], ['E', 'F']])
  expect(commits).toEqual([
    ['a', 'b', 'c'],
    ['d', 'e', 'f'],
  ])
})

it('if the store fails, the calls of the group fail, and no others', async () => {
  const failure = new StoreError('the disk is full')
  const append = groupCalls(async (items: readonly string[]) => {
    if (items.includes('bad')) throw failure
    return items
  }, oneByOne)
  const shared = await Promise.allSettled([append(['good']), append(['bad'])])
  expect(shared).toEqual([
    { status: 'rejected', reason: failure },
    { status: 'rejected', reason: failure },
  ])
  expect(await append(['next'])).toEqual(['next'])
})

it('a call with an invalid event does not affect the other calls of its group', async () => {
  const fault = new Error('this one is too long')
  const commits: string[][] = []
  const append = groupCalls(async (items: readonly string[]) => {
    if (items.includes('bad')) throw fault
    commits.push([...items])
    return items
  }, oneByOne)
  const calls = Array.from({ length: 100 }, (_, index) => append([index === 41 ? 'bad' : `good-${index}`]))
  const outcomes = await Promise.allSettled(calls)
  expect(outcomes.flatMap(({ status }, index) => (status === 'rejected' ? [index] : []))).toEqual([41])
  expect(outcomes[41]).toEqual({ status: 'rejected', reason: fault })
  // A commit that fails is split into halves, which are committed one after the other.
  expect(commits.length).toBeLessThan(10)
  expect(commits.flat()).toEqual(calls.flatMap((_, index) => (index === 41 ? [] : [`good-${index}`])))
})

it('a group is full once its calls reach a weight, and a full group starts while others are in progress, up to a maximum number', async () => {
  const commits: string[][] = []
  const append = groupCalls(
    (items: readonly string[]) => {
      commits.push([...items])
      return new Promise<readonly string[]>(() => {})
    },
    { weigh, enough: 3, atOnce: 3 },
  )
  for (const items of [['a', 'b'], ['c', 'd', 'e', 'f'], ['g', 'h'], ['i'], ['j', 'k']]) void append(items)
  await expect.poll(() => commits).toHaveLength(2)
  void append(['l'])
  await expect.poll(() => commits).toHaveLength(3)
  void append(['m', 'n', 'o'])
  await nextTurn()
  await nextTurn()
  expect(commits).toEqual([
    ['a', 'b', 'c', 'd', 'e', 'f'],
    ['g', 'h', 'i'],
    ['j', 'k', 'l'],
  ])
})

it('callers whose calls wait are served in turn, each in the order of its calls', async () => {
  const commits: string[][] = []
  const append = groupCalls(
    async (items: readonly string[]) => {
      commits.push([...items])
      return items
    },
    { weigh, enough: 2, atOnce: 1 },
  )
  const busy = [['a', 'b'], ['c'], ['d'], ['e'], ['f', 'g']].map(items => append(items, 'busy'))
  await Promise.all([...busy, append(['x'], 'first'), append(['y'], 'second')])
  expect(commits).toEqual([
    ['a', 'b'],
    ['x', 'y'],
    ['c', 'd'],
    ['e', 'f', 'g'],
  ])
})
