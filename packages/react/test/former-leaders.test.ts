import { waitMs } from '@tenant-api/test-kit/timeouts'
import { expect, test, vi } from 'vitest'
import { createLog, type LiveEvent, type Log } from '../src/log.ts'
import type { Reader } from '../src/reader.ts'
import { joinTabs } from '../src/tabs.ts'

/** Messages between tabs, as the test sends them. */
interface Message {
  readonly type: string
  readonly offset?: string | undefined
  readonly log?: Log
}

vi.stubGlobal('document', new EventTarget())
vi.stubGlobal('addEventListener', () => {})

const entry = (offset: string) => ({ type: 'unknown', offset, raw: { type: 'a', offset } }) as const

/** A log that the tab of the test has read, with an origin of its own. */
function read(origin: number, ...offsets: readonly string[]): Log {
  const entries: LiveEvent[] = offsets.map(entry)
  const count = entries.length
  return { id: origin, entries, count, total: count, offset: offsets.at(-1), state: { status: 'open' } }
}

/** A tab, and the channel of another tab that holds the lock: the test speaks for it. */
async function openTab(name: string, reader?: Reader) {
  const told: LiveEvent[] = []
  const log = createLog(undefined, fresh => told.push(...fresh))
  log.newest(0, 10)
  const closing = new AbortController()
  const channel = new BroadcastChannel(name)
  const received: Message[] = []
  channel.onmessage = ({ data }) => received.push(data as Message)
  const hold = () =>
    void navigator.locks.request(name, { steal: true }, () => new Promise(() => {})).catch(() => {})
  if (!reader) hold()
  joinTabs(name, log, () => reader ?? { read: async () => {}, reconnect: () => {} }, closing.signal)
  return {
    told,
    log,
    hold,
    post: (message: Message) => channel.postMessage(message),
    /** The next question of the tab. */
    async asked(): Promise<Message> {
      await vi.waitFor(() => expect(received.some(({ type }) => type === 'ask')).toBe(true), waitMs)
      const at = received.findIndex(({ type }) => type === 'ask')
      return received.splice(0, at + 1).at(-1) as Message
    },
    close() {
      closing.abort()
      channel.close()
    },
  }
}

test('A tab ignores the answer of a leader that hung, if another leader has answered', async () => {
  const tab = await openTab('late answer')
  const first = await tab.asked()
  tab.post({ type: 'lead' })
  tab.post({ ...(await tab.asked()), type: 'log', log: read(1, 'o1') })
  await vi.waitFor(() => expect(tab.log.now.offset).toBe('o1'), waitMs)
  tab.post({ ...first, type: 'log', log: { ...read(2), offset: undefined } })
  tab.post({ type: 'add', offset: 'o1', log: { ...read(1, 'o2'), count: 2 } })
  await vi.waitFor(() => expect(tab.log.now.offset).toBe('o2'), waitMs)
  expect(tab.told).toEqual([entry('o2')])
  tab.close()
})

test('A former leader repeats no event that it has received before the log of the next leader', async () => {
  const untilAborted = (signal: AbortSignal) =>
    new Promise<void>(resolve => signal.addEventListener('abort', () => resolve()))
  const tab = await openTab('next leader', {
    async read(log, signal) {
      log.append({ entries: [entry('o1')], offset: 'o1', state: { status: 'open' } })
      await untilAborted(signal)
    },
    reconnect: () => {},
  })
  await vi.waitFor(() => expect(tab.log.now.offset).toBe('o1'), waitMs)
  tab.hold()
  const asked = await tab.asked()
  // The next leader had no log: it began at the same offset, but with an origin of its own.
  tab.post({ type: 'add', offset: 'o1', log: read(1, 'o2') })
  tab.post({ ...asked, type: 'log', log: read(1, 'o2') })
  tab.post({ type: 'add', offset: 'o2', log: { ...read(1, 'o3'), count: 2 } })
  await vi.waitFor(() => expect(tab.log.now.offset).toBe('o3'), waitMs)
  expect(tab.told).toEqual(['o1', 'o2', 'o3'].map(entry))
  expect(tab.log.now).toMatchObject({ id: 1, count: 2, total: 3 })
  tab.close()
})
