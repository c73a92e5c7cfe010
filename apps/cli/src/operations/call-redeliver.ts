import type { Command } from '@commander-js/extra-typings'
import { type Client, ConflictError, NotFoundError, type OperationParameters } from '@tenant-api/client'
import { CommandError, wrongUsage } from '../command-error.ts'
import { faultOf } from '../fault.ts'
import { operations } from '../generated/operations.ts'
import { confirm } from '../output/ask.ts'
import { oneLine, printRecord } from '../output/print.ts'
import { clientOf } from '../sign-in/connection.ts'
import { givenValues } from './flags.ts'

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

/** A delivery that the service does not repeat, because it is under way or unknown. */
interface Refusal {
  readonly event_id: string
  readonly error: ConflictError | NotFoundError
}

export interface Redelivered {
  readonly accepted: number
  /** The ids of the events whose deliveries are refused; missing if there are none. */
  readonly refused?: readonly string[]
}

/**
 * Redelivers events with one call each. Goes on after a refused one: the others do not depend on it.
 *
 * @param report called with the result, also before another error ends the calls, unless there is none yet
 * @throws {CommandError} with the exit code of the first refusal
 */
export async function redeliverEach(
  client: Client,
  id: string,
  eventIds: readonly string[],
  report: (result: Redelivered) => void,
): Promise<void> {
  let accepted = 0
  const refusals: Refusal[] = []
  try {
    for (const event_id of eventIds) {
      try {
        await client.redeliverEvent({ id, event_id })
        accepted += 1
      } catch (error) {
        if (!(error instanceof ConflictError || error instanceof NotFoundError)) throw error
        refusals.push({ event_id, error })
      }
    }
  } finally {
    const refused = refusals.map(({ event_id }) => event_id)
    if (accepted + refused.length > 0) report({ accepted, ...(refused.length > 0 && { refused }) })
  }
  const [first] = refusals
  if (!first) return
  const { exit, code, next } = faultOf(first.error)
  const count = `${refusals.length} of ${eventIds.length} deliveries ${refusals.length === 1 ? 'was' : 'were'} refused`
  throw new CommandError(
    exit,
    code,
    oneLine(`${count}, first ${first.event_id}: ${first.error.detail}`),
    next,
  )
}
