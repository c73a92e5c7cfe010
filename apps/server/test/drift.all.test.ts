// Not in `npm test`: the compiler takes six seconds, and each change of types is checked by the type check too.
import { fileURLToPath } from 'node:url'
import ts from 'typescript'
import { beforeAll, describe, expect, test } from 'vitest'

const sources = fileURLToPath(new URL('../src/', import.meta.url))
const operation = (id: string) => `${sources}operations/${id}.ts`
const table = `${sources}generated/handlers.ts`

/** Returns the compiler's errors for `file` after `changes` to source files; null removes a file. */
let complaints: (file: string, changes: Record<string, ((text: string) => string) | null>) => string[]

beforeAll(() => {
  const { options } = ts.parseJsonConfigFileContent(
    ts.readConfigFile(fileURLToPath(new URL('../../../tsconfig.base.json', import.meta.url)), ts.sys.readFile)
      .config,
    ts.sys,
    sources,
  )
  let version = 0
  let changed = new Map<string, string | null>()
  const read = (file: string) =>
    changed.has(file) ? (changed.get(file) ?? undefined) : ts.sys.readFile(file)
  const service = ts.createLanguageService({
    getCompilationSettings: () => ({ ...options, types: [] }),
    getCurrentDirectory: () => sources,
    getDefaultLibFileName: ts.getDefaultLibFilePath,
    getScriptFileNames: () => [table],
    getScriptVersion: file => (changed.has(file) ? String(version) : '0'),
    getScriptSnapshot: file => {
      const text = read(file)
      return text === undefined ? undefined : ts.ScriptSnapshot.fromString(text)
    },
    fileExists: file => (changed.has(file) ? changed.get(file) !== null : ts.sys.fileExists(file)),
    readFile: read,
    directoryExists: ts.sys.directoryExists,
    getDirectories: ts.sys.getDirectories,
    realpath: file => ts.sys.realpath?.(file) ?? file,
  })
  complaints = (file, changes) => {
    version++
    changed = new Map(
      Object.entries(changes).map(([name, edit]) => [
        name,
        edit === null ? null : edit(ts.sys.readFile(name) ?? ''),
      ]),
    )
    return service
      .getSemanticDiagnostics(file)
      .map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, '\n'))
  }
})

function replacing(given: string, wanted: string) {
  return (text: string) => {
    if (!text.includes(given)) throw new Error(`the source does not contain ${given}`)
    return text.replace(given, wanted)
  }
}

describe('a handler that differs from the document does not compile', () => {
  test('the unchanged handlers compile', () => {
    expect(complaints(table, {})).toEqual([])
    expect(complaints(operation('create_rate_limit_policy'), {})).toEqual([])
  })

  test.each([
    ['a status that the document does not have', 'status: 201', 'status: 202', /202/],
    ['an error that the document does not have', "problem('conflict'", "problem('not_found'", /404/],
    [
      'a header that the document does not have',
      'headers: { ETag',
      "headers: { 'X-Extra': 'a', ETag",
      /'X-Extra' is not in the document/,
    ],
    [
      'a property that the document does not have',
      'body: shownPolicy(policy)',
      "body: { ...shownPolicy(policy), extra: 'a' }",
      /'extra' is not in the document/,
    ],
    ['a missing required property', 'body: shownPolicy(policy)', 'body: { id: policy.id }', /resource/],
    ['a property of another type', 'created_at: now', 'created_at: 7', /created_at/],
    ['an input that the document does not have', '{ body }', '{ body, path: { id } }', /'id'/],
  ])('a handler with %s does not compile, and the error names it', (_fault, given, wanted, message) => {
    const file = operation('create_rate_limit_policy')
    expect(complaints(file, { [file]: replacing(given, wanted) }).join('\n')).toMatch(message)
  })

  test('a handler without a required header does not compile, and the error names the header', () => {
    const file = operation('subscribe_events')
    const changed = { [file]: replacing("'X-Accel-Buffering': 'no'", '') }
    expect(complaints(file, changed).join('\n')).toContain('X-Accel-Buffering')
  })

  test('a subscription with an undocumented message does not compile', () => {
    const file = `${sources}events/subscriber.ts`
    expect(complaints(file, { [file]: replacing("type: 'offset-only'", "type: 'heartbeat'") })).not.toEqual(
      [],
    )
  })

  test('an operation without a handler file does not compile', () => {
    expect(complaints(table, { [operation('get_jwks')]: null }).join()).toContain('get_jwks')
  })

  test('a table of handlers that lacks an operation does not compile', () => {
    expect(complaints(table, { [table]: replacing('  get_jwks,\n', '') }).join()).toContain('get_jwks')
  })
})
