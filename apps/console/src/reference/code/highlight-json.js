import { h } from '../viewer.js'

/** A text with more characters than this is not highlighted, because highlighting it takes too long. */
const longestMarked = 100_000
const tokens = /("(?:[^"\\]|\\.)*")(\s*:)?|\b(true|false|null)\b|-?\b\d+(?:\.\d+)?(?:[eE][+-]?\d+)?\b/g

/** A JSON text with its names, strings and other values as elements of their own. */
export function highlightJson(text) {
  if (text.length > longestMarked) return [text]
  const parts = []
  let end = 0
  for (const match of text.matchAll(tokens)) {
    const [token, string, colon] = match
    parts.push(text.slice(end, match.index))
    const kind = colon ? 'name' : string ? 'string' : 'value'
    parts.push(h('span', { className: `json-${kind}`, key: match.index }, string ?? token), colon ?? '')
    end = match.index + token.length
  }
  return [...parts, text.slice(end)]
}
