/** Why a webhook is not to be trusted. */
export type WebhookErrorCode =
  /** One of the three headers of Standard Webhooks is missing, or there twice. */
  | 'header_missing'
  /** It is too old or too new: it may have been recorded and sent again. */
  | 'timestamp_not_accepted'
  /** It was not signed with any of the secrets, or was changed on the way. */
  | 'signature_not_accepted'
  /** It is signed, and holds no event. */
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
