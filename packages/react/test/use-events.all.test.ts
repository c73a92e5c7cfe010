import { chromiumPath } from '@tenant-api/test-kit/chromium'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openStage, type Profile, type Stage } from './stage.ts'

describe.skipIf(!chromiumPath)('In a component, useEvents', () => {
  let stage: Stage
  beforeAll(async () => {
    stage = await openStage()
  })
  afterAll(() => stage?.close())

  const open = { state: { status: 'open' } }

  test('opens one connection in StrictMode, and another tab continues when the component unmounts', async () => {
    const profile = await stage.profile()
    const tab = await profile.tab({ isStrict: true })
    await tab.shows(open)
    const other = await profile.tab({ isStrict: true })
    await other.shows(open)
    const ids = await stage.publish(2)
    for (const each of [tab, other]) await each.shows({ ids, told: ids })
    expect(profile.streams).toBe(1)

    const closed = tab.page.waitForEvent('requestfailed', request => request.url().includes('/api/v2/events'))
    await tab.page.clock.install()
    await tab.call('unmount')
    await tab.page.clock.runFor(10_000)
    await closed
    await tab.page.clock.runFor(10_000)
    ids.push(...(await stage.publish(2)))
    await other.shows({ ids, told: ids })
    await tab.page.clock.runFor(10_000)
    const { held, pending } = await tab.page.evaluate(() => navigator.locks.query())
    expect([held?.length, pending?.length]).toEqual([1, 0])
    expect(profile.streams).toBe(2)
    await profile.context.close()
  })

  test('keeps the newest events, and counts those that it dropped', async () => {
    const profile = await stage.profile()
    const tab = await profile.tab({ max: 10 })
    await tab.shows(open)
    const ids = await stage.publish(25)
    await tab.shows({ ids: ids.slice(-10), dropped: 15, told: ids })
    await tab.call('clear')
    await tab.shows({ ids: [], dropped: 0 })
    const later = await stage.publish(12)
    await tab.shows({ ids: later.slice(-10), dropped: 2 })
    await profile.context.close()
  })

  test('shows no new events while paused, and shows them when resumed', async () => {
    const profile = await stage.profile()
    const tab = await profile.tab({})
    await tab.shows(open)
    const before = await stage.publish(1)
    await tab.shows({ ids: before })
    await tab.call('pause')
    const during = await stage.publish(2)
    await tab.shows({ told: [...before, ...during] })
    expect(await tab.shown()).toMatchObject({ ids: before, isPaused: true })
    await tab.call('resume')
    await tab.shows({ ids: [...before, ...during], isPaused: false })
    await profile.context.close()
  })

  test('reads from a stored offset', async () => {
    const profile = await stage.profile()
    const first = await profile.tab({})
    await first.shows(open)
    await first.shows({ ids: await stage.publish(1) })
    const { offset } = await first.shown()
    const ids = await stage.publish(3)
    const second = await profile.tab({ from: offset })
    await second.shows({ ids, told: ids })
    expect(profile.streams).toBe(2)
    await profile.context.close()
  })

  test('starts at a given time, and repeats no event after a reconnection', async () => {
    const profile = await stage.profile()
    await stage.publish(2)
    const hourAgo = new Date(Date.now() - 3_600_000).toISOString().replace(/\.\d+/, '')
    const tab = await profile.tab({ from_timestamp: hourAgo })
    const before = await stage.publish(1)
    await expect.poll(async () => (await tab.shown())?.ids.at(-1)).toBe(before[0])
    const { ids } = await tab.shown()
    expect(ids.length).toBeGreaterThan(2)
    await tab.page.evaluate(() => dispatchEvent(new Event('online')))
    const after = await stage.publish(1)
    await tab.shows({ ids: [...ids, ...after] })
    expect(profile.streams).toBe(2)
    await profile.context.close()
  })

  test('replaces a token that the service refuses', async () => {
    const profile = await stage.profile()
    const tab = await profile.tab({ tokens: ['a.b.c', stage.token] })
    await tab.shows(open)
    await profile.context.close()
  })

  test('returns the reason why the subscription is closed, and connects again when resumed', async () => {
    const profile = await stage.profile()
    const tab = await profile.tab({ tokens: ['a.b.c', 'a.b.d', stage.token] })
    await tab.shows({ state: { status: 'closed', reason: { code: 'unauthorized' } } })
    await tab.call('resume')
    await tab.shows(open)
    await profile.context.close()
  })

  test('connects with the token of the tab that is resumed, also if the service refuses the token of another tab', async () => {
    const profile = await stage.profile()
    const leader = await profile.tab({ tokens: ['a.b.c'] })
    const closed = { state: { status: 'closed', reason: { code: 'unauthorized' } } }
    await leader.shows(closed)
    const follower = await profile.tab({})
    await follower.shows(closed)
    await follower.call('resume')
    for (const each of [leader, follower]) await each.shows(open)
    const ids = await stage.publish(1)
    for (const each of [leader, follower]) await each.shows({ ids, told: ids })
    await profile.context.close()
  })

  test('takes no connection from another tab when it is resumed after its component has unmounted', async () => {
    const profile = await stage.profile()
    const tabs = [await profile.tab({ tokens: ['a.b.c'] }), await profile.tab({})]
    for (const tab of tabs) await tab.shows({ state: { status: 'closed' } })
    const [, follower] = tabs
    const streams = profile.streams
    await follower?.call('unmount')
    await follower?.page.waitForTimeout(1_500) // The subscription stays open for a second.
    await follower?.call('resume')
    await follower?.page.waitForTimeout(500)
    expect(profile.streams).toBe(streams)
    await profile.context.close()
  })

  /** Opens two tabs that show an event and then a gap. */
  async function tabsWithGap() {
    const profile = await stage.profile()
    const tab = await profile.tab({})
    const follower = await profile.tab({})
    await follower.shows(open)
    const before = await stage.publish(1)
    await follower.shows({ ids: before })
    const ids = [...before, `gap after ${(await follower.shown()).offset}`]
    await refuseOnce(profile)
    await tab.page.evaluate(() => dispatchEvent(new Event('online')))
    for (const each of [tab, follower]) await each.shows({ ids, ...open })
    return { profile, tab, follower, ids }
  }

  test('shows a gap where the service no longer keeps events', async () => {
    const { profile, tab, follower, ids } = await tabsWithGap()
    ids.push(...(await stage.publish(1)))
    for (const each of [tab, follower]) await each.shows({ ids, dropped: 0 })
    await profile.context.close()
  })

  test('shows one gap if the service also refuses the connection of the next tab', async () => {
    const { profile, tab, follower, ids } = await tabsWithGap()
    await refuseOnce(profile)
    const { streams } = profile
    await tab.page.close()
    await expect.poll(() => profile.streams).toBe(streams + 2)
    await follower.shows(open)
    ids.push(...(await stage.publish(1)))
    await follower.shows({ ids, told: ids })
    await profile.context.close()
  })
})

/** Lets the service refuse the next subscription of a profile with 410. */
async function refuseOnce({ context }: Profile): Promise<void> {
  const headers = { 'Access-Control-Allow-Origin': '*' }
  const json = { statusCode: 410, error: 'Gone', message: 'No longer kept.', errorCode: 'cursor_expired' }
  await context.route('**/api/v2/events*', route => route.fulfill({ status: 410, headers, json }), {
    times: 1,
  })
}
