import { readFileSync } from 'node:fs'
import path from 'node:path'
import { root } from '@tenant-api/test-kit/root'
import { expect, test } from 'vitest'
import { generators, versionOf } from '../generators/generators.ts'

const page = readFileSync(path.join(root, 'docs/tools.md'), 'utf8')
const shown = generators.filter(({ command, document }) => !document && page.includes(`npx ${command}\n`))
const files = shown.flatMap(({ file, needs = [] }) => [...needs, `${file}.ts`])

test('docs/tools.md shows the commands that are tested', () => {
  expect(shown.map(({ file }) => file)).toEqual([
    'hey-api',
    'orval',
    'openapi-fetch',
    'rtk-query',
    'typed-openapi',
  ])
})

test.each(['tenant.ts', ...files])('docs/tools.md shows the recipe that is tested: %s', file => {
  const code = readFileSync(path.join(root, 'packages/contract-tests/generators/recipes', file), 'utf8')
  expect(page.includes(`\n${code}\`\`\`\n`), `Copy ${file} into the page.`).toBe(true)
})

test.each(['bruno.sh', 'swagger-ui.html'])('docs/tools.md shows the recipe that is tested: %s', file => {
  const code = readFileSync(path.join(root, 'packages/contract-tests/runners/recipes', file), 'utf8')
  expect(page.includes(`\n${code}\`\`\`\n`), `Copy ${file} into the page.`).toBe(true)
})

test('docs/tools.md names the versions of the runners that are tested', () => {
  const file = path.join(root, 'packages/contract-tests/runners/package.json')
  const { dependencies } = JSON.parse(readFileSync(file, 'utf8'))
  for (const name of ['@usebruno/cli', 'newman', 'swagger-ui-dist'])
    expect(page, name).toContain(`${name}@${dependencies[name]}`)
})

test.each(generators)('docs/tools.md names the version that is tested: $name', generator => {
  expect(page).toContain(`\n| ${generator.name} | ${versionOf(generator)} | `)
})
