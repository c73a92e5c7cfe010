import { chromiumPath } from '@tenant-api/test-kit/chromium'
import { credentials } from '@tenant-api/test-kit/start-service'
import type { Page } from 'playwright-core'
import { describe, expect } from 'vitest'
import { openStage, type Stage, signIn, test } from './stage.ts'

/** Opens a page of the service in a further tab of the same browser. */
async function openTab(first: Page, address: string): Promise<Page> {
  const page = await first.context().newPage()
  await page.goto(new URL(address, first.url()).href)
  return page
}

const signOutButton = (page: Page) => page.getByRole('button', { name: 'Sign out' })
const isSignedIn = (page: Page) => signOutButton(page).waitFor()
const isSignedOut = (page: Page) => page.getByRole('heading', { name: 'Sign in to the console' }).waitFor()

/** Executes a read in the reference. Returns its status. */
async function statusInReference(page: Page): Promise<string | null> {
  await page.goto(new URL('/docs#/operations/list_event_streams', page.url()).href)
  await page.getByRole('button', { name: 'Execute' }).click()
  return page.getByRole('region', { name: 'Answer' }).locator('.badge').textContent()
}

const tokenOf = (page: Page) => page.evaluate(() => String(sessionStorage.getItem('tenant-api-token')))

/** Everything that the browser stores for the origin of a page. */
const storedBy = (page: Page) =>
  page.evaluate(async () => {
    const [databases, files] = [await indexedDB.databases(), await caches.keys()]
    const { cookie } = document
    return { local: { ...localStorage }, session: { ...sessionStorage }, databases, files, cookie }
  })

describe.skipIf(!chromiumPath)('A session', () => {
  test('begins with one sign-in for the console and the reference', async ({ stage }) => {
    const page = await stage.signedIn()
    expect(await statusInReference(page)).toBe('200 OK')
    await signOutButton(page).click()
    await page.getByRole('banner').getByRole('button', { name: 'Sign in' }).click()
    await page.getByLabel('Client id').fill(credentials.clientId)
    await page.getByLabel('Client secret').fill(credentials.clientSecret)
    await page.getByRole('dialog').getByRole('button', { name: 'Sign in' }).click()
    await isSignedIn(page)
    await page.getByRole('link', { name: 'Console' }).click()
    await page.getByRole('heading', { name: 'Overview' }).waitFor()
  })

  test('stores the access token only in the sessionStorage of the tab, and the secret nowhere', async ({
    stage,
  }) => {
    const page = await stage.signedIn()
    const { session, ...others } = await storedBy(page)
    expect(session).toEqual({ 'tenant-api-token': expect.stringMatching(/^eyJ/) })
    expect(others).toEqual({
      local: { 'tenant-api-user': credentials.clientId },
      databases: [],
      files: [],
      cookie: '',
    })
    expect(JSON.stringify(session)).not.toContain(credentials.clientSecret)
    await signOutButton(page).click()
    await isSignedOut(page)
    expect(await storedBy(page)).toMatchObject({ local: {}, session: {} })
  })

  test.for(['/console', '/docs'])(
    'is also the session of a new tab at %s, which keeps it when the first tab is closed',
    async (address, { stage }) => {
      const first = await stage.signedIn()
      const second = await openTab(first, address)
      await isSignedIn(second)
      expect(await tokenOf(second)).toBe(await tokenOf(first))
      await first.close()
      await second.reload()
      await isSignedIn(second)
      expect(await statusInReference(second)).toBe('200 OK')
    },
  )

  test('ends in all tabs with one sign-out, after which no tab answers a new one', async ({ stage }) => {
    const first = await stage.signedIn()
    const [second, reference] = [await openTab(first, '/console'), await openTab(first, '/docs')]
    await Promise.all([isSignedIn(second), isSignedIn(reference)])
    await signOutButton(second).click()
    await Promise.all([isSignedOut(first), isSignedOut(second)])
    await expect.poll(() => signOutButton(reference).count()).toBe(0)
    // The new tab asks for the user, as if it had not heard of the sign-out.
    const third = await openTab(first, '/docs')
    await third.evaluate(user => localStorage.setItem('tenant-api-user', user), credentials.clientId)
    await third.goto(new URL('/console', first.url()).href)
    await isSignedOut(third)
    for (const page of [first, second, reference, third]) expect(await tokenOf(page)).toBe('null')
  })

  test('is not given to a tab that asks for another user, and another user signs out alone', async ({
    stage,
  }) => {
    const first = await stage.signedIn()
    const other = await first.context().newPage()
    await other.addInitScript(() => localStorage.setItem('tenant-api-user', 'another-client'))
    await other.goto(first.url())
    await isSignedOut(other)
    await signInAsAnother(other, stage)
    await signOutButton(other).click()
    await isSignedOut(other)
    await isSignedIn(first)
    await first.reload()
    await isSignedIn(first)
  })

  test('is not given to a page of another origin', async ({ stage }) => {
    const first = await stage.signedIn()
    const another = await openStage()
    const page = await openTab(first, another.service.baseUrl)
    await page.evaluate(user => localStorage.setItem('tenant-api-user', user), credentials.clientId)
    await page.goto(`${another.service.baseUrl}/console`)
    await isSignedOut(page)
    await another.close()
  })

  test('renews a refused token with the secret, and shares the new one', async ({ stage }) => {
    const first = await stage.signedIn('/access')
    const refused = await tokenOf(first)
    await refuse(first, refused)
    await first.getByRole('link', { name: 'Event streams' }).click()
    await first.getByText('There are no event streams yet.').waitFor()
    const newer = await tokenOf(first)
    expect(newer).toMatch(/^eyJ/)
    expect(newer).not.toBe(refused)
    const second = await openTab(first, '/docs')
    await isSignedIn(second)
    expect(await tokenOf(second)).toBe(newer)
  })

  test('takes a newer token from another tab when the service refuses its own', async ({ stage }) => {
    const first = await stage.signedIn('/access')
    const second = await openTab(first, '/console/access')
    await isSignedIn(second)
    const refused = await tokenOf(second)
    const newer = await stage.service.token()
    // As if the first tab had renewed its token.
    await first.evaluate(token => sessionStorage.setItem('tenant-api-token', token), newer)
    await first.reload()
    await isSignedIn(first)
    await refuse(second, refused)
    await second.getByRole('link', { name: 'Event streams' }).click()
    await second.getByText('No event streams').waitFor()
    expect(await tokenOf(second)).toBe(newer)
  })
})

/** Refuses a token in a page, as the service does after its end. */
async function refuse(page: Page, token: string): Promise<void> {
  await page.route('**/api/v2/**', route => {
    if (route.request().headers().authorization !== `Bearer ${token}`) return route.continue()
    const body = { statusCode: 401, error: 'Unauthorized', errorCode: 'invalid_token', message: 'Expired.' }
    return route.fulfill({ status: 401, json: body })
  })
}

/** Signs in with a token of a client that the service does not know. The service is not asked. */
async function signInAsAnother(page: Page, stage: Stage): Promise<void> {
  await page.route(`${stage.service.baseUrl}/oauth/token/`, route => {
    const claims = btoa(JSON.stringify({ client_id: 'another-client', scope: 'read:events' }))
    return route.fulfill({
      json: { access_token: `e30.${claims}.sig`, scope: 'read:events', expires_in: 60 },
    })
  })
  await signIn(page, 'another-client', 'any')
}
