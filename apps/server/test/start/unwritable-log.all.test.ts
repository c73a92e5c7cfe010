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
import { openFullPipe } from '../telemetry/full-pipe.ts'

/** Opens a device to which each write fails with ENOSPC. */
const fullDisk = async () => openSync('/dev/full', 'w')

test.each([
  { reason: 'the disk is full', open: fullDisk },
  { reason: 'nobody reads it', open: async () => (await openFullPipe()).pipe },
])(
  'a service whose log cannot be written, because $reason, answers requests and stops with exit code 0',
  async ({ open }) => {
    const port = await freePort()
    const stdout = await open()
    const child = spawn(process.execPath, [path.join(root, serviceMain)], {
      env: { ...inherited(), PORT: String(port), DATA_DIR: await temporaryFolder() },
      stdio: ['ignore', stdout, 'inherit'],
    })
    closeSync(stdout)
    onTestFinished(() => void child.kill('SIGKILL'))
    const exited = once(child, 'exit')
    const ask = () => send({ baseUrl: `http://127.0.0.1:${port}` }, { path: '/readyz' }).catch(() => null)
    await expect.poll(ask).toMatchObject({ status: 200 })
    child.kill('SIGTERM')
    expect(await exited).toEqual([0, null])
  },
)
