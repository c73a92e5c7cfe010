import { type Document, resolve, type Schema } from './compatibility/document.ts'
import { eventSchemasOf } from './event-stream-of.ts'

/** The places of an event that a filter may test. */
const roots = [['source'], ['data', 'object'], ['data', 'context']]

/**
 * The source text of filter-paths.ts: the paths that filters may name, by the event types that have them. Most types share most
 * paths, so the types are written once for each group of paths.
 */
export function filterPathsModule(given: object): string {
  // The cast is safe: every caller passes a whole bundled document. The caller's type has only the parts it reads.
  const document = given as Document
  const typesOf = new Map<string, string[]>()
  for (const [type, path, { isOpen }] of placesByType(document)) {
    const entry = isOpen ? `${path}.*` : path
    typesOf.set(entry, [...(typesOf.get(entry) ?? []), type])
  }
  const groups = Map.groupBy(typesOf.keys(), entry => String(typesOf.get(entry)))
  const table = [...groups].map(([types, paths]) => ({ types: types.split(','), paths }))
  const { EventFilterTexts: texts } = (document.components?.schemas ?? {}) as Record<string, Schema>
  return [
    '/** The paths of events, with the types that have them. Below a path that ends with `.*`, events may have other names. */',
    `export const filterPaths: readonly { readonly types: readonly string[]; readonly paths: readonly string[] }[] = ${JSON.stringify(table, null, 1)}`,
    '/** Maximum number of values of a condition. */',
    `export const mostFilterValues = ${texts?.maxItems ?? 0}`,
    '',
  ].join('\n')
}

/**
 * Narrows the type of a path in the generated types to the paths that the document has. It does not take a property that the document
 * does not list, in an object that has some others: `data.object.emial` is rather a mistake.
 */
export function withFilterPaths(types: string, given: object): string {
  const literals = new Set<string>()
  // The cast is safe: every caller passes a whole bundled document. The caller's type has only the parts it reads.
  for (const [, path, { isMap }] of placesByType(given as Document)) {
    literals.add(JSON.stringify(path))
    if (isMap) literals.add(`\`${path}.\${string}\``)
  }
  const path = [...literals].toSorted().join(' | ')
  const expression = `\`\${components["schemas"]["EventFilterPath"]}:\${string}\``
  return types
    .replace('EventFilterPath: string;', () => `EventFilterPath: ${path};`)
    .replace('EventFilterExpression: string;', () => `EventFilterExpression: ${expression};`)
}

function* placesByType(document: Document): Generator<readonly [type: string, path: string, place: Place]> {
  for (const { properties: { type, event } = {} } of eventSchemasOf(document))
    for (const [path, place] of event ? placesOf(document, event) : [])
      yield [String(type?.const), path, place]
}

/** A place in events: whether it may have names that the document does not list, and whether the document lists none. */
interface Place {
  readonly isOpen: boolean
  readonly isMap: boolean
}

/** The places of an event below `roots`, by their paths. */
function placesOf(document: Document, event: Schema): ReadonlyMap<string, Place> {
  const places = new Map<string, Place>()
  function visit(given: Schema, names: readonly string[]): void {
    const schema = resolve(document, given)
    const { properties = {}, items, additionalProperties, allOf = [], anyOf = [], oneOf = [] } = schema
    if (roots.some(root => root.every((name, index) => names[index] === name))) {
      const path = names.map(name => name.replaceAll(/[\\.]/g, '\\$&')).join('.')
      const isOpen = additionalProperties !== undefined && additionalProperties !== false
      const isMap = isOpen && Object.keys(properties).length === 0
      // Several schemas may describe one place, such as the alternatives of a `oneOf`.
      const { isOpen: wasOpen = false, isMap: wasMap = false } = places.get(path) ?? {}
      places.set(path, { isOpen: isOpen || wasOpen, isMap: isMap || wasMap })
    }
    for (const [name, property] of Object.entries(properties)) {
      const below = [...names, name]
      if (roots.some(root => root.every((part, index) => (below[index] ?? part) === part)))
        visit(property, below)
    }
    // A test of an array is a test of its elements.
    for (const part of [...(items ? [items] : []), ...allOf, ...anyOf, ...oneOf]) visit(part, names)
  }
  visit(event, [])
  return places
}
