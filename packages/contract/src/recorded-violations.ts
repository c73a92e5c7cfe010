/**
 * Faults in the recorded parts of a tenant file that its schema cannot express. This module imports nothing, so that handlers in a
 * browser check the same.
 */

/** One fault. `path` is a JSON pointer into the file, and `message` the end of a sentence about the value there. */
export interface RecordedViolation {
  readonly path: string
  readonly code: 'invalid'
  readonly message: string
}

interface Recorded {
  readonly event_streams?: readonly Entry[]
  readonly rate_limit_policies?: readonly Entry[]
  readonly events?: readonly { readonly offset?: unknown; readonly event: Entry }[]
  readonly deliveries?: readonly (Entry & OfStream)[]
  readonly attempts?: readonly OfStream[]
}
interface Entry {
  readonly id?: unknown
}
interface OfStream {
  readonly event_stream_id?: unknown
}

/**
 * The violations in a tenant file: ids and offsets that occur twice, and deliveries and attempts of an event stream that is not in the
 * file.
 *
 * @param file its lists contain objects, and its events an object `event`
 */
export function* recordedViolations(file: object): Generator<RecordedViolation> {
  const {
    event_streams = [],
    rate_limit_policies = [],
    events = [],
    deliveries = [],
    attempts = [],
  } = file as Recorded // The cast is safe: the caller has checked the lists, and the rest is unknown.
  const streams = new Set(event_streams.map(({ id }) => id))
  yield* repeated(event_streams, 'event_streams', '/id', ({ id }) => id)
  yield* repeated(rate_limit_policies, 'rate_limit_policies', '/id', ({ id }) => id)
  yield* repeated(events, 'events', '/event/id', ({ event }) => event.id)
  yield* repeated(events, 'events', '/offset', ({ offset }) => offset)
  yield* ofUnknownStream(deliveries, 'deliveries', streams)
  yield* repeated(deliveries, 'deliveries', '/id', ({ id, event_stream_id }) =>
    JSON.stringify([event_stream_id, id]),
  )
  yield* ofUnknownStream(attempts, 'attempts', streams)
}

function* repeated<Item>(
  items: readonly Item[],
  name: string,
  place: string,
  keyOf: (item: Item) => unknown,
): Generator<RecordedViolation> {
  const places = new Map<unknown, number>()
  for (const [index, item] of items.entries()) {
    const key = keyOf(item)
    const earlier = places.get(key)
    if (earlier !== undefined)
      yield {
        path: `/${name}/${index}${place}`,
        code: 'invalid',
        message: `must differ from that of '${name}[${earlier}]'`,
      }
    else if (key !== undefined) places.set(key, index)
  }
}

function* ofUnknownStream(
  items: readonly OfStream[],
  name: string,
  streams: ReadonlySet<unknown>,
): Generator<RecordedViolation> {
  for (const [index, { event_stream_id }] of items.entries())
    if (event_stream_id === undefined || !streams.has(event_stream_id))
      yield {
        path: `/${name}/${index}/event_stream_id`,
        code: 'invalid',
        message: "must be the 'id' of an event stream in the same file",
      }
}
