import { expect, it } from 'vitest'
import { anEntry } from '../stores/an-entry.ts'
import { json, testEvent } from '../webhooks/harness/dispatched.ts'
import { insertStream } from '../webhooks/harness/running-dispatcher.ts'
import { openNodes } from './open-postgres.ts'

it('two nodes together take in at most 100 test events of a stream', async () => {
  const { open } = await openNodes()
  const [one, other] = [await open(), await open()]
  const id = await insertStream(one, 'https://hooks.example.com/')
  const stored: boolean[] = []
  // In groups, because they wait for the same lock: a busy machine could not insert 120 before they run out of time.
  for (let group = 0; group < 6; group++) {
    const sent = Array.from({ length: 10 }, () => [
      one.dispatch.insertTest(testEvent(id), json, 9, anEntry),
      other.dispatch.insertTest(testEvent(id), json, 9, anEntry),
    ])
    stored.push(...(await Promise.all(sent.flat())))
  }
  expect(stored.filter(isStored => isStored)).toHaveLength(100)
})
