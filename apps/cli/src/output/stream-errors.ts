import { exitCodes, unwritable } from '../command-error.ts'
import type { Fault } from '../fault.ts'
import { escaped, jsonText } from './print.ts'

/**
 * Ends the process when standard output cannot be written, and ignores errors of standard error. Without listeners, Node.js would
 * print a stack trace for both.
 *
 * @param json true to print the error as a JSON object
 */
export function handleStreamErrors(json: boolean, endProcess: () => never): void {
  process.stdout.on('error', (error: NodeJS.ErrnoException) => {
    // EPIPE is no failure: a reader such as `head` closes the pipe when it has read enough.
    if (error.code === 'EPIPE') process.exitCode = 0
    else printFault(unwritable('Standard output', error), json)
    endProcess()
  })
  // Notes are lost, but the data on standard output is not: `events tail` continues.
  process.stderr.on('error', () => {})
}

/** Prints a fault on stderr and sets the exit code. */
export function printFault({ exit, code, message, next }: Fault, json: boolean): void {
  process.exitCode = exitCodes[exit].code
  process.stderr.write(
    json
      ? `${jsonText({ code, message, next }, process.stderr)}\n`
      : escaped(`${message.replace(/([^.!?…])$/, '$1.')} ${next}\n`),
  )
}
