import { errorCodesOf } from '../document/error-codes.js'
import { eventTypes } from '../document/event-types.js'
import { openapi } from '../document/openapi.js'
import { functionOf, operations, scopesOf, webhooks } from '../document/operations.js'
import { sections } from '../introduction/sections.js'
import { hrefOfSchema } from '../schema/schema-name.js'
import { resolved, shapeOf } from '../schema/shape.js'

export const schemaGroup = 'Schemas'

/**
 * Everything that a search can find, with its group. A word in the `names` of an entry counts more than a word in its `text`.
 */
export const entries = [
  ...operations.map(operationEntry),
  ...webhooks.map(operationEntry),
  ...sections.map(({ title, href, text }) => ({ title, href, group: 'Other', names: [title], text })),
  ...eventTypes.map(({ type, href, description }) => ({
    ...{ title: type, href, group: 'Event types' },
    names: [type],
    text: description,
  })),
  ...Object.entries(openapi.components.schemas).map(([name, schema]) => ({
    ...{ title: name, href: hrefOfSchema(name), group: schemaGroup },
    names: [name],
    text: [schema.description, ...shapeOf(schema).properties.map(property => property.name)].join(' '),
  })),
]

function operationEntry({ href, method, path, operation, parameters, isWebhook }) {
  const bodies = Object.values(operation.requestBody?.content ?? {})
  return {
    title: operation.summary,
    href,
    method,
    isWebhook,
    group: 'Operations',
    detail: isWebhook ? 'Webhook' : path,
    names: [
      operation.summary,
      method,
      path,
      operation.operationId,
      functionOf(operation),
      isWebhook ? 'webhook' : '',
    ],
    text: [
      operation.description,
      ...operation.tags,
      ...scopesOf(operation),
      ...parameters.flatMap(({ name, description }) => [name, description]),
      ...bodies.flatMap(({ schema }) => propertyNames(schema)),
      ...Object.keys(operation.responses),
      ...Object.values(operation.responses).flatMap(response => [
        ...Object.keys(response.content ?? {}),
        ...errorCodesOf(response),
      ]),
    ].join(' '),
  }
}

/** The names of all properties in a schema, down to `depth` levels. */
function propertyNames(schema, depth = 4) {
  if (depth === 0) return []
  const { properties, alternatives } = shapeOf(schema)
  return [
    ...properties.flatMap(({ name, schema: inner }) => [name, ...propertyNames(resolved(inner), depth - 1)]),
    ...alternatives.flatMap(({ title, schema: inner }) => [
      title,
      ...propertyNames(resolved(inner), depth - 1),
    ]),
  ]
}
