import { execFile } from 'node:child_process'
import { copyFile, mkdir, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { createPublisher } from '@tenant-api/client/publisher'
import { root } from '@tenant-api/test-kit/root'
import { inherited } from '@tenant-api/test-kit/start-process'
import { credentials, type RunningService, startService } from '@tenant-api/test-kit/start-service'
import { waitMs } from '@tenant-api/test-kit/timeouts'
import { build } from 'rolldown'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { type Generator, generators, versionOf } from '../generators/generators.ts'
import { startGrowingProxy } from './growing-proxy.ts'
import { type Listening, listening } from './listening.ts'
import { name, newEvents } from './publish-under-cuts.ts'

const run = promisify(execFile)
const programs = inject('programs')
const installed = path.join(root, 'packages/contract-tests/generators')
const typescript5 = createRequire(import.meta.url).resolve('typescript/bin/tsc')
const typescript7 = String(programs['TypeScript 7'])
const page = await readFile(path.join(root, 'docs/tools.md'), 'utf8')

let place: string
let service: RunningService
let ending: RunningService
let breaking: Listening
let proxy: Listening
let target: { readonly baseUrl: string }
let requests = 0

describe.runIf(programs['Client generators'] && programs['TypeScript 7'])(
  'docs/tools.md says what comes of the client by',
  () => {
    beforeAll(async () => {
      // The programs import packages from the folder above their own.
      place = await mkdtemp(path.join(tmpdir(), 'tenant-api-generated-'))
      await mkdir(path.join(place, 'zod-3'))
      for (const folder of ['node_modules', 'zod-3/node_modules'])
        await symlink(path.join(installed, folder), path.join(place, folder))
      proxy = await startGrowingProxy(() => target.baseUrl)
      service = await startService({ BASE_URL: proxy.baseUrl })
      ending = await startService({ BASE_URL: proxy.baseUrl, EVENTS_MAX_CONNECTION_SECONDS: '1' })
      breaking = await listening(createServer(breakFirst))
    })

    afterAll(async () => {
      await Promise.all([proxy?.close(), breaking?.close(), service?.stop(), ending?.stop()])
      if (place) await rm(place, { recursive: true })
    })

    test.each(generators)('$name', async generator => {
      target = service
      const folder = await generate(generator)
      const compiled = [
        await compile(folder, typescript5, generator),
        await compile(folder, typescript7, generator),
        await compile(folder, typescript7, generator, { exactOptionalPropertyTypes: true }),
      ]
      const recipe = await runRecipe(folder, generator).catch(error => error.stderr ?? `${error}`)
      target = ending
      const atEnd = await runAsGenerated(folder).catch(() => 'is not built')
      target = breaking
      requests = 0
      const atBreak = await runAsGenerated(folder).catch(() => 'is not built')
      const row = [
        ...[generator.name, versionOf(generator), ...compiled],
        ...[
          printed.test(recipe) ? 'yes' : 'no',
          atEnd,
          requests > 1 ? `${atBreak}; connects again` : atBreak,
        ],
      ]
      expect(rowOf(generator.name), recipe).toBe(`| ${row.join(' | ')} |`)
    })
  },
)

/** What a recipe prints. Messages of the type `offset-only` may repeat. */
const printed = new RegExp(
  `^event streams: \\d+\ncreated est_\\w+\n(offset-only \\w+\n)+user.created \\w+\n${name}\n$`,
)

/** Writes the files of a generator into a folder of its own, and runs the generator there. */
async function generate(generator: Generator): Promise<string> {
  const { file, needs = [], command, document = 'openapi.json', workspace } = generator
  const folder = path.join(place, workspace ?? '', `${generators.indexOf(generator)}`)
  await mkdir(path.join(folder, 'generated'), { recursive: true })
  const served = await fetch(`${proxy.baseUrl}/${document}`)
  await writeFile(path.join(folder, 'openapi.json'), await served.text())
  await writeFile(path.join(folder, 'package.json'), '{ "type": "module" }')
  for (const name of [...needs, 'tenant.ts', `${file}.ts`])
    await copyFile(path.join(installed, 'recipes', name), path.join(folder, name))
  for (const [from, to] of [
    ['outcome.ts', 'outcome.ts'],
    [`${file}.ts`, 'as-generated.ts'],
  ] as const)
    await copyFile(path.join(installed, 'as-generated', from), path.join(folder, to))
  const [program = '', ...options] = command.split(' ')
  const binary = path.join(installed, 'node_modules/.bin', program)
  await run(process.execPath, [binary, ...options], { cwd: folder, timeout: waitMs })
  // swagger-typescript-api excludes its output from type checks.
  const index = path.join(folder, 'generated/index.ts')
  await writeFile(index, (await readFile(index, 'utf8')).replace('// @ts-nocheck', ''))
  return folder
}

/** Compiles the generated code and both programs: `yes`, or `no` and the codes of the errors. */
async function compile(folder: string, compiler: string, { file }: Generator, options = {}): Promise<string> {
  const compilerOptions = {
    ...{
      module: 'esnext',
      moduleResolution: 'bundler',
      lib: ['ES2024', 'DOM', 'DOM.Iterable', 'DOM.AsyncIterable'],
    },
    ...{ erasableSyntaxOnly: false, exactOptionalPropertyTypes: false, ...options },
    typeRoots: [path.join(root, 'node_modules/@types')],
  }
  const project = { extends: path.join(root, 'tsconfig.base.json'), compilerOptions }
  const files = [`${file}.ts`, 'as-generated.ts']
  await writeFile(path.join(folder, 'tsconfig.json'), JSON.stringify({ ...project, files }))
  const compiled = await run(process.execPath, [compiler, '-p', '.'], { cwd: folder }).catch(error => error)
  const errors: string[] = compiled.stdout.match(/TS\d+/g) ?? []
  return errors.length === 0 ? 'yes' : `no: ${[...new Set(errors)].toSorted().join(', ')}`
}

/** Runs a recipe, and publishes an event once it follows the event stream. */
async function runRecipe(folder: string, { file }: Generator): Promise<string> {
  const program = await bundle(folder, `${file}.ts`)
  const env = { ...inherited(), TENANT_API_URL: proxy.baseUrl, TENANT_API_TOKEN: await service.token() }
  const publisher = createPublisher({ baseUrl: service.baseUrl, ...credentials })
  // The timeout stops a generated client that retries forever.
  const running = run(process.execPath, [program], { env, timeout: waitMs })
  let shown = ''
  running.child.stdout?.on('data', text => {
    const followed = shown.includes('offset-only')
    shown += text
    if (!followed && shown.includes('offset-only')) publisher.publishEvents(newEvents(1))
  })
  return (await running).stdout
}

/** What the generated function makes of an event stream, as text for the page. */
async function runAsGenerated(folder: string): Promise<string> {
  const program = await bundle(folder, 'as-generated.ts')
  const env = { ...inherited(), TENANT_API_URL: proxy.baseUrl, TENANT_API_TOKEN: await ending.token() }
  const { stdout } = await run(process.execPath, [program], { env, timeout: waitMs })
  return stdout
}

async function bundle(folder: string, file: string): Promise<string> {
  const to = path.join(folder, 'bundled', file.replace('.ts', '.js'))
  await build({
    input: path.join(folder, file),
    platform: 'node',
    logLevel: 'silent',
    output: { file: to, format: 'esm', codeSplitting: false },
  })
  return to
}

/** Breaks the first connection after a message, and ends the next one as planned. */
function breakFirst(_: IncomingMessage, answer: ServerResponse): void {
  requests += 1
  answer.writeHead(200, { 'Content-Type': 'text/event-stream' })
  const message = (type: string) => `event: ${type}\ndata: {"type":"${type}","offset":"1"}\nid: 1\n\n`
  if (requests === 1) answer.write(`retry: 1\n\n${message('offset-only')}`, () => answer.destroy())
  else answer.end(message('error'))
}

function rowOf(name: string): string | undefined {
  return page.split('\n').find(line => line.startsWith(`| ${name} | `))
}
