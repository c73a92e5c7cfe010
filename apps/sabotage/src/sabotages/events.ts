import type { Sabotage } from '../sabotage.ts'

const workspace = 'apps/server'
const start = { workspace, test: 'test/events/start.test.ts' }
const folder = 'apps/server/src/events'

/** The event stream, from the log to the wire. */
export const eventSabotages: readonly Sabotage[] = [
  {
    breaks: 'Anyone can make up an offset.',
    file: `${folder}/offset.ts`,
    before: 'encoded.length === given.length && timingSafeEqual(encoded, given) ? position : null',
    after: "epoch === '' ? null : position",
    noticedBy: start,
  },
  {
    breaks: 'A stream begins with the event that it should begin after.',
    file: 'apps/server/src/operations/subscribe_events.ts',
    before: 'if (cursor !== undefined) return events.resolve(cursor)',
    after:
      "if (cursor !== undefined)\n    return events.resolve(cursor).then(found => (typeof found === 'number' ? Math.max(found - 1, 0) : found))",
    noticedBy: start,
  },
  {
    breaks: 'A filter is forgotten.',
    file: `${folder}/log-page.ts`,
    before: '(types?.has(type) ?? true)',
    after: '(types?.has(type) !== null)',
    noticedBy: { workspace, test: 'test/events/subscribers.test.ts' },
  },
  {
    breaks: 'A reader that takes nothing is written to all the same.',
    file: `${folder}/subscriber.ts`,
    before: 'if (!this.#sink.write(frames)) this.#blockedSince = this.#lastMessageAt',
    after: 'this.#sink.write(frames)',
    noticedBy: { workspace, test: 'test/events/stalled.test.ts' },
  },
  {
    breaks: 'A reader that is stalled keeps its connection.',
    file: `${folder}/subscriber.ts`,
    before: 'if (now - waitsSince >= stalledMs) this.#sink.destroy()',
    after: 'if (now - waitsSince >= 1_000 * stalledMs) this.#sink.destroy()',
    noticedBy: { workspace, test: 'test/events/stalled.test.ts' },
  },
  {
    breaks: 'Silence goes on without a heartbeat.',
    file: `${folder}/subscriber.ts`,
    before: 'now - this.#lastMessageAt >= heartbeatMs',
    after: 'now - this.#lastMessageAt >= 1_000 * heartbeatMs',
    noticedBy: { workspace, test: 'test/events/heartbeat.test.ts' },
  },
  {
    breaks: 'A stream outlives the token that opened it.',
    file: 'apps/server/src/operations/subscribe_events.ts',
    before: 'Math.min(caller?.expiresAt ?? rotation, rotation)',
    after: 'rotation',
    noticedBy: { workspace, test: 'test/events/ends.test.ts' },
  },
  {
    breaks: 'A stream ends without saying where to go on.',
    file: `${folder}/subscriber.ts`,
    before: "    this.#sink.write([encodeFrame({ type: 'error', offset, error: { code, message } })])\n",
    after: '    if (offset === code + message) return\n',
    noticedBy: { workspace, test: 'test/events/ends.test.ts' },
  },
  {
    breaks: 'A connection that is closed keeps its place.',
    file: `${folder}/connections.ts`,
    before: 'const left = (open.get(clientId) ?? 1) - 1',
    after: 'const left = open.get(clientId) ?? 1',
    noticedBy: { workspace, test: 'test/events/connections.test.ts' },
  },
  {
    breaks: 'One who waits with others for a commit is given what belongs to them.',
    file: `${folder}/group-commit.ts`,
    before: '        taken += items.length\n',
    after: '',
    noticedBy: { workspace, test: 'test/events/group-commit.test.ts' },
  },
  {
    breaks: 'A message is written over several lines.',
    file: 'packages/contract/src/event-stream.ts',
    before: 'JSON.stringify(message)}',
    after: 'JSON.stringify(message, null, 1)}',
    noticedBy: { workspace: 'packages/contract', test: 'test/event-stream.test.ts' },
  },
  {
    breaks: 'The time of an event is kept as its publisher wrote it.',
    file: `${folder}/accept.ts`,
    before: 'time: new Date(happenedAt).toISOString(),',
    after: 'time: time ?? new Date(happenedAt).toISOString(),',
    noticedBy: { workspace, test: 'test/events/accept.test.ts' },
  },
  {
    breaks: 'Large publications that wait together get the events of one another.',
    file: 'apps/server/src/thread.ts',
    before: 'started.waiting.shift()?.resolve(answer)',
    after: 'started.waiting.pop()?.resolve(answer)',
    noticedBy: { workspace, test: 'test/events/acceptance.test.ts' },
  },
  {
    breaks: 'A thousand events hold the event loop.',
    file: `${folder}/acceptance.ts`,
    before: 'const worthwhile = 16_384',
    after: 'const worthwhile = 16_777_216',
    noticedBy: { workspace, test: 'test/events/acceptance.test.ts' },
  },
]
