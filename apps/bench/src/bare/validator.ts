/** Express with the validator and a handler that answers a constant: what the chosen tools cost before any work is done. */
import type { AddressInfo } from 'node:net'
import { document } from '@tenant-api/contract'
import express from 'express'
import * as OpenApiValidator from 'express-openapi-validator'

const apiSpec = JSON.parse(JSON.stringify(document, (key, value) => (key === 'mapping' ? undefined : value)))
delete apiSpec.webhooks

const app = express()
app.disable('x-powered-by')
app.disable('etag')
app.set('query parser', 'simple')
app.use(express.json({ type: () => true, limit: 1_048_576 }))
app.use(
  OpenApiValidator.middleware({
    apiSpec,
    validateSecurity: false,
    validateResponses: false,
    fileUploader: false,
  }),
)
app.use((_req, res) => {
  res.json({ events: [] })
})

const server = app.listen(0, '127.0.0.1', () => {
  process.stdout.write(`http://127.0.0.1:${(server.address() as AddressInfo).port}\n`)
})
