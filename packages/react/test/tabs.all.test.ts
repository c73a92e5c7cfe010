import { chromiumPath } from '@tenant-api/test-kit/chromium'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openStage, type Stage, type Tab } from './stage.ts'

/** More tabs than the six connections that a browser opens to a host over HTTP/1.1. */
const count = process.env.LONG ? 12 : 8

describe.skipIf(!chromiumPath)('In the tabs of a browser, useEvents', () => {
  let stage: Stage
  beforeAll(async () => {
    stage = await openStage()
  })
  afterAll(() => stage?.close())

  const open = { state: { status: 'open' } }

  test(`shows every event in each of ${count} tabs over one connection`, async () => {
    const profile = await stage.profile()
    const tabs = await Promise.all(Array.from({ length: count }, () => profile.tab({})))
    for (const tab of tabs) await tab.shows(open)
    const ids = await stage.publish(25)
    for (const tab of tabs) await tab.shows({ ids, told: ids })
    const offsets = await Promise.all(tabs.map(async tab => (await tab.shown()).offset))
    expect(new Set(offsets).size).toBe(1)
    expect(profile.streams).toBe(1)
    await profile.context.close()
  })

  test.each([
    ['no session', '', ''],
    ['the sessions of two users', 'u1 read:events', 'u2 read:events'],
    ['the sessions of a user with other scopes', 'u1 read:events', 'u1 read:users'],
  ])('shares no connection between tabs with %s', async (_which, one, other) => {
    const profile = await stage.profile()
    const tabs = [await profile.tab({ session: one }), await profile.tab({ session: other })]
    for (const tab of tabs) await tab.shows(open)
    const ids = await stage.publish(3)
    for (const tab of tabs) await tab.shows({ ids, told: ids })
    expect(profile.streams).toBe(2)
    await profile.context.close()
  })

  test('continues in another tab when the tab with the connection closes, and repeats no event', async () => {
    const profile = await stage.profile()
    const first = await profile.tab({})
    await first.shows(open)
    const others = [await profile.tab({}), await profile.tab({})]
    for (const tab of others) await tab.shows(open)
    const before = await stage.publish(3)
    for (const tab of others) await tab.shows({ ids: before })
    await first.page.close()
    const during = await stage.publish(3)
    const ids = [...before, ...during]
    for (const tab of others) await tab.shows({ ids, told: ids })
    const late = await profile.tab({})
    await late.shows({ ids, told: [] })
    expect(profile.streams).toBe(2)
    await profile.context.close()
  })

  test('continues in another tab when the tab with the connection hangs', async () => {
    const profile = await stage.profile(2)
    const leader = await profile.tab({})
    await leader.shows(open)
    const follower = await profile.tab({})
    await follower.shows(open)
    const before = await stage.publish(1)
    await follower.shows({ ids: before })

    const resume = await hang(leader)
    const during = await stage.publish(1)
    await follower.shows({ ids: [...before, ...during] })
    const third = await profile.tab({})
    await third.shows({ ids: [...before, ...during] })
    expect(profile.streams).toBe(2)

    await resume()
    const after = await stage.publish(1)
    const ids = [...before, ...during, ...after]
    for (const tab of [leader, follower]) await tab.shows({ ids, told: ids })
    await profile.context.close()
  })

  test('shows where events are missing when a new tab has begun to read while all others hung', async () => {
    const profile = await stage.profile(2)
    const leader = await profile.tab({})
    await leader.shows(open)
    const follower = await profile.tab({})
    await follower.shows(open)
    const before = await stage.publish(3)
    await follower.shows({ ids: before })
    await follower.call('clear')
    const shown = await stage.publish(1)
    const { offset } = await follower.shows({ ids: shown })

    await hang(leader)
    const resume = await hang(follower)
    await stage.publish(1)
    const third = await profile.tab({})
    await third.shows(open)
    const after = await stage.publish(2)
    await third.shows({ ids: after })
    await resume()
    const fresh = [`gap after ${offset}`, ...after]
    const told = [...before, ...shown, ...fresh]
    await follower.shows({ ids: [...shown, ...fresh], told, hidden: 0, dropped: 0 })
    await profile.context.close()
  })

  test.each([{ isStrict: false }, { isStrict: true }])(
    'shows the events that were published while the page was reloaded: %o',
    async mode => {
      const profile = await stage.profile()
      const tab = await profile.tab(mode)
      await tab.shows(open)
      await tab.shows({ ids: await stage.publish(2) })
      // After the reload the page does not use the hook until the test mounts the component.
      await tab.page.reload()
      const ids = await stage.publish(2)
      await tab.mount(mode)
      await tab.shows({ ids, told: ids })
      await profile.context.close()
    },
  )

  test('starts again at its `from_timestamp` after a reload', async () => {
    const profile = await stage.profile()
    const options = { from_timestamp: new Date(Date.now() - 1_000).toISOString().replace(/\.\d+/, '') }
    const ids = await stage.publish(2)
    const tab = await profile.tab(options)
    await tab.shows({ ids: expect.arrayContaining(ids) })
    await tab.page.reload()
    await tab.mount(options)
    await tab.shows({ ids: expect.arrayContaining(ids) })
    await profile.context.close()
  })

  test('repeats no old events when a subscription opens half a minute after the reload', async () => {
    const profile = await stage.profile()
    const tab = await profile.tab({})
    await tab.shows(open)
    await tab.shows({ ids: await stage.publish(1) })
    await tab.page.reload()
    await stage.publish(1)
    await tab.page.evaluate(() => {
      const later = Date.now() + 30_000
      Date.now = () => later
    })
    await tab.mount({})
    await tab.shows(open)
    const ids = await stage.publish(1)
    await tab.shows({ ids, told: ids })
    await profile.context.close()
  })
})

/** Stops all code of a tab, as a browser that freezes it. Returns a function that lets it continue. */
async function hang({ page }: Tab): Promise<() => Promise<unknown>> {
  const debug = await page.context().newCDPSession(page)
  await debug.send('Debugger.enable')
  const paused = new Promise(resolve => debug.once('Debugger.paused', resolve))
  await debug.send('Debugger.pause')
  await paused
  return () => debug.send('Debugger.resume')
}
