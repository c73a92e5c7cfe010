// @vitest-environment jsdom
import { act, renderHook } from '@testing-library/react'
import { createElement } from 'react'
import { renderToString } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { keyOf } from '../src/feeds.ts'
import {
  infiniteQueryOptions,
  mutationOptions,
  operationKey,
  queryOptions,
  TenantApiProvider,
  useClient,
  useEventRate,
  useEvents,
  useRedelivery,
} from '../src/index.ts'
import { namesOf } from './generated-names.ts'
import { mocked } from './mocked.ts'

/** What plain JavaScript gets for a wrong argument: TypeScript refuses most of them. */

const { client, wrapper } = mocked()

describe('useEvents', () => {
  test.each([
    [-2, 'number -2'],
    [1.5, 'number 1.5'],
    [Number.NaN, 'number NaN'],
    ['x', 'string x'],
    ['5', 'string 5'],
    [null, 'object null'],
  ])('refuses %j as `max`, and says what to pass', (max, got) => {
    expect(() => renderHook(() => useEvents({ max: max as never }), { wrapper })).toThrow(
      new TypeError(`max must be a whole number of 0 or more, got ${got}.`),
    )
  })

  test.each([0, 1, Number.POSITIVE_INFINITY, undefined])('accepts %j as `max`', max => {
    const { result } = renderHook(() => useEvents({ max }), { wrapper })
    expect(result.current.events).toEqual([])
  })
})

test('useRedelivery throws to the caller of `redeliver` if the ids are no array', () => {
  const { result } = renderHook(() => useRedelivery(), { wrapper })
  const wrong = { id: 'est_1', ids: ['evt_1'] } as never
  expect(() => act(() => result.current.redeliver(wrong))).toThrow(
    new TypeError('event_ids must be an array of ids, got undefined.'),
  )
  expect(result.current).toMatchObject({ isRunning: false, error: null })
})

test.each([useEvents, useEventRate])('%o refuses an invalid Date, and names the option', hook => {
  const query = { from_timestamp: new Date(Number.NaN) }
  expect(() => renderHook(() => hook(query), { wrapper })).toThrow(
    new TypeError('from_timestamp must be a valid Date.'),
  )
})

test.each([useEvents, useEventRate])('%o refuses event types that are no array', hook => {
  const query = { event_type: 'user.created' as never }
  expect(() => renderHook(() => hook(query), { wrapper })).toThrow(
    new TypeError("event_type must be an array of event types, such as ['user.created']."),
  )
})

test.each([useEvents, useEventRate])('%o refuses an unknown option, and names it', hook => {
  for (const wrong of [{ event_types: ['user.created'] }, ['user.created']])
    expect(() => renderHook(() => hook(wrong as never), { wrapper })).toThrow(
      new TypeError(
        `The option '${Object.keys(wrong)[0]}' is unknown. Options of the query: event_type, from and from_timestamp.`,
      ),
    )
})

test.each([useEvents, useEventRate])('%o refuses two starts', hook => {
  const query = { from: 'o1', from_timestamp: '2026-11-20T08:00:00Z' } as never
  expect(() => renderHook(() => hook(query), { wrapper })).toThrow(
    new TypeError('from and from_timestamp exclude each other.'),
  )
})

test('useEvents sends a Date in whole seconds, but a string unchanged, so that the service can refuse a wrong string', () => {
  const time = '2026-11-20T08:00:00.123Z'
  expect(JSON.parse(keyOf({ from_timestamp: time }))).toMatchObject({ from_timestamp: time })
  expect(JSON.parse(keyOf({ from_timestamp: new Date(time) }))).toMatchObject({
    from_timestamp: '2026-11-20T08:00:00Z',
  })
})

test.each([undefined, {}, { baseUrl: 'x' }, Promise.resolve(client)])(
  'TenantApiProvider refuses the client %o',
  wrong => {
    expect(() => renderToString(createElement(TenantApiProvider, { client: wrong as never }))).toThrow(
      new TypeError('client must be the result of createClient.'),
    )
  },
)

test.each([useClient, useEvents, useEventRate])('%o says that it needs a provider', hook => {
  expect(() => renderHook(() => hook())).toThrow('Render inside <TenantApiProvider client={client}>.')
})

describe('The options for TanStack Query', () => {
  const misspelt = 'listEventStream' as never

  test.each([
    ['queryOptions', () => queryOptions(client, misspelt, {} as never)],
    ['infiniteQueryOptions', () => infiniteQueryOptions(client, misspelt)],
    ['mutationOptions', () => mutationOptions(client, misspelt)],
    ['operationKey', () => operationKey(client, misspelt)],
  ])('refuse the name of no function, in %s', (_, options) => {
    expect(options).toThrow(new TypeError("The client must have the function 'listEventStream'."))
  })

  test('refuse to read with a function that writes', () => {
    const refused = new TypeError('deleteEventStream is for mutationOptions.')
    const wrong = 'deleteEventStream' as never
    expect(() => queryOptions(client, wrong, { id: 'e' } as never)).toThrow(refused)
    expect(() => infiniteQueryOptions(client, wrong, { id: 'e' } as never)).toThrow(refused)
  })

  test('refuse to write with a function that reads, and to read with `subscribe`', () => {
    expect(() => mutationOptions(client, 'getEventStream' as never)).toThrow(
      new TypeError('getEventStream is for queryOptions.'),
    )
    const refused = new TypeError('subscribe is for useEvents.')
    expect(() => queryOptions(client, 'subscribe' as never, {} as never)).toThrow(refused)
    expect(() => mutationOptions(client, 'subscribe' as never)).toThrow(refused)
    expect(() => queryOptions(client, 'nope' as never, {} as never)).toThrow(
      new TypeError("The client must have the function 'nope'."),
    )
  })

  test('know the functions that read by their names', () => {
    for (const name of namesOf('QueryName')) queryOptions(client, name as never, {} as never)
    for (const name of namesOf('MutationName'))
      expect(() => queryOptions(client, name as never, {} as never)).toThrow(
        `${name} is for mutationOptions.`,
      )
  })
})
