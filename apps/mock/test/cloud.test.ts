import type { publicDocument } from '@tenant-api/contract'
import { expect, it, onTestFinished } from 'vitest'
import { startMock } from '../src/start-mock.ts'

it.each([
  ['public', 'take=50', 200],
  ['public', 'take=51', 400],
  ['private', 'take=100', 200],
  ['private', 'per_page=100', 200],
  ['private', 'take=101', 400],
] as const)('on a %s cloud a page requested with %s is answered with %i', async (cloud, query, status) => {
  const mock = await startMock({ cloud, eventsPerSecond: 0 })
  onTestFinished(mock.close)
  const headers = { Authorization: 'Bearer any' }
  const answer = await fetch(`${mock.url}/api/v2/event-streams?${query}`, { headers })
  expect(answer.status).toBe(status)
})

it.each([
  ['public', 25],
  ['private', 50],
] as const)('on a %s cloud a numbered page has %i results by default', async (cloud, size) => {
  const mock = await startMock({ cloud, eventsPerSecond: 0 })
  onTestFinished(mock.close)
  const headers = { Authorization: 'Bearer any' }
  for (const list of ['event-streams', 'rate-limit-policies']) {
    const answer = await fetch(`${mock.url}/api/v2/${list}?page=0`, { headers })
    expect(await answer.json()).toMatchObject({ page: 0, per_page: size })
  }
})

it('serves the document with the limits of its cloud', async () => {
  const mock = await startMock({ cloud: 'private', eventsPerSecond: 0 })
  onTestFinished(mock.close)
  const document = (await (await fetch(`${mock.url}/openapi.json`)).json()) as typeof publicDocument
  expect(document.components.parameters?.Take).toMatchObject({ schema: { maximum: 100 } })
})

it('refuses another cloud', async () => {
  await expect(startMock({ cloud: 'hybrid' as 'public' })).rejects.toThrow(
    "cloud must be public or private, got 'hybrid'.",
  )
})
