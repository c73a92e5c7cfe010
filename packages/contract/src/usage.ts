/**
 * What a consumer uses of the API, as the mock, the handlers and the typed client observe it. This file needs no Node, so that handlers
 * in a browser record the same.
 */

/**
 * One observation. Written as a line of JSON, it is a line of the log that `tenant-api-contract used` reads.
 *
 * Paths begin with `$`, the whole value: `$.items[*].id`. A path that ends with `?` is missing in some of the objects around it. A
 * short name as a value follows after `=`: `$.destination.type=webhook`; of a filter, only its path: `query.filter=source:`. Any other
 * value is `*`.
 */
export interface Use {
  /** The operationId. */
  readonly operation: string
  /** The status of the answer. */
  readonly status?: number | undefined
  /** The query and header parameters of a request: `query.take`, `header.if-match`. */
  readonly parameters?: readonly string[] | undefined
  /** The paths in the body of a request; empty for a request without a body. */
  readonly sends?: readonly string[] | undefined
  /** Paths that the consumer reads in the body of the answer, or in events of the type `event`. */
  readonly reads?: readonly string[] | undefined
  /** The type of an event that the consumer gets. */
  readonly event?: string | undefined
}

/** Gets each observation. Its errors are those of the caller. */
export type OnUse = (use: Use) => void

interface ObservedRequest {
  readonly operation: string
  readonly query: URLSearchParams
  /** The names of the headers. */
  readonly headers: Iterable<string>
  /** The parsed body; undefined if there is none, or if it cannot be parsed. */
  readonly body: unknown
  readonly status?: number | undefined
}

/** Headers that every HTTP client sends, or that belong to the connection. They are no parameters of operations. */
const usualHeaders =
  /^(accept.*|authorization|cache-control|connection|content-.*|expect|host|origin|pragma|referer|sec-.*|te|transfer-encoding|user-agent)$/

/** The observation of a request. Has no values but short names in lower case, such as `webhook`, and none of a request for a token. */
export function useOf({ operation, query, headers, body, status }: ObservedRequest): Use {
  const given = [...query].flatMap(([name, value]) => {
    const parameter = `query.${name}`
    // The beginning of a value such as `data.object.user_id:exact:1` is the path of a filter.
    const [, path] = /^([a-z][\w.-]{0,255}):/.exec(value) ?? []
    const names = value.split(',').flatMap(one => named(parameter, one))
    return [parameter, ...names, ...(path ? [`${parameter}=${path}:`] : [])]
  })
  const names = Array.from(headers, name => name.toLowerCase()).filter(name => !usualHeaders.test(name))
  const isSecret = Object(body)?.client_secret !== undefined
  const sends = body === undefined ? [] : pathsIn(body).filter(path => !isSecret || !path.includes('='))
  return {
    operation,
    status,
    parameters: unique([...given, ...names.map(name => `header.${name}`)]),
    sends,
  }
}

/** The most paths of a body: more are not recorded. */
const mostPaths = 1_000
const deepest = 30

/** All paths in a value, in the order in which they occur. */
function pathsIn(value: unknown): readonly string[] {
  const paths = new Set(['$'])
  let level: { readonly path: string; readonly values: readonly unknown[] }[] = [
    { path: '$', values: [value] },
  ]
  for (let depth = 0; level.length > 0 && depth < deepest; depth++) {
    const next: typeof level = []
    for (const { path, values } of level) {
      for (const one of values) for (const text of named(path, one)) paths.add(text)
      const items = values.filter(Array.isArray).flat()
      if (items.length > 0) next.push({ path: `${path}[*]`, values: items })
      const objects = values.filter(isRecord)
      for (const name of unique(objects.flatMap(Object.keys))) {
        const found = objects.filter(object => Object.hasOwn(object, name)).map(object => object[name])
        next.push({ path: `${path}.${name}${found.length < objects.length ? '?' : ''}`, values: found })
      }
    }
    for (const { path } of next) if (paths.size < mostPaths) paths.add(path)
    level = next.map(({ path, values }) => ({ path: path.replace(/\?$/, ''), values }))
  }
  return [...paths]
}

/** The path with a value, if it may be one of an enum: a short name in lower case, without digits, or a boolean. */
function named(path: string, value: unknown): readonly string[] {
  if (value === null || typeof value === 'object') return []
  const isName = typeof value === 'boolean' || /^[a-z][a-z_.-]{0,63}$/.test(String(value))
  return [`${path}=${isName ? value : '*'}`]
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return value !== null && typeof value === 'object' && !Array.isArray(value)
}

function unique<Item>(items: readonly Item[]): readonly Item[] {
  return [...new Set(items)]
}
