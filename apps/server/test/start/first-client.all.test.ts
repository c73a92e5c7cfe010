import { mkdir, readFile, rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import path from 'node:path'
import { listen } from '@tenant-api/test-kit/listen'
import { startServiceProcess } from '@tenant-api/test-kit/start-service'
import { expect, onTestFinished, test } from 'vitest'
import { runToItsEnd } from '../run-to-its-end.ts'
import { temporaryFolder } from '../stores/temporary-folder.ts'

const noneGiven = { BOOTSTRAP_CLIENT_ID: '', BOOTSTRAP_CLIENT_SECRET: '' }
const fileOf = (dataDir: string) => path.join(dataDir, 'first-client.json')

/** Starts the service on data of a failed start. Expects a token for the client in `first-client.json`. */
async function expectFirstClient(DATA_DIR: string) {
  const service = await startServiceProcess({ DATA_DIR, ...noneGiven })
  onTestFinished(() => service.kill())
  const credentials = JSON.parse(await readFile(fileOf(DATA_DIR), 'utf8'))
  const form = { grant_type: 'client_credentials', audience: '/api/v2/', ...credentials }
  const body = new URLSearchParams(form)
  expect((await fetch(`${service.baseUrl}/oauth/token`, { method: 'POST', body })).status).toBe(200)
}

test('the first client is created by the next start if the metrics cannot be served', async () => {
  const dataDir = await temporaryFolder()
  const server = createServer()
  const { port } = new URL(await listen(server))
  const failed = await runToItsEnd({ DATA_DIR: dataDir, ADMIN_PORT: port })
  expect(failed).toMatchObject({ code: 1, stderr: expect.stringContaining('ADMIN_PORT') })
  server.close()
  await expectFirstClient(dataDir)
})

test('the first client is created by the next start if its credentials cannot be written', async () => {
  const dataDir = await temporaryFolder()
  await mkdir(fileOf(dataDir))
  const failed = await runToItsEnd({ DATA_DIR: dataDir })
  expect(failed).toEqual({ code: 1, stdout: '', stderr: expect.stringMatching(/^[^\n]+\.\n$/) })
  expect(failed.stderr).toContain(fileOf(dataDir))
  await rm(fileOf(dataDir), { recursive: true })
  await expectFirstClient(dataDir)
})
