import { chromiumPath } from '@tenant-api/test-kit/chromium'
import { credentials } from '@tenant-api/test-kit/start-service'
import { describe, expect } from 'vitest'
import { expectAccessible, expectNarrow, takePictures } from './page-checks.ts'
import { openStage, signIn, signInWithToken, test } from './stage.ts'

describe.skipIf(!chromiumPath)('The sign-in', () => {
  test('says that the secret is wrong and what to do, and then accepts the right secret', async ({
    stage,
  }) => {
    const page = await stage.open()
    await page.getByLabel('Client id').fill(credentials.clientId)
    await page.getByLabel('Client secret').fill('a-secret-of-someone-else')
    await page.getByRole('button', { name: 'Sign in' }).click()
    await expect.poll(() => page.getByRole('alert').textContent()).toMatch(/secret.*Check the credentials/)
    await expectAccessible(page)
    await expectNarrow(page)
    await takePictures(page, 'sign-in')
    await signIn(page, credentials.clientId, credentials.clientSecret)
  })

  test('refuses a token that the service refuses, and a text that is not a token', async ({ stage }) => {
    const page = await stage.open()
    await page.getByRole('radio', { name: 'Access token' }).check()
    const token = page.getByLabel('Token', { exact: true })
    for (const [given, message] of [
      ['a.b.c', /Check the credentials/],
      ['no token', /must be an access token/],
    ] as const) {
      await token.fill(given)
      await page.getByRole('button', { name: 'Sign in' }).click()
      await expect.poll(() => page.getByRole('alert').textContent()).toMatch(message)
    }
    await signInWithToken(page, `Bearer ${await stage.service.token()}`)
  })

  test('works by keyboard alone, and a reload keeps the session, but not the secret', async ({ stage }) => {
    const page = await stage.open('/live')
    await page.locator('[name=client_id]:focus').waitFor()
    await page.keyboard.type(credentials.clientId)
    await page.keyboard.press('Tab')
    await page.keyboard.type(credentials.clientSecret)
    await page.keyboard.press('Enter')
    await page.getByRole('heading', { name: 'Live' }).waitFor()
    const stored = () =>
      page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }, document.cookie]))
    expect(await stored()).not.toContain(credentials.clientSecret)
    await page.reload()
    await page.getByRole('heading', { name: 'Live' }).waitFor()
    expect(await stored()).not.toContain(credentials.clientSecret)
    await page.getByRole('button', { name: 'Sign out' }).click()
    await page.getByRole('heading', { name: 'Sign in' }).waitFor()
    expect(await stored()).not.toMatch(/eyJ|secret/)
  })

  test('names the field without a value, which gets the focus, and sends nothing', async ({ stage }) => {
    const page = await stage.open()
    const sent: string[] = []
    page.on('request', request => sent.push(request.url()))
    await page.getByLabel('Client id').fill(credentials.clientId)
    await page.getByRole('button', { name: 'Sign in' }).click()
    await page.getByText('Enter the client secret.').waitFor()
    await page.locator('[name=client_secret]:focus').waitFor()
    expect(sent).toEqual([])
  })

  test('leads to a list of operations with their missing scopes, and signing out leads back', async ({
    stage,
  }) => {
    const page = await stage.signedIn('/access', { scope: 'read:event_streams' })
    const row = (name: string) => page.getByRole('row', { name }).getByRole('cell').last().textContent()
    expect(await row('List event streams')).toBe('allowed')
    expect(await row('Subscribe to events')).toBe('scope missing')
    await expectAccessible(page)
    await expectNarrow(page)
    await takePictures(page, 'access')
    await page.getByRole('button', { name: 'Sign out' }).click()
    await page.getByRole('heading', { name: 'Sign in' }).waitFor()
  })

  test('leads back to the sign-in when the token is no longer accepted', async ({ stage }) => {
    const page = await stage.signedIn('/access', { scope: 'read:event_streams' })
    await page.route('**/api/v2/event-streams*', route =>
      route.fulfill({
        status: 401,
        json: {
          statusCode: 401,
          error: 'Unauthorized',
          message: 'The access token has expired.',
          errorCode: 'invalid_token',
        },
      }),
    )
    await page.getByRole('link', { name: 'Overview' }).click()
    await expect.poll(() => page.getByRole('alert').textContent()).toMatch(/^The access token has expired\./)
    await page.getByRole('button', { name: 'Sign in again' }).click()
    await page.getByRole('dialog', { name: 'Sign in again' }).waitFor()
    await expectAccessible(page)
  })

  test('keeps a form that is filled in while its user signs in again', async ({ stage }) => {
    const page = await stage.signedIn('/event-streams/new', {
      scope: 'create:event_streams read:event_streams',
    })
    const name = page.getByLabel('Name', { exact: true })
    await name.fill('half filled in')
    await page.getByRole('checkbox', { name: 'user.created' }).check()
    const refused = await page.evaluate(() => sessionStorage.getItem('tenant-api-token'))
    await page.route('**/api/v2/**', route => {
      if (route.request().headers().authorization !== `Bearer ${refused}`) return route.continue()
      const body = { statusCode: 401, error: 'Unauthorized', errorCode: 'invalid_token', message: 'Expired.' }
      return route.fulfill({ status: 401, json: body })
    })
    await page.getByRole('button', { name: 'Create', exact: true }).click()
    await page.getByRole('button', { name: 'Sign in again' }).click()
    const dialog = page.getByRole('dialog', { name: 'Sign in again' })
    await takePictures(page, 'sign-in-again')
    await dialog.getByLabel('Client id').fill(credentials.clientId)
    await dialog.getByLabel('Client secret').fill(credentials.clientSecret)
    await dialog.getByRole('button', { name: 'Sign in' }).click()
    await dialog.waitFor({ state: 'hidden' })
    expect(await name.inputValue()).toBe('half filled in')
    expect(await page.getByRole('checkbox', { name: 'user.created' }).isChecked()).toBe(true)
    // The request has the new token: the service finds the faults of the form.
    await page.getByRole('button', { name: 'Create', exact: true }).click()
    await expect.poll(() => page.getByText('Enter a value.').count()).toBeGreaterThan(0)
  })

  test('asks for a token if only another issuer issues tokens', async () => {
    const other = await openStage({
      AUTH_ISSUER: 'https://login.example.com/',
      AUTH_JWKS_URL: 'https://login.example.com/keys',
    })
    const page = await other.open()
    await page.getByLabel('Client id').fill('x')
    await page.getByLabel('Client secret').fill('x')
    await page.getByRole('button', { name: 'Sign in' }).click()
    await expect
      .poll(() => page.getByRole('alert').textContent())
      .toMatch(
        /come from https:\/\/login\.example\.com\/\. Choose “Access token”, and paste one from there\.$/,
      )
    await other.close()
  })

  test('shows a page for an address that does not exist', async ({ stage }) => {
    const page = await stage.signedIn('/nothing')
    await page.getByRole('heading', { name: 'No such page' }).waitFor()
    await page.getByRole('main').getByRole('link', { name: 'overview' }).click()
    await page.getByRole('heading', { name: 'Overview' }).waitFor()
  })

  test('says that the service has stopped', async () => {
    const stopped = await openStage()
    const page = await stopped.open()
    await stopped.service.stop()
    await page.getByLabel('Client id').fill('x')
    await page.getByLabel('Client secret').fill('x')
    await page.getByRole('button', { name: 'Sign in' }).click()
    await expect
      .poll(() => page.getByRole('alert').textContent())
      .toMatch(/does not answer. Check that it runs/)
    await stopped.close()
  })
})
