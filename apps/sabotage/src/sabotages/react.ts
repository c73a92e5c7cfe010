import type { Sabotage } from '../sabotage.ts'

const workspace = 'packages/react'
const folder = 'packages/react/src'

/** The hooks for React. */
export const reactSabotages: readonly Sabotage[] = [
  {
    breaks: 'Each tab has its own connection.',
    file: `${folder}/leader.ts`,
    before: 'navigator.locks.request(name,',
    after: 'navigator.locks.request(String(Math.random()),',
    noticedBy: { workspace, test: 'test/tabs.test.ts', only: 'over one connection' },
  },
  {
    breaks: 'Tabs wait for ever for a tab that hangs.',
    file: `${folder}/leader.ts`,
    before: 'hold({ steal: true })',
    after: 'undefined',
    noticedBy: { workspace, test: 'test/tabs.test.ts', only: 'hangs' },
  },
  {
    breaks: 'A tab that takes over the connection skips the events since the last one that was shown.',
    file: `${folder}/tabs.ts`,
    before: 'reader.read(log.now, term)',
    after: 'reader.read({ ...log.now, offset: undefined }, term)',
    noticedBy: { workspace, test: 'test/tabs.test.ts', only: 'hangs' },
  },
  {
    breaks: 'A tab that no longer shows events still takes the connection from other tabs.',
    file: `${folder}/tabs.ts`,
    before: ' || signal.aborted) return',
    after: ') return',
    noticedBy: { workspace, test: 'test/use-events.test.ts', only: 'StrictMode' },
  },
  {
    breaks:
      'A tab that is resumed after it has unmounted its component takes the connection from other tabs.',
    file: `${folder}/tabs.ts`,
    before: '(signal.aborted || terms ? ',
    after: '(terms ? ',
    noticedBy: { workspace, test: 'test/use-events.test.ts', only: 'has unmounted' },
  },
  {
    breaks: 'A tab whose token is refused keeps other tabs closed.',
    file: `${folder}/tabs.ts`,
    before: ': takeOver())',
    after: ": post({ type: 'lead' }))",
    noticedBy: { workspace, test: 'test/use-events.test.ts', only: 'of the tab that is resumed' },
  },
  {
    breaks: 'Events that happen during a reload are not shown.',
    file: `${folder}/feed.ts`,
    before: ' ?? offsetBeforeReload(name)',
    after: '',
    noticedBy: { workspace, test: 'test/tabs.test.ts', only: 'reloaded' },
  },
  {
    breaks: 'The list of events does not show where events are missing.',
    file: `${folder}/reader.ts`,
    before: "add({ type: 'gap', after: offset })",
    after: 'schedule()',
    noticedBy: { workspace, test: 'test/use-events.test.ts', only: 'gap' },
  },
  {
    breaks: 'Each attempt that the service refuses adds a gap to the list of events.',
    file: `${folder}/reader.ts`,
    before: "if (newest?.type !== 'gap') ",
    after: '',
    noticedBy: { workspace, test: 'test/showing.test.ts', only: 'one gap' },
  },
  {
    breaks: 'A change of the query ends the pause of a component.',
    file: `${folder}/use-events.ts`,
    before: 'useEffect(() => setPaused(paused), [paused])',
    after: 'useEffect(() => setPaused(paused), [paused, key])',
    noticedBy: { workspace, test: 'test/showing.test.ts', only: 'when the query changes' },
  },
  {
    breaks: 'A change of the number of events to show brings back a cleared list.',
    file: `${folder}/use-events.ts`,
    before: 'createTail(feeds, key, setPaused), [feeds, key])',
    after: 'createTail(feeds, key, setPaused), [feeds, key, max])',
    noticedBy: { workspace, test: 'test/showing.test.ts', only: 'cleared list' },
  },
  {
    breaks: 'An empty list of event types has a connection of its own.',
    file: `${folder}/feeds.ts`,
    before: '{ event_type = [], from, from_timestamp: time } = query',
    after: '{ event_type = [undefined], from, from_timestamp: time } = query',
    noticedBy: { workspace, test: 'test/showing.test.ts', only: 'empty list of types' },
  },
  {
    breaks: 'Each batch of events renders at once, instead of once per animation frame.',
    file: `${folder}/feed.ts`,
    before: 'else schedule()',
    after: 'else notify()',
    noticedBy: { workspace, test: 'test/firehose.test.ts' },
  },
  {
    breaks: 'The list of live events keeps all events instead of the newest ones.',
    file: `${folder}/log.ts`,
    before: 'entries.splice(0, entries.length - capacity)',
    after: 'entries.length',
    noticedBy: { workspace, test: 'test/log.test.ts' },
  },
  {
    breaks: 'A stream that is closed stays closed when it is resumed.',
    file: `${folder}/tail.ts`,
    before: "'reason' in snapshot.state",
    after: "snapshot.state.status === 'waiting'",
    noticedBy: { workspace, test: 'test/use-events.test.ts', only: 'connects again' },
  },
  {
    breaks: 'TanStack Query repeats the retries of the client.',
    file: `${folder}/queries.ts`,
    before: ': skipToken,\n    retry: false',
    after: ': skipToken,\n    retry: 1',
    noticedBy: { workspace, test: 'test/queries.test.ts', only: 'leave retries' },
  },
  {
    breaks: 'A redelivery gives up when the service asks for a pause.',
    file: `${folder}/redeliver-all.ts`,
    before: "if (error.code === 'too_many_requests')",
    after: "if (error.code === 'timeout')",
    noticedBy: { workspace, test: 'test/queries.test.ts', only: 'asks for a pause' },
  },
  {
    breaks: 'A redelivery that waits cannot be cancelled.',
    file: `${folder}/redeliver-all.ts`,
    before: "signal.addEventListener('abort', resolve)",
    after: '',
    noticedBy: { workspace, test: 'test/use-redelivery.test.ts', only: 'cancels at once' },
  },
  {
    breaks: 'A double click starts two redeliveries, and only one of them can be cancelled.',
    file: `${folder}/use-redelivery.ts`,
    before: 'if (running.current) return',
    after: '',
    noticedBy: { workspace, test: 'test/use-redelivery.test.ts', only: 'second call' },
  },
  {
    breaks: 'A skipped query shows the data of the query without parameters.',
    file: `${folder}/queries.ts`,
    before: 'parameters === skipToken ? undefined : {',
    after: '{',
    noticedBy: { workspace, test: 'test/queries.test.ts', only: 'skipToken' },
  },
]
