const format = new Intl.ListFormat('en-GB')

/** Joins words for a sentence: `one, two and three`. */
export function listed(words: readonly string[]): string {
  return format.format(words)
}
