import type { Command } from '@commander-js/extra-typings'
import { Command as RuntimeCommand } from 'commander'

/** A command. Only the types are those of extra-typings: its code would load a second wrapper of commander at each start. */
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

/** The flags of every command, wherever they stand on the line. */
export function globalFlags(command: { optsWithGlobals(): object }): GlobalFlags {
  return command.optsWithGlobals() as GlobalFlags
}
