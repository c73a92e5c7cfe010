import type { Page } from 'playwright-core'
import type { Stage } from '../stage.ts'

/** Opens the view, and waits until its connection is open. */
export async function openLive(stage: Stage): Promise<Page> {
  const page = await stage.signedIn('/live', { viewport: { width: 1280, height: 1500 } })
  await page.getByText('live', { exact: true }).waitFor()
  return page
}

/** The ids of the events whose rows are in the page, and the markers of gaps, from top to bottom. */
export function idsIn(page: Page): Promise<string[]> {
  return page.locator('.event-list li').evaluateAll(rows =>
    rows
      .map(row => ({
        place: Number(row.getAttribute('aria-posinset')),
        id: row.querySelector('code')?.textContent ?? 'gap',
      }))
      .sort((a, b) => a.place - b.place)
      .map(({ id }) => id),
  )
}

/** The numbers that the page shows below the list: events that pass the filter, and events that are kept. */
export async function shown(page: Page): Promise<{ readonly matching: number; readonly kept: number }> {
  const text = (await page.locator('.counts').textContent()) ?? ''
  const [matching = 0, kept = 0] = Array.from(text.matchAll(/[\d,]+/g), ([number]) =>
    Number(number.replaceAll(',', '')),
  )
  return { matching, kept }
}
