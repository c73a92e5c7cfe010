import { once } from 'node:events'
import { createServer, type Server, type Socket } from 'node:net'
import { setImmediate as nextTurn } from 'node:timers/promises'
import { createServer as createTlsServer, getCACertificates, setDefaultCACertificates } from 'node:tls'
import { pino } from 'pino'
import { afterEach, describe, expect, it, onTestFinished } from 'vitest'
import { createWebhookSender } from '../../../src/webhooks/send.ts'
import { listenOn } from '../harness/target.ts'
import { selfSigned } from './certificate.ts'

const trusted = getCACertificates()
afterEach(() => setDefaultCACertificates(trusted))

type Answer = (socket: Socket) => void
const deliver: Answer = socket => socket.write('HTTP/1.1 204 No Content\r\n\r\n')

/**
 * Starts a target that answers the requests of each connection with the functions of a list, in order. The requests of all connections
 * are in `requests`: the number of the connection, and the body.
 */
async function startTarget(connections: readonly (readonly Answer[])[], scheme = 'http') {
  const requests: string[] = []
  let opened = 0
  const serve = async (socket: Socket) => {
    socket.on('error', () => {})
    const number = opened++
    for (const answer of connections[number] ?? []) {
      const [request] = await once(socket, 'data')
      requests.push(`${number}: ${String(request).split('\r\n\r\n')[1]}`)
      answer(socket)
    }
  }
  let server: Server
  if (scheme === 'http') server = createServer(serve)
  else {
    const credentials = selfSigned()
    setDefaultCACertificates([...trusted, credentials.cert])
    server = createTlsServer(credentials, serve)
  }
  return { url: await listenOn(server, '127.0.0.1', scheme), requests }
}

/** A function that makes one attempt after the other at an endpoint, and resolves with their results. */
function attemptsAt(
  url: string,
  { deadlineMs = 10_000, allows = (): boolean => true, between = nextTurn as () => Promise<unknown> } = {},
) {
  const guard = { allows, allowsPlain: allows, allowsSomePlain: true }
  const sender = createWebhookSender(guard, { deadlineMs, dnsServers: [], log: pino({ level: 'silent' }) })
  onTestFinished(() => sender.close())
  return async (...bodies: string[]) => {
    const results: string[] = []
    for (const body of bodies) {
      const outcome = await sender.attempt({
        endpoint: new URL(url),
        headers: {},
        secrets: [],
        body: Buffer.from(body),
      })
      results.push(outcome.result === 'failed' ? outcome.message : outcome.result)
      // The connection can be used again in the next turn.
      await between()
    }
    return results
  }
}

const closings: Record<string, Answer> = {
  'ends it': socket => socket.end(),
  'cuts it': socket => socket.destroy(),
  'resets it': socket => socket.resetAndDestroy(),
}

describe('A target that closes a reused connection when a request arrives', () => {
  it.each(Object.keys(closings))('gets the request at once on a new connection, if it %s', async closing => {
    const { url, requests } = await startTarget([[deliver, closings[closing] ?? deliver], [deliver]])
    expect(await attemptsAt(url)('"a"', '"b"')).toEqual(['delivered', 'delivered'])
    expect(requests).toEqual(['0: "a"', '0: "b"', '1: "b"'])
  })

  it.each(['ends it', 'cuts it'])('gets it on a new connection with TLS too, if it %s', async closing => {
    const { url, requests } = await startTarget([[deliver, closings[closing] ?? deliver], [deliver]], 'https')
    expect(await attemptsAt(url)('"a"', '"b"')).toEqual(['delivered', 'delivered'])
    expect(requests).toEqual(['0: "a"', '0: "b"', '1: "b"'])
  })

  it('gets it a second time only once, and never on a connection that is idle', async () => {
    const cut: Answer = socket => socket.destroy()
    let release = () => {}
    const together: Answer = socket => {
      const before = release
      release = () => {
        before()
        deliver(socket)
      }
      if (requests.length === 2) release()
    }
    const { url, requests } = await startTarget([[together, cut], [together, cut], [cut]])
    const attempt = attemptsAt(url)
    await Promise.all([attempt('"a"'), attempt('"a"')])
    expect(await attempt('"b"')).toEqual([expect.stringMatching(/^The request failed: /)])
    expect(requests.slice(2)).toEqual([expect.stringMatching(/^[01]: "b"$/), '2: "b"'])
  })

  it.each(['H', 'HTTP/1.1 103 Early Hints\r\n\r\n', 'HTTP/1.1 200 OK\r\nContent-Length: 2\r\n\r\na'])(
    'does not get it again once a byte of the answer has come: %j',
    async bytes => {
      const answer: Answer = socket => socket.end(bytes)
      const { url, requests } = await startTarget([[deliver, answer], [deliver]])
      const [, result] = await attemptsAt(url)('"a"', '"b"')
      expect(result).toMatch(/^The request failed|^The endpoint did not answer in HTTP/)
      expect(requests).toEqual(['0: "a"', '0: "b"'])
    },
  )

  it('does not get it again with TLS either, once a byte of the answer has come', async () => {
    const { url, requests } = await startTarget([[deliver, socket => socket.end('H')], [deliver]], 'https')
    const [, result] = await attemptsAt(url)('"a"', '"b"')
    expect(result).toMatch(/^The request failed/)
    expect(requests).toEqual(['0: "a"', '0: "b"'])
  })

  it('gets both within one deadline', async () => {
    const { url, requests } = await startTarget([[deliver, socket => socket.destroy()], [() => {}]])
    const results = await attemptsAt(url, { deadlineMs: 500 })('"a"', '"b"')
    expect(results).toEqual(['delivered', 'The endpoint did not answer within 0.5 seconds.'])
    expect(requests).toEqual(['0: "a"', '0: "b"', '1: "b"'])
  })

  it('gets nothing more if its name has no allowed address any more', async () => {
    let isAllowed = true
    const forbid: Answer = socket => {
      isAllowed = false
      socket.destroy()
    }
    const { url, requests } = await startTarget([[deliver, forbid], [deliver]])
    const named = url.replace('127.0.0.1', 'localhost')
    const results = await attemptsAt(named, { allows: () => isAllowed })('"a"', '"b"')
    expect(results).toEqual([
      'delivered',
      'The endpoint does not exist, or has no address that may be dialled.',
    ])
    expect(requests).toEqual(['0: "a"', '0: "b"'])
  })
})

it('a new connection without an answer is a failed attempt', async () => {
  const { url, requests } = await startTarget([[socket => socket.destroy()], [deliver]])
  expect(await attemptsAt(url)('"a"')).toEqual([expect.stringMatching(/^The request failed: /)])
  expect(requests).toEqual(['0: "a"'])
})

describe('An attempt that begins as soon as the one before it is answered', () => {
  it.each(['Connection: close\r\n', ''])(
    'is made once, if the answer with %j ends its connection',
    async header => {
      const last: Answer = socket => socket.end(`HTTP/1.1 204 No Content\r\n${header}\r\n`)
      const { url, requests } = await startTarget([[last], [last], [last]])
      const results = await attemptsAt(url, { between: async () => {} })('"a"', '"b"', '"c"')
      expect(results).toEqual(['delivered', 'delivered', 'delivered'])
      expect(requests).toEqual(['0: "a"', '1: "b"', '2: "c"'])
    },
  )

  it('reuses its connection', async () => {
    const { url, requests } = await startTarget([[deliver, deliver, deliver]])
    await attemptsAt(url, { between: async () => {} })('"a"', '"b"', '"c"')
    expect(requests).toEqual(['0: "a"', '0: "b"', '0: "c"'])
  })
})
