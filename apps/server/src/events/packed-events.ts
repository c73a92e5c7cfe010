import type { NewEvent } from './event-log.ts'

/** An event without its JSON, and the length of the JSON in bytes. */
type Row = readonly [
  id: string,
  type: NewEvent['type'],
  source: string,
  publisherId: string,
  acceptedAt: number,
  length: number,
]

/** Events packed for another thread. All JSON is in one buffer, which is transferred without copying; objects would be copied. */
export interface PackedEvents {
  readonly rows: readonly Row[]
  readonly jsons: Uint8Array<ArrayBuffer>
}

export function packEvents(events: readonly NewEvent[]): PackedEvents {
  const rows = events.map(
    ({ id, type, source, publisherId, acceptedAt, json }): Row => [
      id,
      type,
      source,
      publisherId,
      acceptedAt,
      json.length,
    ],
  )
  const jsons = new Uint8Array(events.reduce((sum, { json }) => sum + json.length, 0))
  let start = 0
  for (const { json } of events) {
    jsons.set(json, start)
    start += json.length
  }
  return { rows, jsons }
}

export function unpackEvents({ rows, jsons }: PackedEvents): readonly NewEvent[] {
  let end = 0
  return rows.map(([id, type, source, publisherId, acceptedAt, length]) => {
    end += length
    return { id, type, source, publisherId, acceptedAt, json: jsons.subarray(end - length, end) }
  })
}
