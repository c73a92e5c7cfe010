import { topCommand } from '../command.ts'
import { printText } from '../output/print.ts'

/**
 * The library's scripts for bash and zsh pass the words typed to `eval`. These pass them on as they are typed.
 *
 * The `x` keeps an empty last word.
 */
const bash = `__tenant_api_complete() {
    local line=\${COMP_LINE:0:COMP_POINT} words last candidate
    IFS=$' \\t' read -ra words <<< "\${line}x"
    last=$((\${#words[@]} - 1))
    words[last]=\${words[last]%x}
    COMPREPLY=()
    while IFS=$'\\t' read -r candidate _; do
        [[ $candidate == :* ]] || COMPREPLY+=("$candidate")
    done < <(tenant-api complete -- "\${words[@]:1}" 2> /dev/null)
}
complete -F __tenant_api_complete tenant-api
`

const zsh = `#compdef tenant-api
_tenant-api() {
    local line
    local -a candidates
    for line in "\${(@f)$(tenant-api complete -- "\${(@Q)words[2,CURRENT]}" 2> /dev/null)}"; do
        [[ $line == :* ]] || candidates+=("\${\${line%%$'\\t'*}//:/\\\\:}:\${line#*$'\\t'}")
    done
    [[ $PREFIX == -*=* ]] && compset -P '*='
    _describe 'tenant-api' candidates
}
if [[ \${funcstack[1]} == _tenant-api ]]; then _tenant-api "$@"; else compdef _tenant-api tenant-api; fi
`

const shells = ['bash', 'zsh', 'fish', 'powershell'] as const

/** `completion`: prints the script with which a shell completes commands and flags. */
export function completionCommand() {
  const command = topCommand('completion')
  command.addArgument(command.createArgument('<shell>', 'your shell').choices(shells))
  command.addHelpText('after', '\nFor bash: source <(tenant-api completion bash)')
  command.action(async shell => {
    if (shell === 'bash') return printText(bash)
    if (shell === 'zsh') return printText(zsh)
    const { script } = await import('@bomb.sh/tab')
    script(shell as 'fish', 'tenant-api', 'tenant-api')
  })
  return command
}
