import type { Guard, Sabotage } from '../sabotage.ts'

const folder = 'packages/conformance/src'
const unit = { workspace: 'packages/conformance' }
const faults: Guard = { workspace: 'packages/contract-tests', test: 'test/conformance/faults.test.ts' }

/** Defects of the conformance suite: it misses a broken promise, shows a secret, or harms the service that it checks. */
export const conformanceSabotages: readonly Sabotage[] = [
  {
    breaks: 'The conformance suite accepts answers that violate the document.',
    file: `${folder}/exchange.ts`,
    before: 'if (violations.length > 0)',
    after: 'if (violations.length > 9)',
    noticedBy: faults,
  },
  {
    breaks: 'The conformance suite accepts a list that loses a result between two pages.',
    file: `${folder}/suite/listings.ts`,
    before: 'if (lost.length > 0)',
    after: 'if (lost.length > 9)',
    noticedBy: faults,
  },
  {
    breaks: 'The conformance suite accepts numbered pages without any resource.',
    file: `${folder}/suite/listings.ts`,
    before: '.toEqual(ids.slice(0, most))',
    after: '.toEqual(numbered.slice(0, most))',
    noticedBy: faults,
  },
  {
    breaks: 'The conformance suite shows a token.',
    file: `${folder}/secrets.ts`,
    before: "[target.token, 'TENANT_API_TOKEN'],\n",
    after: '',
    noticedBy: { ...unit, test: 'test/report.all.test.ts' },
  },
  {
    breaks: 'The conformance suite leaves what it created.',
    file: `${folder}/cases.ts`,
    before: 'await end().catch',
    after: 'await Promise.resolve().catch',
    noticedBy: { ...unit, test: 'test/cases.test.ts' },
  },
  {
    breaks:
      'The conformance suite keeps the connection of a request that was in flight when its case failed.',
    file: `${folder}/cases.ts`,
    before: 'await Promise.allSettled(this.#inFlight)',
    after: 'this.#inFlight.clear()',
    noticedBy: { ...unit, test: 'test/cases.test.ts' },
  },
  {
    breaks: 'A case of the conformance suite goes on after its time limit.',
    file: `${folder}/cases.ts`,
    before: 'if (this.hasEnded) throw',
    after: 'if (isInterrupted) throw',
    noticedBy: { ...unit, test: 'test/cases.test.ts' },
  },
  {
    breaks: 'The conformance suite reports a service that learns late of closed subscriptions.',
    file: `${folder}/subscription.ts`,
    before: 'statusCode !== 429 ||',
    after: 'statusCode ||',
    noticedBy: {
      workspace: 'packages/contract-tests',
      test: 'test/conformance/closed-subscriptions.all.test.ts',
      only: 'learns late',
    },
  },
  {
    breaks: 'The conformance suite ignores the quota.',
    file: `${folder}/wire.ts`,
    before: 'missing > 0 ?',
    after: 'missing > 1_000 ?',
    noticedBy: {
      workspace: 'packages/contract-tests',
      test: 'test/conformance/package.all.test.ts',
      only: 'within its quota',
    },
  },
]
