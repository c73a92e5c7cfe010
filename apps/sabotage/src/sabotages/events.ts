import type { Sabotage } from '../sabotage.ts'

const workspace = 'apps/server'
const start = { workspace, test: 'test/events/start.test.ts' }
const folder = 'apps/server/src/events'

/** Live events, from publishing to the wire. */
export const eventSabotages: readonly Sabotage[] = [
  {
    breaks: 'A forged offset is accepted.',
    file: `${folder}/offset.ts`,
    before: 'timingSafeEqual(Buffer.from(encode(position)), Buffer.from(offset)) ? position : null',
    after: 'position',
    noticedBy: start,
  },
  {
    breaks: 'The trace of a request replaces the trace of its event.',
    file: 'apps/server/src/events/publication.ts',
    before: '...(traceparent ? {',
    after: '...(traceparent && !trace.traceparent ? {',
    noticedBy: { workspace, test: 'test/events/accept.test.ts' },
  },
  {
    breaks: 'A stream repeats the event of the cursor.',
    file: 'apps/server/src/operations/subscribe_events.ts',
    before: 'if (cursor !== undefined) return log.resolve(cursor)',
    after:
      "if (cursor !== undefined)\n    return log.resolve(cursor).then(found => (typeof found === 'number' ? Math.max(found - 1, 0) : found))",
    noticedBy: start,
  },
  {
    breaks: 'The event type filter is ignored.',
    file: 'apps/server/src/events/tail.ts',
    before: '(types?.has(type) ?? true)',
    after: '(types?.has(type) !== null)',
    noticedBy: { workspace, test: 'test/events/subscribers.test.ts' },
  },
  {
    breaks: 'A reader from a future time hides events of a shared page from other readers.',
    file: 'apps/server/src/events/tail.ts',
    before: 'this.#earliest < since',
    after: '(this.entries[0]?.acceptedAt ?? since) < since',
    noticedBy: { workspace, test: 'test/events/corrected-clock.test.ts' },
  },
  {
    breaks: 'Back-pressure of a slow reader is ignored.',
    file: `${folder}/subscriber.ts`,
    before: 'if (!this.#sink.write(...written)) this.#blockedSince = this.#lastMessageAt',
    after: 'this.#sink.write(...written)',
    noticedBy: { workspace, test: 'test/events/stalled.test.ts' },
  },
  {
    breaks: 'The pages of a replay are left to the garbage collector.',
    file: `${folder}/subscriber.ts`,
    before: 'if (frames.length > 0) this.#write(frames, free)',
    after: 'if (frames.length > 0) this.#write(frames)',
    noticedBy: { workspace, test: 'test/events/freed-pages.test.ts' },
  },
  {
    breaks: 'A stalled reader keeps its connection.',
    file: `${folder}/subscriber.ts`,
    before: 'if (now - waitsSince >= stalledMs) this.#sink.destroy()',
    after: 'if (now - waitsSince >= 1_000 * stalledMs) this.#sink.destroy()',
    noticedBy: { workspace, test: 'test/events/stalled.test.ts' },
  },
  {
    breaks: 'An idle stream sends no heartbeat.',
    file: `${folder}/subscriber.ts`,
    before: 'now - this.#lastMessageAt >= heartbeatMs',
    after: 'now - this.#lastMessageAt >= 1_000 * heartbeatMs',
    noticedBy: { workspace, test: 'test/events/heartbeat.test.ts' },
  },
  {
    breaks: 'A stream outlives the token that opened it.',
    file: 'apps/server/src/operations/subscribe_events.ts',
    before: 'Math.min(tokenMs, rotationMs)',
    after: 'rotationMs',
    noticedBy: { workspace, test: 'test/events/ends.test.ts' },
  },
  {
    breaks: 'A stream ends without an error message that holds the last offset.',
    file: `${folder}/subscriber.ts`,
    before: "    this.#sink.write([encodeFrame({ type: 'error', offset, error: { code, message } })])\n",
    after: '    if (offset === code + message) return\n',
    noticedBy: { workspace, test: 'test/events/ends.test.ts' },
  },
  {
    breaks: "A closed connection still counts toward the client's limit.",
    file: 'apps/server/src/stores/memory.ts',
    before: 'const left = (open.get(clientId) ?? 1) - 1',
    after: 'const left = open.get(clientId) ?? 1',
    noticedBy: { workspace, test: 'test/events/subscription-slots.test.ts' },
  },
  {
    breaks: 'A publisher with many publications delays all other publishers.',
    file: 'apps/server/src/operations/publish_events.ts',
    before: 'events.log.append(accepted, publisher)',
    after: 'events.log.append(accepted)',
    noticedBy: { workspace, test: 'test/postgres/publishers.all.test.ts' },
  },
  {
    breaks: "Callers that share a commit get one another's results.",
    file: 'apps/server/src/stores/group-calls.ts',
    before: '        taken += items.length\n',
    after: '',
    noticedBy: { workspace, test: 'test/stores/group-calls.test.ts' },
  },
  {
    breaks: 'Some clients skip a message whose data is cut off, because they have its id already.',
    file: 'packages/contract/src/frame-text.ts',
    before: `\\ndata: \${JSON.stringify(message)}\\nid: \${message.offset}`,
    after: `\\nid: \${message.offset}\\ndata: \${JSON.stringify(message)}`,
    noticedBy: { workspace: 'packages/contract', test: 'test/event-stream.test.ts' },
  },
  {
    breaks: 'Some clients get an empty message at each connection.',
    file: 'apps/server/src/http/reply.ts',
    before: '(1 + Math.random() / 2))}\\n`)',
    after: '(1 + Math.random() / 2))}\\n\\n`)',
    noticedBy: { workspace, test: 'test/events/wire.test.ts' },
  },
  {
    breaks: 'The JSON of a message spans several lines.',
    file: 'packages/contract/src/frame-text.ts',
    before: 'JSON.stringify(message)}',
    after: 'JSON.stringify(message, null, 1)}',
    noticedBy: { workspace: 'packages/contract', test: 'test/event-stream.test.ts' },
  },
  {
    breaks: 'The time of an event is not normalized to UTC.',
    file: 'apps/server/src/events/publication.ts',
    before: 'time: new Date(happenedAt).toISOString(),',
    after: 'time: time ?? new Date(happenedAt).toISOString(),',
    noticedBy: { workspace, test: 'test/events/accept.test.ts' },
  },
  {
    breaks: "Large publications that are queued together get one another's events.",
    file: 'apps/server/src/threads.ts',
    before: 'started.waiting.shift()?.resolve(answer)',
    after: 'started.waiting.pop()?.resolve(answer)',
    noticedBy: { workspace, test: 'test/events/acceptance.test.ts' },
  },
  {
    breaks: 'Validating a thousand events blocks the event loop.',
    file: `${folder}/publication.ts`,
    before: 'const worthwhile = 16_384',
    after: 'const worthwhile = 16_777_216',
    noticedBy: { workspace, test: 'test/events/acceptance.test.ts' },
  },
  {
    breaks: 'Retention that deletes in steps goes on after the clock is set ahead.',
    file: `${folder}/retention.ts`,
    before: '!clock.mayForget(ms) || ',
    after: '',
    noticedBy: { workspace, test: 'test/events/retention.test.ts', only: 'is set ahead' },
  },
]
