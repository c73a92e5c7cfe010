import type { Sabotage } from '../sabotage.ts'

const workspace = 'apps/server'
const endpoint = { workspace, test: 'test/webhooks/endpoint.test.ts' }
const lane = { workspace, test: 'test/webhooks/lane.test.ts' }
const outcome = { workspace, test: 'test/webhooks/outcome.test.ts' }
const folder = 'apps/server/src/webhooks'

/** Deliveries to the targets of event streams. */
export const webhookSabotages: readonly Sabotage[] = [
  {
    breaks: 'What was delivered while it was being written is delivered again after a restart.',
    file: `${folder}/dispatch/ledger.ts`,
    before: 'const mayBeStored = this.#stored.delete(delivery.eventId) ||',
    after: 'const mayBeStored = (this.#taken === null && this.#stored.delete(delivery.eventId)) ||',
    noticedBy: lane,
  },
  {
    breaks: 'A stream that was repaired learns from attempts at its old endpoint.',
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
    breaks: 'A burst stops once as many results wait as may.',
    file: `${folder}/dispatch/dispatcher.ts`,
    before: '      attempts.wake(lane)\n      letGo(lane)',
    after: '      attempts.wakeLater(lane)\n      letGo(lane)',
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
    breaks: 'A target that fails is asked with all that waits.',
    file: `${folder}/dispatch/circuit.ts`,
    before: 'const threshold = 10',
    after: 'const threshold = 10_000',
    noticedBy: lane,
  },
  {
    breaks: 'A webhook may go to where clouds keep their metadata.',
    file: `${folder}/send/address-guard.ts`,
    before: "  '169.254.0.0/16', // link-local, where clouds keep their metadata services\n",
    after: '',
    noticedBy: endpoint,
  },
  {
    breaks: 'A private address is let pass when it is written as IPv6.',
    file: `${folder}/send/address-guard.ts`,
    before: 'const allows = (address: string) => {\n    const judged = withoutMapping(address)',
    after: 'const allows = (address: string) => {\n    const judged = address',
    noticedBy: endpoint,
  },
  {
    breaks: 'What a name leads to is not looked at when it is dialled.',
    file: `${folder}/send/address-guard.ts`,
    before: 'addresses.filter(({ address }) => isAllowed(address))',
    after: 'addresses.filter(({ address }) => isAllowed !== null && address)',
    noticedBy: { workspace, test: 'test/webhooks/canary.test.ts' },
  },
  {
    breaks: 'A name has its first address for as long as the service runs.',
    file: `${folder}/send/names.ts`,
    before: 'known.until > performance.now()',
    after: 'known.until > 0',
    noticedBy: {
      workspace,
      test: 'test/webhooks/dialled-names.test.ts',
      only: 'that changes from a public address',
    },
  },
  {
    breaks: 'DNS may take as long as it likes.',
    file: `${folder}/send/ask-dns.ts`,
    before: 'setTimeout(() => resolver.cancel(), deadlineMs)',
    after: 'setTimeout(() => resolver.cancel(), 1_000 * deadlineMs)',
    noticedBy: { workspace, test: 'test/webhooks/names.test.ts', only: 'that never comes' },
  },
  {
    breaks: 'A target may take as long as it likes.',
    file: `${folder}/send/attempt.ts`,
    before: '    }, deadlineMs)\n    dispatcher',
    after: '    }, 1_000 * deadlineMs)\n    dispatcher',
    noticedBy: { workspace, test: 'test/webhooks/attempt.test.ts', only: 'ends at its deadline' },
  },
  {
    breaks: 'The whole answer of a target is read, however long it is.',
    file: 'apps/server/src/limits.ts',
    before: 'targetAnswerBytes: 65_536',
    after: 'targetAnswerBytes: Number.POSITIVE_INFINITY',
    noticedBy: { workspace, test: 'test/webhooks/attempt.test.ts', only: 'costs next to nothing' },
  },
  {
    breaks: 'A delivery is signed with the time of an hour ago.',
    file: `${folder}/send/sign.ts`,
    before: 'Math.floor(sentAt / 1_000)',
    after: 'Math.floor(sentAt / 1_000 - 3_600)',
    noticedBy: { workspace, test: 'test/webhooks/signature.test.ts' },
  },
  {
    breaks: 'A target that is gone is asked again and again.',
    file: `${folder}/send/outcome.ts`,
    before: "if (status === 410) return { result: 'gone', message }\n",
    after: '\n',
    noticedBy: outcome,
  },
  {
    breaks: 'A target that refuses an event gets it again.',
    file: `${folder}/send/outcome.ts`,
    before: 'new Set([400, 413, 415, 422])',
    after: 'new Set([413, 415, 422])',
    noticedBy: outcome,
  },
  {
    breaks: 'A target can put its deliveries off for as long as it likes.',
    file: `${folder}/dispatch/retry-schedule.ts`,
    before: 'Math.min(retryAfter, 2 * step)',
    after: 'retryAfter',
    noticedBy: outcome,
  },
  {
    breaks: 'All that failed together is tried again together.',
    file: `${folder}/dispatch/retry-schedule.ts`,
    before: 'const jitter = 0.2',
    after: 'const jitter = 0',
    noticedBy: outcome,
  },
  {
    breaks: 'A secret comes back in the answer to a change.',
    file: 'apps/server/src/event-streams/event-stream.ts',
    before: '        webhook_authorization: authorizationWithoutSecret(webhook_authorization),\n',
    after: '        webhook_authorization,\n',
    noticedBy: { workspace, test: 'test/event-streams/changing.test.ts' },
  },
]
