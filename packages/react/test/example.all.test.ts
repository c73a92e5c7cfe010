import { execFile } from 'node:child_process'
import { cp, readFile, writeFile } from 'node:fs/promises'
import { createServer, type ServerResponse } from 'node:http'
import path from 'node:path'
import { promisify } from 'node:util'
import { createClient } from '@tenant-api/client'
import {
  type InstalledPackage,
  installPacked,
  linkFromRepository,
} from '@tenant-api/packaging/install-packed'
import { chromiumPath, launchChromium } from '@tenant-api/test-kit/chromium'
import { listen } from '@tenant-api/test-kit/listen'
import { credentials, type ServiceProcess, startServiceProcess } from '@tenant-api/test-kit/start-service'
import type { Browser, BrowserContext, Page } from 'playwright-core'
import { build, type PreviewServer, preview } from 'vite'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { compilers } from './compilers.ts'
import { publishing } from './publishing.ts'

/** The complete app, as its users copy it: in an empty folder, with the packages installed from their tarballs. */

const run = promisify(execFile)
const folder = path.join(import.meta.dirname, '..')
const tools = ['vite', 'vitest', 'jsdom', 'typescript', '@testing-library/react', '@testing-library/dom']
const types = ['@types/node', '@types/react', '@types/react-dom']
const tabCount = 12

let installed: InstalledPackage
let project: string

beforeAll(async () => {
  const [client, msw] = ['client', 'msw'].map(name => path.join(folder, '..', name)) as [string, string]
  installed = await installPacked(folder, [client, msw])
  project = installed.project
  await cp(path.join(installed.folder, 'example'), project, { recursive: true })
  const readme = await readFile(path.join(folder, 'README.md'), 'utf8')
  const [, testFile = ''] = /^```ts\n(\/\/ src\/live\.test\.ts\n.*?)^```$/ms.exec(readme) ?? []
  await writeFile(path.join(project, 'src/live.test.ts'), testFile)
  for (const name of ['react-dom', ...tools, ...types]) await linkFromRepository(name, folder, project)
})
afterAll(() => installed?.remove())

describe('The complete app', () => {
  test.each(compilers)('compiles with %s and its strict settings', async (_, compiler) => {
    const compiled = await run(compiler, ['-p', project]).catch(error => error)
    expect(compiled.stdout).toBe('')
  })

  test('passes its own tests and the ones of the README, with Mock Service Worker and without a browser', async () => {
    const vitest = path.join(project, 'node_modules/vitest/vitest.mjs')
    const env = { ...process.env, NO_COLOR: '1' }
    const { stdout } = await run(process.execPath, [vitest, 'run', '--root', project], { env }).catch(
      error => error,
    )
    expect(stdout).toMatch(/Tests +11 passed \(11\)/)
  })
})

describe.skipIf(!chromiumPath)('In Chromium and with the service, the complete app', () => {
  let service: ServiceProcess
  let site: PreviewServer
  let browser: Browser
  let context: BrowserContext
  let page: Page
  let streams = 0

  beforeAll(async () => {
    service = await startServiceProcess({ API_RATE_LIMIT: 'off', WEBHOOK_ALLOWED_CIDRS: '127.0.0.1/32' })
    process.env.TENANT_API_URL = service.baseUrl
    process.env.TENANT_API_TOKEN = await service.token()
    await build({ root: project, logLevel: 'silent' })
    site = await preview({ root: project, logLevel: 'silent', preview: { port: 0, host: '127.0.0.1' } })
    browser = await launchChromium()
    context = await browser.newContext()
    context.on('request', request => {
      if (new URL(request.url()).pathname === '/api/v2/events') streams += 1
    })
    page = await open()
  })
  afterAll(async () => {
    await browser?.close()
    await site?.close()
    await service?.kill()
  })

  async function open(): Promise<Page> {
    const opened = await context.newPage()
    await opened.goto(String(site.resolvedUrls?.local[0]))
    return opened
  }
  const part = (name: string) => page.getByLabel(name, { exact: true })
  const items = (name: string) => part(name).getByRole('listitem')
  const client = () => createClient({ baseUrl: service.baseUrl, ...credentials })

  test('shows the errors of the service beside the fields, and creates a policy once the fields are valid', async () => {
    const form = part('New policy')
    await form.getByLabel('Requests a second').fill('-1')
    await form.getByText('Create').click()
    await expect.poll(() => form.getByRole('alert').allInnerTexts()).toHaveLength(2)
    expect(await form.getByRole('alert').allInnerTexts()).toEqual([
      expect.stringContaining('consumer_selector'),
      expect.stringContaining('limit'),
    ])
    await form.getByLabel('Consumer').fill('client_id:first')
    await form.getByLabel('Requests a second').fill('5')
    await form.getByText('Create').click()
    await items('Policies').getByText('client_id:first: block').waitFor()
    expect(await form.getByRole('alert').count()).toBe(0)
    expect(await form.getByLabel('Consumer').inputValue()).toBe('')
  })

  test('loads more policies', async () => {
    for (let count = 1; count <= 10; count += 1)
      await client().createRateLimitPolicy({
        ...{ resource: 'oauth_authentication_api', consumer: 'client' },
        ...{ consumer_selector: `client_id:${count}`, configuration: { action: 'allow' } },
      })
    await page.reload()
    await expect.poll(() => items('Policies').count()).toBe(10)
    await part('Policies').getByText('Load more').click()
    await expect.poll(() => items('Policies').count()).toBe(11)
    expect(await part('Policies').getByText('Load more').count()).toBe(0)
  })

  test('redelivers a failed delivery, which leaves the list when it has succeeded', async () => {
    const target = createServer()
    const origin = await listen(target)
    let status = 400
    target.on('request', (_, response: ServerResponse) => response.writeHead(status).end())
    const { id } = await client().createEventStream({
      name: 'audit',
      subscriptions: [{ event_type: 'organization.created' }],
      destination: {
        type: 'webhook',
        configuration: {
          webhook_endpoint: `${origin}/`,
          webhook_authorization: { method: 'bearer', token: 'shared' },
        },
      },
    })
    const [event_id = ''] = await publishing(service.baseUrl)(1)
    // Disabling the stream ends its deliveries as failed.
    await client().updateEventStream({ id, status: 'disabled' })
    await client().updateEventStream({ id, status: 'enabled' })
    status = 204
    await page.reload()
    await part('Event streams').getByText('audit').click()
    await items('Failed deliveries').getByText(event_id).waitFor()
    await part('Failed deliveries').getByText('Redeliver').click()
    await part('Failed deliveries').getByText('Failed deliveries: 0').waitFor()
    target.close()
  })

  test(`shows live events in ${tabCount} tabs over one connection`, async () => {
    await page.close()
    streams = 0
    const tabs = await Promise.all(Array.from({ length: tabCount }, open))
    for (const tab of tabs) await tab.getByText('Live events: open').waitFor()
    const [event_id = ''] = await publishing(service.baseUrl)(1)
    for (const tab of tabs) await tab.getByText(`organization.created ${event_id}`).waitFor()
    expect(streams).toBe(1)
  })

  test('has a proxy that ends a subscription when its connection to the service is cut', async () => {
    const answer = await fetch(new URL('/api/v2/events', site.resolvedUrls?.local[0]))
    expect(answer.status).toBe(200)
    await service.kill()
    await expect(answer.text()).rejects.toThrow('terminated')
  })
})
