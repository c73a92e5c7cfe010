import type { CommandUnknownOpts } from '@commander-js/extra-typings'
import type { PublicOperationId } from '@tenant-api/client'
import { createCommand } from './command.ts'
import { completeCommand } from './completion/complete.ts'
import { exitCodes } from './exit-codes.ts'
import { version } from './generated/version.ts'
import { operationCommand } from './operations/operation-command.ts'
import { type OperationEntry, operationTable } from './operations/operation-table.ts'
import { ownCommands } from './own-commands.ts'
import { throwErrors } from './wrong-command.ts'

const groups: Readonly<Record<string, string>> = {
  events: 'Follow and publish events.',
  streams: 'Manage event streams to webhooks.',
  deliveries: 'See failed deliveries and repeat them.',
  policies: 'Manage rate limit policies.',
  server: 'Show how the service issues tokens.',
}

/**
 * Creates all commands. Each command loads its code when it runs, so that --help does not load the client.
 *
 * @param withCompletion false to omit the completion commands, because the completion library adds its own
 */
export function createProgram({ withCompletion = true } = {}): CommandUnknownOpts {
  const program = createCommand('tenant-api', 'The command line of the tenant API.')
    .version(version)
    .option('--json', 'print JSON, and errors as { code, message, next }')
    .option('--url <address>', 'address of the service')
    .option('--profile <name>', 'sign in with a stored profile')
    .option('--no-input', 'never prompt')
    .option('-y, --yes', 'answer yes to every question')
    .addHelpText('after', epilogue())
  const grouped = new Map<string, CommandUnknownOpts>()
  const place = (words: string, command: CommandUnknownOpts) => {
    const [group = '', name] = words.split(' ')
    if (name === undefined) return program.addCommand(command)
    if (!grouped.has(group)) {
      const parent = createCommand(group, groups[group] ?? '')
      grouped.set(group, parent)
      program.addCommand(parent)
    }
    return grouped.get(group)?.addCommand(command)
  }
  for (const [words, create] of Object.entries(ownCommands))
    if (withCompletion || words !== 'completion') place(words, create())
  for (const [id, entry] of Object.entries(operationTable) as [PublicOperationId, OperationEntry][])
    if (!entry.isOwn) place(entry.command, operationCommand(id))
  if (withCompletion)
    program.addCommand(
      completeCommand(() => createProgram({ withCompletion: false })),
      { hidden: true },
    )
  prepare(program)
  return program
}

function prepare(command: CommandUnknownOpts): void {
  command.configureHelp({ showGlobalOptions: true })
  throwErrors(command)
  for (const child of command.commands) prepare(child)
}

function epilogue(): string {
  const codes = Object.values(exitCodes).map(({ code, meaning }) => `  ${code}  ${meaning}`)
  return `
Environment:
  TENANT_API_URL, TENANT_API_CLIENT_ID, TENANT_API_CLIENT_SECRET, TENANT_API_TOKEN, TENANT_API_PROFILE
  Flags override the environment, and the environment overrides a profile.

Exit codes:
${codes.join('\n')}`
}
