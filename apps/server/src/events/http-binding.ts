import { type Input, validateBatchSize } from '@tenant-api/contract'
import { parseJson } from '../json.ts'
import { Problem } from '../problem.ts'

/** A request that publishes, its body as it came. */
export type Publication = Pick<Input<'publish_events'>, 'mediaType' | 'headers'> & {
  readonly body: Uint8Array
}

/** A published CloudEvent, before it is validated, and how an error names it: not at all where it is the only one. */
export interface Published {
  readonly event: unknown
  readonly place: '' | `[${number}]`
}

/**
 * The CloudEvents of a request, in each of the three modes of the HTTP protocol binding: structured, batched, and binary,
 * where the attributes are `ce-*` headers and the body is the data.
 *
 * @throws {Problem} `invalid_body` where the body is no JSON, or no batch
 * @see https://github.com/cloudevents/spec/blob/v1.0.2/cloudevents/bindings/http-protocol-binding.md#3-http-message-mapping
 */
export function eventsOf({ mediaType, headers, body }: Publication): readonly Published[] {
  const value = parseJson(body)
  switch (mediaType) {
    case 'application/cloudevents+json':
      return [{ event: value, place: '' }]
    case 'application/cloudevents-batch+json':
      return batchOf(value).map((event, index) => ({ event, place: `[${index}]` }))
    case 'application/json':
      return [{ event: { ...attributesOf(headers), data: value }, place: '' }]
  }
}

function batchOf(value: unknown): readonly unknown[] {
  const [violation] = validateBatchSize(value)
  if (violation) throw new Problem('invalid_body', `The body ${violation.message}.`)
  return value as readonly unknown[]
}

function attributesOf(headers: Publication['headers']): Record<string, string> {
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
