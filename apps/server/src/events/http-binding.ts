import { bodyFault, type Input, validateBatchSize } from '@tenant-api/contract'
import { parseJson } from '../api/json.ts'
import { invalidRequest } from '../api/problem.ts'

/** A publish request with its unparsed body. */
export type Publication = Pick<Input<'publish_events'>, 'mediaType' | 'headers'> & {
  readonly body: Uint8Array
}

/**
 * A published CloudEvent before validation. Error messages name it by its `place`: `body` for a single event, its index in a batch,
 * or `headers` in binary mode, where the attributes are headers and the data is the body.
 */
export interface Published {
  readonly event: unknown
  readonly place: 'body' | 'headers' | number
}

/**
 * Reads the CloudEvents of a request in each mode of the HTTP protocol binding: structured, batched and binary. In binary
 * mode the attributes are `ce-*` headers, and the body is the data.
 *
 * @throws {Problem} `invalid_body` if the body is not JSON, or not a batch of the allowed size
 * @see https://github.com/cloudevents/spec/blob/v1.0.2/cloudevents/bindings/http-protocol-binding.md#3-http-message-mapping
 */
export function eventsOf({ mediaType, headers, body }: Publication): readonly Published[] {
  const value = parseJson(body)
  switch (mediaType) {
    case 'application/cloudevents+json':
      return [{ event: value, place: 'body' }]
    case 'application/cloudevents-batch+json':
      return batchOf(value).map((event, index) => ({ event, place: index }))
    case 'application/json':
      return [{ event: { ...attributesOf(headers), data: value }, place: 'headers' }]
  }
}

function batchOf(value: unknown): readonly unknown[] {
  const violations = validateBatchSize(value)
  if (violations.length > 0) throw invalidRequest(bodyFault(violations))
  return value as readonly unknown[]
}

function attributesOf(headers: Publication['headers']): Record<string, string> {
  const attributes = Object.entries(headers).filter(([name]) => name.startsWith('ce-'))
  return Object.fromEntries(
    attributes.map(([name, value]) => [name.slice('ce-'.length), decodeAttribute(value)]),
  )
}

/**
 * Decodes a quoted string, and then percent-encoding (section 3.1.3.2 of the HTTP protocol binding). Keeps a value whose
 * percent-encoding is invalid.
 */
function decodeAttribute(value: string): string {
  const [, quoted] = /^"((?:[^"\\]|\\.)*)"$/.exec(value) ?? []
  const text = quoted?.replaceAll(/\\(.)/g, '$1') ?? value
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}
