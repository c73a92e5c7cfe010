import { readFile } from 'node:fs/promises'
import { type Client, createClient } from '@tenant-api/client'
import { verifyWebhook } from '@tenant-api/client/webhooks'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createStream, heading, messageOf, openStreamPage } from './event-stream-pages.ts'
import { openReceiver, type Receiver } from './receiver.ts'
import {
  executablePath,
  expectAccessible,
  expectNarrow,
  openStage,
  type Stage,
  takePictures,
} from './stage.ts'

describe.skipIf(!executablePath)('The page of an event stream', () => {
  let stage: Stage
  let client: Client
  let endpoint: Receiver
  beforeAll(async () => {
    stage = await openStage()
    client = createClient({ baseUrl: stage.service.baseUrl, token: await stage.service.token() })
    endpoint = await openReceiver(204)
  })
  afterAll(async () => {
    await stage?.close()
    endpoint?.close()
  })

  test('shows the deliveries of 14 days, why some failed, and what is being redelivered', async () => {
    const receiver = await openReceiver(204)
    const configuration = {
      webhook_endpoint: receiver.url,
      webhook_authorization: { method: 'basic', username: 'archive', password: 'shared' },
    } as const
    const { id } = await createStream(client, 'archive', endpoint.url, {
      destination: { type: 'webhook', configuration },
    })
    await stage.publish(4)
    await expect.poll(() => receiver.deliveries.length).toBe(4)
    receiver.status = 422
    await stage.publish(6)
    await expect.poll(async () => (await client.getEventDeliveries({ id })).length).toBe(6)
    const page = await openStreamPage(stage, id)
    const chart = page.getByRole('region', { name: 'Deliveries of the last 14 days' })
    await expect.poll(() => chart.textContent()).toMatch(/4 delivered.*6 failed/)
    expect(await chart.locator('svg g').count()).toBe(14)
    await chart.getByText('Show as a table').click()
    expect(await chart.getByRole('row').count()).toBe(15)
    const cells = await chart.getByRole('row').last().getByRole('cell').allTextContents()
    expect(cells).toEqual([expect.any(String), '4', '6'])
    await expectAccessible(page)
    await chart.getByText('Show as a table').click()
    const failures = page.getByRole('region', { name: 'Recent failed deliveries' })
    await expect.poll(() => failures.getByRole('listitem').count()).toBe(5)
    expect(await failures.getByRole('listitem').first().textContent()).toMatch(/organization\.created.*422/)
    expect(await failures.getByRole('link', { name: 'See all' }).getAttribute('href')).toBe(
      `/console/deliveries/${id}`,
    )
    const [delivery] = await client.getEventDeliveries({ id })
    expect(await failures.getByRole('listitem').last().getByRole('link').getAttribute('href')).toMatch(
      `/console/deliveries/${id}/evt_`,
    )
    await expectAccessible(page)
    await expectNarrow(page)
    await takePictures(page, 'event-stream')

    receiver.status = 500
    await client.redeliverEvent({ id, event_id: delivery?.id ?? '' })
    const health = page.getByRole('region', { name: 'Health' })
    await expect.poll(() => health.textContent()).toMatch(/Redeliveries under way1/)
    await page.context().close()
    receiver.close()
  })

  test('changes the name and the event types without the credentials, and the destination with them', async () => {
    const { id } = await createStream(client, 'payroll', endpoint.url)
    await createStream(client, 'payroll 2', endpoint.url)
    const page = await openStreamPage(stage, id)
    await page.getByRole('button', { name: 'Edit' }).click()
    await page.getByLabel('Name', { exact: true }).fill('payroll 2')
    await page.getByRole('button', { name: 'Save' }).click()
    await expect.poll(() => messageOf(page, 'Name')).toMatch(/taken by another event stream/)
    await page.getByLabel('Name', { exact: true }).fill('salaries')
    await page.getByRole('checkbox', { name: 'user.created' }).uncheck()
    await page.getByRole('button', { name: 'Save' }).click()
    await heading(page, 'salaries').waitFor()
    const body = { subscriptions: [{ event_type: 'organization.created' }], name: 'salaries' }
    expect(await client.getEventStream({ id })).toMatchObject(body)

    await page.getByRole('button', { name: 'Edit' }).click()
    await page.getByRole('checkbox', { name: /Change the destination/ }).check()
    expect(await page.getByLabel('Webhook endpoint').inputValue()).toBe(endpoint.url)
    await page.getByLabel('Authorization').selectOption('User name and password')
    await page.getByLabel('User name').fill('a:b')
    await page.getByRole('button', { name: 'Save' }).click()
    for (const label of ['User name', 'Password'])
      await expect.poll(() => messageOf(page, label)).toMatch(/^The property .*\.$/)
    await expectAccessible(page)
    await expectNarrow(page)
    await takePictures(page, 'event-stream-edit')
    await page.getByLabel('User name').fill('archive')
    await page.getByLabel('Password').fill('shared')
    await page.getByRole('button', { name: 'Save' }).click()
    await heading(page, 'salaries').waitFor()
    await page.getByText('User name and password: archive').waitFor()
    await page.context().close()
  })

  test('disables one after a question, tells why it is disabled, and enables it', async () => {
    const { id } = await createStream(client, 'search index', endpoint.url)
    const page = await openStreamPage(stage, id)
    await page.getByRole('button', { name: 'Disable' }).click()
    const dialog = page.getByRole('dialog', { name: 'Disable the event stream “search index”?' })
    await dialog.getByRole('button', { name: 'Cancel' }).click()
    expect((await client.getEventStream({ id })).status).toBe('enabled')
    await page.getByRole('button', { name: 'Disable' }).click()
    await expectAccessible(page)
    await takePictures(page, 'event-stream-disable')
    await dialog.getByRole('button', { name: 'Disable' }).click()
    await page.getByRole('button', { name: 'Enable' }).waitFor()
    const { status, disabled_reason } = await client.getEventStream({ id })
    expect(status).toBe('disabled')
    const health = page.getByRole('region', { name: 'Health' })
    await expect.poll(() => health.textContent()).toContain(`disabled ${disabled_reason}`)
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Enable' }).click()
    await expect.poll(() => health.textContent()).toContain('Events are delivered as they happen.')
    expect((await client.getEventStream({ id })).status).toBe('enabled')
    await page.context().close()
  })

  test('shows without a reload that the service has disabled one', async () => {
    const gone = await openReceiver(410)
    const { id } = await createStream(client, 'retired', gone.url)
    const page = await openStreamPage(stage, id)
    await stage.publish(1)
    const health = page.getByRole('region', { name: 'Health' })
    await expect.poll(() => health.textContent()).toMatch(/^Healthdisabled .*410/)
    await page.getByRole('button', { name: 'Enable' }).waitFor()
    await page.context().close()
    gone.close()
  })

  test('rotates the signing secret, shows the new one once, and deliveries are signed with it', async () => {
    const { id } = await createStream(client, 'billing', endpoint.url)
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
    const { event_id } = await client.testEventStream({ id, event_type: 'user.created' })
    const received = () => endpoint.deliveries.find(({ headers }) => headers['webhook-id'] === event_id)
    await expect.poll(received).toBeDefined()
    const { headers, body } = received() ?? {}
    expect(await verifyWebhook(headers ?? {}, body ?? '', secret)).toMatchObject({ id: event_id })
    await page.context().close()
  })

  test('sends a test event, tells that it failed, and links to its delivery', async () => {
    const refusing = await openReceiver(422)
    const { id } = await createStream(client, 'reports', refusing.url)
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
    const [delivery] = await client.getEventDeliveries({ id })
    await page.getByRole('link', { name: 'See its delivery' }).click()
    expect(page.url()).toBe(`${stage.service.baseUrl}/console/deliveries/${id}/${delivery?.id}`)
    await page.context().close()
    refusing.close()
  })

  test('shows the code of the client’s README that verifies a signature', async () => {
    const { id } = await createStream(client, 'snippets', endpoint.url)
    const page = await openStreamPage(stage, id)
    const code = await page.getByRole('region', { name: 'Verify the signature' }).locator('pre').textContent()
    const readme = new URL('../../../packages/client/README.md', import.meta.url)
    expect(await readFile(readme, 'utf8')).toContain(code)
    await page.context().close()
  })

  test('breaks no rule of the Content Security Policy, and calls no other host', () => {
    expect(stage.faults).toEqual([])
  })
})
