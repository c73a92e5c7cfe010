import { createClient } from '@tenant-api/client'
import { type OperationDefinition, operations } from '@tenant-api/contract'
import { expect } from 'vitest'
import {
  answerBody,
  execute,
  executeAgain,
  executeUntil,
  goTo,
  type Operation,
  placeOf,
  sample,
  show,
  views,
} from './reference-page.ts'
import { test } from './reference-stage.ts'
import { createUnreachableStream } from './unreachable-stream.ts'

const documented = Object.entries<OperationDefinition>(operations).filter(([, { internal }]) => !internal)
const reads = documented
  .filter(([id, { method }]) => method === 'GET' && id !== 'subscribe_events')
  .map(([id]) => id as Operation)

test('executes each reading operation whose identifiers it can suggest with one click', async ({ stage }) => {
  const client = createClient({ baseUrl: stage.service.baseUrl, token: await stage.service.token() })
  const { id } = await createUnreachableStream(client, 'user.created')
  await client.testEventStream({ id, event_type: 'user.created' })
  const page = await stage.signedIn()
  expect(await execute(page, 'create_rate_limit_policy')).toBe('201 Created')
  const answered: Record<string, string> = {}
  // The reference suggests neither the id of an entry of the log nor that of an event without its stream.
  const suggested = reads.filter(read => read !== 'get_log' && read !== 'list_event_attempts')
  for (const read of suggested) answered[read] = await execute(page, read)
  expect(answered).toEqual(Object.fromEntries(suggested.map(read => [read, '200 OK'])))
})

test('shows the scopes of each operation, its method, its path, its lifecycle, and its function in the client', async ({
  stage,
}) => {
  const client = createClient({ baseUrl: stage.service.baseUrl, token: 'unused' })
  const page = await stage.open()
  for (const [id, { anyScope, method, path }] of documented) {
    await goTo(page, id as Operation)
    const text = String(await page.locator('article').textContent())
    for (const shown of [id, ...anyScope, method.slice(0, 3), path]) expect(text).toContain(shown)
    expect(text).toMatch(/ (GA|beta)/)
    const [, name = ''] = /client\.(\w+)\(\)/.exec(text) ?? []
    expect(client).toHaveProperty(name)
    expect(await sample(page, 'curl').textContent()).toContain(
      `${stage.service.baseUrl}${path.split('{')[0]}`,
    )
  }
})

test('fills in the identifier of a resource that the page created, until it is deleted', async ({
  stage,
}) => {
  const page = await stage.signedIn()
  await goTo(page, 'create_rate_limit_policy')
  for (const selector of ['client_id:one', 'client_id:two']) {
    const body = page.getByRole('textbox', { name: 'Body' })
    const policy = JSON.parse(await body.inputValue())
    await body.fill(JSON.stringify({ ...policy, consumer_selector: selector }))
    await executeUntil(page, '201 Created')
    await expect.poll(() => answerBody(page).textContent()).toContain(selector)
  }
  const { id } = JSON.parse(String(await answerBody(page).textContent()))
  await goTo(page, 'delete_rate_limit_policy')
  const field = page.getByLabel('id', { exact: true })
  await expect.poll(() => field.inputValue()).toBe(id)
  expect(await executeAgain(page)).toBe('204 No Content')
  // The other policy must not be deleted by the next click.
  await expect.poll(() => field.inputValue()).toBe('')
  await field.fill('rlp_of_my_own')
  await goTo(page, 'get_rate_limit_policy')
  await goTo(page, 'delete_rate_limit_policy')
  expect(await field.inputValue()).toBe('rlp_of_my_own')
})

test('describes the webhook with an example of its headers and its body', async ({ stage }) => {
  const page = await stage.open('#/webhooks/receive_event')
  await page.getByRole('heading', { level: 1, name: 'Receive an event' }).waitFor()
  const text = await page.locator('article').textContent()
  expect(text).toContain('webhook-signature: v1,')
  expect(text).toContain('"specversion": "1.0"')
  expect(await page.getByRole('button', { name: 'Execute' }).count()).toBe(0)
})

test('a reload takes the files of the page from the cache', async ({ stage }) => {
  const page = await stage.browser.newPage() // with an empty cache
  await page.goto(`${stage.service.baseUrl}/docs${placeOf('get_jwks')}`)
  async function loaded() {
    await page.getByRole('heading', { level: 1 }).waitFor()
    return page.evaluate<string[]>(`performance.getEntriesByType('resource')
      .filter(({ transferSize }) => transferSize > 0)
      .map(({ name }) => new URL(name).pathname)`)
  }
  expect((await loaded()).length).toBeGreaterThan(5)
  await page.reload()
  expect(await loaded()).toEqual(['/openapi.json'])
})

test('loads at most 200 KB, with the document and all views', async ({ stage }) => {
  const page = await stage.browser.newPage() // with an empty cache
  await page.goto(`${stage.service.baseUrl}/docs`)
  for (const view of views) await show(page, view)
  const sizes = await page.evaluate<number[]>(`performance.getEntries()
    .filter(({ entryType }) => ['navigation', 'resource'].includes(entryType))
    .map(({ encodedBodySize }) => encodedBodySize)`)
  expect(Math.min(...sizes)).toBeGreaterThan(0)
  expect(sizes.reduce((sum, size) => sum + size)).toBeLessThanOrEqual(200_000)
})

test('loads all style sheets with one request, before the first view', async ({ stage }) => {
  const page = await stage.open()
  for (const view of views) await show(page, view)
  expect(await page.locator('link[rel=stylesheet]').count()).toBe(1)
  const names = await page.evaluate<string[]>(
    `performance.getEntriesByType('resource').map(({ name }) => name)`,
  )
  expect(names.filter(name => name.endsWith('.css'))).toHaveLength(1)
})

test('has the colors of the console', async ({ stage }) => {
  const page = await stage.open()
  const colors = () =>
    page.evaluate<string[]>(`['--background', '--surface', '--text', '--accent', '--bad'].map(name =>
      getComputedStyle(document.documentElement).getPropertyValue(name))`)
  const ours = await colors()
  expect(ours).not.toContain('')
  await page.goto(`${stage.service.baseUrl}/console`)
  expect(await colors()).toEqual(ours)
})

test('says why it does not start', async ({ stage }) => {
  const page = await stage.browser.newPage()
  await page.route('**/openapi.json', route => route.abort())
  await page.goto(`${stage.service.baseUrl}/docs${placeOf('get_jwks')}`)
  await page
    .getByText('The reference could not be loaded. Check that the service runs, and reload the page.')
    .waitFor()
})
