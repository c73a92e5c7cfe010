import type { EventType } from '@tenant-api/client'
import { Option } from 'commander'
import { createCommand } from '../command.ts'
import { operations, publishScopes } from '../generated/operations.ts'
import { limitTo } from '../operations/flags.ts'

const { choices: eventTypes = [] } =
  operations.subscribe_events.flags.find(({ name }) => name === 'event_type') ?? {}

/** `events publish`: publishes events. */
export function publishCommand() {
  const sample = new Option('--sample <type>', "publish the API document's example event of a type")
  limitTo(eventTypes, sample)
  const command = createCommand(
    'publish',
    'Publish the events of a file: one event, a JSON array, or JSON lines. The file - is standard input.',
  )
    .argument('[file]')
    .addOption(sample as never)
    .addHelpText('after', `\nScope: ${publishScopes.join(' or ')}, for the audience /internal/`)
  command.action(async file => {
    const { publishEvents } = await import('./publish-events.ts')
    await publishEvents(file, command.opts() as { sample?: EventType }, command)
  })
  return command
}
