import { createPublisher } from '@tenant-api/client/publisher'
import { newEvent } from '@tenant-api/conformance/events'
import { credentials } from '@tenant-api/test-kit/start-service'
import { expect } from 'vitest'
import { executeAgain, executeButton, placeOf } from './reference-page.ts'
import { test } from './reference-stage.ts'

test('shows live messages until they are stopped, and how to publish an event', async ({ stage }) => {
  const page = await stage.signedIn(placeOf('subscribe_events'))
  expect(await executeAgain(page)).toBe('200 OK')
  const messages = page.getByRole('region', { name: 'Live messages' })
  await expect.poll(() => messages.textContent()).toMatch(/^Live messages: 1Listening\..*offset-only/)
  await messages.getByText('npm run tenant-api -- events publish --sample user.created').waitFor()
  const publisher = createPublisher({ baseUrl: stage.service.baseUrl, ...credentials })
  await publisher.publishEvents([newEvent('user.created')])
  await expect.poll(() => messages.textContent()).toMatch(/^Live messages: 2Listening\..*user\.created/)
  expect(await messages.getByText('events publish').count()).toBe(0)
  await messages.getByText('user.created').click()
  await expect.poll(() => messages.textContent()).toContain('"type": "user.created"')
  await messages.getByRole('button', { name: 'Stop' }).press('Enter')
  await expect.poll(() => messages.textContent()).toMatch(/^Live messages: 2Stopped\./)
  expect(await page.evaluate('document.activeElement.textContent')).toBe('Execute')
})

test('signing out ends the stream, and clears its messages', async ({ stage }) => {
  const page = await stage.signedIn(placeOf('subscribe_events'))
  expect(await executeAgain(page)).toBe('200 OK')
  const messages = page.getByRole('region', { name: 'Live messages' })
  await expect.poll(() => messages.textContent()).toContain('Listening.')
  const ended = page.waitForEvent('requestfailed', request => request.url().includes('/api/v2/events'))
  await page.getByRole('button', { name: 'Sign out' }).click()
  await ended
  await expect.poll(() => messages.count()).toBe(0)
})

test('a replayed event has the time of the event, and the time of its arrival', async ({ stage }) => {
  const publisher = createPublisher({ baseUrl: stage.service.baseUrl, ...credentials })
  await publisher.publishEvents([{ ...newEvent('user.created'), time: '2026-01-02T03:04:05.678Z' }])
  const page = await stage.signedIn(placeOf('subscribe_events'))
  await page.getByLabel('from_timestamp').fill('2026-01-01T00:00:00Z')
  expect(await executeAgain(page)).toBe('200 OK')
  const event = page
    .getByRole('region', { name: 'Live messages' })
    .getByRole('listitem')
    .filter({ hasText: 'user.created' })
  await event.first().waitFor()
  const times = await event
    .locator('time')
    .evaluateAll(times => times.map(time => time.getAttribute('datetime')))
  expect(times).toContain('2026-01-02T03:04:05.678Z')
  expect(await event.filter({ has: page.locator('[datetime^="2026-01-02"]') }).textContent()).toMatch(
    /arrived \w+ \d/,
  )
})

test('executing again ends the earlier stream, and the stream goes on while other views are shown', async ({
  stage,
}) => {
  const page = await stage.signedIn(placeOf('subscribe_events'))
  for (let count = 0; count < 10; count += 1) expect(await executeAgain(page)).toBe('200 OK')
  await page.getByRole('link', { name: 'Schemas' }).click()
  const publisher = createPublisher({ baseUrl: stage.service.baseUrl, ...credentials })
  await publisher.publishEvents([newEvent('user.created')])
  await page.goBack()
  await executeButton(page).waitFor()
  await expect
    .poll(() => page.getByRole('region', { name: 'Live messages' }).textContent())
    .toContain('user.created')
})

test('the menu marks an open stream with the count of its messages', async ({ stage }) => {
  const page = await stage.signedIn(placeOf('subscribe_events'))
  const contents = page.getByRole('navigation', { name: 'Contents' })
  const marked = contents.getByRole('link', { name: /Subscribe to events.*listening, \d+ message/ })
  expect(await marked.count()).toBe(0)
  expect(await executeAgain(page)).toBe('200 OK')
  await marked.waitFor()
  await contents.getByRole('link', { name: 'Schemas' }).click()
  const publisher = createPublisher({ baseUrl: stage.service.baseUrl, ...credentials })
  await publisher.publishEvents([newEvent('user.created')])
  await contents.getByRole('link', { name: /listening, 2 messages/ }).waitFor()
  await page.goBack()
  await page.getByRole('button', { name: 'Stop' }).click()
  await expect.poll(() => marked.count()).toBe(0)
})
