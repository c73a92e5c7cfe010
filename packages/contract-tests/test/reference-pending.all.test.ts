import { holdClock } from '@tenant-api/test-kit/hold-clock'
import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { answerOf, executeAgain, executeButton, placeOf } from './reference-page.ts'
import { test } from './reference-stage.ts'

const cancelButton = (page: Page) => page.getByRole('button', { name: 'Cancel' })

/** Holds all later requests to event streams. Returns their methods. */
async function holdRequests(page: Page): Promise<readonly string[]> {
  const methods: string[] = []
  await page.route('**/api/v2/event-streams', route => {
    methods.push(route.request().method())
  })
  return methods
}

test('a pending request shows its seconds, and the keyboard cancels it', async ({ stage }) => {
  const page = await stage.signedIn(placeOf('list_event_streams'))
  await holdRequests(page)
  await holdClock(page)
  await executeButton(page).press('Enter')
  await page.clock.runFor(900)
  await cancelButton(page).waitFor()
  expect(await page.getByRole('timer').count()).toBe(0)
  await page.clock.runFor(1_500)
  await expect.poll(() => page.getByRole('timer').textContent()).toBe('2 s')
  await page.clock.resume()
  expect(await page.evaluate('document.activeElement.textContent')).toBe('Execute')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await answerOf(page).getByText('You cancelled the request.', { exact: true }).waitFor()
  expect(await page.evaluate('document.activeElement.textContent')).toBe('Execute')
  await page.unrouteAll()
  expect(await executeAgain(page)).toBe('200 OK')
})

test('a double click on Execute sends one request, and does not cancel it', async ({ stage }) => {
  const page = await stage.signedIn(placeOf('create_event_stream'))
  const methods = await holdRequests(page)
  await executeButton(page).dblclick({ delay: 50 })
  await cancelButton(page).waitFor()
  expect(methods).toEqual(['POST'])
  await cancelButton(page).click()
  await answerOf(page)
    .getByText('You cancelled the request. The service may still have carried it out.')
    .waitFor()
})

test('the focus moves from Cancel to Execute when the answer arrives', async ({ stage }) => {
  const page = await stage.signedIn(placeOf('list_event_streams'))
  let proceed = () => {}
  const waiting = new Promise<void>(resolve => {
    proceed = resolve
  })
  await page.route('**/api/v2/event-streams', async route => {
    await waiting
    await route.continue()
  })
  await executeButton(page).click()
  await cancelButton(page).focus()
  proceed()
  await answerOf(page).getByText('200 OK').waitFor()
  expect(await page.evaluate('document.activeElement.textContent')).toBe('Execute')
})
