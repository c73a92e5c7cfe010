import { type components, faults, millisecondsOf, type RequestFault } from '@tenant-api/contract'
import type { Place } from '../event-streams/event-stream.ts'
import type { EventLog } from '../events/event-log.ts'
import { isOffset } from '../events/offset.ts'
import type { About } from '../logs/entries.ts'

type Start = components['schemas']['EventStreamStart'] | undefined

/** The value of `start.from` with which a disabled stream goes on. It is no offset. */
export const whereItStopped = 'where_it_stopped'

/** The place of the log that a request names; null if it names none. */
export async function placeOf(log: EventLog, start: Start): Promise<Place | 'invalid' | 'expired' | null> {
  if (start?.from !== undefined) {
    const after = await log.resolve(start.from)
    return typeof after === 'number' ? { after, orOldest: false } : after
  }
  if (start?.from_timestamp === undefined) return null
  return { after: await log.sequenceBefore(millisecondsOf(start.from_timestamp)), orOldest: true }
}

/** The error for an offset that this service has not issued. If it has the form of an offset, its MAC is wrong. */
export function startFault(start: Start): RequestFault {
  const { forged_cursor, invalid_cursor } = faults.BadRequestEventStream
  return isOffset(start?.from ?? '') ? forged_cursor : invalid_cursor
}

/** What the log of the tenant says about a start. */
export function startDetail(start: Start): Pick<About, 'detail'> {
  if (start?.from === whereItStopped) return { detail: 'Goes on where it stopped.' }
  if (start?.from !== undefined) return { detail: `Starts after the offset ${start.from}.` }
  if (start?.from_timestamp !== undefined) return { detail: `Starts at ${start.from_timestamp}.` }
  return {}
}
