import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createServer } from 'node:net'
import path from 'node:path'
import { freePort } from '@tenant-api/test-kit/free-port'
import { listen } from '@tenant-api/test-kit/listen'
import { root } from '@tenant-api/test-kit/root'
import { inherited } from '@tenant-api/test-kit/start-process'
import { serviceMain, startServiceProcess } from '@tenant-api/test-kit/start-service'
import { expect, onTestFinished, test } from 'vitest'
import { send } from '../http/send.ts'
import { settings } from '../postgres/nodes.ts'

// Without a listener, a process that is process 1 of its container ignores the signal.
test('SIGTERM ends a start that waits for its database, by a listener of the service', async () => {
  const silent = createServer()
  onTestFinished(() => void silent.close())
  const { host } = new URL(await listen(silent))
  const port = await freePort()
  const child = spawn(process.execPath, [path.join(root, serviceMain)], {
    env: { ...inherited(), ...settings, PORT: String(port), DATABASE_URL: `postgres://user@${host}/tenant` },
    stdio: 'ignore',
  })
  onTestFinished(() => void child.kill('SIGKILL'))
  const exited = once(child, 'exit')
  const ask = () => send({ baseUrl: `http://127.0.0.1:${port}` }, { path: '/readyz' }).catch(() => null)
  await expect.poll(ask, { interval: 10 }).toMatchObject({ status: 503 })
  child.kill('SIGTERM')
  expect(await exited).toEqual([0, null])
})

test('SIGTERM stops a service that gets the signal at the moment in which it begins to serve', async () => {
  const preloaded = `
    import { Server } from 'node:http'
    const { on } = Server.prototype
    Server.prototype.on = function (name, listener) {
      if (name === 'checkContinue') process.kill(process.pid, 'SIGTERM')
      return on.call(this, name, listener)
    }`
  const NODE_OPTIONS = `--import=data:text/javascript,${encodeURIComponent(preloaded)}`
  const service = await startServiceProcess({ NODE_OPTIONS })
  onTestFinished(() => service.kill())
  if (service.process.exitCode === null) await once(service.process, 'exit')
  expect(service.process.exitCode).toBe(0)
  expect(service.lines.at(-1)).toContain('"stopped"')
})
