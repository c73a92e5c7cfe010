import type { Command } from '@commander-js/extra-typings'
import type { OperationParameters } from '@tenant-api/client'
import { wrongUsage } from '../command-error.ts'
import { operations } from '../generated/operations.ts'
import { confirm } from '../output/ask.ts'
import { printRecord } from '../output/print.ts'
import { clientOf } from '../sign-in/create-client.ts'
import { givenValues } from './flags.ts'
import { redeliverEach } from './redeliver-each.ts'

type Filters = Omit<OperationParameters<'redeliver_events'>, 'id'>

/**
 * Redelivers the named events with one call each. If no event is named, a single call redelivers all deliveries
 * that match the filters.
 */
export async function redeliver(command: Command): Promise<void> {
  const [id = '', ...eventIds] = command.args
  const { client, flags } = await clientOf(command)
  // The cast is safe: the service validates the filters, and its error names a wrong one.
  const filters = givenValues(operations.redeliver_events.flags, command.opts()) as Filters
  if (eventIds.length === 0) {
    await confirm(`Repeat every failed delivery of ${id} that matches the flags?`, flags)
    return printRecord(await client.redeliverEvents({ id, ...filters }), flags)
  }
  if (Object.keys(filters).length > 0)
    throw wrongUsage('Filters and event ids exclude each other.', 'Use one or the other.')
  await redeliverEach(client, id, eventIds, result => printRecord(result, flags))
}
