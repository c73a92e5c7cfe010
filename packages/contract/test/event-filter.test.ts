import { describe, expect, it } from 'vitest'
import { filterPaths } from '../generated/filter-paths.ts'
import {
  commonPaths,
  compileFilters,
  type EventFilter,
  filterViolations,
  parseFilters,
} from '../src/event-filter.ts'
import { eventTypes } from '../src/index.ts'
import { documentedEvents } from './documented-events.ts'

const event = {
  source: 'urn:a:b',
  data: {
    object: {
      user_id: 'auth0|1',
      email_verified: true,
      logins_count: 1.0,
      multifactor: ['otp', 'sms'],
      identities: [{ provider: 'a' }, { provider: 'b' }],
      app_metadata: { 'a.b': 'dotted', none: null, empty: [], deep: [[1], [{ x: 2 }]] },
    },
  },
}
const meets = (expression: string) => {
  const filters = parseFilters([expression], ['user.created'])
  if (typeof filters === 'string') throw new Error(filters)
  return compileFilters(filters)(event)
}

describe('a filter', () => {
  it.each([
    ['source:exact:urn\\:a\\:b', true],
    ['data.object.user_id:prefix:auth0', true],
    ['data.object.user_id:suffix:2', false],
    ['data.object.email_verified:exact:true', true],
    ['data.object.logins_count:exact:1', true],
    ['data.object.logins_count:exact:1.0', false],
    ['data.object.multifactor:in:x:sms', true],
    ['data.object.multifactor:not_exact:otp', false],
    ['data.object.identities.provider:exact:b', true],
    ['data.object.identities:exists', true],
    ['data.object.identities:prefix:', false],
    ['data.object.app_metadata.a\\.b:exact:dotted', true],
    ['data.object.app_metadata.a\\\\.b:exact:dotted', true],
    ['data.object.app_metadata.none:exact:null', true],
    ['data.object.app_metadata.none:exists', true],
    ['data.object.app_metadata.empty:not_exists', true],
    ['data.object.app_metadata.deep:exact:1', true],
    ['data.object.app_metadata.deep.x:exact:2', true],
    ['data.object.app_metadata.constructor:exists', false],
    ['data.object.email:not_prefix:a', true],
    ['data.object.email:exact:', false],
    ['data.context:not_exists', true],
  ])('%s is met: %s', (expression, expected) => {
    expect(meets(expression)).toBe(expected)
  })

  it('of a path that no event has, or of a test that is not known, passes or hides an event, but never throws', () => {
    const later = [
      { path: 'data.object.later', not_exact: 'x' },
      { path: 'kind', regex: 'x' },
    ] as EventFilter[]
    expect(compileFilters(later.slice(0, 1))(event)).toBe(true)
    for (const value of [event, null, 1, [], undefined])
      expect(() => compileFilters(later)(value)).not.toThrow()
  })
})

describe('the expression of a filter', () => {
  it.each([
    ['source', /must be path:test:value with one of the tests exact, not_exact, .*, got 'source'/],
    ['source:equals:a', /got 'source:equals:a'/],
    ['source:exact', /must have one value after 'exact', got 0/],
    [
      'source:prefix:https://a',
      /must have one value after 'prefix', got 2. Is a colon in the value written as \\:\?/,
    ],
    ['source:exists:true', /has a value after 'exists', which takes none/],
    ['source:in', /must have 1 to 20 values after 'in', got 0/],
    [`source:in${':a'.repeat(21)}`, /got 21/],
    ['id:exact:evt_1', /names the path 'id', which no event type has/],
  ])('%s is refused', (expression, message) => {
    expect(parseFilters([expression], [])).toMatch(message)
  })
})

