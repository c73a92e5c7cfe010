import type { Client, Schemas } from '@tenant-api/client'

type Stream = Schemas['EventStream']

/** All event streams, with their statistics of today. */
export interface Fleet {
  readonly streams: readonly {
    readonly stream: Stream
    readonly stats: Schemas['EventStreamStats'] | undefined
  }[]
  /** The number of enabled streams whose statistics were not read, because there are too many. */
  readonly unread: number
}

/** Each stream costs a request. The service allows 50 a second. */
const mostStats = 100
const atOnce = 4

/** Reads all event streams, and the statistics of today of the first enabled ones. */
export async function readFleet(client: Client, signal: AbortSignal): Promise<Fleet> {
  const all: Stream[] = []
  for await (const { items } of client.listEventStreams({}, { signal }).pages()) all.push(...items)
  const enabled = all.filter(({ status }) => status === 'enabled').slice(0, mostStats)
  const day = new Date()
  day.setUTCHours(0, 0, 0, 0)
  const waiting = enabled.values()
  const stats = new Map<string, Schemas['EventStreamStats']>()
  async function readSome(): Promise<void> {
    for (const { id } of waiting)
      stats.set(id, await client.getEventStreamStats({ id, date_from: day }, { signal }))
  }
  await Promise.all(Array.from({ length: atOnce }, readSome))
  return {
    streams: all.map(stream => ({ stream, stats: stats.get(stream.id) })),
    unread: all.filter(({ status }) => status === 'enabled').length - stats.size,
  }
}
