import { describe, expect, test } from 'vitest'
import { type ClientOptions, createClient } from '../src/index.ts'
import { createPublisher, type PublishEvent } from '../src/publishing/publisher.ts'

const baseUrl = 'https://tenant.example.com'
const token = 'a.b.c'

const numbers = ['timeout', 'attemptTimeout', 'retries', 'maxRetryDelay', 'maxAnswerBytes', 'maxPages']
const wrong: [string, object][] = [
  ...numbers.flatMap(name =>
    [Number.NaN, -1, '5', null].map((value): [string, object] => [name, { baseUrl, token, [name]: value }]),
  ),
  ...[
    '/api',
    '',
    'ftp://tenant.example.com',
    'https://u:secret@a.example',
    `${baseUrl}?a`,
    `${baseUrl}?`,
    `${baseUrl}?secret`,
    `${baseUrl}#a`,
    'https://user@tenant.example.com',
    'https://:password@tenant.example.com',
    'xhttps://tenant.example.com',
  ].map((value): [string, object] => ['baseUrl', { baseUrl: value, token }]),
  ...['', 'a b', '<p>secret</p>', 7, null, {}].map((value): [string, object] => [
    'token',
    { baseUrl, token: value },
  ]),
  ['clientId', { baseUrl }],
  ['clientId', { baseUrl, clientId: '', clientSecret: 'secret' }],
  ['clientSecret', { baseUrl, clientId: 'a', clientSecret: '' }],
  ['clientSecret', { baseUrl, clientId: 'a' }],
  ['scope', { baseUrl, clientId: 'a', clientSecret: 'secret', scope: ['read:events'] }],
  ['token', { baseUrl, token, clientId: 'a' }],
  ['token', { baseUrl, token, clientSecret: 'secret' }],
  ['token', { baseUrl, token, scope: 'read:events' }],
  ['onRequest', { baseUrl, token, onRequest: 'log' }],
  ['onResponse', { baseUrl, token, onResponse: {} }],
]

test.each(wrong)('a wrong %s throws a TypeError that names it and quotes no secret: %o', (name, options) => {
  for (const create of [createClient, createPublisher]) {
    const creating = () => create(options as ClientOptions)
    expect(creating).toThrow(TypeError)
    expect(creating).toThrow(new RegExp(`^${name} must .*\\.$`))
    expect(creating).not.toThrow(/secret/)
  }
})

test('a client without options asks for the base URL', () => {
  const createWith = createClient as (options?: object) => void
  for (const options of [undefined, {}]) expect(() => createWith(options)).toThrow(/^baseUrl must be /)
})

test.each(['timeuot', 'baseURL', 'idleTimeout'])('the unknown option %s throws a TypeError', name => {
  for (const create of [createClient, createPublisher]) {
    const options = { baseUrl, token, [name]: 5 } as ClientOptions
    const message = `${name} is unknown. Options: baseUrl, token, clientId, clientSecret, scope, `
    expect(() => create(options)).toThrow(TypeError)
    expect(() => create(options)).toThrow(message)
  }
})

test('a misspelt token is named, although the credentials of a client are missing too', () => {
  const create = () => createClient({ baseUrl, tokn: token } as never)
  expect(create).toThrow(/^tokn is unknown\. Options: /)
})

test('a base URL without http:// is shown, but none with a query, which may be a secret', () => {
  const sentence = 'baseUrl must be an http(s) URL without user, query, fragment or /api/v2/'
  const create = () => createClient({ baseUrl: 'localhost:4010', token })
  expect(create).toThrow(new TypeError(`${sentence}, got 'localhost:4010'.`))
  const createWithQuery = () => createClient({ baseUrl: `${baseUrl}?key=1`, token })
  expect(createWithQuery).toThrow(new TypeError(`${sentence}.`))
})

test('retries that are not whole throw a TypeError', () => {
  const create = () => createClient({ baseUrl, token, retries: 1.5 })
  expect(create).toThrow(new TypeError('retries must be a whole number.'))
})

test.each(['', '/'])('a base URL that ends with /api/v2%s is refused with a hint', end => {
  for (const create of [createClient, createPublisher]) {
    const creating = () => create({ baseUrl: `${baseUrl}/api/v2${end}`, token })
    expect(creating).toThrow(/^baseUrl must be .* without .* or \/api\/v2\/, got /)
  }
  expect(createClient({ baseUrl: `${baseUrl}/gateway`, token }).baseUrl).toBe(`${baseUrl}/gateway`)
})

