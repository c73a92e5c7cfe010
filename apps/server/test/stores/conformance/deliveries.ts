import { describe, expect, it } from 'vitest'
import type {
  DeliveryFilter,
  DeliveryPage,
  DeliveryPlace,
  FailedDelivery,
} from '../../../src/event-streams/deliveries.ts'
import { doWork } from '../../webhooks/harness/dispatched.ts'
import { anEntry } from '../an-entry.ts'
import { addFailedDeliveries } from './add-failed-deliveries.ts'
import { failedDelivery } from './failed-delivery.ts'
import { newEventStream } from './new-event-stream.ts'
import type { OpenedStore, OpenStore } from './open-store.ts'

const everything: DeliveryFilter = { eventTypes: null, from: null, to: null }
const noon = Date.parse('2026-11-20T12:00:00Z')

async function insertStream({ eventStreams }: OpenedStore, name: string): Promise<string> {
  const stream = newEventStream(name)
  await eventStreams.insert(stream, anEntry)
  return stream.id
}

async function listOf({ deliveries }: OpenedStore, stream: string): Promise<readonly FailedDelivery[]> {
  return (await deliveries.list(stream, everything, null, 10)).deliveries
}

/** The ids of the deliveries on each page. */
async function pagesOf(
  { deliveries }: OpenedStore,
  stream: string,
  filter: DeliveryFilter,
  limit: number,
): Promise<readonly string[][]> {
  const pages: string[][] = []
  let after: DeliveryPlace | null = null
  do {
    const page: DeliveryPage = await deliveries.list(stream, filter, after, limit)
    pages.push(page.deliveries.map(({ id }) => id))
    after = page.next
  } while (after)
  return pages
}

const idsOnPages = async (...given: Parameters<typeof pagesOf>) => (await pagesOf(...given)).flat()

