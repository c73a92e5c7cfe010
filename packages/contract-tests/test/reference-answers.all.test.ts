import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import {
  answerBody,
  answerOf,
  bodyField,
  execute,
  executeAgain,
  executeButton,
  goTo,
  placeOf,
} from './reference-page.ts'
import { test } from './reference-stage.ts'

async function isVisible(page: Page, part: ReturnType<typeof answerOf>): Promise<boolean> {
  const box = await part.boundingBox()
  const { height } = page.viewportSize() ?? { height: 0 }
  return box !== null && box.y >= 0 && box.y + Math.min(box.height, 100) <= height
}

test.for([1280, 768, 390])(
  'at a width of %i, the answer is visible below Execute',
  async (width, { stage }) => {
    const page = await stage.signedIn('', { viewport: { width, height: 900 } })
    for (const id of ['create_rate_limit_policy', 'get_jwks', 'redeliver_events'] as const) {
      await goTo(page, id)
      if (id === 'redeliver_events')
        await page.getByLabel('id', { exact: true }).fill('est_1CfRkm7WrQvB2TzNpXyL4d')
      await executeButton(page).click()
      await answerBody(page).waitFor()
      await expect.poll(() => isVisible(page, answerOf(page).getByRole('status'))).toBe(true)
      expect(await isVisible(page, answerBody(page))).toBe(true)
      expect(await answerOf(page).getByRole('status').textContent()).toMatch(/^\d{3} .* \d+ ms [\d,]+ bytes$/)
      const [button, answer] = [await executeButton(page).boundingBox(), await answerOf(page).boundingBox()]
      expect(Number(answer?.y) - Number(button?.y)).toBeLessThan(70)
    }
  },
)

test.for([390, 768])(
  'at a width of %i, Execute is in view at the top of a long form, and covers no field that has the focus',
  async (width, { stage }) => {
    const page = await stage.open(placeOf('create_event_stream'), { viewport: { width, height: 844 } })
    const bottomOf = (part: string) => page.evaluate<number>(`${part}.getBoundingClientRect().bottom`)
    await executeButton(page).waitFor()
    const execute = 'document.querySelector(".execute button")'
    expect(await bottomOf('document.querySelector(".documented")')).toBeGreaterThan(1_600)
    expect(await bottomOf(execute)).toBeLessThan(844)
    const top = await page.evaluate<number>(`${execute}.parentElement.getBoundingClientRect().top`)
    for (let steps = 0; steps < 20; steps += 1) {
      await page.keyboard.press('Tab')
      const isInForm = await page.evaluate('document.activeElement.closest("form, .request") !== null')
      if (isInForm && !(await page.evaluate('document.activeElement.tagName === "TEXTAREA"')))
        expect(await bottomOf('document.activeElement')).toBeLessThanOrEqual(top)
    }
  },
)

test('an earlier answer is marked while the next one is awaited, and a second click sends nothing', async ({
  stage,
}) => {
  const page = await stage.signedIn()
  expect(await execute(page, 'list_event_streams')).toBe('200 OK')
  let requests = 0
  let proceed = () => {}
  const waiting = new Promise<void>(resolve => {
    proceed = resolve
  })
  await page.route('**/api/v2/event-streams', async route => {
    requests += 1
    await waiting
    await route.continue()
  })
  await executeButton(page).press('Enter')
  await executeButton(page).press('Enter')
  expect(await answerOf(page).getByRole('status').textContent()).toBe('Waiting for the answer …')
  expect(await answerOf(page).getAttribute('aria-busy')).toBe('true')
  proceed()
  await expect.poll(() => answerOf(page).getByRole('status').textContent()).toMatch(/^200 OK/)
  expect(requests).toBe(1)
})

test('the keyboard stays at Execute', async ({ stage }) => {
  const page = await stage.signedIn()
  expect(await execute(page, 'list_event_streams')).toBe('200 OK')
  await executeButton(page).press('Enter')
  await expect.poll(() => answerOf(page).getByRole('status').textContent()).toMatch(/^200 OK/)
  expect(await page.evaluate('document.activeElement.textContent')).toBe('Execute')
  await goTo(page, 'create_rate_limit_policy')
  await page.getByRole('textbox', { name: 'Body' }).press('Control+Enter')
  await answerBody(page).waitFor()
  expect(await page.evaluate('document.activeElement.tagName')).toBe('TEXTAREA')
})

test('an unreachable service is named, and the page goes on', async ({ stage }) => {
  const page = await stage.signedIn(placeOf('get_jwks'))
  await page.route('**/.well-known/jwks.json', route => route.abort(), { times: 1 })
  await executeButton(page).click()
  await page
    .getByText(`The service at ${stage.service.baseUrl} does not answer. Check that it runs.`)
    .waitFor()
  expect(await executeAgain(page)).toBe('200 OK')
})

test('an answer that is no JSON is shown as it is', async ({ stage }) => {
  const page = await stage.signedIn(placeOf('list_event_streams'))
  for (const status of [200, 401]) {
    await page.route(
      '**/api/v2/event-streams',
      route => route.fulfill({ status, body: '<h1>A proxy</h1>' }),
      { times: 1 },
    )
    await executeButton(page).click()
    await expect.poll(() => answerOf(page).getByRole('status').textContent()).toMatch(String(status))
    expect(await answerBody(page).textContent()).toBe('<h1>A proxy</h1>')
  }
})

test('documented errors are one line each, with their codes, and show their example on request', async ({
  stage,
}) => {
  const page = await stage.open(placeOf('get_jwks'))
  const error = page.locator('.errors details', { hasText: '400' })
  expect(await error.textContent()).toMatch(/^400.*invalid_query_string/)
  expect(await error.textContent()).not.toContain('"errorCode"')
  await error.locator('summary').click()
  await error.getByText('"errorCode": "invalid_query_string"', { exact: false }).first().waitFor()
  await page.getByRole('tab', { name: 'Schema' }).click()
  await page.getByRole('link', { name: 'JsonWebKey', exact: true }).waitFor()
  await page.getByRole('tab', { name: 'Schema' }).press('ArrowRight')
  await page.getByRole('tabpanel').getByText('X-Request-ID', { exact: true }).waitFor()
})

test('a redirect is explained, because a page cannot read it', async ({ stage }) => {
  const page = await stage.signedIn(placeOf('create_rate_limit_policy'))
  const configuration = { action: 'redirect', limit: 0, redirect_uri: 'https://example.com/' }
  await bodyField(page).fill(
    JSON.stringify({
      ...{
        resource: 'oauth_authentication_api',
        consumer: 'client',
        consumer_selector: 'client_id:redirected',
      },
      configuration,
    }),
  )
  expect(await executeAgain(page)).toBe('201 Created')
  await goTo(page, 'issue_token')
  await page.getByLabel('client_id').fill('redirected')
  await page.getByLabel('client_secret').fill('any')
  await executeButton(page).click()
  await page.getByText('The service answered with a redirect, which a page cannot read.').waitFor()
})

test('a correlation id may have any characters', async ({ stage }) => {
  const page = await stage.signedIn(placeOf('create_rate_limit_policy'))
  await page.getByLabel('X-Correlation-ID').fill('Änderung № 42 🚀')
  await executeButton(page).click()
  await answerBody(page).waitFor()
  await expect
    .poll(() => stage.service.lines.find(line => line.includes('Änderung')))
    .toContain('"correlation_id":"Änderung № 42 🚀"')
})
