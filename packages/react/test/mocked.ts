import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { createClient } from '@tenant-api/client'
import { mockTenantApi } from '@tenant-api/msw'
import { cleanup, configure } from '@testing-library/react'
import { setupServer } from 'msw/node'
import { createElement, type ReactNode } from 'react'
import { afterAll, afterEach, beforeAll } from 'vitest'
import { TenantApiProvider } from '../src/index.ts'

const baseUrl = 'https://tenant.example.com'

/** Milliseconds, for busy machines. Shorter than the pauses and timeouts of a minute that tests end early. */
const timeout = 30_000
configure({ asyncUtilTimeout: timeout })

/** Mock Service Worker for the tests of a file, and the providers around their components. */
export function mocked() {
  const mock = mockTenantApi({ baseUrl })
  const api = { ...mock, subscribers: (count: number) => mock.subscribers(count, { timeout }) }
  const server = setupServer(...api.handlers)
  const client = createClient({ baseUrl, token: 'any' })
  const queryClient = new QueryClient()

  beforeAll(() => server.listen({ onUnhandledFrame: 'error' }))
  afterEach(() => {
    cleanup()
    server.resetHandlers()
    api.reset()
  })
  afterAll(() => server.close())

  const wrapper = ({ children }: { children: ReactNode }) =>
    createElement(
      QueryClientProvider,
      { client: queryClient },
      createElement(TenantApiProvider, { client }, children),
    )
  return { api, server, client, queryClient, wrapper }
}
