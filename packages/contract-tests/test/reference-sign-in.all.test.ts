import { type OperationDefinition, operations } from '@tenant-api/contract'
import { credentials, startService } from '@tenant-api/test-kit/start-service'
import type { Request } from 'playwright-core'
import { expect } from 'vitest'
import {
  answerOf,
  dialogOf,
  executeAgain,
  fillCredentials,
  goTo,
  placeOf,
  signInWithToken,
  submitDialog,
} from './reference-page.ts'
import { test } from './reference-stage.ts'

test('explains a refused secret, a missing field and an unreachable service', async ({ stage }) => {
  const page = await stage.open()
  await fillCredentials(page, 'a-secret-of-someone-else')
  const fault = dialogOf(page).getByRole('alert')
  await submitDialog(page)
  await expect.poll(() => fault.textContent()).toMatch(/secret/)
  expect(await page.evaluate('document.activeElement.name')).toBe('client_id')
  await dialogOf(page).getByLabel('Client secret').fill('')
  await submitDialog(page)
  const secret = dialogOf(page).getByLabel('Client secret')
  await dialogOf(page).getByText('Enter the client secret.').waitFor()
  expect(await secret.getAttribute('aria-invalid')).toBe('true')
  expect(await page.evaluate('document.activeElement.name')).toBe('client_secret')
  await secret.fill('any')
  await page.route('**/oauth/token/', route => route.abort())
  await submitDialog(page)
  await expect
    .poll(() => fault.textContent())
    .toBe(
      `The service at ${new URL(stage.service.baseUrl).host} does not answer. Check that it runs and that your network reaches it, then try again.`,
    )
})

test('shows that a sign-in is under way, and the dialog closes when the user goes back', async ({
  stage,
}) => {
  const page = await stage.open(placeOf('get_jwks'))
  await goTo(page, 'list_event_streams')
  let proceed = () => {}
  const waiting = new Promise<void>(resolve => {
    proceed = resolve
  })
  await page.route('**/oauth/token/', async route => {
    await waiting
    await route.continue()
  })
  await fillCredentials(page)
  await submitDialog(page)
  await dialogOf(page).getByRole('button', { name: 'Signing in …' }).waitFor()
  await page.goBack()
  await expect.poll(() => dialogOf(page).isVisible()).toBe(false)
  // Chromium may report a request as failed although its body was read to the end as a stream.
  const ended = new Promise<void>(resolve => {
    const note = (request: Request) => request.url().endsWith('/oauth/token/') && resolve()
    page.on('requestfinished', note)
    page.on('requestfailed', note)
  })
  proceed()
  await ended
  expect(await page.evaluate('sessionStorage.length')).toBe(0)
  expect(await page.getByRole('button', { name: 'Sign out' }).count()).toBe(0)
})

test('requests no token without a scope', async ({ stage }) => {
  const page = await stage.open()
  await fillCredentials(page)
  await dialogOf(page).getByText('Scopes: all').click()
  await page.getByRole('button', { name: 'None' }).click()
  await submitDialog(page)
  await page.getByText('Choose at least one scope.').waitFor()
  expect(await page.evaluate('document.activeElement.textContent')).toBe('All')
  await dialogOf(page).getByLabel('read:events').check()
  await submitDialog(page)
  await page.getByText('1 scope', { exact: true }).waitFor()
})

test('offers only the scopes that operations use', async ({ stage }) => {
  const page = await stage.open()
  await fillCredentials(page)
  const offered = await dialogOf(page).locator('.scope-choice code').allTextContents()
  const used = Object.values<OperationDefinition>(operations).flatMap(({ internal, anyScope }) =>
    internal ? [] : anyScope,
  )
  expect(offered.toSorted()).toEqual([...new Set(used)].toSorted())
})

test('refuses a token that the service does not accept', async ({ stage }) => {
  const page = await stage.open()
  await page.getByRole('button', { name: 'Sign in' }).click()
  await page.getByRole('radio', { name: 'Access token' }).check()
  await dialogOf(page).getByLabel('Token', { exact: true }).fill('junk')
  await submitDialog(page)
  await expect.poll(() => dialogOf(page).getByRole('alert').textContent()).toMatch(/access token/)
  expect(await page.getByRole('button', { name: 'Sign out' }).count()).toBe(0)
})

