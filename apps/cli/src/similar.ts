/** The candidates nearest to a mistyped word; none if more than 40 % of the characters differ. */
export function similarTo(word: string, candidates: readonly string[]): readonly string[] {
  const distances = candidates.map(candidate => ({ candidate, distance: distanceOf(word, candidate) }))
  const least = Math.min(...distances.map(({ distance }) => distance))
  return distances
    .filter(({ candidate, distance }) => distance === least && least <= 0.4 * candidate.length)
    .map(({ candidate }) => candidate)
}

/** A question for an error message, such as `Did you mean list?`; empty without suggestions. */
export function didYouMean(suggestions: readonly string[]): string {
  return suggestions.length > 0 ? `Did you mean ${suggestions.join(' or ')}?` : ''
}

/** The number of characters to insert, delete, replace or swap with the next one (optimal string alignment distance). */
function distanceOf(word: string, other: string): number {
  const columns = Array.from({ length: other.length + 1 }, (_, column) => column)
  /** For each length of the word's start, the distances to the starts of the other word. */
  const rows = [columns]
  const at = (row: number, column: number) => rows[row]?.[column] ?? Number.POSITIVE_INFINITY
  for (let row = 1; row <= word.length; row += 1) {
    rows.push([row])
    for (const column of columns.slice(1)) {
      const isSwapped = word[row - 1] === other[column - 2] && word[row - 2] === other[column - 1]
      rows[row]?.push(
        Math.min(
          at(row - 1, column) + 1,
          at(row, column - 1) + 1,
          at(row - 1, column - 1) + (word[row - 1] === other[column - 1] ? 0 : 1),
          isSwapped ? at(row - 2, column - 2) + 1 : Number.POSITIVE_INFINITY,
        ),
      )
    }
  }
  return at(word.length, other.length)
}
