/** A token of JSON after white space: a string, another scalar, or a mark (RFC 8259). */
const token =
  /[ \t\n\r]*(?:("(?:[^"\\\p{Cc}]|[\x7f-\x9f]|\\(?:["\\/bfnrt]|u[0-9a-fA-F]{4}))*")|(-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?|true|false|null)|([{}[\],:]))/uy
const longestQuote = 20

/**
 * The first mistake in a JSON text: a `message` with its line and column, counted from 1, and its `start` and `end` in the text;
 * undefined if there is none. `JSON.parse` finds the mistake too, but its message names the place only in some browsers, and only
 * for some mistakes.
 */
export function jsonFault(text) {
  const fault = findFault(text)
  if (!fault) return undefined
  const lines = text.slice(0, fault.position).split('\n')
  const [found = ''] = text.slice(fault.position).match(/^\S+/) ?? []
  const place = `Line ${lines.length}, column ${lines.at(-1).length + 1}`
  const quoted = found.slice(0, longestQuote)
  return {
    message: `${place}: expected ${fault.expected}, got ${found ? `'${quoted}'` : 'the end'}.`,
    start: fault.position,
    end: fault.position + quoted.length,
  }
}

/** Reads the tokens of a text. The open brackets and what may come next are the whole state. */
function findFault(text) {
  const open = []
  let expected = 'a value'
  let position = 0
  for (;;) {
    token.lastIndex = position
    const found = token.exec(text)
    const next = found && after(expected, open, found)
    if (!next) break
    position = token.lastIndex
    expected = next
  }
  position += text.slice(position).match(/^[ \t\n\r]*/)[0].length
  return position === text.length && expected === 'the end' ? undefined : { position, expected }
}

/** What must follow a token; undefined if the token is not what is expected. */
function after(expected, open, [, string, scalar, mark]) {
  const inObject = open.at(-1) === '{'
  const mayClose = expected === comma(open) || expected === 'a property or }' || expected === 'a value or ]'
  if (mayClose && open.length > 0 && mark === (inObject ? '}' : ']')) {
    open.pop()
    return afterValue(open)
  }
  if (expected === comma(open) && mark === ',') return inObject ? 'a property' : 'a value'
  if (expected.startsWith('a property')) return string && 'a colon'
  if (expected === 'a colon') return mark === ':' ? 'a value' : undefined
  if (!expected.startsWith('a value')) return undefined
  if (string ?? scalar) return afterValue(open)
  if (mark !== '{' && mark !== '[') return undefined
  open.push(mark)
  return mark === '{' ? 'a property or }' : 'a value or ]'
}

const afterValue = open => (open.length === 0 ? 'the end' : comma(open))
const comma = open => (open.at(-1) === '{' ? 'a comma or }' : 'a comma or ]')
