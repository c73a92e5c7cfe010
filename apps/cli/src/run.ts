import { CommanderError } from 'commander'
import { exitCodes } from './command-error.ts'
import { handleStreamErrors, printFault } from './output/stream-errors.ts'
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

/**
 * Prints an error on stderr and sets the exit code.
 *
 * @param json true to print the error as a JSON object
 */
async function exit(error: unknown, json: boolean): Promise<void> {
  // After commander has printed the help or the version, it throws an error with exit code 0.
  if (error instanceof CommanderError && error.exitCode === 0) return
  // commander also prints the help if the command is incomplete. That is wrong usage.
  if (error instanceof CommanderError && error.code === 'commander.help' && !json) {
    process.exitCode = exitCodes.usage.code
    return
  }
  // Imported only for errors, because fault.ts loads the client.
  const { faultOf } = await import('./fault.ts')
  printFault(faultOf(error), json)
}

/** Resolves when everything is written to a stream, or cannot be. */
function flushed(stream: NodeJS.WriteStream): Promise<unknown> {
  return new Promise(resolve => stream.write('', resolve))
}
