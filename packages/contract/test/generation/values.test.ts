import fc from 'fast-check'
import { sample } from 'openapi-sampler'
import { describe, expect, test } from 'vitest'
import { document } from '../../src/document.ts'
import { checkParametersOf, dereference, type OperationId, operations } from '../../src/index.ts'
import { type SchemaName, validate } from '../../src/validator.ts'
import { type Schema, valuesOf } from './schema-arbitrary.ts'

const numRuns = process.env.LONG ? 10_000 : 100
const { TEST_SEED } = process.env
/** fast-check prints the seed of a failed run. */
const parameters = { numRuns, ...(TEST_SEED && { seed: Number(TEST_SEED) }) }

interface Parameter {
  readonly name: string
  readonly in: 'path' | 'query' | 'header'
  readonly schema: Schema
}
interface WithParameters {
  readonly parameters?: readonly Parameter[]
}

const operationIds = Object.keys(operations) as OperationId[]
const operationOf = (id: OperationId) =>
  document.paths[operations[id].path]?.[operations[id].method.toLowerCase()]

/** The component schemas of request bodies, with all that they refer to. */
const requestSchemas = (() => {
  const found = new Set<string>()
  function find(part: unknown): void {
    JSON.stringify(part, (key, value) => {
      const name = key === '$ref' ? String(value).split('/schemas/')[1] : undefined
      if (name && !found.has(name)) {
        found.add(name)
        find(document.components.schemas?.[name])
      }
      return value
    })
  }
  for (const id of operationIds) find(operationOf(id)?.requestBody)
  return [...found] as SchemaName[]
})()

describe('values made from the schema alone are valid:', () => {
  test.each(requestSchemas)('%s', name => {
    // The cast is safe: the name is that of a component, and `valuesOf` knows the keywords of the document.
    const schema = document.components.schemas?.[name] as Schema
    fc.assert(
      fc.property(valuesOf(schema), value => {
        expect(validate(name, value), JSON.stringify(value)).toEqual([])
      }),
      parameters,
    )
  })
})

const check = checkParametersOf(document)
const operationsWithParameters = operationIds.flatMap(id => {
  const { path } = operations[id]
  const own = (operationOf(id) as WithParameters | undefined)?.parameters ?? []
  const shared = (document.paths[path] as WithParameters | undefined)?.parameters ?? []
  const all = [...shared, ...own].map(one => dereference(one))
  return all.map(parameter => [id, parameter.name, parameter, all.filter(one => one.in === 'path')] as const)
})

describe('a parameter made from its schema alone is valid:', () => {
  test.each(operationsWithParameters)('%s %s', (id, name, parameter, inPath) => {
    const { path } = operations[id]
    const ids = fc.record(Object.fromEntries(inPath.map(one => [one.name, valuesOf(one.schema)])))
    fc.assert(
      fc.property(ids, valuesOf(parameter.schema), (given, value) => {
        const values: Record<string, unknown> = given
        const asked = path.replaceAll(/\{(\w+)\}/g, (_, one) => encodeURIComponent(String(values[one])))
        const list = Array.isArray(value) ? value.map(String) : String(value)
        if (list.length === 0) return
        const query = parameter.in === 'query' ? { [name]: list } : {}
        const headers = parameter.in === 'header' ? { [name.toLowerCase()]: String(value) } : {}
        expect(check(id, { path: asked, query, headers }), JSON.stringify(value)).toBeUndefined()
      }),
      parameters,
    )
  })
})

describe("openapi-sampler's value is valid:", () => {
  test.each(Object.entries(document.components.schemas ?? {}))('%s', (name, schema) => {
    // The casts are safe: every component is a schema, and its name is one of the document's.
    const value = sample(schema as Parameters<typeof sample>[0], {}, document)
    expect(validate(name as SchemaName, value)).toEqual([])
  })
})
