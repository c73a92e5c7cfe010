import { encodeEventFrame } from '@tenant-api/contract'
import { StoreError } from '../../errors.ts'
import { keyOf } from '../../events/event-key.ts'
import {
  type Appended,
  type EventLog,
  type LogEntry,
  type NewEvent,
  weightOf,
} from '../../events/event-log.ts'
import type { OffsetCodec } from '../../events/offset.ts'
import { patienceMs, within } from '../../limiting/patience.ts'
import { groupCalls } from '../group-calls.ts'
import type { Database } from './database.ts'
import type { Epochs } from './epochs.ts'
import type { LogGrowth } from './log-growth.ts'
import { encodeLines } from './text.ts'

const appendEvents = 'SELECT * FROM append_events($1, $2, $3, $4, $5, $6, $7, $8)'

/**
 * Two groups at once: while PostgreSQL commits one, the next one already waits there for the append lock.
 * More groups would only use up connections.
 */
const groups = { weigh: ({ event }: Waiting) => weightOf(event), enough: 100, atOnce: 2 }

/** An event in the queue. `caller.isGone` means that its publisher has already been answered with 503. */
interface Waiting {
  readonly event: NewEvent
  readonly caller: { readonly isGone: boolean }
}

interface Keyed {
  readonly event: NewEvent
  /** The result of `keyOf`. */
  readonly key: string
  /** Set once the event, or another one with its key, is in the log. */
  place?: Omit<Appended, 'duplicate'>
}

/**
 * An event of the batch whose key is in the log: its place in the batch, from 1, then the sequence, epoch and id of the
 * logged event.
 */
type Known = readonly [place: number, sequence: number, epoch: number, id: string]

/**
 * Appends events in batches, one statement each. The statement may run twice if the connection breaks before its answer. The
 * second run then finds the events in the log, with the same ids.
 */
export function createAppend(
  database: Database,
  parts: { offsets: OffsetCodec; epochs: Epochs; growth: LogGrowth; nodeId: string },
): EventLog['append'] {
  const { offsets, epochs, growth, nodeId } = parts

  /** Appends events with distinct keys, unless they are already in the log. */
  async function appendNew(given: readonly Keyed[]) {
    growth.checkNode()
    const { seen } = growth
    const known = new Map<string, Known>()
    for (;;) {
      const fresh = given.filter(({ key }) => !known.has(key))
      let time = 0
      const [row] = await database.query(appendEvents, [
        seen.sequence,
        seen.id,
        nodeId,
        fresh.map(({ event }) => event.id).join('\n'),
        fresh.map(({ event }) => event.type).join('\n'),
        Buffer.from(fresh.map(({ key }) => key).join(''), 'latin1'),
        // A text costs less than an array, of which the driver escapes each item.
        `{${fresh.map(({ event }) => (time = Math.max(time, event.acceptedAt))).join()}}`,
        encodeLines(fresh.map(({ event }) => event.json)),
      ])
      growth.check(row)
      const head = Number(row?.head)
      const found = (row?.known ?? []) as Known[]
      // The default is only for the compiler: each place in the answer belongs to an event of the statement, and each event gets
      // a place.
      // Stryker disable next-line StringLiteral
      for (const one of found) known.set(fresh[one[0] - 1]?.key ?? '', one)
      if (found.length === 0 && row?.appended !== fresh.length)
        // The text only appears in the log, and only if the function in the database has a defect.
        // Stryker disable next-line StringLiteral
        throw new StoreError('The database has not appended all events of the batch.')
      if (found.length === 0 || found.length === fresh.length) {
        const appended = found.length === 0 ? fresh : []
        return {
          seen,
          known,
          appended,
          head,
          epoch: Number(row?.current_epoch),
          lastTime: Number(row?.last_time),
          now: Number(row?.now),
        }
      }
    }
  }

  async function appendAll(events: readonly NewEvent[]): Promise<readonly Appended[]> {
    // The group is empty only if all its callers have been answered with 503, so nobody reads the result.
    // Stryker disable next-line ArrayDeclaration
    if (events.length === 0) return []
    const given = events.map((event): Keyed => ({ event, key: keyOf(event) }))
    const firsts = new Map<string, Keyed>()
    for (const one of given) if (!firsts.has(one.key)) firsts.set(one.key, one)
    const { seen, known, appended, head, epoch, lastTime, now } = await appendNew([...firsts.values()])
    for (const [key, [, sequence, ofEpoch, eventId]] of known) {
      const first = firsts.get(key)
      if (first) first.place = { eventId, offset: offsets.encode({ epoch: ofEpoch, sequence }) }
    }
    let acceptedAt = lastTime
    const entries = appended.map((one, index): LogEntry => {
      const { event } = one
      const { id, type, json } = event
      const sequence = head + index + 1
      const offset = offsets.encode({ epoch, sequence })
      acceptedAt = Math.max(acceptedAt, Math.min(event.acceptedAt, now))
      one.place = { eventId: id, offset }
      return { sequence, id, type, acceptedAt, frame: encodeEventFrame(type, offset, json) }
    })
    // An earlier run of the statement appended these events, but its answer was lost. Listeners must read them from the log.
    // The default is only for the compiler: each place in the answer belongs to an event of the statement, and each event gets a
    // place. If nothing is announced here, the check of `watchGrowth` announces the events within a second.
    // Stryker disable next-line OptionalChaining,ConditionalExpression
    const isRepeated = [...known].some(([key, [, , , id]]) => firsts.get(key)?.event.id === id)
    const last = entries.at(-1)
    if (last) {
      await growth.see({ sequence: last.sequence, id: last.id, epoch }, seen)
      await epochs.know(epoch, growth)
    }
    // Listeners read the log if the first announced entry is not the next event. An entry without a sequence never is.
    // Stryker disable next-line ArrayDeclaration
    if (isRepeated) growth.announce([])
    else if (entries.length > 0) growth.announce(entries)
    return given.map(({ event, key }): Appended => {
      // The default is only for the compiler: each place in the answer belongs to an event of the statement, and each event gets
      // a place.
      // Stryker disable next-line StringLiteral
      const { eventId = '', offset = '' } = firsts.get(key)?.place ?? {}
      return { eventId, offset, duplicate: eventId !== event.id }
    })
  }

  const append = groupCalls(async (items: readonly Waiting[]) => {
    const isWanted = items.map(({ caller }) => !caller.isGone)
    const wanted = items.filter((_, index) => isWanted[index])
    const appended = (await appendAll(wanted.map(({ event }) => event))).values()
    return isWanted.map(is => (is ? appended.next().value : undefined) ?? notAppended)
  }, groups)

  return async (events, publisher) => {
    const caller = { isGone: false }
    const items = events.map(event => ({ event, caller }))
    try {
      // Count the time in the queue too. While another session holds the append lock, each group ahead may wait until its own
      // statement timeout, and these waits add up.
      return await within(patienceMs, append(items, publisher))
    } finally {
      caller.isGone = true
    }
  }
}

/** The result of an event that was not appended because its publisher has already been answered with 503. */
const notAppended: Appended = { eventId: '', offset: '', duplicate: false }
