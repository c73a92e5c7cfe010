import { type Answer, json } from './request.ts'

/** A page of a listing when it is awaited, and all pages from there on when it is iterated with `for await`. */
export interface Listing<Page> extends Promise<Page>, AsyncIterable<Page> {}

/** What pages of either style tell of the next one, besides the `Link` header. */
interface PageBody {
  readonly next?: string
  readonly page?: number
  readonly per_page?: number
  readonly total?: number
}

/**
 * The pages of a listing, beginning with the one that `parameters` ask for. Each is asked for when the caller is done with
 * the one before.
 */
export function listing(get: (parameters: object) => Promise<Answer>, parameters: object): Listing<unknown> {
  const load = async (parameters: object) => {
    const answer = await get(parameters)
    const page = json(answer)
    return { page, next: nextParameters(parameters, answer.response, page as PageBody) }
  }
  const loading = load(parameters)
  const first = loading.then(({ page }) => page)

  async function* pages(): AsyncGenerator<unknown, void, undefined> {
    yield await first
    let { next } = await loading
    while (next) {
      const loaded = await load(next)
      yield loaded.page
      next = loaded.next
    }
  }
  return Object.assign(first, { [Symbol.asyncIterator]: pages })
}

/**
 * What asks for the page after `body`; undefined where that was the last one. Of the `Link` header (RFC 8288) only the
 * checkpoint is taken: its address is the service's view of itself, and a token must go nowhere but to `baseUrl`.
 */
function nextParameters(
  parameters: object,
  { headers }: Response,
  { next, page = 0, per_page = 0, total = 0 }: PageBody,
): object | undefined {
  const [, link] = /<([^>]*)>[^,]*\brel="?next\b/.exec(headers.get('Link') ?? '') ?? []
  const from = next ?? (link && new URL(link, 'http://service').searchParams.get('from'))
  if (from) return { ...parameters, from }
  return total > (page + 1) * per_page ? { ...parameters, page: page + 1 } : undefined
}
