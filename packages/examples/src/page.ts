import { type Answer, documentedAnswer, documentedResponses, type PublicOperationId } from './answer.ts'
import { operations } from './generated/responses.ts'

/** The paging parameters of a query, unparsed. */
export interface PageQuery {
  readonly from?: string | undefined
  readonly take?: string | undefined
  readonly page?: string | undefined
  readonly per_page?: string | undefined
}

/** The default answer of an operation. For a listing, the first page in the query's paging style. */
export function plainAnswer(id: PublicOperationId, { page, per_page: perPage }: PageQuery = {}): Answer {
  const isNumbered =
    (page ?? perPage) !== undefined && documentedResponses(id)[0]?.examples.includes('offset')
  return documentedAnswer(id, isNumbered ? { example: 'offset' } : {})
}

/**
 * The requested page of a listing. The example is the first page. Its checkpoint selects the last page: the same items with other
 * ids, without a next checkpoint. Numbered pages above 0 are empty. Refuses any other checkpoint. Returns answers of other
 * operations unchanged.
 *
 * @param answer the first page
 */
export function pageOf(id: PublicOperationId, answer: Answer, query: PageQuery): Answer {
  if (!operations[id].isListing) return answer
  const { from, page, take, per_page: perPage } = query
  const checkpoint = checkpointOf(documentedAnswer(id))
  if (from !== undefined && from !== checkpoint) {
    const example = /^[\w-]+\.[\w-]+$/.test(from) ? 'forged_checkpoint' : 'invalid_checkpoint'
    return documentedAnswer(id, { status: 400, example })
  }
  const isLast = from !== undefined || checkpointOf(answer) !== checkpoint
  const { Link: _, 'X-Next-Checkpoint': __, ...headers } = answer.headers
  const size = Number(page ?? 0) > 0 ? 0 : Number(take ?? perPage ?? Number.POSITIVE_INFINITY)
  const items = from === undefined ? answer.body : withOtherIds(answer.body)
  const body = resize(isLast ? withoutNext(items) : items, size)
  const asked = { ...(page && { page: Number(page) }), ...(perPage && { per_page: Number(perPage) }) }
  return {
    status: answer.status,
    headers: isLast ? headers : answer.headers,
    body: isRecord(body) && 'page' in body ? { ...body, ...asked } : body,
  }
}

function checkpointOf({ body, headers }: Answer): string | undefined {
  if (isRecord(body) && typeof body.next === 'string') return body.next
  return headers['X-Next-Checkpoint']
}

function withoutNext(body: unknown): unknown {
  if (!isRecord(body)) return body
  const { next: _, ...rest } = body
  return rest
}

/** A copy of a page with other ids. Front ends use ids as keys, so no id may be on two pages. */
function withOtherIds(page: unknown): unknown {
  const json = JSON.stringify(page)
  const ids = Array.from(json.matchAll(/"id":"(\w{26})"/g), ([, id = '']) => id)
  return JSON.parse(ids.reduce((text, id) => text.replaceAll(id, id.replace(/..$/, 'zz')), json))
}

/** Limits the results of a page to `size`. The page is the list itself, or an object that contains it. */
function resize(page: unknown, size: number): unknown {
  if (Array.isArray(page)) return page.slice(0, size)
  if (!isRecord(page)) return page
  return Object.fromEntries(
    Object.entries(page).map(([name, value]) => [name, Array.isArray(value) ? value.slice(0, size) : value]),
  )
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
