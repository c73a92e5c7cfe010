import { readFileSync } from 'node:fs'
import { document } from '@tenant-api/contract'
import { expect, test } from 'vitest'

const page = readFileSync(new URL('../../../docs/specification.md', import.meta.url), 'utf8')

/** The operations with their x-origin that are missing on a page, and the rows of the page that match no operation. */
function faultsOf(text: string): string[] {
  const rows = [...text.matchAll(/^\| `(\w+)` \| (specified|decided) \|/gm)].map(
    ([, id, origin]) => `${id} (${origin})`,
  )
  const operations = Object.values(document.paths)
    .flatMap(item => Object.values(item))
    .flatMap(operation =>
      'operationId' in operation && 'x-origin' in operation
        ? [`${operation.operationId} (${operation['x-origin']})`]
        : [],
    )
  return [
    ...operations
      .filter(operation => !rows.includes(operation))
      .map(
        operation =>
          `docs/specification.md has no row for the operation ${operation}. Add one with its reason.`,
      ),
    ...rows
      .filter(row => !operations.includes(row))
      .map(row => `docs/specification.md has a row for ${row}, which the document does not have.`),
  ]
}

test('docs/specification.md lists every operation with its x-origin', () => {
  expect(faultsOf(page)).toEqual([])
})

test('A forgotten row is told by the name of its operation', () => {
  const told = (text: string) => faultsOf(text).filter(fault => !faultsOf(page).includes(fault))
  expect(told(page.replace(/^\| `get_jwks` .*\n/m, ''))).toEqual([
    'docs/specification.md has no row for the operation get_jwks (decided). Add one with its reason.',
  ])
  expect(told(page.replace('`get_jwks` |', '`get_keys` |'))).toContain(
    'docs/specification.md has a row for get_keys (decided), which the document does not have.',
  )
})
