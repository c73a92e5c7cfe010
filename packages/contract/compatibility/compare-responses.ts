import { type Change, changeOf, placed } from './change.ts'
import { compareContent } from './compare-content.ts'
import { deprecationHeaderNames } from './deprecation-headers.ts'
import { type Response, resolve } from './document.ts'
import { type Pair, sentBy } from './pair.ts'

export function* compareResponses(pair: Pair): Generator<Change> {
  const { before, after, was, is, isWebhook } = pair
  const place = is.operationId
  for (const [status, response] of Object.entries(was.responses)) {
    const next = is.responses[status]
    if (next)
      yield* placed(
        compareResponse(pair, resolve(before, response), resolve(after, next), `${place} ${status}`),
        { status },
      )
    else {
      // A client that handles an error is not harmed when the service no longer sends that error.
      const isNeeded = isSuccess(status) || isWebhook
      yield changeOf('response-status-removed', place, `the answer ${status} is gone`, isNeeded, { status })
    }
  }
  for (const status of Object.keys(is.responses))
    if (!(status in was.responses)) {
      const isUnknown = isSuccess(status) && !isWebhook
      yield changeOf('response-status-added', place, `the answer ${status} is new`, isUnknown, { status })
    }
}

function* compareResponse(pair: Pair, was: Response, is: Response, place: string): Generator<Change> {
  yield* compareHeaders(pair, headersOf(was), headersOf(is), place)
  const [before, after] = [was.content ?? {}, is.content ?? {}]
  const direction = sentBy(!pair.isWebhook)
  for (const [mediaType, content] of Object.entries(before)) {
    const next = after[mediaType]
    if (next) yield* placed(compareContent(pair.schemas, content, next, direction, place), { direction })
    else yield changeOf('response-media-type-removed', place, `the answer is not ${mediaType} any more`, true)
  }
  for (const mediaType of Object.keys(after))
    if (!(mediaType in before))
      yield changeOf('response-media-type-added', place, `the answer may be ${mediaType}`, true)
}

type Headers = NonNullable<Response['headers']>

function* compareHeaders(pair: Pair, was: Headers, is: Headers, place: string): Generator<Change> {
  for (const [name, given] of Object.entries(was)) {
    const old = resolve(pair.before, given)
    const header = is[name] && resolve(pair.after, is[name])
    if (!header) {
      yield changeOf('response-header-removed', place, `the header ${name} is gone`, true)
      continue
    }
    if (old.required && !header.required)
      yield changeOf(
        'response-header-became-optional',
        place,
        `the header ${name} is no longer required`,
        true,
      )
    yield* pair.schemas.compare(
      old.schema,
      header.schema,
      sentBy(!pair.isWebhook),
      `${place}, header ${name}`,
    )
  }
  for (const name of Object.keys(is))
    if (!(name in was)) yield changeOf('response-header-added', place, `the header ${name} is new`, false)
}

/** A response's headers without `Deprecation` and `Sunset`: `compareLifecycle` reports the deprecation. */
function headersOf({ headers = {} }: Response): Headers {
  return Object.fromEntries(
    Object.entries(headers).filter(([name]) => !deprecationHeaderNames.includes(name)),
  )
}

function isSuccess(status: string): boolean {
  return /^[23]/.test(status)
}
