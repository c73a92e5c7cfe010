import { execFile } from 'node:child_process'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { createClient } from '@tenant-api/client'
import { createPublisher } from '@tenant-api/client/publisher'
import { afterAll, beforeAll, describe, expect, inject, test, vi } from 'vitest'
import { credentials, type RunningService, startService } from '../src/start-service.ts'
import { generators } from './generators.ts'
import { name, newEvents } from './publish-under-cuts.ts'

const run = promisify(execFile)
const root = fileURLToPath(new URL('../../../', import.meta.url))
const typescript = createRequire(import.meta.url).resolve('typescript/bin/tsc')
const programs = inject('programs')

let place: string
let service: RunningService
let assignment: object
let events: object[]

describe.runIf(generators.some(({ name }) => programs[name]))(
  'A client generated from the served document',
  () => {
    beforeAll(async () => {
      place = await mkdtemp(path.join(tmpdir(), 'tenant-api-generated-'))
      service = await startService({ WEBHOOK_ALLOWED_CIDRS: '127.0.0.1/32' })
      const id = await failedDelivery()
      const publisher = createPublisher({ baseUrl: service.baseUrl, ...credentials })
      const [start, ...published] = await publisher.publishEvents(newEvents(5))
      events = published.map(({ event_id }) => ({ id: event_id, name }))
      const { clientId: client_id, clientSecret: client_secret } = credentials
      assignment = { client_id, client_secret, id, from: start?.offset }
    }, 60_000)

    afterAll(async () => {
      await service?.stop()
      if (place) await rm(place, { recursive: true })
    })

    for (const { name: generator, config, compilerOptions, program } of generators) {
      test.skipIf(!programs[generator])(
        `by ${generator} compiles, lists deliveries, and has what follows the event stream`,
        async () => {
          const folder = path.join(place, generator.replace(' ', '-'))
          await mkdir(folder)
          const files = {
            'package.json': '{ "type": "module" }',
            'generator.config.js': config(`${service.baseUrl}/openapi.json`),
            'program.ts': program,
            'tsconfig.json': JSON.stringify({
              extends: path.join(root, 'tsconfig.base.json'),
              compilerOptions: {
                lib: ['ES2024', 'DOM', 'DOM.Iterable', 'DOM.AsyncIterable'],
                typeRoots: [path.join(root, 'node_modules/@types')],
                ...compilerOptions,
              },
            }),
          }
          for (const [file, text] of Object.entries(files)) await writeFile(path.join(folder, file), text)
          // The timeout stops a generated client that retries forever.
          const inFolder = { cwd: folder, timeout: 30_000 }
          const flag = generator === 'orval' ? '--config' : '--file'
          await run(process.execPath, [String(programs[generator]), flag, 'generator.config.js'], inFolder)

          const compiled = await run(process.execPath, [typescript, '-p', '.'], inFolder).catch(
            error => error,
          )
          expect(compiled.stdout).toBe('')
          const { stdout } = await run(process.execPath, ['program.ts', JSON.stringify(assignment)], inFolder)
          expect(JSON.parse(stdout)).toEqual({ deliveries: ['group.created'], events })
        },
        60_000,
      )
    }
  },
)

/** Creates an event stream with one failed delivery, and resolves with its id. */
async function failedDelivery(): Promise<string> {
  const client = createClient({ baseUrl: service.baseUrl, ...credentials })
  const { id } = await client.createEventStream({
    name: 'unreachable',
    subscriptions: [{ event_type: 'group.created' }],
    destination: {
      type: 'webhook',
      configuration: {
        webhook_endpoint: 'http://127.0.0.1:1/',
        webhook_authorization: { method: 'bearer', token: 'shared' },
      },
    },
  })
  await client.testEventStream({ id, event_type: 'group.created' })
  await vi.waitFor(async () => expect(await client.getEventDeliveries({ id })).toHaveLength(1), 10_000)
  return id
}
