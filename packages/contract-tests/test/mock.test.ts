import { createClient } from '@tenant-api/client'
import { abilities } from '@tenant-api/conformance/target'
import { startMockHere } from '@tenant-api/test-kit/start-mock'
import { credentials } from '@tenant-api/test-kit/start-service'
import { afterAll } from 'vitest'
import { declareSuite } from '../src/suite.ts'

const mock = await startMockHere({ MOCK_EVENTS_PER_SECOND: '0', MOCK_HEARTBEAT_SECONDS: '1' })
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
