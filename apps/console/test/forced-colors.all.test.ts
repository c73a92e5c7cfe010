import type { Locator } from 'playwright-core'
import { expect } from 'vitest'
import { createStream } from './create-stream.ts'
import { openEndpoint } from './endpoint.ts'
import { openStreamPage } from './event-streams/stream-page.ts'
import { takePictures } from './page-checks.ts'
import { test } from './stage.ts'

const backgroundOf = (locator: Locator) => locator.evaluate(one => getComputedStyle(one).backgroundColor)
const fillOf = (locator: Locator) => locator.evaluate(one => getComputedStyle(one).fill)

test('with forced colours the current view, the shown tab and the legend of the chart are still known', async ({
  stage,
}) => {
  const endpoint = await openEndpoint(204)
  const { id } = await createStream(stage.client, 'forced', endpoint.url)
  await stage.publish(1)
  await expect.poll(() => endpoint.requests.length).toBe(1)
  const page = await openStreamPage(stage, id)
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ forcedColors: 'active', colorScheme })
    const [menu, tabs] = [page.locator('.menu'), page.getByRole('tablist')]
    expect(await backgroundOf(menu.locator('[aria-current]'))).not.toBe(
      await backgroundOf(menu.getByRole('link', { name: 'Overview' })),
    )
    expect(await backgroundOf(tabs.getByRole('tab', { selected: true }))).not.toBe(
      await backgroundOf(tabs.getByRole('tab', { selected: false })),
    )
    const chart = page.locator('.chart')
    for (const kind of ['good', 'bad'])
      expect(await backgroundOf(chart.locator(`.key.${kind}`))).toBe(
        await fillOf(chart.locator(`rect.${kind}`).first()),
      )
  }
  await takePictures(page, 'forced-colours')
  await page.goto(`${stage.service.baseUrl}/docs`)
  const contents = page.locator('#contents')
  expect(await backgroundOf(contents.locator('[aria-current]'))).not.toBe(
    await backgroundOf(contents.getByRole('link', { name: 'Versioning' })),
  )
})
