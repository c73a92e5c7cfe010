import { chromiumPath } from '@tenant-api/test-kit/chromium'
import { holdClock } from '@tenant-api/test-kit/hold-clock'
import { describe, expect } from 'vitest'
import { expectAccessible, expectNarrow, takePictures } from '../page-checks.ts'
import { runUntilShown } from '../run-until-shown.ts'
import { tryAgain } from '../try-again.ts'
import { test } from './policies.ts'

describe.skipIf(!chromiumPath)('Rate limit policies', () => {
  test('of a new service are an empty list', async ({ stage }) => {
    const page = await stage.signedIn('/rate-limit-policies')
    await page.getByText('There are no rate limit policies yet.').waitFor()
    await expectAccessible(page)
  })

  test('are listed with a description of their consumers and their action', async ({ stage, policies }) => {
    await policies.create('client_id:nightly-import', { action: 'allow' })
    await policies.create('client_id:https://agent.example.com/client.json', {
      action: 'log',
      limit: 5,
    })
    await policies.create('third_party_clients', {
      action: 'redirect',
      limit: 10,
      redirect_uri: 'https://www.example.com/slow-down',
    })
    await policies.create('default', { action: 'block', limit: 20 })
    const page = await stage.signedIn('/rate-limit-policies')
    const row = (name: string) => page.getByRole('row', { name }).first().textContent()
    await expect.poll(() => row('nightly-import')).toMatch(/One client.*allowExempts the consumer/)
    expect(await row('agent.example.com')).toMatch(/One CIMD client.*log 5 a second/)
    expect(await row('third_party_clients')).toMatch(
      /redirect 10 a second.*To https:\/\/www.example.com\/slow-down/,
    )
    expect(await row('default')).toMatch(/Any consumer that no other policy targets.*block 20 a second/)
    await expectAccessible(page)
    await expectNarrow(page)
    await takePictures(page, 'policies')
  })

  test('are listed a page at a time', async ({ stage, policies }) => {
    for (let i = 0; i < 30; i++) await policies.create(`client_id:client-${i}`, { action: 'allow' })
    const page = await stage.signedIn('/rate-limit-policies')
    await page.getByRole('button', { name: 'Load more' }).click()
    await expect.poll(() => page.getByRole('row').count()).toBe(31)
  })

  test('are not deleted if someone else has changed them since the dialog was opened', async ({
    stage,
    policies,
  }) => {
    const { id } = await policies.create('default', { action: 'block', limit: 20 })
    const page = await stage.signedIn('/rate-limit-policies')
    await page.getByRole('button', { name: 'Delete the policy of default' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByText('20 a second').waitFor()
    await stage.client.updateRateLimitPolicy({ id, configuration: { action: 'block', limit: 21 } })
    await dialog.getByRole('button', { name: 'Delete' }).click()
    await dialog.getByText('Someone else has changed this since you opened it').waitFor()
    expect(await policies.all()).toHaveLength(1)
  })

  test('are deleted after a confirmation', async ({ stage, policies }) => {
    await policies.create('default', { action: 'allow' })
    await policies.create('cimd_clients', { action: 'allow' })
    const page = await stage.signedIn('/rate-limit-policies')
    await page.getByRole('button', { name: 'Delete the policy of default' }).click()
    await page.getByRole('dialog').getByText('default').waitFor()
    await expectAccessible(page)
    await takePictures(page, 'policy-delete')
    await page.keyboard.press('Escape')
    await page.getByRole('dialog').waitFor({ state: 'detached' })
    expect(await policies.all()).toHaveLength(2)
    await page.getByRole('button', { name: 'Delete the policy of default' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click()
    await page.getByRole('row', { name: 'default' }).waitFor({ state: 'detached' })
    const focused = () => page.evaluate(() => document.activeElement?.textContent)
    await expect.poll(focused).toBe('Rate limit policies')
    expect((await policies.all()).map(({ consumer_selector }) => consumer_selector)).toEqual(['cimd_clients'])
  })

  test('cannot be changed by a token that may only read them', async ({ stage, policies }) => {
    await policies.create('default', { action: 'allow' })
    const page = await stage.signedIn('/rate-limit-policies', { scope: 'read:rate_limit_policies' })
    for (const [name, scope] of [
      ['New policy', 'create:rate_limit_policies'],
      ['Edit the policy of default', 'update:rate_limit_policies'],
      ['Delete the policy of default', 'delete:rate_limit_policies'],
    ] as const) {
      const button = page.getByRole('button', { name })
      await button.waitFor()
      expect(await button.getAttribute('aria-disabled')).toBe('true')
      expect(await button.getAttribute('title')).toBe(`The token lacks the scope ${scope}.`)
    }
    await expectAccessible(page)
  })

  test('are not shown without a scope for them, or while the service does not answer', async ({ stage }) => {
    const page = await stage.signedIn('/rate-limit-policies', { scope: 'read:events' })
    await page.getByText('The token lacks the scope read:rate_limit_policies.').waitFor()
    await expectAccessible(page)
    const broken = await stage.signedIn('/access')
    await broken.route('**/api/v2/rate-limit-policies*', route => route.abort())
    await holdClock(broken)
    await broken.getByRole('link', { name: 'Rate limit policies' }).click()
    await runUntilShown(broken.getByRole('alert').getByText(/does not answer/))
    await tryAgain(broken, '**/api/v2/rate-limit-policies*')
    await broken.getByText('There are no rate limit policies yet.').waitFor()
  })
})
