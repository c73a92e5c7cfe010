import {
  type Answer,
  documentedAnswer,
  documentedError,
  documentedResponses,
  filled,
  type PathParameters,
  type PublicOperationId,
} from './answer.ts'
import type { OperationResponses } from './documented-response.ts'
import { operations } from './generated/responses.ts'
import { checksum } from './offset.ts'
import { isRecord, type Resource, withResults } from './parts.ts'

/** A query, unparsed. */
export type Query = Readonly<Record<string, string | undefined>>

/** The query of an address. The values of a repeated parameter are joined by commas, as in a list. */
export function queryOf(search: URLSearchParams): Query {
  const names = [...new Set(search.keys())]
  return Object.fromEntries(names.map(name => [name, search.getAll(name).join(',')]))
}

/** The parts of a request that name a page of a listing. */
export interface PageRequest {
  readonly parameters: PathParameters
  readonly query: Query
  /** The default number of results on a page. Default: the document's. */
  readonly pageSize?: number
}

const documented: Readonly<Record<PublicOperationId, OperationResponses>> = operations

/** The default example of an operation. For a listing, it has the form of the query's paging style. */
export function plainAnswer(id: PublicOperationId, { page, per_page }: Query = {}): Answer {
  const [success] = documentedResponses(id)
  const answers = success?.examples.map(example => documentedAnswer(id, { status: success.status, example }))
  const numbered = (page ?? per_page) === undefined ? undefined : answers?.find(isNumbered)
  return numbered ?? documentedAnswer(id)
}

/**
 * The requested page of a listing. The caller must first refuse a query for which `checkpointError` returns an error.
 *
 * @param answer an answer of the operation in the form of the page, whose results are replaced
 * @param results all results of the listing
 * @param mostAtFirst the maximum number of results on the first page of a listing by checkpoint
 */
export function pageOf(
  id: PublicOperationId,
  answer: Answer,
  request: PageRequest,
  results: readonly Resource[],
  mostAtFirst: number = results.length,
): Answer {
  const { pageSize: documentedSize } = documented[id]
  if (documentedSize === undefined) return { ...answer, body: withResults(answer.body, results) }
  const { pageSize = documentedSize } = request
  if (isNumbered(answer)) return numberedPage(answer, request.query, results, pageSize)
  return checkpointPage(id, answer, request, results, { pageSize, most: Math.max(1, mostAtFirst) })
}

function numberedPage(
  answer: Answer,
  { page, per_page: perPage }: Query,
  results: readonly Resource[],
  pageSize: number,
): Answer {
  const asked = { page: Number(page ?? 0), per_page: Number(perPage ?? pageSize) }
  const start = asked.page * asked.per_page
  const body = withResults(answer.body, results.slice(start, start + asked.per_page))
  return { ...answer, body: { ...body, ...asked, total: results.length } }
}

function checkpointPage(
  id: PublicOperationId,
  answer: Answer,
  { parameters, query }: PageRequest,
  results: readonly Resource[],
  { pageSize, most }: { readonly pageSize: number; readonly most: number },
): Answer {
  const { from, take = pageSize } = query
  const known = checkpointOf(answer)
  const binding = bindingOf(id, { parameters, query })
  const first = Math.min(pageSize, most)
  const start = from === undefined ? 0 : startAt(from, known, first)
  const end = start + (start === 0 ? Math.min(Number(take), most) : Number(take))
  const page = { ...answer, body: withResults(answer.body, results.slice(start, end)) }
  if (end >= results.length) return withoutNext(page)
  const checkpoint = known + (end === first ? '' : end) + binding
  const search = new URLSearchParams({ ...(query as Record<string, string>), from: checkpoint })
  return withNext(page, checkpoint, `${filled(documented[id].path, parameters)}?${search}`)
}

/** The documented error for a checkpoint that leads to no page, or that was issued for another listing or other filters. */
export function checkpointError(id: PublicOperationId, request: PageRequest): Answer | undefined {
  const { from } = request.query
  if (documented[id].pageSize === undefined || from === undefined) return undefined
  const known = checkpointOf(documentedAnswer(id))
  const [, binding] = /^\d{0,9}((?:-[\da-f]{8})?)$/.exec(from.slice(known.length)) ?? []
  if (from.startsWith(known) && binding === bindingOf(id, request)) return undefined
  const isForged = /^[\w-]+\.[\w-]+$/.test(from)
  return documentedError(id, 400, isForged ? 'forged_checkpoint' : 'invalid_checkpoint')
}

