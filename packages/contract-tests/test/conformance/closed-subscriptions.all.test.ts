import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createRequire } from 'node:module'
import { text } from 'node:stream/consumers'
import { subscribe } from '@tenant-api/conformance/subscription'
import { abilities, type Target } from '@tenant-api/conformance/target'
import { credentials, startService } from '@tenant-api/test-kit/start-service'
import { afterAll, expect, onTestFinished, test } from 'vitest'
import { type Fault, startFaultyServer } from './faulty-server.ts'

const service = await startService({ EVENTS_MAX_CONNECTIONS_PER_CLIENT: '1' })
const token = await service.token()
afterAll(() => service.stop())

/** A proxy in front of the service, as the conformance suite sees it. */
async function behind(onClose: Fault['onClose']): Promise<Target> {
  const { baseUrl, close } = await startFaultyServer(service.baseUrl, { ...(onClose && { onClose }) })
  onTestFinished(close)
  return { name: baseUrl, baseUrl, token, credentials, can: abilities.service }
}

const refusal = 'the status of the subscription must be 200, got 429'

test('the conformance suite waits for a service that learns late of a closed subscription', async () => {
  const target = await behind(close => setTimeout(close, 500))
  await (await subscribe(target)).close()
  const again = await subscribe(target)
  expect(again.start.type).toBe('offset-only')
  await again.close()
})

test('the conformance suite does not wait if it holds as many subscriptions as the service allows', async () => {
  const target = await behind(undefined)
  const held = await subscribe(target)
  const begun = performance.now()
  await expect(subscribe(target)).rejects.toThrow(refusal)
  expect(performance.now() - begun).toBeLessThan(10_000)
  await held.close()
})

test('the conformance suite reports a service that never learns of a closed subscription', async () => {
  const target = await behind(() => {})
  await (await subscribe(target)).close()
  await expect(subscribe(target)).rejects.toThrow(refusal)
})

test('the conformance command ends after its summary, although it refuses every subscription', async () => {
  const { baseUrl, token, stop } = await startService()
  onTestFinished(stop)
  const faulty = await startFaultyServer(baseUrl, { onStream: headers => delete headers['cache-control'] })
  onTestFinished(faulty.close)
  const main = createRequire(import.meta.url).resolve('@tenant-api/conformance/main')
  const child = spawn(process.execPath, [main, faulty.baseUrl, '--only', 'heartbeats'], {
    env: {
      ...process.env,
      TENANT_API_TOKEN: await token(),
      TENANT_API_INTERNAL_TOKEN: await token({ audience: '/internal/' }),
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  onTestFinished(() => void child.kill('SIGKILL'))
  const [exit, said] = [once(child, 'exit'), text(child.stdout)]
  expect(await said).toContain('0 cases passed, 2 failed, 0 skipped')
  expect(await exit).toEqual([1, null])
})
