import { topCommand } from '../command.ts'

/** `schema`: describes the command line to programs. */
export function schemaCommand() {
  const command = topCommand('schema')
  command.action(async () => {
    const [{ describe }, { printJson }] = await Promise.all([
      import('./describe.ts'),
      import('../output/print.ts'),
    ])
    if (command.parent) printJson(describe(command.parent))
  })
  return command
}
