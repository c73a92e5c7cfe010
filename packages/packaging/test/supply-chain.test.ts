/** Nothing that a build or a release runs can change after its review: dependencies are locked by hash, actions by commit. */
import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { root } from '@tenant-api/test-kit/root'
import { expect, test } from 'vitest'
import { parse } from 'yaml'

interface Job {
  readonly environment?: string
  readonly permissions?: Readonly<Record<string, string>>
  readonly steps: readonly { readonly run?: string; readonly uses?: string; readonly env?: object }[]
}

const read = (file: string) => readFileSync(path.join(root, file), 'utf8')
const find = (pattern: string) =>
  globSync(pattern, { cwd: root, exclude: ['**/node_modules/**', '**/dist/**'] })

test.each(find('**/package-lock.json'))('every package in %s has a hash', file => {
  const { packages } = JSON.parse(read(file)) as {
    packages: Record<string, { integrity?: string; link?: boolean }>
  }
  const installed = Object.entries(packages).filter(
    ([name, { link }]) => name.includes('node_modules/') && !link,
  )
  expect(installed).not.toEqual([])
  const unhashed = installed.filter(([, { integrity = '' }]) => !integrity.startsWith('sha512-'))
  expect(unhashed.map(([name]) => name)).toEqual([])
})

test('every folder with packages of its own has a lockfile', () => {
  const { workspaces } = JSON.parse(read('package.json')) as { workspaces: readonly string[] }
  const inWorkspaces = new Set(workspaces.flatMap(pattern => find(`${pattern}/package.json`)))
  const others = find('{packages,apps}/*/*/package.json').filter(file => !inWorkspaces.has(file))
  expect(others).not.toEqual([])
  const unlocked = others.filter(
    file => find(path.join(path.dirname(file), 'package-lock.json')).length === 0,
  )
  expect(unlocked).toEqual([])
})

test.each(['.ci/run', '.ci/programs', ...find('.github/workflows/*.yml')])(
  '%s installs from lockfiles only, and locks actions by commit',
  file => {
    const text = read(file)
    expect(text).not.toMatch(/npm (?:install|i|add|update)\b|npx (?:--yes|-y)\b/)
    const actions = [...text.matchAll(/uses: (.+)/g)].map(([, action]) => action)
    expect(actions.filter(action => !/^[\w/-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/.test(action ?? ''))).toEqual(
      [],
    )
  },
)

test('only the job that publishes has secrets and an identity, and it runs no dependency', () => {
  const { permissions, jobs } = parse(read('.github/workflows/release.yml')) as {
    permissions: object
    jobs: Readonly<Record<string, Job>>
  }
  const { publish, ...others } = jobs
  expect(permissions).toEqual({})
  expect(publish?.permissions).toEqual({ contents: 'read', 'id-token': 'write' })
  expect(publish?.steps.flatMap(({ run }) => run ?? [])).toEqual([
    'sha256sum --strict --check <<< "$CHECKSUMS"',
    'node packages/packaging/src/publish.ts dist',
  ])
  for (const { environment, permissions, steps } of Object.values(others)) {
    expect(environment).toBeUndefined()
    expect(permissions).toEqual({ contents: 'read' })
    expect(JSON.stringify(steps)).not.toContain('secrets.')
  }
})

test('SECURITY.md names the private form of the repository and the mail of package.json', () => {
  const { repository, bugs } = JSON.parse(read('package.json')) as {
    repository: { url: string }
    bugs: { url: string; email: string }
  }
  const place = /^git\+(https:.+)\.git$/.exec(repository.url)?.[1]
  expect(bugs.url).toBe(`${place}/issues`)
  const [report = ''] = read('SECURITY.md').split('\n## Threat model')
  const addresses = [...report.matchAll(/\((https:[^)]+)\)|<([^>]+@[^>]+)>/g)]
  expect(addresses.map(([, form, mail]) => form ?? mail)).toEqual([`${place}/security`, bugs.email])
})

test('the file that publishes imports no dependency', () => {
  const files = ['publish.ts', 'publish-tarball.ts'].map(name => read(`packages/packaging/src/${name}`))
  const imported = files.flatMap(text => [...text.matchAll(/from '(.+)'/g)].map(([, name]) => name ?? ''))
  expect(imported.filter(name => !name.startsWith('node:'))).toEqual(['./publish-tarball.ts'])
})