test('shows the client and the granted scopes, also to a client that lacks some', async ({ stage }) => {
  const page = await stage.open(placeOf('list_event_streams'))
  await signInWithToken(page, `Bearer ${await stage.service.token({ scope: 'read:events' })}`)
  const session = page.locator('.session-summary')
  expect(await session.textContent()).toMatch(new RegExp(`^${credentials.clientId}1 scopeuntil `))
  await session.click()
  expect(await page.locator('#session-scopes').textContent()).toMatch(
    /Grantedread:eventsNot granted.*create:event_streams/,
  )
  await page.keyboard.press('Escape')

  expect(await executeAgain(page)).toBe('403 Forbidden')
  expect(await answerOf(page).textContent()).toContain('The access token lacks the scope read:event_streams.')
  await answerOf(page).getByRole('button', { name: 'Sign in with this scope' }).click()
  expect(await dialogOf(page).getByLabel('read:event_streams').isChecked()).toBe(true)
  await dialogOf(page).getByLabel('Client id').fill(credentials.clientId)
  await dialogOf(page).getByLabel('Client secret').fill(credentials.clientSecret)
  await submitDialog(page)
  await page.getByText('12 scopes', { exact: true }).waitFor()
  expect(await executeAgain(page)).toBe('200 OK')
})

test('the dialog keeps the client id, and asks for its secret', async ({ stage }) => {
  const page = await stage.open(placeOf('list_event_streams'))
  await fillCredentials(page)
  await dialogOf(page).getByText('Scopes: all').click()
  await dialogOf(page).getByLabel('read:event_streams').uncheck()
  await submitDialog(page)
  await page.getByRole('button', { name: 'Sign out' }).waitFor()
  expect(await executeAgain(page)).toBe('403 Forbidden')
  await answerOf(page).getByRole('button', { name: 'Sign in with this scope' }).click()
  expect(await dialogOf(page).getByLabel('Client id').inputValue()).toBe(credentials.clientId)
  expect(await dialogOf(page).getByLabel('Client secret').inputValue()).toBe('')
  await page.keyboard.type(credentials.clientSecret)
  await submitDialog(page)
  await expect.poll(() => dialogOf(page).isVisible()).toBe(false)
  expect(await executeAgain(page)).toBe('200 OK')
})

test('leads from a request without a token to the dialog, and signs out', async ({ stage }) => {
  const page = await stage.open(placeOf('list_event_streams'))
  expect(await executeAgain(page)).toBe('401 Unauthorized')
  expect(await answerOf(page).textContent()).toContain('This request had no access token.')
  await answerOf(page).getByRole('button', { name: 'Sign in' }).click()
  await page.keyboard.press('Escape')
  await signInWithToken(page, await stage.service.token())
  await page.getByRole('button', { name: 'Sign out' }).click()
  expect(await page.evaluate('document.activeElement.textContent')).toBe('Sign in')
  await goTo(page, 'get_event_subscribers')
  expect(await executeAgain(page)).toBe('401 Unauthorized')
})

test('shows that a token has expired, and ends its stream with the reason', async ({ stage }) => {
  const service = await startService({ ACCESS_TOKEN_SECONDS: '15', EVENTS_RETRY_MS: '100' })
  const page = await stage.browser.newPage()
  await page.goto(`${service.baseUrl}/docs${placeOf('subscribe_events')}`)
  await signInWithToken(page, await service.token())
  expect(await executeAgain(page)).toBe('200 OK')
  await page.getByText('The access token has expired, so the service has closed the stream.').waitFor()
  await expect.poll(() => page.locator('.session.over').textContent()).toContain('expired')
  await goTo(page, 'list_event_streams')
  expect(await executeAgain(page)).toBe('401 Unauthorized')
  expect(await answerOf(page).textContent()).toMatch(
    /The access token expired at .* Sign in and execute again\./,
  )
  await service.stop()
})

test('sends no secret before its script has loaded', async ({ stage }) => {
  const page = await stage.browser.newPage()
  await page.route('**/assets/*.js', route => route.abort())
  await page.goto(`${stage.service.baseUrl}/docs`)
  expect(await page.locator('input, form').count()).toBe(0)
  expect((await fetch(`${stage.service.baseUrl}/docs`)).headers.get('content-security-policy')).toContain(
    "form-action 'none'",
  )
})
