import type { SchemaDifference } from './change.ts'
import type { Schema } from './document.ts'

/** Compares `additionalProperties` and `patternProperties`: the names that a schema allows beyond its `properties`. */
export function* compareNames(before: Schema, after: Schema): Generator<SchemaDifference> {
  yield* compareOthers(before, after)
  yield* comparePatterns(before, after)
}

function* compareOthers(
  { additionalProperties: was = true }: Schema,
  { additionalProperties: is = true }: Schema,
): Generator<SchemaDifference> {
  if (JSON.stringify(was) === JSON.stringify(is)) return
  const rule = 'additional-properties-changed'
  if (is === false) yield { rule, drift: 'narrower', text: 'takes no other properties any more' }
  // Harmless, because readers of answers ignore unknown properties.
  else if (was === false) yield { rule, drift: 'harmless', text: 'may have other properties' }
  else if (was === true)
    yield { rule, drift: 'narrower', text: 'its other properties are restricted to a schema' }
  else if (is === true) yield { rule, drift: 'wider', text: 'its other properties may be anything' }
  else yield { rule, drift: 'other', text: 'its other properties have another schema' }
}

function* comparePatterns(before: Schema, after: Schema): Generator<SchemaDifference> {
  const { patternProperties: was = {} } = before
  const { patternProperties: is = {} } = after
  // In a closed object a pattern allows more names. In an open object it restricts the values of names that were allowed anyway.
  const [gone, added] =
    before.additionalProperties === false
      ? (['narrower', 'wider'] as const)
      : (['wider', 'narrower'] as const)
  for (const pattern of Object.keys(was))
    if (!(pattern in is))
      yield { rule: 'pattern-property-removed', drift: gone, text: `the pattern of names ${pattern} is gone` }
    else if (JSON.stringify(was[pattern]) !== JSON.stringify(is[pattern]))
      yield {
        rule: 'pattern-property-changed',
        drift: 'other',
        text: `properties named ${pattern} have another schema`,
      }
  for (const pattern of Object.keys(is))
    if (!(pattern in was))
      yield { rule: 'pattern-property-added', drift: added, text: `the pattern of names ${pattern} is new` }
}
