import { setTimeout as pause } from 'node:timers/promises'
import { chromiumPath } from '@tenant-api/test-kit/chromium'
import { longestTask } from '@tenant-api/test-kit/longest-task'
import { slowness } from '@tenant-api/test-kit/slowness'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openStage, type Stage, type Tab } from './stage.ts'

const seconds = process.env.LONG ? 60 : 2
const perSecond = 5_000
const batch = 250
const max = 10_000

describe.skipIf(!chromiumPath)(`At ${perSecond} events a second, useEvents`, () => {
  let stage: Stage
  beforeAll(async () => {
    stage = await openStage('production')
  })
  afterAll(() => stage?.close())

  test(`renders at most once per frame, has no long task, and keeps its memory flat, for ${seconds} s`, async () => {
    const profile = await stage.profile()
    const tab = await profile.tab({ max })
    await tab.shows({ state: { status: 'open' } })
    const debug = await profile.context.newCDPSession(tab.page)
    const heap = async () => {
      await debug.send('HeapProfiler.collectGarbage')
      return (await debug.send('Runtime.getHeapUsage')).usedSize / 1e6
    }
    await stage.publish(2 * max)
    await tellings(tab, 2 * max)

    const heapBefore = await heap()
    await tab.call('measure')
    const ids: string[] = []
    const started = performance.now()
    const longest = await longestTask(tab.page, async () => {
      while (ids.length < seconds * perSecond) {
        await pause(Math.max(0, started + (ids.length / perSecond) * 1_000 - performance.now()))
        ids.push(...(await stage.publish(batch)))
      }
      await tellings(tab, 2 * max + ids.length)
    })
    const took = (performance.now() - started) / 1_000
    const shown = await tab.shown()
    const growth = (await heap()) - heapBefore

    expect(shown).toMatchObject({ ids: ids.slice(-max), dropped: max + ids.length, mostCommits: 1 })
    expect(Math.abs(growth)).toBeLessThan(10)
    expect(longest).toBeLessThan(50 * slowness)
    process.stderr.write(
      `${ids.length} events in ${took.toFixed(1)} s: ${shown.frames} frames, longest task ${longest.toFixed(1)} ms, heap ${heapBefore.toFixed(1)} MB, and ${growth.toFixed(1)} MB more at the end\n`,
    )
    await profile.context.close()
  })
})

async function tellings(tab: Tab, count: number): Promise<void> {
  await expect.poll(tab.tellings, { timeout: 60_000 }).toBe(count)
}
