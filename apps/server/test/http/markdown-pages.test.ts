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

test.each(publicOperations)(
  'the page of %s names its path parameters, and has a curl command',
  async (id, operation) => {
    const page = await read(`/docs/operations/${id}.md`)
    for (const [, name] of operation.path.matchAll(/\{(\w+)\}/g))
      expect(page).toContain(`| \`${name}\` | path | yes |`)
    const [, command = ''] = /```sh\n(.*?)\n```/s.exec(page) ?? []
    expect(command).toMatch(/^curl /)
    expect(command).toContain(`${service.baseUrl}${operation.path.replaceAll(/\{\w+\}/g, '')}`.slice(0, 30))
    if (operation.anyScope.length > 0)
      expect(command).toContain('-H "Authorization: Bearer $TENANT_API_TOKEN"')
  },
)

test('a page lists every example of a small answer, and the examples of a stream on the pages of its event types', async () => {
  const listing = await read('/docs/operations/list_event_streams.md')
  for (const summary of ['Checkpoint paging. Another page follows.', 'Offset paging.'])
    expect(listing).toContain(`Example: ${summary}`)
  const stream = await read('/docs/operations/subscribe_events.md')
  expect(stream).toContain('"type": "organization.created"')
  expect(stream).toContain(`${service.baseUrl}/docs/event-types.md`)
  expect(await read('/docs/event-types/user.created.md')).toContain('"type": "user.created"')
})

test('the webhook, the event types and the schemas have pages', async () => {
  const llms = await read('/llms.txt')
  for (const page of ['/docs/webhooks/receive_event.md', '/docs/event-types.md', '/docs/schemas.md'])
    expect(llms).toContain(`${service.baseUrl}${page}`)
  const webhook = await read('/docs/webhooks/receive_event.md')
  expect(webhook).toContain('| `webhook-signature` | header | yes |')
  expect(webhook).toContain('"specversion": "1.0"')
  const types = publicDocument.components.schemas?.EventType as { enum: string[] }
  const list = await read('/docs/event-types.md')
  for (const type of types.enum)
    expect(list).toContain(`[${type}](${service.baseUrl}/docs/event-types/${type}.md)`)
  const schemas = await read('/docs/schemas.md')
  expect(schemas).toContain(`${service.baseUrl}/docs/schemas/<name>.md`)
  for (const name of Object.keys(publicDocument.components.schemas ?? {}))
    expect(schemas).toContain(`\`${name}\``)
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
