import { once } from 'node:events'
import { expect, onTestFinished, test } from 'vitest'
import { requestOf, serveOperation } from './one-operation.ts'

test('each large body is parsed in a turn of the event loop for itself, and clients take turns', async () => {
  let turn = 0
  let next = setImmediate(function count() {
    turn++
    next = setImmediate(count)
  })
  onTestFinished(() => clearImmediate(next))
  const clients = ['a', 'a', 'a', 'a', 'a', 'b']
  const begun: { client: string; turn: number }[] = []
  const open = await serveOperation(async client => {
    // Bodies of this size are in the service's socket at once, so all arrive in the same turn.
    if (client !== 'first') begun.push({ client, turn })
    else for (const [index, one] of connections.entries()) one.write(requestOf(clients[index] ?? '', 20_000))
  })
  const connections = clients.map(open)
  await Promise.all(connections.map(({ socket }) => once(socket, 'connect')))
  using first = open().write(requestOf('first', 100))
  await Promise.all([first, ...connections].map(connection => connection.until(/^HTTP\/1\.1 204 /)))
  expect(new Set(begun.map(each => each.turn)).size).toBe(clients.length)
  expect(begun.findIndex(({ client }) => client === 'b')).toBeLessThan(3)
})
