import { once } from 'node:events'
import { createServer } from 'node:http'
import { type AddressInfo, connect, type Socket } from 'node:net'
import { text } from 'node:stream/consumers'
import { expect, it, onTestFinished } from 'vitest'
import { holdBody, pauseInTurn, readPieces } from '../../src/http/body-pieces.ts'

const connections = 8
const chunks = 40_000

it('of connections that send bodies in chunks of one byte, each turn of the event loop reads one once', async () => {
  const allBegan = Promise.withResolvers<void>()
  /** The connections that this turn has read. */
  const read = new Set<Socket>()
  const turns: number[] = []
  const piecesOfTurns: number[] = []
  let inTurn = 0
  let began = 0
  let received = 0
  const server = createServer(async (req, res) => {
    if (++began === connections) allBegan.resolve()
    readPieces(req, () => {
      received++
      inTurn++
      if (read.size === 0)
        setImmediate(() => {
          turns.push(read.size)
          piecesOfTurns.push(inTurn)
          inTurn = 0
          read.clear()
        })
      read.add(req.socket)
    })
    for await (const _ of req);
    res.end()
  })
  pauseInTurn(server)
  await once(server.listen(0, '127.0.0.1'), 'listening')
  onTestFinished(() => void server.close())
  const { port } = server.address() as AddressInfo
  const ends = Array.from({ length: connections }, async () => {
    const socket = connect(port, '127.0.0.1').resume()
    socket.write('POST / HTTP/1.1\r\nHost: t\r\nConnection: close\r\nTransfer-Encoding: chunked\r\n\r\n')
    await allBegan.promise
    socket.write(`${'1\r\na\r\n'.repeat(chunks)}0\r\n\r\n`)
    await once(socket, 'end')
  })
  await Promise.all(ends)
  expect(received).toBe(connections * chunks)
  expect(turns.length).toBeGreaterThan(connections)
  expect(Math.max(...turns)).toBe(1)
  // As many as fit into the 64 KB of one read.
  expect(Math.max(...piecesOfTurns)).toBeLessThanOrEqual(Math.ceil(65_536 / 6))
})

it('tiny chunks of one network on many connections do not delay a request of another', async () => {
  let read = 0
  const server = createServer(async (req, res) => {
    if (req.method === 'GET') return void res.end(String(read))
    holdBody(req, res)
    readPieces(req, () => read++)
    for await (const _ of req);
    res.end()
  })
  pauseInTurn(server)
  await once(server.listen(0, '127.0.0.1'), 'listening')
  onTestFinished(() => void server.close())
  const { port } = server.address() as AddressInfo
  const many = 40
  const sockets = await Promise.all(
    Array.from({ length: many }, async () => {
      const socket = connect(port, '127.0.0.1').resume()
      await once(socket, 'connect')
      return socket
    }),
  )
  const ends = sockets.map(async socket => {
    socket.write('POST / HTTP/1.1\r\nHost: t\r\nConnection: close\r\nTransfer-Encoding: chunked\r\n\r\n')
    socket.write(`${'1\r\na\r\n'.repeat(chunks)}0\r\n\r\n`)
    await once(socket, 'end')
  })
  const other = connect({ port, host: '127.0.0.1', localAddress: '127.0.0.2' })
  other.write('GET / HTTP/1.1\r\nHost: t\r\nConnection: close\r\n\r\n')
  const answer = await text(other)
  const readBefore = Number(answer.split('\r\n').at(-1))
  process.stdout.write(`the other network was read after ${readBefore} pieces of ${many * chunks}\n`)
  // Each read of a connection has about 10,000.
  expect(readBefore).toBeLessThan(100_000)
  await Promise.all(ends)
  expect(read).toBe(many * chunks)
})

it('a chunked body is read on only once its request begins, and in pieces that are not tiny', async () => {
  const { promise: began, resolve: begin } = Promise.withResolvers<void>()
  const pieces: number[] = []
  let early = 0
  const server = createServer(async (req, res) => {
    if (req.method === 'GET') return void res.end()
    holdBody(req, res)
    await began
    early = readPieces(req, () => {}).count
    req.on('data', ({ length }: Uint8Array) => pieces.push(length)).on('end', () => res.end('read'))
  })
  await once(server.listen(0, '127.0.0.1'), 'listening')
  onTestFinished(() => void server.close())
  const { port } = server.address() as AddressInfo
  const socket = connect(port, '127.0.0.1')
  socket.write('POST / HTTP/1.1\r\nHost: t\r\nConnection: close\r\nTransfer-Encoding: chunked\r\n\r\n')
  socket.write(`${'1\r\na\r\n'.repeat(chunks)}0\r\n\r\n`)
  // Meanwhile the server reads other connections.
  for (let count = 0; count < 20; count++) await fetch(`http://127.0.0.1:${port}`)
  begin()
  const answer = await text(socket)
  expect(answer).toContain('read')
  expect(early).toBeGreaterThan(0)
  // As many as fit into the 64 KB of one read.
  expect(early).toBeLessThan(65_536 / 6)
  expect(pieces.reduce((sum, length) => sum + length, 0)).toBe(chunks)
  expect(pieces.length).toBeLessThan(chunks / 100)
})
