/**
 * The help of `tenant-api` itself, without the library commander, which takes two thirds of the time of an empty Node program to load.
 * commander answers all other arguments that ask for a help.
 */
import { epilogue, globalOptions, summary, type TopCommand, topCommands } from './top-level.ts'

/** A row of the help: an option or a command, with its description. */
type Row = readonly [term: string, description: string]

/** commander does not break descriptions into columns that are narrower than this. */
const leastWidth = 40

/**
 * Prints the help.
 *
 * @param endProcess called after the exit code has been set, if standard output cannot be written
 */
export function printHelp(endProcess: () => never): void {
  process.stdout.once('error', async error => {
    // Imported only now: its three files would take a tenth of the time of an empty Node program.
    const { handleStreamErrors } = await import('./output/stream-errors.ts')
    handleStreamErrors(false, endProcess)
    process.stdout.emit('error', error)
  })
  const { isTTY, columns } = process.stdout
  process.stdout.write(helpText(isTTY ? columns : undefined))
}

/** @param width of the terminal */
export function helpText(width = 80): string {
  const options: readonly Row[] = [
    ['-V, --version', 'output the version number'],
    ...globalOptions,
    ['-h, --help', 'display help for command'],
  ]
  const named = Object.entries<TopCommand>(topCommands)
  const commands: readonly Row[] = [
    ...named.map(([name, { usage, alias, summary }]) => {
      const words = alias ? `${name}|${alias}` : name
      return [usage ? `${words} ${usage}` : words, summary] as const
    }),
    ['help [command]', 'display help for command'],
  ]
  const longest = Math.max(...[...options, ...commands].map(([term]) => term.length))
  const column = longest + 4
  const line = ([term, description]: Row) =>
    `  ${term.padEnd(longest)}  ${broken(description, width - column).join(`\n${' '.repeat(column)}`)}`
  return [
    'Usage: tenant-api [options] [command]\n',
    `${broken(summary, width).join('\n')}\n`,
    `Options:\n${options.map(line).join('\n')}\n`,
    `Commands:\n${commands.map(line).join('\n')}`,
    `${epilogue()}\n`,
  ].join('\n')
}

/** Breaks a text into lines between words, as commander does. */
function broken(text: string, width: number): readonly string[] {
  return width < leastWidth ? [text] : (text.match(new RegExp(`\\S.{0,${width - 1}}(?!\\S)`, 'g')) ?? [])
}
