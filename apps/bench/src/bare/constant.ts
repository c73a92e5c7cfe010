/** Bare node:http server that answers every request with the same JSON body. */
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { constants } from '../constants.ts'

const body = JSON.stringify(constants.create_rate_limit_policy.body)
const headers = { 'Content-Type': 'application/json', 'Content-Length': Buffer.byteLength(body) }

const server = createServer((_req, res) => {
  res.writeHead(200, headers)
  res.end(body)
})

server.listen(0, '127.0.0.1', () => {
  process.stdout.write(`http://127.0.0.1:${(server.address() as AddressInfo).port}\n`)
})
