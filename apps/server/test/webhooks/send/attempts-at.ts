import { waitMs } from '@tenant-api/test-kit/timeouts'
import { pino } from 'pino'
import { onTestFinished } from 'vitest'
import { createAddressGuard } from '../../../src/webhooks/addresses.ts'
import { createWebhookSender } from '../../../src/webhooks/send.ts'

/** A function that begins attempts at an endpoint, all with one sender. */
export function attemptsAt(url: string, deadlineMs = waitMs) {
  const sender = createWebhookSender(createAddressGuard(['127.0.0.0/8']), {
    deadlineMs,
    dnsServers: [],
    log: pino({ level: 'silent' }),
  })
  onTestFinished(() => sender.close())
  const endpoint = new URL(url)
  return (count: number) =>
    Array.from({ length: count }, () =>
      sender.attempt({ endpoint, headers: {}, secrets: [], body: Buffer.from('{}') }),
    )
}
