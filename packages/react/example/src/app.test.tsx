import { createClient } from '@tenant-api/client'
import { mockTenantApi } from '@tenant-api/msw'
import { cleanup, configure, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { setupServer } from 'msw/node'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { App } from './app.tsx'

configure({ asyncUtilTimeout: 30_000 }) // milliseconds, for busy machines

const baseUrl = 'https://tenant.example.com'
const api = mockTenantApi({ baseUrl })
const server = setupServer(...api.handlers)
// A request without a handler fails. The first option is for MSW 2, the second for MSW 3.
const unhandled = { onUnhandledRequest: 'error', onUnhandledFrame: 'error' } as const

// Without retries, an error arrives at once. With retries, it would arrive after two seconds.
const client = createClient({ baseUrl, token: 'any', retries: 0 })

beforeAll(() => server.listen(unhandled))
beforeEach(() => {
  render(<App client={client} />)
})
afterEach(() => {
  cleanup()
  server.resetHandlers()
  api.reset()
})
afterAll(() => server.close())

const part = (name: string) => within(screen.getByLabelText(name))

test('shows policies page by page', async () => {
  const policies = part('Policies')
  const first = await policies.findAllByRole('listitem')
  fireEvent.click(policies.getByText('Load more'))
  await waitFor(() => expect(policies.getAllByRole('listitem')).toHaveLength(2 * first.length))
  expect(policies.queryByText('Load more')).toBeNull()
})

test('keeps the policies when the next page fails, and loads that page again', async () => {
  const policies = part('Policies')
  const first = await policies.findAllByRole('listitem')
  server.use(api.answer('list_rate_limit_policies', { status: 503 }, { once: true }))
  fireEvent.click(policies.getByText('Load more'))
  await policies.findByRole('alert')
  expect(policies.getAllByRole('listitem')).toHaveLength(first.length)
  fireEvent.click(policies.getByText('Try again'))
  await waitFor(() => expect(policies.getAllByRole('listitem')).toHaveLength(2 * first.length))
  expect(policies.queryByRole('alert')).toBeNull()
})

test("shows the service's error beside the field that it concerns, and keeps the input", async () => {
  const message = "The property 'consumer_selector' must not be empty."
  const errors = [{ path: '#/consumer_selector', code: 'min_length', message }] as const
  const body = { statusCode: 400, error: 'Bad Request', errorCode: 'invalid_body', message, errors } as const
  server.use(api.answer('create_rate_limit_policy', { status: 400, body }))
  const form = part('New policy')
  const limit = form.getByLabelText<HTMLInputElement>('Requests a second')
  fireEvent.change(limit, { target: { value: '25' } })
  fireEvent.click(form.getByText('Create'))
  await form.findByText(message)
  expect(limit.value).toBe('25')
})

test('shows an error that concerns no field of the form', async () => {
  server.use(api.answer('create_rate_limit_policy', { status: 400, example: 'unknown_property' }))
  const form = part('New policy')
  fireEvent.click(form.getByText('Create'))
  expect((await form.findByRole('alert')).textContent).toMatch("The property 'id' is unknown.")
})

test("shows the service's error in place of a list, and reads the list again", async () => {
  cleanup()
  server.use(api.answer('list_rate_limit_policies', { status: 503 }, { once: true }))
  render(<App client={client} />)
  const policies = part('Policies')
  await policies.findByRole('alert')
  fireEvent.click(policies.getByText('Try again'))
  await policies.findAllByRole('listitem')
  expect(policies.queryByRole('alert')).toBeNull()
})

test('redelivers failed deliveries, and names those that the service refuses to repeat', async () => {
  server.use(api.answer('redeliver_event', { status: 409 }, { once: true }))
  fireEvent.click(await part('Event streams').findByText('Directory sync'))
  const deliveries = part('Failed deliveries')
  await deliveries.findAllByRole('listitem')
  fireEvent.click(deliveries.getByText('Redeliver'))
  expect(await deliveries.findAllByRole('alert')).toHaveLength(1)
})

test('shows live events', async () => {
  const live = part('Live events')
  await live.findByText('Live events: open')
  const { message } = api.push({ type: 'user.created' })
  await live.findByText(`user.created ${message.event.id}`)
})

test('shows no alert when the service ends the live events without an error', async () => {
  cleanup()
  const headers = { 'Content-Type': 'text/event-stream' }
  server.use(http.get(`${baseUrl}/api/v2/events`, () => new HttpResponse('', { headers }), { once: true }))
  render(<App client={client} />)
  const live = part('Live events')
  await live.findByText('Live events: waiting')
  expect(live.queryByRole('alert')).toBeNull()
})
