import { expect, onTestFinished, test, vi } from 'vitest'
import { openFollowedIssuer, unknown } from './followed-issuer.ts'

test.each([
  { name: 'a redirect', status: 302, body: '{"keys":[]}', headers: { Location: '/elsewhere' } },
  { name: 'an error', status: 500, body: '{"keys":[]}', headers: {} },
  { name: 'another success', status: 203, body: '{"keys":[]}', headers: {} },
  { name: 'a body that is not JSON', status: 200, body: '<html>', headers: {} },
  { name: 'null', status: 200, body: 'null', headers: {} },
  { name: 'JSON that is not a key set', status: 200, body: '{"issuer":"x"}', headers: {} },
  { name: 'keys that are not a list', status: 200, body: '{"keys":{}}', headers: {} },
  {
    name: 'a body of more than 256 KB',
    status: 200,
    body: `{"keys":[],"x":"${'x'.repeat(262_144)}"}`,
    headers: {},
  },
])('$name from the key URL causes service_unavailable, and no other address is contacted', async answer => {
  const { issuer, follow } = await openFollowedIssuer()
  issuer.answer((_req, res) => {
    res.writeHead(answer.status, answer.headers as Record<string, string>).end(answer.body)
  })
  const { lookUp } = follow()
  expect(await lookUp('one')).toBe('service_unavailable')
  expect(issuer.asked()).toBe(1)
})

test('an endless response is aborted after five seconds', async () => {
  const { issuer, follow } = await openFollowedIssuer()
  const fiveSeconds = new AbortController()
  const timeout = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(fiveSeconds.signal)
  onTestFinished(() => timeout.mockRestore())
  const closed = Promise.withResolvers<void>()
  issuer.answer((_req, res) => {
    res.once('close', closed.resolve).write('{"keys":[', () => fiveSeconds.abort())
  })
  expect(await follow().lookUp('one')).toBe('service_unavailable')
  await closed.promise
  expect(timeout.mock.calls).toEqual([[5_000]])
})

test('unusable keys in a key set do not affect the usable ones', async () => {
  const { issuer, follow } = await openFollowedIssuer()
  await issuer.addKey('rsa', 'RS256')
  const [one, rsa] = issuer.keys
  issuer.publish({
    keys: [
      null,
      'key',
      {},
      { kty: 'oct', k: 'c2VjcmV0', kid: 'oct', alg: 'HS256' },
      { ...one, kid: 'torn', x: 'AAAA' },
      { ...rsa, kid: 'short', n: String(rsa?.n).slice(0, 170) },
      { ...one, kid: 'encrypts', use: 'enc' },
      one,
      rsa,
    ],
  })
  const { keys, lookUp } = follow()
  expect(await lookUp('one')).toBe('found')
  expect(await lookUp('rsa')).toBe('found')
  for (const kid of ['torn', 'encrypts']) expect(await lookUp(kid), kid).toBe(unknown)
  for (const by of ['rsa', 'one']) expect(await lookUp('short', by)).toBe(unknown)
  await expect(
    (async () => keys.find({ kid: 'oct', alg: 'HS256' }, { payload: '', signature: '' }))(),
  ).rejects.toThrow('alg')
})
