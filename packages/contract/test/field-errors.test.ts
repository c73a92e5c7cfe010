import { describe, expect, test } from 'vitest'
import { document } from '../src/document.ts'
import {
  type BodyRule,
  bodyFault,
  checkParametersOf,
  eventTypes,
  type OperationId,
  operations,
  validateBody,
  withLists,
} from '../src/index.ts'
import { describedKeywords } from '../src/sentences.ts'
import { codedKeywords } from '../src/violation-codes.ts'

const errorsOf = (id: OperationId, body: unknown) => {
  const { message, errors } = bodyFault(validateBody(id, 'application/json', body))
  expect(errors[0]?.message).toBe(message)
  return errors.map(({ path, code }) => `${path} ${code}`)
}
const policy = {
  resource: 'oauth_authentication_api',
  consumer: 'client',
  consumer_selector: 'default',
  configuration: { action: 'block', limit: 1 },
}
const stream = {
  name: 'a',
  subscriptions: [{ event_type: 'user.created' }],
  destination: {
    type: 'webhook',
    configuration: {
      webhook_endpoint: 'https://example.com/',
      webhook_authorization: { method: 'bearer', token: 'a' },
    },
  },
}

describe('the errors of an invalid body', () => {
  test.each<[string, OperationId, unknown, string[]]>([
    ['the whole body', 'create_rate_limit_policy', 5, ['# type']],
    [
      'each missing property',
      'create_rate_limit_policy',
      {},
      [
        '#/resource required',
        '#/consumer required',
        '#/consumer_selector required',
        '#/configuration required',
      ],
    ],
    [
      'invalid, unknown and missing properties together',
      'create_rate_limit_policy',
      { ...policy, consumer: undefined, consumer_selector: '', configuration: { action: 'stop' }, id: 'x' },
      [
        '#/consumer required',
        '#/id unknown',
        '#/consumer_selector min_length',
        '#/configuration/action enum',
      ],
    ],
    [
      'a number outside its range',
      'create_rate_limit_policy',
      { ...policy, configuration: { action: 'block', limit: -1 } },
      ['#/configuration/limit minimum'],
    ],
    [
      'an alternative without its tag',
      'create_rate_limit_policy',
      { ...policy, configuration: {} },
      ['#/configuration/action required'],
    ],
    [
      'items of an array',
      'create_event_stream',
      { ...stream, subscriptions: [{ event_type: 'user.created' }, { event_type: 'user.made' }, {}] },
      ['#/subscriptions/1/event_type enum', '#/subscriptions/2/event_type required'],
    ],
    [
      'a property with special characters, escaped as a URI fragment',
      'create_rate_limit_policy',
      { ...policy, 'a/b ~%ü': 1 },
      ['#/a~1b%20~0%25%C3%BC unknown'],
    ],
  ])('name %s', (_what, id, body, wanted) => {
    expect(errorsOf(id, JSON.parse(JSON.stringify(body)))).toEqual(wanted)
  })

  test.each(['toString', 'valueOf'])('name an item of a list that has a property %s', name => {
    const subscriptions = [{ event_type: 'user.created' }, { [name]: 'x' }]
    expect(errorsOf('create_event_stream', { ...stream, subscriptions })).toContain(
      '#/subscriptions/1/event_type required',
    )
  })

  test('name each place once, with its first fault', () => {
    const [error, ...others] = bodyFault(
      validateBody('create_event_stream', undefined, { ...stream, subscriptions: [] }),
    ).errors
    expect(error).toEqual({
      path: '#/subscriptions',
      code: 'min_items',
      message: "The property 'subscriptions' must have at least 1 item, got 0.",
    })
    expect(others).toEqual([])
  })

  test('are at most 20', () => {
    const unknown = Object.fromEntries(Array.from({ length: 30 }, (_, index) => [`x${index}`, 1]))
    expect(errorsOf('create_rate_limit_policy', { ...policy, ...unknown })).toHaveLength(20)
  })

  test('contain only the first fault of a large body', () => {
    const name = 'x'.repeat(20_000)
    expect(errorsOf('create_event_stream', { ...stream, name, id: 'x' })).toEqual(['#/id unknown'])
  })

  describe('that also breaks a rule', () => {
    const rule: BodyRule = () => [
      { path: '/name', code: 'invalid', message: 'must be another' },
      { path: '/status', code: 'invalid', message: 'must be another' },
    ]
    const pathsOf = (body: object) =>
      validateBody('create_event_stream', undefined, body, rule).map(({ path, code }) => `${path} ${code}`)

    test('name the schema first, and each place once', () => {
      expect(pathsOf(stream)).toEqual(['/name invalid', '/status invalid'])
      expect(pathsOf({ ...stream, id: 'x', name: 5 })).toEqual([
        '/id unknown',
        '/name type',
        '/status invalid',
      ])
    })

    test('are at most 20', () => {
      const unknown = Object.fromEntries(Array.from({ length: 19 }, (_, index) => [`x${index}`, 1]))
      expect(pathsOf({ ...stream, ...unknown })).toHaveLength(20)
      expect(pathsOf({ ...stream, ...unknown })).not.toContain('/status invalid')
    })

    test('contain only the first fault of the schema if the body is large', () => {
      expect(pathsOf({ ...stream, id: 'x'.repeat(20_000) })).toEqual(['/id unknown'])
    })
  })

  test('name the enclosing object if the pointer to a property is too long', () => {
    const long = { [`${'x'.repeat(2_000)}`]: 1 }
    expect(errorsOf('create_rate_limit_policy', { ...policy, ...long })).toEqual(['# unknown'])
    expect(
      errorsOf('create_rate_limit_policy', { ...policy, configuration: { action: 'allow', ...long } }),
    ).toEqual(['#/configuration unknown'])
  })
})

