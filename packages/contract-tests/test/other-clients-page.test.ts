import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { root } from '@tenant-api/test-kit/root'
import { expect, test } from 'vitest'

const folder = path.join(root, 'packages/contract-tests/other-clients')
const page = readFileSync(path.join(root, 'docs/other-clients.md'), 'utf8')

test.each(globSync('*', { cwd: path.join(folder, 'recipes') }))(
  'docs/other-clients.md shows the recipe that is tested: %s',
  file => {
    const code = readFileSync(path.join(folder, 'recipes', file), 'utf8')
    expect(page.includes(`\n${code}\`\`\`\n`), `Copy ${file} into the page.`).toBe(true)
  },
)

test('docs/other-clients.md names the versions of npm that are tested', () => {
  const { dependencies } = JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8')) as {
    dependencies: Readonly<Record<string, string>>
  }
  for (const [name, version] of Object.entries(dependencies)) {
    if (name !== 'typescript') expect(page, name).toContain(version.split('@').at(-1))
  }
})
