import { once } from 'node:events'
import { connect, createServer, isIP } from 'node:net'
import { describe, expect, it } from 'vitest'
import {
  createAddressGuard,
  ForbiddenAddressError,
  guardedLookup,
} from '../../src/webhooks/send/address-guard.ts'
import { createWebhookSender } from '../../src/webhooks/send/attempt.ts'
import { userEvent } from '../events/published-events.ts'
import { startWatchedService } from '../watched-service.ts'
import { manageStreams, newStream, quickWebhooks } from './stream-service.ts'
import { listenOn, startTarget } from './target.ts'

const careful = await manageStreams(
  await startWatchedService({ ...quickWebhooks, WEBHOOK_ALLOWED_CIDRS: '' }),
)
const lenient = await manageStreams(
  await startWatchedService({ ...quickWebhooks, WEBHOOK_ALLOWED_CIDRS: '127.9.9.9/32' }),
)

const strict = await manageStreams(
  await startWatchedService({ ...quickWebhooks, WEBHOOK_FORBIDDEN_CIDRS: '127.0.0.0/16,8.8.8.0/24' }),
)

const open = await manageStreams(await startWatchedService(quickWebhooks))

const forbidden = 'The endpoint has no address that may be dialled.'

/** Listens on a loopback address and counts who comes. */
async function startCanary(host: string, scheme = 'https') {
  const canary = { connections: 0, port: '' }
  const server = createServer(socket => {
    canary.connections++
    socket.destroy()
  })
  canary.port = new URL(await listenOn(server, host, scheme)).port
  return canary
}

const dialledIn = (endpoint: string, allowed: readonly string[]) => {
  const sender = createWebhookSender(createAddressGuard(allowed), { deadlineMs: 2_000 })
  return sender
    .attempt({ endpoint: new URL(endpoint), headers: {}, body: Buffer.from('{}') })
    .finally(() => sender.close())
}

describe('nothing on this machine is ever dialled', () => {
  it.each(['127.0.0.1', '::1'])('by a name that resolves to it, while it listens on %s', async host => {
    const canary = await startCanary(host)
    const { id } = await careful.create(`https://localhost:${canary.port}/`)
    await careful.publish([userEvent(crypto.randomUUID())])
    const [delivery] = await careful.historyOf(id, 1)
    expect(delivery?.attempts.map(({ error_message }) => error_message)).toEqual(Array(3).fill(forbidden))
    expect(canary.connections).toBe(0)
  })

  it('by a name or an address that the operator has forbidden, though another setting allows it', async () => {
    const canary = await startCanary('127.0.0.1', 'http')
    const { id } = await strict.create(`http://localhost:${canary.port}/`)
    await strict.publish([userEvent(crypto.randomUUID())])
    const [delivery] = await strict.historyOf(id, 1)
    expect(delivery?.attempts.map(({ error_message }) => error_message)).toEqual(Array(3).fill(forbidden))
    expect(canary.connections).toBe(0)
    for (const host of ['127.0.0.1', '8.8.8.8', '[::ffff:8.8.8.8]']) {
      const refused = await strict.call('create_event_stream', { body: newStream(`https://${host}/`) })
      expect(refused).toMatchObject({
        status: 400,
        body: { message: expect.stringContaining('outside WEBHOOK_FORBIDDEN_CIDRS') },
      })
    }
    expect((await strict.create('https://127.1.0.1/')).status).toBe('enabled')
  })

  it('without TLS, where the operator has named another address', async () => {
    const canary = await startCanary('127.0.0.1')
    const { id } = await lenient.create(`http://localhost:${canary.port}/`)
    await lenient.publish([userEvent(crypto.randomUUID())])
    const [delivery] = await lenient.historyOf(id, 1)
    expect(delivery?.attempts.map(({ error_message }) => error_message)).toEqual(Array(3).fill(forbidden))
    expect(canary.connections).toBe(0)
  })

  it.each([
    ['https', '127.0.0.1'],
    ['https', '[::1]'],
    ['https', '[::ffff:127.0.0.1]'],
    ['https', '2130706433'],
    ['http', '127.0.0.1'],
    ['http', '[::1]'],
    ['http', 'localhost'],
    ['https', 'localhost'],
  ])('by an attempt to %s://%s, though the stream has passed its creation', async (scheme, host) => {
    const canary = await startCanary(host.includes(':') && !host.includes('ffff') ? '::1' : '127.0.0.1')
    const outcome = await dialledIn(`${scheme}://${host}:${canary.port}/`, [])
    expect(outcome).toEqual({ result: 'failed', message: forbidden })
    expect(canary.connections).toBe(0)
  })

  it('without TLS at a public address', async () => {
    expect(await dialledIn('http://8.8.8.8/', [])).toEqual({ result: 'failed', message: forbidden })
    expect(await dialledIn('http://[2606:4700::1]/', ['127.0.0.0/8'])).toEqual({
      result: 'failed',
      message: forbidden,
    })
  })
})

