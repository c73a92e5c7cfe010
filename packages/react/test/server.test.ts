import { createClient } from '@tenant-api/client'
import { createElement } from 'react'
import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { TenantApiProvider, useEventRate, useEvents } from '../src/index.ts'

function Live() {
  const { events, state } = useEvents()
  return [state.status, events.length, useEventRate()].join()
}

test('on a server, useEvents renders without events and requests nothing', () => {
  const requested: string[] = []
  const client = createClient({
    baseUrl: 'https://tenant.example.com',
    token: 'any',
    onRequest: ({ url }) => {
      requested.push(url)
    },
  })
  expect(renderToString(createElement(TenantApiProvider, { client }, createElement(Live)))).toBe(
    'connecting,0,0',
  )
  expect(requested).toEqual([])
})
