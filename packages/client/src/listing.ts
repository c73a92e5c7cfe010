import { abortable, linkedController } from './abortable.ts'
import type { Answer } from './answer.ts'
import { UnexpectedAnswerError } from './http-errors.ts'
import { isCursor, isRecord } from './json.ts'
import { leavable } from './leavable.ts'
import { nextInLink } from './link.ts'

/** A page of a listing when it is awaited, and all pages from that page on when it is iterated with `for await`. */
export interface Listing<Page> extends Promise<Page>, AsyncIterable<Page> {}

export interface ListingOptions {
  readonly signal: AbortSignal | undefined
  /** Pages after which the iteration fails. */
  readonly maxPages: number
}

/** Asks for a page. */
export type GetPage = (parameters: object, signal: AbortSignal | undefined) => Promise<Answer>

/**
 * The pages of a listing, beginning with the page that `parameters` name. The client asks for each page when the caller is
 * done with the one before.
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
        // A checkpoint that comes back would go on for ever. One is kept at a time, longer and longer, so that a cycle of any
        // length meets it (Brent's algorithm).
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

/** The parameters of the page after an answer, in the style of the answer; undefined after the last page. */
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
  // Counted here: a page number that the service repeats would go on for ever.
  const page = Number(asked.page ?? 0) + 1
  return Number(size) > 0 && Number(total) > page * Number(size) ? { page } : undefined
}

function unexpected({ response, data }: Answer, reason: string): UnexpectedAnswerError {
  return new UnexpectedAnswerError(response, data, reason)
}
