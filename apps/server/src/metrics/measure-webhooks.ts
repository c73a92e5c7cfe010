import type { WebhookSender } from '../webhooks/send/attempt.ts'
import type { Metrics } from './metrics.ts'

/** The same sender, whose attempts are timed. */
export function measureWebhooks(sender: WebhookSender, { attempts }: Metrics): WebhookSender {
  return {
    async attempt(webhook) {
      const end = attempts.startTimer()
      const outcome = await sender.attempt(webhook)
      end({ result: outcome.result })
      return outcome
    },
    close: () => sender.close(),
  }
}
