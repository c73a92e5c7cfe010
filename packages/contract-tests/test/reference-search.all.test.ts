import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { searchField } from './reference-page.ts'
import { test } from './reference-stage.ts'

const resultsOf = (page: Page) => page.getByRole('listbox', { name: 'Results' }).getByRole('option')

async function search(page: Page, query: string): Promise<string[]> {
  await searchField(page).fill(query)
  const titles = await resultsOf(page).locator('span:first-child').allTextContents()
  return titles
}

test.for([
  ['webhook', 'Receive an event'],
  ['sse', 'Subscribe to events'],
  ['/api/v2/events', 'Subscribe to events'],
  ['rate-limit', 'List rate limit policies'],
  ['createEventStream', 'Create an event stream'],
  ['create_event_stream', 'Create an event stream'],
  ['user.created', 'user.created'],
  ['GET', 'List event streams'],
  ['pagination', 'Pagination'],
  ['read:events', 'Subscribe to events'],
  ['checkpoint_expired', 'List event streams'],
  ['EventStreamDestinationInput', 'EventStreamDestinationInput'],
  [
    'https://example.com/api/v2/event-streams/est_1/deliveries?take=5',
    'List the delivery history of an event stream',
  ],
  [
    "curl -X DELETE -H 'Accept: */*' 'https://example.com/api/v2/event-streams/est_1'",
    'Delete an event stream',
  ],
  ['/rate-limit-policies/rlp_abc', 'Get a rate limit policy'],
  ['/api/v2/event-streams/est_1/redeliver/evt_1', 'Redeliver one delivery'],
  ['client.listRateLimitPolicies()', 'List rate limit policies'],
  ['await client.getEventStream({ id: "est_1" })', 'Get an event stream'],
  ['client.listEventStreams().items()', 'List event streams'],
])('a search for %s first finds "%s"', async ([query = '', first = ''], { stage }) => {
  const page = await stage.open()
  expect((await search(page, query))[0]).toBe(first)
})

test('finds what operations say about statuses, properties and the texts of the introduction', async ({
  stage,
}) => {
  const page = await stage.open()
  expect(await search(page, '429')).toEqual(
    expect.arrayContaining(['Limits', 'Errors', 'Issue an access token']),
  )
  expect(await search(page, 'secret')).toEqual(
    expect.arrayContaining(['Create an event stream', 'Issue an access token', 'WebhookSigningSecret']),
  )
  expect(await search(page, 'failed deliveries')).toContain('Redeliver failed deliveries')
  expect(await search(page, 'no-such-word')).toEqual([])
  await page.getByText('Nothing has these words.').waitFor()
})

test('the arrow keys mark a result, and Enter opens the marked one', async ({ stage }) => {
  const page = await stage.open()
  await search(page, 'user.created')
  const marked = async () => {
    const id = await searchField(page).getAttribute('aria-activedescendant')
    return id && page.locator(`#${id}[aria-selected=true] span`).first().textContent()
  }
  expect(await marked()).toBeNull()
  const titles = await resultsOf(page).locator('span:first-child').allTextContents()
  await searchField(page).press('ArrowDown')
  expect(await marked()).toBe(titles[0])
  await searchField(page).press('ArrowUp')
  expect(await marked()).toBe(titles.at(-1))
  await searchField(page).press('ArrowDown')
  await searchField(page).press('ArrowDown')
  expect(await marked()).toBe(titles[1])
  await searchField(page).press('Enter')
  await page.getByRole('heading', { level: 1, name: String(titles[1]) }).waitFor()
  await search(page, 'subscribers')
  expect(await marked()).toBeNull()
})

test('a new query shows its first result', async ({ stage }) => {
  const page = await stage.open()
  await search(page, 'event')
  const scrolled = () => page.evaluate('document.querySelector(".contents-list").scrollTop')
  await searchField(page).press('ArrowUp')
  await expect.poll(scrolled).toBeGreaterThan(100)
  await search(page, 'events')
  await expect.poll(scrolled).toBe(0)
})

test('results are grouped, the group of the best result first', async ({ stage }) => {
  const page = await stage.open()
  await search(page, 'user.created')
  const groups = page.getByRole('listbox', { name: 'Results' }).getByRole('group')
  const names = await groups.evaluateAll(all => all.map(group => group.getAttribute('aria-label')))
  expect(names[0]).toBe('Event types')
  expect(names.toSorted()).toEqual(['Event types', 'Operations', 'Schemas'])
  await search(page, 'pagination')
  expect(await groups.first().textContent()).toMatch(/^Other.*Pagination/)
})

test('the keyboard searches: / starts, Enter opens the first result, Escape ends', async ({ stage }) => {
  const page = await stage.open()
  await searchField(page).waitFor()
  await page.keyboard.press('/')
  await page.keyboard.type('subscribers')
  expect(await page.getByText(/^\d+ results?$/).getAttribute('role')).toBe('status')
  await page.keyboard.press('Enter')
  await page.getByRole('heading', { level: 1, name: 'Count the subscribers of events' }).waitFor()
  await searchField(page).press('Escape')
  expect(await searchField(page).inputValue()).toBe('')
  await page.getByRole('link', { name: 'List event streams' }).waitFor()
})
