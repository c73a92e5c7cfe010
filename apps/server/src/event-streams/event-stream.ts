import { randomBytes } from 'node:crypto'
import type { components } from '@tenant-api/contract'
import type { Precondition } from '../api/entity-tags.ts'
import { limits } from '../limits.ts'
import type { NewLogEntry } from '../logs/entries.ts'

type Schemas = components['schemas']

/** An event stream with its version and the secrets of its destination, for use inside the service. */
export interface EventStream extends Omit<Schemas['EventStream'], 'destination'> {
  /** Grows with each change; 1 for a new stream. The store sets it. */
  readonly version: number
  readonly destination: Destination
}

/** A place of the log at which a stream begins. */
export interface Place {
  /** The stream gets the events after this sequence. */
  readonly after: number
  /** If the log no longer holds all these events: whether to begin at the oldest. Otherwise the start is refused as expired. */
  readonly orOldest: boolean
}

export type DestinationInput = Schemas['EventStreamDestinationInput']

export type Destination = Omit<DestinationInput, 'configuration'> & {
  readonly configuration: DestinationInput['configuration'] & {
    readonly signing_secret: string
    /** The replaced signing secret. Up to the time `until` (ms since 1970), it also signs deliveries. */
    readonly previous_signing_secret?: { readonly secret: string; readonly until: number }
  }
}

/**
 * Event streams at rest, with encrypted destinations: a port that each store implements. A change and its entry in the tenant's log
 * are one transaction. Writes are fsynced when they resolve.
 */
export interface EventStreamStore {
  /**
   * Stores a stream, unless its name is taken or there are `limits.eventStreams` streams; deleted ones count until their
   * deliveries are deleted too. A unique index keeps names unique. Inserts at the same moment may exceed the limit by their
   * number, because a lock would let each wait for the commits of all others.
   *
   * @param start null: the stream gets the events that are appended to the log after the insertion
   */
  insert(
    stream: EventStream,
    entry: NewLogEntry,
    start?: Place | null,
  ): Promise<'inserted' | 'name taken' | 'too many' | 'expired'>
  find(id: string): Promise<EventStream | null>
  /**
   * Replaces a stream by the result of `change`, unless the stream is unknown, does not meet the precondition, or the new name is
   * taken. Reading, checking and replacing are atomic. Disabling a stream ends its deliveries.
   *
   * @param entry makes the entry; null if nothing was changed, and then nothing is written
   * @param start where a stream begins that is enabled again; null: it gets only events that are appended afterwards. Refused for a
   *   change that does not enable the stream.
   */
  update(
    id: string,
    change: (stream: EventStream) => EventStream,
    entry: (before: EventStream, after: EventStream) => NewLogEntry | null,
    precondition?: Precondition,
    start?: Place | 'where it stopped' | null,
  ): Promise<EventStream | 'unknown' | 'precondition failed' | 'name taken' | 'not enabling' | 'expired'>
  /** Deletes a stream with its deliveries and statistics, if it meets the precondition. */
  delete(
    id: string,
    entry: (stream: EventStream) => NewLogEntry,
    precondition?: Precondition,
  ): Promise<'deleted' | 'unknown' | 'precondition failed'>
  /**
   * Lists up to `limit` streams in the order of their ids. Starts after the id `after`, or at the beginning
   * if it is null, and then skips `skip` streams.
   */
  list(after: string | null, skip: number, limit: number): Promise<readonly EventStream[]>
  count(): Promise<number>
}

/** How a stream chooses and sends events, besides its subscriptions. Each property may be absent. */
export type StreamChoices = Pick<Schemas['EventStream'], 'filters' | 'order' | 'max_events_per_second'>

/** The choices that are present in a stream, or in the body of a request. */
export function streamChoices({ filters, order, max_events_per_second }: StreamChoices): StreamChoices {
  return {
    ...(filters && { filters }),
    ...(order && { order }),
    ...(max_events_per_second !== undefined && { max_events_per_second }),
  }
}

/** The stream as callers see it: without its version and the secrets of its destination. */
export function withoutSecrets({ destination, version: _, ...stream }: EventStream): Schemas['EventStream'] {
  const { webhook_endpoint, webhook_authorization, secret_version } = destination.configuration
  return {
    ...stream,
    destination: {
      type: destination.type,
      configuration: {
        webhook_endpoint,
        webhook_authorization: authorizationWithoutSecret(webhook_authorization),
        ...(secret_version !== undefined && { secret_version }),
      },
    },
  }
}

function authorizationWithoutSecret(
  authorization: Schemas['WebhookAuthorizationInput'],
): Schemas['WebhookAuthorization'] {
  switch (authorization.method) {
    case 'basic':
      return { method: authorization.method, username: authorization.username }
    case 'bearer':
      return { method: authorization.method }
    case 'custom_header':
      return { method: authorization.method, header_key: authorization.header_key }
  }
}

/** A new signing secret of Standard Webhooks: `whsec_` and the base64 of 32 random bytes. */
export function newSigningSecret(): string {
  return `whsec_${randomBytes(32).toString('base64')}`
}

/**
 * Replaces a destination. The signing secret stays if the input has none. If the input has a different one, deliveries are
 * signed with both for 24 hours.
 */
export function replaceDestination(
  current: Destination,
  { type, configuration }: DestinationInput,
  now: number,
): Destination {
  const { signing_secret: old, previous_signing_secret } = current.configuration
  const signing_secret = configuration.signing_secret ?? old
  const previous =
    signing_secret === old
      ? previous_signing_secret
      : { secret: old, until: now + 3_600_000 * limits.replacedSecretHours }
  return {
    type,
    configuration: {
      ...configuration,
      signing_secret,
      ...(previous && { previous_signing_secret: previous }),
    },
  }
}
