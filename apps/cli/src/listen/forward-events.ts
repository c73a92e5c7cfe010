import { randomBytes } from 'node:crypto'
import type { SubscribeParameters } from '@tenant-api/client'
import { globalFlags } from '../command.ts'
import { wrongUsage } from '../command-error.ts'
import { subscribed } from '../events/subscribed.ts'
import { note } from '../output/print.ts'
import { untilInterrupted } from '../until-interrupted.ts'
import { createDeliverer } from './deliver.ts'
import { failedEvents } from './failed-events.ts'
import type { ListenFlags } from './listen.ts'
import type { ForwardedEvent } from './webhook.ts'

/** Deliveries in flight at the same time. */
const most = 50

/** Forwards events until it is interrupted, or has forwarded all that was asked for. */
export async function listen(flags: ListenFlags, command: { optsWithGlobals(): object }): Promise<void> {
  const endpoint = endpointOf(flags.forwardTo)
  const secret = process.env.TENANT_API_SIGNING_SECRET || `whsec_${randomBytes(32).toString('base64')}`
  const { signal } = untilInterrupted()
  const ready = () => note(`Ready. Forwarding events to ${endpoint.href}, signed with ${secret}`)
  const deliverer = createDeliverer({
    endpoint,
    secret,
    headers: (flags.header ?? []).map(headerOf),
    retries: flags.retry,
    printsBody: flags.printBody === true,
    json: globalFlags(command).json === true,
    signal,
  })
  const events =
    flags.fromFailed === undefined
      ? await liveEvents(flags, command, signal, ready)
      : await failedEvents(flags.fromFailed, command, ready)
  const inFlight = new Set<Promise<void>>()
  let left = flags.max ?? Number.POSITIVE_INFINITY
  try {
    if (left > 0)
      for await (const event of events) {
        signal.throwIfAborted()
        const delivery: Promise<void> = deliverer.deliver(event).finally(() => inFlight.delete(delivery))
        inFlight.add(delivery)
        // Nothing is read ahead: the stream waits while all places are taken.
        if (inFlight.size >= most) await Promise.race(inFlight)
        left -= 1
        if (left <= 0) break
      }
  } catch (error) {
    if (error !== signal.reason) throw error
  } finally {
    await Promise.all(inFlight)
    deliverer.close()
  }
}

async function liveEvents(
  { type, from }: ListenFlags,
  command: { optsWithGlobals(): object },
  signal: AbortSignal,
  ready: () => void,
): Promise<AsyncIterable<ForwardedEvent>> {
  const { subscription } = await subscribed(
    command,
    {
      ...(from !== undefined && { from }),
      ...(type && { event_type: type as NonNullable<SubscribeParameters['event_type']> }),
      signal,
    },
    ready,
  )
  return eventsOf(subscription)
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
