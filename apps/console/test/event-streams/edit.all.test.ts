import { chromiumPath } from '@tenant-api/test-kit/chromium'
import { describe, expect } from 'vitest'
import { createStream } from '../create-stream.ts'
import { expectAccessible, expectNarrow, takePictures } from '../page-checks.ts'
import { heading, openStreamPage, test } from './stream-page.ts'

describe.skipIf(!chromiumPath)('The form that changes an event stream', () => {
  test('shows the present event types, also after a return to the form, so that it reverts no change of others', async ({
    stage,
    endpoint,
  }) => {
    const { id } = await createStream(stage.client, 'shared', endpoint.url)
    const page = await openStreamPage(stage, id)
    await page.getByRole('button', { name: 'Edit' }).click()
    await page.getByRole('checkbox', { name: 'organization.updated' }).waitFor()
    await page.getByRole('link', { name: 'Overview' }).click()
    await heading(page, 'Overview').waitFor()
    const subscriptions = [{ event_type: 'user.created' as const }]
    await stage.client.updateEventStream({ id, subscriptions })

    await page.goBack()
    const created = page.getByRole('checkbox', { name: 'user.created' })
    await created.waitFor()
    expect(await created.isChecked()).toBe(true)
    await page.getByLabel('Name', { exact: true }).fill('renamed')
    await page.getByRole('button', { name: 'Save' }).click()
    await heading(page, 'renamed').waitFor()
    expect(await stage.client.getEventStream({ id })).toMatchObject({ name: 'renamed', subscriptions })
  })

  test('overwrites no change of someone else: it shows the change, and keeps the input', async ({
    stage,
    endpoint,
  }) => {
    const { id } = await createStream(stage.client, 'contested', endpoint.url)
    const page = await openStreamPage(stage, id)
    await page.getByRole('button', { name: 'Edit' }).click()
    const name = page.getByLabel('Name', { exact: true })
    await name.fill('mine')
    await page.getByRole('checkbox', { name: 'user.created' }).check()
    await stage.client.updateEventStream({ id, name: 'theirs' })
    await page.getByRole('button', { name: 'Save' }).click()
    const notice = page.getByRole('alert')
    await notice.getByText('Someone else has changed the event stream since you opened this form.').waitFor()
    expect(await notice.textContent()).toMatch(/Nothing of yours is saved yet.*Nametheirs/)
    expect((await stage.client.getEventStream({ id })).name).toBe('theirs')
    expect(await name.inputValue()).toBe('mine')
    expect(await page.getByRole('checkbox', { name: 'user.created' }).isChecked()).toBe(true)
    await expectAccessible(page)
    await expectNarrow(page)
    await takePictures(page, 'event-stream-overtaken')

    await notice.getByRole('button', { name: 'Discard my input' }).click()
    await expect.poll(() => name.inputValue()).toBe('theirs')
    expect(await page.getByRole('alert').count()).toBe(0)
    await name.fill('mine again')
    await stage.client.updateEventStream({ id, name: 'theirs again' })
    await page.getByRole('button', { name: 'Save' }).click()
    await notice.getByText('theirs again').waitFor()
    await page.getByRole('button', { name: 'Save' }).click()
    await heading(page, 'mine again').waitFor()
    expect((await stage.client.getEventStream({ id })).name).toBe('mine again')
  })
})
