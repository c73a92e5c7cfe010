import { expect, it } from 'vitest'
import { coalesce } from '../../../src/webhooks/dispatcher.ts'

it('calls during a run cause exactly one more run, after it', async () => {
  const runs: PromiseWithResolvers<void>[] = []
  const run = coalesce(() => {
    const ended = Promise.withResolvers<void>()
    runs.push(ended)
    return ended.promise
  })
  const end = async (index: number) => {
    runs[index]?.resolve()
    await new Promise(resolve => setImmediate(resolve))
  }
  run()
  expect(runs).toHaveLength(1)
  run()
  run()
  expect(runs).toHaveLength(1)
  await end(0)
  expect(runs).toHaveLength(2)
  await end(1)
  expect(runs).toHaveLength(2)
  run()
  expect(runs).toHaveLength(3)
})
