import { eventJsonOf, objectKeys } from '@tenant-api/contract'
import type { ShownEntry } from '../events/event-log.ts'
import { limits } from '../limits.ts'
import type { Delivery, Settled } from './delivery.ts'
import type { DispatchStore } from './dispatch-store.ts'

/** An object with a delivery that has not ended, or with results that are not in the store. */
interface BusyObject {
  /** The event that others wait for: its delivery may begin, is in flight, or has failed without being written. */
  current: string | null
  /** Later events, in the order of the log. */
  readonly followers: Delivery<'accepted'>[]
  /** Whether the store has rows of later events, or gets some. Then further events are written too. */
  isStored: boolean
  /** Results that a commit will write. */
  unwritten: number
}

/**
 * Lets the deliveries of a stream wait for earlier ones of the same object. An event whose object is busy waits in memory while the
 * delivery before it is in flight; after a failure, and beyond `limits.heldEvents`, it waits as a row of `retries`, which is not due
 * before the rows of earlier events of its object are gone. So a blocked object holds back no other, and order survives a crash.
 */
export class ObjectOrder {
  readonly #eventStreamId: string
  readonly #store: Pick<DispatchStore, 'waitingObjects'>
  readonly #busy = new Map<string, BusyObject>()
  /** Events that waited in memory, and may begin now. */
  readonly #ready: Delivery<'accepted'>[] = []
  /** Number of followers of all objects. */
  #held = 0
  /** Whether the store has rows of an object that is not busy. Only objects of events that are read ahead. */
  #hasRows = new Map<string, boolean>()
  /** Objects that are being looked up, without those that became busy meanwhile. */
  #lookedUp = new Set<string>()

  constructor(eventStreamId: string, store: Pick<DispatchStore, 'waitingObjects'>) {
    this.#eventStreamId = eventStreamId
    this.#store = store
  }

  /** Whether an event of this object has to wait; null if `look` must find out. */
  isBlocked(key: string): boolean | null {
    const busy = this.#busy.get(key)
    if (!busy) return this.#hasRows.get(key) ?? null
    return busy.current !== null || busy.isStored
  }

  /** Finds out which of these objects have rows in the store. @param keys the objects of all events that are read ahead */
  async look(keys: ReadonlySet<string>): Promise<void> {
    this.#hasRows = new Map([...this.#hasRows].filter(([key]) => keys.has(key)))
    this.#lookedUp = new Set([...keys].filter(key => this.isBlocked(key) === null))
    if (this.#lookedUp.size === 0) return
    const found = await this.#store.waitingObjects(this.#eventStreamId, [...this.#lookedUp])
    for (const key of this.#lookedUp) this.#hasRows.set(key, found.has(key))
  }

  /** The next event that waited in memory and may begin. */
  peek(): Delivery<'accepted'> | null {
    return this.#ready[0] ?? null
  }

  shift(): void {
    this.#ready.shift()
  }

  /** Events in memory that wait or may begin. */
  get waiting(): readonly Delivery<'accepted'>[] {
    return [...this.#ready, ...[...this.#busy.values()].flatMap(({ followers }) => followers)]
  }

  /** Lets an event wait for its object. @returns false if it must be written as a row, and counted by `addRow` */
  hold(delivery: Delivery<'accepted'>): boolean {
    const object = this.#objectOf(delivery)
    if (!object || object.current === null || object.isStored || this.#held >= limits.heldEvents) return false
    object.followers.push(delivery)
    this.#held++
    return true
  }

  /** Records that a delivery begins. Later events of its object wait for it. */
  begin(delivery: Delivery<'accepted'> | Delivery<'waiting'>): void {
    const object = this.#objectOf(delivery)
    if (!object) return
    object.current = delivery.eventId
    // The store makes a row due when there is no earlier one. There may be later ones.
    if (delivery.state === 'waiting') object.isStored = true
  }

  /**
   * Records how an attempt has ended; `dropped` if its event was erased.
   *
   * @param isWritten whether a commit will write the result
   * @returns events in memory that must now be written, because they have to wait for long
   */
  end(
    delivery: Delivery,
    state: Settled['state'] | 'dropped',
    isWritten: boolean,
  ): readonly Delivery<'accepted'>[] {
    const object = this.#objectOf(delivery)
    if (!object) return []
    if (isWritten) object.unwritten++
    // The failure could be lost by a crash, and the event sent after the next one.
    if (state === 'failed') return []
    object.current = null
    if (state === 'waiting') {
      object.isStored = true
      this.#held -= object.followers.length
      return object.followers.splice(0)
    }
    this.#goOn(delivery, object)
    return []
  }

  /** Records that a commit will write the row of an event that waits. */
  addRow(delivery: Delivery<'accepted'>): void {
    const object = this.#objectOf(delivery)
    if (!object) return
    object.isStored = true
    object.unwritten++
  }

  /** Removes all events from memory, which must then be written. */
  clear(): readonly Delivery<'accepted'>[] {
    const { waiting } = this
    this.#held = 0
    for (const delivery of waiting) {
      const object = this.#objectOf(delivery)
      if (!object) continue
      object.isStored = true
      object.followers.length = 0
      if (object.current === delivery.eventId) object.current = null
      this.#goOn(delivery, object)
    }
    this.#ready.length = 0
    return waiting
  }

  /** Call when the result of a delivery is in the store. @returns whether rows of later events of its object may be due now */
  confirm(delivery: Delivery): boolean {
    const object = this.#busy.get(delivery.objectKey ?? '')
    if (!object) return false
    object.unwritten--
    if (object.current === delivery.eventId && delivery.state === 'failed') object.current = null
    this.#goOn(delivery, object)
    return object.isStored
  }

  /** Lets the next event of an object begin. */
  #goOn({ objectKey }: Delivery, object: BusyObject): void {
    if (object.current !== null || objectKey === null) return
    const next = object.followers.shift()
    if (next) {
      object.current = next.eventId
      this.#held--
      this.#ready.push(next)
    } else this.#forgetIdle(objectKey, object)
  }

  #forgetIdle(key: string, { current, unwritten }: BusyObject): void {
    if (current === null && unwritten === 0) this.#busy.delete(key)
  }

  /** The object of a delivery, which is busy from now on; null if the order of the delivery does not matter. */
  #objectOf({ objectKey }: Delivery): BusyObject | null {
    if (objectKey === null) return null
    const known = this.#busy.get(objectKey)
    if (known) return known
    const object = { current: null, followers: [], isStored: false, unwritten: 0 }
    this.#busy.set(objectKey, object)
    this.#hasRows.delete(objectKey)
    this.#lookedUp.delete(objectKey)
    return object
  }
}

/** The object of each event that was asked for. */
const known = new WeakMap<ShownEntry, string | null>()

/** The object that an event is about: the first word of its type, and the identifier; null if the event has none. */
export function objectKeyOf(entry: ShownEntry): string | null {
  const found = known.get(entry)
  if (found !== undefined) return found
  const path = objectKeys[entry.type] ?? []
  const event: unknown = JSON.parse(Buffer.from(eventJsonOf(entry.frame)).toString())
  const id = path.reduce<unknown>(
    (at, name) => (at instanceof Object ? Reflect.get(at, name) : undefined),
    event,
  )
  const key = typeof id === 'string' ? `${entry.type.split('.')[0]} ${id}` : null
  known.set(entry, key)
  return key
}
