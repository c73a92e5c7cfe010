import { chromiumPath } from '@tenant-api/test-kit/chromium'
import type { Page, Request } from 'playwright-core'
import { describe, expect } from 'vitest'
import { createStream } from './create-stream.ts'
import { type Stage, test } from './stage.ts'

describe.skipIf(!chromiumPath)('Someone who leaves a view while a change is under way', () => {
  const policy = ({ client }: Stage) =>
    client.createRateLimitPolicy({
      resource: 'oauth_authentication_api',
      consumer: 'client',
      consumer_selector: `client_id:${crypto.randomUUID()}`,
      configuration: { action: 'allow' },
    })

  /** Holds back all requests with the given method. The returned function lets them pass, and waits until the first has ended. */
  async function hold(page: Page, method: string): Promise<() => Promise<void>> {
    const { promise, resolve } = Promise.withResolvers<void>()
    await page.route('**/api/v2/**', async route => {
      if (route.request().method() === method) await promise
      await route.continue()
    })
    // Chromium may report a request as aborted although the page has read the whole answer.
    const ended = new Promise<void>(end => {
      const check = (request: Request) => request.method() === method && end()
      page.on('requestfinished', check).on('requestfailed', check)
    })
    return () => {
      resolve()
      return ended
    }
  }

  async function expectToStay(page: Page, release: () => Promise<void>): Promise<void> {
    await page
      .getByRole('navigation', { name: 'Views' })
      .getByRole('link', { name: 'Live', exact: true })
      .click()
    const search = page.getByRole('searchbox')
    await search.focus()
    await release()
    expect(new URL(page.url()).pathname).toBe('/console/live')
    expect(await search.evaluate(field => field === document.activeElement)).toBe(true)
  }

  test('stays in the next view after the deletion of an event stream', async ({ stage }) => {
    const { id } = await createStream(stage.client, 'audit log', 'http://127.0.0.1:1/')
    const page = await stage.signedIn(`/event-streams/${id}`)
    const release = await hold(page, 'DELETE')
    await page.getByRole('button', { name: 'Delete' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click()
    await page.keyboard.press('Escape')
    await expectToStay(page, release)
  })

  test('stays in the next view after the deletion of a policy', async ({ stage }) => {
    const { consumer_selector } = await policy(stage)
    const page = await stage.signedIn('/rate-limit-policies')
    const release = await hold(page, 'DELETE')
    await page.getByRole('button', { name: `Delete the policy of ${consumer_selector}` }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click()
    await page.keyboard.press('Escape')
    await expectToStay(page, release)
  })

  test('stays in the next view after the change of a policy', async ({ stage }) => {
    const page = await stage.signedIn(`/rate-limit-policies/${(await policy(stage)).id}`)
    const release = await hold(page, 'PATCH')
    await page.getByRole('button', { name: 'Save' }).click()
    await expectToStay(page, release)
  })

  test('stays in the next view after the creation of a policy', async ({ stage }) => {
    const page = await stage.signedIn('/rate-limit-policies/new')
    await page.getByLabel('Applies to').fill(`client_id:${crypto.randomUUID()}`)
    await page.getByRole('radio', { name: /^allow/ }).check()
    const release = await hold(page, 'POST')
    await page.getByRole('button', { name: 'Create' }).click()
    await expectToStay(page, release)
  })
})
