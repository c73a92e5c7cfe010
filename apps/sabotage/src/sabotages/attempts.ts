import type { Sabotage } from '../sabotage.ts'

const workspace = 'apps/server'
const endpoint = { workspace, test: 'test/webhooks/send/endpoint.test.ts' }
const outcome = { workspace, test: 'test/webhooks/rules/outcome.test.ts' }

/** Attempts at webhook targets. */
export const attemptSabotages: readonly Sabotage[] = [
  {
    breaks: 'A webhook may reach a cloud metadata service.',
    file: 'apps/server/src/webhooks/addresses.ts',
    before: "  '169.254.0.0/16', // link-local, where clouds keep their metadata services\n",
    after: '',
    noticedBy: endpoint,
  },
  {
    breaks: 'A private IPv4 address is allowed in its IPv4-mapped IPv6 form.',
    file: 'apps/server/src/webhooks/addresses.ts',
    before: 'const allows = (address: string) => {\n    const judged = withoutMapping(address)',
    after: 'const allows = (address: string) => {\n    const judged = address',
    noticedBy: endpoint,
  },
  {
    breaks: 'The resolved address is not checked when a connection is opened.',
    file: 'apps/server/src/webhooks/addresses.ts',
    before: 'addresses.filter(({ address }) => isAllowed(address))',
    after: 'addresses.filter(({ address }) => isAllowed !== null && address)',
    noticedBy: { workspace, test: 'test/webhooks/send/canary.test.ts' },
  },
  {
    breaks: 'A resolved name is cached forever.',
    file: 'apps/server/src/webhooks/names.ts',
    before: 'known.until > performance.now()',
    after: 'known.until > 0',
    noticedBy: {
      workspace,
      test: 'test/webhooks/send/dialled-names.test.ts',
      only: 'changes from a public address',
    },
  },
  {
    breaks: 'DNS lookups have no timeout.',
    file: 'apps/server/src/webhooks/names.ts',
    before: 'setTimeout(() => resolver.cancel(), deadlineMs)',
    after: 'setTimeout(() => resolver.cancel(), 1_000 * deadlineMs)',
    noticedBy: { workspace, test: 'test/webhooks/send/names.test.ts', only: 'that never arrives' },
  },
  {
    breaks: 'Delivery attempts have no timeout.',
    file: 'apps/server/src/webhooks/send.ts',
    before: '    }, deadlineMs)\n    dispatcher',
    after: '    }, 1_000 * deadlineMs)\n    dispatcher',
    noticedBy: { workspace, test: 'test/webhooks/send/attempt.test.ts', only: 'ends at its deadline' },
  },
  {
    breaks: 'The history tells which names exist in the network of the operator.',
    file: 'apps/server/src/webhooks/send.ts',
    before: ".code === 'ENOTFOUND' ? notFound : null",
    after: ".code === 'ENONAME' ? notFound : null",
    noticedBy: { workspace, test: 'test/webhooks/send/attempt-messages.test.ts', only: 'internal name' },
  },
  {
    breaks: "A target's interim responses are read without a limit.",
    file: 'apps/server/src/webhooks/send.ts',
    before: 'interim <= limits.targetInterimResponses && ',
    after: '',
    noticedBy: { workspace, test: 'test/webhooks/send/costly-answers.test.ts', only: 'interim responses' },
  },
  {
    breaks: 'A target may send any number of headers in interim responses.',
    file: 'apps/server/src/webhooks/send.ts',
    before: ' && interimHeaders <= limits.targetInterimHeaders',
    after: '',
    noticedBy: { workspace, test: 'test/webhooks/send/costly-answers.test.ts', only: 'too many headers' },
  },
  {
    breaks: 'A target may choose the group of finite-field Diffie-Hellman.',
    file: 'apps/server/src/webhooks/connections.ts',
    before: ':!kDHE',
    after: '',
    noticedBy: { workspace, test: 'test/webhooks/send/tls.test.ts', only: 'Diffie-Hellman' },
  },
  {
    breaks: 'A target may repeat the handshake of a connection.',
    file: 'apps/server/src/webhooks/connections.ts',
    before: ', secureOptions: constants.SSL_OP_NO_RENEGOTIATION',
    after: '',
    noticedBy: { workspace, test: 'test/webhooks/send/tls.test.ts', only: 'repeat the handshake' },
  },
  {
    breaks: 'The kernel keeps a request that its target has not read in time.',
    file: 'apps/server/src/webhooks/connections.ts',
    before: 'plain.resetAndDestroy()',
    after: 'plain.destroy()',
    noticedBy: { workspace, test: 'test/webhooks/send/unread-requests.test.ts' },
  },
  {
    breaks: 'A target may send its answer in any number of pieces.',
    file: 'apps/server/src/limits.ts',
    before: 'targetAnswerPieces: 1_024',
    after: 'targetAnswerPieces: Number.POSITIVE_INFINITY',
    noticedBy: { workspace, test: 'test/webhooks/send/costly-answers.test.ts', only: 'byte by byte' },
  },
  {
    breaks: "A target's response is read without a size limit.",
    file: 'apps/server/src/limits.ts',
    before: 'targetAnswerBytes: 65_536',
    after: 'targetAnswerBytes: Number.POSITIVE_INFINITY',
    noticedBy: { workspace, test: 'test/webhooks/send/attempt.test.ts', only: 'the body of an answer' },
  },
  {
    breaks: 'A delivery is signed with a timestamp one hour old.',
    file: 'apps/server/src/webhooks/send.ts',
    before: 'Math.floor(sentAt / 1_000)',
    after: 'Math.floor(sentAt / 1_000 - 3_600)',
    noticedBy: { workspace, test: 'test/webhooks/send/signature.test.ts' },
  },
  {
    breaks: 'A target that answers 410 Gone gets more deliveries.',
    file: 'apps/server/src/webhooks/delivery.ts',
    before: "if (status === 410) return { result: 'gone', message }\n",
    after: '\n',
    noticedBy: outcome,
  },
  {
    breaks: 'An event that the target rejected with 400 is retried.',
    file: 'apps/server/src/webhooks/delivery.ts',
    before: 'new Set([400, 413, 415, 422])',
    after: 'new Set([413, 415, 422])',
    noticedBy: outcome,
  },
  {
    breaks: 'An event that is read late is sent although its stream was disabled meanwhile.',
    file: 'apps/server/src/webhooks/attempts.ts',
    before: '!this.#mayBegin() || !lane.mayGoOn(flight)',
    after: '!this.#mayBegin()',
    noticedBy: { workspace, test: 'test/webhooks/dispatch/late-reads.test.ts', only: 'was disabled' },
  },
  {
    breaks: 'An event that is read late is sent although the node has lost its lease meanwhile.',
    file: 'apps/server/src/webhooks/attempts.ts',
    before: '!this.#mayBegin() || !lane.mayGoOn(flight)',
    after: '!lane.mayGoOn(flight)',
    noticedBy: { workspace, test: 'test/webhooks/dispatch/late-reads.test.ts', only: 'no lease' },
  },
  {
    breaks: 'Each event of a redelivery is read with a statement of its own.',
    file: 'apps/server/src/stores/postgres/dispatch.ts',
    before: 'enough: 1_000_000',
    after: 'enough: 1',
    noticedBy: { workspace, test: 'test/postgres/event-reads.all.test.ts' },
  },
]
