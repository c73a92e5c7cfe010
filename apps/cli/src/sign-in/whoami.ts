import { createCommand } from '../command.ts'

/** `whoami`: prints the client with which commands call the service. */
export function whoamiCommand() {
  const command = createCommand('whoami', 'Show the client, its scopes, and when its token expires.')
  command.action(async () => {
    const { whoami } = await import('./identity.ts')
    await whoami(command)
  })
  return command
}
