import { describe, expect, it } from 'vitest'
import { limits } from '../../../src/limits.ts'
import { systemEntry } from '../../../src/logs/entries.ts'
import { anEntry } from '../an-entry.ts'
import type { OpenedStore, OpenStore } from './open-store.ts'

const gateMs = 1_000 * limits.noticeSeconds
type Type = Parameters<typeof systemEntry>[0]

/** Writes an entry about a stream. @returns its id */
async function tell({ logs }: OpenedStore, type: Type, id = 'est_1CfRkm7WrQvB2TzNpXyL4d') {
  const entry = logs.dated(systemEntry(type, { resource: { type: 'event_stream', id } }))
  await logs.write([entry])
  return entry.id
}

/** Defines tests of waiting notices, which every store must pass. */
export function describeNotices(name: string, open: OpenStore): void {
  describe(`notices in ${name}`, () => {
    it('are made only for entries of the service itself, and survive a restart', async () => {
      const store = await open()
      await store.logs.write([store.logs.dated(anEntry)])
      const id = await tell(store, 'event_stream.failing')
      const now = store.clock.now() + 1
      const { notices, logs } = await store.reopen()
      const claimed = await notices.claim(now, now + 1_000)
      expect(claimed).toEqual({ entry: await logs.find(id), tries: 0 })
      expect(await notices.claim(now, now + 1_000)).toBeNull()
    })

    it('are claimed by one of many, and again if the claim has ended', async () => {
      const store = await open()
      const id = await tell(store, 'event_stream.failing')
      const now = store.clock.now() + 1
      const claims = await Promise.all(Array.from({ length: 10 }, () => store.notices.claim(now, now + 500)))
      expect(claims.filter(claim => claim !== null)).toMatchObject([{ entry: { id }, tries: 0 }])
      expect(await store.notices.claim(now + 499, now + 900)).toBeNull()
      expect(await store.notices.claim(now + 500, now + 900)).toMatchObject({ entry: { id }, tries: 1 })
      await store.notices.settle(id, now + 700)
      expect(await store.notices.claim(now + 700, now + 900)).toMatchObject({ entry: { id }, tries: 2 })
      await store.notices.settle(id, null)
      expect(await store.notices.claim(now + gateMs, now + gateMs)).toBeNull()
    })

    it('about the same are sent once in ten minutes, and then the newest one', async () => {
      const store = await open()
      const { notices } = store
      const first = await tell(store, 'event_stream.failing')
      const now = store.clock.now() + 1_000
      expect(await notices.claim(now, now + 1)).toMatchObject({ entry: { id: first } })
      await notices.settle(first, null)
      await tell(store, 'event_stream.failing')
      const last = await tell(store, 'event_stream.failing')
      const recovered = await tell(store, 'event_stream.recovered')
      const other = await tell(store, 'event_stream.failing', 'est_1CfRkm8DfGhJ3KaSmPqR5t')
      const told: (string | undefined)[] = []
      for (let step = 0; step < 3; step++) told.push((await notices.claim(now, now + 1))?.entry.id)
      expect(told).toEqual([recovered, other, undefined])
      for (const id of [recovered, other]) await notices.settle(id, null)
      expect(await notices.claim(now + gateMs - 1, 0)).toBeNull()
      expect(await notices.claim(now + gateMs, now + gateMs + 1)).toMatchObject({ entry: { id: last } })
    })

    it('are dropped when they are old, or when there are too many', async () => {
      const store = await open()
      const { notices, logs } = store
      const entries = Array.from({ length: limits.waitingNotices + 2 }, (_, index) =>
        logs.dated(
          systemEntry('event_stream.failing', { resource: { type: 'event_stream', id: `${index}` } }),
        ),
      )
      await logs.write(entries)
      expect(await notices.drop(0)).toBe(2)
      expect(await notices.drop(0)).toBe(0)
      const now = store.clock.now() + 1_000
      expect(await notices.claim(now, now + 1)).toMatchObject({ entry: { id: entries[2]?.id } })
      expect(await notices.drop(now)).toBe(limits.waitingNotices)
      expect(await notices.claim(now, now + 1)).toBeNull()
      expect(await logs.find(entries[0]?.id ?? '')).toEqual(entries[0])
    })
  })
}
