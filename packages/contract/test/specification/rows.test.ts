import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { specificationFaults } from '../../specification-rows.ts'
import { document } from '../../src/index.ts'

const page = readFileSync(new URL('../../../../docs/specification.md', import.meta.url), 'utf8')

test('docs/specification.md lists every operation with its x-origin', () => {
  expect(specificationFaults(document, page)).toEqual([])
})

test('A missing or wrong row is reported with the name of its operation', () => {
  expect(specificationFaults(document, page.replace(/^\| `get_jwks` .*\n/m, ''))).toEqual([
    'docs/specification.md has no row for the operation get_jwks (decided). Add one with its reason.',
  ])
  expect(specificationFaults(document, page.replace('`get_jwks` |', '`get_keys` |'))).toContain(
    'docs/specification.md has a row for get_keys (decided), which the document does not have.',
  )
})
