import type { CommandUnknownOpts } from '@commander-js/extra-typings'
import { createCommand } from '../command.ts'

/**
 * The command that the shell's completion script runs with the words typed so far: `tenant-api complete -- events ta`.
 *
 * @param createProgram creates the commands to complete. It omits `complete` and `completion`, because the
 *   library adds its own
 */
export function completeCommand(createProgram: () => CommandUnknownOpts) {
  const command = createCommand('complete', 'Print completions for the shell.').argument('[words...]')
  command.action(async words => {
    const { default: completionsOf } = await import('@bomb.sh/tab/commander')
    // The cast is needed because the library declares the types of plain commander.
    completionsOf(createProgram() as never, { completionCommandName: 'completion' }).parse([...words])
  })
  return command
}
