import type { Guard, Sabotage } from '../sabotage.ts'

const server = (test: string, only?: string): Guard => ({
  workspace: 'apps/server',
  test: `test/${test}.test.ts`,
  ...(only !== undefined && { only }),
})
const page = (test: string): Guard => ({
  workspace: 'packages/contract',
  test: `test/specification/${test}.test.ts`,
})
const suite = (only: string): Guard => ({
  workspace: 'packages/contract-tests',
  test: 'test/server.test.ts',
  only,
})
const document = 'packages/contract/generated/openapi.json'
const operations = 'apps/server/src/operations'

/** A sabotage of one statement of docs/statements.md, whose row names the guard. */
export interface StatementSabotage extends Sabotage {
  readonly statement: string
}

/** Differences from single statements of the specification, one or more for each kind of statement. */
export const statementSabotages: readonly StatementSabotage[] = [
  {
    statement: 'delivery.attempts',
    breaks: 'The history has only the last attempt of a delivery.',
    file: 'apps/server/src/webhooks/delivery.ts',
    before: 'return [first, ...others.slice(1 - limits.storedAttempts)]',
    after: 'return [others.at(-1) ?? first]',
    noticedBy: server('webhooks/service/schedule', 'with all its attempts'),
  },
  {
    statement: 'delivery.attempts',
    breaks: 'The attempts of a delivery have another schema in the document.',
    file: document,
    before: '"$ref": "#/components/schemas/EventStreamDeliveryAttempt"',
    after: '"$ref": "#/components/schemas/EventStreamCloudEvent"',
    noticedBy: page('fields'),
  },
  {
    statement: 'delivery.status',
    breaks: 'The status of a delivery may be longer than specified.',
    file: document,
    before: '     "failed"\n    ],\n    "maxLength": 6\n',
    after: '     "failed"\n    ],\n    "maxLength": 7\n',
    noticedBy: page('fields'),
  },
  {
    statement: 'delivery.status.values',
    breaks: 'A delivery may have a status that was not specified.',
    file: document,
    before: '     "failed"\n    ],\n    "maxLength": 6\n',
    after: '     "failed",\n     "sent"\n    ],\n    "maxLength": 6\n',
    noticedBy: page('fields'),
  },
  {
    statement: 'attempt.timestamp',
    breaks: 'The time of an attempt is optional.',
    file: document,
    before: '    "required": [\n     "status",\n     "timestamp"\n    ],\n',
    after: '    "required": [\n     "status"\n    ],\n',
    noticedBy: page('fields'),
  },
  {
    statement: 'policy.id.format',
    breaks: 'The format of the id of a policy has another name.',
    file: document,
    before: '"format": "rate-limit-policy-id"',
    after: '"format": "policy-id"',
    noticedBy: page('fields'),
  },
  {
    statement: 'states.policy',
    breaks: 'A rate limit policy has a status, in what is created too.',
    file: document,
    before:
      '"description": "A new policy.",\n    "type": "object",\n    "additionalProperties": false,\n    "required": [\n     "resource",\n     "consumer",\n     "consumer_selector",\n     "configuration"\n    ],\n    "properties": {\n',
    after:
      '"description": "A new policy.",\n    "type": "object",\n    "additionalProperties": false,\n    "required": [\n     "resource",\n     "consumer",\n     "consumer_selector",\n     "configuration"\n    ],\n    "properties": {\n     "status": {"type": "string"},\n',
    noticedBy: page('fields'),
  },
  {
    statement: 'policy.updated_at',
    breaks: 'A change of a policy keeps its updated_at.',
    file: `${operations}/update_rate_limit_policy.ts`,
    before: '{ configuration: body.configuration, updated_at: new Date(clock.now()).toISOString() }',
    after: '{ configuration: body.configuration }',
    noticedBy: suite('has the time of its last change'),
  },
  {
    statement: 'policy.configuration.action',
    breaks: 'A policy with the action allow does not exempt its client.',
    file: 'apps/server/src/limiting/rate-limits.ts',
    before: 'const match = matchPolicy(found, client)',
    after:
      "const match = matchPolicy(found.filter(({ configuration }) => configuration.action !== 'allow'), client)",
    noticedBy: server('rate-limits/actions', 'the action allow exempts'),
  },
  {
    statement: 'event.xpurpose',
    breaks: 'Events of a subscription have xpurpose.',
    file: 'apps/server/src/events/event-json.ts',
    before: `const [beforeData, afterData] = [',"data":', ',"xtenant":']`,
    after: `const [beforeData, afterData] = [',"data":', ',"xpurpose":"test","xtenant":']`,
    noticedBy: server('events/wire', 'is one frame'),
  },
  {
    statement: 'event.xstream',
    breaks: 'The webhook of a test event does not name its event stream.',
    file: 'apps/server/src/webhooks/send.ts',
    before: `,"xstream":"\${stream.id}"\${purpose}}`,
    after: `,"xstream":"\${eventId}"\${purpose}}`,
    noticedBy: server('event-streams/testing', 'goes only to its stream'),
  },
  {
    statement: 'paging.page.default',
    breaks: 'A listing with only per_page begins at the second page.',
    file: 'apps/server/src/paging.ts',
    before: 'page ?? 0',
    after: 'page ?? 1',
    noticedBy: server('event-streams/listing'),
  },
  {
    statement: 'paging.per_page.default',
    breaks: 'A numbered page has the maximum size by default.',
    file: 'apps/server/src/paging.ts',
    before: 'per_page ?? defaultPageSize',
    after: 'per_page ?? 2 * defaultPageSize',
    noticedBy: server('event-streams/listing'),
  },
  {
    statement: 'paging.after-last',
    breaks: 'A page after the last is the last page.',
    file: 'apps/server/src/paging.ts',
    before: 'const items = await listing.list(null, number * size, size)',
    after:
      'const items = await listing.list(null, Math.min(number * size, (await listing.count()) - 1), size)',
    noticedBy: server('event-streams/listing'),
  },
  {
    statement: 'deliveries.name',
    breaks: 'The listing of deliveries is not generally available in the document.',
    file: document,
    before: '"x-release-lifecycle": "GA"',
    after: '"x-release-lifecycle": "beta"',
    noticedBy: page('operations'),
  },
  {
    statement: 'deliveries.statuses',
    breaks: 'The document repeats the name of a filter that is a comma-separated list.',
    file: document,
    before:
      'Only deliveries with one of these statuses, a comma-separated list or a repeated parameter.",\n    "required": false,\n    "style": "form",\n    "explode": false',
    after:
      'Only deliveries with one of these statuses, a comma-separated list or a repeated parameter.",\n    "required": false,\n    "style": "form",\n    "explode": true',
    noticedBy: page('operations'),
  },
  {
    statement: 'deliveries.date_to.exclusive',
    breaks: 'A listing of deliveries includes those at date_to.',
    file: 'apps/server/src/stores/sqlite/deliveries.ts',
    before: 'AND listed_at < :until\n',
    after: 'AND listed_at <= :until\n',
    noticedBy: server('paging/deliveries', 'are listed filtered by'),
  },
  {
    statement: 'deliveries.take.default',
    breaks: 'The default page of deliveries has another size.',
    file: document,
    before: '"default": 50',
    after: '"default": 25',
    noticedBy: page('operations'),
  },
  {
    statement: 'subscribe.errors',
    breaks: 'An expired offset is answered like an invalid one.',
    file: `${operations}/subscribe_events.ts`,
    before: "if (sequence === 'expired') return problem('cursor_expired', messages.Gone.cursor_expired)",
    after: "if (sequence === 'expired') return badRequest(cursorFault(query, header))",
    noticedBy: server('events/start', 'is refused as expired'),
  },
  {
    statement: 'subscribe.from.default',
    breaks: 'A subscription without from begins at the oldest event.',
    file: `${operations}/subscribe_events.ts`,
    before: 'since === null ? log.head() :',
    after: 'since === null ? log.sequenceBefore(0) :',
    noticedBy: suite('starts at the latest event by default'),
  },
  {
    statement: 'auth.path',
    breaks: 'The token endpoint does not answer at its path with a slash.',
    file: 'apps/server/src/http/match-operation.ts',
    before: 'const route = routes.find(({ pattern }) => pattern.test(req.path))',
    after:
      "const route = req.originalUrl === '/oauth/token/' && req.headers.authorization ? undefined : routes.find(({ pattern }) => pattern.test(req.path))",
    noticedBy: suite('answers at the path'),
  },
  {
    statement: 'auth.audience',
    breaks: 'The long form of an audience is refused.',
    file: 'apps/server/src/auth/token-request.ts',
    before: 'includes(audience)',
    after: "includes(audience.replace(/^https?:/, ''))",
    noticedBy: server('auth/audience-and-scope', 'gets a token for'),
  },
  {
    statement: 'auth.required',
    breaks: 'The statistics of an event stream need no token.',
    file: 'apps/server/src/http/authorize.ts',
    before: 'if (call.operation?.audience !== null)',
    after: "if (call.operation?.audience !== null && !req.path.endsWith('/stats'))",
    noticedBy: server('auth/every-scope', 'without a token'),
  },
  {
    statement: 'errors.token',
    breaks: 'A token for no audience of the service is accepted.',
    file: 'apps/server/src/http/authorize.ts',
    before: 'if (!caller.audiences.some(granted => granted === audience)) {',
    after: 'if (caller.audiences.length > 1_000) {',
    noticedBy: server('auth/access-tokens'),
  },
  {
    statement: 'errors.message',
    breaks: 'The message of an error does not tell its cause.',
    file: 'apps/server/src/http/answer-problem.ts',
    before: 'const message = shortened(found)',
    after: "const message = shortened(found) && 'The request is invalid.'",
    noticedBy: server('http/query', 'tells the cause'),
  },
  {
    statement: 'errors.quota',
    breaks: 'The listing of deliveries does not count against the quota.',
    file: 'apps/server/src/http/fair-use.ts',
    before: 'if (!quota || !caller || operation?.audience !== limitedAudience) return next()',
    after:
      "if (!quota || !caller || operation?.audience !== limitedAudience || operation.id === 'get_event_deliveries') return next()",
    noticedBy: server('quota/administrative-api', 'has used up its quota'),
  },
  {
    statement: 'scope.stats',
    breaks: 'The catalog lacks a scope.',
    file: document,
    before: '"read:stats": "',
    after: '"read:statistics": "',
    noticedBy: page('scopes'),
  },
  {
    statement: 'version',
    breaks: 'The document has another version than the specified one.',
    file: document,
    before: '"version": "2.',
    after: '"version": "3.',
    noticedBy: page('operations'),
  },
  {
    statement: 'service.callers',
    breaks: 'The description does not say whom the API is for.',
    file: 'packages/contract/generated/openapi.public.json',
    before: 'for back-end servers and other trusted',
    after: 'for browsers and other',
    noticedBy: page('descriptions'),
  },
]
