import { globalFlags } from '../command.ts'
import { exitCodes } from '../exit-codes.ts'
import { faultOf } from '../fault.ts'
import { printRows } from '../output/print.ts'
import { connectionOf } from '../sign-in/connection.ts'
import { type Check, checks, type Found } from './checks.ts'

/** Runs every check in turn, and prints what each one found. Exits as the first fault would. */
export async function examine(command: { optsWithGlobals(): object }): Promise<void> {
  const flags = globalFlags(command)
  const connection = await connectionOf(flags)
  const rows = []
  for (const [name, check] of Object.entries(checks)) {
    const found = await outcomeOf(check, connection)
    rows.push({
      check: name,
      result: found.fault ? 'fault' : 'ok',
      finding: found.finding,
      next: found.next ?? '',
    })
    if (found.fault) {
      process.exitCode ??= exitCodes[found.fault].code
      // Without an address nothing else can be checked.
      if (name === 'address') break
    }
  }
  printRows(rows, flags)
}

async function outcomeOf(check: Check, connection: Parameters<Check>[0]): Promise<Found> {
  try {
    return await check(connection)
  } catch (error) {
    const { exit, message, next } = faultOf(error)
    return { fault: exit, finding: message, next }
  }
}
