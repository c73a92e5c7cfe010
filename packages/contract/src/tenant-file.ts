/**
 * Reads a tenant file: the configuration of a tenant as YAML 1.2 or JSON. This file needs no Node, so that handlers in a browser read the
 * same file as the command line.
 */
import type { ErrorObject } from 'ajv'
import {
  type Document,
  isAlias,
  isMap,
  isNode,
  isScalar,
  isSeq,
  Lexer,
  LineCounter,
  parseDocument,
  visit,
} from 'yaml'
import { recordedParts, tenantCollections } from '../generated/tenant-collections.ts'
import type { components } from '../generated/tenant-file-types.ts'
import { createValidators } from '../generated/tenant-file-validators.ts'
import { filterViolations } from './event-filter.ts'
import { recordedViolations } from './recorded-violations.ts'
import { type Violation, violationsOf } from './sentences.ts'

export { recordedParts, tenantCollections } from '../generated/tenant-collections.ts'
export type { TenantCollection, TenantSecret } from './tenant-collection.ts'

/** The content of a tenant file. Secrets may be placeholders, and may be missing. */
export type TenantFile = components['schemas']['TenantFile']

/** What is wrong at one place of a tenant file. */
export interface TenantFileFault {
  /** From 1. */
  readonly line: number
  /** From 1, in UTF-16 code units. */
  readonly column: number
  /** Where the value is, such as `event_streams[0].name`; empty for the whole file. */
  readonly path: string
  /** A sentence for people. */
  readonly message: string
}

export type ReadTenantFile =
  | { readonly value: TenantFile; readonly faults?: undefined }
  | { readonly value?: undefined; readonly faults: readonly TenantFileFault[] }

/** Maximum length of a tenant file, in characters: 10,000 policies take 1.5 million. */
const mostCharacters = 2_000_000
/** Maximum number of tokens of YAML, for a file of 10,000 policies. The parser takes up to 20 µs for each, if all are wrong. */
const mostTokens = 500_000
/** Maximum number of faults that are reported. */
const mostFaults = 20
/** Maximum number of anchors and aliases together: the parser compares each alias with all anchors. */
const mostAliases = 1_000
/** Maximum number of arrays and objects around a value. The parser of YAML recurses, and a value of a file needs at most 8. */
const deepest = 100

/** The violations in an entry of a recorded part, such as `events`. */
export type CheckRecorded = (part: string, entry: unknown) => readonly Violation[]

/**
 * Reads a tenant file. Reports at most 20 faults, in the order of the file: the first of each entry. Never throws.
 *
 * @param checkRecorded checks the entries that only mocks read. Without it they need only be objects: the schemas of all events would make
 *   a program several times as large.
 */
export function readTenantFile(text: string, checkRecorded: CheckRecorded = () => []): ReadTenantFile {
  const lines = new LineCounter()
  const faultAt = (offset: number, message: string, path = ''): TenantFileFault => {
    const { line, col } = lines.linePos(offset)
    return { line: Math.max(line, 1), column: Math.max(col, 1), path, message }
  }
  if (text.length > mostCharacters)
    return {
      faults: [faultAt(0, `The file must have at most ${counted(mostCharacters)} characters.`)],
    }
  const excess = excessIn(text)
  if (excess !== undefined) return { faults: [faultAt(0, excess)] }
  try {
    const document = parseDocument(text, { lineCounter: lines, prettyErrors: false })
    const syntax = [...document.errors, ...document.warnings].slice(0, mostFaults)
    if (syntax.length > 0)
      return {
        faults: syntax.map(({ pos, message }) => faultAt(pos[0], `The file is not valid YAML: ${message}.`)),
      }
    if (aliasesIn(document) > mostAliases)
      return {
        faults: [faultAt(0, `The file must have at most ${counted(mostAliases)} anchors and aliases.`)],
      }
    const value: unknown = document.toJS()
    checkDepth(value, deepest)
    const faults = violationsIn(value, checkRecorded).map(({ path, code, message }) => {
      const names = namesOf(path)
      const shown = shownPath(names)
      return faultAt(offsetOf(document, names, code === 'unknown'), sentenceOf(shown, message), shown)
    })
    // The cast is safe: the value has no violation of the schema from which the type is generated.
    if (faults.length === 0) return { value: value as TenantFile }
    return { faults: faults.toSorted((one, other) => one.line - other.line || one.column - other.column) }
  } catch (error) {
    if (error instanceof RangeError)
      return {
        faults: [faultAt(0, tooDeep)],
      }
    // An alias without an anchor, or aliases that stand for too many values.
    if (error instanceof ReferenceError)
      return { faults: [faultAt(0, `The file is not valid YAML: ${error.message}.`)] }
    throw error
  }
}

