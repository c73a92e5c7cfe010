import { readFileSync } from 'node:fs'
import { UsageError, WrongInput } from './wrong-input.ts'

interface Command {
  /** The arguments and options, for the help. */
  readonly usage: string
  readonly help: string
  /** Loads the command: each needs other libraries. */
  load(): Promise<(args: readonly string[]) => Promise<number>>
}

const commands: Readonly<Record<string, Command>> = {
  diff: {
    usage: 'diff OLD NEW',
    help: `Prints the changes between two documents, breaking changes first.
Exits with 1 if a change breaks consumers.`,
    load: async () => (await import('./diff-command.ts')).diff,
  },
  used: {
    usage: 'used LOG... --consumer NAME [--client ID] [--document FILE]',
    help: `Prints what a consumer uses of the document, as JSON: operations, parameters, statuses,
properties that it sends and reads, types of events. A LOG was recorded by the mock, the MSW
handlers or the typed client while the consumer's tests ran; or it is an access log.
  --consumer NAME  name of the consumer
  --client ID      takes only the lines of this client from the log of the service
  --document FILE  the document that the log belongs to; default: the document of this package`,
    load: async () => (await import('./used-command.ts')).used,
  },
  'can-i-deploy': {
    usage: 'can-i-deploy NEW --consumers FILES... [--released OLD] [--json | --markdown]',
    help: `Prints which consumers break if the service is deployed with the document NEW.
Exits with 1 if a consumer breaks.
  --consumers FILES  files of \`used\`, and pacts; a pattern such as 'consumers/*.json'
  --released OLD     the document that is deployed now; default: the document of this package
  --json             prints JSON
  --markdown         prints Markdown, for a comment on a pull request`,
    load: async () => (await import('./can-i-deploy-command.ts')).canIDeploy,
  },
  lint: {
    usage: 'lint FILE...',
    help: `Checks documents with strict rules, which find misspelt keywords.
Exits with 1 if there is a problem.`,
    load: async () => (await import('./lint-command.ts')).lint,
  },
  types: {
    usage: 'types FILE',
    help: 'Prints TypeScript types of a document.',
    load: async () => (await import('./types-command.ts')).types,
  },
}

const help = `Usage: tenant-api-contract COMMAND

${Object.values(commands)
  .map(({ usage, help }) => `${usage}\n${help.replaceAll(/^/gm, '  ')}`)
  .join('\n\n')}

  --help, --version

A document is bundled JSON in OpenAPI 3.1 or 3.2, or YAML with its files beside it.
Exit code 2: wrong usage, or a file that cannot be read.
`

/** Runs a command. Resolves with its exit code: 2 for wrong usage, and for a file that cannot be read. */
export async function run([name = '--help', ...args]: readonly string[]): Promise<number> {
  if (name === '--help' || name === '-h' || args.includes('--help')) return print(help)
  if (name === '--version') return print(`${versionOfPackage()}\n`)
  try {
    if (!Object.hasOwn(commands, name)) throw new UsageError(`There is no command '${name}'.`)
    const command = await commands[name]?.load()
    return (await command?.(args)) ?? 2
  } catch (error) {
    process.stderr.write(`${messageOf(error)}\n`)
    return 2
  }
}

function print(text: string): 0 {
  process.stdout.write(text)
  return 0
}

function versionOfPackage(): string {
  return JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8')).version
}

function messageOf(error: unknown): string {
  if (error instanceof UsageError) return `${error.message} See --help.`
  if (error instanceof WrongInput) return error.message
  // The stack overflows only for references that follow one another thousands of times.
  if (error instanceof RangeError) return 'The references of the document follow one another too often.'
  const { code, message } = error as NodeJS.ErrnoException
  return code?.startsWith('ERR_PARSE_ARGS') ? `${message.split('. ')[0]}. See --help.` : message
}
