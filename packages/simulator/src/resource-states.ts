import { merged } from './answer.ts'
import type { Collection } from './collection.ts'
import { secretNames } from './generated/responses.ts'
import { idLike } from './offset.ts'
import { asRecord, isRecord, type Parts, type Resource } from './parts.ts'

/**
 * A new resource: the example, with the properties of a request.
 *
 * @param position a time in microseconds since 1970, from which the id is made
 */
export function created(
  collection: Collection,
  example: Resource,
  input: unknown,
  position: number,
): Resource {
  const { key } = collection
  const now = new Date().toISOString()
  // The service shows only the secrets that it makes.
  const resource = {
    ...merged(example, hidingSecrets(asRecord(input))),
    [key]: idLike(String(example[key]), position),
  }
  const times = Object.keys(resource).filter(isTime)
  return inState(collection, example, { ...resource, ...Object.fromEntries(times.map(name => [name, now])) })
}

/** A resource in which the properties of a request replace its own. */
export function changed(collection: Collection, resource: Resource, input: unknown): Resource {
  const change = asRecord(withoutSecrets(input))
  const updated = 'updated_at' in resource && { updated_at: new Date().toISOString() }
  return inState(collection, resource, { ...resource, ...change, ...updated })
}

/** A value without passwords and other secrets, which only the answer to a creation may contain. */
export function withoutSecrets<Value>(value: Value): Value {
  const hide = (name: string, part: unknown) => (secretNames.includes(name) ? undefined : part)
  return value === undefined ? value : JSON.parse(JSON.stringify(value, hide))
}

/** Adds and removes the properties that depend on the state of a resource, if the state has changed. */
export function inState({ states }: Collection, before: Resource, after: Resource): Resource {
  let resource = after
  for (const [name, byValue] of Object.entries(states)) {
    if (after[name] === before[name]) continue
    const depending = Object.values(byValue).flatMap(Object.keys)
    const rest = Object.entries(resource).filter(([other]) => !depending.includes(other))
    resource = { ...Object.fromEntries(rest), ...atPresent(byValue[String(after[name])]) }
  }
  return resource
}

/** Properties of an example, with each time replaced by the current time. */
function atPresent(properties: Resource = {}): Resource {
  const now = new Date().toISOString()
  return Object.fromEntries(
    Object.entries(properties).map(([name, value]) => [name, isTime(name) ? now : value]),
  )
}

function isTime(name: string): boolean {
  return name.endsWith('_at')
}

/** An input in which secrets are undefined: merged into an example, it removes the secrets of the example. */
function hidingSecrets(input: Parts): Parts {
  return Object.fromEntries(
    Object.entries(input).map(([name, value]) => {
      if (secretNames.includes(name)) return [name, undefined]
      return [name, isRecord(value) ? hidingSecrets(value) : withoutSecrets(value)]
    }),
  )
}
