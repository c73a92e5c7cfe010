/** Why a webhook cannot be trusted. */
export type WebhookErrorCode =
  /** One of the three headers of Standard Webhooks is missing or repeated. */
  | 'header_missing'
  /** It is too old or too new: it may have been recorded and sent again. */
  | 'timestamp_not_accepted'
  /** None of the secrets signed it, or it was changed on the way. */
  | 'signature_not_accepted'
  /** It is signed but holds no event. */
  | 'event_malformed'

/** A request that is not a webhook of the service. `code` never changes within a major version; the message may. */
export class WebhookVerificationError extends Error {
  override readonly name = 'WebhookVerificationError'
  readonly code: WebhookErrorCode

  constructor(code: WebhookErrorCode, message: string) {
    super(message)
    this.code = code
  }
}
