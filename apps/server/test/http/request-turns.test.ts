import { EventEmitter, once } from 'node:events'
import { createServer, type Server, type ServerResponse } from 'node:http'
import { type AddressInfo, connect } from 'node:net'
import { setImmediate as nextTurn } from 'node:timers/promises'
import { expect, onTestFinished, test } from 'vitest'
import { createRequestTurns } from '../../src/http/request-turns.ts'

/** Starts a server whose requests begin in turn. @returns a function that opens a connection and sends requests */
async function startInTurn(begin: (path: string, res: ServerResponse) => void) {
  const server = createServer((req, res) => inTurn(res, () => begin(req.url ?? '', res)))
  const inTurn = createRequestTurns(server)
  onTestFinished(() => void server.close())
  await once(server.listen(0, '127.0.0.1'), 'listening')
  return async () => {
    const socket = connect((server.address() as AddressInfo).port, '127.0.0.1').resume()
    onTestFinished(() => void socket.destroy())
    await once(socket, 'connect')
    return {
      closed: once(socket, 'close'),
      send(...paths: string[]) {
        socket.write(paths.map(path => `GET ${path} HTTP/1.1\r\nHost: t\r\n\r\n`).join(''))
      },
      socket,
    }
  }
}

test('the requests of a connection begin one after the other, each after the answer before it', async () => {
  const begun: string[] = []
  const responses: ServerResponse[] = []
  const open = await startInTurn((path, res) => {
    begun.push(path)
    responses.push(res)
  })
  const connection = await open()
  connection.send('/1', '/2', '/3')
  await expect.poll(() => begun).toEqual(['/1'])
  for (let turns = 0; turns < 100; turns++) await nextTurn()
  expect(begun).toEqual(['/1'])
  responses[0]?.end()
  await expect.poll(() => begun).toEqual(['/1', '/2'])
  responses[1]?.end()
  await expect.poll(() => begun).toEqual(['/1', '/2', '/3'])
})

test('no request begins after its connection has closed', async () => {
  const begun: string[] = []
  const open = await startInTurn(path => begun.push(path))
  const [closing, next] = [await open(), await open()]
  closing.send('/1', '/2')
  await expect.poll(() => begun).toEqual(['/1'])
  closing.socket.destroy()
  await closing.closed
  next.send('/3')
  await expect.poll(() => begun.at(-1)).toBe('/3')
  expect(begun).toEqual(['/1', '/3'])
})

test('few costly requests begin in one turn of the event loop, in the order of their arrival', async () => {
  const [connections, costMs] = [50, 3]
  let turn = 0
  let counting = setImmediate(count)
  function count() {
    turn++
    counting = setImmediate(count)
  }
  onTestFinished(() => clearImmediate(counting))
  const begunIn: number[] = []
  const open = await startInTurn((_path, res) => {
    begunIn.push(turn)
    const end = performance.now() + costMs
    while (performance.now() < end);
    res.setHeader('Connection', 'close').end()
  })
  const all = []
  for (let index = 0; index < connections; index++) all.push(await open())
  for (const { send } of all) send('/')
  await Promise.all(all.map(({ closed }) => closed))
  expect(begunIn).toHaveLength(connections)
  // The first request of a turn takes all of its time.
  expect(new Set(begunIn).size).toBeGreaterThanOrEqual(connections - 1)
})

test('in a turn that accepts a connection one request begins at most, but one does', async () => {
  const server = new EventEmitter()
  const inTurn = createRequestTurns(server as Server)
  let begun = 0
  for (let count = 0; count < 10; count++) {
    const res = Object.assign(new EventEmitter(), { req: { socket: { destroyed: false } } })
    server.emit('connection')
    inTurn(res as unknown as ServerResponse, () => begun++)
  }
  const perTurn: number[] = []
  while (begun < 10) {
    const before = begun
    server.emit('connection')
    await nextTurn()
    perTurn.push(begun - before)
  }
  expect(perTurn).toEqual(Array(10).fill(1))
})
