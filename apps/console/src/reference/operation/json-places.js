const token = /"(?:[^"\\]|\\.)*"|[{}[\],:]|[^\s{}[\],:"]+/g

/**
 * The place of the value that a JSON Pointer names in a JSON text: `start` and `end`. For a missing value, the place of the bracket
 * that opens the nearest value around it.
 *
 * @param text valid JSON
 * @param path a pointer such as `#/destination/type` (RFC 6901, section 6)
 */
export function placeOfValue(text, path) {
  const places = placesIn(text)
  const names = path.split('/').slice(1).map(decodeURIComponent)
  const found = places.get(pointerOf(names))
  if (found) return found
  while (names.length > 0) {
    names.pop()
    const around = places.get(pointerOf(names))
    if (around) return { start: around.start, end: around.start + 1 }
  }
  return places.get('')
}

const pointerOf = names => names.map(name => `/${name}`).join('')

/** The places of all values of a JSON text, by their JSON Pointers. */
function placesIn(text) {
  const places = new Map()
  const tokens = text.matchAll(token)
  let current = tokens.next().value
  let end = 0
  function take() {
    const [word] = current
    end = current.index + word.length
    current = tokens.next().value
    return word
  }
  function readValue(pointer) {
    const start = current.index
    const opening = take()
    if (opening === '{' || opening === '[') readParts(pointer, opening === '{')
    places.set(pointer, { start, end })
  }
  function readParts(pointer, inObject) {
    let index = 0
    for (let word = current[0]; word !== '}' && word !== ']'; word = current[0]) {
      if (word === ',') take()
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

const escaped = name => name.replaceAll('~', '~0').replaceAll('/', '~1')
