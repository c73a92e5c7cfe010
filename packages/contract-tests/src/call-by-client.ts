import { type ClientOptions, createClient } from '@tenant-api/client'
import type { OperationId } from '@tenant-api/contract'
import { exampleParameters } from './documented-requests.ts'

/**
 * Asks an operation by the client's function of its name, with the parameters of the document's example unless others take
 * their place; of the event stream, the first message.
 */
export function callByClient(
  id: OperationId,
  options: ClientOptions,
  parameters: Readonly<Record<string, unknown>> = {},
): Promise<unknown> {
  const client = createClient(options)
  if (id === 'subscribe_events') return client.subscribe()[Symbol.asyncIterator]().next()
  const name = id.replaceAll(/_([a-z])/g, (_, letter: string) => letter.toUpperCase())
  // Each function has parameters of its own, which the type of an operation that is known at run time cannot tell.
  const functions = client as unknown as Record<string, (parameters: object) => Promise<unknown>>
  const ask = functions[name]
  if (!ask) throw new Error(`the client has no function ${name}`)
  return ask({ ...exampleParameters(id), ...parameters })
}
