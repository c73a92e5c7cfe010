// @vitest-environment jsdom
import { expect, test, vi } from 'vitest'
import { createLog } from '../src/log.ts'
import { joinTabs } from '../src/tabs.ts'

interface LockRequest {
  readonly lead: () => Promise<void>
  readonly reject: (error: Error) => void
}

test('A tab that takes over from itself still leads after its first term has ended', async () => {
  const requests: LockRequest[] = []
  const request = (_name: string, _options: LockOptions, lead: () => Promise<void>) =>
    new Promise((_, reject) => requests.push({ lead, reject }))
  vi.stubGlobal('navigator', { locks: { request } })
  const closing = new AbortController()
  const reader = {
    read: (_: unknown, signal: AbortSignal) =>
      new Promise<void>(resolve => signal.addEventListener('abort', () => resolve())),
    reconnect() {},
  }
  const log = createLog(undefined, () => {})
  const connect = joinTabs('tabs', log, () => reader, closing.signal)
  connect()
  // The browser grants the lock to the first request while the second one, which steals it, is under way.
  const [waiting, stealing] = requests
  waiting?.lead()
  stealing?.lead()
  waiting?.reject(new DOMException('The lock was stolen.', 'AbortError'))
  await expect.poll(() => requests).toHaveLength(3)

  const other = new BroadcastChannel('tabs')
  const types: string[] = []
  other.onmessage = ({ data }) => types.push(data.type)
  other.postMessage({ type: 'ask', id: 1, offset: undefined })
  await expect.poll(() => types).toEqual(['log'])
  closing.abort()
  other.close()
  vi.unstubAllGlobals()
})
