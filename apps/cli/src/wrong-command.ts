import type { CommandUnknownOpts } from '@commander-js/extra-typings'
import { closestMatch } from 'leven'
import { type CommandError, wrongUsage } from './command-error.ts'
import { oneLine } from './output/print.ts'

/** Command names that users know from other programs, each with the name of the same command here. */
const synonyms: Readonly<Record<string, string>> = {
  get: 'show',
  describe: 'show',
  ls: 'list',
  rm: 'delete',
  remove: 'delete',
  edit: 'update',
}

/**
 * Makes a command throw its errors instead of printing them. Each error refers to the command's own help. The
 * function `run` of run.ts prints it.
 */
export function throwErrors(command: CommandUnknownOpts): void {
  command.configureOutput({ outputError: () => {} }).exitOverride(error => {
    // commander also calls this function after it has printed the help or the version.
    const isPrinted = error.exitCode === 0 || error.code === 'commander.help'
    throw isPrinted ? error : wrongUsage(oneLine(error.message.replace(/^error: /, '')), helpOf(command))
  })
  if (command.commands.length > 0)
    command.on('command:*', ([name = '']: readonly string[]) => {
      throw unknownCommand(name, command)
    })
}

/**
 * Suggests a synonym, or else the nearest name. commander itself would suggest `test` for `get`, and `test`
 * sends an event.
 */
function unknownCommand(name: string, group: CommandUnknownOpts): CommandError {
  const names = group
    .createHelp()
    .visibleCommands(group)
    .flatMap(command => [command.name(), ...command.aliases()])
  const synonym = synonyms[name] ?? ''
  const question = didYouMean(names.includes(synonym) ? synonym : name, names)
  return wrongUsage(`unknown command '${name}'. ${question}`.trimEnd(), helpOf(group))
}

function helpOf(command: CommandUnknownOpts): string {
  return `See \`${wordsOf(command)} --help\`.`
}

function wordsOf(command: CommandUnknownOpts): string {
  return command.parent ? `${wordsOf(command.parent)} ${command.name()}` : command.name()
}

/** A question for an error message, such as `Did you mean list?`; empty if no name is similar to the mistyped word. */
export function didYouMean(word: string, names: readonly string[]): string {
  const name = closestMatch(word, names, { maxDistance: Math.ceil(word.length / 3) })
  return name === undefined ? '' : `Did you mean ${name}?`
}
