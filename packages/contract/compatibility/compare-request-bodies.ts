import { type Change, changeOf, placed } from './change.ts'
import { compareContent } from './compare-content.ts'
import { resolve } from './document.ts'
import { type Pair, sentBy } from './pair.ts'

export function compareRequestBodies(pair: Pair): readonly Change[] {
  return placed(changesOf(pair), { direction: sentBy(pair.isWebhook) })
}

function* changesOf(pair: Pair): Generator<Change> {
  const { before, after, was, is, schemas, isWebhook } = pair
  const place = is.operationId
  const old = was.requestBody && resolve(before, was.requestBody)
  const next = is.requestBody && resolve(after, is.requestBody)
  if (!old || !next) {
    if (old) yield changeOf('request-body-removed', place, 'the request has no body any more', true)
    if (next?.required)
      yield changeOf('required-request-body-added', place, 'the request has a body, which is required', true)
    else if (next) yield changeOf('request-body-added', place, 'the request has a body', false)
    return
  }
  if (!old.required && next.required)
    yield changeOf('request-body-became-required', place, 'the body of the request is required', !isWebhook)
  if (old.required && !next.required)
    yield changeOf(
      'request-body-became-optional',
      place,
      'the body of the request is no longer required',
      isWebhook,
    )
  for (const [mediaType, content] of Object.entries(old.content)) {
    const now = next.content[mediaType]
    if (now) yield* compareContent(schemas, content, now, sentBy(isWebhook), `${place}, request`)
    else
      yield changeOf('request-media-type-removed', place, `the request cannot be ${mediaType} any more`, true)
  }
  for (const mediaType of Object.keys(next.content))
    if (!(mediaType in old.content))
      yield changeOf('request-media-type-added', place, `the request may be ${mediaType}`, isWebhook)
}
