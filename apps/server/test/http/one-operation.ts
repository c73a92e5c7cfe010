import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { operations } from '@tenant-api/contract'
import express, { type Response } from 'express'
import { pino } from 'pino'
import { onTestFinished } from 'vitest'
import { answerProblem } from '../../src/http/answer-problem.ts'
import { readBody } from '../../src/http/body.ts'
import { createHeldMemory } from '../../src/http/held-memory.ts'
import { runOperation } from '../../src/http/pipeline.ts'
import { limits } from '../../src/limits.ts'
import { RawConnection } from './raw-connection.ts'

const log = pino({ level: 'silent' })
const id = 'create_rate_limit_policy'

/** A request with a JSON text as its body. @param client the id of its client */
export function requestOf(client: string, bodyBytes: number): string {
  const body = JSON.stringify('x'.repeat(bodyBytes - 2))
  return `POST /${client} HTTP/1.1\r\nHost: t\r\nContent-Type: application/json\r\nContent-Length: ${bodyBytes}\r\n\r\n${body}`
}

/** The largest possible body, in bytes. */
export const largest = limits.requestBodyBytes

/**
 * Serves the steps of the pipeline from the body on, without a store. The path of a request names its client.
 *
 * @param handler called with the client; the answer is 204 once it has ended
 * @returns a function that opens a connection
 */
export async function serveOperation(
  handler: (client: string) => Promise<void>,
  onClose: (res: Response) => void = () => {},
): Promise<() => RawConnection> {
  const memory = createHeldMemory()
  const app = express()
  app.use((req, res, next) => {
    const caller = {
      clientId: req.path.slice(1),
      audiences: [],
      scopes: new Set<string>(),
      expiresAt: 0,
      keyThumbprint: '',
    }
    res.locals.call = {
      requestId: '',
      correlationId: undefined,
      operation: { ...operations[id], id },
      caller,
    }
    res.once('close', () => onClose(res))
    next()
  })
  app.use(readBody(memory, []))
  const answer = async (_: unknown, __: unknown, { caller }: { caller: { clientId: string } }) => {
    await handler(caller.clientId)
    return { status: 204 }
  }
  const options = { log, validateResponses: 'sample', retryMs: 0 } as const
  app.use(runOperation({ [id]: answer } as never, {}, options, memory))
  app.use(answerProblem(log))
  const server = createServer(app).listen(0)
  onTestFinished(() => {
    server.close()
    server.closeAllConnections()
  })
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  return () => new RawConnection({ baseUrl: `http://127.0.0.1:${port}` })
}
