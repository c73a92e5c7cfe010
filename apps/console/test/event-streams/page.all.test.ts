import { readFile } from 'node:fs/promises'
import { chromiumPath } from '@tenant-api/test-kit/chromium'
import { describe, expect } from 'vitest'
import { createStream } from '../create-stream.ts'
import { openEndpoint } from '../endpoint.ts'
import { expectAccessible, expectNarrow, takePictures } from '../page-checks.ts'
import { openStreamPage, test } from './stream-page.ts'

describe.skipIf(!chromiumPath)('The page of an event stream', () => {
  test('shows the deliveries of 14 days, recent failures, and redeliveries', async ({ stage, endpoint }) => {
    const configuration = {
      webhook_endpoint: endpoint.url,
      webhook_authorization: { method: 'basic', username: 'archive', password: 'shared' },
    } as const
    const { id } = await createStream(stage.client, 'archive', endpoint.url, {
      destination: { type: 'webhook', configuration },
    })
    await stage.publish(4)
    await expect.poll(() => endpoint.requests.length).toBe(4)
    endpoint.status = 422
    await stage.publish(6)
    await expect.poll(async () => (await stage.client.getEventDeliveries({ id })).length).toBe(6)
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
    const [delivery] = await stage.client.getEventDeliveries({ id })
    expect(await failures.getByRole('listitem').last().getByRole('link').getAttribute('href')).toMatch(
      `/console/deliveries/${id}/evt_`,
    )
    await expectAccessible(page)
    await expectNarrow(page)
    await takePictures(page, 'event-stream')

    endpoint.status = 500
    await stage.client.redeliverEvent({ id, event_id: delivery?.id ?? '' })
    const health = page.getByRole('region', { name: 'Health' })
    await expect.poll(() => health.textContent()).toMatch(/Redeliveries among them1/)
  })

  test('shows without a reload that the service has disabled the event stream', async ({ stage }) => {
    const gone = await openEndpoint(410)
    const { id } = await createStream(stage.client, 'retired', gone.url)
    const page = await openStreamPage(stage, id)
    await stage.publish(1)
    const health = page.getByRole('region', { name: 'Health' })
    await expect.poll(() => health.textContent()).toMatch(/^Healthdisabled Nothing is delivered until .*410/)
    await page.getByRole('button', { name: 'Enable' }).waitFor()
  })

  test('disables actions that the token does not allow, and names the missing scope', async ({
    stage,
    endpoint,
  }) => {
    const { id } = await createStream(stage.client, 'read only', endpoint.url)
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
  })

  test('says that the event stream does not exist', async ({ stage, endpoint }) => {
    const { id } = await createStream(stage.client, 'gone', endpoint.url)
    const page = await openStreamPage(stage, id)
    await stage.client.deleteEventStream({ id })
    await page.getByRole('button', { name: 'Delete' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click()
    await expect
      .poll(() => page.getByRole('dialog').getByRole('alert').textContent())
      .toMatch(/does not exist/)

    const missing = await stage.signedIn(`/event-streams/${id}`)
    await expect
      .poll(() => missing.getByRole('alert').first().textContent())
      .toMatch(/does not exist.*Go back/)
    await expectAccessible(missing)
  })

  test('shows the code of the client’s README that verifies a signature', async ({ stage, endpoint }) => {
    const { id } = await createStream(stage.client, 'snippets', endpoint.url)
    const page = await openStreamPage(stage, id)
    const code = await page.getByRole('region', { name: 'Verify the signature' }).locator('pre').textContent()
    const readme = new URL('../../../../packages/client/README.md', import.meta.url)
    expect(await readFile(readme, 'utf8')).toContain(code)
  })
})
