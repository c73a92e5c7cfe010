import type { Command } from '@commander-js/extra-typings'
import type { OperationParameters } from '@tenant-api/client'
import { wrongUsage } from '../command-error.ts'
import { operations } from '../generated/operations.ts'
import { confirm } from '../output/ask.ts'
import { printRecord } from '../output/print.ts'
import { clientOf } from '../sign-in/create-client.ts'
import { givenValues } from './flags.ts'

type Filters = Omit<OperationParameters<'redeliver_events'>, 'id'>

/** Repeats the deliveries of the events named, one call each, or all that match the filters, in one call. */
export async function redeliver(command: Command): Promise<void> {
  const [id = '', ...eventIds] = command.args
  const { client, flags } = await clientOf(command)
  // The service checks the filters: a wrong one is refused by name.
  const filters = givenValues(operations.redeliver_events.flags, command.opts()) as Filters
  if (eventIds.length === 0) {
    await confirm(`Repeat every failed delivery of ${id} that matches?`, flags)
    return printRecord(await client.redeliverEvents({ id, ...filters }), flags)
  }
  if (Object.keys(filters).length > 0)
    throw wrongUsage('Filters do not go together with events.', 'Give one or the other.')
  let accepted = 0
  for (const event_id of eventIds) {
    await client.redeliverEvent({ id, event_id })
    accepted += 1
  }
  printRecord({ accepted }, flags)
}
