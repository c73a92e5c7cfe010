import { chromiumPath } from '@tenant-api/test-kit/chromium'
import { holdClock } from '@tenant-api/test-kit/hold-clock'
import { credentials } from '@tenant-api/test-kit/start-service'
import { describe, expect } from 'vitest'
import { createStream } from './create-stream.ts'
import { expectAccessible, expectNarrow, takePictures } from './page-checks.ts'
import { runUntilShown } from './run-until-shown.ts'
import { signIn, test } from './stage.ts'
import { tryAgain } from './try-again.ts'

/** The address of an endpoint that refuses connections. */
const refusing = 'http://127.0.0.1:1/'

describe.skipIf(!chromiumPath)('The overview', () => {
  test('says how to begin when there are no event streams', async ({ stage }) => {
    const page = await stage.signedIn()
    await page.getByText('There are no event streams yet.').waitFor()
    await expectAccessible(page)
    await expectNarrow(page)
    await takePictures(page, 'overview-empty')
  })

  test('shows failing and disabled event streams, and how many events arrive', async ({ stage }) => {
    await createStream(stage.client, 'audit log', refusing)
    await createStream(stage.client, 'directory sync', refusing, { status: 'disabled' })
    await stage.publish(3)
    const page = await stage.signedIn()
    const streams = page.getByRole('region', { name: 'Event streams' })
    await expect.poll(() => streams.textContent()).toMatch(/1 (retrying|failing), 1 disabled/)
    const attention = page.getByRole('region', { name: 'Needs attention' })
    await expect
      .poll(() => attention.getByRole('listitem').allTextContents())
      .toMatchObject([
        expect.stringMatching(
          /^(retrying|failing)audit log.*3 deliveries wait.*the oldest event is from \d+ seconds? ago/,
        ),
        expect.stringMatching(/^disableddirectory sync/),
      ])
    await stage.publish(5)
    const rate = page.getByRole('region', { name: 'Events a second' })
    await expect.poll(() => rate.textContent()).toMatch(/The last one at/)
    await expectAccessible(page)
    await expectNarrow(page)
    await takePictures(page, 'overview')
  })

  test('says when the last event arrived, also while equally many arrive each second', async ({ stage }) => {
    const page = await stage.signedIn()
    const rate = page.getByRole('region', { name: 'Events a second' })
    await expect.poll(() => rate.textContent()).toMatch(/None since/)
    const publishing = setInterval(() => stage.publish(1), 1_000)
    const times = new Set<string>()
    await expect
      .poll(async () => {
        const [time] = (await rate.textContent())?.match(/The last one at [^.]*/) ?? []
        return times.add(String(time)).size
      })
      .toBe(5)
    clearInterval(publishing)
  })

  test('shows what the token may read, and the missing scope for the rest', async ({ stage }) => {
    const page = await stage.signedIn('', { scope: 'read:events' })
    await page.getByText('The token lacks the scope read:event_streams.').waitFor()
    await page.getByRole('region', { name: 'Events a second' }).waitFor()
    await expectAccessible(page)
  })

  test('says that the service has stopped, and shows data again when the service is back', async ({
    stage,
  }) => {
    const page = await stage.open()
    await page.clock.install()
    await signIn(page, credentials.clientId, credentials.clientSecret)
    await page.getByRole('region', { name: 'Event streams' }).waitFor()
    await page.route('**/api/v2/event-streams*', route => route.abort())
    await holdClock(page)
    await runUntilShown(page.getByRole('alert').getByText(/does not answer/))
    await tryAgain(page, '**/api/v2/event-streams*')
    await page.getByRole('alert').waitFor({ state: 'detached' })
  })
})
