import { createPublisher } from '@tenant-api/client/publisher'
import { newEvent } from '@tenant-api/conformance/events'
import { holdClock } from '@tenant-api/test-kit/hold-clock'
import { credentials } from '@tenant-api/test-kit/start-service'
import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { answerOf, executeAgain, placeOf, show } from './reference-page.ts'
import { test } from './reference-stage.ts'

const permissions = ['clipboard-read', 'clipboard-write']
const copied = (page: Page) => page.evaluate<string>('navigator.clipboard.readText()')

test('backticks in the summary of an example are code', async ({ stage }) => {
  const page = await stage.open(placeOf('get_authorization_server_metadata'))
  const summary = page.getByText('The service as npm start runs it.', { exact: true })
  expect(await summary.locator('code').textContent()).toBe('npm start')
})

test('shows HTML in the document as text, and makes no link that runs a script', async ({ stage }) => {
  const page = await stage.open()
  await page.route('**/openapi.json', async route => {
    const document = await (await route.fetch()).json()
    document.components.schemas.EventStream.description =
      'An <img src="/healthz" onerror="alert(1)"> and <b>bold</b>, and [a link](javascript:alert).'
    await route.fulfill({ json: document })
  })
  await page.reload()
  await show(page, '#/schemas/EventStream')
  const text = page.locator('main .markdown').first()
  await text.getByText('<b>bold</b>').waitFor()
  expect(await text.textContent()).toContain('<img src="/healthz" onerror="alert(1)">')
  expect(await text.locator('img, b, [href]').count()).toBe(0)
})

test('copies the address with the values that are filled in', async ({ stage }) => {
  const page = await stage.open(placeOf('get_event_deliveries'), { permissions })
  await holdClock(page)
  await page.getByRole('button', { name: 'Copy address' }).click()
  await page.getByText('Copied').waitFor()
  await page.clock.resume()
  const address = `${stage.service.baseUrl}/api/v2/event-streams`
  expect(await copied(page)).toBe(`${address}/{id}/deliveries`)
  await page.getByLabel('id', { exact: true }).fill('est_1')
  await page.getByLabel('take').fill('5')
  await page.getByRole('button', { name: 'Copy address' }).click()
  await expect.poll(() => copied(page)).toBe(`${address}/est_1/deliveries?take=5`)
})

test('copies a live message', async ({ stage }) => {
  const page = await stage.signedIn(placeOf('subscribe_events'), { permissions })
  expect(await executeAgain(page)).toBe('200 OK')
  await createPublisher({ baseUrl: stage.service.baseUrl, ...credentials }).publishEvents([
    newEvent('user.created'),
  ])
  const messages = page.getByRole('region', { name: 'Live messages' })
  await messages.getByText('user.created', { exact: true }).click()
  await holdClock(page)
  await messages.getByRole('button', { name: 'Copy' }).click()
  await messages.getByText('Copied').waitFor()
  await page.clock.resume()
  expect(JSON.parse(await copied(page))).toMatchObject({ type: 'user.created' })
})

test.for([320, 390, 768, 1280])(
  'at a width of %i, the choices of a list do not touch each other',
  async (width, { stage }) => {
    const page = await stage.open(placeOf('subscribe_events'), { viewport: { width, height: 800 } })
    await page.locator('[data-name=event_type] summary').click()
    const gaps = await page.evaluate<number[]>(`(() => {
      const texts = [...document.querySelectorAll('[data-name=event_type] label')].map(label => {
        const range = document.createRange()
        range.selectNodeContents(label)
        return range.getBoundingClientRect()
      })
      return texts.flatMap(one => texts
        .filter(({ x, y }) => Math.abs(y - one.y) < 5 && x > one.x)
        .map(({ x }) => x - one.right))
    })()`)
    for (const gap of gaps) expect(gap).toBeGreaterThanOrEqual(12)
  },
)

test('the status, the time and the size of an answer are apart', async ({ stage }) => {
  const page = await stage.open(placeOf('get_jwks'))
  expect(await executeAgain(page)).toBe('200 OK')
  const boxes = await answerOf(page)
    .locator('[role=status] > span')
    .evaluateAll(parts => parts.map(part => part.getBoundingClientRect()))
  expect(boxes).toHaveLength(3)
  for (const [index, { left }] of boxes.slice(1).entries())
    expect(left - Number(boxes[index]?.right)).toBeGreaterThanOrEqual(8)
})
