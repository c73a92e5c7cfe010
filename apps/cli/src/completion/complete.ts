import { createCommand } from '../command.ts'

/** The command that the shell's completion script runs with the words typed so far: `tenant-api complete -- events ta`. */
export function completeCommand() {
  const command = createCommand('complete', 'Print completions for the shell.').argument('[words...]')
  command.action(async words => {
    const { completionsOf } = await import('./completions.ts')
    if (!command.parent) return
    const completions = completionsOf(command.parent, words)
    process.stdout.write(completions.map(([word, description]) => `${word}\t${description}\n`).join(''))
  })
  return command
}
