import type { Sabotage } from '../sabotage.ts'

const workspace = 'apps/server'
const lane = { workspace, test: 'test/webhooks/lane/lane.test.ts' }
const outcome = { workspace, test: 'test/webhooks/rules/outcome.test.ts' }
const readAhead = { workspace, test: 'test/webhooks/lane/read-ahead.test.ts' }

/** Webhook deliveries, without their attempts. */
export const webhookSabotages: readonly Sabotage[] = [
  {
    breaks: 'Slow targets leave no attempts in flight for a fast target.',
    file: 'apps/server/src/webhooks/attempts.ts',
    before: 'if (isBusy && ',
    after: 'if (isBusy && bytes < 0 && ',
    noticedBy: { workspace, test: 'test/webhooks/load/slow-targets.alone.test.ts' },
  },
  {
    breaks: 'Memory that an attempt frees goes to one stream only, although it is enough for several.',
    file: 'apps/server/src/webhooks/attempts.ts',
    before: 'if (wasWoken) this.wake(lane)\n      this.#passOn()',
    after: 'if (wasWoken) this.wake(lane)',
    noticedBy: { workspace, test: 'test/webhooks/dispatch/turns.test.ts' },
  },
  {
    breaks: 'Retries that are due wait until a backlog of new events is delivered.',
    file: 'apps/server/src/webhooks/lane.ts',
    before: 'if (!this.#isEventNext && this.#due.isToRead(now)) return null',
    after: '',
    noticedBy: { workspace, test: 'test/webhooks/lane/lane-retries.test.ts' },
  },
  {
    breaks:
      'A failure that is written after its stream was disabled and enabled is neither retried nor listed.',
    file: 'apps/server/src/webhooks/lane.ts',
    before: 'hasWork || round !== before.round',
    after: 'hasWork',
    noticedBy: { workspace, test: 'test/webhooks/dispatch/unnoticed-round.test.ts' },
  },
  {
    breaks: 'A delivery that is given up during a step of stepwise work is neither retried nor listed.',
    file: 'apps/server/src/webhooks/lane.ts',
    before: 'if (notices === this.#workNotices) ',
    after: '',
    noticedBy: { workspace, test: 'test/webhooks/dispatch/unnoticed-round.test.ts' },
  },
  {
    breaks: 'An attempt that began shortly before its stream was disabled is ended twice.',
    file: 'apps/server/src/webhooks/stream-work.ts',
    before: 'lane.version === version ? lane.claim : claim',
    after: 'lane.claim',
    noticedBy: { workspace, test: 'test/webhooks/dispatch/work-beside-attempts.test.ts' },
  },
  {
    breaks: 'Streams that wait with a backlog hold events without a common limit.',
    file: 'apps/server/src/webhooks/log-reader.ts',
    before: 'if (this.#bytes <= this.#most || other === holder) break',
    after: 'if (this.#bytes <= 10 * this.#most || other === holder) break',
    noticedBy: readAhead,
  },
  {
    breaks: 'A slow stream holds 200 new events in memory, however large they are.',
    file: 'apps/server/src/webhooks/log-reader.ts',
    before: '<= limits.eventsAheadBytes',
    after: '<= 10 * limits.eventsAheadBytes',
    noticedBy: readAhead,
  },
  {
    breaks: 'Results are committed without a pause while a target is fast.',
    file: 'apps/server/src/webhooks/commits.ts',
    before: 'while (this.#due.size > 0 ||',
    after: 'while ((this.#makeDue(), this.#due.size > 0) ||',
    noticedBy: { workspace, test: 'test/webhooks/dispatch/commits.test.ts' },
  },
  {
    breaks: 'Deliveries of large events whose failure waits for a later commit are lost in a crash.',
    file: 'apps/server/src/webhooks/ledger.ts',
    before: 'underWay: [...unknown, ...postponed],',
    after: 'underWay: unknown,',
    noticedBy: lane,
  },
  {
    breaks: 'One commit copies large events of many streams into the history, and blocks the service.',
    file: 'apps/server/src/webhooks/commits.ts',
    before: 'if (bytes > limits.commitBytes && some.length > 0) break',
    after: '',
    noticedBy: { workspace, test: 'test/webhooks/dispatch/commits.test.ts' },
  },
  {
    breaks: 'A delivery that ends while it is being written is sent again after a restart.',
    file: 'apps/server/src/webhooks/ledger.ts',
    before: 'const mayBeStored = this.#stored.delete(delivery.eventId) ||',
    after: 'const mayBeStored = (this.#taken === null && this.#stored.delete(delivery.eventId)) ||',
    noticedBy: lane,
  },
  {
    breaks: 'A webhook does not name the trace of its event in its headers.',
    file: 'apps/server/src/webhooks/send.ts',
    before: '{ ...traceContextIn(json), ...authorization,',
    after: '{ ...authorization,',
    noticedBy: { workspace, test: 'test/webhooks/service/trace-context.test.ts' },
  },
  {
    breaks: 'Spans do not belong to the trace of their event or request.',
    file: 'apps/server/src/telemetry/tracing.ts',
    before: 'propagation.extract(ROOT_CONTEXT, parent)',
    after: 'propagation.extract(ROOT_CONTEXT, Object(parent.constructor))',
    noticedBy: { workspace, test: 'test/telemetry/tracing.all.test.ts' },
  },
  {
    breaks: "Results of attempts at a stream's old endpoint affect the changed stream.",
    file: 'apps/server/src/webhooks/lane.ts',
    before: 'if (version !== this.version) return null',
    after: 'if (version < 0) return null',
    noticedBy: lane,
  },
  {
    breaks: 'A stopping node confirms a change that the new node of the event stream has not acted on.',
    file: 'apps/server/src/webhooks/dispatcher.ts',
    before: 'if (change === null) return',
    after: 'if (change === null || this.#isStopping) return',
    noticedBy: { workspace, test: 'test/postgres/stopped-dispatcher.all.test.ts', only: 'new holder' },
  },
  {
    breaks: 'A stream that was repaired is disabled by its old endpoint.',
    file: 'apps/server/src/webhooks/lane.ts',
    before: 'if (version !== this.version) return null',
    after: 'if (version !== this.version) return reasonToDisable(outcome, this.#health, now)',
    noticedBy: { workspace, test: 'test/webhooks/service/replaced-endpoint.test.ts' },
  },
  {
    breaks: 'A burst stops when the limit of unwritten results is reached.',
    file: 'apps/server/src/webhooks/dispatcher.ts',
    before: 'for (const lane of written) this.#attempts.wake(lane)',
    after: '',
    noticedBy: { workspace, test: 'test/webhooks/dispatch/slow-store.test.ts' },
  },
  {
    breaks: 'A new event is lost if it is not in memory and cannot be read for its first attempt.',
    file: 'apps/server/src/webhooks/ledger.ts',
    before: 'if (mayBeStored && !isBeingWritten) return',
    after: 'if (delivery) return',
    noticedBy: { workspace, test: 'test/webhooks/lane/dropped-events.test.ts' },
  },
  {
    breaks: 'A failing target gets every queued delivery.',
    file: 'apps/server/src/webhooks/target-health.ts',
    before: 'const threshold = 10',
    after: 'const threshold = 10_000',
    noticedBy: { workspace, test: 'test/webhooks/lane/lane-circuit.test.ts' },
  },
  {
    breaks: "A target's Retry-After may delay a delivery without limit.",
    file: 'apps/server/src/webhooks/delivery.ts',
    before: 'Math.min(retryAfter, 2 * step)',
    after: 'retryAfter',
    noticedBy: outcome,
  },
  {
    breaks: 'Retries have no jitter.',
    file: 'apps/server/src/webhooks/delivery.ts',
    before: 'const jitter = 0.2',
    after: 'const jitter = 0',
    noticedBy: outcome,
  },
  {
    breaks: 'The response to an update contains the webhook secret.',
    file: 'apps/server/src/event-streams/event-stream.ts',
    before: '        webhook_authorization: authorizationWithoutSecret(webhook_authorization),\n',
    after: '        webhook_authorization,\n',
    noticedBy: { workspace, test: 'test/event-streams/changing.test.ts' },
  },
]
