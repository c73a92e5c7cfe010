import { operations } from '@tenant-api/contract'
import { credentials } from '@tenant-api/test-kit/start-service'
import type { Locator, Page } from 'playwright-core'
import { expect } from 'vitest'

export type Operation = keyof typeof operations

/** The place of an operation in the page. */
export const placeOf = (id: Operation): string => `#/operations/${id}`

/** One place for each kind of view, and for each kind of field. */
export const views: readonly string[] = [
  '#/',
  '#/schemas',
  '#/schemas/SubscriptionMessage',
  '#/schemas/RateLimitPolicyConsumerSelector',
  '#/event-types',
  '#/event-types/user.created',
  '#/webhooks/receive_event',
  '#/unknown',
  placeOf('issue_token'),
  placeOf('create_event_stream'),
  placeOf('get_event_deliveries'),
  placeOf('subscribe_events'),
]

/** Shows another view of an open page. */
export async function show(page: Page, place: string): Promise<void> {
  await page.evaluate(`new Promise(resolve => {
    if (location.hash === '${place}') return resolve()
    addEventListener('hashchange', () => requestAnimationFrame(resolve), { once: true })
    location.hash = '${place}'
  })`)
}

/** Goes to an operation in an open page. */
export async function goTo(page: Page, id: Operation): Promise<void> {
  await show(page, placeOf(id))
  await executeButton(page).waitFor()
}

export const executeButton = (page: Page): Locator => page.getByRole('button', { name: 'Execute' })
export const searchField = (page: Page): Locator => page.getByRole('combobox', { name: 'Search' })
export const bodyField = (page: Page): Locator => page.getByRole('textbox', { name: 'Body' })
export const answerOf = (page: Page): Locator => page.getByRole('region', { name: 'Answer', exact: true })
export const answerBody = (page: Page): Locator => page.getByRole('group', { name: 'Body of the answer' })
export const sample = (page: Page, name: 'curl' | 'TypeScript'): Locator => page.getByRole('group', { name })

/** Goes to an operation, waits until its identifiers are filled in, and executes it. Returns the status and its name. */
export async function execute(page: Page, id: Operation): Promise<string> {
  await goTo(page, id)
  for (const [, name] of operations[id].path.matchAll(/\{(\w+)\}/g)) {
    const field = page.locator(`[data-name="${name}"] input`)
    await expect.poll(() => field.inputValue()).not.toBe('')
  }
  return executeAgain(page)
}

/** Executes the shown operation. Returns the status of the answer and its name, such as `200 OK`. */
export async function executeAgain(page: Page): Promise<string> {
  await executeButton(page).click()
  const status = answerOf(page).locator('[role=status] .badge')
  await status.waitFor()
  return String(await status.textContent())
}

/** Executes the shown operation once, and waits until its answer has this status. Another answer may be shown before. */
export async function executeUntil(page: Page, status: string): Promise<void> {
  await executeButton(page).click()
  await answerOf(page).locator('[role=status] .badge').getByText(status, { exact: true }).waitFor()
}

export const dialogOf = (page: Page): Locator => page.getByRole('dialog', { name: 'Sign in' })

/** Fills in the credentials of a client, without sending them. */
export async function fillCredentials(page: Page, clientSecret: string = credentials.clientSecret) {
  await page.getByRole('banner').getByRole('button', { name: 'Sign in' }).click()
  await dialogOf(page).getByLabel('Client id').fill(credentials.clientId)
  await dialogOf(page).getByLabel('Client secret').fill(clientSecret)
}

export async function submitDialog(page: Page): Promise<void> {
  await dialogOf(page).getByRole('button', { name: 'Sign in' }).click()
}

/** Signs in with the credentials of a client, and waits for the session. */
export async function signIn(page: Page): Promise<void> {
  await fillCredentials(page)
  await submitDialog(page)
  await page.getByRole('button', { name: 'Sign out' }).waitFor()
}

/** Signs in with a token, and waits for the session. */
export async function signInWithToken(page: Page, token: string): Promise<void> {
  await page.getByRole('banner').getByRole('button', { name: 'Sign in' }).click()
  await page.getByRole('radio', { name: 'Access token' }).check()
  await dialogOf(page).getByLabel('Token', { exact: true }).fill(token)
  await submitDialog(page)
  await page.getByRole('button', { name: 'Sign out' }).waitFor()
}
