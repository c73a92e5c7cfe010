import * as contract from '@tenant-api/contract'
import { expect, test } from 'vitest'
import { eventTypes } from '../src/index.ts'

test('eventTypes lists the event types of the document', () => {
  expect(eventTypes).toEqual(contract.eventTypes)
})
