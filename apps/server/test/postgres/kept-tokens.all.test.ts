import { expect, it } from 'vitest'
import { expectKeptTokens } from '../events/kept-tokens.ts'
import { quickWebhooks } from '../webhooks/harness/stream-service.ts'
import { newDatabase } from './new-database.ts'
import { startNode } from './nodes.ts'

it('PostgreSQL keeps every token of random data too', async () => {
  const node = await startNode(await newDatabase(), quickWebhooks)
  const figures = await expectKeptTokens(node, { values: 4_000, redelivered: 10 })
  expect(figures.events).toBe(200)
  await node.stop()
})
