/** A part of a text: the positions of its first character, and of the one after its last. */
export interface Place {
  readonly start: number
  readonly end: number
}

/** A token of JSON after white space: a string, another scalar, or a mark (RFC 8259). */
const strictToken =
  /[ \t\n\r]*(?:("(?:[^"\\\p{Cc}]|[\x7f-\x9f]|\\(?:["\\/bfnrt]|u[0-9a-fA-F]{4}))*")|(-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?|true|false|null)|([{}[\],:]))/uy
const longestQuote = 20

/**
 * The first mistake in a JSON text: a `message` with its line and column, counted from 1, and its `start` and `end` in the text;
 * undefined if there is none. `JSON.parse` finds the mistake too, but its message names the place only in some browsers, and only
 * for some mistakes.
 */
export function jsonFault(text: string): (Place & { readonly message: string }) | undefined {
  const fault = findFault(text)
  if (!fault) return undefined
  const lines = text.slice(0, fault.position).split('\n')
  const [found = ''] = text.slice(fault.position).match(/^\S+/) ?? []
  const place = `Line ${lines.length}, column ${(lines.at(-1) ?? '').length + 1}`
  const quoted = found.slice(0, longestQuote)
  return {
    message: `${place}: expected ${fault.expected}, got ${found ? `'${quoted}'` : 'the end'}.`,
    start: fault.position,
    end: fault.position + quoted.length,
  }
}

/** Reads the tokens of a text. The open brackets and what may come next are the whole state. */
function findFault(text: string): { readonly position: number; readonly expected: string } | undefined {
  const open: string[] = []
  let expected = 'a value'
  let position = 0
  for (;;) {
    strictToken.lastIndex = position
    const found = strictToken.exec(text)
    const next = found && after(expected, open, found)
    if (!next) break
    position = strictToken.lastIndex
    expected = next
  }
  position += (/^[ \t\n\r]*/.exec(text.slice(position))?.[0] ?? '').length
  return position === text.length && expected === 'the end' ? undefined : { position, expected }
}

/** What must follow a token; undefined if the token is not what is expected. */
function after(
  expected: string,
  open: string[],
  [, string, scalar, mark]: RegExpExecArray,
): string | undefined {
  const inObject = open.at(-1) === '{'
  const mayClose = expected === comma(open) || expected === 'a property or }' || expected === 'a value or ]'
  if (mayClose && open.length > 0 && mark === (inObject ? '}' : ']')) {
    open.pop()
    return afterValue(open)
  }
  if (expected === comma(open) && mark === ',') return inObject ? 'a property' : 'a value'
  if (expected.startsWith('a property')) return string ? 'a colon' : undefined
  if (expected === 'a colon') return mark === ':' ? 'a value' : undefined
  if (!expected.startsWith('a value')) return undefined
  if (string ?? scalar) return afterValue(open)
  if (mark !== '{' && mark !== '[') return undefined
  open.push(mark)
  return mark === '{' ? 'a property or }' : 'a value or ]'
}

const afterValue = (open: readonly string[]) => (open.length === 0 ? 'the end' : comma(open))
const comma = (open: readonly string[]) => (open.at(-1) === '{' ? 'a comma or }' : 'a comma or ]')

const token = /"(?:[^"\\]|\\.)*"|[{}[\],:]|[^\s{}[\],:"]+/g

/**
 * The place of the value that a JSON Pointer names in a JSON text: `start` and `end`. For a missing value, the place of the bracket
 * that opens the nearest value around it.
 *
 * @param text valid JSON
 * @param path a pointer such as `#/destination/type` (RFC 6901, section 6)
 */
export function placeOfValue(text: string, path: string): Place {
  const places = placesIn(text)
  const names = path.split('/').slice(1).map(decodeURIComponent)
  const found = places.get(pointerOf(names))
  if (found) return found
  while (names.length > 0) {
    names.pop()
    const around = places.get(pointerOf(names))
    if (around) return { start: around.start, end: around.start + 1 }
  }
  return places.get('') ?? { start: 0, end: 0 }
}

const pointerOf = (names: readonly string[]) => names.map(name => `/${name}`).join('')

/** The places of all values of a JSON text, by their JSON Pointers. */
function placesIn(text: string): ReadonlyMap<string, Place> {
  const places = new Map<string, Place>()
  const words = text.matchAll(token)
  let current = words.next().value
  let end = 0
  function take(): string {
    const [word = ''] = current ?? []
    end = (current?.index ?? end) + word.length
    current = words.next().value
    return word
  }
  function readValue(pointer: string): void {
    const start = current?.index ?? end
    const opening = take()
    if (opening === '{' || opening === '[') readParts(pointer, opening === '{')
    places.set(pointer, { start, end })
  }
  function readParts(pointer: string, inObject: boolean): void {
    let index = 0
    while (current && current[0] !== '}' && current[0] !== ']') {
      if (current[0] === ',') take()
      const name = inObject ? escaped(JSON.parse(take())) : index
      if (inObject) take()
      readValue(`${pointer}/${name}`)
      index += 1
    }
    take()
  }
  readValue('')
  return places
}

const escaped = (name: string) => name.replaceAll('~', '~0').replaceAll('/', '~1')
