import { once } from 'node:events'
import { createServer, type Socket } from 'node:net'
import { createServer as createTlsServer, getCACertificates, setDefaultCACertificates } from 'node:tls'
import { pino } from 'pino'
import { expect, it, onTestFinished } from 'vitest'
import { createAddressGuard } from '../../../src/webhooks/addresses.ts'
import { createWebhookSender } from '../../../src/webhooks/send.ts'
import { keptByKernel } from '../../http/kept-by-kernel.ts'
import { listenOn } from '../harness/target.ts'
import { selfSigned } from './certificate.ts'

/** The largest event. */
const body = Buffer.alloc(1_048_576, ' ')

function secureServer() {
  const trusted = getCACertificates()
  onTestFinished(() => setDefaultCACertificates(trusted))
  const credentials = selfSigned()
  setDefaultCACertificates([...trusted, credentials.cert])
  return createTlsServer(credentials)
}

it.each([
  ['http', () => createServer(), 'connection'],
  ['https', secureServer, 'secureConnection'],
] as const)(
  'over %s the kernel keeps nothing of a request that its target has not read in time',
  async (scheme, create, event) => {
    const server = create()
    const opened = once(server, event)
    const endpoint = new URL(await listenOn(server, '127.0.0.1', scheme))
    const guard = createAddressGuard(['127.0.0.0/8'])
    const sender = createWebhookSender(guard, {
      deadlineMs: 1_500,
      dnsServers: [],
      log: pino({ level: 'silent' }),
    })
    onTestFinished(() => sender.close())
    const attempt = sender.attempt({ endpoint, headers: {}, secrets: [], body })
    const [socket] = (await opened) as [Socket]
    await expect.poll(() => keptByKernel(socket), { interval: 10 }).toBeGreaterThan(0)
    expect(await attempt).toMatchObject({ message: 'The endpoint did not answer within 1.5 seconds.' })
    await expect.poll(() => keptByKernel(socket)).toBe(0)
  },
)