/** @throws {RangeError} if a value has more levels; also if it contains itself, through an alias */
function checkDepth(value: unknown, levels: number): void {
  if (typeof value !== 'object' || value === null) return
  if (levels === 0) throw new RangeError()
  for (const child of Object.values(value)) checkDepth(child, levels - 1)
}

const tooDeep = `The file must have at most ${deepest} lists and objects within each other.`

/** A sentence if a text would take the parser long: its time grows with the square of the levels, and with the faults. */
function excessIn(text: string): string | undefined {
  let [tokens, levels, indicators, isScalar] = [0, 0, 0, false]
  for (const token of new Lexer().lex(text)) {
    if (isScalar) isScalar = false
    else if (token === scalarFollows) isScalar = true
    else if (token === '[' || token === '{') levels++
    else if (token === ']' || token === '}') levels--
    // Between brackets they begin no further level: a whole JSON file may be one line.
    else if (levels === 0 && (token === '-' || token === '?' || token === ':')) indicators++
    else if (token === '\n') indicators = 0
    if (levels > deepest || indicators > deepest) return tooDeep
    if (++tokens > mostTokens) return `The file must have at most ${counted(mostTokens)} words and signs.`
  }
  return undefined
}

/** The token that the lexer puts before the text of a scalar. */
const scalarFollows = '\u001f'

function counted(count: number): string {
  return count.toLocaleString('en-US')
}

function aliasesIn(document: Document): number {
  let count = 0
  visit(document, {
    Node: (_key, node) => {
      if (isAlias(node) || node.anchor !== undefined) count++
      return count > mostAliases ? visit.BREAK : undefined
    },
  })
  return count
}

const timeForm = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d+)?(?:Z|[+-]\d\d:\d\d)$/
const idForm = /^[\w-]{26}$/

