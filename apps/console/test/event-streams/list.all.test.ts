import { chromiumPath } from '@tenant-api/test-kit/chromium'
import { holdClock } from '@tenant-api/test-kit/hold-clock'
import { describe, expect } from 'vitest'
import { createStream } from '../create-stream.ts'
import { openEndpoint } from '../endpoint.ts'
import { expectAccessible, expectNarrow, takePictures } from '../page-checks.ts'
import { runUntilShown } from '../run-until-shown.ts'
import { tryAgain } from '../try-again.ts'
import { heading, test } from './stream-page.ts'

describe.skipIf(!chromiumPath)('The list of event streams', () => {
  test('says how to begin when there are no event streams', async ({ stage }) => {
    const page = await stage.signedIn('/event-streams')
    await page.getByText('There are no event streams yet.').waitFor()
    await page.getByRole('button', { name: 'Create the first one' }).waitFor()
    await expectAccessible(page)
    await expectNarrow(page)
    await takePictures(page, 'event-streams-empty')
  })

  test('shows the health of each event stream, the reason, and how many events it is behind', async ({
    stage,
    endpoint,
  }) => {
    const failing = await openEndpoint(500)
    await createStream(stage.client, 'audit log', endpoint.url)
    await createStream(stage.client, 'directory sync', failing.url)
    await createStream(stage.client, 'mirror', endpoint.url, {
      status: 'disabled',
      subscriptions: [{ event_type: 'group.created' }],
    })
    await stage.publish(3)
    const page = await stage.signedIn('/event-streams')
    const row = (name: string) => page.getByRole('row', { name }).textContent()
    await expect.poll(() => row('directory sync')).toMatch(/retrying|failing/)
    expect(await row('directory sync')).toContain(failing.url)
    expect(await row('directory sync')).toContain('organization.created and 1 more')
    await expect.poll(() => row('audit log')).toMatch(/healthy0/)
    expect(await row('mirror')).toMatch(/disabled.*–group\.created/)
    await expectAccessible(page)
    await expectNarrow(page)
    await takePictures(page, 'event-streams')
    // A click beside the link opens the page too.
    await page.getByRole('row', { name: 'mirror' }).getByRole('cell').last().click({ force: true })
    await heading(page, 'mirror').waitFor()
    await page.goBack()
    await heading(page, 'Event streams').waitFor()
  })

  test('finds event streams by name or endpoint on all pages, filters and sorts them', async ({
    stage,
    endpoint,
  }) => {
    const names = Array.from({ length: 22 }, (_, index) => `found ${String(22 - index).padStart(2, '0')}`)
    const ids = []
    for (const name of names)
      ids.push((await createStream(stage.client, name, endpoint.url, { status: 'disabled' })).id)
    const page = await stage.signedIn('/event-streams')
    const shown = () => page.getByRole('row').getByRole('link').allTextContents()
    await page.getByLabel('Name or endpoint').fill('FOUND 0')
    await expect.poll(shown).toEqual(names.filter(name => name.startsWith('found 0')))
    await page.getByLabel('Order').selectOption('Name')
    await expect.poll(shown).toEqual(names.filter(name => name.startsWith('found 0')).toSorted())
    await expectAccessible(page)
    await expectNarrow(page)
    await takePictures(page, 'event-streams-found')
    await page.getByLabel('Status').selectOption('enabled')
    await page.getByText('No event stream matches.').waitFor()
    for (const id of ids) await stage.client.deleteEventStream({ id })
  })

  test('loads more than a page of event streams when asked', async ({ stage, endpoint }) => {
    for (let count = 0; count < 20; count += 1)
      await createStream(stage.client, `stream ${count}`, endpoint.url, { status: 'disabled' })
    const page = await stage.signedIn('/event-streams')
    await page.getByRole('button', { name: 'Load more' }).click()
    await page.getByRole('link', { name: 'stream 19' }).waitFor()
    expect(await page.getByRole('button', { name: 'Load more' }).count()).toBe(0)
    const { eventStreams } = await stage.client.listEventStreams({ take: 50 })
    for (const { id, name } of eventStreams)
      if (name.startsWith('stream ')) await stage.client.deleteEventStream({ id })
  })

  test('says that it is being loaded, and that the service has stopped', async ({ stage, endpoint }) => {
    await createStream(stage.client, 'still there', endpoint.url)
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
    const problem = list.getByText(/does not answer. Check that it runs/)
    await problem.waitFor()
    await expectAccessible(list)
    await expectNarrow(list)
    await list.getByRole('link', { name: 'Access' }).click()
    await holdClock(list)
    await list.getByRole('link', { name: 'Event streams' }).click()
    await runUntilShown(problem)
    await tryAgain(list, '**/api/v2/event-streams*')
    await list.getByRole('link', { name: 'still there' }).waitFor()
    expect(await list.getByRole('alert').count()).toBe(0)
  })

  test('is not shown if the token has no scope for it', async ({ stage, endpoint }) => {
    const { id } = await createStream(stage.client, 'hidden', endpoint.url)
    const refused = await stage.signedIn('/event-streams', { scope: 'read:events' })
    await refused.getByText('The token lacks the scope read:event_streams.').waitFor()
    await expectAccessible(refused)
    for (const place of ['new', id, `${id}/edit`]) {
      const other = await stage.signedIn(`/event-streams/${place}`, { scope: 'read:events' })
      await other.getByText(/The token lacks the scope/).waitFor()
    }
  })
})
