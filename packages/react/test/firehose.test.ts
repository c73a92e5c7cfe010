import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { executablePath, openStage, type Stage, type Tab } from './stage.ts'

const isLong = Boolean(process.env.LONG)
const seconds = isLong ? 60 : 2
const perSecond = 5_000
const batch = 250
const max = 10_000

describe.skipIf(!executablePath)(`At ${perSecond} events a second, useEvents`, () => {
  let stage: Stage
  beforeAll(async () => {
    stage = await openStage('production')
  })
  afterAll(() => stage?.close())

  test(`renders at most once per frame, and its memory stays flat, for ${seconds} s`, async () => {
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
    while (ids.length < seconds * perSecond) {
      await pause(Math.max(0, started + (ids.length / perSecond) * 1_000 - performance.now()))
      ids.push(...(await stage.publish(batch)))
    }
    const took = (performance.now() - started) / 1_000
    await tellings(tab, 2 * max + ids.length)
    const shown = await tab.shown()
    const growth = (await heap()) - heapBefore

    expect(shown).toMatchObject({ ids: ids.slice(-max), dropped: max + ids.length, mostCommits: 1 })
    expect(Math.abs(growth)).toBeLessThan(10)
    // Long tasks depend on the machine: only the long run, which has it to itself, limits them.
    if (isLong) expect(shown.longestTask).toBe(0)
    process.stderr.write(
      `${ids.length} events in ${took.toFixed(1)} s: ${shown.frames} frames, longest task ${shown.longestTask} ms (0: none over 50), rate ${shown.rate}, heap ${heapBefore.toFixed(1)} MB and ${growth.toFixed(1)} MB more\n`,
    )
    await profile.context.close()
  }, 180_000)
})

async function tellings(tab: Tab, count: number): Promise<void> {
  await expect.poll(tab.tellings, { timeout: 60_000 }).toBe(count)
}
