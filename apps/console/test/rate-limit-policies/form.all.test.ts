import { chromiumPath } from '@tenant-api/test-kit/chromium'
import { describe, expect } from 'vitest'
import { expectAccessible, expectNarrow, takePictures } from '../page-checks.ts'
import { test } from './policies.ts'

describe.skipIf(!chromiumPath)('The form of a rate limit policy', () => {
  test('explains a selector while it is typed, and creates a policy', async ({ stage, policies }) => {
    const page = await stage.signedIn('/rate-limit-policies')
    await page.getByRole('button', { name: 'New policy' }).click()
    const selector = page.getByLabel('Applies to')
    for (const [typed, explanation] of [
      ['client_id:', /^A selector must be client_id:<id>/],
      ['client_id:import', /^One client. The client need not exist yet.$/],
      ['client_id:https://agent.example.com/', /^One CIMD client/],
      ['cimd_clients', /^All CIMD clients/],
      ['cimd_clientss', /^A selector must be/],
      ['default', /^Any consumer that no other policy targets/],
    ] as const) {
      await selector.fill(typed)
      await page.getByText(explanation).first().waitFor()
      expect(await selector.getAttribute('aria-invalid')).toBe(null)
    }
    await selector.fill('everyone')
    await selector.blur()
    await expect.poll(() => selector.getAttribute('aria-invalid')).toBe('true')
    await expectAccessible(page)
    await selector.fill('default')
    await page.getByRole('radio', { name: 'redirect' }).check()
    await page.getByLabel('Limit', { exact: true }).fill('7')
    await page.getByLabel('Redirect to').fill('https://www.example.com/')
    await page.getByText('Selectors', { exact: true }).click()
    await expectAccessible(page)
    await expectNarrow(page)
    await takePictures(page, 'policy-new')
    await page.getByRole('button', { name: 'Create' }).click()
    await page.getByRole('row', { name: 'default' }).waitFor()
    expect(await policies.all()).toMatchObject([
      {
        consumer_selector: 'default',
        configuration: { action: 'redirect', limit: 7, redirect_uri: 'https://www.example.com/' },
      },
    ])
  })

  test('shows the error of each field beside the field', async ({ stage }) => {
    const page = await stage.signedIn('/rate-limit-policies/new')
    await page.getByRole('radio', { name: 'redirect' }).check()
    await page.getByLabel('Limit', { exact: true }).fill('20000')
    await page.getByLabel('Redirect to').fill('http://localhost')
    await page.getByRole('button', { name: 'Create' }).click()
    for (const label of ['Applies to', 'Limit', 'Redirect to'])
      await expect
        .poll(() => page.getByLabel(label, { exact: true }).getAttribute('aria-invalid'))
        .toBe('true')
    await page.getByText(/^Must be .*10000/).waitFor()
    await page.getByText(/^Must be an https address/).waitFor()
    expect(await page.getByRole('alert').count()).toBe(0)
    const selector = page.getByLabel('Applies to')
    await expect.poll(() => selector.evaluate(field => field.matches(':focus'))).toBe(true)
    await expectAccessible(page)
    await takePictures(page, 'policy-refused')
  })

  test('says that a selector already has a policy, with a link to that policy', async ({
    stage,
    policies,
  }) => {
    await policies.create('cimd_clients', { action: 'allow' })
    const page = await stage.signedIn('/rate-limit-policies/new')
    await page.getByLabel('Applies to').fill('cimd_clients')
    await page.getByRole('radio', { name: 'allow' }).check()
    await page.getByRole('button', { name: 'Create' }).click()
    await page.getByText(/A policy with the same .* exists/).waitFor()
    await expectAccessible(page)
    await page.getByRole('link', { name: 'Edit that policy' }).click()
    await page.getByRole('heading', { name: 'Edit rate limit policy' }).waitFor()
  })

  test('changes only the action of a policy and its fields', async ({ stage, policies }) => {
    const { id } = await policies.create('default', { action: 'block', limit: 20 })
    const page = await stage.signedIn('/rate-limit-policies')
    await page.getByRole('button', { name: 'Edit the policy of default' }).click()
    await expect.poll(() => page.getByLabel('Limit', { exact: true }).inputValue()).toBe('20')
    expect(await page.getByRole('radio', { name: 'block' }).isChecked()).toBe(true)
    await page.getByLabel('Limit', { exact: true }).fill('')
    await page.getByRole('button', { name: 'Save' }).click()
    await expect
      .poll(() => page.getByLabel('Limit', { exact: true }).getAttribute('aria-invalid'))
      .toBe('true')
    await page.getByRole('radio', { name: 'log' }).check()
    await page.getByLabel('Limit', { exact: true }).fill('50')
    expect(await page.getByLabel('Limit', { exact: true }).getAttribute('aria-invalid')).toBe(null)
    await takePictures(page, 'policy-edit')
    await page.getByRole('button', { name: 'Save' }).click()
    await page.getByText('log 50 a second').waitFor()
    expect(await stage.client.getRateLimitPolicy({ id })).toMatchObject({
      configuration: { action: 'log', limit: 50 },
    })
  })

  test('overwrites no change of someone else: it shows the change, and keeps the input', async ({
    stage,
    policies,
  }) => {
    const { id } = await policies.create('default', { action: 'block', limit: 20 })
    const page = await stage.signedIn(`/rate-limit-policies/${id}`)
    const limit = page.getByLabel('Limit', { exact: true })
    await limit.fill('30')
    await stage.client.updateRateLimitPolicy({ id, configuration: { action: 'log', limit: 5 } })
    await page.getByRole('button', { name: 'Save' }).click()
    const notice = page.getByRole('alert')
    await notice.getByText(/^Someone else has changed the rate limit policy/).waitFor()
    expect(await notice.textContent()).toMatch(/ActionlogLimit5/)
    expect(await limit.inputValue()).toBe('30')
    expect(await stage.client.getRateLimitPolicy({ id })).toMatchObject({ configuration: { limit: 5 } })
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Save' }).click()
    await page.getByText('block 30 a second').waitFor()
    expect(await stage.client.getRateLimitPolicy({ id })).toMatchObject({ configuration: { limit: 30 } })
  })

  test('says that the policy has been deleted', async ({ stage, policies }) => {
    const { id } = await policies.create('default', { action: 'allow' })
    const page = await stage.signedIn(`/rate-limit-policies/${id}`)
    await page.getByRole('radio', { name: 'allow' }).waitFor()
    await stage.client.deleteRateLimitPolicy({ id })
    await page.getByRole('button', { name: 'Save' }).click()
    await expect
      .poll(() => page.getByRole('alert').textContent())
      .toMatch(/The rate limit policy does not exist/)
  })

  test('creates a policy by keyboard alone', async ({ stage, policies }) => {
    const page = await stage.signedIn('/rate-limit-policies')
    await page.getByText('There are no rate limit policies yet.').waitFor()
    await page.getByRole('heading', { name: 'Rate limit policies' }).focus()
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    await page.getByRole('heading', { name: 'New rate limit policy' }).waitFor()
    await page.keyboard.press('Tab')
    await page.keyboard.type('client_id:reports')
    await page.keyboard.press('Tab')
    await page.keyboard.press('Tab')
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Tab')
    await page.keyboard.type('3')
    await page.keyboard.press('Enter')
    await page.getByRole('row', { name: 'client_id:reports' }).waitFor()
    expect(await policies.all()).toMatchObject([{ configuration: { action: 'log', limit: 3 } }])
  })
})
