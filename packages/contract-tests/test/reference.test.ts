import { createClient } from '@tenant-api/client'
import { createPublisher } from '@tenant-api/client/publisher'
import { newEvent } from '@tenant-api/conformance/events'
import { type OperationDefinition, operations } from '@tenant-api/contract'
import { chromiumPath, launchChromium } from '@tenant-api/test-kit/chromium'
import { credentials, type RunningService, startService } from '@tenant-api/test-kit/start-service'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { execute, operation, toggle } from './reference-page.ts'
import { createUnreachableStream } from './unreachable-stream.ts'

const reads = Object.entries<OperationDefinition>(operations)
  .filter(([id, { method }]) => method === 'GET' && id !== 'subscribe_events')
  .map(([id]) => id as keyof typeof operations)

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

  test('shows the scopes of each operation, and the name of its function in the client', async () => {
    // Run the page's own script, because opening every operation in the page takes long.
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
    await toggle(other, 'subscribe_events')
    const shown = await operation(other, 'subscribe_events').locator('.opblock-description').textContent()
    expect(shown).toMatch(/Scope: read:events\s*Operation: subscribe_events\s*TypeScript: client\.subscribe/)
    await other.close()
  }, 30_000)

  test('opens an operation that was searched for', async () => {
    const other = await openReference()
    await operation(other, 'get_event_subscribers').waitFor()
    await other.getByLabel('Search operations').fill('subscribers')
    const found = other.locator('#contents li:not([hidden])')
    expect(await found.allTextContents()).toEqual(['Count the subscribers of events'])
    await found.getByRole('button').click()
    await operation(other, 'get_event_subscribers').locator('button.execute').waitFor()
    const nothing = other.getByText('No operation has these words.')
    expect(await nothing.isVisible()).toBe(false)
    await other.getByLabel('Search operations').fill('429')
    await nothing.waitFor()
    expect(await found.count()).toBe(0)
    await other.close()
  }, 30_000)

  test('fits into a width of 360 pixels', async () => {
    const narrow = await openReference()
    await narrow.setViewportSize({ width: 360, height: 700 })
    for (const id of ['create_rate_limit_policy', 'issue_token']) {
      await toggle(narrow, id)
      await operation(narrow, id).locator('.responses-table').waitFor()
      const cut = await operation(narrow, id)
        .getByRole('button')
        .evaluateAll(buttons => buttons.filter(button => button.getBoundingClientRect().right > 360).length)
      expect(cut).toBe(0)
    }
    const width = await narrow.evaluate('document.documentElement.scrollWidth')
    expect(width).toBe(360)
    await narrow.close()
  }, 30_000)

  test('creates a policy from the example', async () => {
    expect(await execute(page, 'create_rate_limit_policy')).toBe('201')
    const block = operation(page, 'create_rate_limit_policy')
    await block.locator('button.execute').click()
    const answer = block.locator('.live-responses-table')
    await expect.poll(() => answer.textContent()).toMatch('"errorCode": "conflict"')
    const call = await block.getByLabel('TypeScript').locator('pre').textContent()
    const overflowing = await page.evaluate(`[...document.querySelectorAll('.sample pre')].filter(
      text => text.scrollHeight > text.clientHeight && getComputedStyle(text).overflowY !== 'auto',
    ).length`)
    expect(overflowing).toBe(0)
    expect(call).toMatch(/client\.createRateLimitPolicy\(\{\n {2}resource: "oauth_authentication_api",\n/)
    await toggle(page, 'create_rate_limit_policy')
  }, 30_000)

  test('shows the example of a documented error on request', async () => {
    await toggle(page, 'get_jwks')
    const row = operation(page, 'get_jwks').locator('.response', { hasText: '400' })
    expect(await row.textContent()).not.toMatch('"errorCode"')
    await row.getByRole('button', { name: 'Show' }).click()
    const example = operation(page, 'get_jwks').locator('.response', { hasText: '400' })
    await expect.poll(() => example.textContent()).toMatch('"errorCode": "invalid_query_string"')
    await toggle(page, 'get_jwks')
  }, 30_000)

  test('executes each reading operation with one click', async () => {
    const client = createClient({ baseUrl: service.baseUrl, token: await service.token() })
    const { id } = await createUnreachableStream(client, 'user.created')
    await client.testEventStream({ id, event_type: 'user.created' })
    await expect
      .poll(async () => (await client.getEventStreamStats({ id })).metrics[1]?.window_total)
      .toBeDefined()
    const answered: Record<string, string | null> = {}
    for (const read of reads) {
      answered[read] = await execute(page, read)
      await toggle(page, read)
    }
    expect(answered).toEqual(Object.fromEntries(reads.map(read => [read, '200'])))
  }, 60_000)

  test('shows requests in curl and TypeScript, without the access token', async () => {
    expect(await execute(page, 'list_event_streams')).toBe('200')
    const sample = (name: string) => operation(page, 'list_event_streams').getByLabel(name).locator('pre')
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
    await toggle(page, 'list_event_streams')
  }, 30_000)

  test('says where to get an access token', async () => {
    const list = operation(page, 'list_event_streams')
    expect(await execute(page, 'list_event_streams')).toBe('200')
    expect(await list.locator('.about-token').textContent()).toContain('export TOKEN=$(npx tenant-api token)')
    await toggle(page, 'list_event_streams')
    const signedOut = await openReference()
    expect(await execute(signedOut, 'list_event_streams')).toBe('401')
    expect(await operation(signedOut, 'list_event_streams').locator('.about-token').textContent()).toBe(
      'This request had no access token. Sign in and execute it again.',
    )
    await signedOut.getByRole('link', { name: 'Sign in' }).click()
    const form = signedOut.locator('#sign-in')
    await expect.poll(async () => Math.abs((await form.boundingBox())?.y ?? 900)).toBeLessThan(50)
    expect(await execute(signedOut, 'get_jwks')).toBe('200')
    expect(await operation(signedOut, 'get_jwks').locator('.about-token').count()).toBe(0)
    await signedOut.close()
  }, 30_000)

  test('shows live messages until they are stopped', async () => {
    expect(await execute(page, 'subscribe_events')).toBe('200')
    const messages = page.getByLabel('Live messages')
    await expect.poll(() => messages.textContent()).toMatch(/Live messages: 1Listening\..*offset-only/)
    const publisher = createPublisher({ baseUrl: service.baseUrl, ...credentials })
    await publisher.publishEvents([newEvent('user.created')])
    await expect.poll(() => messages.textContent()).toMatch(/Live messages: 2Listening\..*user\.created/)
    await messages.getByRole('button', { name: 'Stop' }).click()
    await expect.poll(() => messages.textContent()).toMatch('Live messages: 2Stopped.')
  }, 30_000)

  test('accepts a pasted token', async () => {
    const other = await openReference()
    await other.fill('[name=token]', `Bearer ${await service.token()}`)
    await other.click('#sign-in button')
    expect(await execute(other, 'list_event_streams')).toBe('200')
    await other.close()
  }, 30_000)

  test('calls no other host, and keeps to its Content Security Policy', () => {
    expect(faults).toEqual([])
    expect([...hosts]).toEqual([new URL(service.baseUrl).host])
  })
})
