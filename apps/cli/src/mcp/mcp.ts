import { topCommand } from '../command.ts'

/** `mcp`: offers the operations as tools to an agent, over the Model Context Protocol. */
export function mcpCommand() {
  const command = topCommand('mcp')
    .option('--allow-writes', 'also offer tools that change something')
    .addHelpText('after', '\nAn agent starts this command, and talks to it on standard input and output.')
  command.action(async ({ allowWrites = false }) => {
    const { serve } = await import('./serve.ts')
    await serve(command, allowWrites)
  })
  return command
}
