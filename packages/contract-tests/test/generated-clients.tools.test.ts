import { execFile } from 'node:child_process'
import { copyFile, mkdir, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { createClient } from '@tenant-api/client'
import { createPublisher } from '@tenant-api/client/publisher'
import { credentials, type RunningService, startService } from '@tenant-api/test-kit/start-service'
import { waitMs } from '@tenant-api/test-kit/timeouts'
import { afterAll, beforeAll, describe, expect, inject, test, vi } from 'vitest'
import { heyApi } from './generators/hey-api.ts'
import { kubb } from './generators/kubb.ts'
import { openapiZodClient } from './generators/openapi-zod-client.ts'
import { orval } from './generators/orval.ts'
import { swaggerTypescriptApi } from './generators/swagger-typescript-api.ts'
import { startGrowingProxy } from './growing-proxy.ts'
import type { Listening } from './listening.ts'
import { name, newEvents } from './publish-under-cuts.ts'
import { createUnreachableStream } from './unreachable-stream.ts'

const run = promisify(execFile)
const root = fileURLToPath(new URL('../../../', import.meta.url))
const folderOf = (place: string) => fileURLToPath(new URL(place, import.meta.url))
const typescript = createRequire(import.meta.url).resolve('typescript/bin/tsc')
const generators = [heyApi, orval, kubb, swaggerTypescriptApi, openapiZodClient]
const programs = inject('programs')

let place: string
let service: RunningService
let proxy: Listening
let assignment: object
let events: object[]

describe.runIf(generators.some(({ name }) => programs[name]))(
  'A client generated from the served document',
  () => {
    beforeAll(async () => {
      place = await mkdtemp(path.join(tmpdir(), 'tenant-api-generated-'))
      proxy = await startGrowingProxy(() => service.baseUrl)
      service = await startService({ BASE_URL: proxy.baseUrl, WEBHOOK_ALLOWED_CIDRS: '127.0.0.1/32' })
      const id = await failedDelivery()
      const publisher = createPublisher({ baseUrl: service.baseUrl, ...credentials })
      const [start, ...published] = await publisher.publishEvents(newEvents(5))
      events = published.map(({ event_id }) => ({ id: event_id, name }))
      const { clientId: client_id, clientSecret: client_secret } = credentials
      assignment = { baseURL: proxy.baseUrl, client_id, client_secret, id, from: start?.offset }
    })

    afterAll(async () => {
      proxy?.close()
      await service?.stop()
      if (place) await rm(place, { recursive: true })
    })

    test('meets a service whose answers have one more property', async () => {
      const answer = await fetch(`${proxy.baseUrl}/.well-known/oauth-authorization-server`)
      expect(await answer.json()).toMatchObject({ issuer: proxy.baseUrl, grown: 'later' })
    })

    for (const generator of generators) {
      test.skipIf(!programs[generator.name])(
        `by ${generator.name} compiles, lists deliveries, creates a policy, and can be used to follow a subscription`,
        async () => {
          const folder = path.join(place, generator.name.replace(' ', '-'))
          await mkdir(path.join(folder, 'generated'), { recursive: true })
          await symlink(folderOf(`../generators/${generator.libraries}`), path.join(folder, 'node_modules'))
          await copyFile(folderOf('generators/assignment.ts'), path.join(folder, 'assignment.ts'))
          const document = await fetch(`${proxy.baseUrl}/openapi.json`)
          const files = {
            ...generator.files,
            'openapi.json': await document.text(),
            'package.json': '{ "type": "module" }',
            'tsconfig.json': JSON.stringify({
              extends: path.join(root, 'tsconfig.base.json'),
              compilerOptions: {
                lib: ['ES2024', 'DOM', 'DOM.Iterable', 'DOM.AsyncIterable'],
                typeRoots: [path.join(root, 'node_modules/@types')],
                ...generator.compilerOptions,
              },
            }),
          }
          for (const [file, text] of Object.entries(files)) await writeFile(path.join(folder, file), text)
          // The timeout stops a generated client that retries forever.
          const inFolder = { cwd: folder, timeout: waitMs }
          const program = String(programs[generator.name])
          await run(process.execPath, [program, ...generator.arguments], inFolder)

          // swagger-typescript-api excludes its output from type checks.
          const index = path.join(folder, 'generated/index.ts')
          await writeFile(index, (await readFile(index, 'utf8')).replace('// @ts-nocheck', ''))
          const compiled = await run(process.execPath, [typescript, '-p', '.'], inFolder).catch(
            error => error,
          )
          expect(compiled.stdout).toBe('')
          const policy = {
            resource: 'oauth_authentication_api',
            consumer: 'client',
            consumer_selector: `client_id:${path.basename(folder)}`,
            configuration: { action: 'block', limit: 20 },
          }
          const given = JSON.stringify({ ...assignment, policy })
          const { stdout } = await run(process.execPath, ['program.ts', given], inFolder)
          expect(JSON.parse(stdout)).toEqual({ deliveries: ['group.created'], action: 'block', events })
        },
      )
    }
  },
)

/** Creates an event stream with one failed delivery, and resolves with its id. */
async function failedDelivery(): Promise<string> {
  const client = createClient({ baseUrl: service.baseUrl, ...credentials })
  const { id } = await createUnreachableStream(client, 'group.created')
  await client.testEventStream({ id, event_type: 'group.created' })
  await vi.waitFor(async () => expect(await client.getEventDeliveries({ id })).toHaveLength(1), waitMs)
  return id
}
