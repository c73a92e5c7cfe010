import type { Input } from '@tenant-api/contract'

/**
 * The CloudEvents of a request, in each of the three modes of the HTTP protocol binding: structured, batched, and binary,
 * where the attributes are `ce-*` headers and the body is the data.
 *
 * @see https://github.com/cloudevents/spec/blob/v1.0.2/cloudevents/bindings/http-protocol-binding.md#3-http-message-mapping
 */
export function eventsOf({ mediaType, body, headers }: Input<'publish_events'>): readonly unknown[] {
  switch (mediaType) {
    case 'application/cloudevents+json':
      return [body]
    case 'application/cloudevents-batch+json':
      return Array.isArray(body) ? body : [body]
    case 'application/json':
      return [{ ...attributesOf(headers), data: body }]
  }
}

function attributesOf(headers: Input<'publish_events'>['headers']): Record<string, string> {
  const attributes = Object.entries(headers).filter(([name]) => name.startsWith('ce-'))
  return Object.fromEntries(
    attributes.map(([name, value]) => [name.slice('ce-'.length), decodeAttribute(value)]),
  )
}

/** Values are percent-encoded (section 3.1.3.2); what is not valid encoding stands for itself. */
function decodeAttribute(value: string): string {
  try {
    return decodeURIComponent(value)
  } catch {
    return value
  }
}
