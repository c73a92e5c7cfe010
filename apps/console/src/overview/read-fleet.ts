import { type Client, isFailure, type Schemas } from '@tenant-api/client'

type Stream = Schemas['EventStream']

/** All event streams, with their statistics of yesterday and today. */
export interface Fleet {
  readonly streams: readonly {
    readonly stream: Stream
    readonly stats: Schemas['EventStreamStats'] | undefined
  }[]
  /** The number of streams whose statistics were not read, because too many may have had deliveries since yesterday. */
  readonly unread: number
}

/** Maximum streams whose statistics are read. Each stream costs a request, and the service allows 50 requests a second. */
const mostStats = 100
const atOnce = 4

/**
 * Reads all event streams. Also reads the statistics of up to 100 streams that may have had deliveries since
 * yesterday (UTC): streams that are enabled, and streams that were disabled since yesterday.
 */
export async function readFleet(client: Client, signal: AbortSignal): Promise<Fleet> {
  const all: Stream[] = []
  for await (const { items } of client.listEventStreams({}, { signal }).pages()) all.push(...items)
  const yesterday = new Date()
  yesterday.setUTCHours(-24, 0, 0, 0)
  const active = all.filter(
    ({ status, disabled_at }) => status === 'enabled' || Date.parse(disabled_at ?? '') >= yesterday.getTime(),
  )
  const waiting = active.slice(0, mostStats).values()
  const stats = new Map<string, Schemas['EventStreamStats']>()
  const deleted = new Set<string>()
  async function readSome(): Promise<void> {
    for (const { id } of waiting) {
      try {
        stats.set(id, await client.getEventStreamStats({ id, date_from: yesterday }, { signal }))
      } catch (error) {
        if (!isFailure(error) || error.code !== 'not_found') throw error
        deleted.add(id)
      }
    }
  }
  await Promise.all(Array.from({ length: atOnce }, readSome))
  return {
    streams: all
      .filter(({ id }) => !deleted.has(id))
      .map(stream => ({ stream, stats: stats.get(stream.id) })),
    unread: active.length - stats.size - deleted.size,
  }
}
