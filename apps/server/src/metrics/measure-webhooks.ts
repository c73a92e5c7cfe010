import type { WebhookSender } from '../webhooks/send/attempt.ts'
import type { Metrics } from './metrics.ts'

/** Wraps a sender and measures its attempts. */
export function measureWebhooks(
  sender: WebhookSender,
  { attempts, attemptsInFlight }: Metrics,
): WebhookSender {
  return {
    async attempt(webhook) {
      const end = attempts.startTimer()
      attemptsInFlight.inc()
      try {
        const outcome = await sender.attempt(webhook)
        end({ result: outcome.result })
        return outcome
      } finally {
        attemptsInFlight.dec()
      }
    },
    close: () => sender.close(),
  }
}
