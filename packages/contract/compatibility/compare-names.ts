import type { Change, Drift } from './change.ts'
import type { Schema } from './document.ts'

/** How the names differ that a schema allows beyond its `properties`. */
export function compareNames(
  before: Schema,
  after: Schema,
  change: (drift: Drift, text: string) => Change,
): readonly Change[] {
  return [...compareOthers(before, after, change), ...comparePatterns(before, after, change)]
}

function* compareOthers(
  { additionalProperties: was = true }: Schema,
  { additionalProperties: is = true }: Schema,
  change: (drift: Drift, text: string) => Change,
): Generator<Change> {
  if (JSON.stringify(was) === JSON.stringify(is)) return
  if (is === false) yield change('narrower', 'takes no other properties any more')
  else if (was === false) yield { ...change('wider', 'may have other properties'), breaks: false }
  else if (was === true) yield change('narrower', 'its other properties may no longer be anything')
  else if (is === true) yield change('wider', 'its other properties may be anything')
  else yield change('other', 'its other properties have another schema')
}

function* comparePatterns(
  before: Schema,
  after: Schema,
  change: (drift: Drift, text: string) => Change,
): Generator<Change> {
  const { patternProperties: was = {} } = before
  const { patternProperties: is = {} } = after
  // Where other names are refused a pattern lets names in; elsewhere it binds the values of names that were free.
  const [gone, added]: [Drift, Drift] =
    before.additionalProperties === false ? ['narrower', 'wider'] : ['wider', 'narrower']
  for (const pattern of Object.keys(was))
    if (!(pattern in is)) yield change(gone, `the pattern of names ${pattern} is gone`)
    else if (JSON.stringify(was[pattern]) !== JSON.stringify(is[pattern]))
      yield change('other', `properties named ${pattern} have another schema`)
  for (const pattern of Object.keys(is))
    if (!(pattern in was)) yield change(added, `the pattern of names ${pattern} is new`)
}