test('the errors of invalid parameters name each parameter', () => {
  const check = checkParametersOf(document)
  const path = '/api/v2/event-streams/short/deliveries'
  const query = { take: '0', limit: '1', date_from: ['a', 'b'], statuses: '', event_types: 'user.made' }
  expect(check('get_event_deliveries', { path, query, headers: {} })).toEqual({
    errorCode: 'invalid_uri',
    message: "The path parameter 'id' must have 26 characters, got 5.",
    errors: [
      { path: 'id', code: 'min_length', message: "The path parameter 'id' must have 26 characters, got 5." },
      { path: 'take', code: 'minimum', message: "The query parameter 'take' must be at least 1, got 0." },
      { path: 'limit', code: 'unknown', message: "The query parameter 'limit' is unknown." },
      { path: 'date_from', code: 'repeated', message: "The query parameter 'date_from' is repeated." },
      { path: 'statuses', code: 'min_length', message: "The query parameter 'statuses' must not be empty." },
      {
        path: 'event_types',
        code: 'enum',
        message: expect.stringMatching(/^The query parameter 'event_types' must be one of the 22/),
      },
    ],
  })
  const many = Object.fromEntries(Array.from({ length: 30 }, (_, index) => [`x${index}`, '1']))
  expect(check('get_event_deliveries', { path, query: many, headers: {} })?.errors).toHaveLength(20)
})

/** Values of each list of a query. */
const listValues: Readonly<Record<string, readonly string[]>> = {
  event_type: eventTypes,
  event_types: eventTypes,
  results: ['failed', 'abandoned'],
  statuses: ['failed'],
}

const lists = Object.entries(operations).flatMap(([id, { query }]) =>
  Object.entries(query)
    .filter(([, type]) => type === 'list')
    .map(([name]) => [id as OperationId, name] as const),
)

describe.each(lists)('%s takes the list %s repeated, with commas, or both:', (id, name) => {
  const check = checkParametersOf(document)
  const path = operations[id].path.replaceAll(/\{\w+\}/g, 'x'.repeat(26))
  const [first = '', other = first] = listValues[name] ?? []
  const errorsOfQuery = (value: string | string[]) =>
    check(id, { path, query: { [name]: value }, headers: {} })?.errors

  test.each<[string | string[]]>([[`${first},${other}`], [[first, other]], [[`${first},${other}`, first]]])(
    '%j',
    value => {
      expect(errorsOfQuery(value)).toBeUndefined()
      expect(withLists(id, { [name]: value })[name]).toEqual([value].flat().join().split(','))
    },
  )

  test.each<[string | string[]]>([[`${first},wrong`], [[first, 'wrong']]])('%j is refused', value => {
    expect(errorsOfQuery(value)).toMatchObject([{ path: name, code: 'enum' }])
  })
})

test('each keyword with an error message has an error code', () => {
  expect(describedKeywords.filter(keyword => !codedKeywords.includes(keyword))).toEqual([])
})
