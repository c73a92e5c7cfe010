import { execFile } from 'node:child_process'
import { readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { promisify } from 'node:util'
import { chromiumPath, launchChromium } from '@tenant-api/test-kit/chromium'
import { copyRepository } from '@tenant-api/test-kit/copy-repository'
import type { Running } from '@tenant-api/test-kit/start-process'
import type { RunningService } from '@tenant-api/test-kit/start-service'
import ts from 'typescript'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

const run = promisify(execFile)
const stats = '/api/v2/event-streams/est_1CfRkm7WrQvB2TzNpXyL4d/stats'
const announced = {
  deprecation: `@${Date.parse('2026-11-01') / 1_000}`,
  sunset: 'Mon, 01 Nov 2027 00:00:00 GMT',
}

describe('An operation that the document deprecates', () => {
  let copy: Awaited<ReturnType<typeof copyRepository>>
  let service: RunningService
  let mock: Running

  beforeAll(async () => {
    copy = await copyRepository()
    const file = path.join(copy.folder, 'openapi/event-streams/paths/stats.yaml')
    const dates = "deprecated: true\n  x-deprecation: '2026-11-01'\n  x-sunset: '2027-11-01'"
    await writeFile(file, (await readFile(file, 'utf8')).replace('get:\n', `get:\n  ${dates}\n`))
    for (const workspace of ['contract', 'simulator', 'client'])
      await run(process.execPath, [path.join(copy.folder, 'packages', workspace, 'generate.ts')])
    await run(process.execPath, [path.join(copy.folder, 'apps/console/build-if-changed.ts')])
    const module = (name: string) =>
      import(pathToFileURL(path.join(copy.folder, 'packages/test-kit/src', name)).href)
    const { startService }: typeof import('@tenant-api/test-kit/start-service') =
      await module('start-service.ts')
    const { startMock }: typeof import('@tenant-api/test-kit/start-mock') = await module('start-mock.ts')
    service = await startService()
    mock = await startMock()
  })

  afterAll(async () => {
    await Promise.all([service?.stop(), mock?.stop()])
    await copy?.remove()
  })

  async function headersOf({ baseUrl }: { baseUrl: string }, pathAndQuery: string, token = 'any') {
    const authorization = token === '' ? {} : { Authorization: `Bearer ${token}` }
    const { status, headers } = await fetch(baseUrl + pathAndQuery, { headers: authorization })
    return { status, deprecation: headers.get('deprecation'), sunset: headers.get('sunset') }
  }

  test('has a Deprecation header in each answer of the service to its clients', async () => {
    const token = await service.token()
    expect(await headersOf(service, stats, token)).toEqual({ status: 404, ...announced })
    expect(await headersOf(service, `${stats}?unknown=1`, token)).toEqual({ status: 400, ...announced })
    const other = await service.token({ scope: 'read:stats' })
    expect(await headersOf(service, stats, other)).toEqual({ status: 403, ...announced })
  })

  test('has no Deprecation header in answers to callers without a token', async () => {
    expect(await headersOf(service, stats, '')).toEqual({ status: 401, deprecation: null, sunset: null })
  })

  test('has a Deprecation header in the answers of the mock', async () => {
    const { access_token } = (await (
      await fetch(`${mock.baseUrl}/oauth/token`, {
        method: 'POST',
        body: new URLSearchParams({ grant_type: 'client_credentials', audience: '/api/v2/', client_id: 'a' }),
      })
    ).json()) as { access_token: string }
    expect(await headersOf(mock, stats, access_token)).toEqual({ status: 200, ...announced })
    expect(await headersOf(mock, `${stats}?unknown=1`, access_token)).toEqual({ status: 400, ...announced })
    expect(await headersOf(mock, '/.well-known/jwks.json', '')).toEqual({
      status: 200,
      deprecation: null,
      sunset: null,
    })
  })

  test('is marked as deprecated in the served document', async () => {
    const { paths } = (await (await fetch(`${service.baseUrl}/openapi.json`)).json()) as {
      paths: Record<string, { get: { responses: Record<string, { headers?: object }> } }>
    }
    const operation = paths['/api/v2/event-streams/{id}/stats']?.get
    expect(operation).toMatchObject({
      deprecated: true,
      'x-deprecation': '2026-11-01',
      'x-sunset': '2027-11-01',
    })
    expect(operation?.responses[200]?.headers).toMatchObject({
      Deprecation: { required: true, schema: { const: announced.deprecation } },
      Sunset: { required: true, schema: { const: announced.sunset } },
    })
  })

  test.skipIf(!chromiumPath)('is marked as deprecated in the reference', async () => {
    const browser = await launchChromium()
    const page = await browser.newPage()
    await page.goto(`${service.baseUrl}/docs`)
    const marked = page.locator('#contents .deprecated')
    await marked.click()
    expect(await marked.count()).toBe(1)
    await page.getByText('Deprecated since 2026-11-01. Ends on 2027-11-01.').waitFor()
    expect(page.url()).toMatch(/get_event_stream_stats$/)
    await browser.close()
  })

  test("is struck out in editors, because the client's function is marked @deprecated", () => {
    const file = path.join(copy.folder, 'packages/client/src/caller.ts')
    const calls =
      "import type { Client } from './index.ts'\nexport const call = (client: Client) => [client.getEventStreamStats, client.getEventStream]\n"
    const texts = new Map([[file, calls]])
    const languageService = ts.createLanguageService({
      getCompilationSettings: () => ({
        module: ts.ModuleKind.NodeNext,
        allowImportingTsExtensions: true,
        noEmit: true,
      }),
      getCurrentDirectory: () => copy.folder,
      getDefaultLibFileName: ts.getDefaultLibFilePath,
      getScriptFileNames: () => [file],
      getScriptVersion: () => '0',
      getScriptSnapshot: name => {
        const text = texts.get(name) ?? ts.sys.readFile(name)
        return text === undefined ? undefined : ts.ScriptSnapshot.fromString(text)
      },
      fileExists: name => texts.has(name) || ts.sys.fileExists(name),
      readFile: name => texts.get(name) ?? ts.sys.readFile(name),
      realpath: name => ts.sys.realpath?.(name) ?? name,
    })
    const suggestions = languageService
      .getSuggestionDiagnostics(file)
      .map(({ messageText }) => String(messageText))
    expect(suggestions).toEqual(["'getEventStreamStats' is deprecated."])
  })
})
