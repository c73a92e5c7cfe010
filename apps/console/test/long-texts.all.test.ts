import { chromiumPath } from '@tenant-api/test-kit/chromium'
import type { Page } from 'playwright-core'
import { describe, expect } from 'vitest'
import { createStream } from './create-stream.ts'
import { expectFitting, takePictures } from './page-checks.ts'
import { test as pageTest, type Stage } from './stage.ts'

const long = (length: number) => 'x'.repeat(length)

/** A test with an event stream and a policy that have the longest texts. */
const test = pageTest.extend('ids', { scope: 'file' }, async ({ stage: { client } }) => {
  const stream = await createStream(client, long(128), `https://example.com/${long(500)}`, {
    status: 'disabled',
    filters: [
      { path: `data.context.client.metadata.${long(226)}`, exact: long(512) },
      { path: 'source', in: [long(512), 'short'] },
    ],
  })
  const policy = await client.createRateLimitPolicy({
    resource: 'oauth_authentication_api',
    consumer: 'client',
    consumer_selector: `client_id:${long(245)}`,
    configuration: { action: 'redirect', limit: 1, redirect_uri: `https://example.com/${long(500)}` },
  })
  return { stream: stream.id, policy: policy.id }
})

/** A telephone, the narrowest page with tables, and a small screen. */
const widths = [360, 761, 961, 1_280]

describe.skipIf(!chromiumPath)('On pages of every width, texts of the greatest length fit', () => {
  async function opened(stage: Stage, path: string): Promise<Page> {
    const page = await stage.signedIn(path)
    await page.locator('main h1').waitFor()
    await expect.poll(() => page.locator('main').innerHTML()).toMatch(/x{20}/)
    return page
  }

  test.for([
    '',
    '/event-streams',
    '/event-streams/ID',
    '/event-streams/ID/edit',
    '/deliveries',
    '/deliveries/ID',
  ])('of an event stream: %s', async (path, { stage, ids }) => {
    const page = await opened(stage, path.replace('ID', ids.stream))
    await expectFitting(page, widths)
    await takePictures(page, `long${path.replaceAll('/', '-')}`)
  })

  test.for(['/rate-limit-policies', '/rate-limit-policies/ID', '/log'])(
    'of a policy: %s',
    async (path, { stage, ids }) => {
      const page = await opened(stage, path.replace('ID', ids.policy))
      await expectFitting(page, widths)
      await takePictures(page, `long${path.replaceAll('/', '-')}`)
    },
  )

  test('of questions before a destructive step', async ({ stage, ids }) => {
    for (const path of [`/event-streams/${ids.stream}`, '/rate-limit-policies']) {
      const page = await opened(stage, path)
      await page.getByRole('button', { name: /^Delete/ }).click()
      await page.getByRole('dialog').waitFor()
      await expectFitting(page, widths)
      const overflow = await page
        .getByRole('dialog')
        .evaluate(dialog => dialog.scrollWidth - dialog.clientWidth)
      expect(overflow).toBe(0)
      await takePictures(page, `long-dialog${path.startsWith('/e') ? 1 : 2}`)
    }
  })
})
