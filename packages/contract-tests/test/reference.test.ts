import { createClient } from '@tenant-api/client'
import { createPublisher } from '@tenant-api/client/publisher'
import { newEvent } from '@tenant-api/conformance/events'
import { type OperationDefinition, operations } from '@tenant-api/contract'
import { chromiumPath, launchChromium } from '@tenant-api/test-kit/chromium'
import { credentials, type RunningService, startService } from '@tenant-api/test-kit/start-service'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createUnreachableStream } from './unreachable-stream.ts'

const reads = Object.entries<OperationDefinition>(operations)
  .filter(([id, { method }]) => method === 'GET' && id !== 'subscribe_events')
  .map(([id]) => id)

describe.skipIf(!chromiumPath)('In Chromium, the API reference of a new service', () => {
  let service: RunningService
  let browser: Browser
  let page: Page
  const faults: string[] = []
  const hosts = new Set<string>()

  async function openReference(): Promise<Page> {
    const opened = await browser.newPage({ viewport: { width: 1200, height: 900 } })
    opened.on('pageerror', error => faults.push(error.message))
    opened.on('console', message => {
      if (message.text().includes('Content Security Policy')) faults.push(message.text())
    })
    opened.on('request', request => hosts.add(new URL(request.url()).host))
    await opened.goto(`${service.baseUrl}/docs`)
    return opened
  }
  const operation = (id: string, on = page) => on.locator(`[id$="-${id}"].opblock`)
  const toggle = (id: string, on = page) => operation(id, on).locator('.opblock-summary-control').click()

  /** Opens an operation and executes it with one click. Returns the status of the answer. */
  async function execute(id: string, on = page): Promise<string | null> {
    await toggle(id, on)
    const block = operation(id, on)
    for (const field of await block.locator('tr[data-param-in="path"] input').all())
      await expect.poll(() => field.inputValue(), { timeout: 10_000 }).not.toBe('')
    await block.locator('button.execute').click()
    return block.locator('.live-responses-table .response .response-col_status').textContent()
  }

  beforeAll(async () => {
    service = await startService({ WEBHOOK_ALLOWED_CIDRS: '127.0.0.1/32' })
    browser = await launchChromium()
    page = await openReference()
  }, 60_000)
  afterAll(async () => {
    await browser?.close()
    await service?.stop()
  })

  async function signIn(secret: string) {
    await page.fill('[name=client_id]', credentials.clientId)
    await page.fill('[name=client_secret]', secret)
    await page.click('#sign-in button')
  }
  const status = () => page.locator('#sign-in output')

  test('explains a failed sign-in, and signs in with the credentials of a client', async () => {
    await signIn('a-secret-of-someone-else')
    await expect.poll(() => status().textContent()).toMatch(/secret/)
    await signIn(credentials.clientSecret)
    await expect.poll(() => status().textContent()).toMatch(`Signed in as ${credentials.clientId} until`)
  }, 30_000)

  test('sends no secret before its script has loaded', async () => {
    const withoutScript = await browser.newPage()
    await withoutScript.route('**/docs/reference.js', route => route.abort())
    await withoutScript.goto(`${service.baseUrl}/docs`)
    await withoutScript.fill('[name=client_secret]', 'a-secret')
    const refusal = withoutScript.waitForEvent('console', message => message.text().includes('form-action'))
    await withoutScript.click('#sign-in button', { noWaitAfter: true })
    await refusal
    expect(withoutScript.url()).toBe(`${service.baseUrl}/docs`)
    await withoutScript.close()
  }, 30_000)

  test('offers only the scopes that operations use', async () => {
    const offered = await page
      .locator('#scopes input')
      .evaluateAll(boxes => boxes.map(box => box.getAttribute('value')))
    const used = Object.values<OperationDefinition>(operations).flatMap(({ internal, anyScope }) =>
      internal ? [] : anyScope,
    )
    expect(offered.toSorted()).toEqual([...new Set(used)].toSorted())
  })

  test('shows the scopes and the name in the client of each operation', async () => {
    // The page's own script, because opening every operation takes long.
    const described = await page.evaluate<[string, string][]>(`(async () => {
      const { describeOperation, operationsOf } = await import('/docs/describe-operation.js')
      const operations = operationsOf(await fetch('/openapi.json').then(answer => answer.json()))
      operations.forEach(describeOperation)
      return operations.map(({ operationId, description }) => [operationId, description])
    })()`)
    const client = createClient({ baseUrl: service.baseUrl, token: 'unused' })
    const documented = Object.entries<OperationDefinition>(operations).filter(([, { internal }]) => !internal)
    expect(described.map(([id]) => id)).toEqual(documented.map(([id]) => id))
    for (const [index, [id, { anyScope }]] of documented.entries()) {
      const text = described[index]?.[1] ?? ''
      for (const shown of [id, ...anyScope]) expect(text).toContain(shown)
      const [, name = ''] = /client\.(\w+)/.exec(text) ?? []
      expect(client).toHaveProperty(name)
    }
    const other = await openReference()
    await toggle('subscribe_events', other)
    const shown = await operation('subscribe_events', other).locator('.opblock-description').textContent()
    expect(shown).toMatch(/Scope: read:events\s*Operation: subscribe_events\s*TypeScript: client\.subscribe/)
    await other.close()
  }, 30_000)

  test('opens an operation that was searched for', async () => {
    const other = await openReference()
    await operation('get_event_subscribers', other).waitFor()
    await other.getByLabel('Search operations').fill('subscribers')
    const found = other.locator('#contents li:not([hidden])')
    expect(await found.allTextContents()).toEqual(['Count the subscribers of events'])
    await found.getByRole('button').click()
    await operation('get_event_subscribers', other).locator('button.execute').waitFor()
    await other.close()
  }, 30_000)

  test('fits into 360 pixels', async () => {
    const narrow = await openReference()
    await narrow.setViewportSize({ width: 360, height: 700 })
    await toggle('create_rate_limit_policy', narrow)
    await operation('create_rate_limit_policy', narrow).locator('.responses-table').waitFor()
    const width = await narrow.evaluate('document.documentElement.scrollWidth')
    expect(width).toBe(360)
    await narrow.close()
  }, 30_000)

  test('creates a policy from the example', async () => {
    expect(await execute('create_rate_limit_policy')).toBe('201')
    await operation('create_rate_limit_policy').locator('button.execute').click()
    const answer = operation('create_rate_limit_policy').locator('.live-responses-table')
    await expect.poll(() => answer.textContent()).toMatch('"errorCode": "conflict"')
    const call = await operation('create_rate_limit_policy')
      .getByLabel('TypeScript')
      .locator('pre')
      .textContent()
    expect(call).toMatch(/client\.createRateLimitPolicy\(\{\n {2}resource: "oauth_authentication_api",\n/)
    await toggle('create_rate_limit_policy')
  }, 30_000)

  test('shows a documented error when asked', async () => {
    await toggle('get_jwks')
    const row = operation('get_jwks').locator('.response', { hasText: '400' })
    expect(await row.textContent()).not.toMatch('"errorCode"')
    await row.getByRole('button', { name: 'Show' }).click()
    const example = operation('get_jwks').locator('.response', { hasText: '400' })
    await expect.poll(() => example.textContent()).toMatch('"errorCode": "invalid_query_string"')
    await toggle('get_jwks')
  }, 30_000)

  test('reads with each operation, with one click', async () => {
    const client = createClient({ baseUrl: service.baseUrl, token: await service.token() })
    const { id } = await createUnreachableStream(client, 'user.created')
    await client.testEventStream({ id, event_type: 'user.created' })
    await expect
      .poll(async () => (await client.getEventStreamStats({ id })).metrics[1]?.window_total)
      .toBeDefined()
    const answered: Record<string, string | null> = {}
    for (const read of reads) {
      answered[read] = await execute(read)
      await toggle(read)
    }
    expect(answered).toEqual(Object.fromEntries(reads.map(read => [read, '200'])))
  }, 60_000)

  test('shows requests in curl and TypeScript, without the access token', async () => {
    expect(await execute('list_event_streams')).toBe('200')
    const sample = (name: string) => operation('list_event_streams').getByLabel(name).locator('pre')
    const command = await sample('Curl').textContent()
    expect(command).toContain('-H "Authorization: Bearer $TOKEN"')
    expect(command).toContain(`${service.baseUrl}/api/v2/event-streams`)
    expect(await sample('TypeScript').textContent()).toBe(
      [
        "import { createClient } from '@tenant-api/client'",
        '',
        `const client = createClient({ baseUrl: '${service.baseUrl}', token: process.env.TOKEN ?? '' })`,
        'console.log(await client.listEventStreams())',
      ].join('\n'),
    )
    await toggle('list_event_streams')
  }, 30_000)

  test('shows live messages until they are stopped', async () => {
    expect(await execute('subscribe_events')).toBe('200')
    const messages = page.getByLabel('Live messages')
    await expect.poll(() => messages.textContent()).toMatch(/Live messages: 0Listening\..*offset-only/)
    const publisher = createPublisher({ baseUrl: service.baseUrl, ...credentials })
    await publisher.publishEvents([newEvent('user.created')])
    await expect.poll(() => messages.textContent()).toMatch(/Live messages: 1Listening\..*user\.created/)
    await messages.getByRole('button', { name: 'Stop' }).click()
    await expect.poll(() => messages.textContent()).toMatch('Live messages: 1Stopped.')
  }, 30_000)

  test('accepts a pasted token', async () => {
    const other = await openReference()
    await other.fill('[name=token]', `Bearer ${await service.token()}`)
    await other.click('#sign-in button')
    expect(await execute('list_event_streams', other)).toBe('200')
    await other.close()
  }, 30_000)

  test('calls no other host, and keeps to its Content Security Policy', () => {
    expect(faults).toEqual([])
    expect([...hosts]).toEqual([new URL(service.baseUrl).host])
  })
})
