import { type Resource, replaced } from '../src/resource.ts'
import type { ResourceSchema, Schema } from './schema.ts'

/**
 * Copies of resources with other ids and names. Front ends use ids as keys, and users must see that two pages differ. The copies
 * have later ids and times than the resources, because the service lists the oldest resource first.
 */
export function copiesOf(
  resources: readonly Resource[],
  key: string,
  { required, properties }: ResourceSchema,
): Resource[] {
  const label = required.find(name => name !== key && isFreeText(properties[name] ?? {}))
  const last = resources.at(-1) ?? {}
  const milliseconds = 60_000 + createdAt(last) - createdAt(resources[0] ?? {})
  return resources.map((resource, index) => {
    const id = `${String(last[key]).slice(0, -2)}z${index + 1}`
    const copy = later(replaced(resource, new Map([[resource[key], id]])), milliseconds)
    if (label === undefined) return copy
    const [own, first] = [resource[label], resources[0]?.[label]]
    const pattern = new RegExp(properties[label]?.pattern ?? '')
    const names = [`${own} 2`, `${own}-2`, `${first}-${index + 2}`]
    return { ...copy, [label]: names.find(name => pattern.test(name)) ?? own }
  })
}

/** The time of a creation in milliseconds since 1970; 0 for a resource without such a time. */
function createdAt({ created_at: time }: Resource): number {
  return time === undefined ? 0 : Date.parse(String(time))
}

/** A resource whose own times are later. */
function later(resource: Resource, milliseconds: number): Resource {
  return Object.fromEntries(
    Object.entries(resource).map(([name, value]) => {
      const isTime = name.endsWith('_at') && typeof value === 'string'
      return [name, isTime ? new Date(Date.parse(value) + milliseconds).toISOString() : value]
    }),
  )
}

/** True for a text without a list or a format of its valid values, such as a name. */
function isFreeText({ type, enum: values, const: value, format }: Schema): boolean {
  return type === 'string' && (values ?? value ?? format) === undefined
}
