import { EventEmitter, on, once } from 'node:events'
import { expect, onTestFinished, test, vi } from 'vitest'
import { limits } from '../../src/limits.ts'
import { largest, requestOf, serveOperation } from './one-operation.ts'

test('the body of a caller that has disconnected counts as memory until its operation ends', async () => {
  const most = vi.spyOn(limits, 'clientMemoryBytes', 'get').mockReturnValue(largest as never)
  onTestFinished(() => most.mockRestore())
  const calls = new EventEmitter()
  const begun = on(calls, 'begun')
  const open = await serveOperation(
    () => new Promise(end => calls.emit('begun', end)),
    () => calls.emit('closed'),
  )
  const nextBegun = async () => ((await begun.next()).value as [() => void])[0]
  const request = requestOf('a', largest)

  const first = open().write(request)
  const end = await nextBegun()
  first.socket.destroy()
  await once(calls, 'closed')
  using second = open().write(request)
  expect(await second.until(/}$/)).toMatch(/^HTTP\/1\.1 503 .*Too many large bodies/s)

  end()
  using third = open().write(request)
  ;(await nextBegun())()
  expect(await third.until(/\r\n\r\n/)).toMatch(/^HTTP\/1\.1 204 /)
})
