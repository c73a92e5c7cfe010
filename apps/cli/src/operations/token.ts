import { topCommand } from '../command.ts'

export function tokenCommand() {
  const command = topCommand('token')
    .option('--audience <audience>', 'the API that the token is for', '/api/v2/')
    .option(
      '--scope <scopes>',
      'scopes separated by spaces; by default those of the client that operations need',
    )
  command.action(async ({ audience, scope }) => {
    const [{ issueToken }, { globalFlags }, { printJson, printText }] = await Promise.all([
      import('../sign-in/issue-token.ts'),
      import('../command.ts'),
      import('../output/print.ts'),
    ])
    const flags = globalFlags(command)
    const token = await issueToken(flags, { audience, ...(scope !== undefined && { scope }) })
    if (flags.json) printJson(token)
    else printText(`${token.access_token}\n`)
  })
  return command
}
