import { once } from 'node:events'
import express, { type Response } from 'express'
import { expect, onTestFinished, test } from 'vitest'
import { listen } from '../../src/http/listen.ts'
import { usedHeap } from '../used-heap.ts'
import { RawConnection } from './raw-connection.ts'

const requests = 20
const itemsOfBody = 100_000

test('a request whose caller disconnects before the answer leaves no memory behind', async () => {
  const { server, port, serve } = await listen(
    { host: '127.0.0.1', port: 0, corsOrigins: [], keepAliveSeconds: 5, trustedProxies: [] },
    new AbortController().signal,
  )
  onTestFinished(() => void server.close())
  const app = express()
  let onArrival = (_res: Response) => {}
  app.get('/', (req, res) => {
    req.body = Array(itemsOfBody).fill(0)
    onArrival(res)
  })
  serve(app, () => {})

  async function abandon(): Promise<void> {
    const arrival = new Promise<Response>(resolve => {
      onArrival = resolve
    })
    const connection = new RawConnection({ baseUrl: `http://127.0.0.1:${port}` })
    connection.write('GET / HTTP/1.1\r\nHost: t\r\n\r\n')
    const res = await arrival
    connection.socket.destroy()
    await once(res, 'close')
    res.send('late')
  }

  await abandon()
  const before = usedHeap()
  for (let count = 0; count < requests; count++) await abandon()
  // Each item takes 4 bytes or more.
  expect(usedHeap() - before).toBeLessThan((requests * itemsOfBody * 4) / 2)
})
