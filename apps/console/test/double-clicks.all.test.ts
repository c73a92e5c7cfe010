import { chromiumPath } from '@tenant-api/test-kit/chromium'
import type { Page } from 'playwright-core'
import { describe, expect } from 'vitest'
import { createStream } from './create-stream.ts'
import { test } from './deliveries/failed-stream.ts'

/** Clicks twice while the page is busy, so that it handles the second click right after the first one. */
async function clickTwice(page: Page, name: string): Promise<void> {
  const button = page.getByRole('button', { name, exact: true }).last()
  const box = await button.boundingBox()
  if (!box) throw new Error(`There is no button ${name}.`)
  const debug = await page.context().newCDPSession(page)
  const place = { x: box.x + box.width / 2, y: box.y + box.height / 2, button: 'left' } as const
  await page.mouse.move(place.x, place.y)
  const busy = page.evaluate(() => {
    const end = performance.now() + 500
    while (performance.now() < end);
  })
  const events = [1, 2].flatMap(clickCount =>
    (['mousePressed', 'mouseReleased'] as const).map(type =>
      debug.send('Input.dispatchMouseEvent', { type, clickCount, ...place }),
    ),
  )
  await Promise.all([busy, ...events])
}

describe.skipIf(!chromiumPath)('A double click', () => {
  function counted(page: Page, method: string): { readonly requests: string[] } {
    const requests: string[] = []
    page.on('request', request => {
      if (request.method() === method && request.url().includes('/api/v2/')) requests.push(request.url())
    })
    return { requests }
  }

  test('redelivers once', async ({ stage, stream }) => {
    const [event] = await stream.fail(1)
    const page = await stage.signedIn(`/deliveries/${stream.id}/${event}`)
    await page.getByRole('button', { name: 'Redeliver' }).waitFor()
    const { requests } = counted(page, 'POST')
    await clickTwice(page, 'Redeliver')
    await page.getByText('The service has accepted the redelivery.').waitFor()
    expect(requests).toHaveLength(1)
  })

  test('deletes once', async ({ stage }) => {
    const { id } = await createStream(stage.client, 'short-lived', 'http://127.0.0.1:1/')
    const page = await stage.signedIn(`/event-streams/${id}`)
    await page.getByRole('button', { name: 'Delete' }).click()
    const { requests } = counted(page, 'DELETE')
    await clickTwice(page, 'Delete')
    await page.getByRole('heading', { name: 'Event streams' }).waitFor()
    expect(requests).toHaveLength(1)
  })
})
