import { chromiumPath } from '@tenant-api/test-kit/chromium'
import { credentials } from '@tenant-api/test-kit/start-service'
import { describe, expect } from 'vitest'
import { createStream } from '../create-stream.ts'
import { expectAccessible, expectNarrow, takePictures } from '../page-checks.ts'
import { test } from '../stage.ts'

const endpoint = 'http://127.0.0.1:1/'
/** The name of the client with `credentials`, which the service makes at its first start. */
const clientName = 'First client'

describe.skipIf(!chromiumPath)('The log', () => {
  test('says by a correlation id who deleted an event stream', async ({ stage }) => {
    const { id } = await createStream(stage.client, 'short-lived', endpoint)
    await stage.client.deleteEventStream({ id }, { correlationId: 'cleanup-0042' })
    const page = await stage.signedIn('/log')
    await page.getByRole('row', { name: 'create_event_stream' }).first().waitFor()
    await expectAccessible(page)
    await expectNarrow(page)
    await takePictures(page, 'log')
    await page.getByLabel('Correlation id').fill('cleanup-0042')
    await page.keyboard.press('Enter')
    const row = page.getByRole('row').nth(1)
    await expect
      .poll(() => row.textContent())
      .toMatch(/delete_event_stream change.*First client.*short-lived event stream204/)
    expect(await page.getByRole('row').count()).toBe(2)
    await page.getByRole('link', { name: 'delete_event_stream' }).click()
    await page.getByRole('heading', { name: 'Log entry' }).waitFor()
    const entry = page.locator('.log-entry')
    await expect.poll(() => entry.textContent()).toContain('Correlation idcleanup-0042')
    expect(await entry.textContent()).toContain(id)
    await expectAccessible(page)
    await expectNarrow(page)
    await takePictures(page, 'log-entry')
    // All entries of the same client, from the entry.
    await entry.getByRole('link', { name: clientName }).click()
    await page.getByRole('row', { name: 'create_event_stream' }).first().waitFor()
    expect(new URL(page.url()).searchParams.get('client_id')).toBe(credentials.clientId)
  })

  test('filters by kind, operation and resource, and says when nothing matches', async ({ stage }) => {
    const { id } = await createStream(stage.client, 'filtered', endpoint)
    await stage.client.updateEventStream({ id, name: 'filtered again' })
    const page = await stage.signedIn('/log')
    await page.getByLabel('Kind').selectOption('change')
    await page.getByLabel('Operation').selectOption('update_event_stream')
    await page.getByLabel('Resource id').fill(id)
    await page.getByRole('button', { name: 'Search' }).click()
    await expect.poll(() => page.getByRole('row').count()).toBe(2)
    expect(await page.getByRole('row').nth(1).textContent()).toMatch(/Changed name/)
    await page.getByLabel('Resource id').fill(`${id.slice(0, -1)}_`)
    await page.getByRole('button', { name: 'Search' }).click()
    await page.getByText('No entry matches the filters.').waitFor()
    await page.getByRole('button', { name: 'Clear' }).click()
    await page.getByRole('row', { name: 'create_event_stream' }).first().waitFor()
  })

  test('names who changed an event stream or a policy last', async ({ stage }) => {
    const { id } = await createStream(stage.client, 'changed', endpoint)
    await stage.client.createRateLimitPolicy({
      resource: 'oauth_authentication_api',
      consumer: 'client',
      consumer_selector: 'default',
      configuration: { action: 'allow' },
    })
    const page = await stage.signedIn(`/event-streams/${id}`)
    const configuration = page.getByRole('region', { name: 'Configuration' })
    await expect.poll(() => configuration.textContent()).toContain(`by ${clientName}`)
    await page.getByRole('link', { name: 'Rate limit policies' }).click()
    await page.getByRole('row').getByRole('link', { name: clientName }).click()
    await expect.poll(() => page.locator('.log-entry').textContent()).toContain('create_rate_limit_policy')
  })

  test('is not needed for anything else', async ({ stage }) => {
    const { id } = await createStream(stage.client, 'without the log', endpoint)
    const page = await stage.signedIn(`/event-streams/${id}`, { scope: 'read:event_streams' })
    const asked: string[] = []
    page.on('request', request => asked.push(new URL(request.url()).pathname))
    const configuration = page.getByRole('region', { name: 'Configuration' })
    await expect.poll(() => configuration.textContent()).toContain('Changed')
    expect(await page.getByRole('alert').count()).toBe(0)
    await page.getByRole('link', { name: 'Log', exact: true }).click()
    await page.getByText('The token lacks the scope read:logs.').waitFor()
    expect(asked).not.toContain('/api/v2/logs')
    await expectAccessible(page)
  })
})
