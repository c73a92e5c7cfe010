import { setTimeout as pause } from 'node:timers/promises'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { executablePath, openStage } from './stage.ts'

const seconds = process.env.LONG ? 60 : 5
const perSecond = 1_000
const perRequest = 50
/** The most events that the view keeps. */
const most = 50_000

const number = (text: string) => Number(text.replaceAll(',', ''))

/** The number of events that the view keeps, and of those that it has dropped. */
async function counts(page: Page): Promise<{ readonly kept: number; readonly dropped: number }> {
  const text = (await page.locator('.counts').textContent()) ?? ''
  const [, kept = '0'] = / of ([\d,]+) events/.exec(text) ?? []
  const [, dropped = '0'] = /([\d,]+) older/.exec(text) ?? []
  return { kept: number(kept), dropped: number(dropped) }
}

test.skipIf(!executablePath)(
  `At ${perSecond} events a second for ${seconds} s, the view Live loses none, and neither its memory nor its page grows`,
  { timeout: 180_000 },
  async () => {
    const stage = await openStage()
    const page = await stage.signedIn('/live', { viewport: { width: 1280, height: 3000 } })
    await page.getByText('live', { exact: true }).waitFor()
    const debug = await page.context().newCDPSession(page)
    const heap = async () => {
      await debug.send('HeapProfiler.collectGarbage')
      return (await debug.send('Runtime.getHeapUsage')).usedSize / 1e6
    }
    for (let count = 0; count < most; count += perSecond) await stage.publish(perSecond)
    await expect.poll(() => counts(page), { timeout: 60_000 }).toEqual({ kept: most, dropped: 0 })

    const heapBefore = await heap()
    let published = 0
    let mostRows = 0
    const started = performance.now()
    while (published < seconds * perSecond) {
      await pause(Math.max(0, started + (published / perSecond) * 1_000 - performance.now()))
      await stage.publish(perRequest)
      published += perRequest
      if (published % perSecond === 0)
        mostRows = Math.max(mostRows, await page.locator('.event-list li').count())
    }
    await expect.poll(() => counts(page), { timeout: 60_000 }).toEqual({ kept: most, dropped: published })
    const heapAfter = await heap()

    expect(mostRows).toBeGreaterThan(0)
    expect(mostRows).toBeLessThanOrEqual(60)
    expect(heapAfter).toBeLessThan(150)
    expect(heapAfter - heapBefore).toBeLessThan(10)
    process.stderr.write(`Heap ${heapBefore.toFixed(1)} MB, then ${heapAfter.toFixed(1)} MB\n`)
    await stage.close()
  },
)