describe('a name', () => {
  it('is dialled at the address that the operator has allowed', async () => {
    const target = await startTarget()
    const endpoint = target.url.replace('127.0.0.1', 'localhost')
    expect(await dialledIn(endpoint, ['127.0.0.0/8'])).toEqual({ result: 'delivered' })
    expect(target.receipts).toHaveLength(1)
  })

  it('yields only those of its addresses that may be dialled', async () => {
    const asked = Promise.withResolvers<unknown[]>()
    guardedLookup(address => address === '127.0.0.1')('localhost', { all: true }, (...answer) =>
      asked.resolve(answer),
    )
    expect(await asked.promise).toEqual([null, [{ address: '127.0.0.1', family: 4 }]])
  })

  it('without any is an error of its own, for one address as for all', async () => {
    for (const options of [{}, { all: true }, { family: 4 }] as const) {
      const asked = Promise.withResolvers<unknown>()
      guardedLookup(() => false)('localhost', options, error => asked.resolve(error))
      expect(await asked.promise).toBeInstanceOf(ForbiddenAddressError)
    }
  })

  it('that changes its address between the check and the connection is judged by what is dialled', async () => {
    const canary = await startCanary('127.0.0.1')
    const answers = ['93.184.215.14', '127.0.0.1']
    const guard = createAddressGuard([])
    const rebinding = guardedLookup(guard.allows, (_name, _options, callback) =>
      callback(null, [{ address: answers.shift() ?? '127.0.0.1', family: 4 }]),
    )
    const check = Promise.withResolvers<unknown>()
    rebinding('rebinding.example', {}, (_error, address) => check.resolve(address))
    expect(await check.promise).toBe('93.184.215.14')
    const socket = connect({ host: 'rebinding.example', port: Number(canary.port), lookup: rebinding })
    const [error] = await once(socket, 'error')
    expect(error).toBeInstanceOf(ForbiddenAddressError)
    expect(canary.connections).toBe(0)
  })

  it('that has private addresses beside public ones is dialled at the public ones', async () => {
    const found = ['10.0.0.1', '93.184.215.14', '::1', '2606:4700::1', '::ffff:127.0.0.1', 'fe80::1%eth0']
    const asked = Promise.withResolvers<unknown>()
    const guarded = guardedLookup(createAddressGuard([]).allows, (_name, _options, callback) =>
      callback(
        null,
        found.map(address => ({ address, family: isIP(address) })),
      ),
    )
    guarded('mixed.example', { all: true }, (_error, addresses) => asked.resolve(addresses))
    expect(await asked.promise).toEqual([
      { address: '93.184.215.14', family: 4 },
      { address: '2606:4700::1', family: 6 },
    ])
  })
})

it('an address that is no longer allowed is not dialled by the streams that have it', async () => {
  const canary = await startCanary('127.0.0.1')
  const { id } = await lenient.create(`http://127.9.9.9:${canary.port}/`)
  await lenient.publish([userEvent(crypto.randomUUID())])
  const [delivery] = await lenient.historyOf(id, 1)
  expect(delivery?.attempts.at(-1)?.error_message).toBe('The request failed: ECONNREFUSED.')
  const body = newStream(`http://127.0.0.1:${canary.port}/`)
  expect(await lenient.call('create_event_stream', { body })).toMatchObject({ status: 400 })
  expect(canary.connections).toBe(0)
})

it.each(['', '/internal/events', '/../oauth/token'])(
  'the service sends nothing to itself: %s',
  async path => {
    const { port } = new URL(open.baseUrl)
    const spellings = [
      `http://127.0.0.1:${port}`,
      `http://127.1:${port}`,
      `http://[::ffff:127.0.0.1]:${port}`,
    ]
    for (const own of spellings) {
      const answer = await open.call<{ message: string }>('create_event_stream', {
        body: newStream(`${own}${path}`),
      })
      expect(answer.status).toBe(400)
      expect(answer.body.message).toContain('is an address of this service itself')
    }
  },
)
