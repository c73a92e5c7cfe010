import { type Document, methods, type Operation, resolve } from './compatibility/document.ts'

/** An error message for each part that every document needs and this document lacks. */
export function* missingStructure(document: Document): Generator<string> {
  const whole = document as unknown as Readonly<Record<string, unknown>>
  for (const name of ['info', 'servers', 'tags', 'paths', 'components'])
    if (isEmpty(whole[name])) yield `The document must have ${name}.`
  if (!Object.hasOwn(document.info ?? {}, 'title')) yield 'The info of the document must have a title.'
  for (const [path, item] of Object.entries(document.paths ?? {}))
    for (const method of methods) {
      const operation = item[method]
      if (operation) yield* missingInOperation(document, `${method.toUpperCase()} ${path}`, operation)
    }
}

function* missingInOperation(document: Document, place: string, operation: Operation): Generator<string> {
  const parts = operation as unknown as Readonly<Record<string, unknown>>
  for (const name of ['operationId', 'summary', 'description', 'tags', 'responses'])
    if (isEmpty(parts[name])) yield `${place} must have ${name}.`
  for (const given of operation.parameters ?? []) {
    const parameter = resolve(document, given)
    for (const name of ['name', 'in', 'schema'] as const)
      if (!parameter[name]) yield `${place}: the parameter ${parameter.name ?? ''} must have ${name}.`
    if (parameter.in === 'path' && parameter.example === undefined)
      yield `${place}: the path parameter ${parameter.name} must have an example.`
  }
  if (operation.requestBody) yield* missingInContent(document, `${place}: the body`, operation.requestBody)
  for (const [status, response] of Object.entries(operation.responses ?? {}))
    yield* missingInContent(document, `${place}: the response ${status}`, resolve(document, response))
}

interface WithContent {
  readonly content?: Readonly<Record<string, { readonly schema?: object; readonly examples?: object }>>
}

function* missingInContent(
  document: Document,
  place: string,
  { content = {} }: WithContent,
): Generator<string> {
  for (const [mediaType, { schema, examples = {} }] of Object.entries(content)) {
    if (!schema) yield `${place} must have a schema of ${mediaType}.`
    for (const [name, example] of Object.entries<object>({ ...examples }))
      if (!Object.hasOwn(resolve(document, example), 'value'))
        yield `${place} must have a value in the example ${name} of ${mediaType}.`
  }
}

function isEmpty(value: unknown): boolean {
  return value === undefined || value === '' || (value instanceof Object && Object.keys(value).length === 0)
}
