import { topCommand } from '../command.ts'

/** `doctor`: finds the reason why commands fail. */
export function doctorCommand() {
  const command = topCommand('doctor')
  command.action(async () => {
    const { examine } = await import('./examine.ts')
    await examine(command)
  })
  return command
}
