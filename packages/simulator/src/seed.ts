import { recordedViolations } from '@tenant-api/contract/recorded-violations'
import type { EventMessage } from '@tenant-api/contract/types'
import type { PathParameters } from './answer.ts'
import type { Collection } from './collection.ts'
import { collections } from './generated/collections.ts'
import { idLike } from './offset.ts'
import { isRecord, type Parts, type Resource } from './parts.ts'
import { listed } from './refusals.ts'
import { inState, withoutSecrets } from './resource-states.ts'

/** An event that a service has sent before. Without an offset, it gets one. */
export type RecordedEvent = Omit<EventMessage, 'offset'> & { readonly offset?: string }

/** A tenant file, with the state that a mock starts in. A list that it lacks is empty. */
export interface Seed {
  readonly event_streams?: readonly object[] | undefined
  readonly rate_limit_policies?: readonly object[] | undefined
  /** Oldest first. */
  readonly events?: readonly object[] | undefined
  /** Failed deliveries, in the order of their lists. */
  readonly deliveries?: readonly object[] | undefined
  /** Newest first. Without this list, the attempts are those of the deliveries. */
  readonly attempts?: readonly object[] | undefined
}

/** The state of a seed. */
export interface SeededState {
  readonly events: readonly RecordedEvent[]
  /** Newest first. Undefined for those of the deliveries. */
  readonly attempts: readonly Resource[] | undefined
  /** The resources of a listing at first. Each call returns a new list. */
  list(collection: Collection, parameters: PathParameters): Resource[]
}

const names = ['event_streams', 'rate_limit_policies', 'events', 'deliveries', 'attempts'] as const

/**
 * Prepares a seed. Checks what the mock relies on: that the lists contain objects, that ids occur once, and that each delivery and
 * attempt is of an event stream of the seed.
 *
 * @throws {TypeError} with the place of the first mistake
 */
export function seededState(seed: Seed): SeededState {
  refuseMistakes(seed)
  const { event_streams = [], rate_limit_policies = [], deliveries = [], events = [], attempts } = seed
  const resources: Readonly<Record<string, readonly Resource[]>> = {
    list_event_streams: resourcesOf('list_event_streams', event_streams),
    list_rate_limit_policies: resourcesOf('list_rate_limit_policies', rate_limit_policies),
    get_event_deliveries: deliveries as readonly Resource[],
  }
  return {
    // The cast is safe as far as the handlers of a browser need it. The mock has validated the events.
    events: events as readonly RecordedEvent[],
    attempts: attempts as readonly Resource[] | undefined,
    list({ listing }, { id }) {
      const all = resources[listing] ?? []
      return all.filter(one => all !== deliveries || one.event_stream_id === id)
    },
  }
}

/** Resources from the entries of a file: with an id and times, where the entry has none, and without secrets. */
function resourcesOf(listing: string, entries: readonly object[]): readonly Resource[] {
  const collection = collections.find(one => one.listing === listing)
  if (!collection) return []
  const { key, copies } = collection
  const now = new Date().toISOString()
  return entries.map((entry, index) => {
    const shape = String(copies[0]?.[key])
    const {
      id = idLike(shape, index + 1),
      created_at = now,
      updated_at = created_at,
      ...own
    }: Parts = withoutSecrets({
      ...entry,
    })
    const enabled = 'status' in collection.states ? { status: 'enabled' } : {}
    return { id, ...inState(collection, enabled, { ...enabled, ...own }), ...own, created_at, updated_at }
  })
}

function refuseMistakes(seed: unknown): void {
  if (!isRecord(seed)) throw new TypeError('The seed must be an object such as { event_streams: [] }.')
  const unknown = Object.keys(seed).find(name => name !== '$schema' && !names.some(known => known === name))
  if (unknown !== undefined)
    throw new TypeError(`The seed has the unknown property '${unknown}'. It may have ${listed(names)}.`)
  for (const name of names) {
    const list = seed[name]
    if (list !== undefined && !Array.isArray(list))
      throw new TypeError(`The property '${name}' of the seed must be a list.`)
    const index = (list ?? []).findIndex(one => !isRecord(one) || (name === 'events' && !isRecord(one.event)))
    if (index >= 0)
      throw new TypeError(
        `The property '${name}[${index}]' of the seed must be ${name === 'events' ? "a message with the object 'event'" : 'an object'}.`,
      )
  }
  const [violation] = recordedViolations(seed)
  if (violation)
    throw new TypeError(`The property '${shownPath(violation.path)}' of the seed ${violation.message}.`)
}

/** A JSON pointer for people: `event_streams[0].id`. */
function shownPath(pointer: string): string {
  return pointer
    .slice(1)
    .replaceAll(/\/(\d+)/g, '[$1]')
    .replaceAll('/', '.')
}
