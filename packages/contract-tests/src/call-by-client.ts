import { type ClientOptions, createClient } from '@tenant-api/client'
import { createPublisher } from '@tenant-api/client/publisher'
import { exampleParameters } from '@tenant-api/conformance/documented-requests'
import { newEvent } from '@tenant-api/conformance/events'
import type { OperationId, PublishEvent } from '@tenant-api/contract'

/**
 * Calls an operation with the typed client. Uses the parameters of the document's example; `parameters` overrides them. Reads
 * only the first message of a subscription. Publishes a single event.
 */
export async function callByClient(
  id: OperationId,
  options: ClientOptions,
  parameters: Readonly<Record<string, unknown>> = {},
): Promise<unknown> {
  if (id === 'publish_events') {
    const event = { ...newEvent('user.created'), ...parameters } as PublishEvent
    return createPublisher(options).publishEvents([event])
  }
  const client = createClient(options)
  if (id === 'subscribe_events') {
    const messages = client.subscribe(parameters)[Symbol.asyncIterator]()
    try {
      return await messages.next()
    } finally {
      await messages.return?.()
    }
  }
  const name = id.replaceAll(/_([a-z])/g, (_, letter: string) => letter.toUpperCase())
  // The cast is safe: the parameters are the example of the same operation. Its id is known only at run time.
  const functions = client as unknown as Record<string, (parameters: object) => Promise<unknown>>
  const ask = functions[name]
  if (!ask) throw new Error(`the client has no function ${name}`)
  return ask({ ...exampleParameters(id), ...parameters })
}
