import { type Config, readConfig } from '../config.ts'
import { ConfigError } from '../config-error.ts'
import { StoreError } from '../problem.ts'
import type { CommandStores } from '../stores.ts'
import { openStores } from './open-stores.ts'

/** What was typed makes no sense, or does not fit what is stored: one sentence for the operator. */
export class CommandError extends Error {
  override name = 'CommandError'
}

/**
 * Reads its arguments first, so that a mistyped command touches nothing; what it gives back does the work.
 *
 * @throws {CommandError}
 */
export type Command = (args: readonly string[]) => (stores: CommandStores, config: Config) => Promise<unknown>

/**
 * Runs the command that the first argument of the process names, beside a running service or without one. Its result goes to
 * stdout as JSON; what went wrong goes to stderr as a sentence, with exit code 1.
 */
export async function runCommand(usage: string, commands: Readonly<Record<string, Command>>): Promise<void> {
  const [name = '', ...args] = process.argv.slice(2)
  if ([name, ...args].includes('--help')) {
    process.stdout.write(usage)
    return
  }
  try {
    const command = Object.hasOwn(commands, name) ? commands[name] : undefined
    if (!command) {
      const said = name === '' ? 'No command is given' : `There is no command ${JSON.stringify(name)}`
      throw new CommandError(`${said}: it must be one of ${Object.keys(commands).join(', ')}; see --help.`)
    }
    const work = command(args)
    const config = readConfig(process.env)
    const stores = await openStores(config)
    const result = await work(stores, config).finally(stores.close)
    process.stdout.write(`${JSON.stringify(result, null, 2)}\n`)
  } catch (error) {
    process.stderr.write(`${sentenceOf(error)}\n`)
    process.exitCode = 1
  }
}

/** @throws the error itself when it is a fault of ours */
function sentenceOf(error: unknown): string {
  if (error instanceof CommandError || error instanceof ConfigError) return error.message
  if (error instanceof StoreError)
    return 'The database does not answer, or cannot be written: is its disk full, or read-only?'
  const { code, message } = error as { code?: string; message: string }
  // Node's own advice after the first sentence is about arguments in general.
  if (code?.startsWith('ERR_PARSE_ARGS_')) return `${message.split(/[.\n]/, 1)[0]}; see --help.`
  throw error
}
