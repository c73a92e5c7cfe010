import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { mutationScopes } from '../src/mutation-scopes.ts'

const root = path.join(import.meta.dirname, '../../..')
const exists = (file: string) => existsSync(path.join(root, file))

test.each(Object.entries(mutationScopes))(
  'The sources and tests of the part %s exist',
  (_, { workspace, sources, tests, setup = [] }) => {
    const missing = [...sources, ...setup].filter(name => !exists(`${workspace}/${name}`))
    const untested = tests.filter(
      name => !['', '.test.ts', '.all.test.ts'].some(end => exists(`${workspace}/${name}${end}`)),
    )
    expect([...missing, ...untested]).toEqual([])
  },
)

test('Every part is mutated every night', () => {
  const workflow = readFileSync(path.join(root, '.github/workflows/nightly.yml'), 'utf8')
  expect(workflow).toContain(`scope: [${Object.keys(mutationScopes).toSorted().join(', ')}]`)
})
