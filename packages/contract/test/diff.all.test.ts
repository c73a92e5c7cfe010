import { execFileSync, spawnSync } from 'node:child_process'
import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, expect, test } from 'vitest'

const contract = fileURLToPath(new URL('../', import.meta.url))
let repository: string

/** Creates a git repository with one commit, which contains the present document. */
beforeAll(async () => {
  repository = await mkdtemp(path.join(tmpdir(), 'tenant-api-diff-'))
  const copy = path.join(repository, 'packages/contract')
  for (const name of ['diff.ts', 'compatibility', 'generated', 'package.json'])
    await cp(path.join(contract, name), path.join(copy, name), { recursive: true })
  await mkdir(path.join(repository, 'packages/client'))
  await cp(
    path.join(contract, '../client/package.json'),
    path.join(repository, 'packages/client/package.json'),
  )
  const git = (...args: string[]) =>
    execFileSync('git', ['-c', 'user.name=a', '-c', 'user.email=a@example.com', ...args], { cwd: repository })
  git('init', '--quiet')
  git('add', '--all')
  git('commit', '--quiet', '--message', 'A release')
  git('tag', 'v2.0.0')
})

afterAll(() => rm(repository, { recursive: true }))

function diff(...args: string[]) {
  const program = path.join(repository, 'packages/contract/diff.ts')
  const { status, stdout, stderr } = spawnSync(process.execPath, [program, ...args], { encoding: 'utf8' })
  return { status, stdout, stderr }
}

async function edit(file: string, before: string, after: string): Promise<void> {
  const place = path.join(repository, 'packages', file)
  const text = await readFile(place, 'utf8')
  expect(text).toContain(before)
  await writeFile(place, text.replace(before, after))
}

test('An unchanged document has no breaking change, and may be released without a new version', () => {
  const stdout = 'Nothing that consumers see has changed since v2.0.0.\n'
  expect(diff('v2.0.0')).toEqual({ status: 0, stdout, stderr: '' })
  expect(diff('v2.0.0', '--release')).toEqual({ status: 0, stdout, stderr: '' })
})

test('Without a commit that contains the document, the command fails', () => {
  expect(diff()).toMatchObject({ status: 2, stderr: expect.stringContaining('contract:diff -- main') })
  expect(diff('v1.0.0')).toMatchObject({
    status: 2,
    stderr: expect.stringContaining('v1.0.0 is not a commit'),
  })
})

test('A breaking change is reported, and needs a new major version of everything published', async () => {
  await edit('contract/generated/openapi.json', '"/api/v2/events"', '"/api/v2/event"')
  const found = diff('v2.0.0')
  expect(found).toMatchObject({ status: 1, stderr: '' })
  expect(found.stdout).toContain('subscribe_events: GET /api/v2/events is gone')

  const refused = diff('v2.0.0', '--release')
  expect(refused.status).toBe(1)
  expect(refused.stderr.split('\n').slice(0, 3)).toEqual(
    ['document', 'contract', 'client'].map(
      name => `The version of the ${name} is 2.0.0. The changes since v2.0.0 need 3.0.0 or later.`,
    ),
  )
  await edit('contract/generated/openapi.json', '"version": "2.0.0"', '"version": "3.0.0"')
  await edit('contract/package.json', '"version": "2.0.0"', '"version": "3.0.0"')
  await edit('client/package.json', '"version": "2.0.0"', '"version": "3.0.0"')
  expect(diff('v2.0.0', '--release')).toMatchObject({ status: 0, stderr: '' })
})
