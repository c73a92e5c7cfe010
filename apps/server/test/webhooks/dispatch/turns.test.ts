import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { limits } from '../../../src/limits.ts'
import { initialWindow } from '../../../src/webhooks/target-health.ts'
import { runAttempts, turns } from './run-attempts.ts'

const half = limits.attemptsMemoryBytes / 2

it('a free place goes to a healthy stream, even if thousands of failed targets wait to be probed', async () => {
  const { add, ends, end } = runAttempts()
  for (let index = 0; index < limits.attempts - 1; index++) add(`slow-${index}`)
  await turns()
  for (let index = 0; index < 3_000; index++) add(`dead-${index}`, { isProbed: true })
  await turns()
  expect(ends.size).toBe(limits.attempts - 1 + limits.probes)
  add('healthy')
  await turns()
  expect(ends.has('healthy')).toBe(false)
  await end('slow-0')
  expect(ends.has('healthy')).toBe(true)
  await end('dead-0')
  expect(ends.has(`dead-${limits.probes}`)).toBe(true)
})

it('a stream that gets an event while its next deliveries are read is served, even if the read found none', async () => {
  const { add, ends } = runAttempts()
  const read = Promise.withResolvers<boolean>()
  const { offer } = add('late', { fill: () => read.promise })
  await turns()
  offer()
  await turns()
  read.resolve(false)
  await turns()
  expect(ends.has('late')).toBe(true)
})

it('memory that an attempt frees goes to all streams for which it is enough, and larger events do not hold them up', async () => {
  const { add, ends, end } = runAttempts()
  add('slow', { bytes: half })
  add('beside', { bytes: half / 2 })
  await turns()
  for (const name of ['too-large', 'too-large-2']) add(name, { bytes: half })
  for (const name of ['a', 'b']) add(name, { bytes: half / 2 })
  await turns()
  expect([...ends.keys()]).toEqual(['slow', 'beside'])
  await end('slow')
  expect([...ends.keys()]).toEqual(['beside', 'a', 'b'])
})

it('while most places are taken, a stream gets only as many as its window', async () => {
  const { add, ends, end } = runAttempts()
  for (let index = 0; index <= limits.attempts / 2; index++) add(`slow-${index}`)
  await turns()
  ends.clear()
  add('many', { events: initialWindow + 3 })
  await turns()
  expect(ends.size).toBe(initialWindow)
  await end('many-0')
  expect(ends.size).toBe(initialWindow)
  expect(ends.has(`many-${initialWindow}`)).toBe(true)
})

/** Occupies all probes, or so much memory that no stream with large events may begin an attempt. */
function occupy({ add }: ReturnType<typeof runAttempts>, isProbed: boolean): void {
  if (isProbed) for (let index = 0; index < limits.probes; index++) add(`busy-${index}`, { isProbed })
  else add('busy-0', { bytes: half })
}

describe.each([
  ['an attempt', false],
  ['a probe', true],
])('a stream that waits for %s', (_, isProbed) => {
  it('is served again only when it may begin', async () => {
    const attempts = runAttempts()
    const { add, ends, end } = attempts
    occupy(attempts, isProbed)
    await turns()
    const { served } = add('waiting', { isProbed, bytes: half })
    await turns()
    expect(served()).toBe(1)
    await end('busy-0')
    expect(ends.has('waiting')).toBe(true)
  })

  it('is not woken by a timer, even if a retry is due', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    onTestFinished(() => void vi.useRealTimers())
    const attempts = runAttempts()
    occupy(attempts, isProbed)
    await turns()
    const { served } = attempts.add('waiting', { isProbed, bytes: half, retryAt: Date.now() })
    await turns()
    vi.advanceTimersByTime(60_000)
    await turns()
    expect(served()).toBe(1)
  })

  it('does not hold up the next one if it is deleted', async () => {
    const attempts = runAttempts()
    const { add, ends, end } = attempts
    occupy(attempts, isProbed)
    await turns()
    const { close } = add('deleted', { isProbed, bytes: half })
    add('next', { isProbed, bytes: half })
    await turns()
    close()
    await end('busy-0')
    expect(ends.has('next')).toBe(true)
  })
})
