// @vitest-environment jsdom
import { createClient } from '@tenant-api/client'
import { mockTenantApi } from '@tenant-api/msw'
import { cleanup, render, renderHook, waitFor } from '@testing-library/react'
import { setupServer } from 'msw/node'
import { createElement, type ReactNode, StrictMode } from 'react'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { TenantApiProvider, useEvents } from '../src/index.ts'

/** The recipe of the README: nothing but `cleanup` separates the tests of one file. */

const baseUrl = 'https://tenant.example.com'
const client = createClient({ baseUrl, token: 'any' })
const api = mockTenantApi({ baseUrl })
const server = setupServer(...api.handlers)

beforeAll(() => server.listen({ onUnhandledFrame: 'error' }))
afterEach(cleanup)
afterAll(() => server.close())

const inProvider = ({ children }: { children: ReactNode }) =>
  createElement(TenantApiProvider, { client }, children)
const inStrictMode = ({ children }: { children: ReactNode }) =>
  createElement(StrictMode, null, inProvider({ children }))

function Live(): ReactNode {
  return useEvents()
    .events.map(({ type }) => type)
    .join()
}

describe.each([
  ['a provider', inProvider],
  ['StrictMode', inStrictMode],
])('Inside %s', (_, wrapper) => {
  test.each([1, 2, 3])('each test has only its own stream, test %i', async () => {
    const { result } = renderHook(() => useEvents(), { wrapper })
    await api.subscribers(1)
    expect(api.push({ type: 'user.created' }).streams).toBe(1)
    await waitFor(() => expect(result.current.events).toHaveLength(1))
  })
})

test('a component that is mounted again keeps the stream and its events', async () => {
  const shown = (key: string) => inProvider({ children: createElement(Live, { key }) })
  const { container, rerender } = render(shown('first'))
  await api.subscribers(1)
  api.push({ type: 'user.created' })
  await waitFor(() => expect(container.textContent).toBe('user.created'))
  rerender(shown('second'))
  expect(container.textContent).toBe('user.created')
})
