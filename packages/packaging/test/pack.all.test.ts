import { type ChildProcess, execFile, spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { existsSync, globSync, readFileSync } from 'node:fs'
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { root } from '../src/compile.ts'
import { type InstalledTarball, installTarballs, linkFromRepository } from '../src/install-tarballs.ts'

const run = promisify(execFile)
/** Secrets in the environment of the build, as a developer or a release may have them. */
const marks = Object.fromEntries(
  ['SECRETS_KEY', 'DATABASE_URL', 'TENANT_API_CLIENT_SECRET', 'NODE_AUTH_TOKEN', 'VITE_SECRET'].map(name => [
    name,
    `mark${randomBytes(14).toString('hex')}`,
  ]),
)
const published = globSync('{packages,apps}/*/build.ts', { cwd: root }).map(
  file =>
    JSON.parse(readFileSync(path.join(root, path.dirname(file), 'package.json'), 'utf8')).name as string,
)
const contentOfDist = () => (existsSync(path.join(root, 'dist')) ? readdir(path.join(root, 'dist')) : [])

describe('npm run pack', () => {
  let place: string
  let project: string
  let printed: readonly string[]
  let before: readonly string[]
  let installed: readonly InstalledTarball[]

  beforeAll(async () => {
    before = await contentOfDist()
    place = await mkdtemp(path.join(tmpdir(), 'tenant-api-pack-'))
    project = path.join(place, 'project')
    const tarballs = path.join(place, 'tarballs')
    const { stdout } = await run('npm', ['run', '--silent', 'pack', '--', '--to', tarballs], {
      cwd: root,
      env: { ...process.env, ...marks },
    })
    printed = stdout
      .trim()
      .split('\n')
      .map(file => path.resolve(root, file))
    installed = await installTarballs(
      (await readdir(tarballs)).map(file => path.join(tarballs, file)),
      project,
    )
    await writeFile(path.join(project, 'package.json'), '{ "type": "module" }')
  })
  afterAll(() => rm(place, { recursive: true }))

  test('writes a tarball of each published package, and prints its path', async () => {
    expect(installed.map(({ name }) => name).toSorted()).toEqual(published.toSorted())
    const tarballs = await readdir(path.join(place, 'tarballs'))
    expect(printed.map(file => path.basename(file)).toSorted()).toEqual(tarballs.toSorted())
    for (const file of printed) expect(existsSync(file)).toBe(true)
  })

  test('packs no secret of the environment', async () => {
    for (const file of await readdir(path.join(place, 'tarballs'))) {
      const bytes = gunzipSync(await readFile(path.join(place, 'tarballs', file)))
      const found = Object.entries(marks).filter(([, mark]) => bytes.includes(mark))
      expect({ file, found }).toEqual({ file, found: [] })
      expect(bytes.includes('package/package.json')).toBe(true)
    }
  })

  test('packs only the named packages, and keeps the other files of the folder', async () => {
    const some = path.join(place, 'some')
    await mkdir(some)
    await writeFile(path.join(some, 'other.tgz'), '')
    const pack = ['run', '--silent', 'pack', '--', 'contract', '--to', some]
    await run('npm', pack, { cwd: root })
    expect(await readdir(some)).toEqual(['other.tgz', expect.stringMatching(/^tenant-api-contract-/)])
  })

  test('names the published packages if it does not know one', async () => {
    const pack = run('npm', ['run', '--silent', 'pack', '--', 'client', 'clint'], { cwd: root })
    const names = published.map(name => name.replace('@tenant-api/', '')).toSorted()
    await expect(pack).rejects.toMatchObject({
      code: 2,
      stderr: `There is no package clint. The published packages are ${names.join(', ')}.\n`,
    })
  })

  test('does not change dist/ when it writes to another folder', async () => {
    expect(await contentOfDist()).toEqual(before)
  })

  test.each(published)('packs %s without problems for publint and are-the-types-wrong', async name => {
    expect(await installed.find(found => found.name === name)?.problems()).toEqual([])
  })

  test.each(published)('packs %s so that a program can import each entry point', async name => {
    const { exports = {} } = installed.find(found => found.name === name) ?? {}
    const entries = Object.keys(exports).map(entry => path.posix.join(name, entry))
    const code = entries.map(entry =>
      entry.endsWith('.json')
        ? `import ${JSON.stringify(entry)} with { type: 'json' }`
        : `import ${JSON.stringify(entry)}`,
    )
    await writeFile(path.join(project, 'entries.js'), `${code.join('\n')}\nconsole.log('imported')\n`)
    expect(await run(process.execPath, ['entries.js'], { cwd: project })).toMatchObject({
      stdout: 'imported\n',
      stderr: '',
    })
  })

  test('packs an executable file for each command', async () => {
    for (const { folder } of installed) {
      const { bin = {} } = JSON.parse(await readFile(path.join(folder, 'package.json'), 'utf8'))
      for (const file of Object.values<string>(bin))
        expect(await readFile(path.join(folder, file), 'utf8')).toMatch(/^#!\/usr\/bin\/env .*node/)
    }
  })

  test("packs a client whose README's first program prints events of the mock", async () => {
    const mock = path.join(project, 'node_modules/@tenant-api/mock')
    const { bin } = JSON.parse(await readFile(path.join(mock, 'package.json'), 'utf8'))
    const [, url = ''] = await printedBy(
      start(path.join(mock, bin['tenant-api-mock']), { MOCK_PORT: '0', MOCK_EVENTS_PER_SECOND: '20' }),
      /listens at (\S+);/,
    )
    const main = await copyFromReadme('client', 'main.ts')
    const program = await readFile(main, 'utf8')
    expect(program).toContain('http://127.0.0.1:4010')
    await writeFile(main, program.replace('http://127.0.0.1:4010', url))
    await printedBy(start(main, {}), /^2 event streams\n[a-z.]+\n/)
  })

  test("packs MSW handlers whose README's first test passes", async () => {
    await linkFromRepository('vitest', root, project)
    await copyFromReadme('msw', 'tenant.test.ts')
    const vitest = path.join(project, 'node_modules/vitest/vitest.mjs')
    const env = { ...process.env, NO_COLOR: '1' }
    const { stdout } = await run(process.execPath, [vitest, 'run', '--root', project], { env }).catch(
      error => error,
    )
    expect(stdout).toMatch(/Tests +1 passed \(1\)/)
  })

  /** Copies a code block from the README of a package. The first line of the block names its file. */
  async function copyFromReadme(name: string, file: string): Promise<string> {
    const readme = await readFile(path.join(project, 'node_modules/@tenant-api', name, 'README.md'), 'utf8')
    const [, block = ''] = readme.split(`\`\`\`ts\n// ${file}\n`)
    const copied = path.join(project, file)
    await writeFile(copied, block.slice(0, block.indexOf('\n```') + 1))
    return copied
  }

  function start(file: string, env: Readonly<Record<string, string>>): ChildProcess {
    const child = spawn(process.execPath, [file], { env, cwd: project, stdio: ['ignore', 'pipe', 'inherit'] })
    onTestFinished(() => {
      child.kill()
    })
    return child
  }

  /** Waits until the output of a program matches `pattern`. Resolves with the match. */
  async function printedBy({ stdout }: ChildProcess, pattern: RegExp): Promise<RegExpExecArray> {
    let printed = ''
    for await (const chunk of stdout ?? []) {
      printed += chunk
      const found = pattern.exec(printed)
      if (found) return found
    }
    throw new Error(`The program printed only '${printed}'.`)
  }
})
