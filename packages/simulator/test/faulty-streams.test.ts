import { describe, expect, test, vi } from 'vitest'
import { exampleEvents, type Fault, type Start } from '../src/index.ts'
import { setUp, stopTheClock, text } from './streams.ts'

stopTheClock()

test('an error that is pushed to a faulty stream without events ends it', async () => {
  const { streams, open } = setUp()
  const chunks = open({ fault: 'silence' })
  streams.push({ type: 'error', error: { code: 'processing_error' } })
  const types: unknown[] = []
  for await (const chunk of chunks) types.push(/^event: (.*)\n/.exec(new TextDecoder().decode(chunk))?.[1])
  expect(types).toEqual([undefined, 'offset-only', 'error'])
})

describe('a faulty stream without generated events', () => {
  /** Reads a stream with a fault until it ends, falls silent or breaks. Returns the types of its whole frames. */
  async function readFaulty(fault: Fault, { types }: Partial<Start> = {}) {
    const { open, leaving } = setUp()
    let text = ''
    const reading = (async () => {
      for await (const chunk of open({ fault, ...(types && { types }) }))
        text += new TextDecoder().decode(chunk)
      return 'ended'
    })().catch((error: Error) => error.name)
    await vi.advanceTimersByTimeAsync(60_000)
    leaving.abort()
    const frames = text.split('\n\n').slice(1)
    return { end: await reading, types: frames.map(frame => /^event: (.*)\n/.exec(frame)?.[1]), text }
  }

  test.each(['connection_timeout', 'cursor_expired', 'processing_error'] as const)(
    'sends one event and then the error %s, without a push',
    async fault => {
      const { end, types } = await readFaulty(fault)
      expect({ end, types }).toEqual({ end: 'ended', types: [exampleEvents[0]?.type, 'error', undefined] })
    },
  )

  test('sends one event and then nothing, without a push', async () => {
    const { types } = await readFaulty('silence')
    expect(types).toEqual([exampleEvents[0]?.type, undefined])
  })

  test('sends one event and half of another, without a push', async () => {
    const { end, types, text } = await readFaulty('cut')
    const { type } = exampleEvents[0] ?? {}
    expect({ end, types }).toEqual({ end: 'StreamCut', types: [type, type] })
    expect(text).toMatch(/[^}]$/)
  })

  test('sends an event that its filter allows, and none if it allows no documented type', async () => {
    const filtered = await readFaulty('cursor_expired', { types: ['user.deleted'] })
    expect(filtered.types).toEqual(['user.deleted', 'error', undefined])
    const { types } = await readFaulty('cursor_expired', { types: ['user.renamed'] })
    expect(new Set(types)).toEqual(new Set(['offset-only', undefined]))
  })

  test('waits for a start time in the future', async () => {
    const { open } = setUp()
    const chunks = open({ fault: 'cursor_expired', notBefore: Date.now() + 20_000 })
    const types: unknown[] = []
    const reading = (async () => {
      for await (const chunk of chunks)
        types.push(/^event: (.*)\n/.exec(new TextDecoder().decode(chunk))?.[1])
    })()
    await vi.advanceTimersByTimeAsync(19_000)
    expect(types).toEqual([undefined, 'offset-only', 'offset-only'])
    await vi.advanceTimersByTimeAsync(30_000)
    await reading
    expect(types.slice(-2)).toEqual([exampleEvents[0]?.type, 'error'])
  })

  test('shows its events to other streams too', async () => {
    const { open } = setUp()
    const other = open()
    await other.next()
    await other.next()
    const coming = other.next()
    for await (const _ of open({ fault: 'cursor_expired' }));
    expect(text(await coming)).toContain(`event: ${exampleEvents[0]?.type}\n`)
  })
})