describe('the paths of an event type', () => {
  it.each(eventTypes)('of %s are those of its schema', type => {
    const paths = filterPaths.flatMap(group => (group.types.includes(type) ? group.paths : []))
    for (const path of paths.map(one => one.replace(/\.\*$/, '.any')))
      expect(filterViolations({ filters: [{ path }], subscriptions: [{ event_type: type }] })).toEqual([])
    const isOpen = type.startsWith('user.')
    for (const path of [
      'id',
      'data',
      'data.object.wrong',
      'data.context.client.wrong',
      'source.x',
      'data.object.id.x',
      '',
    ]) {
      const given = { filters: [{ path: 'source' }, { path }], subscriptions: [{ event_type: type }] }
      const isTaken = isOpen && path.startsWith('data.object.')
      expect(filterViolations(given).length, path).toBe(isTaken ? 0 : 1)
      expect(typeof parseFilters([`${path}:exists`], [type]), path).toBe(isTaken ? 'object' : 'string')
    }
  })

  it('have each place of a documented event', () => {
    for (const { type, source, data } of documentedEvents as unknown as {
      type: string
      source: string
      data: object
    }[]) {
      const places = function* (value: unknown, path: string): Generator<string> {
        yield path
        if (Array.isArray(value)) for (const item of value) yield* places(item, path)
        else if (value instanceof Object)
          for (const [name, one] of Object.entries(value)) yield* places(one, `${path}.${name}`)
      }
      const filters = Object.entries(data).flatMap(([name, part]) => [...places(part, `data.${name}`)])
      expect(
        filterViolations({
          filters: ['source', ...filters].map(path => ({ path })),
          subscriptions: [{ event_type: type }],
        }),
        source,
      ).toEqual([])
    }
  })

  it('must be those of every subscribed type, and the message names the types without', () => {
    const subscriptions = ['user.created', 'group.created', 'organization.created'].map(event_type => ({
      event_type,
    }))
    expect(filterViolations({ filters: [{ path: 'data.object.email' }], subscriptions })).toEqual([
      {
        path: '/filters/0/path',
        code: 'invalid',
        message:
          "is 'data.object.email', which events of these types do not have: group.created, organization.created",
      },
    ])
    expect(
      filterViolations({
        filters: [{ path: 'data.object.email.x' }],
        subscriptions: subscriptions.slice(0, 1),
      }),
    ).toHaveLength(1)
  })

  it('are enough for one of all types where no type is named', () => {
    expect(parseFilters(['data.object.email:exists'], [])).toEqual([
      { path: 'data.object.email', exists: true },
    ])
  })

  it('of a request that is no event stream are not reported', () => {
    for (const body of [
      null,
      [],
      { filters: {} },
      { filters: [null, 1, { path: 1 }], subscriptions: [null] },
    ])
      expect(filterViolations(body)).toEqual([])
  })
})

describe('a large array', () => {
  it('is looked at up to its thousandth value, also in arrays of arrays', () => {
    const path = 'data.context.client.metadata.list'
    const matches = compileFilters([{ path, in: ['the one', 'another'] }])
    const withList = (list: unknown) => matches({ data: { context: { client: { metadata: { list } } } } })
    const at = (index: number) =>
      Array.from({ length: 200_000 }, (_, each) => (each === index ? 'the one' : 'x'))
    expect(withList(at(900))).toBe(true)
    expect(withList(at(1_000))).toBe(false)
    expect(withList([at(-1), ['the one']])).toBe(false)
  })
})

describe('the paths that a form offers', () => {
  it.each([
    [['user.created']],
    [['user.created', 'organization.created']],
    [['group.created', 'group.deleted']],
    [eventTypes],
  ])('are all that %s have', types => {
    const subscriptions = types.map(event_type => ({ event_type }))
    const isFound = (path: string) => filterViolations({ filters: [{ path }], subscriptions }).length === 0
    const offered = commonPaths(types)
    expect(offered.filter(path => !isFound(path))).toEqual([])
    const others = commonPaths([]).filter(path => !offered.includes(path))
    // The object of users takes any name.
    expect(others.filter(isFound).filter(path => !path.startsWith('data.object'))).toEqual([])
  })

  it('are all paths without types', () => {
    expect(new Set(commonPaths([]))).toEqual(new Set(filterPaths.flatMap(({ paths }) => paths)))
  })
})
