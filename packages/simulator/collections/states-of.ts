import type { Collection } from '../src/collection.ts'
import type { Resource } from '../src/resource.ts'
import type { ResourceSchema } from './schema.ts'

/**
 * The properties that only resources in a certain state have: no request sets them, and some examples lack them.
 *
 * @param inputs the names of the properties that requests set
 * @param examples examples of the resource
 */
export function statesOf(
  { required, properties }: ResourceSchema,
  inputs: ReadonlySet<string>,
  examples: readonly Resource[],
): Collection['states'] {
  const depending = Object.keys(properties).filter(
    name => !required.includes(name) && !inputs.has(name) && examples.some(example => !(name in example)),
  )
  const setting = Object.entries(properties).filter(
    ([name, { enum: values }]) => inputs.has(name) && values && depending.length > 0,
  )
  const shownAt = (name: string, value: string) => {
    const example = examples.find(one => one[name] === value) ?? {}
    return Object.fromEntries(Object.entries(example).filter(([shown]) => depending.includes(shown)))
  }
  return Object.fromEntries(
    setting.map(([name, { enum: values = [] }]) => [
      name,
      Object.fromEntries(values.map(value => [value, shownAt(name, value)])),
    ]),
  )
}
