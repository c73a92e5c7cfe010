import { expect, it } from 'vitest'
import { anEntry } from '../stores/an-entry.ts'
import { insertStream, runDispatcher } from '../webhooks/harness/running-dispatcher.ts'
import { openNodes } from './open-postgres.ts'

const leaseMs = 2_000

it('a change of a stream that other callers change all the time is confirmed once the node that holds the stream has acted on it', async () => {
  const { open } = await openNodes()
  const [holder, other] = [await open({ leaseMs }), await open({ leaseMs })]
  const id = await insertStream(holder, 'https://hooks.example.com/')
  await runDispatcher(holder, { leaseMs })
  const dispatcher = await runDispatcher(other, { leaseMs })
  let isOver = false
  async function changeAllTheTime(): Promise<void> {
    while (!isOver)
      await other.eventStreams.update(
        id,
        stream => stream,
        () => anEntry,
      )
  }
  const changing = changeAllTheTime()
  try {
    for (let change = 0; change < 3; change++) await dispatcher.notice(id)
  } finally {
    isOver = true
  }
  await changing
  expect(dispatcher.lanes.size).toBe(0)
})
