import { type Config, readConfig } from '../config/config.ts'
import { secretsKeysOf } from '../crypto.ts'
import { ConfigError, StoreError, storeErrorSentence } from '../errors.ts'
import { openPostgresCommandStores } from '../stores/postgres/open.ts'
import { openSqliteCommandStores } from '../stores/sqlite/open.ts'
import type { CommandStores } from '../stores/stores.ts'

/** A mistake of the operator: invalid arguments, or a conflict with stored data. The message is one sentence. */
export class CommandError extends Error {
  override name = 'CommandError'
}

/**
 * Parses the arguments of a command and returns a function that runs it. So a command with invalid arguments opens no store.
 *
 * @throws {CommandError}
 */
export type Command = (args: readonly string[]) => (stores: CommandStores, config: Config) => Promise<unknown>

/**
 * Runs the command named by the first argument of the process. A service may be running at the same time. Prints the result to
 * stdout as JSON. On an error it prints one sentence to stderr and exits with 1.
 */
export async function runCommand(usage: string, commands: Readonly<Record<string, Command>>): Promise<void> {
  // The files of the database are for their own user, also if a command creates them.
  process.umask(0o077)
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
    await print(`${JSON.stringify(result, null, 2)}\n`)
  } catch (error) {
    process.stderr.write(`${sentenceOf(error)}\n`)
    process.exitCode = 1
  }
}

/** @throws {CommandError} when the text cannot be written, for example because the disk is full */
function print(text: string): Promise<void> {
  return new Promise((resolve, reject) => {
    process.stdout
      .once('error', ({ message }) =>
        reject(
          new CommandError(
            `The result cannot be written (${message}): if it contains a secret, \`npm run clients -- rotate ID\` makes a new one.`,
          ),
        ),
      )
      .write(text, error => {
        if (!error) resolve()
      })
  })
}

/** The error message to print. @throws the error itself when it is a bug */
function sentenceOf(error: unknown): string {
  if (error instanceof CommandError || error instanceof ConfigError) return error.message
  if (error instanceof StoreError) return storeErrorSentence(error)
  const { code, message } = error as { code?: string; message: string }
  // Keep Node's first sentence only: the rest is general advice about arguments.
  if (code?.startsWith('ERR_PARSE_ARGS_')) return `${message.split(/[.\n]/, 1)[0]}; see --help.`
  throw error
}

/** The composition root of commands. It imports only what the stores need, because every command has to load these modules. */

/** Opens the stores for a command, also while a service uses them. @throws {ConfigError} when they cannot be opened */
export async function openStores(config: Config): Promise<CommandStores> {
  const tenant = { tenantId: config.tenantId, secretsKeys: secretsKeysOf(config) }
  return config.databaseUrl
    ? openPostgresCommandStores(config.databaseUrl, config.databaseListenUrl, tenant)
    : openSqliteCommandStores(config.dataDir, tenant)
}
