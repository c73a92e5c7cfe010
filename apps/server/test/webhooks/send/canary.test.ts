import { describe, expect, it } from 'vitest'
import { userEvent } from '../../events/published-events.ts'
import { startWatchedService } from '../../watched-service.ts'
import { manageStreams, newStream, quickWebhooks } from '../harness/stream-service.ts'
import { dialledIn, forbidden, startCanary } from './dial.ts'

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

describe('the service', () => {
  it.each(['127.0.0.1', '::1'])(
    'opens no connection to a name that resolves to this machine, while a server listens on %s',
    async host => {
      const canary = await startCanary(host)
      const { id } = await careful.create(`https://localhost:${canary.port}/`)
      await careful.publish([userEvent(crypto.randomUUID())])
      const [delivery] = await careful.historyOf(id, 1)
      expect(delivery?.attempts.map(({ error_message }) => error_message)).toEqual(Array(3).fill(forbidden))
      expect(canary.connections).toBe(0)
    },
  )

  it('opens no connection to a name or an address that the operator forbids, even if another setting allows it', async () => {
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

  it('opens no connection without TLS to an address of this machine, if the operator allows only another address', async () => {
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
  ])(
    'opens no connection to %s://%s in an attempt, even if a stream with this endpoint exists',
    async (scheme, host) => {
      const canary = await startCanary(host.includes(':') && !host.includes('ffff') ? '::1' : '127.0.0.1')
      const outcome = await dialledIn(`${scheme}://${host}:${canary.port}/`, [])
      expect(outcome).toEqual({ result: 'failed', message: forbidden })
      expect(canary.connections).toBe(0)
    },
  )

  it('opens no connection without TLS to a public address', async () => {
    expect(await dialledIn('http://8.8.8.8/', [])).toEqual({ result: 'failed', message: forbidden })
    expect(await dialledIn('http://[2606:4700::1]/', ['127.0.0.0/8'])).toEqual({
      result: 'failed',
      message: forbidden,
    })
  })
})

it('a stream can send to an allowed address of this machine, but not to another address of it', async () => {
  const canary = await startCanary('127.0.0.1')
  const { id } = await lenient.create(`http://127.9.9.9:${canary.port}/`)
  await lenient.publish([userEvent(crypto.randomUUID())])
  const [delivery] = await lenient.historyOf(id, 1)
  expect(delivery?.attempts.at(-1)?.error_message).toBe(
    'The request failed: the endpoint refuses connections (ECONNREFUSED).',
  )
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
