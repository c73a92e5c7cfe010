import axe from 'axe-core'
import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import {
  answerBody,
  dialogOf,
  execute,
  executeAgain,
  executeButton,
  fillCredentials,
  goTo,
  placeOf,
  searchField,
  show,
  submitDialog,
  views,
} from './reference-page.ts'
import { test } from './reference-stage.ts'

/** Expects that axe finds no problem in either theme. Includes axe's optional rule for the size of click targets. */
async function expectAccessible(page: Page, view: string): Promise<void> {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    // Load axe through the debugger, because the Content Security Policy forbids a script element.
    await page.evaluate(`typeof axe === 'undefined' && (() => {${axe.source}})()`)
    const violations = await page.evaluate(async () => {
      const { run } = (globalThis as unknown as { axe: typeof import('axe-core') }).axe
      const { violations } = await run({ rules: { 'target-size': { enabled: true } } })
      return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)
    })
    expect({ view, colorScheme, violations }).toEqual({ view, colorScheme, violations: [] })
  }
}

test.for([1280, 390])('axe finds no problem in the views at a width of %i', async (width, { stage }) => {
  const page = await stage.open('', { viewport: { width, height: 900 } })
  for (const view of views) {
    await show(page, view)
    await page.getByRole('heading', { level: 1 }).waitFor()
    await expectAccessible(page, view)
  }
  if (width < 1000) await page.getByRole('button', { name: 'Menu' }).click()
  await searchField(page).fill('event')
  await expectAccessible(page, 'search')
})

test('axe finds no problem in the dialog, in answers and in faults', async ({ stage }) => {
  const anonymous = await stage.open(placeOf('list_event_streams'))
  expect(await executeAgain(anonymous)).toBe('401 Unauthorized')
  await expectAccessible(anonymous, 'an answer without a token')
  await fillCredentials(anonymous)
  await anonymous.getByText('Scopes: all').click()
  await dialogOf(anonymous).getByLabel('Client secret').fill('')
  await submitDialog(anonymous)
  await expectAccessible(anonymous, 'dialog')

  const page = await stage.signedIn()
  expect(await execute(page, 'create_rate_limit_policy')).toBe('201 Created')
  await page.getByRole('textbox', { name: 'Body' }).fill('{"resource": 1}')
  expect(await executeAgain(page)).toBe('400 Bad Request')
  await expectAccessible(page, 'a refused body')
  await page.getByRole('textbox', { name: 'Body' }).fill('')
  await executeButton(page).click()
  await page.getByText('The answer to an earlier request').click()
  await expectAccessible(page, 'an attempt that sent nothing')
  await page.getByRole('textbox', { name: 'Body' }).fill('{')
  await page.getByText('Set $TENANT_API_TOKEN').click()
  await page.locator('.session-summary').click()
  await expectAccessible(page, 'a malformed body and the scopes of the session')
  await page.keyboard.press('Escape')
  await goTo(page, 'subscribe_events')
  await executeButton(page).click()
  await page.getByText('Listening.').waitFor()
  await page.getByRole('list', { name: 'Messages' }).getByText('offset-only').click()
  await expectAccessible(page, 'live messages')
  await executeButton(page).click()
  await page.getByText('Executed again at').waitFor()
  await page.getByRole('button', { name: 'Stop' }).click()
  await expectAccessible(page, 'messages of two connections, after their end')
  await goTo(page, 'delete_event_stream')
  await page.getByText('This page has created no event stream.').waitFor()
  await expectAccessible(page, 'a field without a suggestion')
  await goTo(page, 'create_rate_limit_policy')
  await page.getByRole('button', { name: 'Expand all' }).click()
  await expectAccessible(page, 'an expanded schema')
  await goTo(page, 'get_jwks')
  await executeButton(page).click()
  await answerBody(page).waitFor()
  for (const error of await page.locator('.errors summary').all()) await error.click()
  await page.getByRole('tab', { name: 'Schema' }).click()
  await expectAccessible(page, 'documented answers')
})

test('has the themes of the system', async ({ stage }) => {
  const page = await stage.open()
  const background = () => page.evaluate('getComputedStyle(document.body).backgroundColor')
  await page.emulateMedia({ colorScheme: 'dark' })
  expect(await background()).toBe('rgb(16, 17, 20)')
  await page.emulateMedia({ colorScheme: 'light' })
  expect(await background()).toBe('rgb(251, 251, 252)')
})
