import { openapi, resolve } from './openapi.js'

const methods = ['get', 'post', 'put', 'patch', 'delete']

/** The operations of the document, each with its path, its method and all its parameters. */
export const operations = placedIn(openapi.paths, 'operations')
/** The requests that the service sends, in the same form. */
export const webhooks = placedIn(openapi.webhooks ?? {}, 'webhooks')

function placedIn(paths, section) {
  return Object.entries(paths).flatMap(([path, item]) =>
    methods
      .filter(method => item[method])
      .map(method => ({
        id: item[method].operationId,
        href: `#/${section}/${item[method].operationId}`,
        method: method.toUpperCase(),
        path,
        operation: item[method],
        parameters: [...(item.parameters ?? []), ...(item[method].parameters ?? [])].map(resolve),
        isWebhook: section === 'webhooks',
      })),
  )
}

/** The scopes of an operation, any of which is enough. */
export const scopesOf = ({ security = [] }) => [
  ...new Set(security.flatMap(requirement => Object.values(requirement).flat())),
]

export const needsToken = ({ security = [] }) => security.length > 0

/** Whether an operation answers with Server-Sent Events. */
export const isStream = ({ responses }) => Boolean(responses['200']?.content?.['text/event-stream'])

/** The function of `@tenant-api/client` for an operation: `subscribe` for a stream, otherwise the id in camelCase. */
export const functionOf = operation =>
  isStream(operation)
    ? 'subscribe'
    : operation.operationId.replace(/_(.)/g, (_, letter) => letter.toUpperCase())
