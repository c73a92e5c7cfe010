import { CursorExpiredError } from '@tenant-api/client'
import { printable } from '../output/cell.ts'
import { note } from '../output/print.ts'

const starts = ['--from', '--from-timestamp']

/** True for a failure that loses no event if the command continues at its last offset. */
export function isResumable(failure: unknown): boolean {
  return failure !== undefined && !(failure instanceof CursorExpiredError)
}

/**
 * Prints the command that resumes an interrupted command, if standard error is a terminal.
 *
 * @param offset the value for `--from`; undefined if the same command resumes, because its `--resume` file overrides `--from`
 * @param environment environment variables that the command needs, each as `NAME=value `
 */
export function tellHowToResume(offset: string | undefined, environment = ''): void {
  if (!process.stderr.isTTY) return
  // The offset comes from the service. Control characters would control the terminal here, and again when the command is pasted.
  if (offset !== undefined && printable(offset) !== offset) return
  const words = process.argv.slice(2)
  const all = offset === undefined ? words : [...withoutStart(words), '--from', offset]
  note(`\nResume with: ${environment}tenant-api ${all.map(quoted).join(' ')}`)
}

function withoutStart(words: readonly string[]): readonly string[] {
  return words.filter(
    (word, index) =>
      !starts.includes(word) &&
      !starts.includes(words[index - 1] ?? '') &&
      !starts.some(flag => word.startsWith(`${flag}=`)),
  )
}

/** Quotes a word for a shell, if necessary. */
function quoted(word: string): string {
  return /^[\w@%+=:,./-]+$/.test(word) ? word : `'${word.replaceAll("'", `'\\''`)}'`
}
