import { chromiumPath } from '@tenant-api/test-kit/chromium'
import { holdClock } from '@tenant-api/test-kit/hold-clock'
import { describe, expect } from 'vitest'
import { expectAccessible, takePictures } from '../page-checks.ts'
import { runUntilShown } from '../run-until-shown.ts'
import { idsIn } from './live-page.ts'
import { startMockStage, test } from './mock-stage.ts'

const created = (id: string) => ({ type: 'user.created', event: { id } })

describe.skipIf(!chromiumPath)('The live view, when its connection is disturbed,', () => {
  test('reconnects after cuts, and neither loses nor repeats an event', async ({ mock }) => {
    const mocked = await mock.open()
    await mocked.page.getByText('live', { exact: true }).waitFor()
    const ids: string[] = []
    for (let count = 0; count < 5; count += 1) {
      const id = `evt_${String(count).padStart(22, '1')}`
      ids.push(id)
      await mock.push(created(id))
      await expect.poll(() => idsIn(mocked.page)).toEqual(ids)
      const { streams } = mocked
      await mock.cut()
      await expect.poll(() => mocked.streams).toBeGreaterThan(streams)
      await mocked.page.getByText('live', { exact: true }).waitFor()
    }
  })

  test('reconnects when the connection breaks in the middle of a message', async ({ stage }) => {
    const busy = await startMockStage(stage, 20)
    const mocked = await busy.open()
    await mocked.page.getByText('live', { exact: true }).waitFor()
    mocked.prefer = 'stream=cut'
    await busy.cut()
    await expect.poll(() => mocked.streams).toBeGreaterThan(3)
    mocked.prefer = undefined
    await mocked.page.getByText('live', { exact: true }).waitFor()
    const ids = await idsIn(mocked.page)
    expect(new Set(ids).size).toBe(ids.length)
    expect(ids).not.toContain('gap')
    await busy.close()
  })

  test('replaces a connection that is silent', async ({ mock }) => {
    const mocked = await mock.open()
    await mocked.page.getByText('live', { exact: true }).waitFor()
    mocked.prefer = 'stream=silence'
    const { streams } = mocked
    await mocked.page.clock.install()
    await mock.cut()
    await expect.poll(() => mocked.streams).toBe(streams + 1)
    mocked.prefer = undefined
    await mocked.page.clock.runFor(60_000)
    await expect.poll(() => mocked.streams).toBeGreaterThan(streams + 1)
    await mocked.page.clock.resume()
    await mocked.page.getByText('live', { exact: true }).waitFor()
  })

  test('waits as long as the service asks, shows the reason, and connects at once on a click', async ({
    mock,
  }) => {
    const mocked = await mock.open()
    await mocked.page.getByText('live', { exact: true }).waitFor()
    const reason = mocked.page.getByText('This client has too many open connections')
    mocked.prefer = 'code=429'
    await mock.cut()
    await reason.waitFor()
    await expectAccessible(mocked.page)
    await takePictures(mocked.page, 'live-429')
    mocked.prefer = undefined
    await mocked.page.getByText('live', { exact: true }).waitFor()
    mocked.prefer = 'code=429'
    await holdClock(mocked.page)
    await mock.cut()
    await runUntilShown(reason)
    const { streams } = mocked
    await mocked.page.clock.runFor(500)
    expect(mocked.streams).toBe(streams)
    mocked.prefer = undefined
    await mocked.page.getByRole('button', { name: 'Connect now' }).click()
    await expect.poll(() => mocked.streams).toBe(streams + 1)
    await mocked.page.clock.resume()
    await mocked.page.getByText('live', { exact: true }).waitFor()
    expect(mocked.streams).toBe(streams + 1)
  })

  test('does not say that no event is lost before the service has accepted its first connection', async ({
    mock,
  }) => {
    const mocked = await mock.open('code=429')
    const state = mocked.page.locator('.connection')
    await expect.poll(() => state.textContent()).toMatch(/too many open connections/)
    expect(await state.textContent()).not.toMatch(/No event is lost/)
    mocked.prefer = undefined
    await mocked.page.getByText('live', { exact: true }).waitFor()
    await mock.push(created('evt_6111111111111111111111'))
    await expect.poll(() => idsIn(mocked.page)).toHaveLength(1)
    mocked.prefer = 'code=429'
    await mock.cut()
    await expect.poll(() => state.textContent()).toMatch(/No event is lost/)
  })

  test('marks the place where events are missing because the offset has expired', async ({ mock }) => {
    const mocked = await mock.open()
    await mocked.page.getByText('live', { exact: true }).waitFor()
    const [before, after] = ['evt_2111111111111111111111', 'evt_3111111111111111111111']
    await mock.push(created(before))
    await expect.poll(() => idsIn(mocked.page)).toEqual([before])
    mocked.prefer = 'code=410'
    await mock.cut()
    await expect.poll(() => idsIn(mocked.page)).toContain('gap')
    mocked.prefer = undefined
    await mocked.page.getByText('live', { exact: true }).waitFor()
    await mock.push(created(after))
    await expect.poll(async () => (await idsIn(mocked.page)).at(-1)).toBe(after)
    expect((await idsIn(mocked.page)).filter(id => id !== 'gap')).toEqual([before, after])
    await expectAccessible(mocked.page)
    await takePictures(mocked.page, 'live-gap')
  })

  test('shows events of a type that is newer than the console, and filters by it', async ({ mock }) => {
    const mocked = await mock.open()
    await mocked.page.getByText('live', { exact: true }).waitFor()
    await mock.push(
      { type: 'user.teleported', event: { id: 'evt_4111111111111111111111' } },
      'handling=lenient',
    )
    await mock.push(created('evt_5111111111111111111111'))
    await expect.poll(() => idsIn(mocked.page)).toHaveLength(2)
    await mocked.page.locator('summary', { hasText: 'All types' }).click()
    await mocked.page.getByRole('checkbox', { name: 'user.teleported' }).check()
    await expect.poll(() => idsIn(mocked.page)).toHaveLength(1)
    await mocked.page.keyboard.press('Escape')
    await mocked.page.getByRole('button', { name: 'user.teleported new type' }).click()
    await mocked.page.getByText('This type is newer than the console.').waitFor()
    await expectAccessible(mocked.page)
  })

  test('says that the service refuses the token', async ({ mock }) => {
    const mocked = await mock.open()
    await mocked.page.getByText('live', { exact: true }).waitFor()
    mocked.prefer = 'code=401'
    await mock.cut()
    await mocked.page.getByText('not connected', { exact: true }).waitFor()
    mocked.prefer = undefined
    await mocked.page.getByRole('button', { name: 'Connect now' }).click()
    await mocked.page.getByText('live', { exact: true }).waitFor()
  })
})
