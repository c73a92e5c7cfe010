import type { EventLog, LogEntry } from '../../../src/events/event-log.ts'
import { limits } from '../../../src/limits.ts'
import type { DispatchedStream } from '../../../src/webhooks/dispatch-store.ts'
import type { Flight } from '../../../src/webhooks/lane.ts'
import { Lane } from '../../../src/webhooks/lane.ts'
import { LogFeed } from '../../../src/webhooks/log-reader.ts'
import { Samples } from '../../../src/webhooks/samples.ts'
import { anEntry } from '../../stores/an-entry.ts'
import { openSqlite } from '../../stores/open-sqlite.ts'
import { streamOf } from './dispatched.ts'
import { appendUsers, insertStream } from './running-dispatcher.ts'

const delays = [1]

/**
 * Opens the lane of a new event stream, and returns functions that begin, settle and write its deliveries.
 *
 * @param given what the store has of the stream
 */
export async function openLane(
  given: Partial<DispatchedStream> = {},
  wrap: (events: EventLog) => EventLog = events => events,
) {
  const stores = await openSqlite()
  const { events, dispatch, eventStreams } = stores
  const id = await insertStream(stores, 'https://hooks.example.com/')
  const dispatched = async () => (await streamOf(dispatch, id)) as DispatchedStream
  const feed = new LogFeed()
  const lane = new Lane(
    { ...(await dispatched()), ...given },
    { events: wrap(events), feed, store: dispatch, samples: new Samples(), wake: () => {} },
  )
  /** Begins the next attempt. Resolves with null if the lane has none to begin. */
  const begin = async (): Promise<Flight | null> => {
    for (;;) {
      const now = Date.now()
      const candidate = lane.hasRoom(now) ? lane.next(now) : null
      if (candidate) return lane.begin(candidate, now)
      if (!lane.hasRoom(now) || !(await lane.fill(now))) return null
    }
  }
  const beginOne = async (): Promise<Flight> => {
    await appendUsers(stores, 1)
    const flight = await begin()
    if (!flight) throw new Error('expected a delivery to attempt')
    return flight
  }
  const settle = (flight: Flight, outcome: Parameters<Lane['settle']>[1], given = delays) =>
    lane.settle(flight, outcome, { startedAt: Date.now(), now: Date.now(), delays: given })
  const commit = async () => {
    const changes = lane.take()
    await dispatch.commit([changes])
    lane.confirm(changes)
  }
  const change = async (given: Partial<DispatchedStream['stream']>) => {
    await eventStreams.update(
      id,
      stream => ({ ...stream, ...given }),
      () => anEntry,
    )
    lane.reconfigure(await dispatched())
  }
  /** Makes the lane drop the events that it has read ahead, as when other streams need all of the memory. */
  const dropAhead = () => {
    const other = { drop: () => {} }
    const entry = { frame: new Uint8Array(limits.eventsAheadMemoryBytes) } as LogEntry
    feed.memory.hold(other, [entry])
    feed.memory.release(other, [entry])
  }
  return { stores, id, lane, begin, beginOne, settle, commit, change, dropAhead, dispatched }
}
