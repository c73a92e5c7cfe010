import { createCommand } from '../command.ts'

const shells = ['bash', 'zsh', 'fish', 'powershell']

/** `completion`: prints the script with which a shell completes commands and flags. */
export function completionCommand() {
  const command = createCommand('completion', 'Print the completion script of a shell.')
  command.addArgument(command.createArgument('<shell>', 'your shell').choices(shells))
  command.addHelpText('after', '\nFor bash: source <(tenant-api completion bash)')
  command.action(async () => {
    const { script } = await import('@bomb.sh/tab')
    script(command.args[0] as 'bash', 'tenant-api', 'tenant-api')
  })
  return command
}
