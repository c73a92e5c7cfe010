import { type Document, resolve, type Schema } from './compatibility/document.ts'
import { eventSchemasOf } from './event-stream-of.ts'
import type { PersonalData } from './src/personal-data.ts'

/** Source code of a module: what the data of each type of event says about people, as the document marks it. */
export function personalDataModule(given: object): string {
  // The cast is safe: every caller passes a whole bundled document. The caller's type has only the parts it reads.
  const document = given as Document
  const byType = eventSchemasOf(document).map(({ properties: { type, event } = {} }) => {
    const { data } = (event && resolve(document, event).properties) ?? {}
    return [String(type?.const), data ? personalIn(document, data) : {}]
  })
  return [
    `import type { PersonalData } from '../src/personal-data.ts'\n`,
    `export type { PersonalData }\n`,
    `/** What the data of each type of event says about people. */`,
    `export const personalData: Readonly<Record<string, PersonalData>> = ${JSON.stringify(Object.fromEntries(byType))}\n`,
  ].join('\n')
}

function personalIn(document: Document, given: Schema): PersonalData {
  const schema = resolve(document, given)
  const { type, items, properties = {}, allOf = [], anyOf = [], oneOf = [] } = schema
  const parts = [...allOf, ...anyOf, ...oneOf].map(part => personalIn(document, part))
  if (items) return personalIn(document, items)
  if (type === 'object' || parts.length > 0) {
    const own = Object.entries(properties).map(([name, property]) => [name, personalIn(document, property)])
    return [Object.fromEntries(own) as PersonalData, ...parts].reduce(merged)
  }
  if (schema['x-person'] !== undefined || schema['x-personal'] === true) return 'personal'
  const isText = type === 'string' && (schema.enum ?? schema.const ?? undefined) === undefined
  return isText && schema.format !== 'date-time' ? 'text' : 'fixed'
}

/** What is personal in one alternative of a schema is personal in all. */
function merged(one: PersonalData, other: PersonalData): PersonalData {
  if (one === 'personal' || other === 'personal') return 'personal'
  if (typeof one !== 'object' || typeof other !== 'object') return one === 'text' ? one : other
  const both: Record<string, PersonalData> = { ...one }
  for (const [name, value] of Object.entries(other))
    both[name] = name in one ? merged(one[name] ?? value, value) : value
  return both
}
