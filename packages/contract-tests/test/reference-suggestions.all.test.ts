import { randomUUID } from 'node:crypto'
import { createClient } from '@tenant-api/client'
import { startService } from '@tenant-api/test-kit/start-service'
import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { answerOf, executeAgain, executeButton, goTo, placeOf, signIn } from './reference-page.ts'
import { type Stage, test } from './reference-stage.ts'

/** Holds the requests for suggestions until the returned function is called. */
async function holdSuggestions(page: Page): Promise<() => void> {
  let proceed = () => {}
  const waiting = new Promise<void>(resolve => {
    proceed = resolve
  })
  await page.route('**/*?take=1', async route => {
    await waiting
    await route.continue()
  })
  return () => proceed()
}

/** Creates a rate limit policy that the page does not know. */
async function createPolicy({ service }: Stage): Promise<void> {
  const client = createClient({ baseUrl: service.baseUrl, token: await service.token() })
  await client.createRateLimitPolicy({
    ...{ resource: 'oauth_authentication_api', consumer: 'client', configuration: { action: 'allow' } },
    consumer_selector: `client_id:${randomUUID()}`,
  })
}

test('Execute waits for the identifier that is being filled in, and can be cancelled', async ({ stage }) => {
  await createPolicy(stage)
  const page = await stage.signedIn()
  const proceed = await holdSuggestions(page)
  await goTo(page, 'get_rate_limit_policy')
  await executeButton(page).click()
  await page.getByRole('button', { name: 'Cancel' }).click()
  await expect.poll(() => answerOf(page).textContent()).toBe('')
  await executeButton(page).dblclick()
  await page.getByText('Waiting for the answer …').waitFor()
  proceed()
  await answerOf(page).getByText('200 OK').waitFor()
})

test('what the user types replaces an identifier that arrives in the focused field', async ({ stage }) => {
  await createPolicy(stage)
  const page = await stage.signedIn()
  const proceed = await holdSuggestions(page)
  await goTo(page, 'get_rate_limit_policy')
  const field = page.getByLabel('id', { exact: true })
  await field.focus()
  proceed()
  await expect.poll(() => field.inputValue()).toMatch(/^rlp_/)
  await page.keyboard.type('mine')
  expect(await field.inputValue()).toBe('mine')
  await page.keyboard.press('Home')
  await page.keyboard.type('not ')
  expect(await field.inputValue()).toBe('not mine')
})

test('an identifier that arrives ends the complaint that it is missing', async ({ stage }) => {
  await createPolicy(stage)
  const page = await stage.open(placeOf('get_rate_limit_policy'))
  await executeButton(page).click()
  await page.getByText('Nothing was sent, because a required value was missing.').waitFor()
  await signIn(page)
  await expect.poll(() => page.getByLabel('id', { exact: true }).inputValue()).toMatch(/^rlp_/)
  expect(await answerOf(page).textContent()).toBe('')
})

test('an update is aimed only at what the page has created', async ({ stage }) => {
  await createPolicy(stage)
  const page = await stage.signedIn()
  await goTo(page, 'update_rate_limit_policy')
  const field = page.locator('[data-name=id]')
  await field
    .getByText('This page has created no rate limit policy. Enter the id of the one to change.')
    .waitFor()
  expect(await page.getByLabel('id', { exact: true }).inputValue()).toBe('')
})

test('says at the field if there is no resource to fill in, and leads to its creation', async ({ stage }) => {
  const service = await startService({ API_RATE_LIMIT: 'off' })
  const page = await stage.browser.newPage()
  await page.goto(`${service.baseUrl}/docs`)
  await signIn(page)
  await goTo(page, 'get_rate_limit_policy')
  const hint = (name: string) => page.locator(`[data-name=${name}] .hint`)
  await expect
    .poll(() => hint('id').textContent())
    .toBe('There is no rate limit policy yet. Create one first.')
  await goTo(page, 'delete_event_stream')
  await expect
    .poll(() => hint('id').textContent())
    .toBe('This page has created no event stream. Enter the id of the one to delete.')
  await goTo(page, 'get_event_delivery')
  await expect.poll(() => hint('id').textContent()).toMatch(/^There is no event stream yet/)
  expect(await hint('event_id').textContent()).toBe('')
  await hint('id').getByRole('link').click()
  await page.getByRole('heading', { level: 1, name: 'Create an event stream' }).waitFor()
  expect(await executeAgain(page)).toBe('201 Created')
  await goTo(page, 'get_event_delivery')
  await expect.poll(() => hint('event_id').textContent()).toBe('There is no delivery yet.')
  expect(await hint('id').textContent()).toBe('')
  await service.stop()
})
