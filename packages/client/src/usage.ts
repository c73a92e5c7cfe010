import type { OnUse } from '@tenant-api/contract/usage'
import type { Client } from './client.ts'
import { operations } from './generated/operations.ts'
import { functionOperations, streamOperation } from './generated/service-operations.ts'
import type { Listing } from './listing.ts'
import type { Subscription } from './subscription.ts'

export type { OnUse, Use } from '@tenant-api/contract/usage'

/**
 * A client that reports which properties of answers and events a program reads. For tests: each answer is a Proxy, which
 * `structuredClone` refuses.
 *
 * @param onUse gets each path once for each operation or type of event. Write it as a line of JSON: `tenant-api-contract used` reads
 * such a log.
 */
export function recordReads(client: Client, onUse: OnUse): Client {
  const functions = Object.entries(functionOperations).map(([name, { items }]) => {
    const read = reporter(onUse, name)
    // The casts are safe: the definition says whether the function returns a listing or a call.
    const call = client[name as keyof typeof functionOperations] as (...given: unknown[]) => unknown
    return [
      name,
      (...given: unknown[]) => {
        read()
        const result = call(...given)
        return items === undefined
          ? readCall(result as Call, read)
          : readListing(result as Listing<unknown>, items === '' ? '$' : `$.${items}`, read)
      },
    ]
  })
  return {
    ...client,
    ...Object.fromEntries(functions),
    subscribe: (...given: Parameters<Client['subscribe']>) =>
      readSubscription(client.subscribe(...given), onUse),
  }
}

/** Reports a path that is read; without a path, only that what is read is known. */
type Read = (path?: string) => void

function reporter(onUse: OnUse, name: string, event?: string): Read {
  const operation = name.replaceAll(/[A-Z]/g, letter => `_${letter.toLowerCase()}`)
  const known = new Set<string>()
  return (path = '') => {
    if (known.has(path)) return
    known.add(path)
    onUse({ operation, reads: path === '' ? [] : [path], ...(event !== undefined && { event }) })
  }
}

interface Call extends Promise<unknown> {
  withResponse(): Promise<{ readonly data: unknown; readonly response: Response }>
}

function readCall(call: Call, read: Read): Call {
  const watch = watcher(read)
  const data = call.then(data => watch(data))
  return Object.assign(data, {
    async withResponse() {
      // As in the client: nobody may await `data`, whose error would then be an unhandled rejection.
      data.catch(() => {})
      const { data: body, response } = await call.withResponse()
      return { data: watch(body), response }
    },
  })
}

function readListing(listing: Listing<unknown>, items: string, read: Read): Listing<unknown> {
  const watch = watcher(read)
  const body = listing.then(body => watch(body))
  /** The client itself reads where the next page begins. */
  function followed() {
    body.catch(() => {})
    for (const name of ['next', 'total', 'per_page']) read(`$.${name}`)
  }
  function readItem(item: unknown) {
    return watch(item, `${items}[*]`)
  }
  function readPage(page: Awaited<ReturnType<typeof listing.page>>) {
    read(items)
    return { ...page, items: page.items.map(readItem) }
  }
  return Object.assign(body, {
    async page() {
      followed()
      return readPage(await listing.page())
    },
    pages() {
      followed()
      return mapped(listing.pages(), readPage)
    },
    items() {
      followed()
      read(items)
      return mapped(listing.items(), readItem)
    },
    [Symbol.asyncIterator]() {
      followed()
      return mapped(listing[Symbol.asyncIterator](), page => watch(page))
    },
  })
}

const [streamName = ''] = Object.entries(operations).find(([, one]) => one === streamOperation) ?? []

function readSubscription(subscription: Subscription, onUse: OnUse): Subscription<never> {
  reporter(onUse, streamName)()
  const watchers = new Map<string, ReturnType<typeof watcher>>()
  const watched = (message: { readonly type: string }) => {
    // The type of a message that the document does not have is `unknown`.
    if (message.type === 'unknown') return message
    const watch = watchers.get(message.type) ?? watcher(reporter(onUse, streamName, message.type))
    watchers.set(message.type, watch)
    return watch(message)
  }
  const messages = {
    get offset() {
      return subscription.offset
    },
    get state() {
      return subscription.state
    },
    reconnect: () => subscription.reconnect(),
    [Symbol.asyncIterator]: () => mapped(subscription[Symbol.asyncIterator](), watched),
  }
  // The cast is safe: the messages are those of the subscription.
  return messages as Subscription<never>
}

function mapped<From, To>(
  iterator: AsyncIterator<From, unknown, undefined>,
  map: (value: From) => To,
): AsyncIterableIterator<To, void, undefined> {
  return {
    async next() {
      const { done, value } = await iterator.next()
      // The cast is safe: a result that is not done has a value.
      return done ? { done, value: undefined } : { done: false, value: map(value as From) }
    },
    async return() {
      await iterator.return?.()
      return { done: true, value: undefined }
    },
    [Symbol.asyncIterator]() {
      return this
    },
  }
}

/** Wraps a value, and all values in it, so that each property that is read is reported by its path. */
function watcher(read: Read) {
  const proxies = new WeakMap<object, object>()
  return function watch<Value>(value: Value, path = '$'): Value {
    if (value === null || typeof value !== 'object') return value
    const known = proxies.get(value)
    // The casts are safe: a proxy has the type of its target.
    if (known) return known as Value
    const pathOf = (key: string) => (Array.isArray(value) ? `${path}[*]` : `${path}.${key}`)
    const isPath = (key: string | symbol): key is string =>
      typeof key === 'string' && (!Array.isArray(value) || /^\d+$/.test(key))
    const proxy = new Proxy(value, {
      get(target, key, receiver) {
        const found: unknown = Reflect.get(target, key, receiver)
        if (!isPath(key) || typeof found === 'function') return found
        // A promise and `JSON.stringify` ask every object for these functions.
        if (found === undefined && (key === 'then' || key === 'toJSON')) return found
        read(pathOf(key))
        const { configurable, writable } = Reflect.getOwnPropertyDescriptor(target, key) ?? {}
        // JavaScript allows no other value for the property of a frozen object.
        return configurable === false && writable === false ? found : watch(found, pathOf(key))
      },
      has(target, key) {
        if (isPath(key)) read(pathOf(key))
        return Reflect.has(target, key)
      },
    })
    proxies.set(value, proxy)
    return proxy as Value
  }
}
