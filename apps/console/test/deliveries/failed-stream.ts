import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { createStream } from '../create-stream.ts'
import { type Endpoint, openEndpoint } from '../endpoint.ts'
import { test as pageTest, type Stage } from '../stage.ts'

/** An event stream with failed deliveries, and its endpoint. */
interface FailedStream {
  readonly id: string
  readonly endpoint: Endpoint
  /** Publishes events whose deliveries fail with a status that the service does not retry, and waits until they are listed. */
  fail(count: number, status?: number, type?: Parameters<Stage['publish']>[1]): Promise<string[]>
}

/** A test with an event stream that has no deliveries at first. The stream is deleted after the test. */
export const test = pageTest.extend('stream', async ({ stage }, { onCleanup }): Promise<FailedStream> => {
  const { client } = stage
  const endpoint = await openEndpoint(422)
  const { id } = await createStream(client, 'audit log', endpoint.url)
  onCleanup(() => client.deleteEventStream({ id }))
  return {
    id,
    endpoint,
    async fail(count, status = 422, type) {
      endpoint.status = status
      const ids = await stage.publish(count, type)
      await expect
        .poll(async () => {
          const listed = new Set<string>()
          for await (const page of client.getEventDeliveries({ id, take: 100 }))
            for (const { id } of page) listed.add(id)
          return ids.every(event => listed.has(event))
        })
        .toBe(true)
      return ids
    },
  }
})

/** Presses a button of the open dialog. */
export const confirm = (page: Page, name: string) =>
  page.getByRole('dialog').getByRole('button', { name, exact: true }).click()
