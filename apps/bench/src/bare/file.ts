/** Bare node:http server that pipes a file into each response. The request path is the percent-encoded path of the file. */
import { createReadStream } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

const server = createServer((req, res) => {
  res.writeHead(200, { 'Content-Type': 'text/event-stream' })
  createReadStream(decodeURIComponent((req.url ?? '').slice(1))).pipe(res)
})

server.listen(0, '127.0.0.1', () => {
  process.stdout.write(`http://127.0.0.1:${(server.address() as AddressInfo).port}\n`)
})
