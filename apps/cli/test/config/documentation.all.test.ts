import { execFile } from 'node:child_process'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { promisify } from 'node:util'
import { root } from '@tenant-api/test-kit/root'
import { createTemporaryFolder } from '@tenant-api/test-kit/temporary-folder'
import { expect, inject, onTestFinished, test } from 'vitest'
import { run } from '../run-here.ts'
import { startTestService } from '../service.ts'
import { fileOf, secrets, stateOf } from './tenant.ts'

const page = readFileSync(path.join(root, 'docs/tenant-file.md'), 'utf8')
const blocks = (language: string) =>
  [...page.matchAll(new RegExp(`^\`\`\`${language}\\n(.*?)^\`\`\``, 'gms'))].map(([, code = '']) => code)

test('the commands of docs/tenant-file.md bring the configuration of one service to another', async () => {
  const [staging, production] = await Promise.all([startTestService(), startTestService()])
  for (const { service } of [staging, production]) onTestFinished(() => service.stop())
  const [example = ''] = blocks('yaml')
  fileOf(secrets.SIGNING, 'directory-signing')
  const file = fileOf(example.replace('secrets/directory-signing', 'directory-signing'), 'example.yaml')
  const env = { ...staging.env, DIRECTORY_TOKEN: 'a-token' }
  expect(await run(['config', 'apply', file, '--yes'], { env })).toMatchObject({ code: 0 })
  const main = path.join(inject('installed'), 'main.js')
  const script = [`tenant-api() { '${process.execPath}' '${main}' "$@"; }`, 'set -e', ...blocks('sh')].join(
    '\n',
  )
  const { stdout } = await promisify(execFile)('bash', ['-c', script], {
    cwd: createTemporaryFolder(),
    env: {
      PATH: process.env.PATH,
      XDG_CONFIG_HOME: createTemporaryFolder(),
      ...staging.env,
      STAGING: staging.baseUrl,
      PRODUCTION: production.baseUrl,
      EVENT_STREAM_DIRECTORY_SYNC_TOKEN: secrets.TOKEN,
      EVENT_STREAM_DIRECTORY_SYNC_SIGNING_SECRET: secrets.SIGNING,
    },
  })
  expect(stdout).toContain("Created event stream 'Directory sync'")
  expect(stdout.trimEnd().split('\n').at(-1)).toBe('No changes: the tenant is what the file says.')
  expect(await stateOf(production.client)).toEqual(await stateOf(staging.client))
})
