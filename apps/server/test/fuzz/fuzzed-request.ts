import { dereference, document, type OperationId, operations } from '@tenant-api/contract'
import type { Random } from '@tenant-api/test-kit/random'
import { pick, type Schema, valueFor } from './schema-value.ts'
import { garbled, spoiled } from './spoil.ts'

/** A request generated from the document, as sent on the wire. */
export interface FuzzedRequest {
  readonly operation: OperationId
  readonly method: string
  readonly path: string
  readonly headers: Readonly<Record<string, string>>
  readonly body: Buffer | undefined
  /** Whether the path or method was changed, so that another operation or none may answer. */
  readonly isElsewhere: boolean
}

/** Ids of existing resources, and tokens, for later requests. */
export interface Known {
  readonly ids: readonly string[]
  readonly tokens: Readonly<Record<'/api/v2/' | '/internal/', string>>
}

interface Parameter {
  readonly name: string
  readonly in: 'path' | 'query' | 'header'
  readonly required?: boolean
  readonly explode?: boolean
  readonly schema: Schema
}

interface Described {
  readonly parameters?: readonly Parameter[]
  readonly requestBody?: { readonly content: Readonly<Record<string, DescribedBody>> }
}

interface DescribedBody {
  readonly schema: Schema
  readonly examples?: Readonly<Record<string, Parameters<typeof dereference<Example>>[0]>>
}

interface Example {
  readonly value: unknown
}

const ids = Object.keys(operations) as OperationId[]

function describedBy(operation: OperationId): Described {
  const { method, path } = operations[operation]
  return document.paths[path]?.[method.toLowerCase()] as unknown as Described
}

/** A request of a random operation. Nearly half of the requests are valid, the others have one or two faults. */
export function newRequest(random: Random, known: Known): FuzzedRequest {
  const operation = pick(random, ids)
  const { method, audience } = operations[operation]
  const { parameters = [], requestBody } = describedBy(operation)
  const fault = pick(random, ['none', 'none', 'none', 'path', 'query', 'headers', 'body', 'bytes', 'method'])
  const given = parameters.map(parameter => dereference<Parameter>(parameter))
  const isWrong = (part: string) => fault === part
  const mediaType = pick(random, [...Object.keys(requestBody?.content ?? {}), 'application/json'])
  const described = requestBody?.content[mediaType]
  return {
    operation,
    method: isWrong('method') ? pick(random, ['PUT', 'HEAD', 'OPTIONS', 'DELETE', 'BREW', 'GET']) : method,
    path: pathOf(random, operation, given, known, isWrong),
    headers: {
      ...(audience === null ? {} : { Authorization: authorizationOf(random, known.tokens[audience]) }),
      ...headersOf(random, given, isWrong('headers')),
      ...(described && { 'Content-Type': isWrong('headers') ? pick(random, mediaTypes) : mediaType }),
    },
    isElsewhere: fault === 'path' || fault === 'method',
    body: described && bodyOf(random, contentFor(random, described), mediaType, fault),
  }
}

const mediaTypes = [
  'text/plain',
  'application/json; charset=utf-16',
  'multipart/form-data; boundary=a',
  'a',
  '',
]

function authorizationOf(random: Random, token: string): string {
  if (random(20) > 0) return `Bearer ${token}`
  return pick(random, ['Bearer', `Bearer ${token}x`, `Basic ${token}`, 'Bearer a.b.c', `bearer  ${token}`])
}

function pathOf(
  random: Random,
  operation: OperationId,
  parameters: readonly Parameter[],
  { ids }: Known,
  isWrong: (part: string) => boolean,
): string {
  const template: string = operations[operation].path
  const own = ids.filter(id => id.startsWith(template.includes('/event-streams') ? 'est_' : 'rlp_'))
  const filled = template.replaceAll(/\{(\w+)\}/g, (_, name) =>
    name === 'id' && own.length > 0 && random(5) > 0 ? pick(random, own) : 'evt_1CfRm3KpZtYh8WqDsNvG6a',
  )
  const path = isWrong('path') ? `/${targetOf(garbled(random, Buffer.from(filled.slice(1))))}` : filled
  const query = parameters
    .filter(parameter => parameter.in === 'query' && random(3) === 0)
    .flatMap(({ name, schema, explode = true }) => {
      const value = valueFor(random, schema)
      const wrong = isWrong('query') ? spoiled(random, value) : value
      const parts = explode || !Array.isArray(wrong) ? [wrong].flat() : [wrong.map(asText).join(',')]
      return parts.map(part => `${name}=${encodeURIComponent(asText(part))}`)
    })
    .join('&')
  if (query === '') return path
  return `${path}?${isWrong('query') && random(2) === 0 ? targetOf(garbled(random, Buffer.from(query))) : query}`
}

/** Percent-encodes the bytes that a client cannot put into a request line. */
function targetOf(bytes: Buffer): string {
  return bytes
    .toString('latin1')
    .replaceAll(/[^!-~]/g, character => `%${character.charCodeAt(0).toString(16).padStart(2, '0')}`)
}

/** A body: an example of the document, or a value generated from its schema. */
function contentFor(random: Random, { schema, examples = {} }: DescribedBody): unknown {
  const shown = Object.values(examples)
  return shown.length > 0 && random(2) === 0
    ? dereference(pick(random, shown)).value
    : valueFor(random, schema)
}

function asText(value: unknown): string {
  return (typeof value === 'string' ? value : (JSON.stringify(value) ?? '')).slice(0, 4_000).toWellFormed()
}

function headersOf(random: Random, parameters: readonly Parameter[], isWrong: boolean) {
  const chosen = parameters.filter(
    ({ in: place, required }) => place === 'header' && (required || random(2) === 0),
  )
  return Object.fromEntries(
    chosen.map(({ name, schema }) => {
      const value = valueFor(random, schema)
      // Send only visible ASCII here: `fuzzed-bytes.ts` sends the other bytes.
      const visible = asText(isWrong ? spoiled(random, value) : value).replaceAll(/[^ -~]/g, '?')
      return [name, visible.trim()]
    }),
  )
}

function bodyOf(random: Random, value: unknown, mediaType: string, fault: string): Buffer | undefined {
  if (fault === 'body' && random(20) === 0) return undefined
  const faulty = () => (random(3) > 0 ? spoiled(random, value) : spoiled(random, spoiled(random, value)))
  const content = fault === 'body' ? faulty() : value
  const encoded =
    mediaType === 'application/x-www-form-urlencoded' ? asForm(content) : (JSON.stringify(content) ?? '')
  // Use names that do not resolve, so that no webhook of this run reaches a real host.
  const bytes = Buffer.from(encoded.replaceAll('example.com', 'example.invalid'))
  return fault === 'bytes' ? garbled(random, bytes) : bytes
}

function asForm(content: unknown): string {
  const form = new URLSearchParams()
  for (const [name, part] of Object.entries(Object(content))) form.append(name, asText(part))
  return form.toString()
}
