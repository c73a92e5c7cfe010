import { createClient } from '@tenant-api/client'
import { abilities } from '@tenant-api/conformance/target'
import { afterAll } from 'vitest'
import { startProcess } from '../src/start-process.ts'
import { credentials } from '../src/start-service.ts'
import { declareSuite } from '../src/suite.ts'

const mock = await startProcess(
  'apps/mock/src/main.ts',
  { MOCK_PORT: '0', MOCK_EVENTS_PER_SECOND: '0', MOCK_HEARTBEAT_SECONDS: '1' },
  line => /http:\/\/[^\s;]+/.exec(line)?.[0],
)
afterAll(() => mock.stop())

const { access_token: token } = await createClient({ baseUrl: mock.baseUrl, token: 'any' }).issueToken({
  grant_type: 'client_credentials',
  audience: '/api/v2/',
  client_id: credentials.clientId,
})

declareSuite({
  name: 'The mock',
  baseUrl: mock.baseUrl,
  token,
  credentials,
  hasExactMessages: true,
  can: abilities.mock,
})
