const methods = ['get', 'post', 'put', 'patch', 'delete']

/** The operations of a document. */
export const operationsOf = ({ paths }) =>
  Object.values(paths).flatMap(item => methods.flatMap(method => item[method] ?? []))

/** Puts the scopes, the id and the function of `@tenant-api/client` before the description of an operation. */
export function describeOperation(operation) {
  const { operationId, description = '', security = [] } = operation
  const scopes = [...new Set(security.flatMap(requirement => Object.values(requirement).flat()))]
  const facts = [`Operation: \`${operationId}\``, `TypeScript: \`client.${functionOf(operation)}\``]
  if (scopes.length > 0) facts.unshift(`Scope: ${scopes.map(scope => `\`${scope}\``).join(' or ')}`)
  operation.description = `${facts.join('  \n')}\n\n${description}`
}

/** The client follows an event stream with `subscribe`. Other functions have the id of their operation in camelCase. */
export function functionOf({ operationId, responses }) {
  if (responses['200']?.content?.['text/event-stream']) return 'subscribe'
  return operationId.replace(/_(.)/g, (_, letter) => letter.toUpperCase())
}
