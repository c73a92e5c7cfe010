import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { closeSync, openSync } from 'node:fs'
import path from 'node:path'
import { freePort } from '@tenant-api/test-kit/free-port'
import { root } from '@tenant-api/test-kit/root'
import { inherited } from '@tenant-api/test-kit/start-process'
import { serviceMain } from '@tenant-api/test-kit/start-service'
import { expect, onTestFinished, test } from 'vitest'
import { send } from '../http/send.ts'
import { temporaryFolder } from '../stores/temporary-folder.ts'

test('a service whose log cannot be written, because the disk is full, answers requests and stops with exit code 0', {
  timeout: 30_000,
}, async () => {
  const port = await freePort()
  // Each write to this device fails with ENOSPC.
  const full = openSync('/dev/full', 'w')
  const child = spawn(process.execPath, [path.join(root, serviceMain)], {
    env: { ...inherited(), PORT: String(port), DATA_DIR: await temporaryFolder() },
    stdio: ['ignore', full, 'inherit'],
  })
  closeSync(full)
  onTestFinished(() => void child.kill('SIGKILL'))
  const exited = once(child, 'exit')
  const ask = () => send({ baseUrl: `http://127.0.0.1:${port}` }, { path: '/readyz' }).catch(() => null)
  await expect.poll(ask, { timeout: 20_000 }).toMatchObject({ status: 200 })
  child.kill('SIGTERM')
  expect(await exited).toEqual([0, null])
})
