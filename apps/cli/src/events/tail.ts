import { InvalidArgumentError } from 'commander'
import { createCommand } from '../command.ts'
import { operations } from '../generated/operations.ts'
import { addFlag, integer } from '../operations/flags.ts'
import type { TailFlags } from './tail-events.ts'

/** `events tail`: prints the tenant's events as they occur. */
export function tailCommand() {
  const { flags, anyScope } = operations.subscribe_events
  const types = flags.find(({ name }) => name === 'event_type')
  const command = createCommand('tail', 'Print the events of the tenant as they occur; reconnects by itself.')
    .option('--from <offset>', 'start after this offset')
    .option('--from-timestamp <time>', 'start from a time, such as 2026-11-20T08:00:00Z or -2h', value =>
      timestamp(value),
    )
    .option('--max <number>', 'end after this number of events', integer)
    .option('--until <time>', 'end before the first event at or after a time, such as +10m or -2h', value =>
      timestamp(value),
    )
    .option('--output <file>', 'append to a file; - is standard output, the default')
    .option('--resume <file>', 'continue from the offset in this file, and store it after each event')
    .addHelpText('after', `\nScope: ${anyScope.join(' or ')}`)
  if (types) addFlag(command as never, { ...types, name: 'type', description: 'Only events of this type.' })
  command.action(async () => {
    const { tailEvents } = await import('./tail-events.ts')
    await tailEvents(command.opts() as TailFlags, command)
  })
  return command
}

const units: Readonly<Record<string, number>> = { s: 1, m: 60, h: 3_600, d: 86_400 }

/**
 * Converts an ISO 8601 time, or a time relative to now such as `-2h`, to the format of the document, in whole seconds. The units
 * are s, m, h and d.
 */
function timestamp(value: string, now = Date.now()): string {
  const [, sign, amount, unit = ''] = /^([+-])(\d{1,9})([smhd])$/.exec(value) ?? []
  const milliseconds = sign
    ? now + (sign === '-' ? -1 : 1) * Number(amount) * (units[unit] ?? 0) * 1_000
    : /^\d{4}-/.test(value)
      ? Date.parse(value)
      : // `Date.parse` reads other texts too: 5 as a day in May 2001.
        Number.NaN
  if (Number.isNaN(milliseconds) || Math.abs(milliseconds) > 8.64e15)
    throw new InvalidArgumentError('It must be a time such as 2026-11-20T08:00:00Z or -2h.')
  return new Date(milliseconds).toISOString().replace(/\.\d+Z$/, 'Z')
}
