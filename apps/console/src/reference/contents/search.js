import { entries, schemaGroup } from './entries.js'
import { pastedOperations } from './pasted-operations.js'

/** Abbreviations that the document does not use. */
const synonyms = { sse: 'server sent events', jwt: 'json web token', auth: 'authorization' }
const mostResults = 40
/** There are many schemas with similar names: they come after what a reader more likely looks for. */
const schemaWeight = 0.15

const indexed = entries.map(entry => ({
  entry,
  names: entry.names.map(name => ({ plain: name.toLowerCase(), words: wordsOf(name) })),
  text: ` ${entry.text.toLowerCase()} ${wordsOf(entry.text)}`,
}))

/** The entries that match a query: the operations that it names first, then the entries with its words, the best first. */
export function search(query) {
  const pasted = pastedOperations(query).map(({ href }) => entries.find(entry => entry.href === href))
  return [...new Set([...pasted, ...entriesWithWords(query)])].slice(0, mostResults)
}

function entriesWithWords(query) {
  const words = query.toLowerCase().trim().split(/\s+/)
  return indexed
    .map(candidate => ({
      entry: candidate.entry,
      score: weightOf(candidate.entry) * scoreOf(candidate, words),
    }))
    .filter(({ score }) => score > 0)
    .toSorted((one, other) => other.score - one.score)
    .map(({ entry }) => entry)
}

const weightOf = ({ group }) => (group === schemaGroup ? schemaWeight : 1)

/** 0 if a word is missing. */
function scoreOf(candidate, words) {
  const scores = words.map(word =>
    Math.max(scoreOfWord(candidate, word), scoreOfWord(candidate, synonyms[word])),
  )
  return Math.min(...scores) === 0 ? 0 : scores.reduce((sum, score) => sum + score)
}

function scoreOfWord({ names, text }, word) {
  if (!word) return 0
  const spaced = wordsOf(word)
  if (names.some(name => name.plain === word)) return 8
  if (names.some(({ words }) => ` ${words}`.includes(` ${spaced}`))) return 5
  if (names.some(({ plain, words }) => plain.includes(word) || words.includes(spaced))) return 4
  // Match only the beginnings of words, because `sse` is also inside `passed`.
  return text.includes(` ${word}`) || text.includes(` ${spaced}`) ? 1 : 0
}

/** A text in lower case, with spaces for all punctuation: `/api/v2/rate-limit` has the words `api v2 rate limit`. */
function wordsOf(text) {
  return text
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
}
