import { afterAll, expect, test } from 'vitest'
import { createCoverage } from '../src/coverage/coverage.ts'
import { judge } from '../src/coverage/judge.ts'
import { credentials, startService } from '../src/start-service.ts'
import { declareSuite } from '../src/suite.ts'
import { abilities } from '../src/target.ts'
import { outsideIssuer } from './settings/outside-issuer.ts'
import { policies } from './settings/policies.ts'
import { quota } from './settings/quota.ts'
import { refusedStore } from './settings/refused-store.ts'
import { shortRetention } from './settings/short-retention.ts'
import { signingKeys } from './settings/signing-keys.ts'
import { starting } from './settings/starting.ts'

const service = await startService({
  EVENTS_HEARTBEAT_SECONDS: '1',
  EVENTS_MAX_CONNECTIONS_PER_CLIENT: String(abilities.service.subscriptionsPerClient),
  WEBHOOK_ALLOWED_CIDRS: '127.0.0.1/32',
  // The suite is faster than a caller may be, and creates policies that would lock it out.
  API_RATE_LIMIT: '1000000,1000000',
  RATE_LIMIT_POLICIES: 'off',
})
afterAll(() => service.stop())

const coverage = createCoverage()
declareSuite({
  coverage,
  name: 'The service',
  baseUrl: service.baseUrl,
  token: await service.token(),
  internalToken: await service.token({ audience: '/internal/' }),
  credentials,
  unreachableEndpoint: 'http://127.0.0.1:1/',
  can: abilities.service,
})

// What the service answers only under other settings than those of the suite.
quota(coverage)
policies(coverage)
signingKeys(coverage)
outsideIssuer(coverage)
shortRetention(coverage)
refusedStore(coverage)
starting(coverage)

test('Every answer that the document describes was seen, with all it may hold, and no other', () => {
  const { table, neverSeen, undocumented } = judge(coverage.answers())
  process.stdout.write(table)
  expect(neverSeen).toEqual([])
  expect(undocumented).toEqual([])
})
