import { valuesOfEvent } from '@tenant-api/test-kit/random-json'
import { expect, it } from 'vitest'
import { startWatchedService } from '../watched-service.ts'
import { quickWebhooks } from '../webhooks/harness/stream-service.ts'
import { expectKeptTokens } from './kept-tokens.ts'

const service = await startWatchedService(quickWebhooks)

it('every token of random data is the same on the stream, in webhooks, in the history, in redeliveries and in test events', async () => {
  const figures = await expectKeptTokens(service, { values: 60 * valuesOfEvent, redelivered: 10 })
  expect(figures).toEqual({ values: 60 * valuesOfEvent, events: 60, redelivered: 10, testEvents: 1 })
})
