import { execFile } from 'node:child_process'
import path from 'node:path'
import { promisify } from 'node:util'
import { freePort } from '@tenant-api/contract-tests/free-port'
import { startService } from '@tenant-api/contract-tests/start-service'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { idsIn, shown } from './live-page.ts'
import {
  executablePath,
  expectAccessible,
  expectNarrow,
  openStage,
  type Stage,
  takePictures,
} from './stage.ts'

const cli = path.resolve(import.meta.dirname, '../../cli/src/main.ts')

describe.skipIf(!executablePath)('The live view', () => {
  let stage: Stage
  beforeAll(async () => {
    stage = await openStage()
  })
  afterAll(() => stage?.close())

  /** Opens the view, and waits until the stream is open. */
  async function openLive(query = ''): Promise<Page> {
    const page = await stage.signedIn(`/live${query}`, { viewport: { width: 1280, height: 1500 } })
    await page.getByText('live', { exact: true }).waitFor()
    return page
  }

  test('says how to make an event while there is none', async () => {
    const page = await openLive()
    await page.getByText('Waiting for events.').waitFor()
    await expectAccessible(page)
    await takePictures(page, 'live-empty')
    await page.context().close()
  })

  test('shows events as they happen, and the raw message of one', async () => {
    const page = await openLive()
    const ids = await stage.publish(5)
    await expect.poll(() => idsIn(page)).toEqual(ids)
    await expectAccessible(page)
    await expectNarrow(page)
    await takePictures(page, 'live')
    await page.getByRole('button', { name: String(ids[2]) }).click()
    const detail = page.getByRole('complementary', { name: 'Event' })
    expect(JSON.parse((await detail.locator('pre').textContent()) ?? '')).toMatchObject({
      type: 'organization.created',
      event: { id: ids[2], data: { object: { id: 'org_1' } } },
    })
    await expectAccessible(page)
    await expectNarrow(page)
    await takePictures(page, 'live-detail')
    await page.context().close()
  })

  test('copies commands that read the stream from the chosen event on', async () => {
    const page = await openLive()
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
    const ids = await stage.publish(3)
    await page.getByRole('button', { name: String(ids[1]) }).click()
    const clipboard = () => page.evaluate(() => navigator.clipboard.readText())
    async function copied(name: string, beginning: RegExp): Promise<string> {
      await page.getByRole('button', { name }).click()
      await expect.poll(clipboard).toMatch(beginning)
      return clipboard()
    }
    const TOKEN = await stage.service.token()
    const curl = await copied('Copy as curl', /^curl /)
    expect(curl).toMatch(/^curl -N -H "Authorization: Bearer \$TOKEN" '[^']+'$/)
    const [, url = ''] = /'([^']+)'$/.exec(curl) ?? []
    const response = await fetch(url, { headers: { Authorization: `Bearer ${TOKEN}` } })
    let text = ''
    for await (const chunk of response.body?.pipeThrough(new TextDecoderStream()) ?? []) {
      text += chunk
      if (text.includes('"event":')) break
    }
    expect(/evt_\w+/.exec(text)?.[0]).toBe(ids[1])

    const [program, ...args] = (await copied('Copy as CLI command', /^tenant-api /))
      .replaceAll("'", '')
      .split(' ')
    expect(program).toBe('tenant-api')
    const env = { ...process.env, TENANT_API_TOKEN: TOKEN }
    const run = promisify(execFile)(process.execPath, [cli, ...args, '--max', '1', '--json'], { env })
    expect((await run).stdout).toContain(ids[1])
    await page.context().close()
  })

  test('filters by type and text, and keeps the filter in the address', async () => {
    const page = await openLive()
    const ids = await stage.publish(4)
    await expect.poll(() => idsIn(page)).toEqual(ids)
    await page.getByRole('searchbox').fill(String(ids[2]).toUpperCase())
    await expect.poll(() => idsIn(page)).toEqual([ids[2]])
    expect(new URL(page.url()).searchParams.get('text')).toBe(String(ids[2]).toUpperCase())
    await page.getByRole('searchbox').fill('')
    await page.locator('summary', { hasText: 'All types' }).click()
    await takePictures(page, 'live-types')
    await expectAccessible(page)
    await page.getByRole('checkbox', { name: 'user.created' }).check()
    await page.getByText('No event matches.').waitFor()
    expect(new URL(page.url()).searchParams.get('types')).toBe('user.created')
    await page.getByRole('checkbox', { name: 'organization.created' }).check()
    await expect.poll(() => idsIn(page)).toEqual(ids)
    await page.keyboard.press('Escape')
    await page.context().close()
  })

  test('shows nothing new while paused, and all of it when resumed', async () => {
    const page = await openLive()
    const before = await stage.publish(1)
    await expect.poll(() => idsIn(page)).toEqual(before)
    await page.getByRole('button', { name: 'Pause' }).click()
    const during = await stage.publish(2)
    const resume = page.getByRole('button', { name: 'Resume (2 new)' })
    await resume.waitFor()
    expect(await idsIn(page)).toEqual(before)
    await resume.click()
    await expect.poll(() => idsIn(page)).toEqual([...before, ...during])
    await page.context().close()
  })

  test('jumps to a time, and back to the latest events', async () => {
    const ids = await stage.publish(2)
    const page = await openLive()
    await page.locator('summary', { hasText: 'Jump to a time' }).click()
    await page.getByRole('button', { name: 'Jump', exact: true }).click()
    await expect.poll(async () => (await shown(page)).kept).toBeGreaterThan(2)
    await page.getByRole('searchbox').fill(String(ids[0]))
    await expect.poll(() => idsIn(page)).toEqual([ids[0]])
    await page.locator('summary', { hasText: 'From ' }).click()
    await page.getByRole('button', { name: 'Back to the latest' }).click()
    await expect.poll(async () => (await shown(page)).kept).toBe(0)
    await page.context().close()
  })

  test('is operated by keyboard alone', async () => {
    const page = await openLive()
    const ids = await stage.publish(3)
    await expect.poll(() => idsIn(page)).toEqual(ids)
    await page.getByRole('button', { name: 'Pause' }).focus()
    await page.keyboard.press('Tab')
    for (const [key, id] of [
      ['ArrowUp', ids[1]],
      ['Home', ids[0]],
      ['End', ids[2]],
    ] as const) {
      await page.keyboard.press(key)
      await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toContain(id)
    }
    await page.keyboard.press('Enter')
    await page.getByRole('complementary', { name: 'Event' }).waitFor()
    await page.keyboard.press('Escape')
    await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toContain(ids[2])
    await page.context().close()
  })

  test('has at most 60 rows in the page, follows the newest, and stays where the reader scrolls', async () => {
    const page = await stage.signedIn('/live', { viewport: { width: 1280, height: 3000 } })
    await page.getByText('live', { exact: true }).waitFor()
    const ids = (await Promise.all([1, 2, 3].map(() => stage.publish(1_000)))).flat()
    await expect.poll(async () => (await shown(page)).kept).toBe(3_000)
    expect(
      await page
        .getByRole('listitem')
        .filter({ has: page.locator('time') })
        .count(),
    ).toBeLessThanOrEqual(60)
    await expect.poll(async () => ids.includes((await idsIn(page)).at(-1) ?? '')).toBe(true)
    await page.locator('.scroller').evaluate(list => {
      list.scrollTop = 3_200
    })
    const follow = page.getByRole('button', { name: 'Follow the newest' })
    await follow.waitFor()
    const read = await idsIn(page)
    await stage.publish(1)
    await expect.poll(async () => (await shown(page)).kept).toBe(3_001)
    expect(await idsIn(page)).toEqual(read)
    await follow.click()
    await expect.poll(async () => (await idsIn(page)).at(-1)).not.toBe(read.at(-1))
    await page.context().close()
  })

  test('keeps the events while another view is shown', async () => {
    const page = await openLive()
    const ids = await stage.publish(2)
    await expect.poll(() => idsIn(page)).toEqual(ids)
    const views = page.getByRole('navigation', { name: 'Views' })
    await page.clock.install()
    await views.getByRole('link', { name: 'Rate limit policies' }).click()
    await page.getByRole('heading', { name: 'Rate limit policies' }).waitFor()
    // Longer than a stream without components stays open.
    await page.clock.runFor(5_000)
    await page.clock.resume()
    const later = await stage.publish(1)
    await views.getByRole('link', { name: 'Live', exact: true }).click()
    await expect.poll(() => idsIn(page)).toEqual([...ids, ...later])
    await page.context().close()
  })

  test('goes on after a crash of the service with no event missing', async () => {
    // The client alone would wait for a minute.
    const env = { PORT: String(await freePort()), EVENTS_RETRY_MS: '60000' }
    const crashed = await openStage(env)
    const page = await crashed.signedIn('/live', { viewport: { width: 1280, height: 1500 } })
    await page.getByText('live', { exact: true }).waitFor()
    const before = await crashed.publish(10)
    await expect.poll(() => idsIn(page)).toEqual(before)
    await crashed.service.kill()
    await page.getByText('reconnecting', { exact: true }).waitFor()
    expect(await idsIn(page)).toEqual(before)
    await takePictures(page, 'live-reconnecting')
    const again = await startService({ ...env, DATA_DIR: crashed.service.dataDir })
    const after = await crashed.publish(10)
    await expect.poll(() => idsIn(page)).toEqual([...before, ...after])
    await page.getByText('live', { exact: true }).waitFor()
    await again.stop()
    await crashed.close()
  })

  test('names the missing scope', async () => {
    const page = await stage.signedIn('/live', { scope: 'read:event_streams' })
    await page.getByText('The token lacks the scope read:events.').waitFor()
    await page.getByRole('link', { name: 'what the token may do' }).click()
    await page.getByRole('heading', { name: 'Access' }).waitFor()
    await page.context().close()
  })

  test('breaks no rule of the Content Security Policy, and calls no other host', () => {
    expect(stage.faults).toEqual([])
  })
})
