import { readFileSync } from 'node:fs'
import { document } from '@tenant-api/contract'
import { expect, test } from 'vitest'

const page = readFileSync(new URL('../../../docs/specification.md', import.meta.url), 'utf8')

test('docs/specification.md lists every operation with its x-origin', () => {
  const methods = Object.values(document.paths).flatMap(item => Object.values(item))
  const documented = methods.flatMap(operation =>
    'operationId' in operation && 'x-origin' in operation
      ? [[operation.operationId, operation['x-origin']]]
      : [],
  )
  const listed = [...page.matchAll(/^\| `(\w+)` \| (specified|decided) \|/gm)].map(([, id, origin]) => [
    id,
    origin,
  ])
  expect(listed.toSorted()).toEqual(documented.toSorted())
})
