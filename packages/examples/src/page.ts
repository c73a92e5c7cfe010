import { type Answer, documentedAnswer, documentedResponses, type PublicOperationId } from './answer.ts'
import { operations } from './generated/responses.ts'
import type { Refused } from './refused.ts'

/** The query parameters that choose a page, as they were sent. */
export interface PageQuery {
  readonly from?: string | undefined
  readonly take?: string | undefined
  readonly page?: string | undefined
  readonly per_page?: string | undefined
}

/** What the document answers for an operation by itself: for a listing, the first page in the paging style that a query uses. */
export function plainAnswer(id: PublicOperationId, { page, per_page: perPage }: PageQuery = {}): Answer {
  const isNumbered =
    (page ?? perPage) !== undefined && documentedResponses(id)[0]?.examples.includes('offset')
  return documentedAnswer(id, isNumbered ? { example: 'offset' } : {})
}

/**
 * The page that a request asks for, so that a client which reads to the end comes to one: an example is the first page, what
 * follows its checkpoint is the same once more without a next one, and pages with a number above 0 are empty. Any other
 * checkpoint is refused. What is no listing stays as it is.
 *
 * @param answer the first page
 */
export function pageOf(id: PublicOperationId, answer: Answer, query: PageQuery): Answer | Refused {
  if (!operations[id].isListing) return answer
  const { from, page, take, per_page: perPage } = query
  const checkpoint = checkpointOf(documentedAnswer(id))
  if (from !== undefined && from !== checkpoint) {
    const message = "The query parameter 'from' is not a checkpoint of this listing."
    return { status: 400, errorCode: 'invalid_paging', message }
  }
  const isLast = from !== undefined || checkpointOf(answer) !== checkpoint
  const { Link: _, ...headers } = answer.headers
  const size = Number(page ?? 0) > 0 ? 0 : Number(take ?? perPage ?? Number.POSITIVE_INFINITY)
  const body = resize(isLast ? withoutNext(answer.body) : answer.body, size)
  const asked = { ...(page && { page: Number(page) }), ...(perPage && { per_page: Number(perPage) }) }
  return {
    status: answer.status,
    headers: isLast ? headers : answer.headers,
    body: isRecord(body) && 'page' in body ? { ...body, ...asked } : body,
  }
}

function checkpointOf({ body, headers }: Answer): string | undefined {
  if (isRecord(body) && typeof body.next === 'string') return body.next
  return /[?&]from=([^&>]+)/.exec(headers.Link ?? '')?.[1]
}

function withoutNext(body: unknown): unknown {
  if (!isRecord(body)) return body
  const { next: _, ...rest } = body
  return rest
}

/** The results of a page, at most so many of them: the page itself where it is a list, else the list in it. */
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
