import { fileURLToPath } from 'node:url'
import { bundle, createConfig } from '@redocly/openapi-core'
import { expect, test } from 'vitest'
import type { Document } from '../bundled-document.ts'
import { withDeprecationHeaders } from '../compatibility/deprecation-headers.ts'
import { withOpenAnswers } from '../compatibility/open-answers.ts'
import { missingParts } from '../needed-parts.ts'
import { asOpenApi32 } from '../openapi-3-2.ts'
import { operationsModule } from '../operations-module.ts'
import { postmanCollection } from '../postman-collection.ts'

type Node = Record<string, unknown>

const lamps = fileURLToPath(new URL('../../contract-tests/test/another-api/openapi.yaml', import.meta.url))
const { bundle: bundled } = await bundle({ ref: lamps, config: await createConfig({}) })
const document = bundled.parsed as Node

/** The path of each part of a value. A part precedes the parts that it contains. */
function* partsOf(value: unknown, path: readonly string[] = []): Generator<readonly string[]> {
  if (!(value instanceof Object)) return
  for (const [name, child] of Object.entries(value)) {
    yield [...path, name]
    yield* partsOf(child, [...path, name])
  }
}

function without(path: readonly string[]): object {
  const copy = structuredClone(document)
  const place = path.slice(0, -1).reduce((at, name) => at[name] as Node, copy)
  delete place[path.at(-1) ?? '']
  // `delete` leaves a gap in a list, which the filter closes.
  return JSON.parse(
    JSON.stringify(copy, (_, value) => (Array.isArray(value) ? value.filter(() => true) : value)),
  )
}

function generate(given: object): void {
  const missing = missingParts(given)
  if (missing.length > 0) throw new Error(missing.join('\n'))
  const whole = withDeprecationHeaders(given)
  operationsModule(whole as Document)
  const shown = withOpenAnswers(whole)
  asOpenApi32(shown)
  postmanCollection(shown)
}

test('generation from a document without one of its parts succeeds, or fails with an error message', () => {
  generate(document)
  const parts = [...partsOf(document)]
  expect(parts.length).toBeGreaterThan(600)
  const others = parts.flatMap(path => {
    try {
      generate(without(path))
      return []
    } catch (error) {
      return error instanceof TypeError ? [`${path.join('/')}: ${error.message}`] : []
    }
  })
  expect(others).toEqual([])
})

test.each([
  ['servers', 'The document must have servers.'],
  ['tags', 'The document must have tags.'],
  ['paths//lamps/get/summary', 'GET /lamps must have summary.'],
  ['paths//changes/get/responses', 'GET /changes must have responses.'],
  ['components/schemas/Error/properties/statusCode', 'The schema Error must have the property statusCode.'],
])('a document without %s is refused', (place, sentence) => {
  expect(() => generate(without(place.split(/\/(?!lamps|changes)/)))).toThrow(sentence)
})

test('an error code with two statuses is refused', () => {
  const copy = JSON.parse(
    JSON.stringify(document).replaceAll('"errorCode":"not_found"', '"errorCode":"invalid_token"'),
  )
  expect(() => generate(copy)).toThrow('The error code invalid_token must have one status, got 401 and 404.')
})

test.each([
  ['parameters', 'FieldError'],
  ['headers', 'field-error'],
])('two components with the same name for code generators are refused: %s/%s', (kind, name) => {
  const copy = structuredClone(document) as { components: Record<string, Node> }
  const [shared] = Object.values(copy.components[kind] ?? {})
  copy.components[kind] = { ...copy.components[kind], [name]: shared ?? {} }
  expect(() => generate(copy)).toThrow(
    /components\/\w+\/\S+ has the name of components\/schemas\/FieldError: code generators make one type of both/,
  )
})
