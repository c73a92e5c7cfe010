import type { Sabotage } from '../sabotage.ts'

const workspace = 'apps/server'
const endpoint = { workspace, test: 'test/webhooks/endpoint.test.ts' }
const lane = { workspace, test: 'test/webhooks/lane.test.ts' }
const outcome = { workspace, test: 'test/webhooks/outcome.test.ts' }
const folder = 'apps/server/src/webhooks'

/** Webhook deliveries. */
export const webhookSabotages: readonly Sabotage[] = [
  {
    breaks: 'Slow targets leave no attempts in flight for a fast target.',
    file: `${folder}/dispatch/turns.ts`,
    before: 'if (isBusy && ',
    after: 'if (isBusy && lane.isLeaving && ',
    noticedBy: { workspace, test: 'test/webhooks/slow-targets.test.ts' },
  },
  {
    breaks: 'Results are committed without a pause while a target is fast.',
    file: `${folder}/dispatch/commits.ts`,
    before: 'while (this.#due.size > 0 ||',
    after: 'while ((this.#makeDue(), this.#due.size > 0) ||',
    noticedBy: { workspace, test: 'test/webhooks/commits.test.ts' },
  },
  {
    breaks: 'A delivery that ends while it is being written is sent again after a restart.',
    file: `${folder}/dispatch/ledger.ts`,
    before: 'const mayBeStored = this.#stored.delete(delivery.eventId) ||',
    after: 'const mayBeStored = (this.#taken === null && this.#stored.delete(delivery.eventId)) ||',
    noticedBy: lane,
  },
  {
    breaks: 'A webhook does not name the trace of its event in its headers.',
    file: `${folder}/send/webhook-request.ts`,
    before: '{ ...traceContextIn(json), ...authorization,',
    after: '{ ...authorization,',
    noticedBy: { workspace, test: 'test/webhooks/trace-context.test.ts' },
  },
  {
    breaks: 'Spans do not belong to the trace of their event or request.',
    file: 'apps/server/src/telemetry/tracing.ts',
    before: 'propagation.extract(ROOT_CONTEXT, parent)',
    after: 'propagation.extract(ROOT_CONTEXT, Object(parent.constructor))',
    noticedBy: { workspace, test: 'test/telemetry/tracing.test.ts' },
  },
  {
    breaks: "Results of attempts at a stream's old endpoint affect the changed stream.",
    file: `${folder}/dispatch/lane.ts`,
    before: 'if (version !== this.version) return',
    after: 'if (version < 0) return',
    noticedBy: lane,
  },
  {
    breaks: 'A stream that was repaired is disabled by its old endpoint.',
    file: `${folder}/dispatch/dispatcher.ts`,
    before: 'delivery.isTest || lane.version !== version ||',
    after: 'delivery.isTest ||',
    noticedBy: { workspace, test: 'test/webhooks/replaced-endpoint.test.ts' },
  },
  {
    breaks: 'A burst stops when the limit of unwritten results is reached.',
    file: `${folder}/dispatch/dispatcher.ts`,
    before: 'for (const lane of written) attempts.wake(lane)',
    after: 'for (const lane of written) attempts.wakeLater(lane)',
    noticedBy: { workspace, test: 'test/webhooks/slow-store.test.ts' },
  },
  {
    breaks: 'A crash loses deliveries whose attempts were under way.',
    file: `${folder}/dispatch/ledger.ts`,
    before: 'underWay: unknown,',
    after: 'underWay: [],',
    noticedBy: { workspace, test: 'test/webhooks/model.test.ts' },
  },
  {
    breaks: 'A failing target gets every queued delivery.',
    file: `${folder}/dispatch/circuit.ts`,
    before: 'const threshold = 10',
    after: 'const threshold = 10_000',
    noticedBy: lane,
  },
  {
    breaks: 'A webhook may reach a cloud metadata service.',
    file: `${folder}/send/address-guard.ts`,
    before: "  '169.254.0.0/16', // link-local, where clouds keep their metadata services\n",
    after: '',
    noticedBy: endpoint,
  },
  {
    breaks: 'A private IPv4 address is allowed in its IPv4-mapped IPv6 form.',
    file: `${folder}/send/address-guard.ts`,
    before: 'const allows = (address: string) => {\n    const judged = withoutMapping(address)',
    after: 'const allows = (address: string) => {\n    const judged = address',
    noticedBy: endpoint,
  },
  {
    breaks: 'The resolved address is not checked when a connection is opened.',
    file: `${folder}/send/address-guard.ts`,
    before: 'addresses.filter(({ address }) => isAllowed(address))',
    after: 'addresses.filter(({ address }) => isAllowed !== null && address)',
    noticedBy: { workspace, test: 'test/webhooks/canary.test.ts' },
  },
  {
    breaks: 'A resolved name is cached forever.',
    file: `${folder}/send/names.ts`,
    before: 'known.until > performance.now()',
    after: 'known.until > 0',
    noticedBy: {
      workspace,
      test: 'test/webhooks/dialled-names.test.ts',
      only: 'changes from a public address',
    },
  },
  {
    breaks: 'DNS lookups have no timeout.',
    file: `${folder}/send/ask-dns.ts`,
    before: 'setTimeout(() => resolver.cancel(), deadlineMs)',
    after: 'setTimeout(() => resolver.cancel(), 1_000 * deadlineMs)',
    noticedBy: { workspace, test: 'test/webhooks/names.test.ts', only: 'that never arrives' },
  },
  {
    breaks: 'Delivery attempts have no timeout.',
    file: `${folder}/send/attempt.ts`,
    before: '    }, deadlineMs)\n    dispatcher',
    after: '    }, 1_000 * deadlineMs)\n    dispatcher',
    noticedBy: { workspace, test: 'test/webhooks/attempt.test.ts', only: 'ends at its deadline' },
  },
  {
    breaks: "A target's response is read without a size limit.",
    file: 'apps/server/src/limits.ts',
    before: 'targetAnswerBytes: 65_536',
    after: 'targetAnswerBytes: Number.POSITIVE_INFINITY',
    noticedBy: { workspace, test: 'test/webhooks/attempt.test.ts', only: 'the body of an answer' },
  },
  {
    breaks: 'A delivery is signed with a timestamp one hour old.',
    file: `${folder}/send/sign.ts`,
    before: 'Math.floor(sentAt / 1_000)',
    after: 'Math.floor(sentAt / 1_000 - 3_600)',
    noticedBy: { workspace, test: 'test/webhooks/signature.test.ts' },
  },
  {
    breaks: 'A target that answers 410 Gone gets more deliveries.',
    file: `${folder}/send/outcome.ts`,
    before: "if (status === 410) return { result: 'gone', message }\n",
    after: '\n',
    noticedBy: outcome,
  },
  {
    breaks: 'An event that the target rejected with 400 is retried.',
    file: `${folder}/send/outcome.ts`,
    before: 'new Set([400, 413, 415, 422])',
    after: 'new Set([413, 415, 422])',
    noticedBy: outcome,
  },
  {
    breaks: "A target's Retry-After may delay a delivery without limit.",
    file: `${folder}/dispatch/retry-schedule.ts`,
    before: 'Math.min(retryAfter, 2 * step)',
    after: 'retryAfter',
    noticedBy: outcome,
  },
  {
    breaks: 'Retries have no jitter.',
    file: `${folder}/dispatch/retry-schedule.ts`,
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
