import { expect } from 'vitest'
import type { FailedDelivery } from '../../../src/event-streams/deliveries.ts'
import type { EventLog } from '../../../src/events/event-log.ts'
import type { Stores } from '../../../src/stores/stores.ts'
import { changesOf, failed, newDelivery, streamOf } from '../../webhooks/harness/dispatched.ts'
import { newEvent } from './new-event.ts'

/**
 * Adds deliveries to the history as a dispatcher does: the log has their events, and a commit writes each delivery as failed. The
 * event of a delivery without an event is not in the log.
 */
export async function addFailedDeliveries(
  { events, dispatch }: Pick<Stores, 'events' | 'dispatch'>,
  deliveries: readonly FailedDelivery[],
): Promise<void> {
  for (const delivery of deliveries) {
    const { id: eventId, event_type: eventType, event_stream_id: stream, attempts } = delivery
    const logged = delivery.event && { sequence: await append(events, delivery) }
    const ended = { ...failed(newDelivery(stream, { eventId, eventType, ...logged })), attempts }
    await streamOf(dispatch, stream)
    const changes = changesOf(stream, { cursor: logged?.sequence ?? 0, failed: [ended] })
    expect(await dispatch.commit([changes])).toEqual([])
  }
}

/** Appends the event of a delivery, unless the log already has it, and returns its sequence. */
async function append(log: EventLog, { id, event_type: type, event }: FailedDelivery): Promise<number> {
  const json = JSON.stringify({ ...event, data: JSON.parse(String(event?.data)) })
  const [appended] = await log.append([newEvent(id, { id, type, json })])
  return Number(await log.resolve(appended?.offset ?? ''))
}
