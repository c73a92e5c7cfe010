import type { CommandUnknownOpts } from '@commander-js/extra-typings'
import { createCommand } from '../command.ts'

/**
 * Called by the completion script with the words so far: `tenant-api complete -- events ta`.
 *
 * @param createProgram creates the commands to choose from, without the completion commands that the library adds
 */
export function completeCommand(createProgram: () => CommandUnknownOpts) {
  const command = createCommand('complete', 'Answer a shell that completes a line.').argument('[words...]')
  command.action(async words => {
    const { default: completionsOf } = await import('@bomb.sh/tab/commander')
    // The library has the types of plain commander.
    completionsOf(createProgram() as never, { completionCommandName: 'completion' }).parse([...words])
  })
  return command
}
