import { startMockHere } from '@tenant-api/test-kit/start-mock'
import { tracesOf } from '@tenant-api/test-kit/traces'
import { expect, test } from 'vitest'
import { sendTo } from './send.ts'

test('the test kit starts the mock in the process of a test, with the settings of its process, and stops it', async () => {
  const traces = await tracesOf(async () => {
    const mock = await startMockHere({ MOCK_HEARTBEAT_SECONDS: '60', TENANT_CLOUD: 'private' })
    const { status } = await sendTo(`${mock.baseUrl}/api/v2/event-streams?take=100`)
    await mock.stop()
    expect({ status, lines: mock.lines }).toEqual({
      status: 200,
      lines: ['GET /api/v2/event-streams?take=100 200'],
    })
  })
  expect(traces).toEqual([])
  await expect(startMockHere({ MOCK_PORT: 'any' })).rejects.toThrow('MOCK_PORT must be a number')
})
