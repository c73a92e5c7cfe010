/** Bare node:http server that writes each POST body to every open GET response: the upper limit of any fan-out on node:http. */
import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

const open = new Set<ServerResponse>()

const server = createServer((req, res) => {
  if (req.method === 'POST') {
    const chunks: Buffer[] = []
    req.on('data', chunk => chunks.push(chunk))
    req.on('end', () => {
      const frames = Buffer.concat(chunks)
      for (const subscriber of open) subscriber.write(frames)
      res.end()
    })
    return
  }
  res.writeHead(200, { 'Content-Type': 'text/event-stream' })
  res.write(':connected\n\n')
  open.add(res)
  res.on('close', () => open.delete(res))
})

server.listen(0, '127.0.0.1', () => {
  process.stdout.write(`http://127.0.0.1:${(server.address() as AddressInfo).port}\n`)
})
