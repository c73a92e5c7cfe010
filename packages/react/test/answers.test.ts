// @vitest-environment jsdom
import { expect, test, vi } from 'vitest'
import { type Batch, createLog, type Log } from '../src/log.ts'
import { joinTabs } from '../src/tabs.ts'

const state = { status: 'open' } as const
const batch = (number: number): Batch => ({
  entries: [{ type: 'gap', after: `o${number}` }],
  offset: `o${number}`,
  state,
})

test('The tab that reads sends another tab only the events that the other tab has not received', async () => {
  const request = (_name: string, _options: LockOptions, lead: () => Promise<void>) => lead()
  vi.stubGlobal('navigator', { locks: { request } })
  const closing = new AbortController()
  const log = createLog(undefined, () => {})
  log.newest(0, 10)
  let receive: (batch: Batch) => void = () => {}
  const reader = {
    read: (_: unknown, signal: AbortSignal) =>
      new Promise<void>(resolve => signal.addEventListener('abort', () => resolve())),
    reconnect() {},
  }
  joinTabs(
    'answers',
    log,
    give => {
      receive = give
      return reader
    },
    closing.signal,
  )
  const other = new BroadcastChannel('answers')
  const answers: Log[] = []
  other.onmessage = ({ data }) => data.type === 'answer' && answers.push(data.log)
  for (const number of [1, 2, 3]) receive(batch(number))
  const behind = log.now
  for (const number of [4, 5]) receive(batch(number))

  /** Asks as a tab whose log is `known`, and returns the entries of the answer. */
  async function ask({ offset, origin, count }: Pick<Log, 'offset' | 'origin' | 'count'>) {
    const { length } = answers
    other.postMessage({ type: 'ask', id: 1, offset, origin, count })
    await vi.waitFor(() => expect(answers).toHaveLength(length + 1))
    return answers.at(-1)?.entries
  }
  const all = [1, 2, 3, 4, 5].flatMap(number => batch(number).entries)
  expect(await ask(behind)).toEqual(all.slice(3))
  expect(await ask(log.now)).toEqual([])
  expect(await ask({ ...log.now, offset: 'o6', count: 6 })).toEqual([])
  // The leader no longer keeps all entries that this tab has not received.
  expect(await ask({ ...behind, count: -10 })).toEqual(all)
  expect(await ask({ offset: undefined, origin: 1, count: 0 })).toEqual(all)
  closing.abort()
  other.close()
  vi.unstubAllGlobals()
})
