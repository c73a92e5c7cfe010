import { expect, it } from 'vitest'
import { startWatchedService } from '../watched-service.ts'
import { quickWebhooks } from '../webhooks/harness/stream-service.ts'
import { expectKeptTokens } from './kept-tokens.ts'

const values = Number(process.env.KEPT_VALUES ?? 100_000)

const service = await startWatchedService(quickWebhooks)

it(`every token of ${values.toLocaleString('en-US')} random values is the same for every reader`, async () => {
  const figures = await expectKeptTokens(service, { values, redelivered: 1_000 })
  process.stdout.write(`${JSON.stringify(figures)}\n`)
  expect(figures.values).toBeGreaterThanOrEqual(values)
})