const validators = createValidators({
  equal: (one, other) => sorted(one) === sorted(other),
  formats: {
    /** The characters of RFC 3986, appendix A, and the parts of an address. */
    uri: text => /^(?:[\w\-.~:/?#[\]@!$&'()*+,;=]|%[\da-f]{2})*$/i.test(text) && URL.canParse(text),
    'date-time': text => timeForm.test(text) && !Number.isNaN(Date.parse(text)),
    'event-stream-id': text => idForm.test(text),
    'rate-limit-policy-id': text => idForm.test(text),
  },
  ucs2length: text => Array.from(text).length,
})

/** JSON that is the same for equal values. */
function sorted(value: unknown): string {
  return JSON.stringify(value, (_name, child) =>
    typeof child === 'object' && child !== null && !Array.isArray(child)
      ? Object.fromEntries(Object.entries(child).toSorted(([one], [other]) => (one < other ? -1 : 1)))
      : child,
  )
}

/** The violations of a whole file: the first of each entry. */
function violationsIn(file: unknown, checkRecorded: CheckRecorded): readonly Violation[] {
  const found = violationsBy('file', file, '')
  if (found.length > 0) return found
  // The cast is safe: the validator of the file has found an array, if anything.
  const lists = file as Readonly<Record<string, readonly unknown[] | undefined>>
  for (const [name, { naturalKey }] of Object.entries(tenantCollections)) {
    const places = new Map<string, number>()
    for (const [index, entry] of (lists[name] ?? []).entries()) {
      const inEntry = violationsBy(name, entry, `/${name}/${index}`)
      const [first] = inEntry.length > 0 ? inEntry : filtersOf(entry, `/${name}/${index}`)
      const key = JSON.stringify(naturalKey.map(part => Object(entry)[part]))
      const earlier = places.get(key)
      if (first) found.push(first)
      else if (earlier !== undefined)
        found.push({
          path: `/${name}/${index}`,
          code: 'invalid',
          message: `has the same ${naturalKey.join(', ')} as '${name}[${earlier}]'`,
        })
      else places.set(key, index)
      if (found.length === mostFaults) return found
    }
  }
  for (const part of recordedParts) {
    for (const [index, entry] of (lists[part] ?? []).entries()) {
      const [first] = recordedViolationsOf(part, entry, checkRecorded)
      if (first) found.push({ ...first, path: `/${part}/${index}${first.path}` })
      if (found.length === mostFaults) return found
    }
  }
  // The cast is safe: without violations, the file is an object with lists of objects.
  if (found.length === 0) found.push(...[...recordedViolations(file as object)].slice(0, mostFaults))
  return found
}

function recordedViolationsOf(part: string, entry: unknown, check: CheckRecorded): readonly Violation[] {
  const object = part === 'events' ? Object(entry).event : entry
  if (typeof object === 'object' && object !== null && !Array.isArray(object)) return check(part, entry)
  const message = part === 'events' ? "must be a message with the object 'event'" : 'must be an object'
  return [{ path: '', code: 'type', message }]
}

function violationsBy(validator: string, value: unknown, place: string): Violation[] {
  const check = validators[validator]
  if (!check || check(value)) return []
  const errors = (check.errors ?? []).map(misspelt)
  return violationsOf(errors, 1).map(one => ({ ...one, path: place + one.path }))
}

/** The error for an unknown property if a required one is missing beside it: most likely its name is misspelt. */
function misspelt(error: ErrorObject): ErrorObject {
  const { keyword, data, parentSchema } = error
  const known = parentSchema?.properties ?? {}
  const additionalProperty = Object.keys(Object(data)).find(name => !(name in known))
  return keyword === 'required' &&
    parentSchema?.additionalProperties === false &&
    additionalProperty !== undefined
    ? { ...error, keyword: 'additionalProperties', params: { additionalProperty } }
    : error
}

/**
 * A sentence about an entry of a collection with its secrets in the place of their placeholders; undefined if it is valid. Never shows a
 * secret.
 */
export function entryFault(collection: string, entry: unknown): string | undefined {
  const [first] = violationsBy(collection, entry, '')
  return first && sentenceOf(shownPath(namesOf(first.path)), first.message)
}

/** @param place the path of a value; '' for the whole file */
function sentenceOf(place: string, message: string): string {
  return `${place === '' ? 'The file' : `'${place}'`} ${message}${message.endsWith('?') ? '' : '.'}`
}

function filtersOf(entry: unknown, place: string): Violation[] {
  return filterViolations(entry).map(one => ({ ...one, path: place + one.path }))
}

/** The names and indexes in a JSON pointer. */
function namesOf(pointer: string): readonly string[] {
  return pointer
    .split('/')
    .slice(1)
    .map(name => name.replaceAll('~1', '/').replaceAll('~0', '~'))
}

/** A path for people, such as `event_streams[0].name`. */
function shownPath(names: readonly string[]): string {
  const parts = names.map(name => (/^\d+$/.test(name) ? `[${name}]` : `.${name.slice(0, 64).toWellFormed()}`))
  return parts.join('').replace(/^\./, '')
}

/**
 * Where in the text a value is; for a missing property the object around it.
 *
 * @param isName whether to find the name of the property instead
 */
function offsetOf(document: Document, names: readonly string[], isName: boolean): number {
  let node: unknown = document.contents
  let offset = startOf(node) ?? 0
  for (const [index, name] of names.entries()) {
    if (isAlias(node)) node = node.resolve(document)
    if (isSeq(node)) node = node.items[Number(name)]
    else if (isMap(node)) {
      const pair = node.items.find(({ key }) => String(isScalar(key) ? key.value : key) === name)
      if (!pair) break
      node = isName && index === names.length - 1 ? pair.key : pair.value
    } else break
    offset = startOf(node) ?? offset
  }
  return offset
}

function startOf(node: unknown): number | undefined {
  return isNode(node) ? node.range?.[0] : undefined
}
