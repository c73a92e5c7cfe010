import { createCommand } from '../command.ts'

/** `doctor`: finds the reason why commands fail. */
export function doctorCommand() {
  const command = createCommand('doctor', 'Check address, TLS, clock, credentials, scopes and stream.')
  command.action(async () => {
    const { examine } = await import('./examine.ts')
    await examine(command)
  })
  return command
}
