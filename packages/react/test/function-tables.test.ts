import { readFileSync } from 'node:fs'
import path from 'node:path'
import { dereference, operations, publicDocument } from '@tenant-api/contract'
import { expect, test } from 'vitest'
import { listingNames, mutationNames, queryNames } from '../src/generated/operations.ts'

/** The tables of functions in the README have exactly the functions that the generated types accept, and their parameters. */

const folder = path.join(import.meta.dirname, '..')
const readme = readFileSync(path.join(folder, 'README.md'), 'utf8')

test.each([
  ['to list', listingNames],
  ['to read', queryNames.filter(name => !(listingNames as readonly string[]).includes(name))],
  ['to write', mutationNames],
])('The README has a table of the functions %s', (title, names) => {
  const [, rows = ''] = new RegExp(`^\\| ${title},.*\\n\\|---.*\\n((?:\\|.*\\n)+)`, 'm').exec(readme) ?? []
  expect(rows).toBe(names.map(rowOf).join(''))
})

function rowOf(name: string): string {
  const id = name.replaceAll(/[A-Z]/g, letter => `_${letter.toLowerCase()}`)
  const operation = Object.values(publicDocument.paths)
    .flatMap(item => Object.values(item))
    .find(({ operationId }) => operationId === id) as Documented | undefined
  if (!operation) throw new Error(`The document has no operation ${id}.`)
  const path = operations[id as keyof typeof operations].path
  const inPath = Array.from(path.matchAll(/\{(\w+)\}/g), ([, parameter = '']) => parameter)
  const inQuery = Object.keys(operations[id as keyof typeof operations].query ?? {}).map(
    parameter => `${parameter}?`,
  )
  // A correlation id is an option of the client, not a parameter of its functions.
  const inHeaders = (operation.parameters ?? [])
    .map(parameter => dereference(parameter))
    .filter(({ in: place, name }) => place === 'header' && name !== 'X-Correlation-ID')
    .map(({ name }) => `${name}?`)
  const parameters = [...inPath, ...inQuery, ...inHeaders, ...propertiesOf(operation)]
  return `| \`${name}\` | ${parameters.map(parameter => `\`${parameter}\``).join(', ')} | ${operation.summary} |\n`
}

/** The parts of a documented operation that the tables show. */
interface Documented {
  readonly operationId: string
  readonly summary: string
  readonly parameters?: readonly { readonly in?: string; readonly name?: string }[]
  readonly requestBody?: { readonly content: Readonly<Record<string, { readonly schema: ObjectSchema }>> }
}

interface ObjectSchema {
  readonly properties?: object
  readonly required?: readonly string[]
}

function propertiesOf({ requestBody }: Documented): string[] {
  if (!requestBody) return []
  const { properties = {}, required = [] } = dereference(
    requestBody.content['application/json']?.schema ?? {},
  )
  return Object.keys(properties).map(name => (required.includes(name) ? name : `${name}?`))
}
