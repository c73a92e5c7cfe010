import { note } from '../output/print.ts'

const starts = ['--from', '--from-timestamp']

/**
 * Prints the command that resumes an interrupted one, if standard error is a terminal.
 *
 * @param offset added as `--from`; undefined if the command's own flags, such as `--resume`, find the offset
 */
export function tellHowToResume(offset: string | undefined): void {
  if (!process.stderr.isTTY) return
  const words = withoutStart(process.argv.slice(2))
  const all = offset === undefined ? words : [...words, '--from', offset]
  note(`\nResume with: tenant-api ${all.map(quoted).join(' ')}`)
}

function withoutStart(words: readonly string[]): readonly string[] {
  return words.filter(
    (word, index) =>
      !starts.includes(word) &&
      !starts.includes(words[index - 1] ?? '') &&
      !starts.some(flag => word.startsWith(`${flag}=`)),
  )
}

/** A word in quotes for a shell, if it needs them. */
function quoted(word: string): string {
  return /^[\w@%+=:,./-]+$/.test(word) ? word : `'${word.replaceAll("'", `'\\''`)}'`
}
