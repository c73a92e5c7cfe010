import type { Guard, Sabotage } from '../sabotage.ts'

const generated: Guard = { check: ['packages/contract/generate.ts', '--check'] }
const types: Guard = { check: ['node_modules/typescript/bin/tsc', '-p', '.'] }
const contract = { workspace: 'packages/contract-tests', test: 'test/server.test.ts' }

/** Differences between the document and the code. */
export const documentSabotages: readonly Sabotage[] = [
  {
    breaks: "An event's time may be a date that does not exist.",
    file: 'packages/contract/src/formats.ts',
    before: '(?:0[1-9]|1\\d|2[0-8])',
    after: '(?:0[1-9]|[12]\\d|3[01])',
    noticedBy: { workspace: 'packages/contract', test: 'test/formats.test.ts' },
  },
  {
    breaks: 'An error message shows a secret.',
    file: 'packages/contract/src/sentences.ts',
    before: "parentSchema?.format === 'password'",
    after: "parentSchema?.format === 'secret'",
    noticedBy: { workspace: 'packages/contract', test: 'test/sentences.test.ts' },
  },
  {
    breaks: 'The answer to an invalid body lists only its first fault.',
    file: 'packages/contract/src/validator.ts',
    before: 'JSON.stringify(body).length > searchedCharacters',
    after: 'JSON.stringify(body).length > 0',
    noticedBy: { workspace: 'packages/contract', test: 'test/field-errors.test.ts' },
  },
  {
    breaks: 'The service searches a large body for all of its faults.',
    file: 'packages/contract/src/validator.ts',
    before: 'JSON.stringify(body).length > searchedCharacters',
    after: 'searchedCharacters < 0',
    noticedBy: { workspace: 'packages/contract', test: 'test/field-errors.test.ts' },
  },
  {
    breaks: 'An error message differs from the example of the document.',
    file: 'packages/contract/src/sentences.ts',
    before: 'minimum: error => `must be at least ${',
    after: 'minimum: error => `must be >= ${',
    noticedBy: contract,
  },
  {
    breaks: 'A limit differs between the document and the code.',
    file: 'openapi/event-streams/schemas/event-stream.yaml',
    before: 'maxLength: 128',
    after: 'maxLength: 127',
    noticedBy: generated,
  },
  {
    breaks: 'The code sends a response that the document no longer has.',
    file: 'openapi/event-streams/paths/event-stream.yaml',
    before: "    '409': ",
    after: "    '418': ",
    noticedBy: generated,
  },
  {
    breaks: 'Objects in answers of the public document are closed.',
    file: 'packages/contract/compatibility/open-answers.ts',
    before: '...[...answers].map(ref => at(whole, ref))',
    after: '',
    noticedBy: generated,
  },
  {
    breaks: 'The comparison of versions misses an operation that leaves the public document.',
    file: 'packages/contract/compatibility/compare-lifecycle.ts',
    before: '!wasInternal && isInternal',
    after: 'wasInternal && isInternal',
    noticedBy: { workspace: 'packages/contract', test: 'test/compatibility/verdicts.test.ts' },
  },
  {
    breaks: 'Generation from a document without a needed part ends with a TypeError.',
    file: 'packages/contract/needed-parts.ts',
    before: '  if (missing.length > 0) return missing\n',
    after: '',
    noticedBy: { workspace: 'packages/contract', test: 'test/needed-parts.test.ts' },
  },
  {
    breaks: 'The conformance cases of any document miss an event that is lost on resumption.',
    file: 'packages/conformance/src/any-document.ts',
    before: 'for (const event of all.slice(index + 1))',
    after: 'for (const event of all.slice(all.length))',
    noticedBy: {
      workspace: 'packages/contract-tests',
      test: 'test/another-api/conformance.all.test.ts',
      only: 'loses an event on resumption',
    },
  },
  {
    breaks: 'The answers of a deprecated operation do not announce its end.',
    file: 'apps/server/src/http/match-operation.ts',
    before: 'res.set(operation.deprecation)',
    after: '',
    noticedBy: {
      workspace: 'packages/contract-tests',
      test: 'test/deprecation.all.test.ts',
      only: 'of the service',
    },
  },
  {
    breaks: 'A generated file is edited by hand.',
    file: 'packages/contract/generated/operations.ts',
    before: 'export const eventTypes = [',
    after: 'export const eventTypes = [\n  // By hand',
    noticedBy: generated,
  },
  {
    breaks: 'A handler answers with an undocumented status.',
    file: 'apps/server/src/operations/create_rate_limit_policy.ts',
    before: 'status: 201',
    after: 'status: 200',
    noticedBy: types,
  },
  {
    breaks: 'A handler omits a documented header.',
    file: 'apps/server/src/operations/subscribe_events.ts',
    before: ", 'X-Accel-Buffering': 'no'",
    after: '',
    noticedBy: types,
  },
  {
    breaks: 'A handler answers with a property that the document does not have.',
    file: 'apps/server/src/operations/redeliver_event.ts',
    before: 'body: outcome }',
    after: 'body: { ...outcome, started: true } }',
    noticedBy: types,
  },
  {
    breaks: 'A handler sends a header that the document does not have.',
    file: 'apps/server/src/operations/get_event_stream.ts',
    before: 'body: withoutSecrets(stream) }',
    after: "body: withoutSecrets(stream), headers: { 'X-Extra': 'a' } }",
    noticedBy: types,
  },
  {
    breaks: 'The operation table accepts the wrong scope.',
    file: 'packages/contract/generated/operations.ts',
    before: '      "delete:rate_limit_policies"\n',
    after: '      "read:rate_limit_policies"\n',
    noticedBy: generated,
  },
  {
    breaks: 'A listing with more pages returns no checkpoint.',
    file: 'apps/server/src/operations/get_event_deliveries.ts',
    before: '  if (!place) return',
    after: '  if (place !== undefined) return',
    noticedBy: { ...contract, only: 'The delivery history' },
  },
  {
    breaks: 'Responses lack the X-Request-ID header.',
    file: 'apps/server/src/http/request-log.ts',
    before: "    res.setHeader('X-Request-ID', requestId)\n",
    after: '',
    noticedBy: { ...contract, only: 'get_jwks|list_event_streams' },
  },
]
