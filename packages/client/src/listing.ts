import { abortable, leavable, linkedController } from './abortable.ts'
import type { Answer } from './answer.ts'
import { UnexpectedAnswerError } from './errors.ts'
import { isCursor, isRecord } from './json.ts'

/** A page of a listing whose pages are linked by cursors. */
export interface CursorPage<Item> {
  readonly items: Item[]
  /** The cursor of the next page, for the parameter `from`; undefined on the last page. */
  readonly next: string | undefined
}

/** A page of a listing whose pages are numbered. */
export interface NumberedPage<Item> {
  readonly items: Item[]
  /** The number of the next page, for the parameter `page`; undefined on the last page. */
  readonly next: number | undefined
  /** The number of items on all pages together. */
  readonly total: number
}

interface AnyPage {
  readonly items: readonly unknown[]
}

/** The result of a listing. Await it for the body of one page, or iterate it for the bodies of this page and all later ones. */
export interface Listing<Body, Page extends AnyPage = AnyPage> extends Promise<Body>, AsyncIterable<Body> {
  /** Resolves with the page, in the same shape for all listings. */
  page(): Promise<Page>
  /** Iterates this page and all later ones. After an error, `next()` requests the missing page again. */
  pages(): AsyncIterableIterator<Page, void, undefined>
  /** Iterates the items of this page and all later ones. An error ends the iteration. */
  items(): AsyncIterableIterator<Page['items'][number], void, undefined>
}

interface ListingOptions {
  readonly signal: AbortSignal | undefined
  /** Maximum pages. The iteration fails if there are more. */
  readonly maxPages: number
  /** The property of a body that holds the items; '' if the body is the array of items. */
  readonly items: string
}

type Parameters = Readonly<Record<string, unknown>>

/** Requests a page. */
type GetPage = (parameters: Parameters, signal: AbortSignal | undefined) => Promise<Answer>

/**
 * The pages of a listing, starting with the page that `parameters` select. Requests each later page when the caller asks for
 * it.
 */
export function listing(
  get: GetPage,
  parameters: Parameters,
  { signal, maxPages, items }: ListingOptions,
): Listing<unknown> {
  const loading = get(parameters, signal)
  const body = loading.then(({ data }) => data)
  // Wait for `body` too, so that its rejection is handled: an unhandled rejection would end a Node.js process.
  const first = () => body.then(() => loading)

  function page(asked: Parameters, answer: Answer) {
    const { [items]: found = answer.data, total } = isRecord(answer.data) ? answer.data : {}
    if (!Array.isArray(found)) throw unexpected(answer, 'The answer has no items.')
    const next = nextPage(asked, answer)
    return { items: found, next: next?.from ?? next?.page, ...(total !== undefined && { total }) }
  }

  function iterate<Shown>(shown: (asked: Parameters, answer: Answer) => Shown) {
    const leaving = new AbortController()
    let begin: typeof first | undefined = first
    let last: Answer | undefined
    let asked = parameters
    let count = 0
    let landmark: unknown
    let turn: Promise<unknown> | undefined
    // The iterator reports a failure of the first page, unless an abort ends the iterator first. Handle the rejection for that case.
    body.catch(() => {})

    async function step(): Promise<IteratorResult<Shown, void>> {
      if (leaving.signal.aborted) return { done: true, value: undefined }
      const { controller, unlink } = linkedController(signal, leaving.signal)
      try {
        const next = last ? nextPage(asked, last) : {}
        if (!next) return { done: true, value: undefined }
        // Repeated checkpoints would loop forever. Detect a cycle of any length with Brent's algorithm: compare each checkpoint
        // with one kept from an earlier page, and replace the kept one after 1, 2, 4, 8, … pages.
        if (last && (count >= maxPages || (next.from !== undefined && next.from === landmark)))
          throw unexpected(last, 'The listing repeats a page, or has more than maxPages.')
        const request = { ...parameters, ...next }
        const loading = begin?.() ?? get(request, controller.signal)
        begin = undefined
        const answer = await abortable(loading, controller.signal)
        const value = shown(request, answer)
        if ((count & (count - 1)) === 0) landmark = next.from
        count += 1
        asked = request
        last = answer
        return { done: false, value }
      } catch (error) {
        if (!leaving.signal.aborted) throw error
        return { done: true, value: undefined }
      } finally {
        unlink()
      }
    }

    return {
      next() {
        const result = Promise.resolve(turn).then(step, step)
        turn = result
        return result
      },
      async return() {
        leaving.abort()
        return { done: true, value: undefined } as const
      },
      [Symbol.asyncIterator]() {
        return this
      },
    }
  }

  return Object.assign(body, {
    page: async () => page(parameters, await first()),
    pages: () => iterate(page),
    items() {
      // Call `iterate` here, not in the generator, which starts with the first `next()`: the first request may fail earlier.
      const pages = iterate(page)
      return leavable(async function* (leaving) {
        if (leaving.aborted) return
        leaving.addEventListener('abort', pages.return)
        for await (const { items } of pages) yield* items
      })
    },
    [Symbol.asyncIterator]: () => iterate((_, { data }) => data),
  })
}