/**
 * The number of results before the page to which a checkpoint leads. The checkpoint in the document's example leads to the page after
 * the first one. Every other checkpoint is that checkpoint followed by the number of results. Both may end with a binding.
 */
function startAt(from: string, known: string, first: number): number {
  const [count = ''] = from.slice(known.length).split('-')
  return count === '' ? first : Number(count)
}

/**
 * The end of a checkpoint, which binds it to the path and the filters of its listing. Empty without filters, at the path of the
 * document's example. The order of filters and of their values has no meaning.
 */
function bindingOf(id: PublicOperationId, { parameters, query }: PageRequest): string {
  const { from: _, take: __, ...given } = query
  const filters = Object.entries(given).map(([name, value = '']) => [
    name,
    ...new Set(value.split(',').sort()),
  ])
  filters.sort(([name = ''], [other = '']) => (name < other ? -1 : 1))
  const shown = Object.entries(documented[id].parameters).every(([name, value]) => parameters[name] === value)
  const isPlain = shown && filters.length === 0
  return isPlain ? '' : `-${checksum(JSON.stringify([parameters, filters]))}`
}

/** The checkpoint in the document's example. */
function checkpointOf({ body, headers }: Answer): string {
  const inBody = isRecord(body) ? body.next : undefined
  return String(inBody ?? headers['X-Next-Checkpoint'] ?? '')
}

/** A page that names the next page wherever the example does: in the body, or in headers. */
function withNext({ status, headers, body }: Answer, checkpoint: string, address: string): Answer {
  return {
    status,
    headers: {
      ...headers,
      ...('Link' in headers && { Link: `<${address}>; rel="next"` }),
      ...('X-Next-Checkpoint' in headers && { 'X-Next-Checkpoint': checkpoint }),
    },
    body: isRecord(body) && 'next' in body ? { ...body, next: checkpoint } : body,
  }
}

function withoutNext({ status, headers: given, body }: Answer): Answer {
  const { Link: _, 'X-Next-Checkpoint': __, ...headers } = given
  if (!isRecord(body)) return { status, headers, body }
  const { next: ___, ...rest } = body
  return { status, headers, body: rest }
}

/** Whether an example has numbered pages. */
function isNumbered({ body }: Answer): boolean {
  return isRecord(body) && 'page' in body
}

/**
 * The results that match the filters of a query. A filter is a parameter with the name of a property; or with the plural of the name,
 * such as `statuses`: then it lists several values, separated by commas; or it names the `id` of a part, such as `client_id`. Other
 * parameters have no effect. `date_from` and `date_to` are filters for results with a time: at `date_from` or later, and before
 * `date_to`.
 */
export function matching(results: readonly Resource[], query: Query): readonly Resource[] {
  const tests = Object.entries(query).map(([name, value = '']) => testOf(results, name, value))
  return results.filter(result => tests.every(matches => matches(result)))
}

/** A property that only some results have is still a filter: the others do not match. */
function testOf(results: readonly Resource[], name: string, value: string): (result: Resource) => boolean {
  if (name === 'date_from') return result => !(timeIn(result) < timeOf(value))
  if (name === 'date_to') return result => !(timeIn(result) >= timeOf(value))
  const has = (property: string) => results.some(result => property in result)
  if (has(name)) return result => name in result && String(result[name]) === value
  const property = [name.slice(0, -1), name.slice(0, -2)].find(has)
  if (property !== undefined) return result => value.split(',').includes(String(result[property]))
  const part = name.endsWith('_id') ? name.slice(0, -'_id'.length) : ''
  if (!results.some(result => isRecord(result[part]))) return () => true
  return ({ [part]: owner }) => isRecord(owner) && owner.id === value
}

/** The time of an attempt or of an entry, or of the first attempt of a delivery, in milliseconds since 1970; NaN without a time. */
function timeIn({ attempts, attempted_at: began, date }: Resource): number {
  const [first] = Array.isArray(attempts) ? attempts : []
  return Date.parse(String(isRecord(first) ? first.timestamp : (began ?? date)))
}

/** Milliseconds since 1970. JavaScript has no leap seconds, such as 23:59:60. */
function timeOf(timestamp: string): number {
  return Date.parse(timestamp.replace(':60Z', ':59Z'))
}
