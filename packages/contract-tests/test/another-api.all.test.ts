import { execFile } from 'node:child_process'
import { readFile, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'
import { freePort } from '@tenant-api/test-kit/free-port'
import { root } from '@tenant-api/test-kit/root'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { type AnotherApi, followPage } from './another-api/follow-page.ts'
import { start, startServer } from './another-api/start-program.ts'

const run = promisify(execFile)
const bin = (name: string) => path.join(root, 'node_modules/.bin', name)
let copy: AnotherApi

beforeAll(async () => {
  copy = await followPage()
})
afterAll(() => rm(copy.folder, { recursive: true }))

/** Returns a function that compares an answer with the contract of the copied project, and lists the violations. */
async function judge() {
  const { validateAnswer } = await import(path.join(copy.contract, 'src/index.ts'))
  return async (operationId: string, answer: Response) => {
    const headers = Object.fromEntries(answer.headers)
    return validateAnswer(operationId, { status: answer.status, headers, body: await answer.json() })
  }
}

const headers = { Authorization: 'Bearer any', 'Content-Type': 'application/json' }

test('the document of another API passes the lint rules that do not depend on the API', async () => {
  const ruleset = path.join(copy.folder, 'openapi/lint.yaml')
  const document = path.join(copy.folder, 'openapi/openapi.yaml')
  const options = ['--ruleset', ruleset, '--fail-severity', 'warn']
  await run(process.execPath, [bin('spectral'), 'lint', document, ...options])
  await run(process.execPath, [path.join(copy.contract, 'lint.ts'), document])
  const generated = path.join(copy.contract, 'generated/openapi.3.2.public.json')
  await run(process.execPath, [path.join(copy.contract, 'lint.ts'), generated])
})

test('the code of another API compiles, except a handler with an undocumented property', async () => {
  const handlers = await readFile(path.join(copy.folder, 'lamps/handlers.ts'), 'utf8')
  const wrong = handlers.replace('body: { id, on } }', 'body: { id, on, colour: 1 } }')
  const file = path.join(copy.folder, 'lamps/wrong.ts')
  await writeFile(file, wrong)
  onTestFinished(() => rm(file))
  const project = path.join(copy.folder, 'lamps')
  const { stdout } = await run(process.execPath, [bin('tsc'), '-p', project]).catch(error => error)
  expect(stdout).toMatch(/^\S*wrong\.ts\(\d+,\d+\): error .*[\s\S]*'colour' is not in the document/)
  expect(stdout.match(/error TS/g)).toHaveLength(1)
})

test('the server of another API answers as its document says, and its client reads the answers', async () => {
  const [baseUrl, violationsOf] = await Promise.all([startServer(copy), judge()])
  const { stdout } = await run(process.execPath, [path.join(copy.folder, 'lamps/client.ts'), baseUrl])
  const [answers, message] = stdout.split('\n')
  expect(JSON.parse(answers ?? '')).toEqual({
    lamp: { id: 'desk', on: true },
    lamps: [{ id: 'desk', on: true }],
  })
  expect(message).toBe('desk true')

  const put = (id: string, body: object) =>
    fetch(`${baseUrl}/lamps/${id}`, { method: 'PUT', headers, body: JSON.stringify(body) })
  const exchanges = [
    ['list_lamps', 200, await fetch(`${baseUrl}/lamps`, { headers })],
    ['list_lamps', 401, await fetch(`${baseUrl}/lamps`)],
    ['set_lamp', 200, await put('desk', { on: false })],
    ['set_lamp', 404, await put('garden', { on: false })],
  ] as const
  for (const [id, status, answer] of exchanges) {
    expect(answer.status).toBe(status)
    expect(await violationsOf(id, answer)).toEqual([])
  }
  const invalid = await put('desk', { on: 1 })
  expect(invalid.status).toBe(400)
  expect(await invalid.clone().json()).toMatchObject({
    message: "The property 'on' must be a boolean, got a number.",
    errorCode: 'invalid_body',
  })
  expect(await violationsOf('set_lamp', invalid)).toEqual([])
  const long = await put('x'.repeat(21), { on: true })
  expect(await long.json()).toMatchObject({ errorCode: 'invalid_uri' })
  const wrong = {
    status: 200,
    headers: new Headers({ 'Cache-Control': 'no-store', 'X-Request-ID': '1', ...headers }),
  }
  const undocumented = new Response('{"lamps":[{"id":"desk","on":1}]}', wrong)
  expect(await violationsOf('list_lamps', undocumented)).toEqual([
    { path: '/body/lamps/0/on', message: 'must be a boolean, got a number' },
  ])
})

test('a subscription of another API has the frames of the document', async () => {
  const baseUrl = await startServer(copy)
  const stream = await fetch(`${baseUrl}/changes`, { headers })
  const reader = stream.body?.pipeThrough(new TextDecoderStream()).getReader()
  await fetch(`${baseUrl}/lamps/desk`, { method: 'PUT', headers, body: '{"on":true}' })
  const message = { type: 'lamp.switched', offset: '1', lamp: { id: 'desk', on: true } }
  const frame = `event: lamp.switched\ndata: ${JSON.stringify(message)}\nid: 1\n\n`
  let received = ''
  while (!received.endsWith(frame)) received += (await reader?.read())?.value ?? ''
  expect(received.replace(/^:connected\nretry: \d+\n/, '')).toBe(
    `event: offset-only\ndata: {"type":"offset-only","offset":"0"}\nid: 0\n\n${frame}`,
  )
  await reader?.cancel()
})

test('handlers of Mock Service Worker store the changes of another API, and stream its events', async () => {
  const { stdout } = await run(process.execPath, [path.join(copy.folder, 'lamps/msw.ts')])
  expect(stdout.trim().split('\n')).toEqual([
    '{"lamps":[{"id":"desk","on":true},{"id":"hall","on":true}]}',
    'not_found',
    '{"id":"desk","on":false}',
  ])
})

test('the mock of another API has the lamps of its examples, checks requests, and streams events', async () => {
  const baseUrl = await startServer(copy, 'lamps/mock.ts')
  const set = (id: string) =>
    fetch(`${baseUrl}/lamps/${id}`, { method: 'PUT', headers, body: '{"on":false}' })
  expect(await (await set('desk')).json()).toEqual({ id: 'desk', on: false })
  expect((await set('garden')).status).toBe(404)
  const lamps = await fetch(`${baseUrl}/lamps`, { headers })
  expect(await lamps.json()).toEqual({
    lamps: [
      { id: 'desk', on: false },
      { id: 'hall', on: false },
    ],
  })
  const { stdout } = await run(process.execPath, [path.join(copy.folder, 'lamps/conformance.ts'), baseUrl])
  expect(stdout).toMatch(/ 0 failed, 2 skipped /)
  const stream = await fetch(`${baseUrl}/changes`, { headers })
  const reader = stream.body?.pipeThrough(new TextDecoderStream()).getReader()
  let received = ''
  while (!received.includes('event: lamp.switched')) received += (await reader?.read())?.value ?? ''
  await reader?.cancel()
})

test('Prism serves the document of another API, and accepts the answers of its server', async () => {
  const [upstream, violationsOf] = await Promise.all([startServer(copy), judge()])
  const generated = path.join(copy.contract, 'generated/openapi.public.json')
  const prism = async (args: readonly string[]) => {
    const port = String(await freePort())
    await start([bin('prism'), ...args, '--multiprocess', 'false', '--port', port], /listening/)
    return `http://127.0.0.1:${port}`
  }
  const mock = await prism(['mock', generated])
  expect(await violationsOf('list_lamps', await fetch(`${mock}/lamps`, { headers }))).toEqual([])
  const proxy = await prism(['proxy', generated, upstream, '--errors'])
  expect(await (await fetch(`${proxy}/lamps`, { headers })).json()).toEqual({
    lamps: [{ id: 'desk', on: false }],
  })
})
