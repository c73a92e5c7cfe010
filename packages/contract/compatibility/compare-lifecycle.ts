import type { Change } from './change.ts'
import type { Operation } from './document.ts'

/** For whom an operation is, and for how long. Whoever has no access to the internal document loses what becomes internal. */
export function* compareLifecycle(was: Operation, is: Operation): Generator<Change> {
  const place = is.operationId
  if (was['x-internal'] !== true && is['x-internal'] === true)
    yield { place, text: 'leaves the public document', breaks: true }
  if (was['x-internal'] === true && is['x-internal'] !== true)
    yield { place, text: 'is in the public document', breaks: false }
  if (!was.deprecated && is.deprecated) yield { place, text: 'is deprecated', breaks: false }
  if (was.deprecated && !is.deprecated) yield { place, text: 'is no longer deprecated', breaks: false }
  const [ended, ends] = [was['x-sunset'], is['x-sunset']]
  if (ended !== ends) {
    const isEarlier = ends !== undefined && ended !== undefined && Date.parse(ends) < Date.parse(ended)
    yield { place, text: `ends at ${ends ?? 'no date'}, was ${ended ?? 'no date'}`, breaks: isEarlier }
  }
  const [stage, nextStage] = [was['x-release-lifecycle'], is['x-release-lifecycle']]
  if (stage !== nextStage)
    yield {
      place,
      text: `is ${nextStage ?? 'of no stage'}, was ${stage ?? 'of no stage'}`,
      breaks: stage === 'GA',
    }
}
