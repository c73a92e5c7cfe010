import { globSync, readFileSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { root } from '@tenant-api/test-kit/root'
import { describe, expect, test } from 'vitest'
import { applied } from '../src/sabotage.ts'
import { statementSabotages } from '../src/sabotages/statements.ts'
import { sabotages } from '../src/sabotages.ts'

test('There are at least sixty sabotages, each with its own sentence', () => {
  expect(sabotages.length).toBeGreaterThanOrEqual(60)
  expect(new Set(sabotages.map(({ breaks }) => breaks)).size).toBe(sabotages.length)
})

describe('A sabotage applies to the current code', () => {
  test.each(sabotages)('$breaks', async sabotage => {
    const text = await readFile(path.join(root, sabotage.file), 'utf8')
    expect(applied(sabotage, text)).not.toBe(text)
    if ('workspace' in sabotage.noticedBy)
      await readFile(path.join(root, sabotage.noticedBy.workspace, sabotage.noticedBy.test))
  })
})

describe('A sabotage of a statement is noticed by a test that shows the statement', () => {
  const page = readFileSync(path.join(root, 'docs/statements.md'), 'utf8').split('\n')
  test.each(statementSabotages)('$breaks', ({ statement, noticedBy }) => {
    const row = page.find(line => line.startsWith(`| \`${statement}\` |`))
    // The service's contract tests run the cases of the conformance suite.
    const guard = 'test' in noticedBy ? `${noticedBy.workspace}/${noticedBy.test}` : ''
    const file = guard.startsWith('packages/contract-tests/') ? 'packages/conformance/src/suite/' : guard
    expect(row).toContain(`(../${file}`)
  })
})

/** The sources and tests of all packages and apps, without the sabotages themselves. */
const code = globSync('{apps,packages}/*/{src,test}/**/*.ts', { cwd: root })
  .filter(file => !file.startsWith(path.join('apps', 'sabotage')))
  .map(file => readFileSync(path.join(root, file), 'utf8'))
  .join('\n')
const patterns = sabotages.flatMap(({ noticedBy }) =>
  'only' in noticedBy && noticedBy.only !== undefined ? noticedBy.only.split('|') : [],
)

// If no test had the name, Vitest would run no test and report success, so the sabotage would survive.
test.each(patterns)('The name of a test contains %o', words => {
  expect(code).toContain(words)
})
