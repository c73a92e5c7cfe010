import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import express from 'express'
import { pino } from 'pino'
import { expect, test } from 'vitest'
import { answerProblem } from '../../src/http/answer-problem.ts'
import { requestLog } from '../../src/http/request-log.ts'

test('the log of a failed write contains its correlation id, even if requests are not logged', async () => {
  const lines: string[] = []
  const log = pino({ level: 'warn' }, { write: line => lines.push(line) })
  const app = express()
    .use(requestLog(log))
    .post('/', () => Promise.reject(new Error('a fault')))
    .use(answerProblem(log))
  const server = app.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  const headers = { 'X-Correlation-ID': 'import-42' }
  const { status } = await fetch(`http://127.0.0.1:${port}/`, { method: 'POST', headers })
  server.close()
  expect(status).toBe(500)
  expect(lines.map(line => JSON.parse(line))).toEqual([
    expect.objectContaining({ correlation_id: 'import-42', request_id: expect.any(String), level: 50 }),
    expect.objectContaining({ correlation_id: 'import-42', msg: 'request' }),
  ])
})
