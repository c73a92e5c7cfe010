import { execFile } from 'node:child_process'
import { appendFile, cp, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

const root = fileURLToPath(new URL('../../../', import.meta.url))
let copy: string

beforeAll(async () => {
  copy = await mkdtemp(path.join(tmpdir(), 'tenant-api-'))
  const left = new Set(['node_modules', '.git', '.turbo', 'data'])
  await cp(root, copy, { recursive: true, filter: source => !left.has(path.basename(source)) })
  await symlink(path.join(root, 'node_modules'), path.join(copy, 'node_modules'))
})

afterAll(() => rm(copy, { recursive: true }))

/** Runs a program in the copy of the repository. Resolves with its output and its exit code. */
function run(program: string, ...args: string[]): Promise<{ code: number; output: string; stdout: string }> {
  return new Promise(resolve => {
    const child = execFile(program, args, { cwd: copy, maxBuffer: 1e8 }, (_error, stdout, stderr) => {
      resolve({ code: child.exitCode ?? -1, output: stdout + stderr, stdout })
    })
  })
}

const generate = (...args: string[]) => run(process.execPath, 'packages/contract/generate.ts', ...args)

/** Changes a file of the copy while `work` runs. */
async function withEdit(
  file: string,
  edit: (text: string) => string,
  work: () => Promise<void>,
): Promise<void> {
  const place = path.join(copy, file)
  const text = await readFile(place, 'utf8')
  const edited = edit(text)
  if (edited === text) throw new Error(`the edit of ${file} changes nothing`)
  await writeFile(place, edited)
  try {
    await work()
  } finally {
    await writeFile(place, text)
  }
}

describe('the check of generated files', () => {
  test('passes for up-to-date files', async () => {
    expect(await generate('--check')).toMatchObject({ code: 0, output: '' })
  })

  test('fails after an edit of the document, and says what to do', async () => {
    const edit = (text: string) => text.replace('maxLength: 128', 'maxLength: 127')
    await withEdit('openapi/event-streams/schemas/event-stream.yaml', edit, async () => {
      const { code, output } = await generate('--check')
      expect(code).toBe(1)
      expect(output).toContain('openapi.json is stale: run `npm run generate`')
    })
  })

  test('runs again after an edit of the document, although the cache has its earlier result', async () => {
    const turbo = path.join(root, 'node_modules', '.bin', 'turbo')
    const hashes = async () => {
      const { stdout } = await run(turbo, 'run', 'check', 'test', '--dry=json')
      const { tasks } = JSON.parse(stdout) as {
        tasks: { taskId: string; task: string; command: string; hash: string }[]
      }
      return new Map(
        tasks.filter(({ command }) => command !== '<NONEXISTENT>').map(task => [task.taskId, task.hash]),
      )
    }
    const before = await hashes()
    await appendFile(path.join(copy, 'openapi/events/schemas/user.yaml'), '# changed\n')
    const after = await hashes()
    const reused = [...before].filter(([task, hash]) => after.get(task) === hash).map(([task]) => task)
    expect(before.size).toBeGreaterThan(5)
    // Types and rules of the sources do not depend on the document, but on what is generated from it.
    expect(reused.filter(task => !/^\/\/#check:|#types$/.test(task))).toEqual([])
  })
})

test('the check fails for a misspelt keyword of JSON Schema, and names its place', async () => {
  const edit = (text: string) => text.replace('minLength: 26', 'minLenght: 26')
  await withEdit('openapi/common/schemas.yaml', edit, async () => {
    const { code, output } = await run(process.execPath, 'packages/contract/lint.ts', 'openapi/openapi.yaml')
    expect(code).toBe(1)
    expect(output).toMatch(/common\/schemas\.yaml[\s\S]*minLenght/)
  })
})

test('the check fails for an answer without an example, and names its place', async () => {
  const edit = (text: string) => text.replace(/ {10}examples:\n(?: {12}.*\n)+/, '')
  await withEdit('openapi/event-streams/paths/stats.yaml', edit, async () => {
    const spectral = path.join(root, 'node_modules/.bin/spectral')
    const { code, output } = await run(
      process.execPath,
      spectral,
      'lint',
      'openapi/openapi.yaml',
      '--ruleset',
      'openapi/lint-api.yaml',
    )
    expect(code).toBe(1)
    expect(output).toMatch(
      /stats\.yaml[\s\S]*content must have named examples +get\.responses\[200\]\.content\.application\/json/,
    )
  })
})

test('an operation without a row in docs/specification.md fails the check, which names it', async () => {
  const edit = (text: string) => text.replace(/^\| `get_jwks` \| .*\n/m, '')
  await withEdit('docs/specification.md', edit, async () => {
    const { code, output } = await run(process.execPath, 'packages/contract/check-specification.ts')
    expect(code).toBe(1)
    expect(output).toContain('no row for the operation get_jwks')
  })
})

describe('the check of docs/statements.md', () => {
  const file = 'apps/server/test/http/cors.test.ts'
  const check = () => run(process.execPath, 'packages/contract/write-statements.ts', '--check')

  test('passes for an up-to-date page', async () => {
    expect(await check()).toMatchObject({ code: 0, output: '' })
  })

  test('fails for a statement without a test', async () => {
    const edit = (text: string) => text.replace('// shows: service.separate\n', '')
    await withEdit(file, edit, async () => {
      const { code, output } = await check()
      expect(code).toBe(1)
      expect(output).toContain('No test shows the statement service.separate.')
    })
  })

  test('fails for a mark of an unknown statement', async () => {
    const edit = (text: string) => text.replace('// shows: ', '// shows: service.unknown, ')
    await withEdit(file, edit, async () => {
      const unknown = `${file} shows service.unknown, which docs/statements.md does not have.\n`
      expect(await check()).toMatchObject({ code: 1, output: unknown })
    })
  })

  test('fails after a test was renamed, and says what to do', async () => {
    const edit = (text: string) => text.replace("('without CORS_ORIGINS", "('with no CORS_ORIGINS")
    await withEdit(file, edit, async () => {
      const { code, output } = await check()
      expect(code).toBe(1)
      expect(output).toMatch(
        /^\S+statements\.md is stale: run `npm run generate` and commit what it writes\.\n$/,
      )
    })
  })
})

test('a missing handler and command fail the quick type check, which names both', async () => {
  const compiler = path.join(root, 'node_modules/.bin/tsc')
  const check = () =>
    run(
      process.execPath,
      compiler,
      '-p',
      'rules/operations.tsconfig.json',
      '--tsBuildInfoFile',
      'operations.tsbuildinfo',
    )
  expect(await check()).toMatchObject({ code: 0, output: '' })
  await rm(path.join(copy, 'apps/server/src/operations/get_jwks.ts'))
  const edit = (text: string) => text.replace(/^ {2}get_event_stream: .*\n/m, '')
  await withEdit('apps/cli/src/operations/operation-table.ts', edit, async () => {
    const { output } = await check()
    expect(output).toMatch(/Cannot find module '..\/operations\/get_jwks.ts'/)
    expect(output).toMatch(/Property 'get_event_stream' is missing/)
  })
})
