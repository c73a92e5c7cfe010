import { createPublisher } from '@tenant-api/client/publisher'
import { newEvent } from '@tenant-api/conformance/events'
import { credentials, startService } from '@tenant-api/test-kit/start-service'
import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { answerOf, executeAgain, executeButton, placeOf, signIn } from './reference-page.ts'
import { test } from './reference-stage.ts'

const messagesOf = (page: Page) => page.getByRole('region', { name: 'Live messages' })

async function publish(baseUrl: string): Promise<void> {
  await createPublisher({ baseUrl, ...credentials }).publishEvents([newEvent('user.created')])
}

test('a closed stream is resumed after its last message, and the list shows the gap', async ({ stage }) => {
  const service = await startService()
  const page = await stage.browser.newPage()
  await page.goto(`${service.baseUrl}/docs${placeOf('subscribe_events')}`)
  await signIn(page)
  expect(await executeAgain(page)).toBe('200 OK')
  await publish(service.baseUrl)
  const messages = messagesOf(page)
  await messages.getByText('user.created').click()
  const offset = /"offset": "(\w+)"/.exec(String(await messages.locator('pre').textContent()))?.[1]
  await service.stop()
  const resume = messages.getByRole('button', { name: 'Resume after the last message' })
  await resume.press('Enter')
  await messages.getByText(`Not resumed. The service at ${service.baseUrl} does not answer.`).waitFor()
  expect(await page.evaluate('document.activeElement.textContent')).toBe('Resume after the last message')

  const { port } = new URL(service.baseUrl)
  const again = await startService({ DATA_DIR: service.dataDir, PORT: port })
  await publish(again.baseUrl)
  const request = page.waitForRequest(/\/api\/v2\/events\?/)
  await resume.press('Enter')
  expect(new URL((await request).url()).searchParams.get('from')).toBe(offset)
  await expect.poll(() => messages.getByText('user.created', { exact: true }).count()).toBe(2)
  const lines = await messages.getByRole('listitem').allTextContents()
  const [gap, first] = [/^Ended at .*, resumed at /, /user\.created/].map(text =>
    lines.findLastIndex(line => text.test(line)),
  )
  expect(gap).toBeGreaterThan(0)
  expect(gap).toBeLessThan(Number(first))
  expect(await page.evaluate('document.activeElement.textContent')).toBe('Execute')
  await again.stop()
})

test('executing again while listening keeps the messages, also if the request fails', async ({ stage }) => {
  const page = await stage.signedIn(placeOf('subscribe_events'))
  expect(await executeAgain(page)).toBe('200 OK')
  await publish(stage.service.baseUrl)
  const messages = messagesOf(page)
  await messages.getByText('user.created').waitFor()
  await executeButton(page).click()
  await messages.getByText('Executed again at').waitFor()
  await messages.getByText('user.created').waitFor()
  await page.getByLabel('from_timestamp').fill('yesterday')
  await executeButton(page).click()
  await answerOf(page).getByText('400 Bad Request').waitFor()
  await page.getByText('The messages of an earlier request').click()
  await messages.getByText('user.created').waitFor()
})
