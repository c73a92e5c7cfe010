import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFile, stat, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { root } from '@tenant-api/test-kit/root'
import { inherited } from '@tenant-api/test-kit/start-process'
import { serviceMain, startServiceProcess } from '@tenant-api/test-kit/start-service'
import { expect, test } from 'vitest'
import { resultOf } from '../commands/run-command.ts'
import { temporaryFolder } from '../stores/temporary-folder.ts'

const settings = { BOOTSTRAP_CLIENT_ID: '', BOOTSTRAP_CLIENT_SECRET: '' }
const credentialsIn = async (file: string) => JSON.parse(await readFile(file, 'utf8'))

/** Starts the service, and stops it at once. Returns what it printed. */
const starts = {
  async 'without a terminal'(DATA_DIR: string): Promise<string> {
    const service = await startServiceProcess({ ...settings, DATA_DIR })
    await service.stop()
    return service.lines.join('\n')
  },
  async 'in a terminal'(DATA_DIR: string): Promise<string> {
    const command = `exec ${process.execPath} ${path.join(root, serviceMain)}`
    const child = spawn('script', ['-qec', command, '/dev/null'], {
      env: { ...inherited(), ...settings, PORT: '0', DATA_DIR, SHELL: '/bin/sh' },
    })
    let shown = ''
    child.stdout.on('data', chunk => {
      const hadStarted = shown.includes('"started"')
      shown += chunk
      // Ctrl-C.
      if (!hadStarted && shown.includes('"started"')) child.stdin.write('\x03')
    })
    await once(child, 'close')
    return shown
  },
}

test.each(Object.entries(starts))(
  'a first start %s writes the credentials of its first client, until their secret is replaced',
  async (where, start) => {
    const dataDir = await temporaryFolder()
    const file = path.join(dataDir, 'first-client.json')
    // Of an earlier database.
    await writeFile(file, '{}', { mode: 0o644 })
    const shown = await start(dataDir)
    const { client_id, client_secret } = await credentialsIn(file)
    expect(shown).toContain(file)
    expect(shown.includes(client_id) && shown.includes(client_secret)).toBe(where === 'in a terminal')
    expect((await stat(file)).mode & 0o777).toBe(0o600)

    const later = await start(dataDir)
    expect(later).not.toContain(client_secret)
    expect(later.includes(file)).toBe(where === 'in a terminal')
    expect(await credentialsIn(file)).toEqual({ client_id, client_secret })

    await resultOf('clients', dataDir, ['create', '--id', 'other'])
    await resultOf('clients', dataDir, ['rotate', 'other'])
    expect(await credentialsIn(file)).toEqual({ client_id, client_secret })
    await resultOf('clients', dataDir, ['rotate', client_id])
    await expect(stat(file)).rejects.toThrow('ENOENT')
  },
)
