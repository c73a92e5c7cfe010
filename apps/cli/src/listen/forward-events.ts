import type { EventType } from '@tenant-api/client'
import { globalFlags } from '../command.ts'
import { wrongUsage } from '../command-error.ts'
import { adviseAfterExpiry } from '../events/advise-after-expiry.ts'
import { isResumable, tellHowToResume } from '../events/how-to-resume.ts'
import { subscribed } from '../events/subscribed.ts'
import { printable } from '../output/cell.ts'
import { createLineWriter } from '../output/line-writer.ts'
import { note } from '../output/print.ts'
import { untilInterrupted } from '../until-interrupted.ts'
import { createDeliverer } from './deliver.ts'
import { failedEvents } from './failed-events.ts'
import { endpointOf, headerOf, secretVariable, signingSecret } from './listen-settings.ts'
import type { ForwardedEvent } from './webhook.ts'

/** The flags of `listen`. */
export interface ListenFlags {
  readonly forwardTo: string
  readonly type?: readonly EventType[]
  readonly from?: string
  readonly retry: number
  readonly max?: number
  readonly header?: readonly string[]
  readonly printBody?: true
  readonly fromFailed?: string
}

/** Maximum number of deliveries in flight. */
const most = 50

/**
 * Forwards events until it is interrupted or has forwarded `--max` events. With `--from-failed` it ends after the last failed
 * delivery of the event stream.
 */
export async function listen(flags: ListenFlags, command: { optsWithGlobals(): object }): Promise<void> {
  if (flags.from !== undefined && flags.fromFailed !== undefined)
    throw wrongUsage('--from and --from-failed exclude each other.', 'Give one of them.')
  const endpoint = endpointOf(flags.forwardTo)
  const headers = (flags.header ?? []).map(headerOf)
  const secret = await signingSecret()
  const signal = untilInterrupted()
  const isGiven = Boolean(process.env[secretVariable])
  // Print only a random secret: the output may be logged, and a given secret may also be in use elsewhere.
  const signer = isGiven ? `the secret of ${secretVariable}` : secret
  const ready = () => note(`Ready. Forwarding events to ${endpoint.href}, signed with ${signer}`)
  const lines = createLineWriter()
  const deliverer = createDeliverer({
    endpoint,
    secret,
    headers,
    retries: flags.retry,
    printsBody: flags.printBody === true,
    json: globalFlags(command).json === true,
    lines,
    signal,
  })
  const { events, position } =
    flags.fromFailed === undefined
      ? await liveEvents(flags, command, signal, ready)
      : {
          events: failedEvents({ id: flags.fromFailed, event_types: flags.type }, command, signal, ready),
          position: () => undefined,
        }
  /** The deliveries in flight, oldest first, each with the offset just before its event. */
  const inFlight = new Map<Promise<void>, string | undefined>()
  let left = flags.max ?? Number.POSITIVE_INFINITY
  let failure: unknown
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
    if (error !== signal.reason) failure = error
  }
  await Promise.all(inFlight.keys())
  deliverer.close()
  await lines.close()
  const [offset = position()] = inFlight.values()
  if (offset !== undefined && (signal.aborted || (offset !== flags.from && isResumable(failure))))
    // The receiver still expects the random secret.
    tellHowToResume(offset, isGiven ? '' : `${secretVariable}=${secret} `)
  if (failure !== undefined) throw adviseAfterExpiry(failure, 'Start again without --from.')
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
      ...(type && { event_type: type }),
      signal,
    },
    ready,
  )
  return { events: eventsOf(subscription), position: () => subscription.offset }
}

async function* eventsOf(messages: Awaited<ReturnType<typeof subscribed>>['subscription']) {
  for await (const message of messages) {
    const [type, event] =
      message.type === 'unknown' ? [message.raw.type, message.raw.event] : [message.type, message.event]
    if (isForwarded(event)) yield event
    else note(`Skipped the message ${printable(message.offset)} of type ${printable(type)}: it has no event.`)
  }
}

/** A newer service may send messages without an event. */
function isForwarded(event: unknown): event is ForwardedEvent {
  return (
    typeof event === 'object' && event !== null && typeof (event as Partial<ForwardedEvent>).id === 'string'
  )
}
