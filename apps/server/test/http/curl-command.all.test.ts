import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { credentials, startService } from '@tenant-api/test-kit/start-service'
import { expect, onTestFinished, test } from 'vitest'
import { send } from './send.ts'

test('the curl command of the token endpoint works as it stands', async () => {
  const service = await startService()
  onTestFinished(service.stop)
  const page = await send(service, { path: '/docs/operations/issue_token.md' })
  const [, command = ''] = /```sh\n(.*?)\n```/s.exec(page.text) ?? []
  const { clientId, clientSecret } = credentials
  const env = { ...process.env, TENANT_API_CLIENT_ID: clientId, TENANT_API_CLIENT_SECRET: clientSecret }
  const { stdout } = await promisify(execFile)('sh', ['-c', `${command} -sS`], { env })
  expect(JSON.parse(stdout)).toMatchObject({ token_type: 'Bearer' })
})
