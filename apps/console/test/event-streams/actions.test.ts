import { verifyWebhook } from '@tenant-api/client/webhooks'
import { chromiumPath } from '@tenant-api/test-kit/chromium'
import { describe, expect } from 'vitest'
import { createStream } from '../create-stream.ts'
import { openEndpoint } from '../endpoint.ts'
import { expectAccessible, expectNarrow, takePictures } from '../page-checks.ts'
import { messageOf, openStreamPage, test } from './stream-page.ts'

describe.skipIf(!chromiumPath)('The actions on the page of an event stream', () => {
  test('disable the event stream after a confirmation, and enable it again', async ({ stage, endpoint }) => {
    const { id } = await createStream(stage.client, 'search index', endpoint.url)
    const page = await openStreamPage(stage, id)
    await page.getByRole('button', { name: 'Disable' }).click()
    const dialog = page.getByRole('dialog', { name: 'Disable the event stream “search index”?' })
    await dialog.getByRole('button', { name: 'Cancel' }).click()
    expect((await stage.client.getEventStream({ id })).status).toBe('enabled')
    await page.getByRole('button', { name: 'Disable' }).click()
    await expectAccessible(page)
    await takePictures(page, 'event-stream-disable')
    await dialog.getByRole('button', { name: 'Disable' }).click()
    await page.getByRole('button', { name: 'Enable' }).waitFor()
    const { status, disabled_reason } = await stage.client.getEventStream({ id })
    expect(status).toBe('disabled')
    const health = page.getByRole('region', { name: 'Health' })
    await expect.poll(() => health.textContent()).toContain(`disabled ${disabled_reason}`)
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Enable' }).click()
    await expect.poll(() => health.textContent()).toContain('Events are delivered as they happen.')
    expect((await stage.client.getEventStream({ id })).status).toBe('enabled')
  })

  test('rotate the signing secret, and show the new one once', async ({ stage, endpoint }) => {
    const { id } = await createStream(stage.client, 'billing', endpoint.url)
    const page = await openStreamPage(stage, id)
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
    await page.getByRole('button', { name: 'Rotate the secret' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('button', { name: 'Rotate' }).click()
    await expect.poll(() => messageOf(page, 'Token')).toMatch(/^The property .*\.$/)
    await expectAccessible(page)
    await takePictures(page, 'event-stream-rotate')
    await page.keyboard.type('shared')
    await page.keyboard.press('Enter')
    await page.getByRole('button', { name: 'Copy the secret' }).click()
    await page.getByText('Copied').waitFor()
    const secret = await page.evaluate(() => navigator.clipboard.readText())
    expect(secret).toMatch(/^whsec_/)
    await page.getByRole('button', { name: 'I have stored it' }).click()
    expect(await page.content()).not.toContain(secret)
    const { event_id } = await stage.client.testEventStream({ id, event_type: 'user.created' })
    const received = () => endpoint.requests.find(({ headers }) => headers['webhook-id'] === event_id)
    await expect.poll(received).toBeDefined()
    const { headers, body } = received() ?? {}
    expect(await verifyWebhook(headers ?? {}, body ?? '', secret)).toMatchObject({ id: event_id })
  })

  test('send a test event, and link to its failed delivery', async ({ stage }) => {
    const refusing = await openEndpoint(422)
    const { id } = await createStream(stage.client, 'reports', refusing.url)
    const page = await openStreamPage(stage, id)
    await page.getByRole('button', { name: 'Send a test event' }).click()
    await page.getByLabel('Event type').selectOption('group.created')
    await expectAccessible(page)
    await takePictures(page, 'event-stream-test')
    await page.getByRole('dialog').getByRole('button', { name: 'Send' }).click()
    await page.getByText('The test event group.created failed.').waitFor()
    await expectAccessible(page)
    await expectNarrow(page)
    await takePictures(page, 'event-stream-test-failed')
    const [delivery] = await stage.client.getEventDeliveries({ id })
    await page.getByRole('link', { name: 'See its delivery' }).click()
    expect(page.url()).toBe(`${stage.service.baseUrl}/console/deliveries/${id}/${delivery?.id}`)
  })
})
