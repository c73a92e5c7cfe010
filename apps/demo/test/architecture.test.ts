import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const root = new URL('../../../', import.meta.url)
const page = readFileSync(new URL('docs/architecture.md', root), 'utf8')

test('every file and folder named in docs/architecture.md exists', () => {
  const named = page.match(/\b[\w-]+(?:\/[\w.-]+)*(?:\.(?:ts|yaml)\b|\/(?=[`<]))/g) ?? []
  expect(named.length).toBeGreaterThan(20)
  const isThere = (name: string) =>
    ['', 'apps/server/src/'].some(folder => existsSync(new URL(`${folder}${name}`, root)))
  expect(named.filter(name => !isThere(name))).toEqual([])
})

test('docs/architecture.md names every file of the way to a webhook', () => {
  const files = ['webhooks/dispatch', 'webhooks/send'].flatMap(folder =>
    readdirSync(new URL(`apps/server/src/${folder}`, root)).map(file => `${folder}/${file}`),
  )
  expect(files.filter(file => !page.includes(`\`${file}\``))).toEqual([])
})
