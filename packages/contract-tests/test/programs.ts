/**
 * Finds the programs that some tests run and `npm ci` does not bring. What is left out for want of one is said in one line;
 * with REQUIRE_ALL=1 it is an error.
 */
import { access, constants } from 'node:fs/promises'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import type { TestProject } from 'vitest/node'

const runtimes = fileURLToPath(new URL('../runtimes/node_modules/.bin', import.meta.url))
const everywhere = [runtimes, ...(process.env.PATH ?? '').split(path.delimiter)]

declare module 'vitest' {
  interface ProvidedContext {
    /** Paths of programs by their names; undefined where one is not installed. */
    readonly programs: Readonly<Record<ProgramName, string | undefined>>
  }
}
type ProgramName = 'Chromium' | 'Bun' | 'Deno' | 'Node 22'

export async function setup(project: TestProject): Promise<void> {
  const programs = {
    Chromium: await find('chromium', everywhere),
    Bun: await find('bun', everywhere),
    Deno: await find('deno', everywhere),
    // The one on the PATH is the project's own.
    'Node 22': await find('node', [runtimes]),
  } satisfies Record<ProgramName, string | undefined>
  project.provide('programs', programs)

  const missing = Object.entries(programs).flatMap(([name, found]) => (found ? [] : [name]))
  if (missing.length === 0) return
  const sentence = `not installed: ${missing.join(', ')}. CONTRIBUTING.md says how to install them.`
  if (process.env.REQUIRE_ALL) throw new Error(`REQUIRE_ALL asks for every test, and these are ${sentence}`)
  process.stdout.write(`Left out the tests with what is ${sentence}\n`)
}

async function find(name: string, folders: readonly string[]): Promise<string | undefined> {
  for (const folder of folders) {
    const file = path.join(folder, name)
    if (await isExecutable(file)) return file
  }
  return undefined
}

function isExecutable(file: string): Promise<boolean> {
  return access(file, constants.X_OK).then(
    () => true,
    () => false,
  )
}
