import { isDeepStrictEqual } from 'node:util'
import {
  type Call as Answered,
  type Client,
  type Listing,
  NotFoundError,
  type PublicOperationId,
} from '@tenant-api/client'
import { type TenantCollection, tenantCollections } from '@tenant-api/contract/tenant-file'
import { CommandError, wrongUsage } from '../command-error.ts'
import { functionOf, type Page } from '../operations/call-operation.ts'
import { type Entry, type ManagedFile, secretsOf, withValueAt } from './read-tenant.ts'

/** What a plan does to one resource. */
export interface Change {
  readonly collection: string
  readonly action: 'create' | 'change' | 'delete'
  /** The values of the natural key, such as `Directory sync`. */
  readonly key: readonly unknown[]
  /** Undefined for a resource to create. */
  readonly id?: string
  /** The entity tag of the version that was compared; undefined if it was not read. */
  readonly tag?: string
  /** The entry of the file, with placeholders for secrets; undefined for a deletion. */
  readonly entry?: Entry
  /** The properties to send. */
  readonly sent: readonly string[]
  readonly properties: readonly PropertyChange[]
}

/** The change of a property. A value is undefined where there is none. */
export interface PropertyChange {
  /** Names joined by dots. */
  readonly path: string
  readonly old?: unknown
  readonly new?: unknown
  /** True for a secret, whose values are not shown. */
  readonly isSecret?: true
}

/** A resource that the file does not have, and that is kept. */
export interface Kept {
  readonly collection: string
  readonly key: readonly unknown[]
}

export interface Plan {
  /** Creations and changes in the order of the file, then deletions. */
  readonly changes: readonly Change[]
  readonly kept: readonly Kept[]
}

/** A resource of the service. */
type Resource = Entry & { readonly id: string }

/** Maximum number of resources of a collection that are kept in memory. The service has at most 10,000 policies. */
const mostResources = 20_000

/** Largest page that every service gives. */
const take = 50

/** All resources of a collection, by their natural keys. */
export async function readCollection(client: Client, name: string): Promise<ReadonlyMap<string, Resource>> {
  const { operations, naturalKey } = collectionOf(name)
  const call = functionOf(client, operations.list as PublicOperationId)
  const found = new Map<string, Resource>()
  for await (const item of (call({ take }) as Listing<unknown, Page>).items()) {
    // The cast is safe: the document gives the items of these lists an id.
    const resource = item as Resource
    found.set(keyText(naturalKey, resource), resource)
    if (found.size > mostResources)
      throw new CommandError(
        'failed',
        'too_many_resources',
        `The tenant has more than ${mostResources.toLocaleString('en')} resources in ${name}.`,
        'Leave this part out with --only.',
      )
  }
  return found
}

export function collectionOf(name: string): TenantCollection {
  const collection = tenantCollections[name]
  if (!collection) throw new Error(`There is no collection ${name}.`)
  return collection
}

function keyText(naturalKey: readonly string[], entry: Entry): string {
  return JSON.stringify(keyOf(naturalKey, entry))
}

function keyOf(naturalKey: readonly string[], entry: Entry): readonly unknown[] {
  return naturalKey.map(name => entry[name])
}

/**
 * Compares a file with the tenant.
 *
 * @param options.isPrecise reads each resource that differs once more, with its entity tag
 * @throws {CommandError} if the file lacks a secret that a change needs
 */
export async function planOf(
  client: Client,
  { entries, name: file }: ManagedFile,
  { prune = false, isPrecise = false },
): Promise<Plan> {
  const changes: Change[] = []
  const deletions: Change[] = []
  const kept: Kept[] = []
  for (const [collection, wanted] of Object.entries(entries)) {
    const { naturalKey, operations } = collectionOf(collection)
    const current = new Map(await readCollection(client, collection))
    const read = functionOf(client, operations.get as PublicOperationId)
    const reread = async ({ id }: Resource): Promise<{ resource?: Resource; tag?: string }> => {
      try {
        // The cast is safe: only a list returns something else.
        const { data, response } = await (read({ id }) as Answered<unknown>).withResponse()
        const tag = response.headers.get('ETag')
        return { resource: data as Resource, ...(tag !== null && { tag }) }
      } catch (error) {
        // Someone has deleted it since the list.
        if (error instanceof NotFoundError) return {}
        throw error
      }
    }
    for (const entry of wanted) {
      const text = keyText(naturalKey, entry)
      const resource = current.get(text)
      current.delete(text)
      let change = changeOf(collection, entry, resource)
      if (change && resource && isPrecise) {
        const { resource: latest, tag } = await reread(resource)
        const again = changeOf(collection, entry, latest)
        change = again && { ...again, ...(tag !== undefined && { tag }) }
      }
      if (!change) continue
      const missing = missingSecrets(change, entry)
      if (missing.length > 0)
        throw wrongUsage(
          `${file}: ${titleOf(change)} lacks ${missing.join(' and ')}, which the service never shows.`,
          'Add it, such as ${env:NAME}.',
        )
      changes.push(change)
    }
    for (const resource of current.values()) {
      const key = keyOf(naturalKey, resource)
      if (!prune) kept.push({ collection, key })
      else
        deletions.push({
          ...{ collection, action: 'delete', key, id: resource.id, sent: [], properties: [] },
          ...(isPrecise && { tag: (await reread(resource)).tag }),
        })
    }
  }
  return { changes: [...changes, ...deletions], kept }
}

