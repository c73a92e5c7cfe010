import { type ChildProcess, execFile, spawn } from 'node:child_process'
import { createHmac } from 'node:crypto'
import { once } from 'node:events'
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { createClient } from '@tenant-api/client'
import { createPublisher } from '@tenant-api/client/publisher'
import { newEvent } from '@tenant-api/conformance/events'
import { credentials, type RunningService, startService } from '@tenant-api/test-kit/start-service'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

const readme = fileURLToPath(new URL('../../client/README.md', import.meta.url))
const playground = fileURLToPath(new URL('../../../playground/', import.meta.url))
const typescript = createRequire(import.meta.url).resolve('typescript/bin/tsc')
/** The access to the mock in the first example. */
const mockAccess = `baseUrl: 'http://127.0.0.1:4010', token: 'any'`
const secret = `whsec_${Buffer.alloc(32, 7).toString('base64')}`

/** The README's examples in their order, each with its output. Examples with `goesOn` do not end and may print more. */
const examples: readonly { readonly name: string; readonly prints: RegExp; readonly goesOn?: true }[] = [
  { name: 'starts', prints: /^0 event streams\n[a-z.]+\n/, goesOn: true },
  { name: 'creates a client', prints: /^$/ },
  { name: 'creates a client for a browser', prints: /^$/ },
  {
    name: 'calls operations',
    prints:
      /^audit 0\n0 deliveries are repeated\n0 events of the last week would be sent again, delivered or not\n$/,
  },
  { name: 'gives a signal and a correlation id', prints: /^allow\n$/ },
  {
    name: 'writes only what nobody has changed meanwhile',
    prints: /^allow "1-\w+"\nchanged meanwhile: precondition_failed\n$/,
  },
  { name: 'lists page by page', prints: /^client_id:nightly-import\nclient_id:weekly-report\n0 of 0\n$/ },
  {
    name: 'asks whether an event has arrived, and who has changed an event stream',
    prints: /^failed .+ \d+ ms\nevt_\w{22} 1 .+\n\S+ test_event_stream .+\n\S+ create_event_stream .+\n/,
  },
  { name: 'follows events', prints: /^(hello|goodbye) \S+/, goesOn: true },
  { name: 'stops following', prints: /stopped\n$/ },
  { name: 'shows the state of a subscription', prints: /^connecting\nopen\n[a-z.]+\n/, goesOn: true },
  { name: 'distinguishes errors', prints: /^not there; the service calls this request \S+\n$/ },
  { name: 'shows what is wrong with a form', prints: /^400\n(#\/consumer_selector \w+ .+\n)?$/ },
  { name: 'uses the types', prints: /^user created audit \(enabled\)\n$/ },
  {
    name: 'sets limits and hooks',
    prints: /^POST \/oauth\/token\/\n200 \S+\nGET \/api\/v2\/event-streams\n200 \S+\n$/,
  },
  { name: 'publishes events', prints: /^on disk as evt_\w{22}\n$/ },
  { name: 'receives webhooks', prints: /^welcome \S+\n204\n400\n$/ },
  { name: 'validates messages', prints: /^checked [a-z.]+/, goesOn: true },
  { name: 'records what it reads', prints: /^read \S+/ },
]

let service: RunningService
let folder: string
let blocks: string[]

beforeAll(async () => {
  service = await startService({ API_RATE_LIMIT: 'off' })
  await mkdir(playground, { recursive: true })
  folder = await mkdtemp(path.join(playground, 'client-readme-'))
  const text = await readFile(readme, 'utf8')
  const [start = '', first = '', ...others] = [...text.matchAll(/^```ts\n(.*?)^```$/gms)].map(
    ([, block = '']) => block,
  )
  const complete = (block: string) => (block.includes('createClient({') ? block : `${first}\n${block}`)
  blocks = [start.replaceAll(mockAccess, await access()), first, ...others.map(complete)]
  const compilerOptions = { rootDir: '.', allowImportingTsExtensions: true }
  const config = { extends: '../../tsconfig.base.json', compilerOptions, include: ['*.ts'] }
  await writeFile(path.join(folder, 'tsconfig.json'), JSON.stringify(config))
  for (const [index, block] of blocks.entries()) await writeFile(fileOf(index), filled(block))
})

afterAll(async () => {
  await rm(folder, { recursive: true })
  await service.stop()
})

async function access(): Promise<string> {
  return `baseUrl: '${service.baseUrl}', token: '${await service.token()}'`
}

function fileOf(index: number): string {
  return path.join(folder, `example-${index}.ts`)
}

/** An example with the address and the credentials of the service under test. */
function filled(block: string): string {
  return block
    .replaceAll('https://tenant.example.com', service.baseUrl)
    .replaceAll(/clientId: '\w+'/g, `clientId: '${credentials.clientId}'`)
    .concat(block.includes('function receive') ? deliveries() : '')
}

/** Code that calls the webhook example with two requests: one with a valid signature, one with a changed body. */
function deliveries(): string {
  const { type, data } = newEvent('user.created')
  const body = JSON.stringify({ id: 'evt_1', type, data })
  const timestamp = Math.floor(Date.now() / 1000)
  const key = Buffer.from(secret.replace('whsec_', ''), 'base64')
  const signature = createHmac('sha256', key).update(`evt_1.${timestamp}.${body}`).digest('base64')
  const headers = {
    'webhook-id': 'evt_1',
    'webhook-timestamp': String(timestamp),
    'webhook-signature': `v1,${signature}`,
  }
  const requests = [body, `${body} `].map(body => JSON.stringify({ method: 'POST', headers, body }))
  return requests
    .map(init => `console.log((await receive(new Request('http://localhost', ${init}))).status)\n`)
    .join('')
}

/** Runs an example in the folder of the examples, so that it writes its files there. */
function start(index: number): ChildProcess {
  return spawn(process.execPath, [fileOf(index)], {
    cwd: folder,
    env: {
      PATH: process.env.PATH,
      TENANT_API_CLIENT_SECRET: credentials.clientSecret,
      SIGNING_SECRET: secret,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
}

describe('The README of the client', () => {
  test('names every function of the client', async () => {
    const text = await readFile(readme, 'utf8')
    const functions = Object.entries(createClient({ baseUrl: service.baseUrl, token: 'any' }))
    for (const [name, value] of functions)
      if (typeof value === 'function') expect(text).toContain(`\`${name}\``)
  })

  test('has examples that compile', async () => {
    expect(blocks).toHaveLength(examples.length)
    const compiled = await promisify(execFile)(process.execPath, [typescript, '-p', folder]).catch(
      error => error,
    )
    expect(compiled.stdout).toBe('')
  })

  test.each(examples)('has an example that $name', async ({ prints, goesOn, name }) => {
    const example = start(examples.findIndex(example => example.name === name))
    let output = ''
    const ended = once(example, 'close')
    for (const stream of [example.stdout, example.stderr])
      stream?.on('data', text => {
        output += text
      })
    if (goesOn) {
      const publisher = createPublisher({ baseUrl: service.baseUrl, ...credentials })
      while (!prints.test(output) && example.exitCode === null)
        await publisher.publishEvents([newEvent('group.created'), newEvent('user.deleted')])
      example.kill()
    }
    await ended
    expect(output).toMatch(prints)
  })
})
