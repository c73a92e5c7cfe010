import { chromiumPath } from '@tenant-api/test-kit/chromium'
import type { Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { openStage, type Profile, type Stage, type Tab } from './stage.ts'

describe.skipIf(!chromiumPath)('In a tab that shares the connection of another one, useEvents', () => {
  let stage: Stage
  let profile: Profile
  let reading: Tab
  beforeAll(async () => {
    stage = await openStage('production')
  })
  beforeEach(async () => {
    profile = await stage.profile()
    reading = await profile.tab({})
    await reading.shows({ state: { status: 'open' } })
  })
  afterEach(() => profile.context.close())
  afterAll(() => stage?.close())

  test('does not render a component with a `max` of 0 for events', async () => {
    const tab = await profile.tab({ max: 0 })
    await tab.shows({ state: { status: 'open' } })
    await tab.call('measure')
    const ids = [...(await stage.publish(1)), ...(await stage.publish(1))]
    await tab.shows({ told: ids })
    const { frames } = await tab.shown()
    await expect.poll(async () => (await tab.shown()).frames).toBeGreaterThan(frames)
    expect((await tab.shown()).mostCommits).toBe(0)
  })

  test('asks the other tab only when nothing has arrived for some time', async () => {
    const tab = await profile.tab()
    const { clock } = tab.page
    await clock.install()
    await clock.pauseAt(Date.now() + 10_000)
    await keepSent(tab.page)
    await tab.mount()
    await expect.poll(() => sent(tab.page)).toContain('ask')
    /** Publishes an event, and waits until the tab shows it. */
    async function receive(): Promise<void> {
      const ids = await stage.publish(1)
      await expect
        .poll(async () => {
          await clock.runFor(20)
          return (await tab.shown()).told
        })
        .toEqual(expect.arrayContaining(ids))
    }
    await receive()
    await keepSent(tab.page)
    for (let count = 0; count < 4; count++) {
      await receive()
      await clock.runFor(2_500)
    }
    expect(await sent(tab.page)).toEqual([])
    await clock.runFor(5_000)
    expect(await sent(tab.page)).toContain('ask')
  })
})

/** Keeps the types of the messages that a page sends to others from now on. */
function keepSent(page: Page): Promise<void> {
  return page.evaluate(() => {
    const types: string[] = []
    const { postMessage } = BroadcastChannel.prototype
    BroadcastChannel.prototype.postMessage = function (message) {
      types.push(message.type)
      return postMessage.call(this, message)
    }
    Object.assign(globalThis, { sentTypes: types })
  })
}

function sent(page: Page): Promise<string[]> {
  return page.evaluate(() => (globalThis as unknown as { sentTypes: string[] }).sentTypes)
}
