import { createCommand } from '../command.ts'
import { operations } from '../generated/operations.ts'
import { addFlag, integer } from '../operations/flags.ts'
import type { TailFlags } from './tail-log.ts'

/** `logs tail`: prints the entries of the log as they are written. */
export function tailLogCommand() {
  const { flags, anyScope } = operations.list_logs
  const command = createCommand(
    'tail',
    'Print the entries of the log as they are written; asks again by itself.',
  )
    .option('--max <number>', 'end after this number of entries', integer)
    .option('--resume <file>', 'continue after the entries in this file, and store how far the log is read')
    .addHelpText('after', `\nScope: ${anyScope.join(' or ')}`)
  // `--date-from` says where to start.
  for (const flag of flags)
    if (!['from', 'take', 'date_to'].includes(flag.name)) addFlag(command as never, flag)
  command.action(async () => {
    const { tailLog } = await import('./tail-log.ts')
    await tailLog(command.opts() as TailFlags, command)
  })
  return command
}
