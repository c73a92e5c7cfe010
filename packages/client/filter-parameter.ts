import { eventStream, type OperationDefinition, operations } from '@tenant-api/contract'
import type { EventStream } from '@tenant-api/contract/event-stream-of'

/** Source code of a type: the name of the query parameter that lists the event types to read; `never` if there is none. */
export function filterParameterModule(): string {
  const { types } = eventStream.parameters as EventStream['parameters']
  const { query }: Pick<OperationDefinition, 'query'> = operations[eventStream.operation]
  const name = types !== undefined && query[types] === 'array' ? `'${types}'` : 'never'
  return `/** The name of the query parameter that lists the event types to read. */\nexport type FilterParameter = ${name}\n`
}
