import { execFile } from 'node:child_process'
import { mkdtemp, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { root } from '@tenant-api/test-kit/root'
import { inherited } from '@tenant-api/test-kit/start-process'
import { startService } from '@tenant-api/test-kit/start-service'
import { expect, inject, onTestFinished, test } from 'vitest'

const runners = path.join(root, 'packages/contract-tests/runners')

test.skipIf(!inject('programs').Bruno)(
  'the recipe for Bruno lists event streams, creates one, and reads an event stream until it ends',
  async () => {
    const service = await startService({ EVENTS_MAX_CONNECTION_SECONDS: '1' })
    onTestFinished(service.stop)
    const folder = await mkdtemp(path.join(tmpdir(), 'tenant-api-bruno-'))
    onTestFinished(() => rm(folder, { recursive: true }))
    await symlink(path.join(runners, 'node_modules'), path.join(folder, 'node_modules'))
    const document = await fetch(`${service.baseUrl}/openapi.json`)
    await writeFile(path.join(folder, 'openapi.json'), await document.text())
    const env = { ...inherited(), HOME: folder, TENANT_API_TOKEN: await service.token() }
    const recipe = path.join(runners, 'recipes/bruno.sh')
    const { stdout } = await promisify(execFile)('bash', [recipe], { cwd: folder, env })
    expect(stdout.match(/\(\d{3} \w+\)/g)).toEqual(['(200 OK)', '(201 Created)', '(200 OK)'])
  },
)
