import { execFile } from 'node:child_process'
import { once } from 'node:events'
import { readFile, writeFile } from 'node:fs/promises'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { stripTypeScriptTypes } from 'node:module'
import path from 'node:path'
import { text } from 'node:stream/consumers'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { createClient } from '@tenant-api/client'
import { createPublisher } from '@tenant-api/client/publisher'
import { startCuttingProxy } from '@tenant-api/conformance/cutting-proxy'
import { type InstalledPackage, installPacked } from '@tenant-api/packaging/install-packed'
import { listen } from '@tenant-api/test-kit/listen'
import { createRandom, seed } from '@tenant-api/test-kit/random'
import { credentials, type RunningService, startService } from '@tenant-api/test-kit/start-service'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import type { Assignment } from './consumer.ts'
import { lastSource, newEvents, publishUnderCuts } from './publish-under-cuts.ts'

const run = promisify(execFile)
const cuts = 10
const secret = `whsec_${Buffer.alloc(32, 7).toString('base64')}`
const programs = inject('programs')

const runtimes = [
  { name: 'Node 22', options: [], version: /^v22\./ },
  { name: 'Bun', options: [], version: /^1\./ },
  // Deno grants only network access: the client must need no environment variables, and no files except its own.
  { name: 'Deno', options: ['run', '--allow-net', '--no-prompt', '--no-remote'], version: /^deno 2\./ },
] as const

let installed: InstalledPackage
let service: RunningService
let target: Server
let webhook: Assignment['webhook']

describe.runIf(runtimes.some(({ name }) => programs[name]))('The packed client', () => {
  beforeAll(async () => {
    installed = await installPacked(fileURLToPath(new URL('../../client', import.meta.url)))
    const consumer = await readFile(new URL('consumer.ts', import.meta.url), 'utf8')
    await writeFile(path.join(installed.project, 'consumer.js'), stripTypeScriptTypes(consumer))
    service = await startService({
      EVENTS_RETRY_MS: '1',
      WEBHOOK_ALLOWED_CIDRS: '127.0.0.1/32',
      API_RATE_LIMIT: 'off',
    })
    webhook = await deliver()
  })

  afterAll(async () => {
    target?.close()
    await service?.stop()
    await installed?.remove()
  })

  for (const { name, options, version } of runtimes) {
    const program = String(programs[name])
    test.skipIf(!programs[name])(
      `works in ${name}: operations, pages, errors, events despite ${cuts} cuts, webhooks (TEST_SEED=${seed})`,
      async () => {
        expect((await run(program, ['--version'])).stdout).toMatch(version)
        const publisher = createPublisher({ baseUrl: service.baseUrl, ...credentials })
        const [start] = await publisher.publishEvents(newEvents(1))
        const proxy = await startCuttingProxy(service.baseUrl, createRandom(seed))
        proxy.cut()
        const assignment: Assignment = {
          baseUrl: service.baseUrl,
          ...credentials,
          cutUrl: proxy.baseUrl,
          from: String(start?.offset),
          until: lastSource,
          webhook,
        }
        const [published, { stdout }] = await Promise.all([
          publishUnderCuts(service, proxy, cuts),
          run(program, [...options, 'consumer.js', JSON.stringify(assignment)], {
            cwd: installed.project,
            env: { HOME: installed.project },
            maxBuffer: 64 * 1024 * 1024,
          }),
        ])
        await proxy.close()
        expect(JSON.parse(stdout)).toEqual({
          pages: [2, 1],
          code: 'not_found not_found',
          ids: published,
          delivered: JSON.parse(webhook.body).id,
          forged: 'signature_not_accepted',
        })
      },
    )
  }
})

/** Resolves with a webhook request that the service has sent. */
async function deliver(): Promise<Assignment['webhook']> {
  target = createServer()
  const origin = await listen(target)
  const arrived = once(target, 'request') as Promise<[IncomingMessage, ServerResponse]>
  await createClient({ baseUrl: service.baseUrl, ...credentials }).createEventStream({
    name: 'consumer',
    subscriptions: [{ event_type: 'user.created' }],
    destination: {
      type: 'webhook',
      configuration: {
        webhook_endpoint: `${origin}/`,
        webhook_authorization: { method: 'bearer', token: 'shared' },
        signing_secret: secret,
      },
    },
  })
  await createPublisher({ baseUrl: service.baseUrl, ...credentials }).publishEvents(newEvents(1))
  const [request, response] = await arrived
  const body = await text(request)
  response.writeHead(204).end()
  return { headers: request.headers, body, secret }
}
