import type { RequestListener } from 'node:http'
import { describe, expect, test } from 'vitest'
import { answer, eventFrame, messageFrame, openEventStream, openHostileService } from '../hostile-service.ts'
import { run } from '../run-here.ts'

const endpoint = 'http://127.0.0.1:9/hook'

/** A service that streams the frames. */
const streaming = (...frames: readonly string[]) =>
  openHostileService((_request, response) => {
    openEventStream(response)
    response.write(frames.join(''))
  })

/** Opens a receiver until the end of the test, which need not verify signatures. */
const openAnyReceiver = async (handle: RequestListener) => (await openHostileService(handle)).baseUrl

/** The rows that `listen` has printed, in the order of the event ids: the id and the outcome. */
const outcomes = (stdout: string) =>
  stdout
    .trimEnd()
    .split('\n')
    .map(line => line.split('\t').slice(0, 2))
    .toSorted()

describe('listen', () => {
  test('listen says what to do after an offset that has expired', async () => {
    const service = await openHostileService((_request, response) =>
      answer(response, 410, { message: 'The offset has expired.', errorCode: 'cursor_expired' }),
    )
    const { stderr, code } = await run(['listen', '--forward-to', endpoint, '--from', 'old'], service)
    expect({ stderr, code }).toEqual({
      stderr: 'The offset has expired. Start again without --from.\n',
      code: 1,
    })
  })

  test('listen skips a message without an event, and says so', async () => {
    const receiver = await openAnyReceiver((_request, response) => response.writeHead(204).end())
    const service = await streaming(
      eventFrame(1),
      messageFrame(2, { type: 'tenant.\u001b[2Jnotice', text: 'hello' }),
      messageFrame(3, { type: 'tenant.notice', event: { id: 3 } }),
      eventFrame(4),
    )
    const { stdout, stderr, code } = await run(['listen', '--forward-to', receiver, '--max', '2'], service)
    expect(outcomes(stdout)).toEqual([
      ['evt_1', '204'],
      ['evt_4', '204'],
    ])
    expect(stderr).toContain('Skipped the message o2 of type tenant. [2Jnotice: it has no event.\n')
    expect(stderr).toContain('Skipped the message o3 of type tenant.notice: it has no event.\n')
    expect(code).toBe(0)
  })

  test('listen reports an event that no request can carry, and forwards the next one', async () => {
    const receiver = await openAnyReceiver((_request, response) => response.writeHead(204).end())
    const service = await streaming(
      eventFrame(1, { traceparent: 'a\nb' }),
      eventFrame(2, { id: 'evt_2\n' }),
      eventFrame(3),
    )
    const { stdout, code } = await run(['listen', '--forward-to', receiver, '--max', '3'], service)
    expect(outcomes(stdout)).toEqual([
      ['evt_1', 'Invalid character in header content ["traceparent"]'],
      ['evt_2 ', 'Invalid character in header content ["webhook-id"]'],
      ['evt_3', '204'],
    ])
    expect(code).toBe(0)
  })

  test('listen reads at most 64 KB of the answer of a receiver', async () => {
    let bytes = 0
    const receiver = await openAnyReceiver((_request, response) => {
      const chunk = Buffer.alloc(16_384, 'x')
      const send = () => {
        while (!response.destroyed) {
          bytes += chunk.length
          if (!response.write(chunk)) return response.once('drain', send)
        }
      }
      response.writeHead(200)
      send()
    })
    const args = ['listen', '--forward-to', receiver, '--max', '1', '--print-body', '--json']
    const { stdout, code } = await run(args, await streaming(eventFrame(1)))
    expect(JSON.parse(stdout)).toMatchObject({ id: 'evt_1', outcome: 200, body: 'x'.repeat(65_536) })
    expect(bytes).toBeLessThan(50_000_000)
    expect(code).toBe(0)
  })

  test('listen reports a receiver that switches protocols, and goes on', async () => {
    const receiver = await openAnyReceiver(({ socket }) => {
      socket.write('HTTP/1.1 101 Switching Protocols\r\nConnection: upgrade\r\nUpgrade: echo\r\n\r\n')
    })
    const service = await streaming(eventFrame(1), eventFrame(2))
    const args = ['listen', '--forward-to', receiver, '--max', '2']
    const { stdout, code } = await run(args, service)
    expect(outcomes(stdout)).toEqual([
      ['evt_1', '101'],
      ['evt_2', '101'],
    ])
    expect(code).toBe(0)
  })

  test('listen skips a failed delivery whose data is not JSON', async () => {
    const receiver = await openAnyReceiver((_request, response) => response.writeHead(204).end())
    const delivery = (id: string, data: string) => ({
      id,
      event: { data, type: 'a.b' },
      event_stream_id: 'est_1',
    })
    const service = await openHostileService((_request, response) =>
      answer(response, 200, [delivery('evt_1', '{'), delivery('evt_2', '{}')]),
    )
    const args = ['listen', '--forward-to', receiver, '--from-failed', 'est_1']
    const { stdout, stderr, code } = await run(args, service)
    expect(outcomes(stdout)).toEqual([['evt_2', '204']])
    expect(stderr).toContain('Skipped event evt_1: its data is not JSON.\n')
    expect(code).toBe(0)
  })

  test.each([
    [
      'a wrong secret',
      [],
      { TENANT_API_SIGNING_SECRET: 'abc' },
      'TENANT_API_SIGNING_SECRET must be whsec_ and the base64 of 24 bytes or more.',
    ],
    [
      'a header that no request can have',
      ['--header', 'X-City: Łódź'],
      {},
      "The value of --header X-City has a character that a header cannot contain, got 'Łódź'.",
    ],
  ])('listen refuses %s before it connects', async (_name, flags, env, message) => {
    let requests = 0
    const service = await openHostileService((_request, response) => {
      requests += 1
      openEventStream(response)
      response.write(eventFrame(1))
    })
    const args = ['listen', '--forward-to', endpoint, '--max', '1', ...flags]
    const { stdout, stderr, code } = await run(args, { env: { ...service.env, ...env } })
    expect({ stdout, code, requests }).toEqual({ stdout: '', code: 2, requests: 0 })
    expect(stderr).toContain(message)
  })

  test('listen takes a scheme in capital letters, and does not print the password of the address', async () => {
    const received: (string | undefined)[] = []
    const receiver = await openAnyReceiver(({ headers }, response) => {
      received.push(headers.authorization)
      response.writeHead(204).end()
    })
    const address = receiver.replace('http://', 'HTTP://me:pass-phrase@')
    const service = await streaming(eventFrame(1))
    const { stdout, stderr } = await run(['listen', '--forward-to', address, '--max', '1'], service)
    expect(outcomes(stdout)).toEqual([['evt_1', '204']])
    expect(received).toEqual([`Basic ${btoa('me:pass-phrase')}`])
    expect(stderr).toContain(`Ready. Forwarding events to ${receiver.replace('//', '//***@')}/, signed with`)
    expect(stderr).not.toContain('pass-phrase')
  })

  test.each(['HTTP://me:pass-phrase@127.0.0.1:9', 'https://me@127.0.0.1:9'])(
    'a command refuses credentials in the address of the service, and does not print them',
    async url => {
      const { stderr, code } = await run(['streams', 'list', '--url', url])
      expect(stderr).toBe(
        'The address must not contain a user name or a password. Sign in with `tenant-api login`.\n',
      )
      expect(code).toBe(2)
    },
  )
})
