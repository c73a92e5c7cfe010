import { readFile } from 'node:fs/promises'
import { type Client, createClient, eventTypes, type Schemas } from '@tenant-api/client'
import { verifyWebhook } from '@tenant-api/client/webhooks'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openReceiver, type Receiver } from './receiver.ts'
import {
  executablePath,
  expectAccessible,
  expectNarrow,
  openStage,
  type Stage,
  takePictures,
} from './stage.ts'

describe.skipIf(!executablePath)('Event streams', () => {
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

  const create = (name: string, others: Partial<Schemas['EventStreamCreate']> = {}) =>
    client.createEventStream({
      name,
      subscriptions: [{ event_type: 'organization.created' }, { event_type: 'user.created' }],
      destination: {
        type: 'webhook',
        configuration: {
          webhook_endpoint: endpoint.url,
          webhook_authorization: { method: 'bearer', token: 'shared' },
        },
      },
      ...others,
    })
  /** Opens the page of an event stream. */
  async function openPage(id: string, scope?: string): Promise<Page> {
    const page = await stage.signedIn(`/event-streams/${id}`, scope === undefined ? {} : { scope })
    await page.getByRole('region', { name: 'Configuration' }).waitFor()
    return page
  }
  const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name, exact: true })
  /** The sentence below a field. */
  const messageOf = (page: Page, label: string) =>
    page.getByLabel(label, { exact: true }).evaluate(field => {
      const id = field.getAttribute('aria-describedby')
      return (id && document.getElementById(id)?.textContent) || ''
    })

  test('says how to begin when there is none', async () => {
    const page = await stage.signedIn('/event-streams')
    await page.getByText('There are no event streams yet.').waitFor()
    await expectAccessible(page)
    await expectNarrow(page)
    await takePictures(page, 'event-streams-empty')
    await page.context().close()
  })

  test('creates one, with the sentences of the service beside wrong fields, and shows its secret once', async () => {
    const page = await stage.signedIn('/event-streams')
    await page.getByRole('button', { name: 'Create an event stream' }).click()
    await page.getByLabel('Webhook endpoint').fill('ftp://example.com/')
    await page.getByRole('button', { name: 'Create', exact: true }).click()
    for (const label of ['Name', 'Webhook endpoint', 'Token'])
      await expect.poll(() => messageOf(page, label)).toMatch(/^The property .*\.$/)
    await expect
      .poll(() => page.getByRole('group', { name: 'Event types' }).textContent())
      .toMatch(/The property 'subscriptions'/)
    expect(await page.getByLabel('Name', { exact: true }).evaluate(field => field.matches(':focus'))).toBe(
      true,
    )
    await expectAccessible(page)
    await expectNarrow(page)
    await takePictures(page, 'event-stream-create')

    await page.getByLabel('Name', { exact: true }).fill('audit log')
    await page.getByLabel('Search event types').fill('organization.c')
    expect(await page.getByRole('checkbox').count()).toBeLessThan(eventTypes.length)
    await page.getByRole('checkbox', { name: 'organization.created' }).check()
    await page.getByLabel('Search event types').fill('user')
    await page.getByRole('checkbox', { name: 'user.created' }).check()
    await page.getByText(`2 of ${eventTypes.length} chosen`).waitFor()
    await page.getByLabel('Webhook endpoint').fill(endpoint.url)
    await page.getByLabel('Authorization').selectOption('Header')
    await page.getByLabel('Header name').fill('X-Api-Key')
    await page.getByLabel('Header value').fill('shared')
    await page.getByRole('button', { name: 'Create', exact: true }).click()
    const secret = page.getByRole('region', { name: 'Signing secret' })
    await expect.poll(() => secret.textContent()).toMatch(/whsec_/)
    await expectAccessible(page)
    await expectNarrow(page)
    await takePictures(page, 'event-stream-secret')
    await page.getByRole('button', { name: 'I have stored it' }).click()
    await heading(page, 'audit log').waitFor()
    expect(await page.content()).not.toContain('whsec_')
    const [stream] = (await client.listEventStreams({ take: 1 })).eventStreams
    expect(stream).toMatchObject({
      name: 'audit log',
      subscriptions: [{ event_type: 'organization.created' }, { event_type: 'user.created' }],
      destination: {
        configuration: {
          webhook_endpoint: endpoint.url,
          webhook_authorization: { method: 'custom_header', header_key: 'X-Api-Key' },
        },
      },
    })
    expect(page.url()).toBe(`${stage.service.baseUrl}/console/event-streams/${stream?.id}`)
    await page.context().close()
  })

  test('lists them with health, the reason, and how many events they are behind', async () => {
    const failing = await openReceiver(500)
    const configuration = {
      webhook_endpoint: failing.url,
      webhook_authorization: { method: 'bearer', token: 'shared' },
    } as const
    await create('directory sync', { destination: { type: 'webhook', configuration } })
    await create('mirror', { status: 'disabled', subscriptions: [{ event_type: 'group.created' }] })
    await stage.publish(3)
    const page = await stage.signedIn('/event-streams')
    const row = (name: string) => page.getByRole('row', { name }).textContent()
    await expect.poll(() => row('directory sync'), { timeout: 40_000 }).toMatch(/failing/)
    expect(await row('directory sync')).toContain(failing.url)
    expect(await row('directory sync')).toContain('organization.created and 1 more')
    await expect.poll(() => row('audit log')).toMatch(/enabled0/)
    expect(await row('mirror')).toMatch(/disabled.*–group\.created/)
    await expectAccessible(page)
    await expectNarrow(page)
    await takePictures(page, 'event-streams')
    // A click beside the link opens the page too.
    await page.getByRole('row', { name: 'mirror' }).getByRole('cell').last().click({ force: true })
    await heading(page, 'mirror').waitFor()
    await page.goBack()
    await heading(page, 'Event streams').waitFor()
    await page.context().close()
    failing.close()
  })

  test('loads more than a page of event streams when asked', async () => {
    for (let count = 0; count < 20; count += 1) await create(`stream ${count}`, { status: 'disabled' })
    const page = await stage.signedIn('/event-streams')
    await page.getByRole('button', { name: 'Load more' }).click()
    await page.getByRole('link', { name: 'stream 19' }).waitFor()
    expect(await page.getByRole('button', { name: 'Load more' }).count()).toBe(0)
    await page.context().close()
    const { eventStreams } = await client.listEventStreams({ take: 50 })
    for (const { id, name } of eventStreams)
      if (name.startsWith('stream ')) await client.deleteEventStream({ id })
  })

  test('shows the deliveries of 14 days, why some failed, and what is being redelivered', async () => {
    const receiver = await openReceiver(204)
    const configuration = {
      webhook_endpoint: receiver.url,
      webhook_authorization: { method: 'basic', username: 'archive', password: 'shared' },
    } as const
    const { id } = await create('archive', { destination: { type: 'webhook', configuration } })
    await stage.publish(4)
    await expect.poll(() => receiver.deliveries.length).toBe(4)
    receiver.status = 422
    await stage.publish(6)
    await expect.poll(async () => (await client.getEventDeliveries({ id })).length).toBe(6)
    const page = await openPage(id)
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
    const { id } = await create('payroll')
    await create('payroll 2')
    const page = await openPage(id)
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
    const { id } = await create('search index')
    const page = await openPage(id)
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
    const configuration = {
      webhook_endpoint: gone.url,
      webhook_authorization: { method: 'bearer', token: 'shared' },
    } as const
    const { id } = await create('retired', { destination: { type: 'webhook', configuration } })
    const page = await openPage(id)
    await stage.publish(1)
    const health = page.getByRole('region', { name: 'Health' })
    await expect.poll(() => health.textContent()).toMatch(/^Healthdisabled .*410/)
    await page.getByRole('button', { name: 'Enable' }).waitFor()
    await page.context().close()
    gone.close()
  })

  test('rotates the signing secret, shows the new one once, and deliveries are signed with it', async () => {
    const { id } = await create('billing')
    const page = await openPage(id)
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
    const configuration = {
      webhook_endpoint: refusing.url,
      webhook_authorization: { method: 'bearer', token: 'shared' },
    } as const
    const { id } = await create('reports', { destination: { type: 'webhook', configuration } })
    const page = await openPage(id)
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
    const { id } = await create('snippets')
    const page = await openPage(id)
    const code = await page.getByRole('region', { name: 'Verify the signature' }).locator('pre').textContent()
    const readme = new URL('../../../packages/client/README.md', import.meta.url)
    expect(await readFile(readme, 'utf8')).toContain(code)
    await page.context().close()
  })

  test('works by keyboard alone: creates an event stream, and deletes it after a question', async () => {
    await create('keyboard')
    const page = await stage.signedIn('/event-streams')
    await page.getByRole('link', { name: 'keyboard' }).waitFor()
    const press = async (...keys: string[]) => {
      for (const key of keys) await page.keyboard.press(key)
    }
    await heading(page, 'Event streams').focus()
    await press('Tab', 'Enter')
    await heading(page, 'Create an event stream').waitFor()
    // The link back, then the name.
    await press('Tab', 'Tab')
    await page.keyboard.type('by keyboard')
    await press('Tab')
    await page.keyboard.type('group.created')
    // Past "Choose found" and "Choose none" to the only type that is found.
    await press('Tab', 'Tab', 'Tab', 'Space', 'Tab')
    await page.keyboard.type(endpoint.url)
    await press('Tab', 'Tab')
    await page.keyboard.type('shared')
    await press('Enter')
    await page.getByRole('region', { name: 'Signing secret' }).waitFor()
    await press('Tab', 'Tab', 'Enter')
    await heading(page, 'by keyboard').waitFor()
    await page.getByRole('button', { name: 'Delete' }).waitFor()
    // The link back and five buttons.
    await press('Tab', 'Tab', 'Tab', 'Tab', 'Tab', 'Tab', 'Enter')
    await page.getByRole('dialog', { name: 'Delete the event stream “by keyboard”?' }).waitFor()
    await press('Escape')
    await page.getByRole('dialog').waitFor({ state: 'detached' })
    expect(
      await page.getByRole('button', { name: 'Delete' }).evaluate(button => button.matches(':focus')),
    ).toBe(true)
    await press('Enter', 'Tab', 'Enter')
    await heading(page, 'Event streams').waitFor()
    await expect.poll(() => page.getByRole('link', { name: 'by keyboard' }).count()).toBe(0)
    await page.context().close()
  })

  test('disables what the token may not do, and tells the missing scope', async () => {
    const { id } = await create('read only')
    const page = await openPage(id, 'read:event_streams')
    for (const [name, scope] of [
      ['Send a test event', 'update:event_streams'],
      ['Edit', 'update:event_streams'],
      ['Rotate the secret', 'update:event_streams'],
      ['Disable', 'update:event_streams'],
      ['Delete', 'delete:event_streams'],
    ] as const) {
      const button = page.getByRole('button', { name, exact: true })
      expect(await button.getAttribute('aria-disabled')).toBe('true')
      expect(await button.getAttribute('title')).toBe(`The token lacks the scope ${scope}.`)
    }
    await expectAccessible(page)
    await takePictures(page, 'event-stream-read-only')
    await page.context().close()

    const refused = await stage.signedIn('/event-streams', { scope: 'read:events' })
    await refused.getByText('The token lacks the scope read:event_streams.').waitFor()
    await expectAccessible(refused)
    await refused.context().close()
    for (const place of ['new', id, `${id}/edit`]) {
      const other = await stage.signedIn(`/event-streams/${place}`, { scope: 'read:events' })
      await other.getByText(/The token lacks the scope/).waitFor()
      await other.context().close()
    }
  })

  test('tells that an event stream does not exist, that the list is being loaded, and that the service has stopped', async () => {
    const { id } = await create('gone')
    const page = await openPage(id)
    await client.deleteEventStream({ id })
    await page.getByRole('button', { name: 'Delete' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click()
    await expect
      .poll(() => page.getByRole('dialog').getByRole('alert').textContent())
      .toMatch(/does not exist/)
    await page.context().close()

    const missing = await stage.signedIn(`/event-streams/${id}`)
    await expect
      .poll(() => missing.getByRole('alert').first().textContent())
      .toMatch(/does not exist.*Go back/)
    await expectAccessible(missing)
    await missing.context().close()

    await create('still there')
    const list = await stage.signedIn('/access')
    const stopped = Promise.withResolvers<void>()
    await list.route('**/api/v2/event-streams*', async route => {
      await stopped.promise
      await route.abort()
    })
    await list.getByRole('link', { name: 'Event streams' }).click()
    await list.getByText('Loading event streams').waitFor()
    await expectAccessible(list)
    stopped.resolve()
    await list.getByText(/does not answer. Check that it runs/).waitFor()
    await expectAccessible(list)
    await expectNarrow(list)
    await list.unrouteAll()
    await list.getByRole('button', { name: 'Try again' }).click()
    await list.getByRole('link', { name: 'still there' }).waitFor()
    expect(await list.getByRole('alert').count()).toBe(0)
    await list.context().close()
  })

  test('breaks no rule of the Content Security Policy, and calls no other host', () => {
    expect(stage.faults).toEqual([])
  })
})
