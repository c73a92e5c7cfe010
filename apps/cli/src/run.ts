import { exit } from './exit.ts'
import { handleStreamErrors } from './output/stream-errors.ts'
import { createProgram } from './program.ts'

/** Runs the command that the process's arguments name, and sets the exit code. */
export async function run(): Promise<void> {
  const json = process.argv.includes('--json')
  handleStreamErrors(json)
  try {
    await createProgram().parseAsync()
  } catch (error) {
    await exit(error, json)
  }
}
