import type { Command } from '@commander-js/extra-typings'
import type { PublicOperationId } from '@tenant-api/client'
import { createCommand } from '../command.ts'
import { operations } from '../generated/operations.ts'
import { addFlag } from './flags.ts'
import { type OperationEntry, operationTable } from './operation-table.ts'

/** The command of an operation. Path parameters are its arguments, all other parameters its flags. */
export function operationCommand(id: PublicOperationId): Command {
  const operation = operations[id]
  const entry: OperationEntry = operationTable[id]
  const name = entry.command.split(' ').at(-1) ?? ''
  const command = createCommand(name, `${operation.summary}.`)
  for (const parameter of operation.pathParameters) command.argument(`<${parameter}>`)
  for (const flag of operation.flags) addFlag(command, flag)
  if (operation.isListing) command.option('--all', 'list every page')
  if (operation.exampleBody !== undefined) {
    command.option(
      '--body <file>',
      'JSON file with the body (- is standard input); flags replace properties of the body',
    )
    command.addHelpText('after', `\nExample of a body:\n${JSON.stringify(operation.exampleBody, null, 2)}`)
  }
  if (operation.anyScope.length > 0)
    command.addHelpText('after', `\nScope: ${operation.anyScope.join(' or ')}`)
  command.action(async () => {
    const { callOperation } = await import('./call-operation.ts')
    await callOperation(id, command)
  })
  return command
}
