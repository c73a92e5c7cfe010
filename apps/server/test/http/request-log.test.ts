import { once } from 'node:events'
import { createServer, request } from 'node:http'
import { PassThrough } from 'node:stream'
import { listen } from '@tenant-api/test-kit/listen'
import express, { type RequestHandler } from 'express'
import { pino } from 'pino'
import { expect, test } from 'vitest'
import { answerProblem } from '../../src/http/answer-problem.ts'
import { requestLog } from '../../src/http/request-log.ts'
import { limits } from '../../src/limits.ts'

const caller = {
  clientId: 'known',
  audiences: [],
  scopes: new Set<string>(),
  expiresAt: 0,
  keyThumbprint: '',
}

/** The requests of a test: the steps that handle them, and their headers. */
interface Given {
  readonly level?: string
  readonly steps?: readonly RequestHandler[]
  readonly path?: string
  readonly requests: readonly Readonly<Record<string, string>>[]
}

/** Sends POST requests in sequence to a server with a request log. Returns the lines of its log. */
async function linesOf({ level = 'info', steps = [], path = '/', requests }: Given) {
  const output = new PassThrough()
  const log = pino({ level }, output)
  const app = express().use(requestLog(log), ...steps, (_req, res) => void res.end())
  const server = createServer(app.use(answerProblem(log)))
  const address = await listen(server)
  for (const headers of requests) {
    const sent = request(address, { method: 'POST', path, headers, agent: false }).end()
    const [response] = await once(sent, 'response')
    response.resume()
    await once(response, 'close')
  }
  server.close()
  server.closeAllConnections()
  await once(server, 'close')
  const text = String(output.read() ?? '')
  return text.split('\n').flatMap(line => (line === '' ? [] : [{ line, ...JSON.parse(line) }]))
}

const requests = [{}, { 'X-Correlation-ID': 'import-42' }]
const asCaller: RequestHandler = (_req, res, next) => {
  res.locals.call.caller = caller
  next()
}
const asProvedClient: RequestHandler = (_req, res, next) => {
  res.locals.call.isProved = true
  next()
}

test.each([
  ['info', [undefined, 'import-42']],
  ['warn', ['import-42']],
  ['fatal', ['import-42']],
  ['silent', []],
])(
  'a write of a client with a correlation id is logged at every level except silent: %s',
  async (level, ids) => {
    for (const step of [asCaller, asProvedClient]) {
      const lines = await linesOf({ level, steps: [step], requests })
      expect(lines.map(line => line.correlation_id)).toEqual(ids)
    }
  },
)

test.each([
  ['info', [undefined, 'import-42']],
  ['warn', []],
  ['fatal', []],
])('a caller that is not authenticated cannot cause a line below the level: %s', async (level, ids) => {
  const lines = await linesOf({ level, requests })
  expect(lines.map(line => line.correlation_id)).toEqual(ids)
})

test.each([
  ['of 15 KB', `/${'a'.repeat(15_000)}`],
  ['of escaped characters', `/${'"'.repeat(7_000)}${'\\'.repeat(7_000)}`],
])('a path %s is cut in the log', async (_, path) => {
  const [entry] = await linesOf({ path, requests: [{}] })
  expect(entry?.path).toHaveLength(limits.loggedPathCharacters)
  expect(entry?.path).toMatch(/…$/)
  expect(entry?.line.length).toBeLessThan(2_000)
})

test('faults for callers that are not authenticated are logged once a minute, those for clients always', async () => {
  const fail: RequestHandler = () => Promise.reject(new Error('a fault'))
  const faults = async (steps: readonly RequestHandler[]) =>
    (await linesOf({ level: 'error', steps: [...steps, fail], requests: [{}, {}, {}] })).length
  expect(await faults([])).toBe(1)
  expect(await faults([asCaller])).toBe(3)
})
