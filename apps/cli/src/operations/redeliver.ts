import type { Command } from '@commander-js/extra-typings'
import { createCommand } from '../command.ts'
import { operations } from '../generated/operations.ts'
import { addFlag } from './flags.ts'

/** Repeats failed deliveries: one, a list, or all that match. Two operations share the command. */
export function redeliverCommand(): Command {
  const { flags, anyScope } = operations.redeliver_events
  const command = createCommand(
    'redeliver',
    'Repeat failed deliveries: those named, or all that match the flags.',
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