interface NextPage {
  readonly from?: string
  readonly page?: number
}

/** The parameters for the page after an answer: its checkpoint, or the next page number; undefined after the last page. */
function nextPage(asked: Parameters, answer: Answer): NextPage | undefined {
  const { next, per_page: size, total } = isRecord(answer.data) ? answer.data : {}
  // Stryker disable next-line StringLiteral: A text without `<` contains no link, so it names no next page, like no header.
  const from = next ?? nextInLink(answer.response.headers.get('Link') ?? '')
  if (from !== undefined) {
    if (!isCursor(from)) throw unexpected(answer, 'The next checkpoint is malformed.')
    return { from }
  }
  // Count pages here. If the client relied on the page number in the answer, a repeated number would cause an endless loop.
  const page = Number(asked.page ?? 0) + 1
  return Number(size) > 0 && Number(total) > page * Number(size) ? { page } : undefined
}

function unexpected({ response, data }: Answer, reason: string): UnexpectedAnswerError {
  return new UnexpectedAnswerError(response, data, reason)
}

/**
 * The checkpoint of the next page in a `Link` header (RFC 8288): undefined if the header names no next page, '' for a next page
 * without a checkpoint. Ignores the rest of the address, because it may name another host, and the client must send its
 * token only to `baseUrl`. Takes time linear in the length of the header.
 */
export function nextInLink(header: string): string | undefined {
  // The defaults are only for the compiler: both groups take part in every match, and String.split always returns a first part.
  // Stryker disable next-line StringLiteral
  for (const [, address = '', parameters = ''] of header.matchAll(/<([^<>]*)>([^<]*)/g)) {
    if (!isNext(parameters)) continue
    // Stryker disable next-line ArrayDeclaration: The pattern skips the first item of the list.
    const [, from = ''] = /[?&]from=([^&#]*)/.exec(address) ?? []
    // The default is only for the compiler: this query begins with `from=`, so it has the parameter.
    // Stryker disable next-line StringLiteral
    return new URLSearchParams(`from=${from}`).get('from') ?? ''
  }
  return undefined
}

/** True if `next` is one of the relations of a link. */
function isNext(parameters: string): boolean {
  return parameters
    .toLowerCase()
    .split(';')
    .some(parameter => {
      // The defaults are only for the compiler: both groups take part in every match, and String.split always returns a first
      // part. A parameter without a value names no relation. Any default without the word `next` will do.
      // Stryker disable next-line StringLiteral
      const [name = '', relations = ''] = parameter.split('=')
      return name.trim() === 'rel' && relations.split(/[\s",]/).includes('next')
    })
}
