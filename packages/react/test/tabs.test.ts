import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { executablePath, openStage, type Stage } from './stage.ts'

describe.skipIf(!executablePath)('In the tabs of a browser, useEvents', () => {
  let stage: Stage
  beforeAll(async () => {
    stage = await openStage()
  })
  afterAll(() => stage?.close())

  const open = { state: { status: 'open' } }

  test('shows every event in each of 12 tabs over one connection', async () => {
    const profile = await stage.profile()
    const tabs = await Promise.all(Array.from({ length: 12 }, () => profile.tab({ components: 2 })))
    for (const tab of tabs) await tab.shows(open)
    const ids = await stage.publish(25)
    for (const tab of tabs) await tab.shows({ ids, told: ids })
    const offsets = await Promise.all(tabs.map(async tab => (await tab.shown()).offset))
    expect(new Set(offsets).size).toBe(1)
    expect(profile.streams).toBe(1)
    await profile.context.close()
  })

  test('goes on in another tab when the tab with the connection closes, and repeats nothing', async () => {
    const profile = await stage.profile()
    const first = await profile.tab({})
    await first.shows(open)
    const others = [await profile.tab({}), await profile.tab({})]
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

  test('goes on in another tab when the browser has frozen the tab with the connection', async () => {
    const profile = await stage.profile()
    const leader = await profile.tab({})
    await leader.shows(open)
    const follower = await profile.tab({})
    const before = await stage.publish(1)
    await follower.shows({ ids: before })
    const session = await profile.context.newCDPSession(leader.page)
    await session.send('Page.setWebLifecycleState', { state: 'frozen' })
    const during = await stage.publish(1)
    const third = await profile.tab({})
    await follower.shows({ ids: [...before, ...during] })
    await third.shows({ ids: [...before, ...during] })
    await session.send('Page.setWebLifecycleState', { state: 'active' })
    const after = await stage.publish(1)
    for (const tab of [leader, follower, third]) await tab.shows({ ids: [...before, ...during, ...after] })
    await profile.context.close()
  })

  test('shows the events of the time in which the page was reloaded', async () => {
    const profile = await stage.profile()
    const tab = await profile.tab({})
    await tab.shows(open)
    await tab.shows({ ids: await stage.publish(2) })
    // The page does not use the hook before it is mounted again.
    await tab.page.reload()
    const ids = await stage.publish(2)
    await tab.mount({})
    await tab.shows({ ids, told: ids })
    await profile.context.close()
  })
})
