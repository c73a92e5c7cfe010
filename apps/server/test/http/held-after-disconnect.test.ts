import { EventEmitter, on, once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { operations } from '@tenant-api/contract'
import express from 'express'
import { pino } from 'pino'
import { expect, onTestFinished, test, vi } from 'vitest'
import { answerProblem } from '../../src/http/answer-problem.ts'
import { readBody } from '../../src/http/body.ts'
import { createHeldMemory } from '../../src/http/held-memory.ts'
import { runOperation } from '../../src/http/run-operation.ts'
import { limits } from '../../src/limits.ts'
import { RawConnection } from './raw-connection.ts'

const log = pino({ level: 'silent' })
const id = 'create_rate_limit_policy'
const body = JSON.stringify('x'.repeat(limits.requestBodyBytes - 2))
const request = `POST / HTTP/1.1\r\nHost: t\r\nContent-Type: application/json\r\nContent-Length: ${body.length}\r\n\r\n${body}`

test('the body of a caller that has disconnected counts as memory until its operation ends', async () => {
  const most = vi.spyOn(limits, 'clientMemoryBytes', 'get').mockReturnValue(limits.requestBodyBytes as never)
  onTestFinished(() => most.mockRestore())
  const memory = createHeldMemory()
  const calls = new EventEmitter()
  const begun = on(calls, 'begun')
  const handlers = { [id]: () => new Promise<object>(end => calls.emit('begun', () => end({ status: 204 }))) }
  const app = express()
  app.use((_req, res, next) => {
    const caller = { clientId: 'a', audiences: [], scopes: new Set<string>(), expiresAt: 0 }
    res.locals.call = {
      requestId: '',
      correlationId: undefined,
      operation: { ...operations[id], id },
      caller,
    }
    res.once('close', () => calls.emit('closed'))
    next()
  })
  app.use(readBody(memory, []))
  app.use(runOperation(handlers as never, {}, { log, validateResponses: 'sample', retryMs: 0 }, memory))
  app.use(answerProblem(log))
  const server = createServer(app).listen(0)
  onTestFinished(() => void server.close())
  await once(server, 'listening')
  const open = () =>
    new RawConnection({ baseUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}` })
  const nextBegun = async () => ((await begun.next()).value as [() => void])[0]

  const first = open().write(request)
  const end = await nextBegun()
  first.socket.destroy()
  await once(calls, 'closed')
  using second = open().write(request)
  expect(await second.until(/}$/)).toMatch(/^HTTP\/1\.1 503 .*Too many large bodies/s)

  end()
  using third = open().write(request)
  ;(await nextBegun())()
  expect(await third.until(/\r\n\r\n/)).toMatch(/^HTTP\/1\.1 204 /)
})
