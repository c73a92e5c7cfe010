import { Gauge } from 'prom-client'
import type { WebhookSender } from '../webhooks/send.ts'
import type { Metrics } from './metrics.ts'

/** Wraps a sender and measures its attempts. */
export function measureWebhooks(sender: WebhookSender, { registry, attempts }: Metrics): WebhookSender {
  let inFlight = 0
  new Gauge({
    name: 'tenant_api_webhook_attempts_in_flight',
    help: 'Attempts in flight to deliver an event to a webhook.',
    registers: [registry],
    collect() {
      this.set(inFlight)
    },
  })
  return {
    async attempt(webhook) {
      const start = performance.now()
      inFlight++
      const outcome = await sender.attempt(webhook)
      inFlight--
      attempts.observe({ result: outcome.result }, (performance.now() - start) / 1_000)
      return outcome
    },
    close: () => sender.close(),
  }
}
