import {
  errorCodesOf,
  eventTypes,
  functionOf,
  openapi,
  operations,
  type PlacedOperation,
  type Schema,
  scopesOf,
  sections,
  webhooks,
} from './document.ts'
import { hrefOfSchema, resolved, shapeOf } from './shape.ts'

/** Something that a search can find. */
interface Entry {
  readonly title: string
  readonly href: string
  readonly group: 'Operations' | 'Event types' | 'Schemas' | 'Other'
  readonly detail?: string
  readonly method?: string
  readonly isWebhook?: boolean
  /** A word in the names counts more than a word in the text. */
  readonly names: readonly string[]
  readonly text: string
}

const entries: readonly Entry[] = [
  ...operations.map(operationEntry),
  ...webhooks.map(operationEntry),
  ...sections.map(({ title, href, text }) => ({
    title,
    href,
    group: 'Other' as const,
    names: [title],
    text,
  })),
  ...eventTypes.map(({ type, href, description }) => ({
    title: type,
    href,
    group: 'Event types' as const,
    names: [type],
    text: description,
  })),
  ...Object.entries(openapi.components.schemas).map(([name, schema]) => ({
    title: name,
    href: hrefOfSchema(name),
    group: 'Schemas' as const,
    names: [name],
    text: [schema.description, ...shapeOf(schema).properties.map(property => property.name)].join(' '),
  })),
]

function operationEntry(placed: PlacedOperation): Entry {
  const { href, method, path, operation, parameters, isWebhook } = placed
  const bodies = Object.values(operation.requestBody?.content ?? {})
  return {
    title: operation.summary,
    href,
    method,
    isWebhook,
    group: 'Operations',
    detail: isWebhook ? 'Webhook' : path,
    names: [
      operation.summary,
      method,
      path,
      operation.operationId,
      functionOf(operation),
      isWebhook ? 'webhook' : '',
    ],
    text: [
      operation.description,
      ...operation.tags,
      ...scopesOf(operation),
      ...parameters.flatMap(({ name, description }) => [name, description]),
      ...bodies.flatMap(({ schema }) => propertyNames(schema)),
      ...Object.keys(operation.responses),
      ...Object.values(operation.responses).flatMap(response => [
        ...Object.keys(response.content ?? {}),
        ...errorCodesOf(response),
      ]),
    ].join(' '),
  }
}

/** The names of all properties in a schema, down to `depth` levels. */
function propertyNames(schema: Schema, depth = 4): readonly string[] {
  if (depth === 0) return []
  const { properties, alternatives } = shapeOf(schema)
  return [
    ...properties.flatMap(({ name, schema: inner }) => [name, ...propertyNames(resolved(inner), depth - 1)]),
    ...alternatives.flatMap(({ title, schema: inner }) => [
      title,
      ...propertyNames(resolved(inner), depth - 1),
    ]),
  ]
}

/** Abbreviations that the document does not use. */
const synonyms: Readonly<Record<string, string>> = {
  sse: 'server sent events',
  jwt: 'json web token',
  auth: 'authorization',
}
const mostResults = 40
/** There are many schemas with similar names: they come after what a reader more likely looks for. */
const schemaWeight = 0.15

interface IndexedEntry {
  readonly entry: Entry
  readonly names: readonly { readonly plain: string; readonly words: string }[]
  readonly text: string
}

const indexed: readonly IndexedEntry[] = entries.map(entry => ({
  entry,
  names: entry.names.map(name => ({ plain: name.toLowerCase(), words: wordsOf(name) })),
  text: ` ${entry.text.toLowerCase()} ${wordsOf(entry.text)}`,
}))

/** A group of results, each with its number in the order of the groups. */
export interface ResultGroup {
  readonly name: string
  readonly results: readonly (Entry & { readonly number: number })[]
}

/**
 * The entries that match a query: the operations that it names first, then the entries with its words, the best first. The group
 * of the best result comes first.
 */
export function search(query: string): readonly ResultGroup[] {
  const pasted = pastedOperations(query).flatMap(({ href }) => entries.filter(entry => entry.href === href))
  const results = [...new Set([...pasted, ...entriesWithWords(query)])].slice(0, mostResults)
  const names = [...new Set(results.map(({ group }) => group))]
  const ordered = names.flatMap(name => results.filter(({ group }) => group === name))
  const numbered = ordered.map((result, number) => ({ ...result, number }))
  return names.map(name => ({ name, results: numbered.filter(({ group }) => group === name) }))
}

function entriesWithWords(query: string): readonly Entry[] {
  const words = query.toLowerCase().trim().split(/\s+/)
  return indexed
    .map(candidate => ({ entry: candidate.entry, score: scoreOf(candidate, words) }))
    .filter(({ score }) => score > 0)
    .toSorted((one, other) => other.score - one.score)
    .map(({ entry }) => entry)
}

/** 0 if a word is missing. */
function scoreOf(candidate: IndexedEntry, words: readonly string[]): number {
  const scores = words.map(word =>
    Math.max(scoreOfWord(candidate, word), scoreOfWord(candidate, synonyms[word])),
  )
  if (Math.min(...scores) === 0) return 0
  const weight = candidate.entry.group === 'Schemas' ? schemaWeight : 1
  return weight * scores.reduce((sum, score) => sum + score)
}

function scoreOfWord({ names, text }: IndexedEntry, word: string | undefined): number {
  if (!word) return 0
  const spaced = wordsOf(word)
  if (names.some(name => name.plain === word)) return 8
  if (names.some(({ words }) => ` ${words}`.includes(` ${spaced}`))) return 5
  if (names.some(({ plain, words }) => plain.includes(word) || words.includes(spaced))) return 4
  // Match only the beginnings of words, because `sse` is also inside `passed`.
  return text.includes(` ${word}`) || text.includes(` ${spaced}`) ? 1 : 0
}

/** A text in lower case, with spaces for all punctuation: `/api/v2/rate-limit` has the words `api v2 rate limit`. */
function wordsOf(text: string): string {
  return text
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
}

/**
 * The operations that a pasted text names: an address from a log, a path with identifiers, or a call of the client such as
 * `client.getEventStream({ id })`. Operations whose method is in the text come first.
 */
function pastedOperations(text: string): readonly PlacedOperation[] {
  const words = text.split(/[\s'"`<>,;]+/)
  const addresses = words.filter(word => word.includes('/'))
  const functions = Array.from(text.matchAll(/\.(\w+)/g), ([, name]) => name)
  const hasMethod = ({ method }: PlacedOperation) => (words.includes(method) ? 1 : 0)
  return operations
    .filter(
      ({ path, operation }) =>
        functions.includes(functionOf(operation)) || addresses.some(address => isAt(path, address)),
    )
    .toSorted((one, other) => hasMethod(other) - hasMethod(one))
}

/**
 * Whether an address leads to an operation. The parts are compared from the end, because the address may begin with a host, or lack
 * the first parts of the path. The first part that is compared must not be an identifier, which may be anything.
 */
function isAt(path: string, address: string): boolean {
  const given = partsOf(address.replace(/[?#].*/, ''))
  const documented = partsOf(path)
  const count = Math.min(given.length, documented.length)
  const pairs = documented.slice(-count).map((part, index) => ({ part, found: given.at(index - count) }))
  const [first] = pairs
  return (
    first?.part === first?.found && pairs.every(({ part, found }) => part === found || part.startsWith('{'))
  )
}

const partsOf = (path: string) => path.split('/').filter(Boolean)
