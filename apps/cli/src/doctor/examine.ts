import { globalFlags } from '../command.ts'
import { exitCodes } from '../exit-codes.ts'
import { faultOf } from '../fault.ts'
import { printable } from '../output/cell.ts'
import { isTerminal, printRows, styled } from '../output/print.ts'
import { connectionOf } from '../sign-in/connection.ts'
import { type Check, checks } from './checks.ts'
import type { Found } from './found.ts'

/** Runs the checks in order, and prints each result. The first fault determines the exit code. */
export async function examine(command: { optsWithGlobals(): object }): Promise<void> {
  const flags = globalFlags(command)
  const connection = await connectionOf(flags)
  const isRead = isTerminal() && !flags.json
  const rows = []
  for (const [check, examined] of Object.entries(checks)) {
    const { fault, finding, next = '' } = await outcomeOf(examined, connection)
    const row = { check, result: fault ? 'fault' : 'ok', finding, next }
    rows.push(row)
    if (isRead) process.stdout.write(linesOf(row))
    if (!fault) continue
    process.exitCode ??= exitCodes[fault].code
    // Stop early: all later checks need an answer, and the checks after `credentials` need a valid token.
    if (fault === 'network' || check === 'credentials') break
  }
  if (!isRead) printRows(rows, flags)
}

/** What to do if the service accepts connections, but does not answer. Other commands advise to run `doctor`. */
const afterSilence = 'Start the service, or look for a proxy that holds back its answers.'

async function outcomeOf(check: Check, connection: Parameters<Check>[0]): Promise<Found> {
  try {
    return await check(connection)
  } catch (error) {
    const { exit, message, next } = faultOf(error)
    return { fault: exit, finding: message, next: exit === 'network' ? afterSilence : next }
  }
}

/** The output of a check on a terminal. The advice gets its own line, because a table would truncate it. */
function linesOf({
  check,
  result,
  finding,
  next,
}: Readonly<Record<'check' | 'result' | 'finding' | 'next', string>>): string {
  const style = result === 'ok' ? 'green' : 'red'
  const line = `${styled(style, result.padEnd(5), process.stdout)}  ${check.padEnd(11)}  ${printable(finding)}\n`
  return next === '' ? line : `${line}${' '.repeat(20)}${printable(next)}\n`
}
