import type { ParsedUrlQuery } from 'node:querystring'
import type { Answer } from './documented-answer.ts'
import type { Operation } from './match-operation.ts'
import type { Preference } from './preference.ts'
import { Refusal } from './refusal.ts'

/** Prefers the example of the paging style that a request uses, where it prefers none itself. */
export function preferPageStyle(
  preference: Preference,
  { query: parameters }: Operation,
  { page, per_page: perPage }: ParsedUrlQuery,
): Preference {
  const isOffsetPaging = Object.hasOwn(parameters, 'page') && (page ?? perPage) !== undefined
  return isOffsetPaging && preference.code === undefined
    ? { ...preference, code: 200, example: 'offset' }
    : preference
}

/**
 * The page that a request asks for, so that a client which reads to the end comes to one: an example is the first page, what
 * follows its checkpoint is the same once more without a next one, and pages with a number above 0 are empty.
 *
 * @param example the page as the document shows it, which holds the only checkpoint there is
 * @throws {Refusal} 400 for another checkpoint
 */
export function pageOf(answer: Answer, example: Answer, query: ParsedUrlQuery): Answer {
  const { from, page, take, per_page: perPage } = query
  const checkpoint = checkpointOf(example)
  if (from !== undefined && from !== checkpoint) {
    throw new Refusal(
      400,
      'invalid_paging',
      "The query parameter 'from' is not a checkpoint of this listing.",
    )
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
