import type { Command } from '@commander-js/extra-typings'
import { Command as RuntimeCommand } from 'commander'
import { type TopCommand, topCommands } from './top-level.ts'

/**
 * Creates a command of the library commander. Only its TypeScript type comes from the package extra-typings: importing the code of
 * that package would slow each start.
 */
export function createCommand(name: string, description: string): Command {
  return new RuntimeCommand(name).description(description) as unknown as Command
}

/** Creates a command of one word, or a group of commands, with its description. */
export function topCommand(name: keyof typeof topCommands): Command {
  const { summary, alias }: TopCommand = topCommands[name]
  const command = createCommand(name, summary)
  return alias === undefined ? command : command.alias(alias)
}

/** Flags that every command takes. */
export interface GlobalFlags {
  readonly json?: true
  readonly yes?: true
  /** False with `--no-input`. */
  readonly input: boolean
  readonly profile?: string
  readonly url?: string
}

/** The global flags, which may be anywhere on the command line. */
export function globalFlags(command: { optsWithGlobals(): object }): GlobalFlags {
  return command.optsWithGlobals() as GlobalFlags
}
