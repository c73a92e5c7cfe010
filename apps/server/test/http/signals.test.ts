import { pino } from 'pino'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { limits } from '../../src/limits.ts'
import { stopAtSignal } from '../../src/shutdown.ts'

const drainMs = 5_000
const listeners = new Map<unknown, (signal: string) => void>()

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] })
  vi.spyOn(process, 'on').mockImplementation((name, listener) => {
    listeners.set(name, listener)
    return process
  })
})
afterEach(() => {
  vi.restoreAllMocks()
  vi.useRealTimers()
})

/**
 * A service that by default never stops. Returns what it is asked to do, and a function that sends a signal.
 *
 * @param stopped when its stop ends
 */
function start(stopped = new Promise<void>(() => {})) {
  const stop = vi.fn(() => stopped)
  const endProcess = vi.fn() as ReturnType<typeof vi.fn<(code?: number) => never>>
  const service = { address: '', baseUrl: '', log: pino({ level: 'silent' }), stop }
  stopAtSignal(service, { drainMs, endProcess })
  return { stop, endProcess, send: (signal: NodeJS.Signals) => listeners.get(signal)?.(signal) }
}

test.each([
  ['SIGTERM', drainMs],
  ['SIGINT', 0],
] as const)(
  'after %s the service drains for %i ms, and ends 9 s later even if it does not stop',
  (signal, drains) => {
    const { stop, endProcess, send } = start()
    send(signal)
    expect(stop.mock.calls).toEqual([[drains]])
    vi.advanceTimersByTime(drains + 1_000 * limits.shutdownSeconds + 999)
    expect(endProcess).not.toHaveBeenCalled()
    vi.advanceTimersByTime(1)
    expect(endProcess.mock.calls).toEqual([[0]])
  },
)

test('a process that still works after its stop ends with 0 after 2 s', async () => {
  const { endProcess, send } = start(Promise.resolve())
  send('SIGTERM')
  await vi.advanceTimersByTimeAsync(1_999)
  expect(endProcess).not.toHaveBeenCalled()
  vi.advanceTimersByTime(1)
  expect(endProcess.mock.calls).toEqual([[0]])
  vi.advanceTimersByTime(60_000)
  expect(endProcess).toHaveBeenCalledOnce()
})

test('a signal that comes again within half a second counts once, and later ends the process at once', () => {
  const { stop, endProcess, send } = start()
  send('SIGTERM')
  vi.advanceTimersByTime(499)
  send('SIGTERM')
  expect(endProcess).not.toHaveBeenCalled()
  expect(stop).toHaveBeenCalledOnce()
  vi.advanceTimersByTime(1)
  send('SIGTERM')
  expect(endProcess.mock.calls).toEqual([[]])
})

test('another signal ends the process at once', () => {
  const { endProcess, send } = start()
  send('SIGTERM')
  send('SIGINT')
  expect(endProcess.mock.calls).toEqual([[]])
})
