import { chromiumPath } from '@tenant-api/test-kit/chromium'
import { describe, expect } from 'vitest'
import { createStream } from '../create-stream.ts'
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
})
