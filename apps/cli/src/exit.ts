import { CommanderError } from 'commander'
import { exitCodes } from './exit-codes.ts'
import type { Fault } from './fault.ts'
import { jsonText } from './output/json-text.ts'

/**
 * Prints an error on stderr and sets the exit code.
 *
 * @param json true to print the error as a JSON object
 */
export async function exit(error: unknown, json: boolean): Promise<void> {
  // After commander has printed the help or the version, it throws an error with exit code 0.
  if (error instanceof CommanderError && error.exitCode === 0) return
  // commander also prints the help if the command is incomplete. That is wrong usage.
  if (error instanceof CommanderError && error.code === 'commander.help' && !json) {
    process.exitCode = exitCodes.usage.code
    return
  }
  // Imported only for errors: fault.ts loads the client, which would slow down --help.
  const { faultOf } = await import('./fault.ts')
  printFault(faultOf(error), json)
}

/** Prints a fault on stderr and sets the exit code. */
export function printFault({ exit, code, message, next }: Fault, json: boolean): void {
  process.exitCode = exitCodes[exit].code
  process.stderr.write(
    json
      ? `${jsonText({ code, message, next }, process.stderr)}\n`
      : `${message.replace(/([^.!?])$/, '$1.')} ${next}\n`,
  )
}
