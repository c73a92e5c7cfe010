import { once } from 'node:events'
import { createServer, type Socket } from 'node:net'
import path from 'node:path'
import { setImmediate as nextTurn } from 'node:timers/promises'
import { listen } from '@tenant-api/test-kit/listen'
import { createTemporaryFolder } from '@tenant-api/test-kit/temporary-folder'
import { expect, onTestFinished, test } from 'vitest'
import { createDeliverer } from '../../src/listen/deliver.ts'
import { createLineWriter } from '../../src/output/line-writer.ts'
import { contentOf } from '../run-here.ts'
import { secret } from './receiver.ts'

type Answer = (socket: Socket) => void
const accept: Answer = socket => socket.write('HTTP/1.1 204 No Content\r\n\r\n')

/** Starts a receiver that answers the requests of each connection with the functions of a list, in order. */
async function startReceiver(connections: readonly (readonly Answer[])[]) {
  const requests: string[] = []
  let opened = 0
  const server = createServer(async socket => {
    socket.on('error', () => {})
    const number = opened++
    for (const answer of connections[number] ?? []) {
      let text = ''
      while (!text.endsWith('}')) text += (await once(socket, 'data'))[0]
      requests.push(`${number}: ${JSON.parse(text.split('\r\n\r\n')[1] ?? '').id}`)
      answer(socket)
    }
  })
  onTestFinished(() => {
    server.close()
  })
  return { endpoint: new URL(await listen(server)), requests }
}

/** Delivers events one after the other, each with one attempt. Resolves with the outcomes. */
async function deliver(endpoint: URL, ids: readonly string[]): Promise<unknown[]> {
  const file = path.join(createTemporaryFolder(), 'lines')
  const lines = createLineWriter(file)
  const { signal } = new AbortController()
  const deliverer = createDeliverer({
    ...{ endpoint, secret, headers: [], retries: 0, printsBody: false, json: true, lines, signal },
  })
  onTestFinished(() => deliverer.close())
  for (const id of ids) {
    await deliverer.deliver({ id, type: 'user.created', json: JSON.stringify({ id }) })
    await nextTurn()
  }
  await lines.close()
  return contentOf(file)
    .trimEnd()
    .split('\n')
    .map(line => JSON.parse(line).outcome)
}

test.each<[string, Answer]>([
  ['ends it', socket => socket.end()],
  ['resets it', socket => socket.resetAndDestroy()],
])('a receiver that closes a reused connection gets the event on a new one, if it %s', async (_, close) => {
  const { endpoint, requests } = await startReceiver([[accept, close], [accept]])
  expect(await deliver(endpoint, ['evt_1', 'evt_2'])).toEqual([204, 204])
  expect(requests).toEqual(['0: evt_1', '0: evt_2', '1: evt_2'])
})

test('a receiver gets an event on a new connection only once', async () => {
  const cut: Answer = socket => socket.end()
  const { endpoint, requests } = await startReceiver([[accept, cut], [cut], [accept]])
  expect(await deliver(endpoint, ['evt_1', 'evt_2'])).toEqual([204, 'ECONNRESET'])
  expect(requests).toEqual(['0: evt_1', '0: evt_2', '1: evt_2'])
})

test('a receiver that has begun to answer does not get the event again', async () => {
  const { endpoint, requests } = await startReceiver([[accept, socket => socket.end('HTTP/1.1 2')], [accept]])
  expect(await deliver(endpoint, ['evt_1', 'evt_2'])).toEqual([204, 'ECONNRESET'])
  expect(requests).toEqual(['0: evt_1', '0: evt_2'])
})
