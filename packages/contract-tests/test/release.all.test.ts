import { execFileSync, spawnSync } from 'node:child_process'
import { readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { copyRepository } from '@tenant-api/test-kit/copy-repository'
import { afterAll, beforeAll, expect, test } from 'vitest'

let copy: Awaited<ReturnType<typeof copyRepository>>

/** Makes the copy a git repository, whose only commit is the release of the present version. */
beforeAll(async () => {
  copy = await copyRepository()
  git('init', '--quiet')
  git('add', '--all')
  git('commit', '--quiet', '--message', 'A release')
  git('tag', 'v2.0.0')
})
afterAll(() => copy?.remove())

function git(...args: string[]) {
  execFileSync('git', ['-c', 'user.name=a', '-c', 'user.email=a@example.com', ...args], { cwd: copy.folder })
}

function release(...args: string[]) {
  const program = path.join(copy.folder, 'packages/packaging/src/release.ts')
  const { status, stdout, stderr } = spawnSync(process.execPath, [program, ...args], { encoding: 'utf8' })
  return { status, stdout, stderr }
}

/** Changes files of the copy while `work` runs. */
async function withEdits(
  edits: Readonly<Record<string, (text: string) => string>>,
  work: () => void,
): Promise<void> {
  const before = new Map<string, string>()
  for (const [file, edit] of Object.entries(edits)) {
    const place = path.join(copy.folder, file)
    const text = await readFile(place, 'utf8')
    before.set(place, text)
    await writeFile(place, edit(text))
    expect(await readFile(place, 'utf8')).not.toBe(text)
  }
  try {
    work()
  } finally {
    for (const [place, text] of before) await writeFile(place, text)
  }
}

// Packing all packages, and asking npm about each of them, takes most of a minute on a busy machine.
test.runIf(process.env.LONG)('a dry run packs every package with provenance and publishes none', () => {
  const { status, stdout, stderr } = release('--dry-run')
  expect(status, stderr).toBe(0)
  const names = ['cli', 'client', 'conformance', 'contract', 'mock', 'msw', 'react', 'server']
  expect(stdout.match(/^Would publish .*/gm)?.toSorted()).toEqual(
    names.map(name => `Would publish tenant-api-${name}-2.0.0.tgz`),
  )
  expect(stderr.match(/with tag latest and public access \(dry-run\)/g)).toHaveLength(names.length)
  const tarball = path.join(copy.folder, 'dist/tenant-api-client-2.0.0.tgz')
  const manifest = execFileSync('tar', ['-xzOf', tarball, 'package/package.json'], { encoding: 'utf8' })
  expect(JSON.parse(manifest).publishConfig).toEqual({ access: 'public', provenance: true })
})

test('a release fails when versions differ, and names the package', async () => {
  const edit = (text: string) => text.replace('"version": "2.0.0"', '"version": "2.0.1"')
  await withEdits({ 'apps/mock/package.json': edit }, () =>
    expect(release('--dry-run')).toMatchObject({
      status: 1,
      stdout: '',
      stderr: 'The version of apps/mock is 2.0.1, but package.json says 2.0.0.\n',
    }),
  )
})

test('a release fails without an entry in the changelog', async () => {
  const edit = (text: string) => text.replaceAll(/^- .*$/gm, '')
  await withEdits({ 'CHANGELOG.md': edit }, () => {
    const { status, stderr } = release('--dry-run')
    expect({ status, stderr }).toEqual({
      status: 1,
      stderr: 'CHANGELOG.md has no changes under [2.0.0] or [Unreleased].\n',
    })
  })
})

test('a release fails when its version is too low for the changes since the last release', async () => {
  const next = (text: string) => text.replaceAll('"version": "2.0.0"', '"version": "2.0.1"')
  const published = ['contract', 'client', 'conformance', 'msw', 'react'].map(name => `packages/${name}`)
  const folders = ['.', 'apps/cli', 'apps/mock', 'apps/server', ...published]
  await withEdits(
    {
      ...Object.fromEntries(folders.map(folder => [path.join(folder, 'package.json'), next])),
      'packages/contract/generated/openapi.json': text =>
        next(text).replace('"/api/v2/events"', '"/api/v2/event"'),
    },
    () =>
      expect(release('--dry-run')).toMatchObject({
        status: 1,
        stderr: expect.stringContaining(
          'The version of the document is 2.0.1. The changes since v2.0.0 need 3.0.0 or later.',
        ),
      }),
  )
})

test('a release needs a clean commit with the tag of the version, and images with digests', async () => {
  await withEdits({ 'README.md': text => `${text}\n` }, () => {
    git('tag', '--delete', 'v2.0.0')
    const { status, stderr } = release()
    expect(status).toBe(1)
    expect(stderr).toContain('The commit has no tag v2.0.0.')
    expect(stderr).toContain('packages/client/README.md installs tarballs.')
    expect(stderr).toContain('SECURITY.md has addresses of example.com.')
    expect(stderr).toContain('Dockerfile has the image node:24.21.0-bookworm-slim without a digest.')
    expect(stderr).toMatch(/There are uncommitted changes:\n.*README\.md/)
  })
})
