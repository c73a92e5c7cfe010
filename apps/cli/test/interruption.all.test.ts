import { text } from 'node:stream/consumers'
import { expect, test } from 'vitest'
import { answer, eventFrame, openEventStream, openHostileService } from './hostile-service.ts'
import { newEvents } from './service.ts'
import { openTerminal, start } from './tenant-api.ts'

/** Opens a service with a token endpoint that answers only the first requests. */
async function openSilentIssuer(answered: number) {
  const issuer = { requests: 0 }
  const { baseUrl } = await openHostileService(({ url }, response) => {
    if (url?.startsWith('/oauth/')) {
      issuer.requests += 1
      if (issuer.requests <= answered)
        answer(response, 200, { access_token: 'first', token_type: 'Bearer', expires_in: 3_600 })
    } else if (url?.includes('from=')) {
      answer(response, 401, { message: 'The token is revoked.', errorCode: 'invalid_token' })
    } else {
      openEventStream(response)
      response.end(`retry: 10\n\n${eventFrame(1)}`)
    }
  })
  const env = { TENANT_API_URL: baseUrl, TENANT_API_CLIENT_ID: 'a', TENANT_API_CLIENT_SECRET: 'b' }
  return { issuer, env }
}

/** Milliseconds. The client itself would give up after a minute. */
const promptMs = 30_000

test.each([
  [['events', 'tail'], 'SIGINT'],
  [['listen', '--forward-to', 'http://127.0.0.1:9/'], 'SIGTERM'],
] as const)('%j ends on %s while the service issues no token', async (args, signal) => {
  const { issuer, env } = await openSilentIssuer(0)
  const { child, ended } = start(args, { env })
  await expect.poll(() => issuer.requests).toBe(1)
  const interruptedAt = performance.now()
  child.kill(signal)
  expect(await ended).toEqual({ stdout: '', stderr: '', code: 0 })
  expect(performance.now() - interruptedAt).toBeLessThan(promptMs)
})

test('events tail prints the command that resumes if Ctrl-C ends its wait for a token', async () => {
  const { issuer, env } = await openSilentIssuer(1)
  const terminal = openTerminal(['events', 'tail'], env)
  await expect.poll(() => issuer.requests).toBe(2)
  const interruptedAt = performance.now()
  terminal.type('\x03')
  const { shown, code } = await terminal.ended
  expect(performance.now() - interruptedAt).toBeLessThan(promptMs)
  expect(shown).toMatch(/\r\nResume with: tenant-api events tail --from o1\r\n$/)
  expect(code).toBe(0)
})

test('events publish says how many events are published if Ctrl-C interrupts it', async () => {
  let received = 0
  const { env } = await openHostileService(async (request, response) => {
    const { length } = JSON.parse(await text(request)) as unknown[]
    received += length
    // After the first call of the publisher it is silent.
    if (received <= 1_000)
      answer(response, 200, { events: Array.from({ length }, () => ({ event_id: 'evt', offset: 'o' })) })
  })
  const input = JSON.stringify(newEvents(1_500))
  const { child, ended } = start(['events', 'publish', '-', '--json'], { env, input })
  await expect.poll(() => received).toBeGreaterThan(1_000)
  child.kill('SIGINT')
  const { stdout, stderr, code } = await ended
  expect({ stdout, code }).toEqual({ stdout: '', code: 1 })
  expect(JSON.parse(stderr)).toMatchObject({
    code: 'interrupted',
    message: 'The command was interrupted. At least 1000 of 1500 events are published.',
  })
})
