import { afterAll } from 'vitest'
import { credentials, startService } from '../src/start-service.ts'
import { declareSuite } from '../src/suite.ts'
import { abilities } from '../src/target.ts'

const service = await startService({
  EVENTS_HEARTBEAT_SECONDS: '1',
  EVENTS_MAX_CONNECTIONS_PER_CLIENT: String(abilities.service.subscriptionsPerClient),
  WEBHOOK_ALLOWED_CIDRS: '127.0.0.1/32',
  // The suite is faster than a caller may be, and creates policies that would lock it out.
  API_RATE_LIMIT: 'off',
  RATE_LIMIT_POLICIES: 'off',
})
afterAll(() => service.stop())

declareSuite({
  name: 'The service',
  baseUrl: service.baseUrl,
  token: await service.token(),
  internalToken: await service.token({ audience: '/internal/' }),
  credentials,
  unreachableEndpoint: 'http://127.0.0.1:1/',
  can: abilities.service,
})
