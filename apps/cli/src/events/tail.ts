import { createCommand } from '../command.ts'
import { operations } from '../generated/operations.ts'
import { addFlag, filterFlag, integer, time } from '../operations/flags.ts'
import type { TailFlags } from './tail-events.ts'

/** `events tail`: prints the tenant's events as they occur. */
export function tailCommand() {
  const { flags, anyScope } = operations.subscribe_events
  const types = flags.find(({ name }) => name === 'event_type')
  const command = createCommand('tail', 'Print the events of the tenant as they occur; reconnects by itself.')
    .option('--from <offset>', 'start after this offset')
    .option('--from-timestamp <time>', 'start from a time, such as 2026-11-20T08:00:00Z or -2h', value =>
      time(value),
    )
    .option('--max <number>', 'end after this number of events', integer)
    .option('--until <time>', 'end before the first event at or after a time, such as +10m or -2h', value =>
      time(value),
    )
    .option('--output <file>', 'append to a file; - is standard output, the default')
    .option('--resume <file>', 'continue from the offset in this file, and store it after each event')
    .addHelpText('after', `\nScope: ${anyScope.join(' or ')}`)
  addFlag(command as never, filterFlag)
  if (types) addFlag(command as never, { ...types, name: 'type', description: 'Only events of this type.' })
  command.action(async () => {
    const { tailEvents } = await import('./tail-events.ts')
    await tailEvents(command.opts() as TailFlags, command)
  })
  return command
}
