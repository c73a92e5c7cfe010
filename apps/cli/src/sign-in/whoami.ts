import { topCommand } from '../command.ts'

/** `whoami`: prints the client with which commands call the service. */
export function whoamiCommand() {
  const command = topCommand('whoami')
  command.action(async () => {
    const { printIdentity } = await import('./print-identity.ts')
    await printIdentity(command)
  })
  return command
}
