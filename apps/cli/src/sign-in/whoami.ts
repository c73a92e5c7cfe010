import { createCommand } from '../command.ts'

/** `whoami`: prints the client with which commands call the service. */
export function whoamiCommand() {
  const command = createCommand('whoami', 'Show the client, its scopes, and when its token expires.')
  command.action(async () => {
    const { printIdentity } = await import('./print-identity.ts')
    await printIdentity(command)
  })
  return command
}
