import { mkdir } from 'node:fs/promises'
import path from 'node:path'
import axe from 'axe-core'
import type { Page } from 'playwright-core'
import { expect } from 'vitest'

/** Expects that axe finds no accessibility problem in the page, in the light and in the dark theme. */
export async function expectAccessible(page: Page): Promise<void> {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    // Load axe through the debugger, because the Content Security Policy forbids a script element.
    await page.evaluate(`typeof axe === 'undefined' && (() => {${axe.source}})()`)
    const violations = await page.evaluate(async () => {
      const { violations } = await (globalThis as unknown as { axe: typeof import('axe-core') }).axe.run()
      return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)
    })
    expect({ colorScheme, violations }).toEqual({ colorScheme, violations: [] })
  }
}

const pictures = process.env.SCREENSHOTS

/** Writes pictures of a page into the folder that SCREENSHOTS names, if it is set: light, dark, and 360 px wide. */
export async function takePictures(page: Page, name: string): Promise<void> {
  if (!pictures) return
  await mkdir(pictures, { recursive: true })
  const size = page.viewportSize()
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    await page.screenshot({ path: path.join(pictures, `${name}-${colorScheme}.png`) })
  }
  await page.emulateMedia({ colorScheme: 'light' })
  await page.setViewportSize({ width: 360, height: 740 })
  await page.screenshot({ path: path.join(pictures, `${name}-narrow.png`) })
  if (size) await page.setViewportSize(size)
}

/** Expects that the page does not scroll sideways when it is 360 px wide. */
export async function expectNarrow(page: Page): Promise<void> {
  await expectFitting(page, [360])
}

/** Expects that the page does not scroll sideways at any of the widths, in CSS pixels. */
export async function expectFitting(page: Page, widths: readonly number[]): Promise<void> {
  const size = page.viewportSize()
  const overflow = () => page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
  for (const width of widths) {
    await page.setViewportSize({ width, height: 740 })
    await expect.poll(overflow, { message: `at ${width} px` }).toBeLessThanOrEqual(0)
  }
  if (size) await page.setViewportSize(size)
}
