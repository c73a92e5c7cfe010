import type { Command } from '@commander-js/extra-typings'
import { Command as RuntimeCommand } from 'commander'

/**
 * Creates a command of the library commander. Only its TypeScript type comes from the package extra-typings: importing the code of
 * that package would slow each start.
 */
export function createCommand(name: string, description: string): Command {
  return new RuntimeCommand(name).description(description) as unknown as Command
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
