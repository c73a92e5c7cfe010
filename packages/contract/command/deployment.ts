import type { Change, Place } from '../compatibility/change.ts'
import { compareDocuments } from '../compatibility/compare-documents.ts'
import type { Document } from '../compatibility/document.ts'
import { parentOf } from './collect-usage.ts'
import { type OperationUsage, operationsOf, type Usage } from './usage.ts'

/** What breaks a consumer. */
export interface Break {
  /** What the consumer uses, such as `create_event_stream sends $.name`. */
  readonly uses: string
  readonly text: string
  readonly effect: string
  /** The kind of change; `pact` for an interaction of a pact. */
  readonly rule: string
}

/** Whether a consumer breaks. */
export interface Verdict {
  readonly consumer: string
  readonly breaks: readonly Break[]
}

/** What a deployment of a document means to consumers. */
export interface Deployment {
  readonly released: string
  readonly version: string
  readonly consumers: readonly Verdict[]
  /** Changes that may break a consumer, but no known one. */
  readonly unused: readonly Change[]
  /** Changes that break nobody. */
  readonly compatible: readonly Change[]
}

/**
 * Compares two documents from the point of view of consumers.
 *
 * @param others verdicts on consumers that are known by other means than a `Usage`
 */
export function deploymentOf(
  before: Document,
  after: Document,
  usages: readonly Usage[],
  others: readonly Verdict[] = [],
): Deployment {
  const changes = compareDocuments(before, after)
  const known = new Set([before, after].flatMap(operationsOf).map(({ operation }) => operation.operationId))
  const hit = new Set<Change>()
  const verdicts = usages.map(usage => ({
    consumer: usage.consumer,
    breaks: [...unknownOperations(usage, known), ...breaksOf(usage)],
  }))
  return {
    released: before.info.version,
    version: after.info.version,
    consumers: [...verdicts, ...others].toSorted((one, other) => one.consumer.localeCompare(other.consumer)),
    unused: changes.filter(change => change.breaks && !hit.has(change)),
    compatible: changes.filter(change => !change.breaks && !hit.has(change)),
  }

  function* breaksOf(usage: Usage): Generator<Break> {
    for (const change of changes) {
      const place = change.at.find(one => isHit(change, one, usage))
      if (!place) continue
      hit.add(change)
      const { text, rule } = change
      const effect = isEnd(change) ? 'Clients never get such an event again.' : change.effect
      yield { uses: usesOf(place), text, effect, rule }
    }
  }
}

/** The operations of a consumer that neither document has: the consumer was tested with a document of another API, or of another time. */
function* unknownOperations({ operations }: Usage, known: ReadonlySet<string>): Generator<Break> {
  for (const id of Object.keys(operations))
    if (!known.has(id)) {
      const text = 'neither the released document nor the new one has the operation'
      yield { uses: id, text, effect: 'Calls get 404 or 405.', rule: 'operation-unknown' }
    }
}

/** Whether a consumer uses what changes at a place, so that the change breaks it. */
function isHit(change: Change, place: Place, { operations }: Usage): boolean {
  if (!change.breaks && !isEnd(change)) return false
  if (place.operation === undefined) return true
  const used = Object.hasOwn(operations, place.operation) ? operations[place.operation] : undefined
  if (!used) return false
  if (place.parameter !== undefined) return isParameterHit(change, place.parameter, place.value, used)
  if (change.rule === 'response-status-removed') return hasGot(used, place.status)
  if (place.status !== undefined && change.rule !== 'response-status-added' && !hasGot(used, place.status))
    return false
  if (place.direction === 'to the service') return isSentHit(change, place, used)
  if (place.direction === 'to consumers') return isReadHit(change, place, used)
  // Only who generates code from the document sees the name of a function. Those record what they read.
  return change.rule !== 'operation-renamed' || used.reads !== undefined
}

/** Whether a change ends the events of a type. It breaks no program, but what the program is for. */
function isEnd({ rule, at }: Change): boolean {
  return rule === 'response-alternative-removed' && at.some(({ path = '' }) => rootAlternative.test(path))
}

/** An alternative of the whole value, which is the message of a stream. */
const rootAlternative = /^[$|]\([^=()]*=([^()]*)\)/

/** How often a consumer sends something. */
type Frequency = 'always' | 'sometimes' | 'never'

