import { abortable, linkedController } from './abortable.ts'
import type { Answer } from './answer.ts'
import { UnexpectedAnswerError } from './http-errors.ts'
import { isCursor, isRecord } from './json.ts'
import { leavable } from './leavable.ts'
import { nextInLink } from './link.ts'

/** The result of a listing. Await it for one page, or iterate it with `for await` for this page and all later ones. */
export interface Listing<Page> extends Promise<Page>, AsyncIterable<Page> {}

export interface ListingOptions {
  readonly signal: AbortSignal | undefined
  /** Maximum pages. The iteration fails if there are more. */
  readonly maxPages: number
}

/** Requests a page. */
export type GetPage = (parameters: object, signal: AbortSignal | undefined) => Promise<Answer>

/**
 * The pages of a listing, starting with the page that `parameters` select. Requests each later page when the caller asks for
 * it.
 */
export function listing(
  get: GetPage,
  parameters: Readonly<Record<string, unknown>>,
  { signal, maxPages }: ListingOptions,
): Listing<unknown> {
  const loading = get(parameters, signal)
  const first = loading.then(({ data }) => data)

  async function* pages(leaving: AbortSignal): AsyncGenerator<unknown, void, undefined> {
    const { controller, unlink } = linkedController(signal, leaving)
    let asked = parameters
    let landmark: unknown
    try {
      await abortable(first, controller.signal)
      let answer = await loading
      for (let count = 1; ; count += 1) {
        yield answer.data
        const next = nextPage(asked, answer)
        if (!next) return
        // Repeated checkpoints would loop forever. Detect a cycle of any length with Brent's algorithm: compare each checkpoint
        // with one kept from an earlier page, and replace the kept one after 1, 2, 4, 8, … pages.
        if (count >= maxPages || (next.from !== undefined && next.from === landmark))
          throw unexpected(answer, 'the listing does not end')
        if (Number.isInteger(Math.log2(count))) landmark = next.from
        asked = { ...parameters, ...next }
        answer = await get(asked, controller.signal)
      }
    } catch (error) {
      if (!leaving.aborted) throw error
    } finally {
      unlink()
    }
  }
  return Object.assign(first, { [Symbol.asyncIterator]: () => leavable(pages) })
}

interface NextPage {
  readonly from?: string
  readonly page?: number
}

/** The parameters for the page after an answer: its checkpoint, or the next page number; undefined after the last page. */
function nextPage(
  asked: Readonly<Record<string, unknown>>,
  answer: Answer,
): (NextPage & Readonly<Record<string, unknown>>) | undefined {
  const { next, per_page: size, total } = isRecord(answer.data) ? answer.data : {}
  const from = next ?? nextInLink(answer.response.headers.get('Link') ?? '')
  if (from !== undefined && from !== null) {
    if (!isCursor(from)) throw unexpected(answer, 'the next checkpoint is malformed')
    return { from }
  }
  // Count pages here: if the service repeated a page number, relying on it would loop forever.
  const page = Number(asked.page ?? 0) + 1
  return Number(size) > 0 && Number(total) > page * Number(size) ? { page } : undefined
}

function unexpected({ response, data }: Answer, reason: string): UnexpectedAnswerError {
  return new UnexpectedAnswerError(response, data, reason)
}
