import { once } from 'node:events'
import { Agent, get, type IncomingMessage } from 'node:http'
import { tracesOf } from '@tenant-api/test-kit/traces'
import { expect, test } from 'vitest'
import { type Mock, startMock } from '../src/index.ts'

const closed = 'The mock is closed. Start another one with `startMock`.'

test('a closed mock refuses choices, messages and waiting, and may be closed and reset again', async () => {
  const mock = await startMock({ eventsPerSecond: 0 })
  await Promise.all([mock.close(), mock.close()])
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

/** Opens a subscription, over a connection that the test's own agent would keep. */
async function subscribe(url: string, agent: Agent): Promise<IncomingMessage> {
  const request = get(`${url}/api/v2/events`, { agent, headers: { Authorization: 'Bearer any' } })
  const [response] = await once(request, 'response')
  return response.on('error', () => undefined).resume()
}

test('a closed mock leaves nothing behind, whatever was open', async () => {
  const lines: string[] = []
  const traces = await tracesOf(async () => {
    const mock = await startMock({ eventsPerSecond: 10, log: line => lines.push(line) })
    const agent = new Agent({ keepAlive: true })
    mock.answer({ operation: 'list_event_streams', delay: 60_000 })
    const stream = await subscribe(mock.url, agent)
    const streamClosed = new Promise(resolve => stream.once('close', resolve))
    const delayed = get(`${mock.url}/api/v2/event-streams`, {
      agent,
      headers: { Authorization: 'Bearer any' },
    })
    const ended = once(delayed, 'error')
    await mock.received(2)
    const waiting = Promise.allSettled([mock.received(3), mock.subscribers(2)])
    await mock.close()
    await ended
    await streamClosed
    agent.destroy()
    expect(await waiting).toMatchObject(Array(2).fill({ status: 'rejected', reason: { message: closed } }))
    await expect(fetch(mock.url)).rejects.toThrow()
  })
  expect(traces).toEqual([])
  expect(lines).toContain('GET /api/v2/event-streams aborted (chosen)')
})

test('what is left behind is named', async () => {
  const mock = await startMock({ eventsPerSecond: 0 })
  const left: Mock[] = []
  const traces = await tracesOf(async () => {
    left.push(await startMock({ eventsPerSecond: 0 }))
    void mock.received(1).catch(() => undefined)
    process.on('SIGHUP', Object)
    Reflect.set(globalThis, 'leftBehind', true)
  })
  process.off('SIGHUP', Object)
  Reflect.deleteProperty(globalThis, 'leftBehind')
  await Promise.all([mock, ...left].map(one => one.close()))
  expect(traces).toEqual([
    expect.stringMatching(/^Timeout of \/packages\/simulator\/src\/awaited-count\.ts:\d+/),
    '1 more: TCPServerWrap',
    '1 more: listener of the process for SIGHUP',
    '1 more: global leftBehind',
  ])
})
