import { createCommand } from '../command.ts'

/** Prints the client that commands call the service as. */
export function whoamiCommand() {
  const command = createCommand('whoami', 'Show the client, its scopes, and when its token expires.')
  command.action(async () => {
    const { whoami } = await import('./identity.ts')
    await whoami(command)
  })
  return command
}
