import { createPublisher } from '@tenant-api/client/publisher'
import { chromiumPath } from '@tenant-api/test-kit/chromium'
import { createRandom, seed } from '@tenant-api/test-kit/random'
import { members, randomUserData, valuesOfEvent, writtenObject } from '@tenant-api/test-kit/random-json'
import { credentials } from '@tenant-api/test-kit/start-service'
import { describe, expect } from 'vitest'
import { createStream } from '../create-stream.ts'
import { openEndpoint } from '../endpoint.ts'
import { test } from '../stage.ts'
import { idsIn, openLive } from './live-page.ts'

const values = process.env.LONG ? 1_000 : 100

describe.skipIf(!chromiumPath)('An event with long numbers', () => {
  test('is shown with every token of random values, live and as a failed delivery', async ({ stage }) => {
    const random = createRandom(seed)
    const datas = Array.from({ length: values / valuesOfEvent }, () => randomUserData(random))
    const endpoint = await openEndpoint(422)
    const { id } = await createStream(stage.client, 'kept tokens', endpoint.url, {
      subscriptions: [{ event_type: 'user.created' }],
    })
    const page = await openLive(stage)
    const publisher = createPublisher({ baseUrl: stage.service.baseUrl, ...credentials })
    const published = await publisher.publishEvents(
      datas.map((data, index) => {
        const attributes = {
          specversion: '1.0',
          id: `kept-${index}`,
          source: 'urn:test',
          type: 'user.created',
        }
        return writtenObject(random, members({ ...attributes, data })).written
      }),
    )
    const ids = published.map(({ event_id }) => event_id)
    /** The lines of the data of an event, the first one without its indentation. */
    const shown = (index: number, indent: string) => `"data": ${datas[index]?.shown.join(`\n${indent}`)}`

    await expect.poll(async () => (await idsIn(page)).length).toBeGreaterThan(0)
    const detail = page.getByRole('complementary', { name: 'Event' })
    for (const [index, eventId] of ids.entries()) {
      await page.getByRole('searchbox').fill(eventId)
      await expect.poll(() => idsIn(page)).toEqual([eventId])
      await page.locator('.event-list li button').click()
      await expect.poll(() => detail.locator('pre').textContent()).toContain(eventId)
      expect(await detail.locator('pre').textContent(), `seed ${seed}`).toContain(
        `\n    ${shown(index, '    ')},\n    "xtenant": "local"\n  }\n}`,
      )
    }

    await expect
      .poll(async () => (await stage.client.getEventDeliveries({ id, take: 100 })).length)
      .toBe(ids.length)
    for (const [index, eventId] of ids.entries()) {
      await page.goto(`${stage.service.baseUrl}/console/deliveries/${id}/${eventId}`)
      const pre = page.getByRole('region', { name: 'Event' }).locator('pre')
      expect(await pre.textContent(), `seed ${seed}`).toContain(`\n  ${shown(index, '  ')}\n}`)
    }
    await stage.client.deleteEventStream({ id })
  })
})
