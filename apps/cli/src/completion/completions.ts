import type { CommandUnknownOpts } from '@commander-js/extra-typings'

/** A word that can follow, with its description. */
export type Completion = readonly [word: string, description: string]

/**
 * The words with which the last of the words typed can go on. After `--flag=` they are values without the flag.
 *
 * @param words the words after the name of the program; the last one may be empty
 */
export function completionsOf(program: CommandUnknownOpts, words: readonly string[]): readonly Completion[] {
  // PowerShell passes an empty word as two quotation marks, and any shell an opening one as it is typed.
  const typed = (words.at(-1) ?? '').replace(/^["']+/, '')
  let command = program
  let flag: Flag | undefined
  for (const word of words.slice(0, -1))
    if (flag) flag = undefined
    else if (word.startsWith('-')) flag = flagWithValue(command, word)
    else
      command = command.commands.find(child => [child.name(), ...child.aliases()].includes(word)) ?? command
  const [, name, value] = /^(--[^=]*)=(.*)$/s.exec(typed) ?? []
  if (name !== undefined) return matching(choicesOf(flagWithValue(command, name)), value)
  if (flag) return matching(choicesOf(flag), typed)
  const help = command.createHelp()
  if (!typed.startsWith('-'))
    return matching(
      [
        ...help.visibleCommands(command).map(child => [child.name(), child.description()] as const),
        ...command.registeredArguments.flatMap(choicesOf),
      ],
      typed,
    )
  const flags = [...help.visibleOptions(command), ...help.visibleGlobalOptions(command)]
  return matching(
    flags.map(({ long, description }) => [long ?? '', description]),
    typed,
  )
}

type Flag = CommandUnknownOpts['options'][number]

/** The flag of a command, or of all commands, if it takes a value that is the next word. */
function flagWithValue(command: CommandUnknownOpts, word: string): Flag | undefined {
  const flag = command.options.find(({ long, short }) => long === word || short === word)
  if (flag) return flag.required ? flag : undefined
  return command.parent ? flagWithValue(command.parent, word) : undefined
}

function choicesOf(from: { readonly argChoices?: readonly string[] | undefined } | undefined): Completion[] {
  return (from?.argChoices ?? []).map(choice => [choice, ''])
}

function matching(completions: readonly Completion[], start = ''): readonly Completion[] {
  return completions.filter(([word]) => word.startsWith(start))
}
