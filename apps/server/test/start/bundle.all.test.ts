import { execFile } from 'node:child_process'
import { appendFile, cp, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { copyRepository } from '@tenant-api/test-kit/copy-repository'
import { type Running, startProcess } from '@tenant-api/test-kit/start-process'
import { credentials, requestToken, serviceNodeOptions } from '@tenant-api/test-kit/start-service'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { temporaryFolder } from '../stores/temporary-folder.ts'
import { newUser } from '../webhooks/harness/delivery.ts'

const run = promisify(execFile)
let copy: Awaited<ReturnType<typeof copyRepository>>
/** A bundle outside of the repository, without packages beside it. */
let bundle: string

beforeAll(async () => {
  copy = await copyRepository()
  await run(process.execPath, [path.join(copy.folder, 'apps/console/build-if-changed.ts')])
  expect(await build()).toEqual({ code: 0, stderr: 'Building the service, which takes some seconds.\n' })
  bundle = await mkdtemp(path.join(tmpdir(), 'tenant-api-bundle-'))
  await cp(path.join(copy.folder, 'apps/server/dist'), bundle, { recursive: true })
})
afterAll(async () => {
  await copy.remove()
  await rm(bundle, { recursive: true })
})

/** Runs the first step of `npm start` in the copy of the repository. */
function build(): Promise<{ code: number; stderr: string }> {
  const script = path.join(copy.folder, 'apps/server/build-if-changed.ts')
  return run(process.execPath, [script]).then(
    ({ stderr }) => ({ code: 0, stderr }),
    ({ code, stderr }) => ({ code, stderr }),
  )
}

async function start(env: Readonly<Record<string, string>> = {}): Promise<Running> {
  const settings = {
    PORT: '0',
    DRAIN_SECONDS: '0',
    DATA_DIR: await temporaryFolder(),
    BOOTSTRAP_CLIENT_ID: credentials.clientId,
    BOOTSTRAP_CLIENT_SECRET: credentials.clientSecret,
    // The cache of the test run would take the place of the bundle's own.
    NODE_COMPILE_CACHE: '',
    ...env,
  }
  const running = await startProcess(path.join(bundle, 'main.js'), settings, readAddress, serviceNodeOptions)
  onTestFinished(() => running.kill())
  return running
}

function readAddress(line: string): string | undefined {
  const { msg, address } = JSON.parse(line) as { msg?: string; address?: string }
  return msg === 'started' ? address : undefined
}

async function publishOne({ baseUrl }: Running): Promise<number> {
  const token = await requestToken(baseUrl, { audience: '/internal/' })
  const { status } = await fetch(`${baseUrl}/internal/events`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/cloudevents-batch+json' },
    body: JSON.stringify([newUser()]),
  })
  return status
}

test('the bundle answers, publishes an event and stops at SIGTERM, in a folder without packages', async () => {
  const service = await start()
  expect(await publishOne(service)).toBe(200)
  expect(await service.stop()).toBe(0)
  expect(service.lines.at(-1)).toContain('"stopped"')
})

test('the bundle serves the document, the reference with its files, and YAML, which a thread writes', async () => {
  const { baseUrl } = await start()
  const page = await (await fetch(`${baseUrl}/docs`)).text()
  const addresses = [...page.matchAll(/(?:href|src)="(\/docs\/assets\/[^"]+)"/g)].map(
    ([, address]) => address,
  )
  expect(addresses.length).toBeGreaterThan(2)
  const documents = [
    '/openapi.json',
    '/openapi-3.2.json',
    '/openapi.yaml',
    '/tenant.schema.json',
    '/llms.txt',
  ]
  for (const address of [...addresses, ...documents])
    expect(await fetch(`${baseUrl}${address}`)).toMatchObject({ status: 200 })
})

test('the commands of the bundle use the data of the service', async () => {
  const DATA_DIR = await temporaryFolder()
  await start({ DATA_DIR })
  const list = [path.join(bundle, 'clients.js'), 'list']
  const { stdout } = await run(process.execPath, list, { env: { DATA_DIR } })
  expect(JSON.parse(stdout)).toMatchObject([{ client_id: credentials.clientId }])
})

test('the bundle uses the OpenTelemetry SDK that the operator loads', async () => {
  const SPANS_FILE = path.join(await temporaryFolder(), 'spans.jsonl')
  const sdk = new URL('spans-to-file.ts', import.meta.url)
  const service = await start({ NODE_OPTIONS: `--import=${sdk}`, SPANS_FILE })
  expect(await publishOne(service)).toBe(200)
  await service.stop()
  expect(await readFile(SPANS_FILE, 'utf8')).toContain('"publish_events"')
})

test('a start fills the compile cache while it runs', async () => {
  await rm(path.join(bundle, 'compile-cache'), { recursive: true, force: true })
  await start()
  const files = () => readdir(path.join(bundle, 'compile-cache'), { recursive: true }).catch(() => [])
  await expect.poll(async () => (await files()).length).toBeGreaterThan(1)
})

test.each(['broken', 'of other code', 'unwritable'])(
  'the bundle starts with a cache that is %s',
  async fault => {
    const cache = path.join(bundle, 'compile-cache')
    await rm(cache, { recursive: true, force: true })
    if (fault === 'unwritable') await writeFile(cache, 'a file in place of the folder')
    else {
      await (await start()).stop()
      if (fault === 'broken')
        for (const entry of await readdir(cache, { recursive: true, withFileTypes: true }))
          if (entry.isFile()) await writeFile(path.join(entry.parentPath, entry.name), 'broken')
      if (fault === 'of other code') {
        const main = path.join(bundle, 'main.bundled.js')
        await writeFile(main, (await readFile(main, 'utf8')).replaceAll('"started"', '"started" /* again */'))
      }
    }
    const service = await start()
    const errors: string[] = []
    service.process.stderr?.on('data', chunk => errors.push(String(chunk)))
    expect(await publishOne(service)).toBe(200)
    expect(await service.stop()).toBe(0)
    expect(errors).toEqual([])
  },
)

test('two services that fill the same cache at once start', async () => {
  await rm(path.join(bundle, 'compile-cache'), { recursive: true, force: true })
  const services = await Promise.all([start(), start()])
  for (const service of services) expect(await publishOne(service)).toBe(200)
  for (const service of services) expect(await service.stop()).toBe(0)
})

test('builds again after a source has changed, and only then', async () => {
  const main = path.join(copy.folder, 'apps/server/dist/main.bundled.js')
  const { mtimeMs } = await stat(main)
  expect(await build()).toEqual({ code: 0, stderr: '' })
  expect((await stat(main)).mtimeMs).toBe(mtimeMs)
  const source = path.join(copy.folder, 'apps/server/src/main.ts')
  await appendFile(source, "\nprocess.title = 'changed'\n")
  expect(await build()).toEqual({ code: 0, stderr: expect.stringMatching(/^Building the service/) })
  expect(await readFile(main, 'utf8')).toContain('"changed"')
  await appendFile(source, '}')
  expect(await build()).toEqual({
    code: 1,
    stderr: expect.stringMatching(/^The service is not bundled: .*main\.ts/ms),
  })
})
