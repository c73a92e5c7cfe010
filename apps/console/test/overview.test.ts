import { type Client, createClient } from '@tenant-api/client'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
  executablePath,
  expectAccessible,
  expectNarrow,
  openStage,
  type Stage,
  takePictures,
} from './stage.ts'

describe.skipIf(!executablePath)('The overview', () => {
  let stage: Stage
  let client: Client
  beforeAll(async () => {
    stage = await openStage()
    client = createClient({ baseUrl: stage.service.baseUrl, token: await stage.service.token() })
  })
  afterAll(() => stage?.close())

  const create = (name: string, status: 'enabled' | 'disabled') =>
    client.createEventStream({
      name,
      status,
      subscriptions: [{ event_type: 'organization.created' }],
      destination: {
        type: 'webhook',
        configuration: {
          webhook_endpoint: 'http://127.0.0.1:1/',
          webhook_authorization: { method: 'bearer', token: 'shared' },
        },
      },
    })

  test('says how to begin when there is nothing', async () => {
    const page = await stage.signedIn()
    await page.getByText('There are no event streams yet.').waitFor()
    await expectAccessible(page)
    await expectNarrow(page)
    await takePictures(page, 'overview-empty')
    await page.context().close()
  })

  test('shows which event streams fail and which are disabled, and how many events arrive', async () => {
    await create('audit log', 'enabled')
    await create('directory sync', 'disabled')
    await stage.publish(3)
    const page = await stage.signedIn()
    const streams = page.getByRole('region', { name: 'Event streams' })
    await expect
      .poll(() => streams.textContent(), { timeout: 40_000 })
      .toMatch(/0 enabled, 1 failing, 1 disabled/)
    const attention = page.getByRole('region', { name: 'Needs attention' })
    await expect
      .poll(() => attention.getByRole('listitem').allTextContents())
      .toMatchObject([
        expect.stringMatching(/^failingaudit log.*(wait|attempts in a row)/),
        expect.stringMatching(/^disableddirectory sync/),
      ])
    await stage.publish(5)
    const rate = page.getByRole('region', { name: 'Events a second' })
    await expect.poll(() => rate.textContent()).toMatch(/The last one at/)
    await expectAccessible(page)
    await expectNarrow(page)
    await takePictures(page, 'overview')
    await page.context().close()
  })

  test('shows what it may, and the missing scope for the rest', async () => {
    const page = await stage.signedIn('', { scope: 'read:events' })
    await page.getByText('The token lacks the scope read:event_streams.').waitFor()
    await page.getByRole('region', { name: 'Events a second' }).waitFor()
    await expectAccessible(page)
    await page.context().close()
  })

  test('tells that the service has stopped, and goes on when it is back', async () => {
    const page = await stage.signedIn()
    await page.getByRole('region', { name: 'Event streams' }).waitFor()
    await page.route('**/api/v2/event-streams*', route => route.abort())
    await page.clock.install()
    await page.clock.runFor(60_000)
    await expect.poll(() => page.getByRole('alert').textContent()).toMatch(/does not answer/)
    await page.unrouteAll()
    await page.getByRole('button', { name: 'Try again' }).click()
    await page.getByRole('alert').waitFor({ state: 'detached' })
    await page.context().close()
  })

  test('breaks no rule of the Content Security Policy, and calls no other host', () => {
    expect(stage.faults).toEqual([])
  })
})
