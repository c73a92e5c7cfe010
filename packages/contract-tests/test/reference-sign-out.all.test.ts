import { randomUUID } from 'node:crypto'
import { credentials } from '@tenant-api/test-kit/start-service'
import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import {
  answerBody,
  answerOf,
  bodyField,
  dialogOf,
  execute,
  executeButton,
  goTo,
  placeOf,
  submitDialog,
} from './reference-page.ts'
import { test } from './reference-stage.ts'

const signOut = (page: Page) => page.getByRole('button', { name: 'Sign out' }).click()

/** Expects that the page shows neither the draft of the body nor the answer with the signing secret. */
async function expectNothingKept(page: Page, secret: string): Promise<void> {
  await expect.poll(() => answerOf(page).textContent()).toBe('')
  expect(await page.content()).not.toContain(secret)
  expect(await bodyField(page).inputValue()).not.toContain('a-token-of-mine')
  await goTo(page, 'delete_event_stream')
  expect(await page.getByLabel('id', { exact: true }).inputValue()).toBe('')
}

/** Creates an event stream with a body that has a bearer token. Returns the signing secret in the answer. */
async function createWithSecrets(page: Page): Promise<string> {
  await goTo(page, 'create_event_stream')
  const body = JSON.parse(await bodyField(page).inputValue())
  body.name = randomUUID()
  body.destination.configuration.webhook_authorization = { method: 'bearer', token: 'a-token-of-mine' }
  await bodyField(page).fill(JSON.stringify(body))
  expect(await execute(page, 'create_event_stream')).toBe('201 Created')
  return JSON.parse(String(await answerBody(page).textContent())).destination.configuration.signing_secret
}

test('signing out clears answers, drafts and the identifiers of created resources', async ({ stage }) => {
  const page = await stage.signedIn()
  const secret = await createWithSecrets(page)
  await signOut(page)
  await expectNothingKept(page, secret)
})

test('a sign-in as another client clears them, and a sign-in as the same client keeps them', async ({
  stage,
}) => {
  const page = await stage.signedIn()
  const secret = await createWithSecrets(page)
  // An answer 401 leads to the dialog without a sign-out.
  await page.route('**/api/v2/event-streams', route => route.fulfill({ status: 401, body: '{}' }))
  async function signInAs(client_id: string) {
    await executeButton(page).click()
    await answerOf(page).getByRole('button', { name: 'Sign in' }).click()
    await dialogOf(page).getByLabel('Client id').fill(client_id)
    await dialogOf(page).getByLabel('Client secret').fill('any')
    await submitDialog(page)
    await expect.poll(() => dialogOf(page).isVisible()).toBe(false)
  }
  await page.route('**/oauth/token/', route => {
    const claims = { client_id: route.request().postDataJSON().client_id }
    const access_token = `e30.${btoa(JSON.stringify(claims))}.signature`
    return route.fulfill({ json: { access_token } })
  })
  await signInAs(credentials.clientId)
  expect(await bodyField(page).inputValue()).toContain('a-token-of-mine')
  await signInAs('another-client')
  await expectNothingKept(page, secret)
})

test('an answer that arrives after signing out is not shown', async ({ stage }) => {
  const page = await stage.signedIn(placeOf('list_event_streams'))
  let proceed = () => {}
  const waiting = new Promise<void>(resolve => {
    proceed = resolve
  })
  await page.route('**/api/v2/event-streams', async route => {
    await waiting
    await route.fulfill({ json: [{ id: 'of-the-earlier-client' }] }).catch(() => {})
  })
  await executeButton(page).click()
  await page.getByText('Waiting for the answer …').waitFor()
  await signOut(page)
  await expect.poll(() => answerOf(page).textContent()).toBe('')
  proceed()
  await page.unrouteAll({ behavior: 'wait' })
  expect(await answerOf(page).textContent()).toBe('')
})
