import { personIds } from '@tenant-api/contract'
import type { LogEntry } from '../logs/entries.ts'

/** The place of a copy of an event in the history of deliveries. */
export interface CopyPlace {
  readonly eventStreamId: string
  readonly eventId: string
}

/** One step of an erasure: the place up to which it has read, and how many it has read and erased. */
interface Step<Place> {
  readonly last: Place
  readonly read: number
  readonly erased: number
}

/**
 * Erases events: a port that each store implements. It may be used beside running services. Writes are fsynced when a call resolves.
 *
 * An erased event keeps its sequence, its offset and its time of acceptance; its content, type, source and ids of the publisher are
 * gone. Readers pass over it, deliveries that wait for it are dropped, and no copy of it is made any more.
 */
export interface ErasureStore {
  /** Erases those of the next events after a sequence that `isMeant` selects by their JSON. @returns null at the head */
  events(sequence: number, isMeant: (event: string) => boolean): Promise<Step<number> | null>
  /**
   * Waits for transactions that may still copy an event into the history of deliveries, or add an attempt to send it. Call it after
   * the erasure from the log, and before that from the history and the attempts.
   */
  settle(): Promise<void>
  /**
   * Deletes those of the next deliveries after a place whose event `isMeant` selects by its JSON, with the attempts to send it.
   *
   * @returns null at the end
   */
  deliveries(after: CopyPlace | null, isMeant: (event: string) => boolean): Promise<Step<CopyPlace> | null>
  /** Deletes those of the next attempts after the id of a row whose event is erased, or whose answer `isMeant` selects. @returns null at the end */
  attempts(after: number, isMeant: (answer: string) => boolean): Promise<Step<number> | null>
  /**
   * Replaces those of the next entries of the tenant's log after an id that `change` returns anew. @returns null at the end
   *
   * @param change returns the entry without what is to be erased; null if nothing is
   */
  entries(after: string | null, change: (entry: LogEntry) => LogEntry | null): Promise<Step<string> | null>
}

/** What an erasure has done so far. */
export interface Erased {
  readonly events: { read: number; erased: number }
  readonly deliveries: { read: number; erased: number }
  readonly attempts: { read: number; erased: number }
  readonly entries: { read: number; erased: number }
}

/** Erases all events of a person, and the person's id in the log of the tenant, in short steps. It may be interrupted, and repeated. @param onStep called after each step */
export async function erasePerson(
  store: ErasureStore,
  userId: string,
  onStep: (erased: Erased) => void,
): Promise<Erased> {
  const isMeant = holdsPerson(userId)
  const none = { read: 0, erased: 0 }
  const erased: Erased = {
    events: { ...none },
    deliveries: { ...none },
    attempts: { ...none },
    entries: { ...none },
  }
  await inSteps<number>(place => store.events(place ?? 0, isMeant), erased.events)
  await store.settle()
  // Before the deliveries, which take uncounted attempts with them.
  await inSteps<number>(
    place => store.attempts(place ?? 0, answer => answer.includes(userId)),
    erased.attempts,
  )
  await inSteps<CopyPlace>(place => store.deliveries(place, isMeant), erased.deliveries)
  await inSteps<string>(place => store.entries(place, withoutPerson(userId)), erased.entries)
  return erased

  async function inSteps<Place>(
    step: (place: Place | null) => Promise<Step<Place> | null>,
    sum: { read: number; erased: number },
  ): Promise<void> {
    for (let done = await step(null); done; done = await step(done.last)) {
      sum.read += done.read
      sum.erased += done.erased
      onStep(erased)
    }
  }
}

/** Tells for the JSON of an event whether it holds the id of a user, at one of the places that the document marks. */
export function holdsPerson(userId: string): (event: string) => boolean {
  return json => {
    const event: { readonly type: string } = JSON.parse(json)
    const places: readonly { readonly path: readonly string[]; readonly prefix?: string }[] = Object.hasOwn(
      personIds,
      event.type,
    )
      ? personIds[event.type as keyof typeof personIds]
      : []
    return places.some(({ path, prefix }) =>
      ownersOf(event, path).some(owner => {
        const id = owner[path.at(-1) ?? '']
        return id === userId || (prefix !== undefined && `${owner[prefix]}|${id}` === userId)
      }),
    )
  }
}

/** Removes from an entry the texts that a caller wrote, if they contain the id of a user. The other properties name no persons. */
export function withoutPerson(userId: string): (entry: LogEntry) => LogEntry | null {
  return ({ correlation_id, user_agent, ...entry }) => {
    const isMeant = (text: string | undefined) => text?.includes(userId) === true
    if (!isMeant(correlation_id) && !isMeant(user_agent)) return null
    return {
      ...entry,
      ...(correlation_id !== undefined && !isMeant(correlation_id) && { correlation_id }),
      ...(user_agent !== undefined && !isMeant(user_agent) && { user_agent }),
    }
  }
}

type Owner = Readonly<Record<string, unknown>>

/** The objects that may have the last property of a path. */
function ownersOf(value: unknown, [name = '', ...rest]: readonly string[]): readonly Owner[] {
  if (typeof value !== 'object' || value === null) return []
  // The cast is safe: `value` is an object of parsed JSON.
  if (rest.length === 0) return [value as Owner]
  if (name === '*') return Object.values(value).flatMap(item => ownersOf(item, rest))
  return ownersOf((value as Owner)[name], rest)
}
