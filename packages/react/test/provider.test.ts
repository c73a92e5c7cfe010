// @vitest-environment jsdom
import { createClient } from '@tenant-api/client'
import { render, renderHook } from '@testing-library/react'
import { createElement } from 'react'
import { renderToString } from 'react-dom/server'
import { expect, onTestFinished, test, vi } from 'vitest'
import { TenantApiProvider, useClient, useEventRate, useEvents } from '../src/index.ts'
import { mocked } from './mocked.ts'

const { client } = mocked()
const { baseUrl } = client

test.each([undefined, {}, { baseUrl: 'x' }, Promise.resolve(client)])(
  'TenantApiProvider refuses the client %o',
  wrong => {
    expect(() => renderToString(createElement(TenantApiProvider, { client: wrong as never }))).toThrow(
      new TypeError('client must be the result of createClient.'),
    )
  },
)

test('TenantApiProvider refuses a session that is no string: all users would have the same one', () => {
  const session = { id: 'u1' } as never
  expect(() => renderToString(createElement(TenantApiProvider, { client, session }))).toThrow(
    new TypeError('session must be a string, such as the id of the user; got an object.'),
  )
})

test('TenantApiProvider refuses a misspelt session: all users would have the same one', () => {
  const props = { client, sesion: 'u1' }
  expect(() => renderToString(createElement(TenantApiProvider, props))).toThrow(
    new TypeError("TenantApiProvider has no property 'sesion', but client, session and children."),
  )
})

test.each([useClient, useEvents, useEventRate])('%o says that it needs a provider', hook => {
  expect(() => renderHook(() => hook())).toThrow('Render inside <TenantApiProvider client={client}>.')
})

/** A provider, imported anew so that it has not warned yet, and its warnings. */
async function watched() {
  vi.resetModules()
  const { queryOptions, TenantApiProvider } = await import('../src/index.ts')
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
  onTestFinished(() => warn.mockRestore())
  return { queryOptions, TenantApiProvider, warnings: warn.mock.calls }
}

test('TenantApiProvider warns once of a client that is new in each render', async () => {
  const { TenantApiProvider, warnings } = await watched()
  const provider = () => createElement(TenantApiProvider, { client: createClient({ baseUrl, token: 'any' }) })
  const { rerender } = render(provider())
  for (let change = 0; change < 8; change++) rerender(provider())
  expect(warnings).toEqual([])
  for (let change = 0; change < 8; change++) rerender(provider())
  expect(warnings).toEqual([[expect.stringContaining('Create the client once, outside of components.')]])
})

test('TenantApiProvider does not warn of a client for each of several tests or users', async () => {
  const { TenantApiProvider, warnings } = await watched()
  for (let test = 0; test < 20; test++) {
    const { unmount } = render(
      createElement(TenantApiProvider, { client: createClient({ baseUrl, token: 'any' }) }),
    )
    unmount()
    await Promise.resolve()
  }
  expect(warnings).toEqual([])
})

test('a query warns once of a time that is new in each render', async () => {
  const { queryOptions, warnings } = await watched()
  const asked = (milliseconds: number) =>
    queryOptions(client, 'getEventStreamStats', { id: 'est_1', date_from: new Date(milliseconds) })
  // Two components, or ten rows of a table, each with a time that stays the same.
  for (let render = 0; render < 20; render++) for (let row = 0; row < 10; row++) asked(row)
  expect(warnings).toEqual([])
  for (let render = 0; render < 100; render++) asked(1_000 + render)
  for (let render = 0; render < 200; render++)
    queryOptions(client, 'getEventDeliveries', { id: 'est_1', date_to: new Date(render).toISOString() })
  expect(warnings).toEqual([
    [expect.stringContaining('getEventStreamStats gets one new date_from after the other')],
    [expect.stringContaining('getEventDeliveries gets one new date_to after the other')],
  ])
})
