/** Server with Express and express-openapi-validator. Its handlers return constants, so it measures only the libraries. */
import type { AddressInfo } from 'node:net'
import { document } from '@tenant-api/contract'
import express from 'express'
import * as OpenApiValidator from 'express-openapi-validator'
import pino from 'pino'
import { constants } from '../constants.ts'

const apiSpec = JSON.parse(JSON.stringify(document, (key, value) => (key === 'mapping' ? undefined : value)))
delete apiSpec.webhooks

const log = pino({ base: null, timestamp: pino.stdTimeFunctions.isoTime })
const app = express()
app.disable('x-powered-by')
app.disable('etag')
app.set('query parser', 'simple')
app.use((req, res, next) => {
  res.on('close', () => log.info({ method: req.method, path: req.path, status: res.statusCode }, 'request'))
  next()
})
app.use(express.json({ type: () => true, limit: 1_048_576 }))
app.use(
  OpenApiValidator.middleware({
    apiSpec,
    validateSecurity: false,
    validateResponses: false,
    fileUploader: false,
  }),
)
for (const [method, path, { status, body }] of [
  ['get', '/api/v2/event-streams', constants.list_event_streams],
  ['post', '/api/v2/rate-limit-policies', constants.create_rate_limit_policy],
  ['post', '/internal/events', { status: 200, body: { events: [] } }],
] as const) {
  app[method](path, (_req, res) => {
    res.status(status).json(body)
  })
}

const server = app.listen(0, '127.0.0.1', () => {
  process.stdout.write(`http://127.0.0.1:${(server.address() as AddressInfo).port}\n`)
})
