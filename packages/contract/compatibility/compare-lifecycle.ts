import { type Change, changeOf } from './change.ts'
import type { Operation } from './document.ts'

/** Compares visibility, deprecation, end date and lifecycle. An operation that leaves the public document breaks consumers. */
export function* compareLifecycle(was: Operation, is: Operation): Generator<Change> {
  const place = is.operationId
  const [wasInternal, isInternal] = [was['x-internal'] === true, is['x-internal'] === true]
  if (!wasInternal && isInternal)
    yield changeOf('operation-unpublished', place, 'leaves the public document', true)
  if (wasInternal && !isInternal)
    yield changeOf('operation-published', place, 'is in the public document', false)
  if (!was.deprecated && is.deprecated) yield changeOf('operation-deprecated', place, 'is deprecated', false)
  if (was.deprecated && !is.deprecated)
    yield changeOf('operation-reactivated', place, 'is no longer deprecated', false)
  const [ended, ends] = [was['x-sunset'], is['x-sunset']]
  if (ended !== ends) {
    const isEarlier = ends !== undefined && ended !== undefined && Date.parse(ends) < Date.parse(ended)
    const rule = isEarlier ? 'sunset-earlier' : 'sunset-changed'
    yield changeOf(rule, place, `ends at ${ends ?? 'no date'}, was ${ended ?? 'no date'}`, isEarlier)
  }
  const [stage, nextStage] = [was['x-release-lifecycle'], is['x-release-lifecycle']]
  if (stage !== nextStage) {
    const text = `is ${nextStage ?? 'of no stage'}, was ${stage ?? 'of no stage'}`
    yield changeOf('lifecycle-changed', place, text, stage === 'GA')
  }
}
