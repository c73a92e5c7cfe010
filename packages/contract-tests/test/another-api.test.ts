import { type ChildProcess, execFile, spawn } from 'node:child_process'
import { readFile, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { createInterface } from 'node:readline'
import { promisify } from 'node:util'
import { freePort } from '@tenant-api/test-kit/free-port'
import { root } from '@tenant-api/test-kit/root'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { type AnotherApi, followPage } from './another-api/follow-page.ts'

const run = promisify(execFile)
const bin = (name: string) => path.join(root, 'node_modules/.bin', name)
let copy: AnotherApi

beforeAll(async () => {
  copy = await followPage()
}, 60_000)
afterAll(() => rm(copy.folder, { recursive: true }))

/** Starts a program that prints a line when it listens. Resolves with that line. */
async function start(args: readonly string[], listening: RegExp, env = {}): Promise<string> {
  const child: ChildProcess = spawn(process.execPath, args, {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  onTestFinished(() => void child.kill('SIGKILL'))
  if (!child.stdout) throw new Error('The program has no standard output.')
  for await (const line of createInterface(child.stdout)) if (listening.test(line)) return line
  throw new Error(`${args.join(' ')} ended before it listened.`)
}

async function startServer(): Promise<string> {
  const line = await start([path.join(copy.folder, 'lamps/server.ts')], /port/, { PORT: '0' })
  return `http://127.0.0.1:${JSON.parse(line).port}`
}

/** A function that lists the violations of an answer by the contract of the copy. */
async function judge() {
  const { validateAnswer } = await import(path.join(copy.contract, 'src/index.ts'))
  return async (operationId: string, answer: Response) => {
    const headers = Object.fromEntries(answer.headers)
    return validateAnswer(operationId, { status: answer.status, headers, body: await answer.json() })
  }
}

const headers = { Authorization: 'Bearer any', 'Content-Type': 'application/json' }

test('the document of another API passes the rules for any document', async () => {
  const ruleset = path.join(copy.folder, 'openapi/lint.yaml')
  const document = path.join(copy.folder, 'openapi/openapi.yaml')
  const options = ['--ruleset', ruleset, '--fail-severity', 'warn']
  await run(process.execPath, [bin('spectral'), 'lint', document, ...options])
  await run(process.execPath, [path.join(copy.contract, 'lint.ts'), document])
  const generated = path.join(copy.contract, 'generated/openapi.3.2.public.json')
  await run(process.execPath, [path.join(copy.contract, 'lint.ts'), generated])
}, 60_000)

test('the code of another API compiles, except a handler with an undocumented property', async () => {
  const server = await readFile(path.join(copy.folder, 'lamps/server.ts'), 'utf8')
  const wrong = server.replace('body: { id, on } }', 'body: { id, on, colour: 1 } }')
  const file = path.join(copy.folder, 'lamps/wrong.ts')
  await writeFile(file, wrong)
  onTestFinished(() => rm(file))
  const project = path.join(copy.folder, 'lamps')
  const { stdout } = await run(process.execPath, [bin('tsc'), '-p', project]).catch(error => error)
  expect(stdout).toMatch(/^\S*wrong\.ts\(\d+,\d+\): error .*[\s\S]*'colour' is not in the document/)
  expect(stdout.match(/error TS/g)).toHaveLength(1)
}, 120_000)

test('the server of another API answers as its document says, and its client reads the answers', async () => {
  const [baseUrl, violationsOf] = await Promise.all([startServer(), judge()])
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
  const wrong = { status: 200, headers: new Headers({ 'X-Request-ID': '1', ...headers }) }
  const undocumented = new Response('{"lamps":[{"id":"desk","on":1}]}', wrong)
  expect(await violationsOf('list_lamps', undocumented)).toEqual([
    { path: '/body/lamps/0/on', message: 'must be a boolean, got a number' },
  ])
})

test('the event stream of another API has the frames of the document', async () => {
  const baseUrl = await startServer()
  const stream = await fetch(`${baseUrl}/changes`, { headers })
  const reader = stream.body?.pipeThrough(new TextDecoderStream()).getReader()
  await fetch(`${baseUrl}/lamps/desk`, { method: 'PUT', headers, body: '{"on":true}' })
  const message = { type: 'lamp.switched', offset: '1', lamp: { id: 'desk', on: true } }
  const frame = `event: lamp.switched\nid: 1\ndata: ${JSON.stringify(message)}\n\n`
  let received = ''
  while (!received.endsWith(frame)) received += (await reader?.read())?.value ?? ''
  expect(received).toBe(`event: offset-only\nid: 0\ndata: {"type":"offset-only","offset":"0"}\n\n${frame}`)
  await reader?.cancel()
})

test('handlers of Mock Service Worker answer with the examples of another API, and stream its events', async () => {
  const { stdout } = await run(process.execPath, [path.join(copy.folder, 'lamps/msw.ts')])
  expect(stdout.trim().split('\n')).toEqual([
    '{"lamps":[{"id":"desk","on":true},{"id":"hall","on":false}]}',
    'not_found',
    '{"id":"desk","on":false}',
  ])
})

test('the conformance suite is derived from the document of another API, and passes on its server', async () => {
  const baseUrl = await startServer()
  const suite = path.join(copy.folder, 'lamps/conformance.ts')
  const { stdout } = await run(process.execPath, [suite, baseUrl]).catch(error => error)
  expect(stdout).toMatch(/^authentication +3 passed/m)
  expect(stdout).toMatch(/^unknown-parameters +3 passed/m)
  expect(stdout).toMatch(/^broken-bodies +3 passed/m)
  expect(stdout).toMatch(/^examples +3 passed/m)
  expect(stdout).toMatch(/^event-stream +3 passed/m)
  expect(stdout).toMatch(/ 0 failed, 0 skipped /)
}, 60_000)

test.each([
  [
    'answers 200 without a token',
    "!headers.authorization?.startsWith('Bearer ')",
    "headers.authorization === ''",
    'answers 401 to a request without a token',
  ],
  [
    'accepts any body',
    '? validateBody(id, undefined, body) : []',
    '? [] : []',
    "answers 400 to a body with no 'on'",
  ],
  ['accepts any query', ' ?? inBody', ' && inBody', 'answers 400 to an unknown query parameter'],
  ['loses an event on resumption', 'log.slice(start)', 'log.slice(start + 1)', 'resumes by Last-Event-ID'],
  [
    'sends an undocumented message',
    "type: 'offset-only', offset: String(start)",
    "type: 'offset-only', offset: ''",
    'begins with a message',
  ],
])(
  'the conformance suite finds a server of another API that %s',
  async (_, before, after, finding) => {
    const server = await readFile(path.join(copy.folder, 'lamps/server.ts'), 'utf8')
    expect(server).toContain(before)
    const faulty = path.join(copy.folder, 'lamps/faulty.ts')
    await writeFile(faulty, server.replace(before, after))
    onTestFinished(() => rm(faulty))
    const line = await start([faulty], /port/, { PORT: '0' })
    const suite = path.join(copy.folder, 'lamps/conformance.ts')
    const baseUrl = `http://127.0.0.1:${JSON.parse(line).port}`
    const { stdout, code } = await run(process.execPath, [suite, baseUrl]).catch(error => error)
    expect(stdout).toContain(finding)
    expect(code).toBe(1)
  },
  60_000,
)

test('Prism serves the document of another API, and judges its server', async () => {
  const [upstream, violationsOf] = await Promise.all([startServer(), judge()])
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
}, 60_000)

test.each([
  [
    'two scopes in one alternative',
    '[read:lamps] }',
    '[read:lamps, update:lamps] }',
    'list_lamps: each alternative of `security` must name one scope of the same audience',
  ],
  [
    'a scope that no operation uses',
    'read:lamps: See',
    'other:lamps: See',
    'no operation uses the scope other:lamps',
  ],
  [
    'an answer without examples',
    /examples: \{ not_found.*/,
    '',
    'PUT /lamps/{id}: application/json of 404 must have named examples.',
  ],
  [
    'a scheme without audience',
    'x-audience: /lamps/',
    '',
    'The security scheme accessToken must have x-audience',
  ],
  [
    'another flow',
    'clientCredentials:',
    'password:',
    'The security scheme accessToken must have the flow clientCredentials.',
  ],
  [
    'errors without a limit',
    'errors: { type: array, minItems: 1, maxItems: 20,',
    'errors: { type: array,',
    'The schema Error must have the property errors with maxItems.',
  ],
  [
    'an event stream without a position to resume from',
    'x-stream-parameter: position, ',
    '',
    'GET /changes: one query parameter must have `x-stream-parameter: position`.',
  ],
  [
    'an event stream without heartbeats',
    "{ $ref: '#/components/schemas/Position' }, ",
    '',
    "GET /changes: oneOf of the messages must have one with the type 'offset-only'.",
  ],
  [
    'a message without an offset',
    'required: [type, offset, lamp]',
    'required: [type, lamp]',
    "GET /changes: the message 'lamp.switched' must require `type` with a const, and `offset`.",
  ],
  [
    'a document without an event stream',
    'text/event-stream',
    'application/json',
    'Exactly one operation must answer 200 with text/event-stream, the event stream. The document has 0.',
  ],
])('generation refuses %s with a sentence', async (_, before, after, sentence) => {
  const document = path.join(copy.folder, 'openapi/openapi.yaml')
  const text = await readFile(document, 'utf8')
  onTestFinished(() => writeFile(document, text))
  await writeFile(document, text.replace(before, after))
  const generate = [path.join(copy.contract, 'generate.ts'), '--check']
  const { stderr } = await run(process.execPath, generate).catch(error => error)
  expect(stderr).toContain(sentence)
  expect(stderr).not.toContain('TypeError')
})

test.each([
  [
    'client',
    'a body that is not an object',
    (text: string) =>
      text.replace(
        'LampState:\n      type: object',
        'LampState:\n      type: array\n      maxItems: 9\n      items: { type: boolean }\n      x-was: object',
      ),
    'set_lamp: the JSON body must be an object, since its properties become parameters',
  ],
  [
    'client',
    'a body that shares a name with the path',
    (text: string) =>
      text.replace(
        'required: [on]\n      properties: { on:',
        'required: [on]\n      properties: { id: { type: boolean }, on:',
      ),
    'set_lamp: body and parameters share the name id',
  ],
  [
    'client',
    'a keyword that the validation of messages does not know',
    (text: string) =>
      text.replace('Lamp:\n      type: object', 'Lamp:\n      minProperties: 1\n      type: object'),
    "Lamp: the client's validation of messages does not support the keyword minProperties.",
  ],
  [
    'examples',
    'a header without an example',
    (text: string) => text.replace(', example: Bearer', ''),
    'list_lamps, 401: the header WWW-Authenticate must have an example, or a schema with const.',
  ],
  [
    'examples',
    'an event stream without an example of each type',
    (text: string) => text.replace(/^ +error: \{ summary: The stream ends.*\n/m, ''),
    "follow_changes: the event stream must have an example with the type 'error'.",
  ],
])('generation of the %s refuses %s with a sentence', async (name, _, edit, sentence) => {
  const document = path.join(copy.folder, 'openapi/openapi.yaml')
  const text = await readFile(document, 'utf8')
  const generate = (workspace: string) =>
    run(process.execPath, [path.join(copy.folder, 'packages', workspace, 'generate.ts')])
  onTestFinished(async () => {
    await writeFile(document, text)
    await generate('contract')
  })
  expect(edit(text)).not.toBe(text)
  await writeFile(document, edit(text))
  await generate('contract')
  const { stderr } = await generate(name).catch(error => error)
  expect(stderr).toContain(sentence)
  expect(stderr).not.toContain('TypeError')
})
