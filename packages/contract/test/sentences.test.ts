import { describe, expect, test } from 'vitest'
import { document } from '../src/document.ts'
import { describedKeywords, formatNouns } from '../src/sentences.ts'
import { type SchemaName, validate } from '../src/validator.ts'

/** The keywords of JSON Schema that a value can violate. */
const assertions = [
  ...['type', 'enum', 'const', 'minimum', 'maximum', 'minLength', 'maxLength', 'pattern', 'format'],
  ...['minItems', 'maxItems', 'uniqueItems', 'required', 'additionalProperties', 'minProperties', 'not'],
  ...['discriminator', 'exclusiveMinimum', 'exclusiveMaximum', 'multipleOf', 'maxProperties', 'contains'],
  ...['dependentRequired', 'if', 'unevaluatedProperties', 'patternProperties', 'prefixItems'],
]

test('each keyword that a value can violate has an error message', () => {
  const used = assertions.filter(keyword => JSON.stringify(document).includes(`"${keyword}":`))
  expect(used.filter(keyword => !describedKeywords.includes(keyword))).toEqual([])
})

test('each format of the document has a description for error messages, except the format of secrets', () => {
  const formats = [...JSON.stringify(document).matchAll(/"format":"([^"]+)"/g)].map(([, name]) => name)
  const named = [...Object.keys(formatNouns), 'password']
  expect([...new Set(formats)].filter(name => !named.includes(String(name)))).toEqual([])
})

describe('an error message names the place, the allowed values and the value', () => {
  const policy = {
    resource: 'oauth_authentication_api',
    consumer: 'client',
    consumer_selector: 'default',
    configuration: { action: 'block', limit: 1 },
  }
  const webhook = (configuration: object) => ({ type: 'webhook', configuration })
  const bearer = { method: 'bearer', token: 'a-secret' }
  const webhook_endpoint = 'https://example.com/'

  test.each<[SchemaName, unknown, string, string]>([
    ['RateLimitPolicyCreate', 5, '', 'must be an object, got a number'],
    [
      'RateLimitPolicyCreate',
      { ...policy, resource: 'api' },
      '/resource',
      "must be 'oauth_authentication_api', got 'api'",
    ],
    [
      'RateLimitPolicyCreate',
      { ...policy, resorce: 'api' },
      '/resorce',
      "is unknown. Did you mean 'resource'?",
    ],
    ['RateLimitPolicyCreate', { ...policy, 'a/b': 1 }, '/a~1b', 'is unknown'],
    [
      'RateLimitPolicyCreate',
      { ...policy, consumer_selector: `client_id:${'x'.repeat(246)}` },
      '/consumer_selector',
      'must have at most 255 characters, got 256',
    ],
    [
      'RateLimitPolicyCreate',
      { ...policy, configuration: { acton: 'block', limit: 1 } },
      '/configuration/action',
      "is required. Did you misspell it as 'acton'?",
    ],
    [
      'TimestampSeconds',
      '2026-11-20T09:15:30.123Z',
      '',
      "must be an RFC 3339 time in UTC and whole seconds, such as 2026-11-20T09:15:30Z, got '2026-11-20T09:15:30.123Z'",
    ],
    [
      'RateLimitPolicyCreate',
      { ...policy, consumer_selector: `all ${'x'.repeat(99)}` },
      '/consumer_selector',
      `must be client_id:<id>, 'cimd_clients', 'third_party_clients' or 'default', got 'all ${'x'.repeat(35)}…'`,
    ],
    [
      'RateLimitPolicyConfiguration',
      { action: 'blok' },
      '/action',
      "must be one of 'allow', 'block', 'log' or 'redirect', got 'blok'",
    ],
    ['RateLimitPolicyConfiguration', { action: 'block', limit: -1 }, '/limit', 'must be at least 0, got -1'],
    [
      'RateLimitPolicyConfiguration',
      { action: 'block', limit: 10_001 },
      '/limit',
      'must be at most 10000, got 10001',
    ],
    [
      'RateLimitPolicyConfiguration',
      { action: 'block', limit: '1' },
      '/limit',
      'must be an integer, got a string',
    ],
    ['RateLimitPolicyConfiguration', { action: 'block' }, '/limit', 'is required'],
    [
      'EventType',
      'user.create',
      '',
      "must be one of the 22 documented values, such as 'user.created' or 'user.updated', got 'user.create'",
    ],
    [
      'EventType',
      'group.member',
      '',
      "must be one of the 22 documented values, such as 'group.member.added' or 'group.member.deleted', got 'group.member'",
    ],
    ['EventType', 'x', '', "must be one of the 22 documented values, got 'x'"],
    ['EventStreamUpdate', {}, '', 'must not be empty'],
    ['EventStreamUpdate', { subscriptions: [] }, '/subscriptions', 'must have at least 1 item, got 0'],
    ['EventStreamUpdate', { name: '' }, '/name', 'must not be empty'],
    ['EventStreamId', 'short', '', 'must have 26 characters, got 5'],
    [
      'EventStreamDestinationInput',
      webhook({ webhook_endpoint: 'ftp://user:secret@host/?key=secret', webhook_authorization: bearer }),
      '/configuration/webhook_endpoint',
      "must be an https address, got 'ftp://…@host/…'",
    ],
  ])('%s %j', (name, value, path, message) => {
    expect(validate(name, value)[0]).toMatchObject({ path, message })
  })

  test.each([
    { webhook_authorization: { method: 'bearer', token: 'two words' } },
    { webhook_authorization: { method: 'basic', username: 'a', password: 'line\nline' } },
    { webhook_authorization: { method: 'custom_header', header_key: 'A', header_value: ' words ' } },
    { webhook_authorization: bearer, signing_secret: `whsec_${'words '.repeat(9)}` },
  ])('an error message never contains a secret: %j', configuration => {
    const [{ message = '' } = {}] = validate(
      'EventStreamDestinationInput',
      webhook({ webhook_endpoint, ...configuration }),
    )
    expect(message).toMatch(/^must be /)
    expect(message).not.toMatch(/got|words|line/)
  })
})
