import { chromiumPath } from '@tenant-api/test-kit/chromium'
import { describe, expect } from 'vitest'
import { createStream } from '../create-stream.ts'
import { openEndpoint } from '../endpoint.ts'
import { expectAccessible, expectNarrow, takePictures } from '../page-checks.ts'
import { test } from './failed-stream.ts'

describe.skipIf(!chromiumPath)('The page of a delivery', () => {
  test('shows the attempts of the redelivery, and then says that it has succeeded', async ({
    stage,
    stream,
  }) => {
    const [event_id = ''] = await stream.fail(1)
    const page = await stage.signedIn(`/deliveries/${stream.id}`)
    await page.getByRole('link', { name: 'organization.created' }).click()
    await page.getByRole('heading', { name: '1 attempt', exact: true }).waitFor()
    const event = await page.getByRole('region', { name: 'Event' }).locator('pre').textContent()
    expect(JSON.parse(event ?? '')).toMatchObject({ id: event_id, data: { object: { id: 'org_1' } } })
    stream.endpoint.status = 413
    await page.getByRole('button', { name: 'Redeliver' }).click()
    await page.getByText('The service has accepted the redelivery.').waitFor()
    await page.getByRole('heading', { name: '2 attempts' }).waitFor()
    const attempts = page.getByRole('region', { name: '2 attempts' }).getByRole('listitem')
    expect(await attempts.allTextContents()).toEqual([
      expect.stringMatching(/^1.*status 422\.( It took .*)?$/),
      expect.stringMatching(/^2.* later.*status 413\.( It took .*)?$/),
    ])
    await expectAccessible(page)
    await expectNarrow(page)
    await takePictures(page, 'delivery')
    stream.endpoint.status = 200
    await page.getByRole('button', { name: 'Redeliver' }).click()
    await page.getByText('The redelivery succeeded.').waitFor()
    expect(await page.getByRole('button', { name: 'Redeliver' }).count()).toBe(0)
    await expectAccessible(page)
    await takePictures(page, 'delivery-succeeded')
    await page.getByRole('main').getByRole('link', { name: 'Failed deliveries' }).click()
    await page.getByText('No delivery has failed.').waitFor()
  })

  test('waits for a delivery that is not in the history yet', async ({ stage, stream }) => {
    stream.endpoint.status = 503
    const [event_id = ''] = await stage.publish(1)
    const page = await stage.signedIn(`/deliveries/${stream.id}/${event_id}`)
    await page.getByText('The history holds no failed delivery of this event.').waitFor()
    stream.endpoint.status = 422
    await page.getByRole('heading', { name: /^[234] attempts$/ }).waitFor()
  })

  test.for([
    [undefined, 'The event stream was deleted, and its history with it.'],
    [
      'read:event_deliveries update:event_deliveries',
      'The delivery has left the history: a redelivery succeeded, the delivery was too old, or its event stream was deleted.',
    ],
  ] as const)(
    'claims no success after the event stream was deleted (scopes: %s)',
    async ([scope, message], { stage }) => {
      const endpoint = await openEndpoint(422)
      const { id } = await createStream(stage.client, 'short-lived', endpoint.url)
      const [event_id = ''] = await stage.publish(1)
      await expect.poll(() => stage.client.getEventDeliveries({ id })).toHaveLength(1)
      const page = await stage.signedIn(`/deliveries/${id}/${event_id}`, scope && { scope })
      await page.getByRole('button', { name: 'Redeliver' }).click()
      await page.getByRole('heading', { name: '2 attempts' }).waitFor()
      await stage.client.deleteEventStream({ id })
      await page.getByText(/history/).waitFor()
      expect(await page.getByRole('status').allTextContents()).toEqual([message])
    },
  )

  test('names the scope that a redelivery needs', async ({ stage, stream }) => {
    const [event_id = ''] = await stream.fail(1)
    const page = await stage.signedIn(`/deliveries/${stream.id}/${event_id}`, { scope: 'read:event_streams' })
    const button = page.getByRole('button', { name: 'Redeliver' })
    await expect.poll(() => button.getAttribute('aria-disabled')).toBe('true')
    expect(await button.getAttribute('title')).toBe('The token lacks the scope update:event_deliveries.')
    await expectAccessible(page)
  })
})
