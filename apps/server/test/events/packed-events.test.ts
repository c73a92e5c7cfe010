import { expect, it } from 'vitest'
import { packEvents, unpackEvents } from '../../src/events/publication.ts'
import { newEvent } from '../stores/conformance/new-event.ts'

it('packed events are the same after unpacking, with their JSON in one buffer', () => {
  const events = [
    newEvent('a'),
    newEvent('b', { json: '' }),
    newEvent('c', { type: 'group.deleted', source: '/other', acceptedAt: 7, json: '{"name":"Zoë"}' }),
  ]
  const texts = events.map(({ json, ...event }) => ({ ...event, text: Buffer.from(json).toString() }))
  const packed = packEvents(texts)
  const bytes = events.reduce((sum, { json }) => sum + json.length, 0)
  expect(packed.jsons.buffer.byteLength).toBe(bytes)
  const plain = (list: typeof events) => list.map(event => ({ ...event, json: [...event.json] }))
  expect(plain([...unpackEvents(packed)])).toStrictEqual(plain(events))
  expect(unpackEvents(packEvents([]))).toEqual([])
})
