import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { root } from '@tenant-api/test-kit/root'
import { describe, expect, test } from 'vitest'
import { mutationScopes } from '../src/mutation-scopes.ts'

describe('A mutation scope names only sources and tests that exist', () => {
  const named = Object.values(mutationScopes).flatMap(({ workspace, sources, tests, setup = [] }) => [
    ...[...sources, ...setup].map(source => path.join(workspace, source)),
    ...tests.map(test => path.join(workspace, `${test}{.test.ts,.all.test.ts,/**/*.test.ts}`)),
  ])
  test.each(named)('%s', pattern => {
    expect(globSync(pattern, { cwd: root })).not.toEqual([])
  })
})

test('Every part is mutated every night', () => {
  const workflow = readFileSync(path.join(root, '.github/workflows/nightly.yml'), 'utf8')
  expect(workflow).toContain(`scope: [${Object.keys(mutationScopes).toSorted().join(', ')}]`)
})
