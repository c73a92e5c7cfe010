import { chmod, readdir, stat } from 'node:fs/promises'
import path from 'node:path'
import { startServiceProcess } from '@tenant-api/test-kit/start-service'
import { expect, onTestFinished, test } from 'vitest'
import { resultOf } from '../commands/run-command.ts'
import { temporaryFolder } from '../stores/temporary-folder.ts'

const modesIn = async (folder: string) =>
  Promise.all(
    (await readdir(folder)).map(async name => {
      const { mode } = await stat(path.join(folder, name))
      return [name, mode & 0o777] as const
    }),
  )
const openIn = async (folder: string) => (await modesIn(folder)).filter(([, mode]) => mode !== 0o600)

test('service and commands create files that only their user can read, also in a folder that all can list', async () => {
  const folder = await temporaryFolder()
  await chmod(folder, 0o755)
  const umask = process.umask(0)
  onTestFinished(() => void process.umask(umask))
  await resultOf('clients', folder, ['create', '--id', 'a'])
  expect(await openIn(folder)).toEqual([])
  const service = await startServiceProcess({ DATA_DIR: folder })
  expect(await readdir(folder)).toEqual(
    expect.arrayContaining(['secrets.key', 'service.lock', 'tenant.db', 'tenant.db-shm', 'tenant.db-wal']),
  )
  expect(await openIn(folder)).toEqual([])
  expect(service.lines.join()).not.toContain('other users')
  await service.stop()
})

test('a start names the files that other users can read', async () => {
  const folder = await temporaryFolder()
  await resultOf('clients', folder, ['create', '--id', 'a'])
  const file = path.join(folder, 'tenant.db')
  await chmod(file, 0o644)
  const service = await startServiceProcess({ DATA_DIR: folder })
  const warnings = service.lines.map(line => JSON.parse(line)).filter(({ level }) => level === 40)
  expect(warnings).toMatchObject([
    {
      files: expect.arrayContaining([file]),
      msg: 'other users of this machine can read or change these files: run chmod go= on them',
    },
  ])
  await service.stop()
})
