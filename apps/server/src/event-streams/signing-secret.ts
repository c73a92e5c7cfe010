import { randomBytes } from 'node:crypto'
import { limits } from '../limits.ts'
import type { Destination, DestinationInput } from './event-stream.ts'

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
