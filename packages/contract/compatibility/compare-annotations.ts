import type { Direction, SchemaDifference } from './change.ts'
import type { Schema } from './document.ts'

/** Compares `default` and `deprecated`. A changed default breaks senders that omit the property: the service uses another value. */
export function* compareAnnotations(
  before: Schema,
  after: Schema,
  direction: Direction,
): Generator<SchemaDifference> {
  const [was, is] = [before.default, after.default].map(value => JSON.stringify(value) ?? 'none')
  if (was !== is && direction === 'to the service')
    yield { rule: 'default-changed', drift: 'other', text: `the default is ${is}, was ${was}` }
  if (after.deprecated && !before.deprecated)
    yield { rule: 'schema-deprecated', drift: 'harmless', text: 'is deprecated' }
}
