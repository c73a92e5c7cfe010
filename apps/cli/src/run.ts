import { exit } from './exit.ts'
import { handleStreamErrors } from './output/stream-errors.ts'
import { createProgram } from './program.ts'

/**
 * Runs the command that the process's arguments name, and sets the exit code.
 *
 * @param endProcess called when standard output cannot be written, after the exit code has been set
 */
export async function run(endProcess: () => never): Promise<void> {
  const json = process.argv.includes('--json')
  handleStreamErrors(json, endProcess)
  try {
    await createProgram().parseAsync()
  } catch (error) {
    await exit(error, json)
  }
}
