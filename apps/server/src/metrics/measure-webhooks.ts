import type { WebhookSender } from '../webhooks/send/attempt.ts'
import type { Metrics } from './metrics.ts'

/** The same sender, whose attempts are counted and timed. */
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
