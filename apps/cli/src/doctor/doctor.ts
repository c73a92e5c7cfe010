import { createCommand } from '../command.ts'

/** Finds what keeps commands from working. */
export function doctorCommand() {
  const command = createCommand('doctor', 'Check address, TLS, clock, credentials, scopes and stream.')
  command.action(async () => {
    const { examine } = await import('./examine.ts')
    await examine(command)
  })
  return command
}
