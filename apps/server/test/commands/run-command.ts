import { expect } from 'vitest'
import { runToItsEnd } from '../run-to-its-end.ts'

export type Program = 'clients' | 'events' | 'keys'

/** Runs a command as an operator would, in a separate process. */
export function run(program: Program, dataDir: string, args: readonly string[], env = {}) {
  return runToItsEnd({ DATA_DIR: dataDir, ...env }, { program: `commands/${program}.ts`, args })
}

/** The result of a command that must succeed and print only JSON. */
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

/** The error message of a command that must fail with exit code 1: one sentence. */
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
