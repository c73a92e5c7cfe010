// @vitest-environment jsdom
import { renderHook, waitFor } from '@testing-library/react'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { useEvents } from '../src/index.ts'
import { mocked } from './mocked.ts'

const { api, wrapper } = mocked()
const broken = new Error('of one component')

afterEach(() => {
  vi.unstubAllGlobals()
})

/** Renders two components. The first one throws. Returns what both show, and the event types that the second one got. */
async function renderBroken() {
  const told: string[] = []
  const { result } = renderHook(
    () => [
      useEvents({
        onEvents() {
          throw broken
        },
      }),
      useEvents({ onEvents: events => told.push(...events.map(({ type }) => type)) }),
    ],
    { wrapper },
  )
  await api.subscribers(1)
  api.push({ type: 'user.created' })
  const shown = () => result.current.map(({ events, state }) => [events.length, state.status])
  return { shown, told }
}

describe('When `onEvents` of a component throws', () => {
  test('all components show the event, the others get it, and the error is reported as uncaught', async () => {
    const uncaught: unknown[] = []
    const { queueMicrotask } = globalThis
    vi.stubGlobal('queueMicrotask', (run: () => void) =>
      queueMicrotask(() => {
        try {
          run()
        } catch (error) {
          uncaught.push(error)
        }
      }),
    )
    const { shown, told } = await renderBroken()
    await waitFor(() => expect(told).toEqual(['user.created']))
    await waitFor(() =>
      expect(shown()).toEqual([
        [1, 'open'],
        [1, 'open'],
      ]),
    )
    expect(uncaught).toEqual([broken])
  })
})
