// @vitest-environment jsdom
import { skipToken, useInfiniteQuery, useMutation, useQuery } from '@tanstack/react-query'
import { renderHook, waitFor } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { listingNames, mutationNames, parameterNames, queryNames } from '../src/generated/operations.ts'
import { infiniteQueryOptions, mutationOptions, operationKey, queryOptions } from '../src/index.ts'
import { mocked } from './mocked.ts'

/** What plain JavaScript gets for a wrong argument of the functions that return options: TypeScript refuses most of them. */

const { client, wrapper } = mocked()
const id = 'est_1'

describe('The options for TanStack Query', () => {
  /** The functions, with arguments that TypeScript refuses. */
  type Wrong = (client: unknown, name: unknown, parameters?: unknown) => object
  const all = [queryOptions, infiniteQueryOptions, mutationOptions, operationKey] as unknown as Wrong[]
  const read = queryOptions as unknown as Wrong
  const readPages = infiniteQueryOptions as unknown as Wrong
  const write = mutationOptions as unknown as Wrong

  test.each(all)('refuse the name of no function, in %o', options => {
    expect(() => options(client, 'listEventStream')).toThrow(
      new TypeError("The client has no function 'listEventStream'."),
    )
    expect(() => options(client, 'list_event_streams')).toThrow(
      new TypeError("The client has no function 'list_event_streams'. Did you mean 'listEventStreams'?"),
    )
  })

  test.each(all)('say that the client comes first, in %o', options => {
    expect(() => options('getJwks', undefined)).toThrow(
      new TypeError(
        'The first argument must be the client, for example the result of useClient; got the string getJwks.',
      ),
    )
  })

  test.each(all)('say where subscriptions belong, in %o', options => {
    expect(() => options(client, 'subscribe')).toThrow(new TypeError('subscribe is for useEvents.'))
  })

  test('say where each function belongs', () => {
    for (const name of mutationNames) {
      const refused = new TypeError(`${name} is for mutationOptions.`)
      expect(() => read(client, name, { id })).toThrow(refused)
      expect(() => readPages(client, name, { id })).toThrow(refused)
      write(client, name)
    }
    for (const name of queryNames) {
      const refused = new TypeError(`${name} is for queryOptions.`)
      expect(() => write(client, name)).toThrow(refused)
      read(client, name, parameterNames[name].includes('id') ? { id } : {})
      if ((listingNames as readonly string[]).includes(name)) readPages(client, name)
      else expect(() => readPages(client, name, { id })).toThrow(refused)
    }
  })

  test.each([
    ['est_1', 'the string est_1'],
    [['est_1'], 'an array'],
    [null, 'null'],
  ])('refuse the parameters %j', (parameters, got) => {
    const refused = (name: string) => `The parameters of ${name} must be an object, got ${got}.`
    expect(() => read(client, 'getEventStream', parameters)).toThrow(refused('getEventStream'))
    expect(() => readPages(client, 'listEventStreams', parameters)).toThrow(refused('listEventStreams'))
  })

  test('refuse a parameter that the function does not have, and name those that it has', async () => {
    expect(() => read(client, 'getEventStream', { stream_id: id })).toThrow(
      "getEventStream has no parameter 'stream_id'. It has id.",
    )
    expect(() => read(client, 'getJwks', { take: 5 })).toThrow(
      "getJwks has no parameter 'take'. It has none.",
    )
    const { mutationFn } = mutationOptions(client, 'updateRateLimitPolicy')
    await expect(async () => mutationFn?.({ id, limit: 5 } as never, {} as never)).rejects.toMatchObject({
      name: 'TypeError',
      detail: "updateRateLimitPolicy has no parameter 'limit'. It has id, If-Match, configuration.",
    })
  })

  test('say in the error of the query which hook they are for', async () => {
    const { result } = renderHook(
      () => ({
        pages: useInfiniteQuery(queryOptions(client, 'listEventStreams') as never),
        page: useQuery(infiniteQueryOptions(client, 'listEventStreams') as never),
      }),
      { wrapper },
    )
    await waitFor(() =>
      expect(result.current).toMatchObject({ pages: { status: 'error' }, page: { status: 'error' } }),
    )
    const { pages, page } = result.current
    expect([pages.error, page.error]).toMatchObject([
      {
        detail:
          "queryOptions(…, 'listEventStreams', …) is for useQuery. For useInfiniteQuery, write infiniteQueryOptions.",
      },
      {
        detail:
          "infiniteQueryOptions(…, 'listEventStreams', …) is for useInfiniteQuery. For useQuery, write queryOptions.",
      },
    ])
  })

  test('show the name of the function and a `detail` for an id that is missing', async () => {
    const { result } = renderHook(() => useQuery(queryOptions(client, 'getEventStream', { id: '' })), {
      wrapper,
    })
    const detail = "getEventStream: id must not be missing, empty, '.' or '..'."
    await waitFor(() => expect(result.current.error).toMatchObject({ name: 'TypeError', detail }))
  })

  test.each([
    [{ id: '' }, "deleteEventStream: id must not be missing, empty, '.' or '..'."],
    [undefined, /^deleteEventStream: id must not be missing/],
    ['est_1', 'The parameters of deleteEventStream must be an object, got the string est_1.'],
  ])('show a `detail` in the error of a mutation with the parameters %j', async (parameters, detail) => {
    const { result } = renderHook(() => useMutation(mutationOptions(client, 'deleteEventStream')), {
      wrapper,
    })
    result.current.mutate(parameters as never)
    await waitFor(() =>
      expect(result.current.error).toMatchObject({
        name: 'TypeError',
        detail: expect.stringMatching(detail),
      }),
    )
  })

  test('refuse arguments that would have no effect', () => {
    const refused = (use: string, what: string) =>
      new TypeError(
        `${use} takes no further argument, got ${what}. To add options, write { ...${use}(…), … }.`,
      )
    const more = (given: unknown) => given as never
    const [readWith, readPagesWith] = [queryOptions, infiniteQueryOptions] as unknown as ((
      ...given: unknown[]
    ) => object)[]
    expect(() => readWith?.(client, 'getJwks', undefined, { enabled: false })).toThrow(
      refused('queryOptions', 'an object'),
    )
    expect(() => readPagesWith?.(client, 'listEventStreams', {}, true)).toThrow(
      refused('infiniteQueryOptions', 'the boolean true'),
    )
    expect(() => mutationOptions(client, 'deleteEventStream', more({ id }))).toThrow(
      'To add options, write { ...mutationOptions(…), … }. Pass parameters to mutate.',
    )
    expect(() => operationKey(client, 'getEventStream', more({ id }))).toThrow(
      new TypeError('operationKey takes no parameters, got an object.'),
    )
  })

  test('refuse the position of a page in an infinite query', () => {
    expect(() => readPages(client, 'listEventStreams', { page: 0 })).toThrow(
      new TypeError("infiniteQueryOptions takes no 'page': it begins with the first page."),
    )
    readPages(client, 'listEventStreams', { from: undefined })
    readPages(client, 'listEventStreams', skipToken)
  })
})
