// @vitest-environment jsdom
import { setTimeout } from 'node:timers/promises'
import { createClient } from '@tenant-api/client'
import { mockTenantApi } from '@tenant-api/msw'
import { setupServer } from 'msw/node'
import { act, createElement } from 'react'
import { createRoot } from 'react-dom/client'
import { afterAll, afterEach, beforeAll, expect, onTestFinished, test, vi } from 'vitest'
import { TenantApiProvider, useEvents } from '../src/index.ts'

/** The statements about hooks and fake timers in the README of @tenant-api/msw. */

const baseUrl = 'https://tenant.example.com'
const api = mockTenantApi({ baseUrl })
const server = setupServer(...api.handlers)

beforeAll(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  server.listen({ onUnhandledFrame: 'error' })
})
afterEach(() => {
  vi.useRealTimers()
  api.reset()
})
afterAll(() => server.close())

const Count = () => useEvents().events.length

/** Renders the number of the events that `useEvents` shows. */
function renderCount(): HTMLElement {
  const client = createClient({ baseUrl, token: 'any' })
  const element = document.createElement('div')
  const root = createRoot(element)
  act(() => root.render(createElement(TenantApiProvider, { client }, createElement(Count))))
  onTestFinished(() => act(() => root.unmount()))
  return element
}

test('useEvents shows a pushed event after the fake clock has advanced twice', async () => {
  vi.useFakeTimers()
  const element = renderCount()
  await api.subscribers(1)
  api.push({ type: 'user.created' })
  await act(() => vi.advanceTimersByTimeAsync(20))
  await act(() => vi.advanceTimersByTimeAsync(20))
  expect(element.textContent).toBe('1')
})

test('useEvents shows a pushed event by itself if the fake clock runs with the real one', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  const element = renderCount()
  await api.subscribers(1)
  api.push({ type: 'user.created' })
  // Not `expect.poll` or `vi.waitFor`: they advance the fake clock. After a second the event would show without a frame.
  for (let tries = 0; element.textContent !== '1' && tries < 40; tries++) await act(() => setTimeout(20))
  expect(element.textContent).toBe('1')
})
