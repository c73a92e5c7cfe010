/**
 * A webhook target that answers every POST at once. `PUT /hold` makes it delay its answers until `PUT /go`. `GET /` returns the
 * number of deliveries it has answered.
 */
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

let taken = 0
let held: (() => void)[] | null = null

const server = createServer((req, res) => {
  if (req.method === 'GET') {
    res.end(String(taken))
    return
  }
  if (req.method === 'PUT') {
    const waiting = held ?? []
    held = req.url === '/hold' ? [] : null
    for (const take of waiting) take()
    res.end()
    return
  }
  const take = () => {
    taken++
    res.end()
  }
  req.resume().on('end', () => (held ? held.push(take) : take()))
})

server.listen(0, '127.0.0.1', () => {
  process.stdout.write(`http://127.0.0.1:${(server.address() as AddressInfo).port}\n`)
})
