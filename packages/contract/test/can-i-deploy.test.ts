import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, describe, expect, onTestFinished, test, vi } from 'vitest'
import { run } from '../command/run.ts'

const example = path.join(import.meta.dirname, '../example')
const released = path.join(example, 'released.json')
const consumers = path.join(example, 'consumers/*.json')
const page = readFileSync(path.join(import.meta.dirname, '../../../docs/can-i-deploy.md'), 'utf8')
const folder = mkdtempSync(path.join(tmpdir(), 'tenant-api-deploy-'))
afterAll(() => rmSync(folder, { recursive: true }))

/** Runs the command in this process. Resolves with its exit code and what it printed. */
async function command(...args: readonly string[]) {
  const printed = { stdout: '', stderr: '' }
  for (const name of ['stdout', 'stderr'] as const) {
    const write = vi.spyOn(process[name], 'write').mockImplementation(text => {
      printed[name] += text
      return true
    })
    onTestFinished(() => write.mockRestore())
  }
  const code = await run(args)
  vi.restoreAllMocks()
  return { code, ...printed }
}

function fileOf(name: string, content: unknown): string {
  const file = path.join(folder, name)
  writeFileSync(file, typeof content === 'string' ? content : JSON.stringify(content))
  return file
}

function canIDeploy(name: string, ...args: readonly string[]) {
  const file = path.isAbsolute(name) ? name : path.join(example, name)
  return command('can-i-deploy', file, '--released', released, '--consumers', consumers, ...args)
}

describe('the example', () => {
  test('stops a pull request that breaks a consumer, as docs/can-i-deploy.md shows', async () => {
    const { code, stdout, stderr } = await canIDeploy('stopped.json')
    expect({ code, stderr }).toEqual({ code: 1, stderr: '' })
    expect(page).toContain(`\`\`\`\n${stdout}\`\`\``)
  })

  test('allows a pull request that removes only what nobody uses', async () => {
    const { code, stdout } = await canIDeploy('allowed.json')
    expect(code).toBe(0)
    expect(stdout.split('\n').slice(0, 3)).toEqual([
      'Yes, version 2.0.0 in place of 1.0.0 can be deployed: none of 2 consumers breaks.',
      '',
      'Works as before: dashboard, switchboard',
    ])
  })

  test('has the file of a consumer that docs/can-i-deploy.md shows', () => {
    const dashboard = readFileSync(path.join(example, 'consumers/dashboard.json'), 'utf8')
    expect(page).toContain(`\`\`\`json\n${dashboard}\`\`\``)
  })
})

test('prints JSON for programs, and Markdown in which names have no meaning', async () => {
  const { stdout } = await canIDeploy('stopped.json', '--json')
  expect(JSON.parse(stdout).consumers).toMatchObject([
    { consumer: 'dashboard', breaks: [{ rule: 'request-parameter-removed' }, {}] },
    { consumer: 'switchboard', breaks: [] },
  ])
  const hostile = fileOf('hostile.json', {
    consumer: '<b>@all</b>|',
    document: '1',
    operations: { gone: {} },
  })
  const { stdout: markdown } = await canIDeploy('stopped.json', hostile, '--markdown')
  expect(markdown).toContain('| dashboard | **breaks** (2) |')
  expect(markdown).toContain(String.raw`| \<b\>\@all\</b\>\| | **breaks** (1) |`)
})

test('a consumer of an operation that neither document has breaks', async () => {
  const other = fileOf('other.json', { consumer: 'other', document: '1', operations: { fly: {} } })
  const { code, stdout } = await canIDeploy('allowed.json', other)
  expect(code).toBe(1)
  expect(stdout).toContain('fly: neither the released document nor the new one has the operation.')
})

test('the document of the package is the released one by default, and a change of it is named', async () => {
  const packed = path.join(import.meta.dirname, '../generated/openapi.public.json')
  const billing = { list_event_streams: { reads: ['$.eventStreams'] } }
  const file = fileOf('billing.json', { consumer: 'billing', document: '2.0.0', operations: billing })
  expect((await command('can-i-deploy', packed, '--consumers', file)).code).toBe(0)
})

