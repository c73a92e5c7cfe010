import { expect } from 'vitest'
import { runToItsEnd } from '../run-to-its-end.ts'

export type Program = 'clients' | 'keys'

/** Runs a command as an operator would, in a process of its own. */
export function run(program: Program, dataDir: string, args: readonly string[], env = {}) {
  return runToItsEnd({ DATA_DIR: dataDir, ...env }, { program: `commands/${program}.ts`, args })
}

/** What a command that must succeed prints: JSON, and nothing beside it. */
export async function resultOf<Result = Record<string, unknown>>(
  program: Program,
  dataDir: string,
  args: readonly string[],
  env = {},
): Promise<Result> {
  const { code, stdout, stderr } = await run(program, dataDir, args, env)
  expect({ code, stderr }).toEqual({ code: 0, stderr: '' })
  return JSON.parse(stdout) as Result
}

/** What a command says that must fail: one sentence, with exit code 1. */
export async function complaintOf(
  program: Program,
  dataDir: string,
  args: readonly string[],
  env = {},
): Promise<string> {
  const ended = await run(program, dataDir, args, env)
  expect(ended).toEqual({ code: 1, stdout: '', stderr: expect.stringMatching(/^[^\n]+\.\n$/) })
  return ended.stderr
}
