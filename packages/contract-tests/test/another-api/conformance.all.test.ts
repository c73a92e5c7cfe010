import { execFile } from 'node:child_process'
import { readFile, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { type AnotherApi, followPage } from './follow-page.ts'
import { startServer } from './start-program.ts'

const run = promisify(execFile)
let copy: AnotherApi

beforeAll(async () => {
  copy = await followPage()
})
afterAll(() => rm(copy.folder, { recursive: true }))

test('the conformance suite is derived from the document of another API, and passes on its server', async () => {
  const baseUrl = await startServer(copy)
  const suite = path.join(copy.folder, 'lamps/conformance.ts')
  const { stdout } = await run(process.execPath, [suite, baseUrl]).catch(error => error)
  expect(stdout).toMatch(/^authentication +3 passed/m)
  expect(stdout).toMatch(/^unknown-parameters +3 passed/m)
  expect(stdout).toMatch(/^broken-bodies +3 passed/m)
  expect(stdout).toMatch(/^examples +3 passed/m)
  expect(stdout).toMatch(/^event-stream +3 passed/m)
  expect(stdout).toMatch(/ 0 failed, 0 skipped /)
})

/** Each fault is an edit of one file of the copy. The last string is the name of the case that finds it. */
const breaks = [
  [
    'answers 200 without a token',
    'lamps/server.ts',
    'bearerToken(req)',
    "'anyone'",
    'answers 401 to a request without a token',
  ],
  [
    'accepts any body',
    'apps/server/src/http/pipeline.ts',
    '...validate,',
    'validate[0] as never,',
    "answers 400 to a body with no 'on'",
  ],
  [
    'ignores the query',
    'lamps/server.ts',
    'next()',
    'req.url = req.path; next()',
    'answers 400 to an unknown query parameter',
  ],
  [
    'loses an event on resumption',
    'lamps/handlers.ts',
    'log.slice(start)',
    'log.slice(start + 1)',
    'resumes by Last-Event-ID',
  ],
  [
    'sends an undocumented message',
    'lamps/handlers.ts',
    "type: 'offset-only', offset: String(start)",
    "type: 'offset-only', offset: ''",
    'begins with a documented message',
  ],
] as const

test.each(breaks)(
  'the conformance suite finds a server of another API that %s',
  async (_, name, before, after, finding) => {
    const file = path.join(copy.folder, name)
    const text = await readFile(file, 'utf8')
    onTestFinished(() => writeFile(file, text))
    expect(text).toContain(before)
    await writeFile(file, text.replace(before, after))
    const suite = path.join(copy.folder, 'lamps/conformance.ts')
    const { stdout, code } = await run(process.execPath, [suite, await startServer(copy)]).catch(
      error => error,
    )
    expect(stdout).toContain(finding)
    expect(code).toBe(1)
  },
)
