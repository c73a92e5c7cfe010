import { formProperties, mapNames } from './generated/responses.ts'
import { isRecord, type Parts } from './parts.ts'

/**
 * An example with the given values instead of its own. Objects are merged at any depth. Arrays, maps with arbitrary keys such
 * as metadata, and other values are replaced. A given `undefined` removes the property. If the given object has another form, the
 * properties of the example's form are removed too.
 */
export function merged(whole: Parts, given: Parts): Parts {
  const example = inFormOf(given, whole)
  const replaced = Object.entries(given).map(([name, value]) => {
    const part = example[name]
    const isMerged = isRecord(part) && isRecord(value) && !mapNames.includes(name)
    return [name, isMerged ? merged(part, value) : value] as const
  })
  return defined({ ...example, ...Object.fromEntries(replaced) })
}

/** Removes from an example the properties of its own form that the form of the given object does not have. */
function inFormOf(given: Parts, example: Parts): Parts {
  const dropped = Object.entries(formProperties).flatMap(([name, properties]) => {
    // A map, because the value may be the name of a property that every object has.
    const byValue = new Map(Object.entries(properties))
    const propertiesOf = (parts: Parts) => byValue.get(String(parts[name])) ?? []
    return name in given ? propertiesOf(example).filter(one => !propertiesOf(given).includes(one)) : []
  })
  if (dropped.length === 0) return example
  return Object.fromEntries(Object.entries(example).filter(([name]) => !dropped.includes(name)))
}

/** An object without its properties that are undefined. */
export function defined(parts: Parts): Parts {
  return Object.fromEntries(Object.entries(parts).filter(([, value]) => value !== undefined))
}
