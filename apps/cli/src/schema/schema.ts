import { createCommand } from '../command.ts'

/** `schema`: describes the command line to programs. */
export function schemaCommand() {
  const command = createCommand('schema', 'Print every command, flag and exit code as JSON.')
  command.action(async () => {
    const [{ describe }, { printJson }] = await Promise.all([
      import('./describe.ts'),
      import('../output/print.ts'),
    ])
    if (command.parent) printJson(describe(command.parent))
  })
  return command
}
