import { dereference, publicDocument } from '@tenant-api/contract'

/** The parts of a schema that the form of filters shows. */
interface Schema {
  readonly type?: string
  readonly description?: string
  readonly maxItems?: number
  readonly maxLength?: number
  readonly properties?: Readonly<Record<string, { readonly $ref: string }>>
}

/** What a test takes, by the type of its schema: one text, several, or nothing. */
const operands: Readonly<Record<string, string>> = { string: 'text', array: 'texts', boolean: 'nothing' }

/** Reads the limits and the tests of event filters from the document. */
export function eventFilters(): object {
  const { description, maxItems: mostFilters } = schema('EventFilters')
  const { path: _, ...tests } = schema('EventFilter').properties ?? {}
  const entries = Object.entries(tests).map(([test, { $ref }]) => {
    const { type = '' } = dereference<Schema>({ $ref }, publicDocument)
    return [test, operands[type]] as const
  })
  return {
    description,
    mostFilters,
    mostValues: schema('EventFilterTexts').maxItems,
    mostCharacters: { path: schema('EventFilterPath').maxLength, value: schema('EventFilterText').maxLength },
    tests: Object.fromEntries(entries),
  }
}

function schema(name: string): Schema {
  return dereference<Schema>({ $ref: `#/components/schemas/${name}` }, publicDocument)
}
