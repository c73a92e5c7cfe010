import { type Document, methods, type Operation } from '../compatibility/document.ts'
import { isRecord } from './read-file.ts'
import { WrongInput } from './wrong-input.ts'

/** What a consumer uses of a document. */
export interface Usage {
  readonly consumer: string
  /** The version of the document that the consumer was tested with. */
  readonly document: string
  /** By operationId. */
  readonly operations: Readonly<Record<string, OperationUsage>>
}

/** The use of an operation. What is absent is unknown, so that everything may be used. */
export interface OperationUsage {
  /** The statuses that the consumer has got. */
  readonly statuses?: readonly number[]
  /** The query and header parameters that it sends, such as `query.take`. `?` follows one that some requests lack. */
  readonly parameters?: readonly string[]
  /** The paths in the bodies that it sends: `$.destination.type`, `$.name?`, and `$.destination.type=webhook` for a value of an enum. */
  readonly sends?: readonly string[]
  /** The paths that it reads in answers with a status 2xx. */
  readonly reads?: readonly string[]
  /** The types of events that it handles, each with the paths that it reads. */
  readonly events?: Readonly<Record<string, { readonly reads?: readonly string[] }>>
  /** The paths in its filters of events. */
  readonly filters?: readonly string[]
}

/** A file of `tenant-api-contract used`. @throws {WrongInput} if it is none */
export function usageIn(file: string, value: unknown): Usage {
  const fault = faultOf(value)
  if (fault)
    throw new WrongInput(`${file} is neither a file of \`tenant-api-contract used\` nor a pact: ${fault}.`)
  // The cast is safe: `faultOf` has checked every property.
  return value as Usage
}

function faultOf(value: unknown): string | undefined {
  if (!isRecord(value)) return 'it must be an object'
  const { consumer, document, operations } = value
  if (typeof consumer !== 'string' || consumer === '') return "'consumer' must be the name of the consumer"
  if (typeof document !== 'string') return "'document' must be the version of the document"
  if (!isRecord(operations)) return "'operations' must be an object"
  for (const [id, operation] of Object.entries(operations)) {
    if (!isRecord(operation)) return `'${id}' must be an object`
    const { statuses = [], events = {}, ...lists } = operation
    if (!Array.isArray(statuses) || !statuses.every(Number.isInteger))
      return `'statuses' of '${id}' must be a list of numbers`
    for (const name of Object.keys(lists))
      if (!['parameters', 'sends', 'reads', 'filters'].includes(name)) return `'${id}' has no '${name}'`
    if (!Object.values(lists).every(isTexts)) return `the lists of '${id}' must contain texts`
    if (!isRecord(events) || !Object.values(events).every(one => isRecord(one) && isTexts(one.reads ?? [])))
      return `'events' of '${id}' must be an object`
  }
  return undefined
}

function isTexts(value: unknown): boolean {
  return Array.isArray(value) && value.every(one => typeof one === 'string')
}

/** The operations of a document with their methods and paths. */
export function operationsOf({ paths }: Document) {
  return Object.entries(paths).flatMap(([path, item]) =>
    methods.flatMap(method => {
      const operation: Operation | undefined = item[method]
      return operation ? [{ method: method.toUpperCase(), path, item, operation }] : []
    }),
  )
}
