import { exit } from './exit.ts'
import { handleStreamErrors } from './output/stream-errors.ts'
import { createProgram } from './program.ts'
import { interrupted } from './until-interrupted.ts'

/**
 * Runs the command that the process's arguments name, and sets the exit code.
 *
 * @param endProcess called after the exit code has been set, if standard output cannot be written or the command was interrupted
 */
export async function run(endProcess: () => never): Promise<void> {
  const json = process.argv.includes('--json')
  handleStreamErrors(json, endProcess)
  try {
    await createProgram().parseAsync()
  } catch (error) {
    await exit(error, json)
  }
  if (!interrupted.aborted) return
  await Promise.all([process.stdout, process.stderr].map(flushed))
  // A request for a token, which all callers share, ignores the interruption. It would keep the process alive for up to a minute.
  endProcess()
}

/** Resolves when everything is written to a stream, or cannot be. */
function flushed(stream: NodeJS.WriteStream): Promise<unknown> {
  return new Promise(resolve => stream.write('', resolve))
}
