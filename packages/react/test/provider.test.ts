// @vitest-environment jsdom
import { renderHook } from '@testing-library/react'
import { createElement } from 'react'
import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { TenantApiProvider, useClient, useEventRate, useEvents } from '../src/index.ts'
import { mocked } from './mocked.ts'

const { client } = mocked()

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
