import { describe, expect, it } from 'vitest'
import { newId } from '../../../src/api/ids.ts'
import { redeliverAll } from '../../../src/event-streams/redeliver-all.ts'
import type { Delivery } from '../../../src/webhooks/delivery.ts'
import {
  attempt,
  changesOf,
  delivered,
  doWork,
  everything,
  failed,
  json,
  newDelivery,
  openWithStream,
  streamOf,
  testEvent,
} from '../../webhooks/harness/dispatched.ts'
import { anEntry } from '../an-entry.ts'
import { addFailedDeliveries } from './add-failed-deliveries.ts'
import { failedDelivery } from './failed-delivery.ts'
import { inSteps } from './in-steps.ts'
import { newEventStream } from './new-event-stream.ts'
import type { OpenStore } from './open-store.ts'

const noon = Date.parse('2026-11-20T12:00:00Z')

/** Defines tests of finding, redelivering and deleting deliveries, which every store must pass. */
export function describeRedelivery(name: string, open: OpenStore): void {
  async function withDeliveries(count: number) {
    const store = await open()
    const stream = newEventStream('a')
    await store.eventStreams.insert(stream, anEntry)
    const made = Array.from({ length: count }, (_, second) =>
      failedDelivery(stream.id, noon + second * 1_000),
    )
    await addFailedDeliveries(store, made)
    return { ...store, stream: stream.id, made }
  }

  describe(`the history of deliveries in ${name}`, () => {
    it('finds a delivery by its stream and event', async () => {
      const { deliveries, stream, made } = await withDeliveries(2)
      expect(await deliveries.find(stream, made[1]?.id ?? '')).toEqual(made[1])
      expect(await deliveries.find(stream, newId('evt_'))).toBeNull()
      expect(await deliveries.find(newId('est_'), made[1]?.id ?? '')).toBeNull()
    })

    it('makes a redelivered delivery due, refuses its second redelivery meanwhile, and keeps it listed, also after a restart', async () => {
      const { deliveries, stream, made, reopen } = await withDeliveries(2)
      const id = made[0]?.id ?? ''
      expect(await deliveries.redeliver(stream, id, noon, anEntry)).toEqual({ accepted: 1 })
      expect(await deliveries.redeliver(stream, id, noon, anEntry)).toBe('under way')
      expect(await deliveries.redeliver(stream, newId('evt_'), noon, anEntry)).toBe('unknown')
      expect(await deliveries.redeliver(newId('est_'), id, noon, anEntry)).toBe('unknown')
      const reopened = await reopen()
      expect(await reopened.deliveries.redeliver(stream, id, noon, anEntry)).toBe('under way')
      const listed = await reopened.deliveries.list(stream, everything, null, 10)
      expect(listed.deliveries).toEqual(made)
      const due = await reopened.dispatch.due(stream, noon, 10)
      expect(due.map(({ eventId, attempts, tries }) => ({ eventId, attempts, tries }))).toEqual([
        { eventId: id, attempts: made[0]?.attempts, tries: 0 },
      ])
    })

    it('makes all deliveries of a bulk redelivery due, except those that are already being redelivered', async () => {
      const { deliveries, dispatch, stream, made } = await withDeliveries(5)
      const filter = { ...everything, from: noon + 1_000, to: noon + 4_000 }
      await deliveries.redeliver(stream, made[2]?.id ?? '', noon, anEntry)
      expect(await redeliverAll(deliveries, newId('est_'), filter, () => anEntry)).toBe('disabled')
      expect(
        await redeliverAll(deliveries, stream, { ...filter, eventTypes: ['group.deleted'] }, () => anEntry),
      ).toEqual({
        accepted: 0,
      })
      expect(await redeliverAll(deliveries, stream, filter, () => anEntry)).toEqual({ accepted: 2 })
      await doWork(dispatch, stream)
      expect(await redeliverAll(deliveries, stream, filter, () => anEntry)).toEqual({ accepted: 0 })
      const due = await dispatch.due(stream, Date.now(), 10)
      const wanted = made.slice(1, 4).map(({ id }) => id)
      expect(due.map(({ eventId }) => eventId).toSorted()).toEqual(wanted.toSorted())
    })

    it('makes all deliveries of several event types due, even if all of one type are older than those of the other', async () => {
      const { deliveries, dispatch, events, stream, made } = await withDeliveries(20)
      const later = [30, 31, 32].map(second =>
        failedDelivery(stream, noon + second * 1_000, { event_type: 'user.deleted' }),
      )
      await addFailedDeliveries({ dispatch, events }, later)
      const eventTypes = ['user.deleted', 'user.created'] as const
      const accepted = made.length + later.length
      expect(await redeliverAll(deliveries, stream, { ...everything, eventTypes }, () => anEntry)).toEqual({
        accepted,
      })
      await doWork(dispatch, stream)
      expect(await dispatch.due(stream, Date.now(), 100)).toHaveLength(accepted)
    })

    it('refuses redeliveries while the stream is disabled', async () => {
      const { deliveries, eventStreams, stream, made } = await withDeliveries(2)
      await eventStreams.update(
        stream,
        before => ({ ...before, status: 'disabled' }),
        () => anEntry,
      )
      expect(await deliveries.redeliver(stream, made[0]?.id ?? '', noon, anEntry)).toBe('disabled')
      expect(await redeliverAll(deliveries, stream, everything, () => anEntry)).toBe('disabled')
    })

    it('refuses a bulk redelivery while ten others of the stream are in progress', async () => {
      const { deliveries, dispatch, stream } = await withDeliveries(12)
      for (let second = 0; second < 10; second++) {
        const filter = { ...everything, from: noon + second * 1_000, to: noon + (second + 1) * 1_000 }
        expect(await redeliverAll(deliveries, stream, filter, () => anEntry)).toEqual({ accepted: 1 })
      }
      const rest = { ...everything, from: noon + 10_000 }
      expect(await redeliverAll(deliveries, stream, rest, () => anEntry)).toBe('too many under way')
      await doWork(dispatch, stream)
      expect(await redeliverAll(deliveries, stream, rest, () => anEntry)).toEqual({ accepted: 2 })
    })

    it('tells the node that holds the stream of each accepted redelivery', async () => {
      const { deliveries, dispatch, stream, made } = await withDeliveries(2)
      const revision = async () => (await streamOf(dispatch, stream))?.claim.revision ?? Number.NaN
      const before = await revision()
      await deliveries.redeliver(stream, made[0]?.id ?? '', noon, anEntry)
      const between = await revision()
      expect(between).toBeGreaterThan(before)
      await redeliverAll(deliveries, stream, everything, () => anEntry)
      expect(await revision()).toBeGreaterThan(between)
    })

    it('does not disturb the node that holds the stream if it refuses a redelivery', async () => {
      const { deliveries, dispatch, eventStreams, stream, made } = await withDeliveries(2)
      const [id = ''] = made.map(delivery => delivery.id)
      const revision = async () => (await streamOf(dispatch, stream))?.claim.revision
      await deliveries.redeliver(stream, id, noon, anEntry)
      const enabled = await revision()
      expect(await deliveries.redeliver(stream, id, noon, anEntry)).toBe('under way')
      expect(await deliveries.redeliver(stream, newId('evt_'), noon, anEntry)).toBe('unknown')
      expect(await redeliverAll(deliveries, stream, { ...everything, to: noon }, () => anEntry)).toEqual({
        accepted: 0,
      })
      expect(await revision()).toBe(enabled)
      await eventStreams.update(
        stream,
        before => ({ ...before, status: 'disabled' }),
        () => anEntry,
      )
      const disabled = await revision()
      expect(await deliveries.redeliver(stream, id, noon, anEntry)).toBe('disabled')
      expect(await redeliverAll(deliveries, stream, everything, () => anEntry)).toBe('disabled')
      expect(await revision()).toBe(disabled)
    })

    it('accepts each delivery of a large bulk redelivery once, also if event types are given', async () => {
      const { deliveries, dispatch, id } = await openWithStream(open)
      const many = (count: number, eventType: Delivery['eventType']) =>
        Array.from({ length: count }, () => failed(newDelivery(id, { eventType })))
      await dispatch.commit([
        changesOf(id, { failed: [...many(5_002, 'user.created'), ...many(3, 'user.deleted')] }),
      ])
      const types = ['user.deleted', 'user.created'] as const
      expect(await redeliverAll(deliveries, id, { ...everything, eventTypes: types }, () => anEntry)).toEqual(
        {
          accepted: 5_005,
        },
      )
      expect(await redeliverAll(deliveries, id, everything, () => anEntry)).toEqual({ accepted: 5_005 })
    })

    it('counts the deliveries that are being redelivered, without test events, until their attempts have ended', async () => {
      const { deliveries, dispatch, stream, made } = await withDeliveries(4)
      const redelivering = async () => (await dispatch.standing(stream))?.redelivering
      await dispatch.insertTest(testEvent(stream), json, noon, anEntry)
      expect(await redelivering()).toBe(0)
      await deliveries.redeliver(stream, made[0]?.id ?? '', noon, anEntry)
      expect(await redelivering()).toBe(1)
      await redeliverAll(deliveries, stream, { ...everything, to: noon + 3_000 }, () => anEntry)
      await doWork(dispatch, stream)
      expect(await redelivering()).toBe(3)
      await streamOf(dispatch, stream)
      const due = (await dispatch.due(stream, Date.now(), 10)).filter(({ isListed }) => isListed)
      const [one, other, third] = due.map(({ eventId }) =>
        newDelivery(stream, { eventId, sequence: null, isListed: true, attempts: [attempt(1)] }),
      )
      if (!one || !other || !third) throw new Error('expected three deliveries to be due')
      const ended = { delivered: [delivered(one)], failed: [failed(other)] }
      await dispatch.commit([
        changesOf(stream, { ...ended, waiting: [{ delivery: third, dueAt: noon + 9_000 }] }),
      ])
      expect(await redelivering()).toBe(1)
    })

    it('when retention runs, loses a limited number of the deliveries older than a time, but none that are being redelivered', async () => {
      const { deliveries, stream, made } = await withDeliveries(6)
      await deliveries.redeliver(stream, made[1]?.id ?? '', noon, anEntry)
      expect(await inSteps(limit => deliveries.deleteOlder(noon + 4_000, limit), 2)).toBe(3)
      const left = await deliveries.list(stream, everything, null, 10)
      expect(left.deliveries).toEqual([made[1], made[4], made[5]])
    })
  })
}
