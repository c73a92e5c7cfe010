import { note } from '../output/print.ts'

const starts = ['--from', '--from-timestamp']

/**
 * Prints the command that continues an interrupted one, where a person can read it.
 *
 * @param offset undefined if the flags of the command, such as `--resume`, lead there by themselves
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

/** A word as a shell takes it. */
function quoted(word: string): string {
  return /^[\w@%+=:,./-]+$/.test(word) ? word : `'${word.replaceAll("'", `'\\''`)}'`
}
