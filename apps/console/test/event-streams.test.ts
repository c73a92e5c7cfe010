import { type Client, createClient, eventTypes } from '@tenant-api/client'
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
    await createStream(client, 'directory sync', failing.url)
    await createStream(client, 'mirror', endpoint.url, {
      status: 'disabled',
      subscriptions: [{ event_type: 'group.created' }],
    })
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
    for (let count = 0; count < 20; count += 1)
      await createStream(client, `stream ${count}`, endpoint.url, { status: 'disabled' })
    const page = await stage.signedIn('/event-streams')
    await page.getByRole('button', { name: 'Load more' }).click()
    await page.getByRole('link', { name: 'stream 19' }).waitFor()
    expect(await page.getByRole('button', { name: 'Load more' }).count()).toBe(0)
    await page.context().close()
    const { eventStreams } = await client.listEventStreams({ take: 50 })
    for (const { id, name } of eventStreams)
      if (name.startsWith('stream ')) await client.deleteEventStream({ id })
  })

  test('works by keyboard alone: creates an event stream, and deletes it after a question', async () => {
    await createStream(client, 'keyboard', endpoint.url)
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
    const { id } = await createStream(client, 'read only', endpoint.url)
    const page = await openStreamPage(stage, id, 'read:event_streams')
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
    const { id } = await createStream(client, 'gone', endpoint.url)
    const page = await openStreamPage(stage, id)
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

    await createStream(client, 'still there', endpoint.url)
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
