import { createServer } from 'node:http'
import { listen } from '@tenant-api/test-kit/listen'
import express from 'express'
import { pino } from 'pino'
import { expect, test } from 'vitest'
import { answerProblem } from '../../src/http/answer-problem.ts'
import { requestLog } from '../../src/http/request-log.ts'

// shows: correlation.logged
test('the log of a failed write contains its correlation id, even if requests are not logged', async () => {
  const lines: string[] = []
  const log = pino({ level: 'warn' }, { write: line => lines.push(line) })
  const app = express()
    .use(requestLog(log))
    .use((_req, res, next) => {
      res.locals.call.isProved = true
      next()
    })
    .post('/', () => Promise.reject(new Error('a fault')))
    .use(answerProblem(log))
  const server = createServer(app)
  const origin = await listen(server)
  const headers = { 'X-Correlation-ID': 'import-42' }
  const { status } = await fetch(origin, { method: 'POST', headers })
  server.close()
  expect(status).toBe(500)
  expect(lines.map(line => JSON.parse(line))).toEqual([
    expect.objectContaining({ correlation_id: 'import-42', request_id: expect.any(String), level: 50 }),
    expect.objectContaining({ correlation_id: 'import-42', msg: 'request' }),
  ])
})