describe('a log', () => {
  const used = (lines: readonly unknown[], ...args: readonly string[]) => {
    const text = lines.map(line => (typeof line === 'string' ? line : JSON.stringify(line))).join('\n')
    return command('used', fileOf('used.jsonl', text), '--consumer', 'a', '--document', released, ...args)
  }
  const operationsIn = async (...given: Parameters<typeof used>) =>
    JSON.parse((await used(...given)).stdout).operations

  test('of the service has operations and statuses, of one client if asked', async () => {
    const line = (operation: string, status: number | null, client_id: string) => ({
      ...{ level: 'info', msg: 'request', method: 'GET', path: '/lamps' },
      ...{ operation, status, client_id },
    })
    const lines = [line('list_lamps', 200, 'a'), line('delete_lamp', 204, 'b'), line('list_lamps', null, 'a')]
    expect(await operationsIn(lines)).toEqual({
      delete_lamp: { statuses: [204] },
      list_lamps: { statuses: [200] },
    })
    expect(Object.keys(await operationsIn(lines, '--client', 'a'))).toEqual(['list_lamps'])
  })

  test('of a proxy has query parameters too', async () => {
    const line = '10.0.0.7 - - [30/Nov/2026:10:00:00 +0000] "GET /lamps?take=5&x=1 HTTP/1.1" 200 5'
    expect(await operationsIn([line, line.replace('take=5&', ''), 'GET /lamps', ''])).toEqual({
      list_lamps: { statuses: [200], parameters: ['query.take?'] },
    })
  })

  test('keeps no value and no name that the document does not list', async () => {
    const sends = [
      '$',
      '$.power',
      '$.power=on',
      '$.room',
      '$.room=kitchen',
      '$.password',
      '$.password=secret',
    ]
    const use = { operation: 'update_lamp', parameters: ['header.x-secret'], sends }
    expect(await operationsIn([use])).toEqual({
      update_lamp: { parameters: [], sends: ['$', '$.power', '$.power=on', '$.room'] },
    })
  })

  test('marks what some requests lack, and keeps no value of an enum beside a value that was not recorded', async () => {
    const lines = [
      { operation: 'update_lamp', parameters: [], sends: ['$', '$.power', '$.power=on'] },
      { operation: 'update_lamp', parameters: [], sends: ['$', '$.room', '$.power', '$.power=*'] },
      { operation: 'list_lamps', parameters: ['query.take'], sends: [] },
      { operation: 'list_lamps', parameters: [], sends: [] },
    ]
    expect(await operationsIn(lines)).toEqual({
      list_lamps: { parameters: ['query.take?'], sends: [] },
      update_lamp: { parameters: [], sends: ['$', '$.power', '$.room?'] },
    })
  })

  test('without an operation of the document is refused', async () => {
    const { code, stderr } = await used(['{"operation":"fly"}', 'x', '{', '{"operation":5}'])
    expect(code).toBe(2)
    expect(stderr).toMatch(/used\.jsonl: no line shows an operation of the document\. A log has lines of/)
  })
})

describe('wrong usage ends with 2 and a sentence:', () => {
  test.each([
    [['can-i-deploy'], /^Name a document: can-i-deploy NEW/],
    [['can-i-deploy', released], /^Name the consumers: --consumers/],
    [
      ['can-i-deploy', released, '--consumers', 'none/*.json'],
      /^No file of a consumer matches 'none\/\*\.json'\./,
    ],
    [
      ['can-i-deploy', 'none.json', '--consumers', consumers],
      /^none\.json cannot be read: it does not exist\./,
    ],
    [
      ['can-i-deploy', released, '--consumers', released],
      /is neither a file of .* nor a pact: 'consumer' must be/,
    ],
    [['diff', released], /^Name two documents: diff OLD NEW\. See --help\./],
    [['diff', released, '--fast'], /^Unknown option '--fast'.*See --help\./],
    [['used', 'a.log'], /^Name the consumer/],
    [['types'], /^Name one document/],
    [['lint'], /^Name a document/],
    [['dif'], /^There is no command 'dif'\. See --help\./],
  ])('%j', async (args, message) => {
    const { code, stdout, stderr } = await command(...args)
    expect({ code, stdout }).toEqual({ code: 2, stdout: '' })
    expect(stderr).toMatch(message)
  })
})

