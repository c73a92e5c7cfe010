import type { PublicOperationId } from './answer.ts'
import type { OperationResponses } from './documented-response.ts'
import { operations } from './generated/responses.ts'
import { replaced } from './resource.ts'

/** The decoded parameters of a path, by their names in the path template. */
export type PathParameters = Readonly<Record<string, string>>

/** The path of a template with the values of its parameters. */
export function filled(template: string, parameters: PathParameters): string {
  return template.replaceAll(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(parameters[name] ?? ''))
}

/**
 * An example of an operation, with the path parameters of a request: if the example repeats the documented example of a parameter,
 * such as an id, the request's value replaces it.
 */
export function boundTo<Value>(id: PublicOperationId, parameters: PathParameters, example: Value): Value {
  const documented: OperationResponses['parameters'] = operations[id].parameters
  const pairs = Object.entries(documented).map(([name, text]) => [text, parameters[name] ?? text] as const)
  return replaced(example, new Map(pairs))
}
