import { expect, test } from 'vitest'
import { startMock } from '../src/index.ts'

test('a closed mock refuses choices, messages and waiting, and may be closed and reset again', async () => {
  const mock = await startMock({ eventsPerSecond: 0 })
  await Promise.all([mock.close(), mock.close()])
  const closed = 'The mock is closed. Start another one with `startMock`.'
  expect(() => mock.answer({ operation: 'list_event_streams', status: 503 })).toThrow(closed)
  expect(() => mock.push({ type: 'user.created' })).toThrow(closed)
  expect(() => mock.pushUnknown({ type: 'user.renamed', event: {} })).toThrow(closed)
  await expect(mock.received(1)).rejects.toThrow(closed)
  await expect(mock.subscribers(1)).rejects.toThrow(closed)
  mock.reset()
  await mock.close()
  expect(mock.unusedAnswers()).toEqual([])
  expect(mock.requests()).toEqual([])
})
