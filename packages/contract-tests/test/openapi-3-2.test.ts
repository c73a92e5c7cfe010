import { createPublisher } from '@tenant-api/client/publisher'
import { newEvent } from '@tenant-api/conformance/events'
import { eventTypes, formats } from '@tenant-api/contract'
import { credentials, startService } from '@tenant-api/test-kit/start-service'
import { Ajv2020 } from 'ajv/dist/2020.js'
import addFormats from 'ajv-formats'
import { createParser, type EventSourceMessage } from 'eventsource-parser'
import { expect, onTestFinished, test } from 'vitest'

/** The part of a subscription's content that these tests read. Spectral and Redocly check the other parts. */
interface StreamContent {
  readonly itemSchema: { readonly properties: { readonly data: { readonly contentSchema: object } } }
  readonly examples: Readonly<Record<string, { dataValue: readonly object[]; serializedValue: string }>>
}
const place = ['paths', '/api/v2/events', 'get', 'responses', '200', 'content', 'text/event-stream']

/** The content of a subscription in the served document, and a function that validates an event against it. */
async function readDocument(baseUrl: string) {
  const document = await (await fetch(`${baseUrl}/openapi-3.2.json`)).json()
  const content = place.reduce<unknown>(
    (part, name) => (part as Record<string, unknown>)[name],
    document,
  ) as StreamContent
  const ajv = new Ajv2020({ strict: false, validateSchema: false, formats })
  addFormats.default(ajv)
  // Ajv refuses `mapping`. Validation works without `discriminator`, because each alternative has its type as a constant.
  ajv.addSchema(JSON.parse(JSON.stringify(document, without('discriminator'))), 'openapi')
  const pointer = place.map(name => name.replaceAll('/', '~1')).join('/')
  const item = `openapi#/${pointer}/itemSchema`
  return {
    content,
    faults: (event: object) => {
      const { data } = event as { data?: string }
      ajv.validate({ $ref: item }, event)
      const faults = [...(ajv.errors ?? [])]
      // JSON Schema does not validate the content of a string by itself.
      ajv.validate({ $ref: `${item}/properties/data/contentSchema` }, JSON.parse(data ?? ''))
      return [...faults, ...(ajv.errors ?? [])]
    },
  }
}

function without(left: string) {
  return (key: string, value: unknown) => (key === left ? undefined : value)
}

/** All events in the text of a subscription, parsed as the HTML standard says. */
function parsed(text: string): EventSourceMessage[] {
  const events: EventSourceMessage[] = []
  createParser({ onEvent: event => events.push(event) }).feed(text)
  return events
}

test('every event of a subscription matches itemSchema of the document in OpenAPI 3.2', async () => {
  const service = await startService({ EVENTS_HEARTBEAT_SECONDS: '1' })
  onTestFinished(service.stop)
  const { content, faults } = await readDocument(service.baseUrl)
  const publisher = createPublisher({ baseUrl: service.baseUrl, ...credentials })
  const [first] = await publisher.publishEvents(eventTypes.map(newEvent))
  const headers = { Authorization: `Bearer ${await service.token()}` }
  const stream = await fetch(`${service.baseUrl}/api/v2/events?from=${first?.offset}`, { headers })
  let text = ''
  for await (const chunk of stream.body?.pipeThrough(new TextDecoderStream()) ?? []) {
    text += chunk
    if (parsed(text).filter(({ event }) => event === 'offset-only').length > 1) break
  }
  const events = parsed(text)
  expect(new Set(events.map(({ event }) => event))).toEqual(new Set(['offset-only', ...eventTypes.slice(1)]))
  for (const event of events) expect(faults(event)).toEqual([])

  const [{ event, id, data } = { data: '' }] = events
  for (const wrong of [
    { event, data },
    { event, id, data: JSON.stringify({ type: 'offset-only' }) },
    { event, id, data, retry: 'soon' },
  ])
    expect(faults(wrong)).not.toEqual([])
  for (const { dataValue, serializedValue } of Object.values(content.examples)) {
    expect(parsed(serializedValue)).toEqual(dataValue)
    for (const example of dataValue) expect(faults(example)).toEqual([])
  }
})
