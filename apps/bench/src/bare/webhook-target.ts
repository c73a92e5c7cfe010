/** A webhook target that takes everything at once, and tells how many it has taken at `GET /`. */
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

let taken = 0

const server = createServer((req, res) => {
  if (req.method === 'GET') {
    res.end(String(taken))
    return
  }
  req.resume().on('end', () => {
    taken++
    res.end()
  })
})

server.listen(0, '127.0.0.1', () => {
  process.stdout.write(`http://127.0.0.1:${(server.address() as AddressInfo).port}\n`)
})
