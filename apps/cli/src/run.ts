import { exit } from './exit.ts'
import { createProgram } from './program.ts'

/** Runs the command that the process was started with, and sets the exit code. */
export async function run(): Promise<void> {
  // A reader that closes the pipe, such as `head`, has all that it wants.
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
