import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { erasePerson } from '../../../src/events/erasure.ts'
import { changesOf, everything, failed, newDelivery } from '../../webhooks/harness/dispatched.ts'
import { insertStream } from '../../webhooks/harness/running-dispatcher.ts'
import { addFailedDeliveries } from './add-failed-deliveries.ts'
import { failedDelivery } from './failed-delivery.ts'
import { inSteps } from './in-steps.ts'
import { newEvent } from './new-event.ts'
import type { OpenedStore, OpenStore } from './open-store.ts'

const nothing = () => {}

/** An event of a user, whose mark may be searched for in the store. */
function userEvent(userId: string, mark: string = randomUUID()) {
  const data = { object: { user_id: userId, email: `${mark}@example.com` } }
  return newEvent(mark, { json: JSON.stringify({ type: 'user.created', source: '/tests', id: mark, data }) })
}

/** Defines tests of the erasure of a person's events, which every store must pass. */
export function describeErasure(name: string, open: OpenStore): void {
  const textsOf = async ({ events }: OpenedStore, types: ReadonlySet<'user.created'> | null = null) => {
    const page = await events.readFrames(0, 1_000, types, 0)
    return Buffer.concat(page?.frames ?? []).toString()
  }

  describe(`erasure in ${name}`, () => {
    it('removes the events of one person, and keeps their sequences and offsets', async () => {
      const store = await open()
      const people = ['auth0|a', 'auth0|b', 'auth0|a', 'auth0|c', 'auth0|a']
      const given = people.map(person => userEvent(person))
      const appended = await store.events.append(given)
      expect(await erasePerson(store.erasure, 'auth0|a', nothing)).toEqual({
        events: { read: 5, erased: 3 },
        deliveries: { read: 0, erased: 0 },
        attempts: { read: 0, erased: 0 },
        entries: { read: 0, erased: 0 },
      })
      const expectErased = async ({ events }: Pick<OpenedStore, 'events'>) => {
        const entries = await events.read(0, 10)
        expect(entries.map(({ sequence, id, type }) => ({ sequence, id, type }))).toEqual(
          given.map(({ id }, index) => ({
            sequence: index + 1,
            id,
            type: people[index] === 'auth0|a' ? '' : 'user.created',
          })),
        )
        const places = await Promise.all(appended.map(({ offset }) => events.resolve(offset)))
        expect(places).toEqual([1, 2, 3, 4, 5])
        expect(await events.head()).toBe(5)
      }
      await expectErased(store)
      for (const types of [null, new Set(['user.created' as const])]) {
        const text = await textsOf(store, types)
        const shown = given.map(({ publisherId }) => text.includes(publisherId))
        expect(shown).toEqual([false, true, false, true, false])
      }
      expect((await store.events.readFrames(4, 10, null, 0))?.last).toBe(5)
      await expectErased(await store.reopen())
    })

    it('finds nothing when it is repeated, and what was published since', async () => {
      const store = await open()
      await store.events.append([userEvent('a'), userEvent('b')])
      const erase = async () => (await erasePerson(store.erasure, 'a', nothing)).events
      expect(await erase()).toEqual({ read: 2, erased: 1 })
      expect(await erase()).toEqual({ read: 1, erased: 0 })
      await store.events.append([userEvent('a')])
      expect(await erase()).toEqual({ read: 2, erased: 1 })
    })

    it('reads a log of several steps, and says how far it is after each', async () => {
      const store = await open()
      await store.events.append(Array.from({ length: 300 }, (_, index) => userEvent(index % 2 ? 'a' : 'b')))
      const steps: number[] = []
      const { events } = await erasePerson(store.erasure, 'a', erased => steps.push(erased.events.read))
      expect(events).toEqual({ read: 300, erased: 150 })
      expect(steps.length).toBeGreaterThan(2)
      expect(steps).toEqual(steps.toSorted((a, b) => a - b))
    })

    it('forgets the id that the publisher gave an event: the same event is a new one', async () => {
      const store = await open()
      const event = userEvent('a')
      await store.events.append([event])
      await erasePerson(store.erasure, 'a', nothing)
      expect(await store.events.append([userEvent('a', event.publisherId)])).toEqual([
        expect.objectContaining({ duplicate: false }),
      ])
    })

    it('removes failed deliveries of the person, also those whose events have left the log', async () => {
      const store = await open()
      const stream = await insertStream(store, 'https://hooks.example.com/')
      const made = [1_000, 2_000].map(time => {
        const delivery = failedDelivery(stream, time)
        const data = JSON.stringify({ object: { user_id: time === 1_000 ? 'a' : 'b' } })
        return { ...delivery, event: { ...delivery.event, type: 'user.created' as const, data } }
      })
      await addFailedDeliveries(store, made as never)
      await store.execute("UPDATE event_streams SET status = 'disabled'")
      await store.events.append([newEvent('newest', { acceptedAt: 9_000 })])
      await inSteps(limit => store.events.prune(8_000, limit))
      const { deliveries } = await erasePerson(store.erasure, 'a', nothing)
      expect(deliveries).toEqual({ read: 2, erased: 1 })
      const listed = await store.deliveries.list(stream, everything, null, 10)
      expect(listed.deliveries.map(({ id }) => id)).toEqual([made[1]?.id])
    })

    it('drops deliveries that wait for a retry, and writes none that was under way', async () => {
      const store = await open()
      const stream = await insertStream(store, 'https://hooks.example.com/')
      const event = userEvent('a')
      await store.events.append([event])
      const { claim } = store.dispatch
      await claim()
      await store.dispatch.streams([stream])
      const delivery = newDelivery(stream, { eventId: event.id, sequence: 1 })
      const waiting = { waiting: [{ delivery, dueAt: 5 }] }
      expect(await store.dispatch.commit([changesOf(stream, { cursor: 1, ...waiting })])).toEqual([])
      expect(await store.dispatch.due(stream, 10, 10)).toHaveLength(1)
      await erasePerson(store.erasure, 'a', nothing)
      expect(await store.dispatch.due(stream, 10, 10)).toEqual([])
      expect(await store.dispatch.event(delivery)).toBe('erased')
      const copy = newDelivery(stream, { eventId: event.id, sequence: null })
      expect(await store.dispatch.event(copy)).toBe('erased')
      await store.dispatch.commit([changesOf(stream, { cursor: 1, ...waiting })])
      expect(await store.dispatch.due(stream, 10, 10)).toEqual([])
      await store.dispatch.commit([changesOf(stream, { cursor: 1, failed: [failed(delivery)] })])
      await store.dispatch.commit([changesOf(stream, { cursor: 1, failed: [failed(copy)] })])
      expect(await store.dispatch.due(stream, 10, 10)).toEqual([])
      expect((await store.deliveries.list(stream, everything, null, 10)).deliveries).toEqual([])
    })

    it('tells the log of a running service', async () => {
      const store = await open()
      let erasures = 0
      store.events.onErasure(() => erasures++)
      await store.events.append([userEvent('a')])
      await erasePerson(store.erasure, 'b', nothing)
      await erasePerson(store.erasure, 'a', nothing)
      await expect.poll(() => erasures).toBe(1)
    })

    it('leaves no byte of the newest event once it has expired, and no reader gets it', async () => {
      const store = await open()
      const marks = [randomUUID(), randomUUID()]
      const appended = await store.events.append(marks.map(mark => userEvent('a', mark)))
      await inSteps(limit => store.events.prune(2_000, limit))
      expect(await textsOf(store).catch(() => '')).toBe('')
      expect(await store.events.read(1, 10)).toMatchObject([{ sequence: 2, type: '' }])
      expect(await store.events.resolve(appended[1]?.offset ?? '')).toBe(2)
      await store.events.append([userEvent('b')])
      expect((await store.events.read(2, 10)).map(({ sequence }) => sequence)).toEqual([3])
    })
  })
}
