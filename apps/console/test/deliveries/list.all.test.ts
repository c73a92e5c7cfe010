import { chromiumPath } from '@tenant-api/test-kit/chromium'
import { holdClock } from '@tenant-api/test-kit/hold-clock'
import { credentials } from '@tenant-api/test-kit/start-service'
import { describe, expect } from 'vitest'
import { expectAccessible, expectNarrow, takePictures } from '../page-checks.ts'
import { runUntilShown } from '../run-until-shown.ts'
import { signIn } from '../stage.ts'
import { tryAgain } from '../try-again.ts'
import { test } from './failed-stream.ts'

describe.skipIf(!chromiumPath)('The failed deliveries of an event stream', () => {
  test('are linked from a list of event streams, which shows how many have failed', async ({
    stage,
    stream,
  }) => {
    await stream.fail(3)
    const page = await stage.signedIn('/deliveries')
    const row = page.getByRole('row', { name: 'audit log' })
    await expect.poll(() => row.locator('[data-label="Failed"]').textContent()).toBe('3')
    await expectAccessible(page)
    await expectNarrow(page)
    await takePictures(page, 'deliveries-streams')
    await row.getByRole('link').click()
    await expect.poll(() => page.getByRole('row').count()).toBe(4)
  })

  test('appear without a reload, 50 at a time', async ({ stage, stream }) => {
    const page = await stage.signedIn(`/deliveries/${stream.id}`)
    await page.getByText('No delivery has failed.').waitFor()
    await expectAccessible(page)
    await stream.fail(55)
    await page.getByText('50 loaded, more match').waitFor()
    await page.getByRole('button', { name: 'Load more' }).click()
    await page.getByText('55 loaded').waitFor()
    expect(await page.getByRole('row').count()).toBe(56)
    expect(await page.getByRole('button', { name: 'Load more' }).count()).toBe(0)
  })

  test('have their filters in the address, which the back button restores', async ({ stage, stream }) => {
    await stream.fail(2)
    await stream.fail(3, 422, 'organization.updated')
    const page = await stage.signedIn(`/deliveries/${stream.id}`)
    await page.getByText('5 loaded').waitFor()
    await page.getByText('Event types: All').click()
    await page.getByRole('checkbox', { name: 'organization.updated', exact: true }).check()
    await expectAccessible(page)
    await takePictures(page, 'deliveries-event-types')
    await page.keyboard.press('Escape')
    await page.getByLabel('First attempt from').fill('2026-01-02T03:04')
    await page.getByLabel('Status').selectOption('failed')
    await page.getByRole('button', { name: 'Apply' }).click()
    await page.getByText('3 loaded').waitFor()
    const { searchParams } = new URL(page.url())
    expect(Object.fromEntries(searchParams)).toEqual({
      event_types: 'organization.updated',
      statuses: 'failed',
      date_from: new Date('2026-01-02T03:04').toISOString().replace('.000', ''),
    })
    await page.goBack()
    await page.getByText('5 loaded').waitFor()
    await page.getByText('Event types: All').waitFor()
    expect(await page.getByLabel('First attempt from').inputValue()).toBe('')
    await page.goForward()
    await page.getByText('3 loaded').waitFor()
    expect(await page.getByLabel('First attempt from').inputValue()).toBe('2026-01-02T03:04')
    await page.getByRole('button', { name: 'Clear' }).click()
    await page.getByText('5 loaded').waitFor()

    const shared = await stage.signedIn(`/deliveries/${stream.id}?${searchParams}`)
    await shared.getByText('3 loaded').waitFor()
    await shared.getByLabel('First attempt before').fill('2026-01-03T00:00')
    await shared.getByRole('button', { name: 'Apply' }).click()
    await shared.getByText('No failed delivery matches the filters.').waitFor()
  })

  test('show the error of a filter beside the filter', async ({ stage, stream }) => {
    const page = await stage.signedIn(`/deliveries/${stream.id}`)
    await page.getByLabel('First attempt from').fill('2026-02-01T00:00')
    await page.getByLabel('First attempt before').fill('2026-01-01T00:00')
    await page.getByRole('button', { name: 'Apply' }).click()
    await expect.poll(() => page.getByLabel('First attempt from').getAttribute('aria-invalid')).toBe('true')
    await page.getByText("Must lie before 'date_to'").waitFor()
    await expectAccessible(page)
    await takePictures(page, 'deliveries-refused-filter')
    // Chromium accepts years of up to six digits.
    await page.getByLabel('First attempt from').fill('20260-02-01T00:00')
    await page.getByRole('button', { name: 'Apply' }).click()
    await page.getByText(/Must be an RFC 3339 time/).waitFor()

    const typed = await stage.signedIn(`/deliveries/${stream.id}?date_to=tomorrow&event_types=user.sneezed`)
    await typed.getByText(/Must be an RFC 3339 time/).waitFor()
    await typed.getByText(/^Must be (?!an RFC)/).waitFor()
    await typed.getByRole('button', { name: 'Clear' }).click()
    await typed.getByText('No delivery has failed.').waitFor()
  })

  test('keep their filters if the time of a filter is incomplete', async ({ stage, stream }) => {
    await stream.fail(1)
    const page = await stage.signedIn(`/deliveries/${stream.id}?date_from=2026-01-02T03:04:30Z`)
    await page.getByText('1 loaded').waitFor()
    const before = page.getByLabel('First attempt before')
    await before.pressSequentially('01022027')
    const url = page.url()
    await page.getByRole('button', { name: 'Apply' }).click()
    expect(await before.evaluate(field => field === document.activeElement)).toBe(true)
    expect(page.url()).toBe(url)
    await before.fill('2027-01-02T03:04')
    await page.getByRole('button', { name: 'Apply' }).click()
    await page.waitForURL(/date_from=2026-01-02T03%3A04%3A30Z&date_to=/)
  })

  test('are counted by the error of the last attempt, and shown for one error', async ({ stage, stream }) => {
    await stream.fail(4)
    await stream.fail(2, 413)
    const page = await stage.signedIn(`/deliveries/${stream.id}`)
    const causes = page.getByRole('region', { name: 'Errors of the last attempts' })
    await expect
      .poll(() => causes.getByRole('listitem').allTextContents())
      .toEqual(['4The endpoint answered with status 422.', '2The endpoint answered with status 413.'])
    await causes.getByRole('button', { name: 'status 413' }).click()
    await page.getByText('2 of 6 loaded have this error').waitFor()
    expect(await page.getByRole('row').count()).toBe(3)
    expect(new URL(page.url()).searchParams.get('error')).toMatch(/413/)
    const all = page.getByRole('button', { name: 'Redeliver all' })
    expect(await all.getAttribute('aria-disabled')).toBe('true')
    expect(await all.getAttribute('title')).toMatch(/cannot filter by error/)
    await expectAccessible(page)
    await takePictures(page, 'deliveries-error')
    await page.goBack()
    await page.getByText('6 loaded').waitFor()
  })

  test('show an error if the event stream does not exist', async ({ stage }) => {
    const page = await stage.signedIn('/deliveries/est_1CfRkm7WrQvB2TzNpXyL4d')
    await expect.poll(() => page.getByRole('alert').textContent()).toMatch(/The event stream does not exist/)
  })

  test('stay visible while the service does not answer', async ({ stage, stream }) => {
    await stream.fail(1)
    const page = await stage.open(`/deliveries/${stream.id}`)
    await page.clock.install()
    await signIn(page, credentials.clientId, credentials.clientSecret)
    await page.getByText('1 loaded').waitFor()
    const problem = page.getByRole('alert').getByText(/does not answer/)
    await page.route('**/deliveries', route => route.abort())
    await problem.waitFor()
    await page.getByText('1 loaded').waitFor()
    await expectAccessible(page)
    await page.unrouteAll()
    await problem.waitFor({ state: 'detached' })
    await page.route('**/deliveries', route => route.abort())
    await holdClock(page)
    await runUntilShown(problem)
    await tryAgain(page, '**/deliveries')
    await problem.waitFor({ state: 'detached' })
  })

  test('can be opened by the id of the stream with a token that may not read event streams', async ({
    stage,
    stream,
  }) => {
    await stream.fail(2)
    const page = await stage.signedIn('/deliveries', { scope: 'read:event_deliveries' })
    await page.getByText('The token lacks the scope read:event_streams.').waitFor()
    await expectAccessible(page)
    await page.getByLabel('Id of the event stream').fill(stream.id)
    await page.getByRole('button', { name: 'Show deliveries' }).click()
    await page.getByText('2 loaded').waitFor()
    const all = page.getByRole('button', { name: 'Redeliver all' })
    expect(await all.getAttribute('aria-disabled')).toBe('true')
    expect(await all.getAttribute('title')).toBe('The token lacks the scope update:event_deliveries.')
  })

  test('are not shown if the token has no scope for them', async ({ stage }) => {
    const page = await stage.signedIn('/deliveries', { scope: 'read:events' })
    await page.getByText('The token lacks the scope read:event_streams or read:event_deliveries.').waitFor()
    await expectAccessible(page)
  })
})
