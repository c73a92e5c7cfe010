import { createReadStream } from 'node:fs'
import { parseArgs } from 'node:util'
import type { Document } from '../compatibility/document.ts'
import { type Use, useOf } from '../src/usage.ts'
import { collectUsage } from './collect-usage.ts'
import { packedDocument, readDocument } from './read-document.ts'
import { isRecord, unreadable } from './read-file.ts'
import { operationsOf, type Usage } from './usage.ts'
import { UsageError, WrongInput } from './wrong-input.ts'

const options = {
  consumer: { type: 'string' },
  client: { type: 'string' },
  document: { type: 'string' },
} as const

/** `used LOG...` prints what a consumer uses, as JSON that `can-i-deploy` reads. */
export async function used(args: readonly string[]): Promise<number> {
  const { positionals: files, values } = parseArgs({ args: [...args], allowPositionals: true, options })
  const { consumer, client } = values
  if (files.length === 0) throw new UsageError('Name a log: used LOG --consumer NAME.')
  if (!consumer) throw new UsageError('Name the consumer: used LOG --consumer NAME.')
  const document = values.document === undefined ? packedDocument() : await readDocument(values.document)
  const usage = await usageOf(files, { consumer, client, document })
  process.stdout.write(`${JSON.stringify(usage, null, 2)}\n`)
  return 0
}

interface Context {
  readonly consumer: string
  /** The client whose lines of an access log are taken. Default: all. */
  readonly client: string | undefined
  readonly document: Document
}

/** @throws {WrongInput} if no line of the logs shows a use of the document */
export async function usageOf(
  files: readonly string[],
  { consumer, client, document }: Context,
): Promise<Usage> {
  const collected = collectUsage(document)
  const route = routes(document)
  for (const file of files)
    for await (const line of linesOf(file)) {
      const use = useIn(line, client, route)
      if (use) collected.add(use)
    }
  const operations = collected.operations()
  if (Object.keys(operations).length > 0) return { consumer, document: document.info.version, operations }
  throw new WrongInput(
    `${files.join(', ')}: no line shows an operation of the document${client === undefined ? '' : ` called by the client ${client}`}. A log has lines of the mock, the handlers or the typed client, of the service, or of a proxy in the common log format.`,
  )
}

/** The longest line: a longer one is skipped. */
const longestLine = 1_000_000

/** The lines of a file. Splits only at line feeds, because JSON may contain other line separators. */
async function* linesOf(file: string): AsyncGenerator<string> {
  let rest = ''
  try {
    for await (const chunk of createReadStream(file, 'utf8')) {
      const lines = (rest + chunk).split('\n')
      rest = lines.pop() ?? ''
      yield* lines
      if (rest.length > longestLine) rest = ' '
    }
  } catch (error) {
    throw unreadable(file, error)
  }
  yield rest
}

/** Finds the operation of a request. */
type Route = (method: string, path: string) => string | undefined

function routes(document: Document): Route {
  const known = operationsOf(document).map(({ method, path, operation }) => {
    const literal = path.replaceAll(/[.*+?^$()|[\]\\]/g, String.raw`\$&`)
    return { method, path, id: operation.operationId, pattern: literal.replaceAll(/\{[^}]*\}/g, '[^/]+') }
  })
  // A path without parameters goes before one with parameters.
  const ordered = known
    .toSorted((one, other) => one.path.split('{').length - other.path.split('{').length)
    .map(({ pattern, ...others }) => ({ ...others, pattern: new RegExp(`^${pattern}$`) }))
  return (asked, path) => ordered.find(({ method, pattern }) => method === asked && pattern.test(path))?.id
}

/** The use that a line shows: a line of a recorder, of the log of the service, or of a proxy. */
function useIn(line: string, client: string | undefined, route: Route): Use | undefined {
  if (!line.startsWith('{')) return useInCommonLog(line, route)
  let value: unknown
  try {
    value = JSON.parse(line)
  } catch {
    return undefined
  }
  if (!isRecord(value) || typeof value.operation !== 'string') return undefined
  const { operation, msg, status } = value
  if (msg === undefined) return isUse(value) ? (value as unknown as Use) : undefined
  if (msg !== 'request' || (client !== undefined && value.client_id !== client)) return undefined
  return { operation, status: Number.isInteger(status) ? Number(status) : undefined }
}

/** A line of the common log format, as proxies write it. It has the query of the request. */
function useInCommonLog(line: string, route: Route): Use | undefined {
  const [, method = '', target = '', status] = /"([A-Z]+) (\S+) HTTP\/[\d.]+" (\d{3})\b/.exec(line) ?? []
  const [path = '', search = ''] = target.split(/\?(.*)/s)
  const operation = route(method, path)
  if (operation === undefined) return undefined
  const query = new URLSearchParams(search)
  const { parameters } = useOf({ operation, query, headers: [], body: undefined })
  return { operation, status: Number(status), parameters }
}

function isUse({ status, event, parameters, sends, reads }: Readonly<Record<string, unknown>>): boolean {
  const lists = [parameters, sends, reads].filter(list => list !== undefined)
  return (
    (status === undefined || Number.isInteger(status)) &&
    (event === undefined || typeof event === 'string') &&
    lists.every(list => Array.isArray(list) && list.every(one => typeof one === 'string'))
  )
}