/** What makes a resource what an entry says; undefined if it is that already. */
function changeOf(collection: string, entry: Entry, resource: Resource | undefined): Change | undefined {
  const table = collectionOf(collection)
  const { naturalKey, sameAsAbsent } = table
  const key = keyOf(naturalKey, entry)
  const wanted = comparable(entry, table)
  if (!resource) {
    // The file may also have what the service sets, such as ids.
    const sent = table.properties.filter(name => name in entry)
    const others = Object.fromEntries(Object.entries(wanted).filter(([name]) => !naturalKey.includes(name)))
    const properties = [...differences(undefined, others, ''), ...secretChanges(entry, table, () => true)]
    return { collection, action: 'create', key, entry, sent, properties }
  }
  const present = comparable(resource, table)
  const changed = table.properties.filter(name => {
    // The service decides about a property that the file omits.
    const isManaged = name in entry || name in sameAsAbsent
    return isManaged && !isDeepStrictEqual(wanted[name], present[name])
  })
  if (changed.length === 0) return undefined
  return {
    ...{ collection, action: 'change', key, id: resource.id },
    ...{ entry, sent: changed },
    properties: [
      ...changed.flatMap(name => [...differences(present[name], wanted[name], name)]),
      ...secretChanges(entry, table, property => changed.includes(property)),
    ],
  }
}

/** The properties of an entry or a resource that a file has: without secrets, and without values that mean the same as their absence. */
export function comparable(given: Entry, table: TenantCollection): Entry {
  const plain = secretsOf(given, table).reduce(
    (entry, { path, value }) => (value === undefined ? entry : withValueAt(entry, path, undefined)),
    given,
  )
  const named = table.properties
    .filter(name => plain[name] !== undefined && !isDeepStrictEqual(plain[name], table.sameAsAbsent[name]))
    .map(name => [name, plain[name]])
  return Object.fromEntries(named)
}

/** The differences of two values, each at the place of a value that is no object. */
function* differences(old: unknown, wanted: unknown, path: string): Generator<PropertyChange> {
  if (isDeepStrictEqual(old, wanted)) return
  if (!isObject(old ?? {}) || !isObject(wanted ?? {})) {
    yield { path, ...(old !== undefined && { old }), ...(wanted !== undefined && { new: wanted }) }
    return
  }
  const [before, after] = [Object(old) as Entry, Object(wanted) as Entry]
  for (const name of new Set([...Object.keys(after), ...Object.keys(before)]))
    yield* differences(before[name], after[name], path === '' ? name : `${path}.${name}`)
}

function isObject(value: unknown): boolean {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** The secrets that are sent with properties. */
function secretChanges(
  entry: Entry,
  table: TenantCollection,
  isSent: (property: string) => boolean,
): readonly PropertyChange[] {
  return secretsOf(entry, table)
    .filter(({ path: [property = ''], value }) => value !== undefined && isSent(property))
    .map(({ path }) => ({ path: path.join('.'), isSecret: true }))
}

/**
 * The secrets that a change needs and the file does not have. A creation needs all: the service would make those that are missing, and
 * show them only in its answer.
 */
function missingSecrets({ collection, action, sent }: Change, entry: Entry): readonly string[] {
  return secretsOf(entry, collectionOf(collection))
    .filter(({ path: [property = ''] }) => sent.includes(property))
    .filter(({ value, isRequired }) => value === undefined && (isRequired || action === 'create'))
    .map(({ path }) => path.join('.'))
}

/** `event stream 'Directory sync'`. */
export function titleOf({ collection, key }: Kept): string {
  return `${collectionOf(collection).noun} '${keyTitle(key)}'`
}

/** The natural key on one line. */
export function keyTitle(key: readonly unknown[]): string {
  return key.map(String).join('/')
}
