import { chromiumPath } from '@tenant-api/test-kit/chromium'
import type { Page } from 'playwright-core'
import { describe, expect } from 'vitest'
import { createStream } from '../create-stream.ts'
import { expectAccessible, expectNarrow, takePictures } from '../page-checks.ts'
import { heading, openStreamPage, test } from './stream-page.ts'

const condition = (page: Page, number: number) =>
  page.getByRole('group', { name: `Condition ${number}`, exact: true })

/** Adds a condition with one value, and fills its fields. */
async function add(page: Page, number: number, [path, test, value]: readonly [string, string, string]) {
  await page.getByRole('button', { name: 'Add a condition' }).click()
  const fields = condition(page, number)
  await fields.getByLabel('Path').fill(path)
  await fields.getByLabel('Test').selectOption(test)
  await fields.getByLabel('Value').fill(value)
}

/** The text below a field. */
const below = (page: Page, number: number, label: string) =>
  condition(page, number).locator('.field', { hasText: label }).locator('p').textContent()

const summary = (page: Page) => page.locator('.preview summary')

describe.skipIf(!chromiumPath)('The filters of an event stream', () => {
  test('show which of the latest events would pass, and where a path is wrong', async ({
    stage,
    endpoint,
  }) => {
    await stage.publish(3)
    await stage.publish(2, 'organization.updated')
    const page = await stage.signedIn('/event-streams/new')
    await page.getByLabel('Name', { exact: true }).fill('filtered')
    await page.getByLabel('Webhook endpoint').fill(endpoint.url)
    await page.getByLabel('Token').fill('shared')
    await page.getByRole('checkbox', { name: 'organization.created' }).check()
    await add(page, 1, ['data.object.id', 'prefix', 'org_'])
    await expect.poll(() => summary(page).textContent()).toBe('3 of the last 3 events of these types pass')
    await page.getByRole('checkbox', { name: 'organization.updated' }).check()
    await expect.poll(() => summary(page).textContent()).toBe('5 of the last 5 events of these types pass')
    await add(page, 2, ['source', 'not in', 'urn:other'])
    await condition(page, 2).getByLabel('Values').fill('urn:test\nurn:other')
    await expect.poll(() => summary(page).textContent()).toBe('0 of the last 5 events of these types pass')
    await condition(page, 2).getByLabel('Test').selectOption('in')
    await expect.poll(() => summary(page).textContent()).toBe('5 of the last 5 events of these types pass')
    await stage.publish(1)
    await expect.poll(() => summary(page).textContent()).toBe('6 of the last 6 events of these types pass')
    await summary(page).click()
    expect(await page.getByRole('list', { name: 'The latest events' }).getByText('passes').count()).toBe(6)

    await condition(page, 1).getByLabel('Path').fill('data.object.emial')
    await expect.poll(() => summary(page).textContent()).toBe('0 of the last 6 events of these types pass')
    await page.getByRole('button', { name: 'Create', exact: true }).click()
    await expect
      .poll(() => below(page, 1, 'Path'))
      .toMatch(/^Is 'data\.object\.emial', which events of these types do not have:/)
    const path = condition(page, 1).getByLabel('Path')
    expect(await path.evaluate(field => field.matches(':focus'))).toBe(true)
    expect(await path.getAttribute('aria-invalid')).toBe('true')
    await expectAccessible(page)
    await expectNarrow(page)
    await takePictures(page, 'event-stream-filters')
    await path.fill('data.object.id')
    await stage.publish(120)
    await expect
      .poll(() => summary(page).textContent())
      .toBe('100 of the last 100 events of these types pass')
    expect(await path.getAttribute('aria-invalid')).toBeNull()
    await page.getByRole('button', { name: 'Create', exact: true }).click()
    await page.getByRole('button', { name: 'I have stored it' }).click()
    const facts = page.getByRole('region', { name: 'Configuration' })
    await facts.getByText('data.object.id prefix "org_"').waitFor()
    await facts.getByText('source in "urn:test", "urn:other"').waitFor()
    await facts.scrollIntoViewIfNeeded()
    await takePictures(page, 'event-stream-filters-shown')
    const { eventStreams } = await stage.client.listEventStreams({ take: 10 })
    expect(eventStreams.find(({ name }) => name === 'filtered')?.filters).toEqual([
      { path: 'data.object.id', prefix: 'org_' },
      { path: 'source', in: ['urn:test', 'urn:other'] },
    ])
  })

  test('can be changed and removed; values that the form cannot show stay as they are', async ({
    stage,
    endpoint,
  }) => {
    const kept = { path: 'data.object.id', in: ['', 'two\nlines'] } as const
    const { id } = await createStream(stage.client, 'changing', endpoint.url, {
      filters: [
        { path: 'source', exact: 'urn:a' },
        { ...kept, in: [...kept.in] },
        { path: 'data.object.name', exists: true },
      ],
    })
    const page = await openStreamPage(stage, id)
    await page.getByRole('button', { name: 'Edit' }).click()
    await page.getByRole('button', { name: 'Remove condition 1' }).click()
    expect(
      await page
        .getByRole('button', { name: 'Add a condition' })
        .evaluate(button => button.matches(':focus')),
    ).toBe(true)
    await condition(page, 2).getByLabel('Test').selectOption('not exists')
    await page.getByRole('button', { name: 'Save' }).click()
    await heading(page, 'changing').waitFor()
    expect((await stage.client.getEventStream({ id })).filters).toEqual([
      kept,
      { path: 'data.object.name', not_exists: true },
    ])
    await page.getByRole('button', { name: 'Edit' }).click()
    for (let count = 2; count > 0; count--)
      await page.getByRole('button', { name: 'Remove condition 1' }).click()
    await page.getByRole('button', { name: 'Save' }).click()
    await heading(page, 'changing').waitFor()
    expect((await stage.client.getEventStream({ id })).filters ?? []).toEqual([])
  })

  test('offer the paths that all chosen types have, take at most 10 conditions, and work by keyboard', async ({
    stage,
  }) => {
    const page = await stage.signedIn('/event-streams/new')
    const offered = () =>
      page
        .locator('datalist option')
        .evaluateAll(options => options.map(option => (option as HTMLOptionElement).value))
    await page.getByRole('checkbox', { name: 'user.created' }).check()
    await expect.poll(offered).toContain('data.object.user_metadata.')
    expect(await offered()).not.toContain('data.object.id')
    await page.getByRole('checkbox', { name: 'organization.created' }).check()
    await expect.poll(offered).not.toContain('data.object.user_metadata.')
    expect(await offered()).toContain('data.context.tenant.tenant_id')

    const add = page.getByRole('button', { name: 'Add a condition' })
    await add.focus()
    await page.keyboard.press('Enter')
    await page.keyboard.type('source')
    await page.keyboard.press('Escape')
    await page.keyboard.press('Tab')
    await page.keyboard.type('suffix')
    await page.keyboard.press('Tab')
    await page.keyboard.type('a:b')
    expect(await page.locator('input[name=filters]').inputValue()).toBe('[{"path":"source","suffix":"a:b"}]')
    for (let count = 1; count < 10; count++) await add.click()
    await page.getByText('An event stream has at most 10.').waitFor()
    await add.click({ force: true })
    expect(await page.getByRole('group', { name: /^Condition/ }).count()).toBe(10)
  })

  test('name the missing scope in place of events that the token may not read', async ({ stage }) => {
    const page = await stage.signedIn('/event-streams/new', { scope: 'create:event_streams' })
    await page.getByRole('button', { name: 'Add a condition' }).click()
    await page.getByText('What would pass is not shown. The token lacks the scope read:events.').waitFor()
  })
})