/** Defines tests of the history of failed deliveries, which every store must pass. */
export function describeDeliveries(name: string, open: OpenStore): void {
  describe(`failed deliveries in ${name}`, () => {
    it('keep all their properties, also after a restart', async () => {
      const store = await open()
      const delivery = failedDelivery(await insertStream(store, 'a'), noon)
      await addFailedDeliveries(store, [delivery])
      const reopened = await store.reopen()
      const page = await reopened.deliveries.list(delivery.event_stream_id, everything, null, 10)
      expect(page).toEqual({ deliveries: [delivery], next: null })
    })

    it('are found without an event if the log no longer has it', async () => {
      const store = await open()
      const { event: _, ...delivery } = failedDelivery(await insertStream(store, 'a'), noon)
      await addFailedDeliveries(store, [delivery])
      expect(await store.deliveries.find(delivery.event_stream_id, delivery.id)).toEqual(delivery)
    })

    it.each(['events', 'attempts'])(
      'are listed on shorter pages if their %s are large, with at least one on each page',
      async large => {
        const store = await open()
        const stream = await insertStream(store, 'a')
        const made = [200_000, 200_000, 200_000, 800_000, 10, 10].map((size, minute) => {
          const delivery = failedDelivery(stream, noon + minute * 60_000)
          const text = '🥐'.repeat(size / 4)
          const event = { ...delivery.event, data: JSON.stringify({ object: { name: text } }) }
          const attempts = delivery.attempts.slice(0, 1).map(one => ({ ...one, error_message: text }))
          return { ...delivery, ...(large === 'events' ? { event } : { attempts }) } as FailedDelivery
        })
        await addFailedDeliveries(store, made)
        const pages = await pagesOf(store, stream, everything, 10)
        expect(pages.map(({ length }) => length)).toEqual([2, 1, 1, 2])
        expect(pages.flat()).toEqual(made.map(({ id }) => id))
      },
    )

    it('are listed by first attempt and then by id, in whatever order they were added', async () => {
      const store = await open()
      const stream = await insertStream(store, 'a')
      const made = [3, 1, 2, 1, 3, 1].map(minute => failedDelivery(stream, noon + minute * 60_000))
      await addFailedDeliveries(store, made.toReversed())
      const wanted = [1, 3, 5, 2, 0, 4].map(index => made[index]?.id)
      const { deliveries } = await store.deliveries.list(stream, everything, null, 10)
      expect(deliveries.map(({ id }) => id)).toEqual(wanted)
    })

    it('are filtered by dates, from the first (inclusive) to the last (exclusive)', async () => {
      const store = await open()
      const stream = await insertStream(store, 'a')
      const made = [-1, 0, 1, 999, 1_000, 1_001].map(offset => failedDelivery(stream, noon + offset))
      await addFailedDeliveries(store, made)
      const offsetsOf = async (filter: Partial<DeliveryFilter>) => {
        const { deliveries } = await store.deliveries.list(stream, { ...everything, ...filter }, null, 10)
        return deliveries.map(delivery => Date.parse(delivery.attempts[0]?.timestamp ?? '') - noon)
      }
      expect(await offsetsOf({ from: noon, to: noon + 1_000 })).toEqual([0, 1, 999])
      expect(await offsetsOf({ from: noon + 1_000 })).toEqual([1_000, 1_001])
      expect(await offsetsOf({ to: noon })).toEqual([-1])
      expect(await offsetsOf({ from: noon + 5_000 })).toEqual([])
    })

    it('are filtered by event type', async () => {
      const store = await open()
      const stream = await insertStream(store, 'a')
      const types = ['user.created', 'group.created', 'user.deleted', 'group.created'] as const
      const made = types.map(event_type => failedDelivery(stream, noon, { event_type }))
      await addFailedDeliveries(store, made)
      const typesOf = async (filter: Partial<DeliveryFilter>) => {
        const { deliveries } = await store.deliveries.list(stream, { ...everything, ...filter }, null, 10)
        return deliveries.map(({ event_type }) => event_type).toSorted()
      }
      expect(await typesOf({ eventTypes: ['group.created'] })).toEqual(['group.created', 'group.created'])
      expect(await typesOf({ eventTypes: ['user.deleted', 'user.created'] })).toEqual([
        'user.created',
        'user.deleted',
      ])
      expect(await typesOf({ eventTypes: ['group.deleted'] })).toEqual([])
    })

    it('are paged by the place of the last delivery, even if deliveries have the same time', async () => {
      const store = await open()
      const stream = await insertStream(store, 'a')
      const made = [0, 0, 0, 0, 1, 1, 2, 3, 3, 3].map(second => failedDelivery(stream, noon + second * 1_000))
      await addFailedDeliveries(store, made)
      for (const limit of [1, 3, 10])
        expect(await idsOnPages(store, stream, everything, limit)).toEqual(made.map(({ id }) => id))
    })

    it('have the same order on pages filtered by several event types', async () => {
      const store = await open()
      const stream = await insertStream(store, 'a')
      const types = ['user.deleted', 'user.created', 'group.created'] as const
      const made = Array.from({ length: 12 }, (_, index) => {
        const given = { event_type: types[index % 3] ?? 'user.created' }
        return failedDelivery(stream, noon + (index >> 1) * 1_000, given)
      })
      await addFailedDeliveries(store, made.toReversed())
      const filter = { ...everything, eventTypes: ['user.created', 'user.deleted'] as const }
      const wanted = made.filter(({ event_type }) => event_type !== 'group.created').map(({ id }) => id)
      for (const limit of [1, 3, 10]) expect(await idsOnPages(store, stream, filter, limit)).toEqual(wanted)
    })

    it('are listed from the place of a checkpoint or the date of a filter, whichever is later', async () => {
      const store = await open()
      const stream = await insertStream(store, 'a')
      const made = [0, 1_000, 2_000].map(offset => failedDelivery(stream, noon + offset))
      await addFailedDeliveries(store, made)
      const idsAfter = async (from: number, after: DeliveryPlace) => {
        const { deliveries } = await store.deliveries.list(stream, { ...everything, from }, after, 10)
        return deliveries.map(({ id }) => id)
      }
      const place = { listedAt: noon, id: made[0]?.id ?? '' }
      expect(await idsAfter(noon + 1_001, place)).toEqual([made[2]?.id])
      expect(await idsAfter(noon - 1_000, place)).toEqual([made[1]?.id, made[2]?.id])
      expect(await idsAfter(noon, place)).toEqual([made[1]?.id, made[2]?.id])
    })

    it('belong to one event stream, even if another stream gets the same event', async () => {
      const store = await open()
      const [one, two, none] = [
        await insertStream(store, 'one'),
        await insertStream(store, 'two'),
        await insertStream(store, 'none'),
      ]
      const delivery = failedDelivery(one, noon)
      const other = { ...delivery, event_stream_id: two }
      await addFailedDeliveries(store, [delivery, other])
      expect(await listOf(store, one)).toEqual([delivery])
      expect(await listOf(store, two)).toEqual([other])
      expect(await listOf(store, none)).toEqual([])
    })

    it('are deleted with their event stream, and those of other streams are kept', async () => {
      const store = await open()
      const [gone, kept] = [await insertStream(store, 'gone'), await insertStream(store, 'kept')]
      const [lost, left] = [failedDelivery(gone, noon), failedDelivery(kept, noon)]
      await addFailedDeliveries(store, [lost, left])
      expect(await store.eventStreams.delete(gone, () => anEntry)).toBe('deleted')
      await doWork(store.dispatch, gone)
      expect(await listOf(store, gone)).toEqual([])
      expect(await store.deliveries.find(gone, lost.id)).toBeNull()
      expect(await listOf(store, kept)).toEqual([left])
    })
  })
}
