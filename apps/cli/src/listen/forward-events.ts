import { randomBytes } from 'node:crypto'
import type { SubscribeParameters } from '@tenant-api/client'
import { globalFlags } from '../command.ts'
import { wrongUsage } from '../command-error.ts'
import { adviseAfterExpiry } from '../events/advise-after-expiry.ts'
import { tellHowToResume } from '../events/how-to-resume.ts'
import { subscribed } from '../events/subscribed.ts'
import { createLineWriter } from '../output/line-writer.ts'
import { note } from '../output/print.ts'
import { untilInterrupted } from '../until-interrupted.ts'
import { createDeliverer } from './deliver.ts'
import { failedEvents } from './failed-events.ts'
import type { ListenFlags } from './listen.ts'
import type { ForwardedEvent } from './webhook.ts'

/** Maximum number of deliveries in flight. */
const most = 50

/**
 * Forwards events until it is interrupted or has forwarded `--max` events. With `--from-failed` it ends after the last failed
 * delivery of the event stream.
 */
export async function listen(flags: ListenFlags, command: { optsWithGlobals(): object }): Promise<void> {
  const endpoint = endpointOf(flags.forwardTo)
  const secret = process.env.TENANT_API_SIGNING_SECRET || `whsec_${randomBytes(32).toString('base64')}`
  const signal = untilInterrupted()
  const ready = () => note(`Ready. Forwarding events to ${endpoint.href}, signed with ${secret}`)
  const lines = createLineWriter()
  const deliverer = createDeliverer({
    endpoint,
    secret,
    headers: (flags.header ?? []).map(headerOf),
    retries: flags.retry,
    printsBody: flags.printBody === true,
    json: globalFlags(command).json === true,
    lines,
    signal,
  })
  const { events, position } =
    flags.fromFailed === undefined
      ? await liveEvents(flags, command, signal, ready)
      : { events: await failedEvents(flags.fromFailed, command, ready), position: () => undefined }
  /** The deliveries in flight, oldest first, each with the offset just before its event. */
  const inFlight = new Map<Promise<void>, string | undefined>()
  let left = flags.max ?? Number.POSITIVE_INFINITY
  try {
    if (left > 0)
      for await (const event of events) {
        signal.throwIfAborted()
        const delivery: Promise<void> = deliverer.deliver(event).finally(() => {
          // Keep interrupted deliveries, because the printed command resumes before the oldest one.
          if (!signal.aborted) inFlight.delete(delivery)
        })
        inFlight.set(delivery, position())
        // Back-pressure: the stream waits while 50 deliveries are in flight.
        if (inFlight.size >= most) await Promise.race(inFlight.keys())
        left -= 1
        if (left <= 0) break
      }
  } catch (error) {
    if (error !== signal.reason) throw adviseAfterExpiry(error, 'Start again without --from.')
  } finally {
    await Promise.all(inFlight.keys())
    deliverer.close()
    await lines.close()
  }
  const [offset = position()] = inFlight.values()
  if (signal.aborted && offset !== undefined) tellHowToResume(offset)
}

interface Source {
  readonly events: AsyncIterable<ForwardedEvent>
  /** The offset just before the current event: a stream that starts from it begins with this event. Undefined if unknown. */
  position(): string | undefined
}

async function liveEvents(
  { type, from }: ListenFlags,
  command: { optsWithGlobals(): object },
  signal: AbortSignal,
  ready: () => void,
): Promise<Source> {
  const { subscription } = await subscribed(
    command,
    {
      ...(from !== undefined && { from }),
      ...(type && { event_type: type as NonNullable<SubscribeParameters['event_type']> }),
      signal,
    },
    ready,
  )
  return { events: eventsOf(subscription), position: () => subscription.offset }
}

async function* eventsOf(messages: Awaited<ReturnType<typeof subscribed>>['subscription']) {
  for await (const message of messages) {
    const event = message.type === 'unknown' ? message.raw.event : message.event
    yield event as ForwardedEvent
  }
}

function endpointOf(value: string): URL {
  if (!URL.canParse(value) || !/^https?:/.test(value))
    throw wrongUsage(`--forward-to must be an http or https URL, got '${value}'.`)
  return new URL(value)
}

function headerOf(header: string): readonly [string, string] {
  const [, name = '', value = ''] = /^([\w!#$%&'*+.^`|~-]+):\s*(.*)$/.exec(header) ?? []
  if (!name)
    throw wrongUsage(`--header must be a name and a value, got '${header}'.`, "Write it as 'Name: value'.")
  return [name.toLowerCase(), value]
}
