import { once } from 'node:events'
import { createServer } from 'node:http'
import { PassThrough } from 'node:stream'
import { listen } from '@tenant-api/test-kit/listen'
import express from 'express'
import { pino } from 'pino'
import { expect, test } from 'vitest'
import { requestLog } from '../../src/http/request-log.ts'

/**
 * Sends two POST requests to a server with this log level, the second one with a correlation id. Returns the correlation id of
 * each log line.
 */
async function linesAt(level: string): Promise<(string | undefined)[]> {
  const output = new PassThrough()
  const app = express().use(requestLog(pino({ level }, output)), (_req, res) => void res.end())
  const server = createServer(app)
  const address = await listen(server)
  await fetch(address, { method: 'POST' })
  await fetch(address, { method: 'POST', headers: { 'X-Correlation-ID': 'import-42' } })
  server.close()
  server.closeAllConnections()
  await once(server, 'close')
  const text = String(output.read() ?? '')
  return text.split('\n').flatMap(line => (line === '' ? [] : [JSON.parse(line).correlation_id]))
}

test.each([
  ['info', [undefined, 'import-42']],
  ['warn', ['import-42']],
  ['fatal', ['import-42']],
  ['silent', []],
])('a write with a correlation id is logged at every level except silent: %s', async (level, ids) => {
  expect(await linesAt(level)).toEqual(ids)
})
