import { type Answer, documentedAnswer, documentedResponses, type PublicOperationId } from './answer.ts'
import { operations } from './generated/responses.ts'

/** The paging parameters of a query, unparsed. */
export interface PageQuery {
  readonly from?: string | undefined
  readonly take?: string | undefined
  readonly page?: string | undefined
  readonly per_page?: string | undefined
}

/** Returns the results of a listing, given the results in the document's example. */
type Listed = (examples: readonly unknown[]) => readonly unknown[]

/** The default answer of an operation. For a listing, the first page in the query's paging style. */
export function plainAnswer(id: PublicOperationId, { page, per_page: perPage }: PageQuery = {}): Answer {
  const answer = documentedAnswer(id)
  const isNumbered =
    (page ?? perPage) !== undefined && documentedResponses(id)[0]?.examples.includes('offset')
  if (!isNumbered) return answer
  const numbered = documentedAnswer(id, { example: 'offset' })
  return { ...numbered, body: withResults(numbered.body, resultsOf(answer.body)) }
}

/**
 * The requested page of a listing. The listing has the results of the first page, and then copies of them with other ids and names.
 * Refuses a checkpoint that leads to no page. Returns answers of other operations unchanged.
 *
 * @param answer the first page
 * @param listed adds and removes results
 */
export function pageOf(
  id: PublicOperationId,
  answer: Answer,
  query: PageQuery,
  listed: Listed = results => results,
): Answer {
  if (!operations[id].isListing) return answer
  const isNumbered = isRecord(answer.body) && 'page' in answer.body
  return isNumbered ? numberedPage(answer, query, listed) : checkpointPage(id, answer, query, listed)
}

function numberedPage(answer: Answer, { page, per_page: perPage }: PageQuery, listed: Listed): Answer {
  // The query asks for no numbered page: the body is an example that the caller prefers. Leave it unchanged.
  if ((page ?? perPage) === undefined || !isRecord(answer.body)) return answer
  const results = listed(withCopies(resultsOf(answer.body)))
  const asked = { page: Number(page ?? 0), per_page: Number(perPage ?? answer.body.per_page) }
  const start = asked.page * asked.per_page
  const body = withResults(answer.body, results.slice(start, start + asked.per_page))
  return { ...answer, body: { ...body, ...asked, total: results.length } }
}

function checkpointPage(
  id: PublicOperationId,
  answer: Answer,
  { from, take }: PageQuery,
  listed: Listed,
): Answer {
  const checkpoint = checkpointOf(documentedAnswer(id)) ?? ''
  const examples = resultsOf(answer.body)
  // At least 1, so that a page after the first one leads to the copies even if every example is deleted.
  const firstSize = Math.max(1, listed(examples).length)
  const start = from === undefined ? 0 : startAt(from, checkpoint, firstSize)
  if (start === undefined) {
    const example = /^[\w-]+\.[\w-]+$/.test(from ?? '') ? 'forged_checkpoint' : 'invalid_checkpoint'
    return documentedAnswer(id, { status: 400, example })
  }
  // A page that the mock generates at random has a random checkpoint. It is the only page.
  const results = listed(checkpointOf(answer) === checkpoint ? withCopies(examples) : examples)
  const end = start + Math.min(Number(take ?? firstSize), firstSize)
  const page = { ...answer, body: withResults(answer.body, results.slice(start, end)) }
  if (end >= results.length) return withoutNext(page)
  const next = end === firstSize ? checkpoint : `${checkpoint}${end}`
  return JSON.parse(JSON.stringify(page).replaceAll(checkpoint, next))
}

/**
 * The number of results before the page to which a checkpoint leads; undefined if it leads to no page. The checkpoint in the
 * document's example leads to the second page. Every other checkpoint is that checkpoint followed by the number of results.
 */
function startAt(from: string, checkpoint: string, firstSize: number): number | undefined {
  if (from === checkpoint) return firstSize
  const position = from.startsWith(checkpoint) ? from.slice(checkpoint.length) : ''
  return /^\d{1,9}$/.test(position) ? Number(position) : undefined
}

function checkpointOf({ body, headers }: Answer): string | undefined {
  if (isRecord(body) && typeof body.next === 'string') return body.next
  return headers['X-Next-Checkpoint']
}

function withoutNext(answer: Answer): Answer {
  const { Link: _, 'X-Next-Checkpoint': __, ...headers } = answer.headers
  if (!isRecord(answer.body)) return { ...answer, headers }
  const { next: ___, ...body } = answer.body
  return { ...answer, headers, body }
}

/** Adds copies with other ids and names. Front ends use ids as keys, and users must see that a page differs from the one before. */
function withCopies(results: readonly unknown[]): readonly unknown[] {
  const json = JSON.stringify(results)
  const ids = Array.from(json.matchAll(/"id":"(\w{26})"/g), ([, id = '']) => id)
  const text = ids.reduce((copied, id) => copied.replaceAll(id, id.replace(/..$/, 'zz')), json)
  // The data of a delivery is JSON in a string, where quotes have a backslash.
  const renamed = text.replaceAll(/"name\\?":\\?"[^"\\]+/g, '$& 2')
  const selected = renamed.replaceAll(/("consumer_selector":")(?:client_id:)?([^"]+)/g, '$1client_id:$2-2')
  return [...results, ...JSON.parse(selected)]
}

/** The results of a page. The page is the list itself, or an object that contains it. */
function resultsOf(page: unknown): readonly unknown[] {
  const list = isRecord(page) ? Object.values(page).find(Array.isArray) : page
  return Array.isArray(list) ? list : []
}

function withResults(page: unknown, results: readonly unknown[]): object {
  if (!isRecord(page)) return results
  return Object.fromEntries(
    Object.entries(page).map(([name, value]) => [name, Array.isArray(value) ? results : value]),
  )
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
