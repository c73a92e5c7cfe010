import { once } from 'node:events'
import { onTestFinished, test } from 'vitest'
import { startWatchedProcess } from '../watched-service.ts'
import { RawConnection } from './raw-connection.ts'

const service = await startWatchedProcess()

test('a thousand connections that are opened while the service is busy are all accepted later', async () => {
  service.process.kill('SIGSTOP')
  onTestFinished(() => void service.process.kill('SIGCONT'))
  const connections = Array.from({ length: 1_000 }, () => new RawConnection(service))
  onTestFinished(() => {
    for (const { socket } of connections) socket.destroy()
  })
  // With a shorter queue some of them would not connect before the service accepts again.
  await Promise.all(connections.map(({ socket }) => once(socket, 'connect')))
  service.process.kill('SIGCONT')
  for (const connection of connections) connection.write('GET /healthz HTTP/1.1\r\nHost: t\r\n\r\n')
  for (const connection of connections) await connection.until(/^HTTP\/1\.1 200 /)
})
