import type { Command } from '@commander-js/extra-typings'
import { createCommand } from '../command.ts'
import { operations } from '../generated/operations.ts'
import { addFlag } from './flags.ts'

/** `deliveries redeliver`: repeats failed deliveries, by event ids or by filters. Two operations share the command. */
export function redeliverCommand(): Command {
  const { flags, anyScope } = operations.redeliver_events
  const command = createCommand(
    'redeliver',
    'Repeat failed deliveries: those of the named events, or all that match the flags.',
  )
  command
    .argument('<id>', 'identifier of the event stream')
    .argument('[event_id...]', 'events to deliver again')
  for (const flag of flags) addFlag(command, flag)
  command.addHelpText('after', `\nScope: ${anyScope.join(' or ')}`)
  command.action(async () => {
    const { redeliver } = await import('./call-redeliver.ts')
    await redeliver(command)
  })
  return command
}
