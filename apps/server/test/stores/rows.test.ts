import { expect, it } from 'vitest'
import { createSecretBox } from '../../src/crypto.ts'
import type { EventStream } from '../../src/event-streams/event-stream.ts'
import { eventStreamColumns, eventStreamOf } from '../../src/stores/rows.ts'
import { newEventStream } from './conformance/new-event-stream.ts'

const secrets = createSecretBox(new Uint8Array(32))
const enabled = newEventStream('a')
const disabled: EventStream = {
  ...newEventStream('b'),
  status: 'disabled',
  disabled_reason: 'Its target is gone.',
  disabled_at: '2026-11-21T00:00:00.000Z',
}

it.each([enabled, disabled])(
  'the columns of an event stream that is $status hold all its properties',
  stream => {
    expect(eventStreamOf({ ...eventStreamColumns(stream, secrets), version: 1 }, secrets)).toEqual(stream)
  },
)
