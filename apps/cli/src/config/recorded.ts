import type { Client, SubscribedMessage } from '@tenant-api/client'
import { CommandError } from '../command-error.ts'
import { note } from '../output/print.ts'
import type { Parts, Recorded } from './pseudonyms.ts'

/** The longest time for one subscription, in milliseconds. */
const patience = 120_000

/** Seconds before now from which the newest events are read, until there are enough. */
const windows = [10, 600, 36_000, 604_800]

/**
 * Reads what a service has recorded: its newest events, and the first failed deliveries and the newest attempts of each event stream.
 *
 * @param most the maximum number of events, and of deliveries and attempts of an event stream
 */
export async function readRecorded(
  client: Client,
  streamIds: readonly string[],
  most: number,
): Promise<Recorded> {
  const events = await newestEvents(client, most)
  const deliveries: Parts[] = []
  const attempts: Parts[] = []
  for (const id of streamIds) {
    const list = { id, take: Math.min(most, 50) }
    deliveries.push(...(await firstOf(client.getEventDeliveries(list).items(), most, `deliveries of ${id}`)))
    attempts.push(...(await firstOf(client.listEventStreamAttempts(list).items(), most, `attempts of ${id}`)))
  }
  return { events, deliveries, attempts }
}

async function firstOf(items: AsyncIterable<object>, most: number, noun: string): Promise<readonly Parts[]> {
  const read: Parts[] = []
  for await (const item of items) {
    if (read.length === most) {
      note(`Only the first ${most} ${noun} are in the file.`)
      break
    }
    read.push({ ...item })
  }
  return read
}

/** The newest events, oldest first. Looks further back while there are too few. */
async function newestEvents(client: Client, most: number): Promise<readonly Parts[]> {
  const now = Date.now()
  const starts = [...windows.map(seconds => now - seconds * 1_000), 0]
  for (const start of starts) {
    const events = await eventsSince(client, new Date(start), now, most)
    if (events.length === most || start === 0) return events
  }
  return []
}

async function eventsSince(
  client: Client,
  start: Date,
  now: number,
  most: number,
): Promise<readonly Parts[]> {
  const newest = await newestOffset(client)
  const events: Parts[] = []
  const leaving = new AbortController()
  let heartbeats = 0
  const subscription = client.subscribe({
    from_timestamp: start.toISOString().replace(/\.\d+/, ''),
    signal: AbortSignal.any([leaving.signal, AbortSignal.timeout(patience)]),
    onText(text) {
      const { type, offset } = JSON.parse(text) as Parts
      // The first message tells where the stream starts, and a second heartbeat that there is no further event.
      if (type !== 'offset-only') return
      heartbeats += 1
      if (heartbeats > 1 || offset === newest) leaving.abort()
    },
  })
  const end = await endOf(subscription, message => {
    const isLater = message.type !== 'unknown' && Date.parse(message.event.time) > now
    if (message.type !== 'unknown' && !isLater) events.push({ ...message })
    if (events.length > 2 * most) events.splice(0, events.length - most)
    return isLater || message.offset === newest
  })
  if (end !== undefined && !leaving.signal.aborted) throw failureOf(end)
  return events.slice(-most)
}

/** The offset of the newest event. */
async function newestOffset(client: Client): Promise<string> {
  let newest = ''
  const leaving = new AbortController()
  const subscription = client.subscribe({
    signal: AbortSignal.any([leaving.signal, AbortSignal.timeout(patience)]),
    onText(text) {
      newest ||= String((JSON.parse(text) as Parts).offset)
      leaving.abort()
    },
  })
  const end = await endOf(subscription, () => true)
  if (newest === '') throw failureOf(end)
  return newest
}

function failureOf(error: unknown): unknown {
  if (!(error instanceof Error) || error.name !== 'TimeoutError') return error
  return new CommandError(
    'network',
    'timeout',
    'The service did not send its newest events within 2 minutes.',
    'Take fewer events.',
  )
}

/** Reads messages until one is the last. Returns the error that ended the subscription, if one did. */
async function endOf(
  subscription: AsyncIterable<SubscribedMessage>,
  isLast: (message: SubscribedMessage) => boolean,
): Promise<unknown> {
  try {
    for await (const message of subscription) if (isLast(message)) return undefined
  } catch (error) {
    return error
  }
  return undefined
}
