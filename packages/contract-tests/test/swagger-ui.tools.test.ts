import { readFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import path from 'node:path'
import { chromiumPath, launchChromium } from '@tenant-api/test-kit/chromium'
import { root } from '@tenant-api/test-kit/root'
import { startService } from '@tenant-api/test-kit/start-service'
import { waitMs } from '@tenant-api/test-kit/timeouts'
import { expect, inject, onTestFinished, test } from 'vitest'
import { listening } from './listening.ts'

const folder = path.join(root, 'packages/contract-tests/runners')

test.skipIf(!(inject('programs').Redocly && chromiumPath))(
  'Swagger UI lists event streams, creates one, and shows an event stream when it has ended',
  async () => {
    const site = await listening(
      createServer(async ({ url = '' }, answer) => {
        const file = url === '/' ? 'recipes/swagger-ui.html' : url
        answer.setHeader('Content-Type', file.endsWith('.html') ? 'text/html' : 'text/javascript')
        answer.end(await readFile(path.join(folder, file)).catch(() => ''))
      }),
    )
    onTestFinished(site.close)
    const service = await startService({ CORS_ORIGINS: site.baseUrl, EVENTS_MAX_CONNECTION_SECONDS: '1' })
    onTestFinished(service.stop)
    const browser = await launchChromium()
    onTestFinished(() => browser.close())
    const page = await browser.newPage()
    await page.goto(`${site.baseUrl}/#${service.baseUrl}#${await service.token()}`)
    const run = async (operation: string) => {
      const block = page.locator(`[id$="-${operation}"]`)
      await block.locator('button').first().click()
      await block.getByRole('button', { name: 'Execute' }).click()
      const answer = block.locator('.live-responses-table .response')
      await expect.poll(() => answer.count(), { timeout: waitMs }).toBe(1)
      return answer.textContent()
    }
    expect(await run('list_event_streams')).toContain('"eventStreams": []')
    expect(await run('create_event_stream')).toContain('"id": "est_')
    expect(await run('subscribe_events')).toContain('event: offset-only')
  },
)
