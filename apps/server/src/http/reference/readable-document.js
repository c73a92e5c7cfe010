import { describeOperation, operationsOf } from './describe-operation.js'

/**
 * The document as the page uses it: every request goes to the host of the page, and no field of a request is filled with an
 * example. An example of a filter would hide results, and an example of an identifier names no existing resource.
 */
export function readableDocument(document) {
  const copy = structuredClone(document)
  copy.servers = [{ url: location.origin }]
  const items = Object.values(copy.paths)
  const parameters = [
    ...Object.values(copy.components.parameters ?? {}),
    ...items.flatMap(item => [item, ...Object.values(item)]).flatMap(place => place.parameters ?? []),
  ]
  for (const parameter of parameters) withoutExample(parameter, copy)
  for (const operation of operationsOf(copy)) describeOperation(operation)
  return copy
}

function withoutExample(parameter, document) {
  if (!parameter.schema) return
  delete parameter.example
  const { $ref } = parameter.schema
  const { examples: _, ...schema } = $ref
    ? document.components.schemas[$ref.split('/').at(-1)]
    : parameter.schema
  parameter.schema = schema
}
