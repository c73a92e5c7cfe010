import { CommanderError } from 'commander'
import { exitCodes } from './exit-codes.ts'

/**
 * Prints an error on stderr and sets the exit code.
 *
 * @param json as one JSON object, for programs
 */
export async function exit(error: unknown, json: boolean): Promise<void> {
  // Help and the version end as errors of commander, with 0; help in place of a missing command ends with 2.
  if (error instanceof CommanderError && error.exitCode === 0) return
  if (error instanceof CommanderError && error.code === 'commander.help' && !json) {
    process.exitCode = exitCodes.usage.code
    return
  }
  // Loaded late: it needs the client, which help does not.
  const { faultOf } = await import('./fault.ts')
  const { exit, ...fault } = faultOf(error)
  process.exitCode = exitCodes[exit].code
  process.stderr.write(
    json ? `${JSON.stringify(fault)}\n` : `${fault.message.replace(/([^.!?])$/, '$1.')} ${fault.next}\n`,
  )
}
