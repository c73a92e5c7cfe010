import { type ChildProcess, execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { connect } from 'node:net'
import path from 'node:path'
import { promisify } from 'node:util'
import type { Client } from '@tenant-api/client'
import { chromiumPath, launchChromium } from '@tenant-api/test-kit/chromium'
import { freePort } from '@tenant-api/test-kit/free-port'
import { findProgram, leaveOut } from '@tenant-api/test-kit/programs'
import { credentials, type RunningService, startService } from '@tenant-api/test-kit/start-service'
import { bundlePage } from '@tenant-api/test-kit/test-page'
import { waitMs } from '@tenant-api/test-kit/timeouts'
import type { Browser, BrowserContext, Page } from 'playwright-core'
import { createServer } from 'vite'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { compilers } from './compilers.ts'
import { publishing } from './publishing.ts'

/** Compiles every code block of docs/browsers.md, and runs it with the service. */

const root = path.join(import.meta.dirname, '../../..')
const haproxy = findProgram('HAProxy')
if (!haproxy) leaveOut('the proxy of docs/browsers.md', 'HAProxy is not installed')
/** More than the six connections that a browser opens to a host over HTTP/1.1. */
const streamCount = 10

let folder: string
let service: RunningService
let proxy: string
let viteConfig: string
let backEnd: string
let client: string
let tabs: string

beforeAll(async () => {
  const text = await readFile(path.join(root, 'docs/browsers.md'), 'utf8')
  const blocks = Array.from(text.matchAll(/^```(\w*)\n(.*?)^```$/gms), ([, language, code = '']) => ({
    language,
    code,
  }))
  expect(blocks.map(({ language }) => language)).toEqual(['ts', '', 'ts', 'ts', 'ts'])
  ;[viteConfig, proxy, backEnd, client, tabs] = blocks.map(({ code }) => code) as [
    string,
    string,
    string,
    string,
    string,
  ]
  service = await startService({ EVENTS_MAX_CONNECTIONS_PER_CLIENT: '20' })
  await mkdir(path.join(root, 'playground'), { recursive: true })
  folder = await mkdtemp(path.join(root, 'playground/browsers-'))
})
afterAll(async () => {
  await service?.stop()
  await rm(folder, { recursive: true })
})

/** Writes a code block to a file, with each key of `addresses` replaced by its value. */
async function write(
  name: string,
  block: string,
  addresses: Readonly<Record<string, string>>,
): Promise<string> {
  const file = path.join(folder, name)
  for (const address of Object.keys(addresses)) expect(block).toContain(address)
  await writeFile(
    file,
    Object.entries(addresses).reduce((code, [from, to]) => code.replaceAll(from, to), block),
  )
  return file
}

describe('The file docs/browsers.md', () => {
  test.each(compilers)('has code that compiles, with %s', async (_, compiler) => {
    await write('vite.config.ts', viteConfig, {})
    await write('back-end.ts', backEnd, {})
    await write('page.ts', `${client}${tabs}`, {})
    const compilerOptions = { rootDir: '.', lib: ['ES2024', 'DOM', 'DOM.Iterable', 'DOM.AsyncIterable'] }
    const config = { extends: '../../tsconfig.base.json', compilerOptions, include: ['*.ts'] }
    await writeFile(path.join(folder, 'tsconfig.json'), JSON.stringify(config))
    const compiled = await promisify(execFile)(compiler, ['-p', folder]).catch(error => error)
    expect(compiled.stdout).toBe('')
  })

  test('has a configuration of Vite that forwards the API', async () => {
    const configFile = await write('vite.config.ts', viteConfig, { 'http://127.0.0.1:3000': service.baseUrl })
    const options = { root: folder, configFile, logLevel: 'silent' } as const
    const vite = await createServer({ ...options, optimizeDeps: { noDiscovery: true } })
    await vite.listen(await freePort())
    const headers = { authorization: `Bearer ${await service.token()}` }
    const answer = await fetch(`${vite.resolvedUrls?.local[0]}api/v2/event-streams`, { headers })
    expect(await answer.json()).toEqual({ eventStreams: [] })
    await vite.close()
  })
})

/** The exports of the bundled code of docs/browsers.md, under the global name that the bundle gives them. */
declare const tenantPage: { readonly client: Client }

describe.skipIf(!chromiumPath || !haproxy)('With the back end and the proxy of docs/browsers.md', () => {
  const running: ChildProcess[] = []
  let browser: Browser
  let context: BrowserContext
  let script: string
  let origin: string

  beforeAll(async () => {
    const [backEndPort, proxyPort] = [await freePort(), await freePort()]
    const file = await write('back-end.ts', backEnd, {
      'https://tenant.example.com': service.baseUrl,
      "'pages'": `'${credentials.clientId}'`,
      '8080': String(backEndPort),
    })
    await start(process.execPath, [file], backEndPort)

    const certificate = path.join(folder, 'site.pem')
    const request = [
      'req',
      '-x509',
      '-newkey',
      'ec',
      '-pkeyopt',
      'ec_paramgen_curve:P-256',
      '-nodes',
      '-subj',
      '/CN=site',
    ]
    await promisify(execFile)('openssl', [...request, '-keyout', certificate, '-out', `${certificate}.crt`])
    await writeFile(certificate, await readFile(`${certificate}.crt`), { flag: 'a' })
    const config = await write('haproxy.cfg', proxy, {
      ':443': `127.0.0.1:${proxyPort}`,
      '/etc/haproxy/site.pem': certificate,
      '127.0.0.1:3000': new URL(service.baseUrl).host,
      '127.0.0.1:8080': `127.0.0.1:${backEndPort}`,
    })
    await start(String(haproxy), ['-db', '-f', config], proxyPort)

    script = await bundlePage(await write('page.ts', `${client}${tabs}\nexport { client }\n`, {}))
    origin = `https://127.0.0.1:${proxyPort}`
    browser = await launchChromium()
    context = await browser.newContext({ ignoreHTTPSErrors: true })
  })
  afterAll(async () => {
    await browser?.close()
    for (const child of running) child.kill()
  })

  /** Starts a program, and waits until it listens. */
  async function start(program: string, args: readonly string[], port: number): Promise<void> {
    const env = { PATH: process.env.PATH, TENANT_API_CLIENT_SECRET: credentials.clientSecret }
    running.push(spawn(program, args, { env, stdio: 'inherit' }))
    await vi.waitFor(() => once(connect(port, '127.0.0.1'), 'connect'), waitMs)
  }

  /** Opens a page that runs the bundled code, and records the console of the page. */
  async function open(): Promise<{ page: Page; printed: string[] }> {
    const page = await context.newPage()
    const printed: string[] = []
    page.on('console', message => printed.push(message.text()))
    await page.goto(origin)
    await page.addScriptTag({ content: script })
    return { page, printed }
  }

  test(`a page with ${streamCount} open subscriptions still calls operations, over HTTP/2`, async () => {
    const { page } = await open()
    const answer = await page.evaluate(async count => {
      for (let index = 0; index < count; index += 1) {
        const stream = tenantPage.client.subscribe()
        void stream[Symbol.asyncIterator]().next()
        while (stream.state.status !== 'open') await new Promise(resolve => setTimeout(resolve, 10))
      }
      const { eventStreams } = await tenantPage.client.listEventStreams()
      const [entry] = performance.getEntriesByType('resource').slice(-1) as PerformanceResourceTiming[]
      return { eventStreams, protocol: entry?.nextHopProtocol }
    }, streamCount)
    expect(answer).toEqual({ eventStreams: [], protocol: 'h2' })
    await page.close()
  })

  test('the tab with the subscription passes events on to another tab, which subscribes when the first tab closes', async () => {
    const [first, second] = [await open(), await open()]
    const publish = publishing(service.baseUrl)
    const publishUntil = (condition: () => boolean) =>
      expect.poll(() => publish(1).then(condition)).toBe(true)
    await publishUntil(() => second.printed.includes('organization.created'))
    expect(first.printed).toEqual([])
    const third = await open()
    await first.page.close()
    await publishUntil(() => third.printed.includes('organization.created'))
  })
})
