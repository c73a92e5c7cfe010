import { type Client, createClient } from '@tenant-api/client'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import {
  executablePath,
  expectAccessible,
  expectNarrow,
  openStage,
  type Stage,
  takePictures,
} from './stage.ts'

describe.skipIf(!executablePath)('Rate limit policies', () => {
  let stage: Stage
  let client: Client
  beforeAll(async () => {
    stage = await openStage()
    client = createClient({ baseUrl: stage.service.baseUrl, token: await stage.service.token() })
  })
  afterAll(() => stage?.close())
  afterEach(async () => {
    for (const { id } of await all()) await client.deleteRateLimitPolicy({ id })
  })

  async function all() {
    const found = []
    for await (const { rate_limit_policies } of client.listRateLimitPolicies())
      found.push(...rate_limit_policies)
    return found
  }
  const create = (
    consumer_selector: string,
    configuration: Parameters<Client['createRateLimitPolicy']>[0]['configuration'],
  ) =>
    client.createRateLimitPolicy({
      resource: 'oauth_authentication_api',
      consumer: 'client',
      consumer_selector,
      configuration,
    })

  test('are none at first', async () => {
    const page = await stage.signedIn('/rate-limit-policies')
    await page.getByText('There are no rate limit policies yet.').waitFor()
    await expectAccessible(page)
    await page.context().close()
  })

  test('are listed with whom they apply to and what they do, in words', async () => {
    await create('client_id:nightly-import', { action: 'allow' })
    await create('client_id:https://agent.example.com/client.json', { action: 'log', limit: 5 })
    await create('third_party_clients', {
      action: 'redirect',
      limit: 10,
      redirect_uri: 'https://www.example.com/slow-down',
    })
    await create('default', { action: 'block', limit: 20 })
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
    await page.context().close()
  })

  test('are listed a page at a time', async () => {
    for (let i = 0; i < 30; i++) await create(`client_id:client-${i}`, { action: 'allow' })
    const page = await stage.signedIn('/rate-limit-policies')
    await page.getByRole('button', { name: 'Load more' }).click()
    await expect.poll(() => page.getByRole('row').count()).toBe(31)
    await page.context().close()
  })

  test('explain a selector while it is typed, and create a policy', async () => {
    const page = await stage.signedIn('/rate-limit-policies')
    await page.getByRole('button', { name: 'New policy' }).click()
    const selector = page.getByLabel('Applies to')
    for (const [typed, explanation] of [
      ['client_id:', /^A selector must be client_id:<id>/],
      ['client_id:import', /^One client. It need not exist yet.$/],
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
    expect(await all()).toMatchObject([
      {
        consumer_selector: 'default',
        configuration: { action: 'redirect', limit: 7, redirect_uri: 'https://www.example.com/' },
      },
    ])
    await page.context().close()
  })

  test('tell what is wrong with each field, beside it', async () => {
    const page = await stage.signedIn('/rate-limit-policies/new')
    await page.getByRole('radio', { name: 'redirect' }).check()
    await page.getByLabel('Limit', { exact: true }).fill('20000')
    await page.getByLabel('Redirect to').fill('http://localhost')
    await page.getByRole('button', { name: 'Create' }).click()
    for (const label of ['Applies to', 'Limit', 'Redirect to'])
      await expect
        .poll(() => page.getByLabel(label, { exact: true }).getAttribute('aria-invalid'))
        .toBe('true')
    await page.getByText(/'configuration.limit' must be .*10000/).waitFor()
    await page.getByText(/redirect_uri' must be an https address/).waitFor()
    expect(await page.getByRole('alert').count()).toBe(0)
    await expectAccessible(page)
    await takePictures(page, 'policy-refused')
    await page.context().close()
  })

  test('tell that a selector has a policy, with a link to it', async () => {
    await create('cimd_clients', { action: 'allow' })
    const page = await stage.signedIn('/rate-limit-policies/new')
    await page.getByLabel('Applies to').fill('cimd_clients')
    await page.getByRole('radio', { name: 'allow' }).check()
    await page.getByRole('button', { name: 'Create' }).click()
    await page.getByText(/A policy with the same .* exists/).waitFor()
    await expectAccessible(page)
    await page.getByRole('link', { name: 'Edit that policy' }).click()
    await page.getByRole('heading', { name: 'Edit rate limit policy' }).waitFor()
    await page.context().close()
  })

  test('change their action and its fields, and nothing else', async () => {
    const { id } = await create('default', { action: 'block', limit: 20 })
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
    expect(await client.getRateLimitPolicy({ id })).toMatchObject({
      configuration: { action: 'log', limit: 50 },
    })
    await page.context().close()
  })

  test('are deleted after a question', async () => {
    await create('default', { action: 'allow' })
    await create('cimd_clients', { action: 'allow' })
    const page = await stage.signedIn('/rate-limit-policies')
    await page.getByRole('button', { name: 'Delete the policy of default' }).click()
    await page.getByRole('dialog').getByText('default').waitFor()
    await expectAccessible(page)
    await takePictures(page, 'policy-delete')
    await page.keyboard.press('Escape')
    await page.getByRole('dialog').waitFor({ state: 'detached' })
    expect(await all()).toHaveLength(2)
    await page.getByRole('button', { name: 'Delete the policy of default' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click()
    await page.getByRole('row', { name: 'default' }).waitFor({ state: 'detached' })
    const focused = () => page.evaluate(() => document.activeElement?.textContent)
    await expect.poll(focused).toBe('Rate limit policies')
    expect((await all()).map(({ consumer_selector }) => consumer_selector)).toEqual(['cimd_clients'])
    await page.context().close()
  })

  test('tell that a policy to change has been deleted', async () => {
    const { id } = await create('default', { action: 'allow' })
    const page = await stage.signedIn(`/rate-limit-policies/${id}`)
    await page.getByRole('radio', { name: 'allow' }).waitFor()
    await client.deleteRateLimitPolicy({ id })
    await page.getByRole('button', { name: 'Save' }).click()
    await expect
      .poll(() => page.getByRole('alert').textContent())
      .toMatch(/The rate limit policy does not exist/)
    await page.context().close()
  })

  test('are created by keyboard alone', async () => {
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
    expect(await all()).toMatchObject([{ configuration: { action: 'log', limit: 3 } }])
    await page.context().close()
  })

  test('cannot be changed by a token that may only read them', async () => {
    await create('default', { action: 'allow' })
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
    await page.context().close()
  })

  test('are not shown to a token without a scope for them, nor while the service does not answer', async () => {
    const page = await stage.signedIn('/rate-limit-policies', { scope: 'read:events' })
    await page.getByText('The token lacks the scope read:rate_limit_policies.').waitFor()
    await expectAccessible(page)
    await page.context().close()
    const broken = await stage.signedIn('/access')
    await broken.route('**/api/v2/rate-limit-policies*', route => route.abort())
    await broken.getByRole('link', { name: 'Rate limit policies' }).click()
    await expect.poll(() => broken.getByRole('alert').textContent()).toMatch(/does not answer/)
    await broken.unrouteAll()
    await broken.getByRole('button', { name: 'Try again' }).click()
    await broken.getByText('There are no rate limit policies yet.').waitFor()
    await broken.context().close()
  })

  test('break no rule of the Content Security Policy, and call no other host', () => {
    expect(stage.faults).toEqual([])
  })
})
