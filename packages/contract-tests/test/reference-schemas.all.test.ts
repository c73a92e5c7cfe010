import { expect } from 'vitest'
import { goTo, show } from './reference-page.ts'
import { test } from './reference-stage.ts'

test('variants of a union are alternatives, each with the value that chooses it', async ({ stage }) => {
  const page = await stage.open()
  await goTo(page, 'create_rate_limit_policy')
  const configuration = page
    .locator('.request .schema li')
    .filter({ has: page.getByText('configuration', { exact: true }) })
  await configuration.getByText('One of, chosen by action').click()
  await expect
    .poll(() => configuration.locator('.variants > li > .fact-line > code').allTextContents())
    .toEqual(['allow', 'block', 'log', 'redirect'].map(action => `action: "${action}"`))
  await show(page, '#/schemas/WebhookAuthorization')
  await page.getByText('One of, chosen by method').waitFor()
  await page.getByText('method: "bearer"', { exact: true }).waitFor()
})

test('variants that no property chooses have the names of their schemas', async ({ stage }) => {
  const page = await stage.open()
  await page.route('**/openapi.json', async route => {
    const document = await (await route.fetch()).json()
    delete document.components.schemas.WebhookAuthorization.discriminator
    await route.fulfill({ json: document })
  })
  await page.reload()
  await show(page, '#/schemas/WebhookAuthorization')
  await page.getByText('One of', { exact: true }).waitFor()
  expect(await page.locator('.variants > li > .fact-line > code').allTextContents()).toContain(
    'WebhookBearerAuthorization',
  )
})

test('all nested parts of a schema open at once, and close again', async ({ stage }) => {
  const page = await stage.open()
  await goTo(page, 'create_event_stream')
  const schema = page.locator('.request .schema')
  await schema.getByRole('button', { name: 'Expand all' }).click()
  await schema.getByText('method: "bearer"', { exact: true }).waitFor()
  expect(await schema.locator('details:not([open], .values)').count()).toBe(0)
  await schema.getByRole('button', { name: 'Collapse all' }).click()
  expect(await schema.locator('details[open]').count()).toBe(0)
  await show(page, '#/webhooks/receive_event')
  await schema.getByRole('button', { name: 'Expand all' }).click()
  await schema.getByRole('button', { name: 'Collapse all' }).waitFor()
})

test('a schema that contains itself expands only down to itself', async ({ stage }) => {
  const page = await stage.open()
  await page.route('**/openapi.json', async route => {
    const document = await (await route.fetch()).json()
    const { properties } = document.components.schemas.EventStreamSubscription
    properties.inner = { $ref: '#/components/schemas/EventStreamSubscription' }
    await route.fulfill({ json: document })
  })
  await page.reload()
  await show(page, '#/schemas/EventStream')
  await page.getByRole('button', { name: 'Expand all' }).click()
  await expect.poll(() => page.getByText('inner', { exact: true }).count()).toBe(2)
})
