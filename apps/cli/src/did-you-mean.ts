import { closestMatch } from 'leven'

/** A question for an error message, such as `Did you mean list?`; empty if no name is similar to the mistyped word. */
export function didYouMean(word: string, names: readonly string[]): string {
  const name = closestMatch(word, names, { maxDistance: Math.ceil(word.length / 3) })
  return name === undefined ? '' : `Did you mean ${name}?`
}
