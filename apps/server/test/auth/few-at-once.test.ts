import { expect, it } from 'vitest'
import { fewAtOnce } from '../../src/auth/few-at-once.ts'
import { Problem } from '../../src/problem.ts'

/** Work that ends when it is told to, in any order. */
function openWork() {
  const started: { name: string; end: () => void; fail: () => void }[] = []
  const work = (name: string) =>
    new Promise<string>((resolve, reject) => {
      started.push({ name, end: () => resolve(name), fail: () => reject(new Error(name)) })
    })
  return { started, work, names: () => started.map(({ name }) => name) }
}

it('no more than a few calls run at once, and the others follow in their order, also after one that fails', async () => {
  const { started, work, names } = openWork()
  const few = fewAtOnce(work, { atOnce: 2, maxWaiting: 10 })
  const results = ['a', 'b', 'c', 'd'].map(name => few(name))
  const outcomes = Promise.allSettled(results)
  expect(names()).toEqual(['a', 'b'])
  started[1]?.fail()
  await expect(results[1]).rejects.toThrow('b')
  expect(names()).toEqual(['a', 'b', 'c'])
  started[0]?.end()
  expect(await results[0]).toBe('a')
  expect(names()).toEqual(['a', 'b', 'c', 'd'])
  started[2]?.end()
  started[3]?.end()
  expect((await outcomes).map(({ status }) => status)).toEqual([
    'fulfilled',
    'rejected',
    'fulfilled',
    'fulfilled',
  ])
  const last = few('e')
  expect(names()).toHaveLength(5)
  started[4]?.end()
  expect(await last).toBe('e')
})

it('a call that would wait behind too many others is refused at once', async () => {
  const { started, work } = openWork()
  const few = fewAtOnce(work, { atOnce: 1, maxWaiting: 1 })
  const [first, second] = [few('a'), few('b')]
  await expect(few('c')).rejects.toThrow(Problem)
  started[0]?.end()
  await first
  started[1]?.end()
  expect(await second).toBe('b')
})
