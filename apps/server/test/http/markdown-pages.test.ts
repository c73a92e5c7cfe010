import { document, operations, publicDocument } from '@tenant-api/contract'
import { expect, test } from 'vitest'
import { startWatchedService } from '../watched-service.ts'
import { send } from './send.ts'

const service = await startWatchedService()
const publicOperations = Object.entries(operations).filter(([, { internal }]) => !internal)

async function read(path: string): Promise<string> {
  const { status, text, headers } = await send(service, { path })
  expect({ path, status }).toEqual({ path, status: 200 })
  expect(headers['access-control-allow-origin']).toBe('*')
  expect(headers['x-ratelimit-remaining']).toBeUndefined()
  return text
}

/** The paths of all links to this service in a page. */
function linksIn(text: string): string[] {
  return Array.from(text.matchAll(/\]\(([^)]*)\)/g), ([, target = '']) => target)
    .filter(target => target.startsWith(service.baseUrl))
    .map(target => target.slice(service.baseUrl.length))
}

test('llms.txt leads to a page of each public operation, and to no internal operation or schema', async () => {
  const pages = new Map<string, string>()
  const waiting = ['/llms.txt']
  for (let path = waiting.pop(); path !== undefined; path = waiting.pop()) {
    if (pages.has(path)) continue
    const text = await read(path)
    pages.set(path, text)
    if (!path.endsWith('.json')) waiting.push(...linksIn(text))
  }
  const found = [...pages.keys()].filter(path => path.startsWith('/docs/operations/'))
  expect(found.toSorted()).toEqual(publicOperations.map(([id]) => `/docs/operations/${id}.md`).toSorted())
  const schemas = [...pages.keys()].filter(path => path.startsWith('/docs/schemas/'))
  const names = Object.keys(publicDocument.components.schemas ?? {})
  expect(names.map(name => `/docs/schemas/${name}.md`)).toEqual(expect.arrayContaining(schemas))
  expect(schemas).toContain('/docs/schemas/SubscriptionMessage.md')
  for (const [path, text] of pages)
    if (path.endsWith('.md')) expect({ path, isShort: text.length < 10_000 }).toEqual({ path, isShort: true })
  expect([...pages.values()].join()).not.toContain('publish:events')
})

test.each(publicOperations)('the page of %s names its address, scopes and answers', async (id, operation) => {
  const page = await read(`/docs/operations/${id}.md`)
  expect(page).toContain(`\`${operation.method} ${service.baseUrl}${operation.path}\``)
  for (const scope of operation.anyScope) expect(page).toContain(`\`${scope}\``)
  const { responses } = publicDocument.paths[operation.path]?.[operation.method.toLowerCase()] ?? {}
  for (const status of Object.keys(responses ?? {}))
    expect(page).toMatch(Number(status) < 400 ? `## Answer ${status}` : `| ${status} |`)
})

test.each([
  'operations/publish_events.md',
  'operations/nothing.md',
  'schemas/PublishEvent.md',
  'schemas/__proto__.md',
])('there is no page /docs/%s', async path => {
  expect(document.components.schemas).toHaveProperty('PublishEvent')
  expect((await send(service, { path: `/docs/${path}` })).status).toBe(404)
})
