import { chromiumPath } from '@tenant-api/test-kit/chromium'
import { credentials } from '@tenant-api/test-kit/start-service'
import { describe, expect } from 'vitest'
import { createStream } from './create-stream.ts'
import { test as pageTest, signIn } from './stage.ts'

const count = 60

/** A test with 60 event streams. */
const test = pageTest.extend('streams', { scope: 'file', auto: true }, async ({ stage }) => {
  for (let number = 0; number < count; number += 1)
    await createStream(stage.client, `stream ${number}`, 'http://127.0.0.1:1/')
})

describe.skipIf(!chromiumPath)('Lists of many event streams', () => {
  test.for(['/event-streams', '/deliveries'])(
    '%s sends no more requests a second when it shows more pages',
    async (path, { stage }) => {
      const page = await stage.open(path)
      await page.clock.install()
      await signIn(page, credentials.clientId, credentials.clientSecret)
      await page.getByText('stream 1', { exact: true }).waitFor()
      const requests = async () => {
        let count = 0
        const add = () => {
          count += 1
        }
        page.on('request', add)
        // Advance the clock in steps, so that each request ends before the next one is due.
        for (let second = 0; second < 120; second += 1) await page.clock.runFor(1_000)
        page.off('request', add)
        return count
      }
      const ofOnePage = await requests()
      const more = page.getByRole('button', { name: 'Load more' })
      for (const shown of ['stream 30', 'stream 55']) {
        await more.click()
        await page.getByText(shown, { exact: true }).waitFor()
      }
      expect(await requests()).toBeLessThan(1.5 * ofOnePage)
    },
  )
})
