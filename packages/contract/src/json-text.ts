/**
 * JSON as text, token for token. `JSON.parse` followed by `JSON.stringify` changes long numbers, the spelling of others (`1.0`, `1E5`),
 * escapes, and the place of names such as `7`; these functions do not. Without the modules of Node, so that browsers can use them.
 *
 * All of them expect a text that `JSON.parse` accepts. They take linear time, and do not recurse.
 */

/** The compact text of a value, or the parts of an array or an object. Names are unescaped. */
export type JsonParts = string | readonly JsonParts[] | ReadonlyMap<string, JsonParts>

/**
 * Takes a JSON text apart. White space between tokens goes. Of members with equal names the last stays, as in `JSON.parse`.
 *
 * @param levels how many levels of arrays and objects to take apart: with 0, the result is the compact text of the whole
 * @param indent white space for each level, to write the text on several lines
 */
export function jsonParts(text: string, levels: 0, indent?: string): string
export function jsonParts(text: string, levels: number): JsonParts
export function jsonParts(text: string, levels: number, indent = ''): JsonParts {
  const around: Container[] = []
  let inside: Container = { isObject: false, parts: [], name: null }
  let mayBeCompact = indent === ''
  for (let at = 0; at < text.length; ) {
    const code = text.charCodeAt(at)
    if (code <= space || code === comma || code === colon) {
      at++
      continue
    }
    let value: JsonParts
    const isOpening = code === openBrace || code === openBracket
    // Most texts are compact. One that is not is looked through only once.
    const compactEnd = isOpening && mayBeCompact && around.length >= levels ? endOfCompact(text, at) : null
    if (isOpening && compactEnd === null) {
      if (around.length >= levels) mayBeCompact = false
      around.push(inside)
      inside =
        code === openBrace
          ? { isObject: true, parts: new Map(), name: null }
          : { isObject: false, parts: [], name: null }
      at++
      continue
    }
    if (compactEnd !== null) {
      value = text.slice(at, compactEnd)
      at = compactEnd
    } else if (code === closeBrace || code === closeBracket) {
      value = around.length <= levels ? inside.parts : textOf(inside, around.length, indent)
      inside = around.pop() ?? inside
      at++
    } else {
      const end = code === quote ? endOfString(text, at) : endOfWord(text, at)
      value = text.slice(at, end)
      at = end
    }
    if (!inside.isObject) inside.parts.push(value)
    else if (inside.name === null) inside.name = String(value)
    else {
      const { parts, name } = inside
      const key = name.includes('\\') ? JSON.parse(name) : name.slice(1, -1)
      // A name that is set again would keep its first place.
      if (parts.has(key)) parts.delete(key)
      parts.set(key, around.length <= levels ? value : `${name}${indent ? ': ' : ':'}${value}`)
      inside.name = null
    }
  }
  return (inside.parts as JsonParts[])[0] ?? ''
}

export function isJson(text: string): boolean {
  try {
    JSON.parse(text)
    return true
  } catch {
    return false
  }
}

/** The compact text of a member of an object, or of a member of its member. Undefined if there is none. */
export function jsonMember(text: string, ...names: readonly string[]): string | undefined {
  let parts: JsonParts | undefined = jsonParts(text, names.length)
  for (const name of names) parts = parts instanceof Map ? parts.get(name) : undefined
  return parts as string | undefined
}

/** An array or an object of which the end is not read yet. */
type Container =
  | { readonly isObject: false; readonly parts: JsonParts[]; readonly name: null }
  | {
      readonly isObject: true
      readonly parts: Map<string, JsonParts>
      /** The token of the name whose value is next; null if a name is next. */
      name: string | null
    }

function textOf({ isObject, parts }: Container, depth: number, indent: string): string {
  const [start, end] = isObject ? '{}' : '[]'
  const values = [...parts.values()]
  const line = indent && values.length > 0 ? `\n${indent.repeat(depth - 1)}` : ''
  return `${start}${line && `${line}${indent}`}${values.join(line ? `,${line}${indent}` : ',')}${line}${end}`
}

const [space, quote, comma, colon, backslash] = [0x20, 0x22, 0x2c, 0x3a, 0x5c]
const [openBracket, closeBracket, openBrace, closeBrace] = [0x5b, 0x5d, 0x7b, 0x7d]

/**
 * The end of an array or object that is its own compact text: it has no white space between tokens, and no object in it has a name twice,
 * or one with an escape. Otherwise null.
 */
function endOfCompact(text: string, start: number): number | null {
  const around: (Set<string> | null)[] = []
  /** The names of the object around the token; null in an array. */
  let names: Set<string> | null = null
  for (let at = start; at < text.length; ) {
    const code = text.charCodeAt(at)
    if (code <= space) return null
    if (code === quote) {
      const end = endOfString(text, at)
      if (names && text.charCodeAt(end) === colon) {
        const name = text.slice(at, end)
        if (names.has(name) || name.includes('\\')) return null
        names.add(name)
      }
      at = end
      continue
    }
    at++
    if (code === openBrace || code === openBracket) {
      around.push(names)
      names = code === openBrace ? new Set() : null
    } else if (code === closeBrace || code === closeBracket) {
      names = around.pop() ?? null
      if (around.length === 0) return at
    }
  }
  return null
}

function endOfString(text: string, start: number): number {
  let end = text.indexOf('"', start + 1)
  while (isEscaped(text, end)) end = text.indexOf('"', end + 1)
  return end + 1
}

/** Whether an odd number of backslashes is before a place. */
function isEscaped(text: string, at: number): boolean {
  let first = at
  while (text.charCodeAt(first - 1) === backslash) first--
  return (at - first) % 2 === 1
}

function endOfWord(text: string, start: number): number {
  let end = start + 1
  while (end < text.length) {
    const code = text.charCodeAt(end)
    if (code <= space || code === comma || code === closeBrace || code === closeBracket) break
    end++
  }
  return end
}

/**
 * Escapes U+0085, U+2028 and U+2029, which JSON allows in strings, and which many readers of lines take for the end of a line.
 */
export function withoutLineBreaks(json: string): string {
  const hasNone = !json.includes('\u2028') && !json.includes('\u2029') && !json.includes('\u0085')
  return hasNone
    ? json
    : json.replaceAll(/[\u0085\u2028\u2029]/g, one => `\\u${one.charCodeAt(0).toString(16).padStart(4, '0')}`)
}

declare global {
  interface JSON {
    /** An object that `JSON.stringify` prints as this token. TypeScript does not know the function yet. */
    rawJSON(token: string): object
  }
}

/**
 * Parses JSON that will be printed again. `JSON.stringify` prints the result with the numbers and strings as they came: those that it
 * would change, such as long numbers, are raw tokens.
 *
 * @throws {SyntaxError} if the text is not JSON
 */
export function parseTokens(text: string): unknown {
  function kept(_name: string, value: unknown, { source }: { readonly source?: string }): unknown {
    return source === undefined || JSON.stringify(value) === source ? value : JSON.rawJSON(source)
  }
  // The cast is safe: the third argument is newer than the type.
  return JSON.parse(text, kept as (name: string, value: unknown) => unknown)
}
