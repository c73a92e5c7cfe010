import { topCommand } from '../command.ts'
import { operations } from '../generated/operations.ts'
import { addFlag, filterFlag, integer } from '../operations/flags.ts'
import type { ListenFlags } from './forward-events.ts'

/** `listen`: forwards events to a webhook receiver. */
export function listenCommand() {
  const { flags, anyScope } = operations.subscribe_events
  const types = flags.find(({ name }) => name === 'event_type')
  const command = topCommand('listen')
    .requiredOption('--forward-to <url>', 'address of the receiver')
    .option('--from <offset>', 'start after this offset')
    .option('--from-failed <stream>', 'forward the failed deliveries of an event stream, then end')
    .option('--max <number>', 'end after this number of events', integer)
    .option('--retry <number>', 'number of retries of a failed delivery', integer, 0)
    .option(
      '--header <header>',
      "header to add, such as 'Authorization: Bearer token'; may be repeated",
      collected,
    )
    .option('--print-body', "print the body of the receiver's answer")
    .addHelpText(
      'after',
      `\nTENANT_API_SIGNING_SECRET is the secret for signatures; random by default.\nScope: ${anyScope.join(' or ')}; ${operations.get_event_deliveries.anyScope.join(' or ')} with --from-failed`,
    )
  addFlag(command as never, filterFlag)
  if (types) addFlag(command as never, { ...types, name: 'type', description: 'Only events of this type.' })
  command.action(async () => {
    const { listen } = await import('./forward-events.ts')
    await listen(command.opts() as ListenFlags, command)
  })
  return command
}

function collected(value: string, earlier: readonly string[] = []): readonly string[] {
  return [...earlier, value]
}
