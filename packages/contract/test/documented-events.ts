import { document, eventTypes, type PublishEvent } from '../src/index.ts'

/** A message of the event stream in an example of the document. */
export interface ExampleMessage {
  readonly type: PublishEvent['type']
  readonly offset: string
  readonly event: Record<string, unknown> & { readonly data: { readonly object: Record<string, unknown> } }
}

/** The document's example message of each event type. */
export const documentedMessages = (
  Object.values(document.components.examples ?? {}) as { value: Partial<ExampleMessage> }[]
)
  .map(({ value }) => value)
  .filter((value): value is ExampleMessage =>
    Boolean(value.event && eventTypes.some(type => type === value.type)),
  )

/** The documented events as a publisher sends them: without `xtenant`, which the service adds. */
export const documentedEvents = documentedMessages.map(({ event: { xtenant: _, ...event } }) => event)
