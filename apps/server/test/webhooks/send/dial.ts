import { createServer } from 'node:net'
import { pino } from 'pino'
import { createAddressGuard } from '../../../src/webhooks/addresses.ts'
import { createWebhookSender } from '../../../src/webhooks/send.ts'
import { listenOn } from '../harness/target.ts'

export const forbidden = 'The endpoint does not exist, or has no address that may be dialled.'

/** Starts a server that counts its connections. @param host the loopback address on which it listens */
export async function startCanary(host: string, scheme = 'https') {
  const canary = { connections: 0, port: '' }
  const server = createServer(socket => {
    canary.connections++
    socket.destroy()
  })
  canary.port = new URL(await listenOn(server, host, scheme)).port
  return canary
}

/** Makes one attempt with `allowed` as WEBHOOK_ALLOWED_CIDRS, and resolves with its outcome. */
export const dialledIn = (
  endpoint: string,
  allowed: readonly string[],
  dnsServers: readonly string[] = [],
  log = pino({ level: 'silent' }),
) => {
  const sender = createWebhookSender(createAddressGuard(allowed), {
    deadlineMs: 10_000,
    dnsServers,
    log,
  })
  return sender
    .attempt({ endpoint: new URL(endpoint), headers: {}, secrets: [], body: Buffer.from('{}') })
    .finally(() => sender.close())
}