function frequencyOf(list: readonly string[] | undefined, name: string): Frequency {
  if (list === undefined || list.includes(`${name}?`)) return 'sometimes'
  return list.includes(name) ? 'always' : 'never'
}

/** Whether a consumer sends a value: true if its values are unknown. `value` is JSON; undefined for any value. */
function sendsValue(list: readonly string[] = [], name: string, value: string | undefined): boolean {
  const values = list.flatMap(text => (text.startsWith(`${name}=`) ? text.slice(name.length + 1) : []))
  return value === undefined || values.length === 0 || values.includes(value.replaceAll('"', ''))
}

function isParameterHit(
  { rule }: Change,
  given: string,
  value: string | undefined,
  { parameters }: OperationUsage,
): boolean {
  const name = given.startsWith('header.') ? given.toLowerCase() : given
  const frequency = given.startsWith('path.') ? 'always' : frequencyOf(parameters, name)
  switch (rule) {
    case 'required-request-parameter-added':
      return true
    case 'request-parameter-became-required':
    case 'request-default-changed':
      return frequency !== 'always'
    default:
      return frequency !== 'never' && sendsValue(parameters, name, value)
  }
}

function isSentHit(
  { rule }: Change,
  { path: given = '$', value }: Place,
  { sends }: OperationUsage,
): boolean {
  if (
    sends &&
    alternativesIn(given).some(({ path, tag, chosen }) => !sendsValue(sends, `${path}.${tag}`, chosen))
  )
    return false
  const path = withoutAlternatives(given)
  const frequency = frequencyOf(sends, path)
  const isInside = path === '$' || frequencyOf(sends, parentOf(path)) !== 'never'
  switch (rule) {
    case 'required-request-body-added':
      return true
    case 'request-body-became-required':
      return frequency !== 'always'
    case 'required-request-property-added':
      return isInside
    case 'request-property-became-required':
    case 'request-default-changed':
      return isInside && frequency !== 'always'
    default:
      return frequency !== 'never' && sendsValue(sends, path, value)
  }
}

function isReadHit({ rule }: Change, { path: given = '$', status }: Place, used: OperationUsage): boolean {
  const [, type] = rootAlternative.exec(given) ?? []
  if (type !== undefined && used.events && !Object.hasOwn(used.events, type)) return false
  if (rule === 'response-alternative-removed' && type !== undefined) return used.events !== undefined
  // Only a client that is strict about unknown properties sees such a change. It sees it wherever it is.
  if (rule === 'closed-response-property-added') return true
  const path = withoutAlternatives(given.replace(/^\|/, '$'))
  const { reads } = (type !== undefined && used.events?.[type]) || used
  const filters = used.filters?.map(one => `$.event.${one}`) ?? []
  const isError = status !== undefined && !/^2/.test(status)
  return reads === undefined || isError || path === '$' || reads.includes(path) || filters.includes(path)
}

/** Whether a consumer has got a status. True if its statuses are unknown. */
function hasGot({ statuses }: OperationUsage, status: string | undefined): boolean {
  return statuses === undefined || statuses.includes(Number(status))
}

/** The alternatives of unions in a path, each with the path of its value, the discriminator and its value. */
function alternativesIn(path: string) {
  return Array.from(path.matchAll(/\(([^=()]*)=([^()]*)\)/g), ({ 1: tag = '', 2: chosen = '', index }) => ({
    path: withoutAlternatives(path.slice(0, index)),
    tag,
    chosen,
  }))
}

function withoutAlternatives(path: string): string {
  return path.replaceAll(/\([^()]*\)/g, '')
}

/** What a consumer uses at a place, as a text. */
function usesOf({ operation, parameter, status, direction, path = '$' }: Place): string {
  if (operation === undefined) return 'the service'
  if (parameter !== undefined) return `${operation} with ${parameter}`
  const [, type] = rootAlternative.exec(path) ?? []
  const shown = withoutAlternatives(path.replace(/^\|/, '$'))
  if (direction === 'to the service') return `${operation} sends ${shown}`
  if (direction === 'to consumers')
    return `${operation} reads ${shown}${type ? ` of ${type}` : ` of ${status ?? 'a request'}`}`
  return status === undefined ? operation : `${operation} gets ${status}`
}
