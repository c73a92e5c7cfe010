/**
 * Finds the operation of a request that was sent with Swagger UI.
 *
 * @returns the operation, its parameters, and the values of its path parameters by name
 */
export function findOperation(document, { url, method }) {
  const { pathname } = new URL(url)
  for (const [path, item] of Object.entries(document.paths)) {
    const match = new RegExp(`^${path.replace(/\{(\w+)\}/g, '(?<$1>[^/]+)')}$`).exec(pathname)
    const operation = item[method.toLowerCase()]
    if (!match || !operation) continue
    const inPath = Object.entries(match.groups ?? {}).map(([name, value]) => [
      name,
      decodeURIComponent(value),
    ])
    return {
      operation,
      inPath: Object.fromEntries(inPath),
      parameters: [...(item.parameters ?? []), ...(operation.parameters ?? [])].map(part =>
        resolve(document, part),
      ),
    }
  }
  throw new Error(`The document has no operation ${method} ${pathname}.`)
}

/** The part of a document to which a `$ref` refers. A part without `$ref` stays as it is. */
export function resolve(document, part) {
  const names = part.$ref?.replace('#/', '').split('/')
  return names ? names.reduce((place, name) => place[name], document) : part
}
