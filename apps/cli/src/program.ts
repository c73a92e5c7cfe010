import type { CommandUnknownOpts } from '@commander-js/extra-typings'
import type { PublicOperationId } from '@tenant-api/client'
import { createCommand, topCommand } from './command.ts'
import { completeCommand } from './completion/complete.ts'
import { version } from './generated/version.ts'
import { operationCommand } from './operations/operation-command.ts'
import { type OperationEntry, operationTable } from './operations/operation-table.ts'
import { ownCommands } from './own-commands.ts'
import { epilogue, globalOptions, summary, type topCommands } from './top-level.ts'
import { throwErrors } from './wrong-command.ts'

/** Creates all commands. Each command loads its code when it runs, so that --help does not load the client. */
export function createProgram(): CommandUnknownOpts {
  const program: CommandUnknownOpts = createCommand('tenant-api', summary)
    .version(version)
    .addHelpText('after', epilogue())
  for (const [flags, description] of globalOptions) program.option(flags, description)
  const grouped = new Map<string, CommandUnknownOpts>()
  const place = (words: string, command: CommandUnknownOpts) => {
    const [group = '', name] = words.split(' ')
    if (name === undefined) return program.addCommand(command)
    if (!grouped.has(group)) {
      const parent = topCommand(group as keyof typeof topCommands)
      grouped.set(group, parent)
      program.addCommand(parent)
    }
    return grouped.get(group)?.addCommand(command)
  }
  for (const [words, create] of Object.entries(ownCommands)) place(words, create())
  for (const [id, entry] of Object.entries(operationTable) as [PublicOperationId, OperationEntry][])
    if (!entry.isOwn) place(entry.command, operationCommand(id))
  program.addCommand(completeCommand(), { hidden: true })
  prepare(program)
  return program
}

function prepare(command: CommandUnknownOpts): void {
  command.configureHelp({ showGlobalOptions: true })
  throwErrors(command)
  for (const child of command.commands) prepare(child)
}
