import { expect, it } from 'vitest'
import { json, testEvent } from '../webhooks/dispatched.ts'
import { insertStream } from '../webhooks/running-dispatcher.ts'
import { openNodes } from './open-postgres.ts'

it('two nodes together take in at most 100 test events of a stream', async () => {
  const { open } = await openNodes()
  const [one, other] = [await open(), await open()]
  const id = await insertStream(one, 'https://hooks.example.com/')
  const sent = Array.from({ length: 60 }, () => [
    one.dispatch.insertTest(testEvent(id), json, 9),
    other.dispatch.insertTest(testEvent(id), json, 9),
  ]).flat()
  const stored = (await Promise.all(sent)).filter(isStored => isStored)
  expect(stored).toHaveLength(100)
})
