/** Why a webhook cannot be trusted. */
export type WebhookErrorCode =
  /** One of the three headers of Standard Webhooks is missing or repeated. */
  | 'header_missing'
  /** The timestamp is too far from the current time: the webhook may be a replay. */
  | 'timestamp_not_accepted'
  /** The signature matches none of the secrets, or the webhook was changed in transit. */
  | 'signature_not_accepted'
  /** The signature is valid, but the body is not an event. */
  | 'event_malformed'

/** The request could not be verified as a webhook of the service. `code` never changes within a major version; the message may. */
export class WebhookVerificationError extends Error {
  override readonly name = 'WebhookVerificationError'
  readonly code: WebhookErrorCode

  constructor(code: WebhookErrorCode, message: string) {
    super(message)
    this.code = code
  }
}
