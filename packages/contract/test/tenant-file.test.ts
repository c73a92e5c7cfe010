import { readFileSync } from 'node:fs'
import { Ajv } from 'ajv'
import addFormats from 'ajv-formats'
import { describe, expect, it } from 'vitest'
import { parse } from 'yaml'
import { readTenantFile, type TenantFile, tenantCollections } from '../src/tenant-file.ts'

const stream = `
  - name: Directory sync
    subscriptions: [{ event_type: user.created }]
    destination:
      type: webhook
      configuration:
        webhook_endpoint: https://hooks.example.com/events
        webhook_authorization: { method: bearer, token: '${'$'}{env:TOKEN}' }
`
const policy = `{ resource: oauth_authentication_api, consumer: client, consumer_selector: default, configuration: { action: allow } }`
const file = `event_streams:${stream}rate_limit_policies: [${policy}]\n`

const policyOf = (value: TenantFile | undefined) => value?.rate_limit_policies?.[0]

/** The faults of a file, each as `line:column message`. */
function faultsOf(text: string): readonly string[] {
  return (readTenantFile(text).faults ?? []).map(
    ({ line, column, message }) => `${line}:${column} ${message}`,
  )
}

describe('a tenant file', () => {
  it('is read from YAML and from JSON', () => {
    const { value } = readTenantFile(file)
    expect(value?.event_streams?.[0]?.name).toBe('Directory sync')
    expect(readTenantFile(JSON.stringify(value, null, 2))).toEqual({ value })
    // On one line.
    const many = {
      rate_limit_policies: Array.from({ length: 200 }, (_, index) => ({
        ...policyOf(value),
        consumer_selector: `client_id:${index}`,
      })),
    }
    expect(readTenantFile(JSON.stringify(many))).toEqual({ value: many })
  })

  it('may be JSON on one line', () => {
    const policies = Array.from({ length: 200 }, (_, index) =>
      policy.replace('default', `'client_id:${index}'`),
    )
    expect(faultsOf(`{ rate_limit_policies: [${policies}] }`)).toEqual([])
  })

  it('may have what only mocks read: the properties that the service sets, and what it has recorded', () => {
    const own = 'id: est_1CfRkm7WrQvB2TzNpXyL4d, created_at: 2026-11-20T08:00:00.000Z'
    const shown = file.replace('- name:', `- ${own.replace(', ', '\n    ')}\n    name:`)
    const attempts = (stream: string) => `${shown}attempts: [{ event_stream_id: ${stream} }]`
    expect(faultsOf(attempts('est_1CfRkm7WrQvB2TzNpXyL4d'))).toEqual([])
    expect(faultsOf(attempts('est_1CfRkm7WrQvB2TzNpXyL4e'))).toEqual([
      "12:31: 'attempts[0].event_stream_id' must be the 'id' of an event stream in the same file.".replace(
        ': ',
        ' ',
      ),
    ])
    expect(faultsOf(shown.replace('08:00', '25:00'))).toEqual([
      expect.stringContaining("'event_streams[0].created_at' must be an RFC 3339 time"),
    ])
  })

  it('keeps the words that YAML 1.1 takes for booleans, and the digits of a text', () => {
    const { value } = readTenantFile(file.replace('Directory sync', 'no'))
    expect(value?.event_streams?.[0]?.name).toBe('no')
    expect(faultsOf(file.replace('Directory sync', '3'))).toEqual([
      "2:11 'event_streams[0].name' must be a string, got a number.",
    ])
  })

  it('tells a list that is missing from one that is empty', () => {
    expect(readTenantFile('event_streams: []')).toEqual({ value: { event_streams: [] } })
    expect(readTenantFile('{}')).toEqual({ value: {} })
  })

  it.each(['${env:TOKEN}', '${file:/run/secrets/token}', '${file:../token of a stream}', 'plain-token'])(
    'takes the secret %s',
    secret => expect(faultsOf(file.replace('${env:TOKEN}', secret))).toEqual([]),
  )

  it('takes an entry without its secrets', () => {
    expect(faultsOf(file.replace(/, token: '.*'/, ''))).toEqual([])
  })

  it.each(['${env:}', '${env:A B}', '${file:}', '${vault:x} y', 'with space'])(
    'refuses the secret %s, and does not repeat it',
    secret => {
      const [fault] = faultsOf(file.replace('${env:TOKEN}', secret))
      expect(fault).toBe(
        "8:57 'event_streams[0].destination.configuration.webhook_authorization.token' must be visible ASCII without spaces, or a placeholder such as ${env:NAME}.",
      )
    },
  )

  it('takes an alias for the value of its anchor', () => {
    const second = `event_streams:${stream.replace('destination:', 'destination: &there')}  - { name: b, subscriptions: [{ event_type: user.deleted }], destination: *there }\n`
    const { value } = readTenantFile(second)
    expect(value?.event_streams?.[1]?.destination).toEqual(value?.event_streams?.[0]?.destination)
  })

  it('needs what a request needs, so no place to start from', () => {
    expect(faultsOf(file.replace('    subscriptions', '    start: { from: x }\n    subscriptions'))).toEqual([
      "3:5 'event_streams[0].start' is unknown.",
    ])
  })
})

