import { boundTo, documentedAnswer, filled, type PathParameters } from './answer.ts'
import type { Collection } from './collection.ts'
import { collections } from './generated/collections.ts'
import type { Resource } from './parts.ts'
import { resultsOf } from './parts.ts'
import type { SeededState } from './seed.ts'

/** The resources of all collections: at first, those of a seed, or the document's examples and copies of them. */
export interface ResourceStore {
  /** The resources of the listing at a path: the first ones, then the added ones in their order. */
  list(collection: Collection, parameters: PathParameters): readonly Resource[]
  /** The resource at a path. */
  find(collection: Collection, parameters: PathParameters): Resource | undefined
  add(collection: Collection, parameters: PathParameters, resource: Resource): void
  replace(collection: Collection, parameters: PathParameters, resource: Resource): void
  remove(collection: Collection, parameters: PathParameters): void
  /** The entity tag of an added or replaced resource; undefined for an example or its copy. No two states have the same tag. */
  tag(collection: Collection, parameters: PathParameters): string | undefined
  /**
   * Puts a resource before all others of a listing without path parameters, or in the place of `former`. Beyond `most` resources, the
   * last ones are removed. `reset` does not count it: nobody has asked for the change.
   */
  note(collection: Collection, resource: Resource, most: number, former?: Resource): void
  /** Restores the first resources. Returns how many were added, replaced or removed. */
  reset(): number
}

/** @param seed undefined for the examples */
export function createResourceStore(seed: SeededState | undefined): ResourceStore {
  const byListing = new Map<string, Resource[]>()
  /** The entity tags of the resources that were added, replaced or removed, by their paths. */
  const tags = new Map<string, string>()
  let changes = 0

  function listAt(collection: Collection, parameters: PathParameters): Resource[] {
    const path = filled(collection.path, parameters)
    const list =
      byListing.get(path) ?? seed?.list(collection, parameters) ?? examplesAt(collection, parameters)
    byListing.set(path, list)
    return list
  }

  function indexOf(collection: Collection, parameters: PathParameters): number {
    const id = parameters[collection.parameter]
    return listAt(collection, parameters).findIndex(resource => resource[collection.key] === id)
  }

  function touch(path: string): void {
    changes += 1
    tags.set(path, `"${changes}-${Date.now().toString(36)}"`)
  }

  function splice(collection: Collection, parameters: PathParameters, ...others: readonly Resource[]): void {
    listAt(collection, parameters).splice(indexOf(collection, parameters), 1, ...others)
    touch(filled(collection.resourcePath, parameters))
  }

  return {
    list: listAt,
    find: (collection, parameters) => listAt(collection, parameters)[indexOf(collection, parameters)],
    add(collection, parameters, resource) {
      listAt(collection, parameters).push(resource)
      const own = { ...parameters, [collection.parameter]: String(resource[collection.key]) }
      touch(filled(collection.resourcePath, own))
      // Nothing has happened to a new resource, such as a delivery.
      for (const { path } of collections)
        if (path.startsWith(`${collection.resourcePath}/`)) byListing.set(filled(path, own), [])
    },
    replace: splice,
    remove: (collection, parameters) => splice(collection, parameters),
    tag: (collection, parameters) => tags.get(filled(collection.resourcePath, parameters)),
    note(collection, resource, most, former) {
      const list = listAt(collection, {})
      if (former) list.splice(list.indexOf(former), 1, resource)
      else list.unshift(resource)
      list.splice(most)
    },
    reset() {
      const { size } = tags
      byListing.clear()
      tags.clear()
      return size
    },
  }
}

/** The resources of a listing in a mock without a seed: the examples and their copies. */
function examplesAt(collection: Collection, parameters: PathParameters): Resource[] {
  return boundTo(collection.listing, parameters, [...examplesOf(collection), ...collection.copies])
}

/** The resources in the example of a listing. */
export function examplesOf({ listing }: Collection): readonly Resource[] {
  return resultsOf(documentedAnswer(listing).body)
}
