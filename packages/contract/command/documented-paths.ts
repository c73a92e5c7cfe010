import { type Document, resolve, type Schema } from '../compatibility/document.ts'

/** The most schemas that one path may lead to. */
const mostSchemas = 10_000

/** A path in the values of schemas, such as `$.labels.a`, as the document names it: `$.labels.*`. Undefined if the document has no such path. */
export function documentedPath(
  document: Document,
  schemas: readonly Schema[],
  path: string,
): { readonly path: string; readonly schemas: readonly Schema[] } | undefined {
  let found = partsOfAll(document, schemas)
  let documented = '$'
  for (const [step, name] of path.matchAll(/\[\*\]|\.([^.[]+)/g)) {
    const named = found.flatMap(({ properties = {} }) =>
      name !== undefined && Object.hasOwn(properties, name) ? [properties[name] ?? {}] : [],
    )
    const others = found.flatMap(({ additionalProperties: other }) =>
      name !== undefined && typeof other === 'object' ? [other] : [],
    )
    const items = name === undefined ? itemsOf(found) : []
    const next = [named, others, items].find(list => list.length > 0)
    if (!next) return undefined
    documented += next === others ? '.*' : step
    found = partsOfAll(document, next)
  }
  return { path: documented, schemas: found }
}

/** The schemas of the items of lists. */
export function itemsOf(schemas: readonly Schema[]): readonly Schema[] {
  return schemas.flatMap(({ items }) => (items ? [items] : []))
}

/** Whether a schema lists the value in `enum`, or has it as its `const`. */
export function isListed(schemas: readonly Schema[], value: string): boolean {
  return schemas.some(({ enum: values = [], const: only }) => [...values, only].map(String).includes(value))
}

/** Schemas without references, together with the parts of their `allOf`, `oneOf` and `anyOf`. */
export function partsOfAll(document: Document, schemas: readonly Schema[]): readonly Schema[] {
  const found = new Set<Schema>()
  const waiting = schemas.map(schema => resolve(document, schema))
  for (const schema of waiting) {
    if (found.has(schema) || found.size >= mostSchemas) continue
    found.add(schema)
    const { allOf = [], anyOf = [], oneOf = [] } = schema
    for (const part of [...allOf, ...anyOf, ...oneOf]) waiting.push(resolve(document, part))
  }
  return [...found]
}