describe('a fault of a tenant file', () => {
  it.each([
    [
      file.replace('event_streams', 'event_stream'),
      "1:1 'event_stream' is unknown. Did you mean 'event_streams'?",
    ],
    [
      file.replace('destination:', 'destnation:'),
      "4:5 'event_streams[0].destnation' is unknown. Did you mean 'destination'?",
    ],
    [
      file.replace('type: webhook', 'type: webhok'),
      "5:13 'event_streams[0].destination.type' must be 'webhook', got 'webhok'.",
    ],
    [
      file.replace('user.created', 'user.creatd'),
      "3:35 'event_streams[0].subscriptions[0].event_type' must be one of the 22 documented values, such as 'user.created' or 'user.updated', got 'user.creatd'.",
    ],
    [
      file.replace('webhook_endpoint:', 'webhook_endpont:'),
      "7:9 'event_streams[0].destination.configuration.webhook_endpont' is unknown. Did you mean 'webhook_endpoint'?",
    ],
    [
      file.replace('    destination', '    filters: [{ path: data.objekt, exact: a }]\n    destination'),
      "4:23 'event_streams[0].filters[0].path' is 'data.objekt', which events of these types do not have: user.created.",
    ],
    [
      file.replace(policy, `${policy}, ${policy}`),
      "9:143 'rate_limit_policies[1]' has the same resource, consumer, consumer_selector as 'rate_limit_policies[0]'.",
    ],
    ['a: 1\na: 2', '2:1 The file is not valid YAML: Map keys must be unique.'],
    [
      'event_streams: [',
      '1:17 The file is not valid YAML: Flow sequence in block collection must be sufficiently indented and end with a ].',
    ],
    ['event_streams: !secret x', '1:16 The file is not valid YAML: Unresolved tag: !secret.'],
    [
      '{}\n---\n{}',
      '2:1 The file is not valid YAML: Source contains multiple documents; please use YAML.parseAllDocuments().',
    ],
    ['', '1:1 The file must be an object, got null.'],
    ['- a', '1:1 The file must be an object, got an array.'],
    ['event_streams:', "1:15 'event_streams' must be an array, got null."],
  ])('has its place, and the nearest name: %#', (text, fault) => {
    expect(faultsOf(text)).toEqual([fault])
  })

  it('is reported for each entry, in the order of the file', () => {
    const wrong = stream.replace('bearer', 'beare').repeat(30)
    const faults = readTenantFile(`event_streams:${wrong}`).faults ?? []
    expect(faults).toHaveLength(20)
    expect(faults.map(({ line }) => line)).toEqual(faults.map(({ line }) => line).toSorted((a, b) => a - b))
  })
})

describe('a hostile file', () => {
  const bomb = Array.from({ length: 20 }, (_, index) =>
    index === 0 ? '- &a0 [x, x]' : `- &a${index} [${`*a${index - 1}, `.repeat(9)}]`,
  ).join('\n')
  it.each([
    ['of many characters', ' '.repeat(2_000_001), /at most 2,000,000 characters/],
    ['of many levels', '['.repeat(1_000_000), /at most 100 lists and objects/],
    ['of many levels in blocks', '- '.repeat(100_000), /at most 100 lists and objects/],
    ['of many levels of pairs', '? '.repeat(100_000), /at most 100 lists and objects/],
    ['of many levels of objects', '{a: '.repeat(100_000), /at most 100 lists and objects/],
    ['of many tokens', 'a: 1\n'.repeat(150_000), /at most 500,000 words and signs/],
    ['with aliases of aliases', bomb, /Excessive alias count/],
    ['with many aliases', '- &a x\n- *a\n'.repeat(1_000), /at most 1,000 anchors and aliases/],
    ['that contains itself', 'events: &a [*a]', /./],
  ])('%s is refused', (_, text, sentence) => {
    const { faults = [] } = readTenantFile(text)
    expect(faults[0]?.message).toMatch(sentence)
  })
})

describe('the JSON Schema of a tenant file', () => {
  const schema = JSON.parse(readFileSync(new URL('../generated/tenant.schema.json', import.meta.url), 'utf8'))
  const ajv = new Ajv({ strict: true, allErrors: false })
  addFormats.default(ajv)
  const check = ajv.compile(schema)

  it('agrees with the reader, and editors understand it', () => {
    for (const text of [
      file,
      file.replace('Directory sync', '3'),
      file.replace('destination:', 'destnation:'),
      file.replace('${env:TOKEN}', 'two words'),
      file.replace('type: webhook', 'type: webhok'),
      `$schema: x\n${file}`,
      '{}',
      '[]',
    ])
      expect([text, check(parse(text))]).toEqual([text, readTenantFile(text).faults === undefined])
    expect(schema.$schema).toBe('http://json-schema.org/draft-07/schema#')
  })

  it('has each collection', () => {
    expect(Object.keys(schema.properties)).toEqual(expect.arrayContaining(Object.keys(tenantCollections)))
  })
})
