import { exit } from './exit.ts'
import { createProgram } from './program.ts'

/** Runs the command that the process's arguments name, and sets the exit code. */
export async function run(): Promise<void> {
  // EPIPE is no failure: a reader such as `head` closes the pipe when it has read enough.
  process.stdout.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code === 'EPIPE') process.exit(0)
    throw error
  })
  try {
    await createProgram().parseAsync()
  } catch (error) {
    await exit(error, process.argv.includes('--json'))
  }
}
