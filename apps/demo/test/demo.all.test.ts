import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { createClient } from '@tenant-api/client'
import { slowness } from '@tenant-api/test-kit/slowness'
import {
  credentials,
  type RunningService,
  startService,
  startServiceProcess,
} from '@tenant-api/test-kit/start-service'
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { type } from './terminal.ts'

const root = fileURLToPath(new URL('../../../', import.meta.url))

describe('npm run demo', () => {
  test('the demo runs all steps in less than 20 seconds and exits with 0', async () => {
    const startedAt = performance.now()
    const demo = type('npm run demo', root)
    expect(await demo.exit, demo.output).toBe(0)
    expect(performance.now() - startedAt).toBeLessThan(20_000 * slowness)
    expect(demo.output).toContain('→ user.created: Mira Solberg')
    expect(demo.output).toMatch(
      /→ rlp_.{22}, .*→ est_.{22}, .*→ evt_.{22} has failed:\n.*status 422.*→ 1 delivered, none failed/s,
    )
    const lines = demo.output.split('\n').filter(line => !line.startsWith('npm '))
    expect(lines.filter(line => line.length > 80)).toEqual([])
  })

  test('after Ctrl-C the demo leaves no data behind', async () => {
    const folder = await mkdtemp(path.join(tmpdir(), 'demo-'))
    onTestFinished(() => rm(folder, { recursive: true }))
    const demo = type('npm run demo', root, { TMPDIR: folder })
    await demo.prints(/A fresh service runs/)
    const left = async () => (await readdir(folder)).filter(name => name.startsWith('tenant-api-'))
    expect(await left()).toHaveLength(1)
    demo.interrupt()
    await demo.exit
    expect(await left()).toEqual([])
  })

  test('the demo ends without an error and leaves no data behind when the reader of its output closes the pipe', async () => {
    const folder = await mkdtemp(path.join(tmpdir(), 'demo-'))
    onTestFinished(() => rm(folder, { recursive: true }))
    const demo = type('npm run -s demo | head -n 1', root, { TMPDIR: folder })
    expect(await demo.exit).toBe(0)
    expect(demo.output).toMatch(/^A fresh service runs at \S+\n$/)
    expect((await readdir(folder)).filter(name => name.startsWith('tenant-api-'))).toEqual([])
  })

  test('the demo prints its usage for an unknown option', async () => {
    const demo = type('npm run demo -- --lop', root)
    expect(await demo.exit).toBe(1)
    expect(demo.output).toContain('Usage: npm run demo, or npm run demo -- --loop')
  })
})

describe('npm run demo -- --seed', () => {
  async function seeded(settings: Record<string, string>) {
    const service = await startService(settings)
    onTestFinished(async () => {
      await service.stop()
      await rm(service.dataDir, { recursive: true })
    })
    const { clientId, clientSecret } = credentials
    const env = {
      TENANT_API_URL: service.baseUrl,
      TENANT_API_CLIENT_ID: clientId,
      TENANT_API_CLIENT_SECRET: clientSecret,
    }
    const run = async () => {
      const demo = type('npm run -s demo -- --seed', root, env)
      return { code: await demo.exit, output: demo.output }
    }
    return { run, client: createClient({ baseUrl: service.baseUrl, clientId, clientSecret }) }
  }

  test('demo --seed leaves event streams, events, failed deliveries and policies, once', async () => {
    const { run, client } = await seeded({ WEBHOOK_ALLOWED_CIDRS: '127.0.0.0/8' })
    const { code, output } = await run()
    expect(code, output).toBe(0)
    const { eventStreams } = await client.listEventStreams()
    expect(eventStreams).toHaveLength(6)
    expect(eventStreams.filter(({ status }) => status !== 'enabled')).toEqual([])
    const failed = await Promise.all(
      eventStreams.map(
        async ({ id, name }) => [name, (await client.getEventDeliveries({ id })).length] as const,
      ),
    )
    expect(failed.filter(([, count]) => count > 0)).toEqual([['Billing', 13]])
    const { rate_limit_policies } = await client.listRateLimitPolicies()
    expect(rate_limit_policies).toHaveLength(4)
    const types: string[] = []
    for await (const { type } of client.subscribe({ from_timestamp: '2020-01-01T00:00:00Z' })) {
      types.push(type)
      if (types.length === 300) break
    }
    expect(new Set(types).size).toBe(22)
    expect(await run()).toMatchObject({
      code: 1,
      output: expect.stringContaining('so it is seeded already.'),
    })
    expect((await client.listEventStreams()).eventStreams).toHaveLength(6)
  })

  test('demo --seed says which setting lets the service send webhooks to this machine', async () => {
    const { run } = await seeded({})
    expect(await run()).toMatchObject({
      code: 1,
      output: expect.stringContaining('Start it again: WEBHOOK_ALLOWED_CIDRS=127.0.0.0/8 npm start'),
    })
  })
})

describe('npm run demo -- --loop', () => {
  let service: RunningService
  const emptyDir = () => mkdtemp(path.join(tmpdir(), 'tenant-api-'))
  const loop = (env: Record<string, string>) => type('npm run demo -- --loop', root, env)
  const client = {
    TENANT_API_CLIENT_ID: credentials.clientId,
    TENANT_API_CLIENT_SECRET: credentials.clientSecret,
  }

  beforeAll(async () => {
    service = await startService()
  })
  afterAll(async () => {
    await service.stop()
    await rm(service.dataDir, { recursive: true })
  })

  test('demo --loop publishes one event per second until Ctrl-C', async () => {
    const demo = loop({ TENANT_API_URL: service.baseUrl, ...client })
    const startedAt = performance.now()
    await demo.prints(/organization\.created .*evt_.{22}\n.*organization\.connection\.added .*evt_.{22}\n/)
    expect(performance.now() - startedAt).toBeLessThan(10_000 * slowness)
    demo.interrupt()
    await demo.exit
    expect(demo.output).toMatch(/Published \d+ events\./)
  })

  test('demo --loop reads the credentials from the data directory of the service', async () => {
    const dataDir = await emptyDir()
    const other = await startServiceProcess({
      DATA_DIR: dataDir,
      BOOTSTRAP_CLIENT_ID: '',
      BOOTSTRAP_CLIENT_SECRET: '',
    })
    const demo = loop({ TENANT_API_URL: other.baseUrl, DATA_DIR: dataDir })
    await demo.prints(/evt_/)
    demo.interrupt()
    await demo.exit
    await other.stop()
    await rm(dataDir, { recursive: true })
  })

  test('demo --loop names the missing settings when it has no credentials', async () => {
    const dataDir = await emptyDir()
    const demo = loop({ DATA_DIR: dataDir })
    expect(await demo.exit).toBe(1)
    expect(demo.output).toContain('Set TENANT_API_CLIENT_ID and TENANT_API_CLIENT_SECRET')
    await rm(dataDir, { recursive: true })
  })

  test('demo --loop reports that no service answers', async () => {
    const demo = loop({ TENANT_API_URL: 'http://127.0.0.1:9', ...client })
    expect(await demo.exit).toBe(1)
    expect(demo.output).toContain('No service answers at http://127.0.0.1:9.')
  })

  test('demo --loop reports that the service does not know the client', async () => {
    const demo = loop({
      TENANT_API_URL: service.baseUrl,
      ...client,
      TENANT_API_CLIENT_SECRET: 'not-the-secret-at-all',
    })
    expect(await demo.exit).toBe(1)
    expect(demo.output).toContain('401')
  })
})
