import { describe, expect, it } from 'vitest'
import { newId } from '../../../src/api/ids.ts'
import { limits } from '../../../src/limits.ts'
import type { LogEntry, LogStore, NewLogEntry } from '../../../src/logs/entries.ts'
import { logPage } from '../../../src/logs/search.ts'
import { newEventStream } from './new-event-stream.ts'
import type { OpenStore } from './open-store.ts'
import { newPolicy } from './rate-limit-policies.ts'

function newEntry(given: Partial<NewLogEntry> = {}): NewLogEntry {
  return {
    kind: 'change',
    operation: 'update_event_stream',
    client: { id: 'a', name: 'The client a' },
    resource: { type: 'event_stream', id: 'est_1', name: '🥐' },
    changed: ['name'],
    status: 200,
    count: 1,
    correlation_id: 'c 1',
    request_id: 'r',
    ip: '192.0.2.1',
    user_agent: 'Prüfung',
    ...given,
  }
}

/** Writes entries, newest last. @returns them, newest first */
async function written(logs: LogStore, given: readonly Partial<NewLogEntry>[]): Promise<LogEntry[]> {
  const entries = given.map(one => logs.dated(newEntry(one)))
  await logs.write(entries)
  return entries.toReversed()
}

/** Defines tests of the tenant's log, which every store must pass. */
export function describeLogs(name: string, open: OpenStore): void {
  describe(`the log in ${name}`, () => {
    it('keeps entries with all their properties, also after a restart', async () => {
      const { logs, reopen } = await open()
      const [entry] = await written(logs, [{}])
      if (!entry) throw new Error('expected an entry')
      expect(entry.id).toMatch(/^log_\w{22}$/)
      expect(await logs.find(entry.id)).toEqual(entry)
      const reopened = await reopen()
      expect(await reopened.logs.find(entry.id)).toEqual(entry)
      expect(await reopened.logs.find(newId('log_'))).toBeNull()
    })

    it('replaces an entry that is written again', async () => {
      const { logs } = await open()
      const [entry] = await written(logs, [{}])
      if (!entry) throw new Error('expected an entry')
      await logs.write([{ ...entry, count: 7 }])
      expect(await logPage(logs, {}, null, 10)).toEqual({ entries: [{ ...entry, count: 7 }], last: null })
    })

    it('lists the newest first, page by page, by every filter and by several', async () => {
      const { logs } = await open()
      const all = await written(logs, [
        {},
        { kind: 'refusal', operation: 'publish_events' },
        { client: { id: 'b' } },
        { correlation_id: 'c 2', client: { id: 'b' } },
        { resource: { type: 'event_stream', id: 'est_2' } },
        { kind: 'system', operation: 'clock.jumped' },
      ])
      const bare = logs.dated({ kind: 'system', operation: 'events.dropped', count: 1 })
      await logs.write([bare])
      const filters = [
        {},
        { kind: 'refusal' },
        { operation: 'clock.jumped' },
        { client_id: 'b' },
        { correlation_id: 'c 2' },
        { resource_id: 'est_2' },
        { client_id: 'b', correlation_id: 'c 1' },
        { kind: 'change', client_id: 'a', resource_id: 'est_1', correlation_id: 'c 1' },
        { kind: 'change', operation: 'clock.jumped' },
      ] as const
      for (const filter of filters) {
        const wanted = [bare, ...all].filter(entry => matches(entry, filter))
        const found: LogEntry[] = []
        for (let after: string | null | undefined; after !== null; ) {
          const page: Awaited<ReturnType<typeof logPage>> = await logPage(logs, filter, after ?? null, 2)
          found.push(...page.entries)
          after = page.last
        }
        expect(found, JSON.stringify(filter)).toEqual(
          wanted.map(entry => expect.objectContaining({ id: entry.id })),
        )
      }
    })

    it('finds entries from a time on, and before a time', async () => {
      const { logs } = await open()
      const [entry] = await written(logs, [{}])
      const time = Date.parse(entry?.date ?? '')
      const idsIn = async (range: { from?: number; to?: number }) =>
        (await logPage(logs, range, null, 10)).entries.map(({ id }) => id)
      expect(await idsIn({ from: time })).toEqual([entry?.id])
      expect(await idsIn({ from: time + 1 })).toEqual([])
      expect(await idsIn({ to: time + 1 })).toEqual([entry?.id])
      expect(await idsIn({ to: time })).toEqual([])
    })

    it('finds a few entries among many that match only one of several filters', async () => {
      const { logs } = await open()
      const [last] = await written(logs, [{ operation: 'delete_event_stream' }])
      await written(logs, Array(2_500).fill({}))
      const page = await logPage(
        logs,
        { client_id: 'a', operation: 'delete_event_stream', kind: 'change' },
        null,
        5,
      )
      expect(page).toEqual({ entries: [last], last: null })
    })

    it('deletes entries in steps, oldest first, once they are older than a time', async () => {
      const { logs } = await open()
      const entries = await written(logs, [{}, {}, {}])
      const time = Date.parse(entries[0]?.date ?? '')
      expect(await logs.deleteOlder(time - 60_000, 10)).toBe(0)
      expect(await logs.deleteOlder(time + 1, 2)).toBe(2)
      expect((await logPage(logs, {}, null, 10)).entries).toEqual([entries[0]])
    })

    it('deletes the oldest entries of a client that has more than its share, and none of others', async () => {
      const { logs, execute } = await open()
      const of = (id: string) => ({ client: { id } })
      await written(logs, [of('quiet'), of('busy'), of('busy'), of('busy'), of('b'), of('c')])
      expect(await logs.deleteOlder(0, 10)).toBe(0)
      // As if the client had made more entries after its first two.
      const more = limits.logEntriesOfClient - 1
      await execute(
        `UPDATE logs SET client_made = client_made + ${more} WHERE client_id = 'busy' AND client_made = 3`,
      )
      await written(logs, [of('quiet')])
      expect(await logs.deleteOlder(0, 1)).toBe(1)
      expect(await logs.deleteOlder(0, 10)).toBe(1)
      expect(await logs.deleteOlder(0, 10)).toBe(0)
      const { entries } = await logPage(logs, {}, null, 10)
      expect(entries.map(({ client }) => client?.id)).toEqual(['quiet', 'c', 'b', 'busy', 'quiet'])
    })

    it('has an entry for each change that was made, and for no other', async () => {
      const { logs, eventStreams, rateLimitPolicies } = await open()
      const stream = newEventStream('a')
      const policy = newPolicy()
      const of = (operation: NewLogEntry['operation'], id: string) =>
        newEntry({ operation, resource: { type: 'event_stream', id } })
      await eventStreams.insert(stream, of('create_event_stream', stream.id))
      await eventStreams.insert(newEventStream('a'), of('create_event_stream', 'name taken'))
      await eventStreams.update(
        stream.id,
        one => ({ ...one, name: 'b' }),
        (before, after) => of('update_event_stream', `${before.name} ${after.name}`),
      )
      await eventStreams.update(
        stream.id,
        one => ({ ...one, name: 'c' }),
        () => null,
      )
      await eventStreams.update(
        newId('est_'),
        one => one,
        () => of('update_event_stream', 'unknown'),
      )
      await eventStreams.delete(stream.id, ({ name }) => of('delete_event_stream', name))
      await eventStreams.delete(stream.id, () => of('delete_event_stream', 'unknown'))
      await rateLimitPolicies.insert(policy, of('create_rate_limit_policy', policy.id))
      await rateLimitPolicies.insert(newPolicy(), of('create_rate_limit_policy', 'exists'))
      const change = { configuration: { action: 'allow' }, updated_at: policy.updated_at } as const
      await rateLimitPolicies.update(policy.id, change, ({ configuration }, after) =>
        of('update_rate_limit_policy', `${configuration.action} ${after.configuration.action}`),
      )
      const never = { configuration: { action: 'block', limit: 1 }, updated_at: policy.updated_at } as const
      expect(await rateLimitPolicies.update(policy.id, never, () => null)).toEqual({
        ...policy,
        ...change,
        version: 2,
      })
      await rateLimitPolicies.delete(policy.id, one => of('delete_rate_limit_policy', one.consumer_selector))
      await rateLimitPolicies.delete(policy.id, () => of('delete_rate_limit_policy', 'unknown'))
      const { entries } = await logPage(logs, {}, null, 100)
      expect(entries.map(({ operation, resource }) => [operation, resource?.id]).toReversed()).toEqual([
        ['create_event_stream', stream.id],
        ['update_event_stream', 'a b'],
        ['delete_event_stream', 'b'],
        ['create_rate_limit_policy', policy.id],
        ['update_rate_limit_policy', 'block allow'],
        ['delete_rate_limit_policy', 'default'],
      ])
    })
  })
}

function matches(entry: LogEntry, filter: Readonly<Record<string, string>>): boolean {
  const of = {
    kind: entry.kind,
    operation: entry.operation,
    client_id: entry.client?.id,
    resource_id: entry.resource?.id,
    correlation_id: entry.correlation_id,
  }
  return Object.entries(filter).every(([name, value]) => Reflect.get(of, name) === value)
}