describe('a hostile document ends with 2 and a sentence:', () => {
  const whole = (schemas: object, others: object = {}) => ({
    ...{ openapi: '3.1.1', info: { title: 'a', version: '1' } },
    paths: {
      '/a': {
        post: {
          operationId: 'a',
          requestBody: { content: { 'application/json': { schema: { $ref: '#/components/schemas/A' } } } },
          responses: {},
        },
      },
    },
    components: { schemas },
    ...others,
  })
  const ref = (name: string) => ({ $ref: `#/components/schemas/${name}` })
  const chain = (leaf: object) =>
    Object.fromEntries(
      Array.from({ length: 40 }, (_, index) => {
        const next = ref(`B${index + 1}`)
        return [index === 0 ? 'A' : `B${index}`, index === 39 ? leaf : { properties: { x: next, y: next } }]
      }),
    )
  const long = Object.fromEntries(
    Array.from({ length: 20_000 }, (_, index) => [
      index === 0 ? 'A' : `B${index}`,
      { properties: { x: ref(`B${index + 1}`) } },
    ]),
  )

  test.each([
    ['not JSON', '{"a"', /is not JSON: /],
    [
      'nested too deep',
      `${'['.repeat(100_000)}${']'.repeat(100_000)}`,
      /is nested more than 200 levels deep/,
    ],
    [
      'of another version',
      { openapi: '3.0.3', info: {}, paths: {} },
      /'openapi' must be 3\.1\.x or 3\.2\.x, got "3\.0\.3"/,
    ],
    ['a list', [], /it must be an object/],
    [
      'an operation without responses',
      whole({}, { paths: { '/a': { get: { operationId: 'a' } } } }),
      /GET \/a must have an object of responses/,
    ],
    [
      'a reference that leads to itself',
      whole({ A: ref('B'), B: ref('A') }),
      /The reference #\/components\/schemas\/\w leads back to itself/,
    ],
    ['a reference to nothing', whole({}), /The document has nothing at #\/components\/schemas\/A/],
    [
      'a reference to a server',
      whole({ A: { $ref: 'https://example.com/a' } }),
      /leads to another file; bundle them first/,
    ],
    ['references that follow one another', whole({ ...long, B20000: {} }), /follow one another too often/],
  ])('%s', async (name, content, message) => {
    const file = fileOf(`${name}.json`, content)
    const { code, stdout, stderr } = await command('diff', file, file)
    expect({ code, stdout }).toEqual({ code: 2, stdout: '' })
    expect(stderr).toMatch(message)
  })

  test('components that multiply a change', async () => {
    const [before, after] = [{ type: 'string' }, { type: 'integer' }].map(leaf => whole(chain(leaf)))
    const { code, stderr } = await command('diff', fileOf('before.json', before), fileOf('after.json', after))
    expect({ code, stderr }).toEqual({
      code: 2,
      stderr: 'The documents differ at more than 100000 places.\n',
    })
  })

  test('a schema that contains itself is compared', async () => {
    const list = (keywords: object) => whole({ A: { properties: { next: ref('A'), name: keywords } } })
    const files = [
      fileOf('before.json', list({ maxLength: 5 })),
      fileOf('after.json', list({ maxLength: 4 })),
    ]
    const { code, stdout } = await command('diff', ...files)
    expect(code).toBe(1)
    expect(stdout).toContain('A, to the service.name: maxLength is 4, was 5')
  })
})
