import { pino } from 'pino'
import { onTestFinished } from 'vitest'
import { createAddressGuard } from '../../../src/webhooks/addresses.ts'
import type { Outcome } from '../../../src/webhooks/delivery.ts'
import { createWebhookSender } from '../../../src/webhooks/send.ts'

/** Makes one attempt at a target on this machine, and resolves with its outcome and its duration. */
export async function attempt(
  endpoint: string,
  dnsServers: readonly string[] = [],
  deadlineMs = 30_000,
): Promise<Outcome & { ms: number }> {
  const sender = createWebhookSender(createAddressGuard(['127.0.0.0/8', '::1/128']), {
    deadlineMs,
    dnsServers,
    log: pino({ level: 'silent' }),
  })
  onTestFinished(() => sender.close())
  const startedAt = performance.now()
  const outcome = await sender.attempt({
    endpoint: new URL(endpoint),
    headers: { 'x-test': '1' },
    secrets: [],
    body: Buffer.from('{}'),
  })
  return { ...outcome, ms: performance.now() - startedAt }
}
