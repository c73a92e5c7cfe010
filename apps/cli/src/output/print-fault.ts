import { exitCodes } from '../exit-codes.ts'
import type { Fault } from '../fault.ts'
import { jsonText } from './json-text.ts'

/** Prints a fault on stderr and sets the exit code. */
export function printFault({ exit, code, message, next }: Fault, json: boolean): void {
  process.exitCode = exitCodes[exit].code
  process.stderr.write(
    json
      ? `${jsonText({ code, message, next }, process.stderr)}\n`
      : `${message.replace(/([^.!?])$/, '$1.')} ${next}\n`,
  )
}
