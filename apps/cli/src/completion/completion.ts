import { topCommand } from '../command.ts'

/** The library's script for bash calls this function of the package bash-completion, which many systems do not have. */
const splitLine = `type _get_comp_words_by_ref > /dev/null 2>&1 || _get_comp_words_by_ref() {
    read -ra words <<< "\${COMP_LINE:0:COMP_POINT}x"
    cur=\${words[-1]%x} words[-1]=$cur
}
`

const shells = ['bash', 'zsh', 'fish', 'powershell']

/** `completion`: prints the script with which a shell completes commands and flags. */
export function completionCommand() {
  const command = topCommand('completion')
  command.addArgument(command.createArgument('<shell>', 'your shell').choices(shells))
  command.addHelpText('after', '\nFor bash: source <(tenant-api completion bash)')
  command.action(async () => {
    const { script } = await import('@bomb.sh/tab')
    if (command.args[0] === 'bash') process.stdout.write(splitLine)
    script(command.args[0] as 'bash', 'tenant-api', 'tenant-api')
  })
  return command
}
