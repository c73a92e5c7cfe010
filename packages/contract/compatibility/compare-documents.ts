import { type Change, changeOf, type Place, placed } from './change.ts'
import { compareAccess, compareSecurity } from './compare-access.ts'
import { compareLifecycle } from './compare-lifecycle.ts'
import { compareParameters, parametersOf } from './compare-parameters.ts'
import { compareRequestBodies } from './compare-request-bodies.ts'
import { compareResponses } from './compare-responses.ts'
import { SchemaComparison } from './compare-schemas.ts'
import { type Document, methods, type Operation, type PathItem } from './document.ts'
import { withOpenAnswers } from './open-answers.ts'

/** The changes between two versions of a bundled OpenAPI document that consumers can see, breaking changes first. */
export function compareDocuments(was: Document, is: Document): readonly Change[] {
  const [before, after] = [withOpenAnswers(was), withOpenAnswers(is)]
  const schemas = new SchemaComparison(before, after)
  const changes = [
    ...compareAccess(before, after),
    ...compareItems(before.paths, after.paths, false),
    ...compareItems(before.webhooks ?? {}, after.webhooks ?? {}, true),
  ]
  return once(changes).toSorted((one, other) => Number(other.breaks) - Number(one.breaks))

  function* compareItems(
    was: Readonly<Record<string, PathItem>>,
    is: Readonly<Record<string, PathItem>>,
    isWebhook: boolean,
  ): Generator<Change> {
    const [old, next] = [operationsOf(was), operationsOf(is)]
    const kind = isWebhook ? 'webhook' : 'operation'
    for (const [key, { operation }] of old)
      if (!next.has(key))
        yield changeOf(`${kind}-removed`, operation.operationId, `${key} is gone`, true, at(operation))
    for (const [key, { operation }] of next)
      if (!old.has(key))
        yield changeOf(`${kind}-added`, operation.operationId, `${key} is new`, isWebhook, at(operation))
    for (const [key, found] of old) {
      const now = next.get(key)
      if (now) yield* placed(compareOperations(found, now, isWebhook), at(found.operation))
    }
  }

  function* compareOperations(was: Found, is: Found, isWebhook: boolean): Generator<Change> {
    const pair = { before, after, was: was.operation, is: is.operation, schemas, isWebhook }
    const { operationId: oldId } = was.operation
    const { operationId } = is.operation
    if (oldId !== operationId)
      yield changeOf('operation-renamed', operationId, `the operation was called ${oldId}`, true)
    yield* compareLifecycle(was.operation, is.operation)
    yield* compareSecurity(was.operation, is.operation)
    yield* compareParameters(
      pair,
      parametersOf(before, was.item, was.operation),
      parametersOf(after, is.item, is.operation),
    )
    yield* compareRequestBodies(pair)
    yield* compareResponses(pair)
  }
}

/** Merges a change of a component that several places use into one change with all of its places. */
function once(changes: readonly Change[]): readonly Change[] {
  const merged = new Map<string, Change>()
  for (const change of changes) {
    const key = JSON.stringify([change.rule, change.place, change.text, change.breaks])
    const known = merged.get(key)
    merged.set(key, known ? { ...known, at: [...known.at, ...change.at] } : change)
  }
  return [...merged.values()]
}

function at({ operationId }: Operation): Place {
  return { operation: operationId }
}

interface Found {
  readonly item: PathItem
  readonly operation: Operation
}

function operationsOf(items: Readonly<Record<string, PathItem>>): ReadonlyMap<string, Found> {
  return new Map(
    Object.entries(items).flatMap(([path, item]) =>
      methods.flatMap(method => {
        const operation = item[method]
        return operation ? [[`${method.toUpperCase()} ${path}`, { item, operation }] as const] : []
      }),
    ),
  )
}
