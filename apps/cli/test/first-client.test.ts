import { mkdirSync, writeFileSync } from 'node:fs'
import { firstClientFile, firstClientText } from '@tenant-api/contract/local-service'
import { credentials } from '@tenant-api/test-kit/start-service'
import { createTemporaryFolder } from '@tenant-api/test-kit/temporary-folder'
import { afterAll, describe, expect, test } from 'vitest'
import { run } from './run-here.ts'
import { startTestService } from './service.ts'

const tested = await startTestService()
afterAll(() => tested.service.stop())
const { port } = new URL(tested.baseUrl)

const DATA_DIR = createTemporaryFolder()
writeFileSync(firstClientFile(DATA_DIR), firstClientText(credentials))
const env = { DATA_DIR, TENANT_API_URL: tested.baseUrl }

describe('a command without other credentials', () => {
  test.each([tested.baseUrl, `http://localhost:${port}`])(
    'is the first client of the service at %s',
    async url => {
      const { stdout, code } = await run(['whoami', '--json', '--url', url], { env })
      expect({ code, ...JSON.parse(stdout) }).toMatchObject({ code: 0, client: credentials.clientId })
    },
  )

  test('sends the secret to no other machine', async () => {
    const { stderr, code } = await run(['token', '--url', 'http://tenant.invalid'], { env })
    expect({ stderr, code }).toMatchObject({
      stderr: expect.stringContaining('Nobody is signed in'),
      code: 3,
    })
  })

  test.each([
    ['is missing', ''],
    ['is no JSON', '{'],
    ['has no secret', '{"client_id":"a"}'],
  ])('needs a sign-in if the file %s', async (_fault, text) => {
    const folder = createTemporaryFolder()
    mkdirSync(folder, { recursive: true })
    if (text !== '') writeFileSync(firstClientFile(folder), text)
    const { stderr, code } = await run(['token'], { env: { ...env, DATA_DIR: folder } })
    expect({ stderr, code }).toMatchObject({
      stderr: expect.stringContaining('Nobody is signed in'),
      code: 3,
    })
  })
})

test.each<[string, Record<string, string>]>([
  ['a token', { TENANT_API_TOKEN: 'x' }],
  ['a client', { TENANT_API_CLIENT_ID: 'nobody', TENANT_API_CLIENT_SECRET: 'a secret of 16 characters' }],
])('%s in the environment overrides the first client', async (_what, given) => {
  expect((await run(['whoami'], { env: { ...env, ...given } })).code).toBe(3)
})
