import { createServer } from 'node:net'
import { listen } from '@tenant-api/test-kit/listen'
import { expect, onTestFinished, test } from 'vitest'
import type { NewCredentials } from '../../src/auth/bootstrap-client.ts'
import { readConfig } from '../../src/config/config.ts'
import { type Service, startService } from '../../src/service.ts'
import { temporaryFolder } from '../stores/temporary-folder.ts'
import { unexpected } from '../unexpected.ts'

/** Starts the service without a client in its settings. @param keep called with the credentials of a new client */
function start(env: Readonly<Record<string, string>>, keep: (credentials: NewCredentials) => void) {
  return startService(readConfig({ PORT: '0', ...env }), {
    logOutput: { write() {} },
    onLostWrites: () => unexpected('lost writes'),
    keepCredentials: keep,
  })
}

/** Starts the service on data of a failed start. Expects a token for its new client. */
async function expectFirstClient(DATA_DIR: string) {
  const made: NewCredentials[] = []
  const service: Service = await start({ DATA_DIR }, credentials => made.push(credentials))
  onTestFinished(() => service.stop())
  expect(made).toHaveLength(1)
  const [{ clientId: client_id, clientSecret: client_secret } = { clientId: '', clientSecret: '' }] = made
  const form = { grant_type: 'client_credentials', audience: '/api/v2/', client_id, client_secret }
  const body = new URLSearchParams(form)
  expect((await fetch(`${service.address}/oauth/token`, { method: 'POST', body })).status).toBe(200)
}

test('the first client is created by the next start if the metrics cannot be served', async () => {
  const DATA_DIR = await temporaryFolder()
  const server = createServer()
  const { port: ADMIN_PORT } = new URL(await listen(server))
  onTestFinished(() => void server.close())
  await expect(start({ DATA_DIR, ADMIN_PORT }, unexpected)).rejects.toThrow('ADMIN_PORT')
  await expectFirstClient(DATA_DIR)
})

test('the first client is created by the next start if its credentials cannot be kept', async () => {
  const DATA_DIR = await temporaryFolder()
  const full = new Error('The disk is full.')
  const fail = () => {
    throw full
  }
  await expect(start({ DATA_DIR }, fail)).rejects.toBe(full)
  await expectFirstClient(DATA_DIR)
})
