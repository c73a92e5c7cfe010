import { execFile } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { createServer } from 'node:https'
import path from 'node:path'
import { promisify } from 'node:util'
import { listen } from '@tenant-api/test-kit/listen'
import { startMock } from '@tenant-api/test-kit/start-mock'
import { createTemporaryFolder } from '@tenant-api/test-kit/temporary-folder'
import { expect, it, onTestFinished } from 'vitest'
import { start } from './recordings.ts'
import { sendTo } from './send.ts'

it('replays what two mocks have recorded over TLS in one file, although one of them was killed', async () => {
  const folder = createTemporaryFolder()
  const [key, cert, file] = ['key.pem', 'cert.pem', 'recording.jsonl'].map(name =>
    path.join(folder, name),
  ) as [string, string, string]
  const names = ['-subj', '/CN=localhost', '-addext', 'subjectAltName=DNS:localhost']
  const options = [
    '-x509',
    '-newkey',
    'ec',
    '-pkeyopt',
    'ec_paramgen_curve:prime256v1',
    '-nodes',
    '-days',
    '1',
  ]
  await promisify(execFile)('openssl', ['req', ...options, ...names, '-keyout', key, '-out', cert])
  const upstream = createServer({ key: readFileSync(key), cert: readFileSync(cert) }, ({ url }, response) => {
    response.writeHead(404, { 'Content-Type': 'application/json' })
    response.end(
      JSON.stringify({ statusCode: 404, error: 'Not Found', message: url, errorCode: 'not_found' }),
    )
  })
  onTestFinished(() => {
    upstream.closeAllConnections()
    upstream.close()
  })
  const { port } = new URL(await listen(upstream))
  const env = {
    MOCK_UPSTREAM: `https://localhost:${port}/base`,
    MOCK_RECORD: file,
    NODE_EXTRA_CA_CERTS: cert,
  }
  const [killed, stopped] = await Promise.all([startMock(env), startMock(env)])
  onTestFinished(() => killed.kill())
  onTestFinished(() => stopped.kill())

  const answers = new Map<string, unknown>()
  async function ask(baseUrl: string, path: string) {
    const { status, body } = await sendTo(baseUrl + path)
    answers.set(path, { status, body })
  }
  const asking = Array.from({ length: 200 }, async (_, index) => {
    const path = `/api/v2/event-streams/est_${String(index).padStart(22, '0')}`
    await ask(index % 2 ? killed.baseUrl : stopped.baseUrl, path).catch(() => undefined)
    if (index === 50) await killed.kill()
  })
  await Promise.all(asking)
  expect(answers.size).toBeGreaterThanOrEqual(100)
  expect(await stopped.stop()).toBe(0)

  const { url } = await start({ replay: file })
  for (const [path, answer] of answers) {
    const replayed = await sendTo(url + path)
    expect(replayed.headers).not.toHaveProperty('x-mock-answer')
    expect({ status: replayed.status, body: replayed.body }).toEqual(answer)
  }
  expect(answers.values().next().value).toMatchObject({
    body: { message: expect.stringMatching(/^\/base\/api/) },
  })
})
