import { type Resource, replaced } from '../src/resource.ts'
import type { ResourceSchema, Schema } from './schema.ts'

/** Copies of resources with other ids and names. Front ends use ids as keys, and users must see that a page differs from the one before. */
export function copiesOf(
  resources: readonly Resource[],
  key: string,
  { required, properties }: ResourceSchema,
): Resource[] {
  const label = required.find(name => name !== key && isFreeText(properties[name] ?? {}))
  return resources.map((resource, index) => {
    const id = String(resource[key])
    const copy = replaced(resource, new Map([[id, `${id.slice(0, -2)}z${index + 1}`]]))
    if (label === undefined) return copy
    const [own, first] = [resource[label], resources[0]?.[label]]
    const pattern = new RegExp(properties[label]?.pattern ?? '')
    const names = [`${own} 2`, `${own}-2`, `${first}-${index + 2}`]
    return { ...copy, [label]: names.find(name => pattern.test(name)) ?? own }
  })
}

/** True for a text without a list or a format of its valid values, such as a name. */
function isFreeText({ type, enum: values, const: value, format }: Schema): boolean {
  return type === 'string' && (values ?? value ?? format) === undefined
}
