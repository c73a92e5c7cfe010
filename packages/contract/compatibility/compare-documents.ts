import type { Change } from './change.ts'
import { compareAccess } from './compare-access.ts'
import { compareLifecycle } from './compare-lifecycle.ts'
import {
  compareParameters,
  compareRequestBodies,
  compareResponses,
  compareSecurity,
  parametersOf,
} from './compare-operations.ts'
import { SchemaComparison } from './compare-schemas.ts'
import { type Document, methods, type Operation, type PathItem } from './document.ts'
import { withOpenAnswers } from './open-answers.ts'

/** Everything that differs for consumers between two versions of a bundled OpenAPI document, what breaks them first. */
export function compareDocuments(was: Document, is: Document): readonly Change[] {
  const [before, after] = [withOpenAnswers(was), withOpenAnswers(is)]
  const schemas = new SchemaComparison(before, after)
  const changes = [
    ...compareAccess(before, after),
    ...compareItems(before.paths, after.paths, false),
    ...compareItems(before.webhooks ?? {}, after.webhooks ?? {}, true),
  ]
  return changes.toSorted((one, other) => Number(other.breaks) - Number(one.breaks))

  function compareItems(
    was: Readonly<Record<string, PathItem>>,
    is: Readonly<Record<string, PathItem>>,
    isWebhook: boolean,
  ): readonly Change[] {
    const [old, next] = [operationsOf(was), operationsOf(is)]
    const gone = [...old].filter(([key]) => !next.has(key))
    const added = [...next].filter(([key]) => !old.has(key))
    return [
      ...gone.map(([key, { operation }]) => ({
        place: operation.operationId,
        text: `${key} is gone`,
        breaks: true,
      })),
      ...added.map(([key, { operation }]) => ({
        place: operation.operationId,
        text: `${key} is new`,
        breaks: isWebhook,
      })),
      ...[...old].flatMap(([key, found]) => {
        const now = next.get(key)
        return now ? compareOperations(found, now, isWebhook) : []
      }),
    ]
  }

  function compareOperations(was: Found, is: Found, isWebhook: boolean): readonly Change[] {
    const pair = { before, after, was: was.operation, is: is.operation, schemas, isWebhook }
    const { operationId: oldId } = was.operation
    const { operationId } = is.operation
    return [
      ...(oldId === operationId
        ? []
        : [{ place: operationId, text: `the operation was called ${oldId}`, breaks: true }]),
      ...compareLifecycle(was.operation, is.operation),
      ...compareSecurity(pair),
      ...compareParameters(
        pair,
        parametersOf(before, was.item, was.operation),
        parametersOf(after, is.item, is.operation),
      ),
      ...compareRequestBodies(pair),
      ...compareResponses(pair),
    ]
  }
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
