import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { answerOf, bodyField, executeAgain, executeUntil, placeOf } from './reference-page.ts'
import { test } from './reference-stage.ts'

const focusedField = (page: Page) =>
  page.evaluate<{ tag: string; start: number; selection: string }>(`(() => {
    const { tagName, value, selectionStart, selectionEnd } = document.activeElement
    return { tag: tagName, start: selectionStart, selection: value.slice(selectionStart, selectionEnd) }
  })()`)

test('an error of the body selects the faulty value, or the object that lacks it', async ({ stage }) => {
  const page = await stage.signedIn(placeOf('create_event_stream'))
  const body = JSON.parse(await bodyField(page).inputValue())
  body.destination.type = 'queue'
  body.subscriptions.push({ event_type: 'a "quoted" type' })
  body['a/b'] = { 'c~d': [] }
  delete body.destination.configuration.webhook_endpoint
  await bodyField(page).fill(JSON.stringify(body, null, 2))
  expect(await executeAgain(page)).toBe('400 Bad Request')
  const faults = page.locator('.request .faults')
  const select = async (text: RegExp) => {
    await faults.getByRole('button', { name: text }).click()
    const { tag, selection } = await focusedField(page)
    expect(tag).toBe('TEXTAREA')
    return selection
  }
  expect(await select(/destination\.type/)).toBe('"queue"')
  expect(await select(/subscriptions.*event_type/)).toBe(JSON.stringify('a "quoted" type'))
  expect(await select(/'a\/b'/)).toBe('{\n    "c~d": []\n  }')
})

test('a mistake in the JSON is selected', async ({ stage }) => {
  const page = await stage.open(placeOf('create_rate_limit_policy'))
  await bodyField(page).fill('{\n  "resource": nothing\n}')
  await page.getByRole('button', { name: /^Line 2, column 15/ }).click()
  expect((await focusedField(page)).selection).toBe('nothing')
  await bodyField(page).fill('{\n')
  await page.getByRole('button', { name: /got the end/ }).click()
  expect((await focusedField(page)).start).toBe(2)
})

test('the status line leads to the first field with an error', async ({ stage }) => {
  const page = await stage.signedIn(placeOf('get_event_deliveries'))
  await page.getByLabel('id', { exact: true }).fill('a b')
  await page.getByLabel('take').fill('none')
  expect(await executeAgain(page)).toBe('400 Bad Request')
  await answerOf(page).getByRole('button', { name: '2 errors in the request' }).click()
  expect(await page.evaluate('document.activeElement.labels[0].textContent')).toBe('id')
  await page.getByLabel('id', { exact: true }).fill('a')
  await answerOf(page).getByRole('button', { name: '1 error in the request' }).click()
  expect(await page.evaluate('document.activeElement.labels[0].textContent')).toBe('take')

  await page.evaluate(`location.hash = '${placeOf('create_rate_limit_policy')}'`)
  await bodyField(page).fill('{"resource": 1}')
  await executeUntil(page, '400 Bad Request')
  await answerOf(page)
    .getByRole('button', { name: /errors in the request/ })
    .click()
  expect(await focusedField(page)).toEqual({ tag: 'TEXTAREA', start: 0, selection: '{' })
})
