import { readFileSync } from 'node:fs'
import path from 'node:path'

const generated = readFileSync(path.join(import.meta.dirname, '../src/generated/operations.ts'), 'utf8')

/** The members of a generated union of names. */
export function namesOf(type: 'QueryName' | 'ListingName' | 'MutationName'): string[] {
  const [, union = ''] = new RegExp(`export type ${type} =\\n((?:.*\\|.*\\n)+)`).exec(generated) ?? []
  return Array.from(union.matchAll(/'(\w+)'/g), ([, name = '']) => name)
}
