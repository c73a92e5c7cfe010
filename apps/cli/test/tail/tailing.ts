import { afterAll } from 'vitest'
import { startTestService } from '../service.ts'
import { type RunOptions, start } from '../tenant-api.ts'

/** Starts a service for the tests of a file. */
export async function prepareTailing() {
  const tested = await startTestService({ EVENTS_RETRY_MS: '50' })
  afterAll(() => tested.service.stop())
  return {
    tested,
    tail: (args: readonly string[], options: RunOptions = {}) =>
      start(['events', 'tail', ...args], { env: tested.env, ...options }),
    /** Publishes events, and resolves with their ids and offsets, and with the offset before the first of them. */
    async published(count: number): Promise<{ from: string; ids: string[]; offsets: string[] }> {
      const [before] = await tested.publish(1)
      const events = await tested.publish(count)
      return {
        from: before?.offset ?? '',
        ids: events.map(event => event.event_id),
        offsets: events.map(event => event.offset),
      }
    },
  }
}

/** The event ids in a text. */
export const idsOf = (stdout: string) => stdout.match(/evt_\w{22}/g) ?? []

/** The event ids in lines of JSON. A truncated line fails the test. */
export const wholeIds = (lines: readonly string[]) => lines.map(line => JSON.parse(line).event.id as string)
