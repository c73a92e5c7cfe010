import { eventTypes } from '@tenant-api/client'
import { chromiumPath } from '@tenant-api/test-kit/chromium'
import { describe, expect } from 'vitest'
import { createStream } from '../create-stream.ts'
import { expectAccessible, expectNarrow, takePictures } from '../page-checks.ts'
import { heading, messageOf, openStreamPage, test } from './stream-page.ts'

describe.skipIf(!chromiumPath)('The form of an event stream', () => {
  test('shows errors beside their fields, and the secret of a new stream once', async ({
    stage,
    endpoint,
  }) => {
    const page = await stage.signedIn('/event-streams')
    await page.getByRole('button', { name: 'Create an event stream' }).click()
    await page.getByLabel('Webhook endpoint').fill('ftp://example.com/')
    await page.getByRole('button', { name: 'Create', exact: true }).click()
    for (const [label, message] of [
      ['Name', /^Enter a value\.$/],
      ['Webhook endpoint', /^Must be an https address, got 'ftp:.*\.$/],
      ['Token', /^Enter a value\.$/],
    ] as const)
      await expect.poll(() => messageOf(page, label)).toMatch(message)
    await expect
      .poll(() => page.getByRole('group', { name: 'Event types' }).textContent())
      .toContain('Choose at least one.')
    // On a low page, the field with the focus is scrolled into view, with its label.
    await page.setViewportSize({ width: 1280, height: 420 })
    await page.getByRole('button', { name: 'Create', exact: true }).click()
    const label = page.getByText('Name', { exact: true })
    await expect.poll(() => label.evaluate(element => element.getBoundingClientRect().top)).toBeGreaterThan(0)
    await page.setViewportSize({ width: 1280, height: 800 })
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
    const [stream] = (await stage.client.listEventStreams({ take: 1 })).eventStreams
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
  })

  test('shows the secret of a new stream also to a user who leaves the form before the answer', async ({
    stage,
    endpoint,
  }) => {
    const page = await stage.signedIn('/event-streams/new')
    await page.getByLabel('Name', { exact: true }).fill('left early')
    await page.getByRole('checkbox', { name: 'user.created' }).check()
    await page.getByLabel('Webhook endpoint').fill(endpoint.url)
    await page.getByLabel('Token').fill('shared')
    const { promise, resolve } = Promise.withResolvers<void>()
    await page.route('**/api/v2/event-streams', async route => {
      if (route.request().method() === 'POST') await promise
      await route.continue()
    })
    const sent = page.waitForRequest(request => request.method() === 'POST')
    await page.getByRole('button', { name: 'Create', exact: true }).click()
    await sent
    await page.getByRole('link', { name: 'Failed deliveries' }).click()
    await heading(page, 'Failed deliveries').waitFor()
    resolve()
    const secret = page.getByRole('region', { name: 'Signing secret of “left early”' })
    await expect.poll(() => secret.textContent()).toMatch(/whsec_/)
    await page.getByRole('link', { name: 'Overview' }).click()
    await secret.getByRole('button', { name: 'I have stored it' }).click()
    expect(await page.content()).not.toContain('whsec_')
    expect(page.url()).toBe(`${stage.service.baseUrl}/console/`)
  })

  test('works by keyboard alone, and so does the deletion of an event stream', async ({
    stage,
    endpoint,
  }) => {
    await createStream(stage.client, 'keyboard', endpoint.url)
    const page = await stage.signedIn('/event-streams')
    await page.getByRole('link', { name: 'keyboard' }).waitFor()
    const press = async (...keys: string[]) => {
      for (const key of keys) await page.keyboard.press(key)
    }
    await heading(page, 'Event streams').focus()
    await press('Tab', 'Enter')
    await heading(page, 'Create an event stream').waitFor()
    // The first Tab reaches the link back to the list, the second the field for the name.
    await press('Tab', 'Tab')
    await page.keyboard.type('by keyboard')
    await press('Tab')
    await page.keyboard.type('group.created')
    // Skip the buttons "Choose found" and "Choose none". Then choose the only type that the search found, and skip "Add a condition", the order,
    // the rate and the start.
    await press('Tab', 'Tab', 'Tab', 'Space', 'Tab', 'Tab', 'Tab', 'Tab', 'Tab')
    await page.keyboard.type(endpoint.url)
    await press('Tab', 'Tab')
    await page.keyboard.type('shared')
    await press('Enter')
    await page.getByRole('region', { name: 'Signing secret' }).waitFor()
    await press('Tab', 'Tab', 'Enter')
    await heading(page, 'by keyboard').waitFor()
    await page.getByRole('button', { name: 'Delete' }).waitFor()
    // Skip the link back and six buttons; the seventh button deletes the event stream.
    await press('Tab', 'Tab', 'Tab', 'Tab', 'Tab', 'Tab', 'Tab', 'Tab', 'Enter')
    await page.getByRole('dialog', { name: 'Delete the event stream “by keyboard”?' }).waitFor()
    await press('Escape')
    await page.getByRole('dialog').waitFor({ state: 'detached' })
    expect(
      await page.getByRole('button', { name: 'Delete' }).evaluate(button => button.matches(':focus')),
    ).toBe(true)
    await press('Enter', 'Tab', 'Enter')
    await heading(page, 'Event streams').waitFor()
    await expect.poll(() => page.getByRole('link', { name: 'by keyboard' }).count()).toBe(0)
  })

  test('asks for the credentials only to change the destination', async ({ stage, endpoint }) => {
    const { id } = await createStream(stage.client, 'payroll', endpoint.url)
    await createStream(stage.client, 'payroll 2', endpoint.url)
    const page = await openStreamPage(stage, id)
    await page.getByRole('button', { name: 'Edit' }).click()
    await page.getByLabel('Name', { exact: true }).fill('payroll 2')
    await page.getByRole('button', { name: 'Save' }).click()
    await expect.poll(() => messageOf(page, 'Name')).toMatch(/taken by another event stream/)
    await page.getByLabel('Name', { exact: true }).fill('salaries')
    await page.getByRole('checkbox', { name: 'organization.updated' }).uncheck()
    await page.getByRole('button', { name: 'Save' }).click()
    await heading(page, 'salaries').waitFor()
    const body = { subscriptions: [{ event_type: 'organization.created' }], name: 'salaries' }
    expect(await stage.client.getEventStream({ id })).toMatchObject(body)

    await page.getByRole('button', { name: 'Edit' }).click()
    await page.getByRole('checkbox', { name: /Change the destination/ }).check()
    expect(await page.getByLabel('Webhook endpoint').inputValue()).toBe(endpoint.url)
    await page.getByLabel('Authorization').selectOption('User name and password')
    await page.getByLabel('User name').fill('a:b')
    await page.getByRole('button', { name: 'Save' }).click()
    for (const label of ['User name', 'Password'])
      await expect.poll(() => messageOf(page, label)).toMatch(/^(Enter a value|Must be .*)\.$/)
    await expectAccessible(page)
    await expectNarrow(page)
    await takePictures(page, 'event-stream-edit')
    await page.getByLabel('User name').fill('archive')
    await page.getByLabel('Password').fill('shared')
    await page.getByRole('button', { name: 'Save' }).click()
    await heading(page, 'salaries').waitFor()
    await page.getByText('User name and password: archive').waitFor()
  })
})
