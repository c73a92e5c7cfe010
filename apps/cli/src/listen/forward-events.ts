import { randomBytes } from 'node:crypto'
import { validateHeaderValue } from 'node:http'
import type { EventType, SubscribeParameters } from '@tenant-api/client'
import { signWebhook } from '@tenant-api/client/webhooks'
import { isJson, jsonMember, jsonParts } from '@tenant-api/contract/json-text'
import { globalFlags } from '../command.ts'
import { wrongUsage } from '../command-error.ts'
import { adviseAfterExpiry, isResumable, subscribed, tellHowToResume } from '../events/subscribed.ts'
import { exampleStreamId } from '../generated/operations.ts'
import { createLineWriter } from '../output/line-writer.ts'
import { note, printable } from '../output/print.ts'
import { clientOf } from '../sign-in/connection.ts'
import { untilInterrupted } from '../until-interrupted.ts'
import { createDeliverer, type ForwardedEvent } from './deliver.ts'

/** The flags of `listen`. */
export interface ListenFlags {
  readonly forwardTo: string
  readonly type?: readonly EventType[]
  readonly filter?: SubscribeParameters['filter']
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
  const { fromFailed } = flags
  for (const name of ['from', 'filter'] as const)
    if (flags[name] !== undefined && fromFailed !== undefined)
      throw wrongUsage(`--${name} and --from-failed exclude each other.`, 'Give one of them.')
  const endpoint = endpointOf(flags.forwardTo)
  const headers = (flags.header ?? []).map(headerOf)
  const secret = await signingSecret()
  const signal = untilInterrupted()
  const isGiven = Boolean(process.env[secretVariable])
  // Print only a random secret: the output may be logged, and a given secret may also be in use elsewhere.
  const signer = isGiven ? `the secret of ${secretVariable}` : secret
  const ready = () => note(`Ready. Forwarding events to ${withoutPassword(endpoint)}, signed with ${signer}`)
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
  let onEnded = () => {}
  let left = flags.max ?? Number.POSITIVE_INFINITY
  let failure: unknown
  try {
    if (left > 0)
      for await (const event of events) {
        signal.throwIfAborted()
        const delivery: Promise<void> = deliverer.deliver(event).finally(() => {
          // Keep interrupted deliveries, because the printed command resumes before the oldest one.
          if (!signal.aborted) inFlight.delete(delivery)
          onEnded()
        })
        inFlight.set(delivery, position())
        // Back-pressure: the stream waits while 50 deliveries are in flight.
        if (inFlight.size >= most) await new Promise<void>(resolve => (onEnded = resolve))
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
  { type, filter, from }: ListenFlags,
  command: { optsWithGlobals(): object },
  signal: AbortSignal,
  ready: () => void,
): Promise<Source> {
  /** The JSON of the current message. */
  let text = ''
  const { subscription } = await subscribed(
    command,
    {
      ...(from !== undefined && { from }),
      ...(type && { event_type: type }),
      ...(filter && { filter }),
      signal,
      onText(received) {
        text = received
      },
    },
    ready,
  )
  return { events: eventsOf(subscription, () => text), position: () => subscription.offset }
}

async function* eventsOf(
  messages: Awaited<ReturnType<typeof subscribed>>['subscription'],
  textOf: () => string,
): AsyncGenerator<ForwardedEvent, void, undefined> {
  for await (const message of messages) {
    const [type, event] =
      message.type === 'unknown' ? [message.raw.type, message.raw.event] : [message.type, message.event]
    if (isCloudEvent(event))
      yield { ...event, json: withStream(jsonMember(textOf(), 'event') ?? '', exampleStreamId) }
    else note(`Skipped the message ${printable(message.offset)} of type ${printable(type)}: it has no event.`)
  }
}

/** A newer service may send messages without an event. */
function isCloudEvent(event: unknown): event is Omit<ForwardedEvent, 'json'> {
  return (
    typeof event === 'object' && event !== null && typeof (event as Partial<ForwardedEvent>).id === 'string'
  )
}

/** An event as compact JSON with the id of an event stream, as the service adds it: the last of two ids counts. */
function withStream(event: string, id: string): string {
  return `${event.slice(0, -1)},"xstream":${JSON.stringify(id)}}`
}

/** The address of `--forward-to`. @throws {CommandError} if it is not an http or https URL */
export function endpointOf(value: string): URL {
  if (!URL.canParse(value) || !/^https?:/i.test(value))
    throw wrongUsage(`--forward-to must be an http or https URL, got '${value}'.`)
  return new URL(value)
}

/** The address as text. The output may be logged, so it shows no credentials. */
function withoutPassword(endpoint: URL): string {
  const shown = new URL(endpoint)
  if (shown.username !== '' || shown.password !== '') Object.assign(shown, { username: '***', password: '' })
  return shown.href
}

/** The name and value of `--header`. @throws {CommandError} if a request cannot have the header */
export function headerOf(header: string): readonly [string, string] {
  const [, name = '', value = ''] = /^([\w!#$%&'*+.^`|~-]+):\s*(.*)$/.exec(header) ?? []
  if (!name)
    throw wrongUsage(`--header must be a name and a value, got '${header}'.`, "Write it as 'Name: value'.")
  try {
    validateHeaderValue(name, value)
  } catch {
    throw wrongUsage(
      `The value of --header ${name} has a character that a header cannot contain, got '${value}'.`,
      'Use only Latin-1 characters.',
    )
  }
  return [name.toLowerCase(), value]
}

export const secretVariable = 'TENANT_API_SIGNING_SECRET'

/**
 * The secret with which `listen` signs: TENANT_API_SIGNING_SECRET, or a random one.
 *
 * @throws {CommandError} if nothing can be signed with the secret
 */
export async function signingSecret(): Promise<string> {
  const secret = process.env[secretVariable] || `whsec_${randomBytes(32).toString('base64')}`
  await signWebhook('evt_1', '', secret).catch(() => {
    throw wrongUsage(
      `${secretVariable} must be whsec_ and the base64 of 24 bytes or more.`,
      'Correct it, or unset it to sign with a random secret.',
    )
  })
  return secret
}

interface Filters {
  readonly id: string
  readonly event_types: readonly EventType[] | undefined
}

/**
 * The events of a stream's failed deliveries, except events that the service has deleted since.
 *
 * @param ready called when the service has answered
 */
export async function* failedEvents(
  { id, event_types }: Filters,
  command: { optsWithGlobals(): object },
  signal: AbortSignal,
  ready: () => void,
): AsyncGenerator<ForwardedEvent, void, undefined> {
  const { client } = await clientOf(command)
  const pages = client.getEventDeliveries({ id, ...(event_types && { event_types }) }, { signal })
  await pages
  ready()
  for await (const page of pages)
    for (const { id, event, event_stream_id } of page) {
      if (event?.data === undefined) {
        note(`The service no longer has event ${printable(id)}.`)
        continue
      }
      const { data, ...attributes } = event
      if (!isJson(data)) {
        note(`Skipped event ${printable(id)}: its data is not JSON.`)
        continue
      }
      // In the history the data is a string of JSON; in a webhook it is an object.
      const others = JSON.stringify({ ...attributes, id }).slice(0, -1)
      yield {
        id,
        type: String(attributes.type),
        json: withStream(`${others},"data":${jsonParts(data, 0)}}`, event_stream_id),
      }
    }
}
