import { verifyWebhook } from '@tenant-api/client/webhooks'
import { chromiumPath } from '@tenant-api/test-kit/chromium'
import type { Page } from 'playwright-core'
import { describe, expect } from 'vitest'
import { createStream } from '../create-stream.ts'
import { openStreamPage, test } from './stream-page.ts'

describe.skipIf(!chromiumPath)('The rotation of a signing secret', () => {
  async function rotate(page: Page): Promise<void> {
    await page.getByRole('button', { name: 'Rotate the secret' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel('Token').fill('shared')
    await dialog.getByRole('button', { name: 'Rotate' }).click()
  }

  test('sends the same new secret again after a request without an answer', async ({ stage, endpoint }) => {
    const { id, destination } = await createStream(stage.client, 'payments', endpoint.url)
    const page = await openStreamPage(stage, id)
    const sent: string[] = []
    await page.route('**/api/v2/event-streams/*', async route => {
      if (route.request().method() !== 'PATCH') return route.continue()
      sent.push(route.request().postDataJSON().destination.configuration.signing_secret)
      if (sent.length > 1) return route.continue()
      await route.fetch()
      await route.abort()
    })
    const dialog = page.getByRole('dialog')
    await rotate(page)
    await dialog.getByRole('alert').waitFor()
    await dialog.getByRole('button', { name: 'Cancel' }).click()
    await rotate(page)
    await page.getByRole('button', { name: 'I have stored it' }).click()
    expect(sent[1]).toBe(sent[0])
    const { event_id } = await stage.client.testEventStream({ id, event_type: 'user.created' })
    const received = () => endpoint.requests.find(({ headers }) => headers['webhook-id'] === event_id)
    await expect.poll(received).toBeDefined()
    const { headers, body } = received() ?? {}
    for (const secret of [destination.configuration.signing_secret, sent[1]])
      expect(await verifyWebhook(headers ?? {}, body ?? '', secret ?? '')).toMatchObject({ id: event_id })
    await rotate(page)
    await page.getByRole('button', { name: 'I have stored it' }).waitFor()
    expect(sent[2]).not.toBe(sent[1])
  })

  test('shows the new secret once if two requests with it succeed', async ({ stage, endpoint }) => {
    const { id } = await createStream(stage.client, 'orders', endpoint.url)
    const page = await openStreamPage(stage, id)
    const held: (() => void)[] = []
    await page.route('**/api/v2/event-streams/*', async route => {
      if (route.request().method() === 'PATCH') await new Promise<void>(resolve => held.push(resolve))
      await route.continue()
    })
    const dialog = page.getByRole('dialog')
    for (const requests of [1, 2]) {
      await rotate(page)
      await expect.poll(() => held.length).toBe(requests)
      if (requests === 1) await page.keyboard.press('Escape')
    }
    const answered = () => page.waitForResponse(response => response.request().method() === 'PATCH')
    const secret = page.getByRole('region', { name: 'Signing secret of “orders”' })
    const [first] = await Promise.all([answered(), held[0]?.()])
    await secret.waitFor()
    await Promise.all([answered(), held[1]?.()])
    await dialog.waitFor({ state: 'detached' })
    expect(await secret.locator('code').allTextContents()).toEqual([
      first.request().postDataJSON().destination.configuration.signing_secret,
    ])
  })
})
