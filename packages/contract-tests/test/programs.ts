/** Finds the programs that these tests run, and says in one line what is left out for want of one. */
import type { TestProject } from 'vitest/node'
import { findProgram, leaveOut } from '../src/programs.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** Paths of programs by their names; null where one is not installed. */
    readonly programs: Readonly<Record<(typeof names)[number], string | null>>
  }
}
const names = ['Chromium', 'Bun', 'Deno', 'Node 22'] as const

export async function setup(project: TestProject): Promise<void> {
  const found = names.map(name => [name, findProgram(name)] as const)
  project.provide('programs', Object.fromEntries(found) as Record<(typeof names)[number], string | null>)
  const missing = found.flatMap(([name, file]) => (file ? [] : [name]))
  if (missing.length > 0)
    leaveOut(`the client in ${missing.join(', ')}`, `Not installed: ${missing.join(', ')}`)
}
