import type { CommandUnknownOpts } from '@commander-js/extra-typings'
import { exitCodes } from '../command-error.ts'
import { version } from '../generated/version.ts'

export interface DescribedCommand {
  /** Words of the command: `events tail`. */
  readonly command: string
  readonly description: string
  readonly arguments: readonly { name: string; required: boolean; variadic: boolean }[]
  readonly flags: readonly DescribedFlag[]
}

interface DescribedFlag {
  readonly flags: string
  readonly description: string
  readonly required: boolean
  readonly choices?: readonly string[]
  readonly default?: unknown
}

/** Describes all commands, without groups such as `events`. Global flags are listed once, separately. */
export function describe(program: CommandUnknownOpts) {
  return {
    name: program.name(),
    version,
    flags: flagsOf(program),
    commands: leavesOf(program, '').map(([command, leaf]) => describeCommand(command, leaf)),
    exitCodes: Object.values(exitCodes),
  }
}

function leavesOf(command: CommandUnknownOpts, path: string): [string, CommandUnknownOpts][] {
  return visibleCommands(command).flatMap(child => {
    const words = `${path} ${child.name()}`.trim()
    return child.commands.length > 0
      ? leavesOf(child, words)
      : [[words, child] as [string, CommandUnknownOpts]]
  })
}

function visibleCommands(command: CommandUnknownOpts): readonly CommandUnknownOpts[] {
  const visible = new Set(
    command
      .createHelp()
      .visibleCommands(command)
      .map(child => child.name()),
  )
  return command.commands.filter(child => child.name() !== 'help' && visible.has(child.name()))
}

function describeCommand(command: string, leaf: CommandUnknownOpts): DescribedCommand {
  return {
    command,
    description: leaf.description(),
    arguments: leaf.registeredArguments.map(argument => ({
      name: argument.name(),
      required: argument.required,
      variadic: argument.variadic,
    })),
    flags: flagsOf(leaf),
  }
}

function flagsOf(command: CommandUnknownOpts): DescribedFlag[] {
  return command.options.map(({ flags, description, mandatory, argChoices, defaultValue }) => ({
    flags,
    description,
    required: mandatory,
    ...(argChoices && { choices: argChoices }),
    ...(defaultValue !== undefined && { default: defaultValue }),
  }))
}
