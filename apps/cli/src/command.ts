import type { Command } from '@commander-js/extra-typings'
import { Command as RuntimeCommand } from 'commander'

/** Creates a command with the types of extra-typings. The code is commander's own: loading the wrapper would slow each start. */
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

/** The global flags, from any position on the line. */
export function globalFlags(command: { optsWithGlobals(): object }): GlobalFlags {
  return command.optsWithGlobals() as GlobalFlags
}
