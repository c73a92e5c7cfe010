import { execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFile, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'
import { type InstalledPackage, installPacked } from '@tenant-api/packaging/install-packed'
import { slowness } from '@tenant-api/test-kit/slowness'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

const prism = ['@stoplight/prism-core', '@stoplight/prism-http']
const mockFolder = path.join(import.meta.dirname, '..')
let installed: InstalledPackage

beforeAll(async () => {
  installed = await installPacked(mockFolder)
})
afterAll(() => installed.remove())

/** Runs a program in the project in which the package is installed. */
async function runScript(text: string): Promise<string> {
  const file = path.join(installed.project, 'script.js')
  await writeFile(file, text)
  const { stdout, stderr } = await promisify(execFile)(process.execPath, [file], { cwd: installed.project })
  expect(stderr).toBe('')
  return stdout
}

describe('the packed mock', () => {
  it('depends only on the libraries of the contract, yaml for seeds and, optionally, Prism', async () => {
    const manifest = JSON.parse(await readFile(path.join(installed.folder, 'package.json'), 'utf8'))
    expect(Object.keys(manifest.dependencies)).toEqual(['ajv', 'ajv-formats', 'leven', 'yaml'])
    expect(Object.keys(manifest.optionalDependencies)).toEqual(prism)
    expect(manifest).not.toHaveProperty('private')
  })

  it('passes publint and are-the-types-wrong', async () => {
    expect(await installed.problems()).toEqual([])
  })

  it('has types that compile in a strict project without the types of Node.js', async () => {
    const compilerOptions = {
      ...{ module: 'nodenext', target: 'es2022', lib: ['es2022', 'dom'], types: [], noEmit: true },
      ...{ strict: true, exactOptionalPropertyTypes: true, skipLibCheck: false },
    }
    const { project } = installed
    const config = path.join(project, 'tsconfig.json')
    await writeFile(config, JSON.stringify({ compilerOptions, files: ['types.ts'] }))
    await writeFile(
      path.join(project, 'types.ts'),
      `import { startMock } from '@tenant-api/mock'
      const mock = await startMock({ eventsPerSecond: 0 })
      for (const operation of ['list_event_streams', 'get_event_stream'] as const)
        mock.answer({ operation, status: 503 })
      export const method: string | undefined = mock.requests()[0]?.method
      // @ts-expect-error headers are no number
      export const headers: number | undefined = mock.requests()[0]?.headers`,
    )
    const typescript = path.join(mockFolder, '../../node_modules/typescript/bin/tsc')
    const compiled = await promisify(execFile)(process.execPath, [typescript, '-p', config]).catch(
      error => error,
    )
    expect(compiled.stdout).toBe('')
  })

  it('starts from its bin, and prints its address', async () => {
    const { bin } = JSON.parse(await readFile(path.join(installed.folder, 'package.json'), 'utf8'))
    const mock = spawn(process.execPath, [path.join(installed.folder, bin['tenant-api-mock'])], {
      env: { ...process.env, MOCK_PORT: '0' },
    })
    const [output] = await once(mock.stdout, 'data')
    const [url] = /http:\/\/127\.0\.0\.1:\d+/.exec(String(output)) ?? []
    const { status } = await fetch(`${url}/api/v2/event-streams`, {
      headers: { Authorization: 'Bearer any' },
    })
    mock.kill()
    await once(mock, 'exit')
    expect(status).toBe(200)
  })

  it('starts in a test within a second', async () => {
    // Measure processor time, because on a busy machine the elapsed time is longer.
    const used = await runScript(`
      import { startMock } from '@tenant-api/mock'
      const mock = await startMock({ eventsPerSecond: 0 })
      const { user, system } = process.cpuUsage()
      await mock.close()
      console.log((user + system) / 1e6)
    `)
    expect(Number(used)).toBeGreaterThan(0)
    expect(Number(used) / slowness).toBeLessThan(1)
  })

  it('works without Prism, and says that generated bodies need it', async () => {
    for (const name of prism) await rm(path.join(installed.project, 'node_modules', name))
    const printed = await runScript(`
      import { startMock } from '@tenant-api/mock'
      const mock = await startMock({ eventsPerSecond: 0, log: console.log })
      for (const prefer of ['dynamic=true', 'dynamic=true, handling=strict'])
        await fetch(mock.url + '/api/v2/event-streams', { headers: { Authorization: 'Bearer any', Prefer: prefer } })
      await mock.close()
    `)
    const reason =
      "The preference 'dynamic' needs the optional dependency @stoplight/prism-http, which is not installed."
    expect(printed).toBe(
      `GET /api/v2/event-streams 200 Ignored: ${reason}\nGET /api/v2/event-streams 400 ${reason}\n`,
    )
  })
})
