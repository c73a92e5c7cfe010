import { topCommand } from '../command.ts'
import { printText } from '../output/print.ts'

/**
 * The completion script of each shell. They pass on the words as they are typed, and never evaluate them. In bash, the `x` keeps an empty
 * last word.
 */
const scripts: Readonly<Record<string, string>> = {
  bash: `__tenant_api_complete() {
    local line=\${COMP_LINE:0:COMP_POINT} words last candidate
    IFS=$' \\t' read -ra words <<< "\${line}x"
    last=$((\${#words[@]} - 1))
    words[last]=\${words[last]%x}
    COMPREPLY=()
    while IFS=$'\\t' read -r candidate _; do
        COMPREPLY+=("$candidate")
    done < <(tenant-api complete -- "\${words[@]:1}" 2> /dev/null)
}
complete -F __tenant_api_complete tenant-api
`,
  zsh: `#compdef tenant-api
_tenant-api() {
    local line
    local -a candidates
    for line in "\${(@f)$(tenant-api complete -- "\${(@Q)words[2,CURRENT]}" 2> /dev/null)}"; do
        candidates+=("\${\${line%%$'\\t'*}//:/\\\\:}:\${line#*$'\\t'}")
    done
    [[ $PREFIX == -*=* ]] && compset -P '*='
    _describe 'tenant-api' candidates
}
if [[ \${funcstack[1]} == _tenant-api ]]; then _tenant-api "$@"; else compdef _tenant-api tenant-api; fi
`,
  fish: `function __tenant_api_complete
    set -l word (commandline -ct)
    set -l prefix (string match -r -- '^-.*=' $word)
    for candidate in (tenant-api complete -- (commandline -opc)[2..-1] "$word" 2> /dev/null)
        echo "$prefix$candidate"
    end
end
complete -c tenant-api -f -a '(__tenant_api_complete)'
`,
  powershell: `Register-ArgumentCompleter -Native -CommandName tenant-api -ScriptBlock {
    param($word, $ast, $position)
    $before = @($ast.CommandElements | Select-Object -Skip 1 | Where-Object { $_.Extent.EndOffset -lt $position } | ForEach-Object { "$_" })
    $last = if ($word) { "$word" } else { '""' }
    $prefix = if ($last -match '^-.*=') { $Matches[0] } else { '' }
    & tenant-api complete '--' @before $last 2> $null | ForEach-Object {
        $value, $description = $_ -split "\`t", 2
        [System.Management.Automation.CompletionResult]::new("$prefix$value", $value, 'ParameterValue', "$description ")
    }
}
`,
}

/** `completion`: prints the script with which a shell completes commands and flags. */
export function completionCommand() {
  const command = topCommand('completion')
  command.addArgument(command.createArgument('<shell>', 'your shell').choices(Object.keys(scripts)))
  command.addHelpText('after', '\nFor bash: source <(tenant-api completion bash)')
  command.action(shell => printText(scripts[String(shell)] ?? ''))
  return command
}
