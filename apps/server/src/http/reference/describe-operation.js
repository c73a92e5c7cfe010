const methods = ['get', 'post', 'put', 'patch', 'delete']

/** The operations of a document. */
export const operationsOf = ({ paths }) =>
  Object.values(paths).flatMap(item => methods.flatMap(method => item[method] ?? []))

/** Puts facts before the description of an operation: its scopes, its id, and its function in `@tenant-api/client`. */
export function describeOperation(operation) {
  const { operationId, description = '', security = [] } = operation
  const scopes = [...new Set(security.flatMap(requirement => Object.values(requirement).flat()))]
  const facts = [`Operation: \`${operationId}\``, `TypeScript: \`client.${functionOf(operation)}\``]
  if (scopes.length > 0) facts.unshift(`Scope: ${scopes.map(scope => `\`${scope}\``).join(' or ')}`)
  operation.description = `${facts.join('  \n')}\n\n${description}`
}

/** The function of `@tenant-api/client` for an operation: `subscribe` for an event stream, otherwise the id in camelCase. */
export function functionOf({ operationId, responses }) {
  if (responses['200']?.content?.['text/event-stream']) return 'subscribe'
  return operationId.replace(/_(.)/g, (_, letter) => letter.toUpperCase())
}