test('a number that is a string is named as a string', () => {
  const options = { baseUrl, token, timeout: '5' } as unknown as ClientOptions
  expect(() => createClient(options)).toThrow('timeout must be a number of 1 or more, got string 5.')
})

test.each([0, -1, Number.NaN, '5'])('subscribing with the idleTimeout %o throws a TypeError', idleTimeout => {
  const client = createClient({ baseUrl, token })
  const parameters = { idleTimeout } as { idleTimeout: number }
  expect(() => client.subscribe(parameters)).toThrow(/^idleTimeout must be a number of 1 or more, got /)
})

test.each([
  ['onDisconnect', 'log', 'onDisconnect must be a function.'],
  ['onState', {}, 'onState must be a function.'],
  ['onText', {}, 'onText must be a function.'],
  ['onExpired', 'live', "onExpired must be or return 'error' or 'latest'."],
])('subscribing with %s %o throws a TypeError', (name, value, message) => {
  const parameters = { [name]: value } as object
  expect(() => createClient({ baseUrl, token }).subscribe(parameters)).toThrow(new TypeError(message))
})

test.each([
  ['text', 'est_1CfRkm7WrQvB2TzNpXyL4d'],
  ['null', null],
  ['a list', ['est_1CfRkm7WrQvB2TzNpXyL4d']],
])(
  '%s as the parameters of a call rejects with a TypeError that shows their names',
  async (_, parameters) => {
    const client = createClient({ baseUrl, token })
    const wrong = (path: string) => new TypeError(`Pass an object of the parameters of ${path}.`)
    const read = client.getEventStream(parameters as never)
    await expect(read).rejects.toThrow(wrong('/api/v2/event-streams/{id}'))
    const listing = client.listEventStreams(parameters as never)
    await expect(listing).rejects.toThrow(wrong('/api/v2/event-streams'))
  },
)

test.each([
  [null, 'Pass an object of the parameters of /api/v2/events.'],
  ['o1', 'Pass an object of the parameters of /api/v2/events.'],
  [{ signal: 'x' }, 'signal must be an AbortSignal.'],
  [{ from_timestamp: new Date(Number.NaN) }, 'from_timestamp must be a valid Date.'],
])('subscribing with %o throws a TypeError at the call', (parameters, message) => {
  const client = createClient({ baseUrl, token })
  expect(() => client.subscribe(parameters as object)).toThrow(new TypeError(message))
})

describe.each([
  ['an AbortSignal', new AbortController().signal, /^\w+ is unknown\. Options: signal, correlationId\.$/],
  ['a misspelt name', { sigal: undefined }, /^sigal is unknown\. Options: signal, correlationId\.$/],
  ['text', 'import-42', /^Pass an object\. Options: signal, correlationId\.$/],
  ['null', null, /^Pass an object\. Options: signal, correlationId\.$/],
  ['a signal that is a number', { signal: 5 }, /^signal must be an AbortSignal\.$/],
  ['a signal that is null', { signal: null }, /^signal must be an AbortSignal\.$/],
])('%s as the options of a call causes a TypeError', (_, context, message) => {
  const options = context as object
  const client = createClient({ baseUrl, token })

  test.each([
    ['a read', () => client.getEventStream({ id: 'a' }, options)],
    ['a write', () => client.deleteEventStream({ id: 'a' }, options)],
    ['a call without a token', () => client.getJwks({}, options)],
    ['a listing', async () => client.listEventStreams({}, options)],
    ['an iterated listing', async () => client.listEventStreams({}, options).items().next()],
    ['a publication', () => createPublisher({ baseUrl, token }).publishEvents([{} as PublishEvent], options)],
  ])('of %s', async (_, call) => {
    const error: unknown = await call().catch((error: unknown) => error)
    expect(error).toBeInstanceOf(TypeError)
    expect(error).toHaveProperty('message', expect.stringMatching(message))
  })
})

describe('each limit', () => {
  test.each([...numbers])('%s may be Infinity', name => {
    const options = { baseUrl, token, [name]: Number.POSITIVE_INFINITY }
    expect(() => createClient(options)).not.toThrow()
  })

  test('of a subscription may be Infinity', () => {
    const parameters = { idleTimeout: Number.POSITIVE_INFINITY }
    expect(() => createClient({ baseUrl, token }).subscribe(parameters)).not.toThrow()
  })
})
