import { validate } from '@tenant-api/contract'
import { describe, expect, test } from 'vitest'
import { setUp, stopTheClock } from './streams.ts'

stopTheClock()

describe('a pushed event', () => {
  test("has the example's values for all that was not given, at any depth", () => {
    const { streams } = setUp()
    const { message: example } = streams.push({ type: 'user.created' })
    const { message } = streams.push({
      type: 'user.created',
      event: {
        source: 'https://directory.example.com/',
        data: { object: { user_id: 'usr_1', identities: [] } },
      },
    })
    const { object } = message.event.data
    expect(object).toEqual({ ...example.event.data.object, user_id: 'usr_1', identities: [] })
    expect(message.event).toEqual({
      ...example.event,
      ...{ id: message.event.id, time: message.event.time, data: { ...example.event.data, object } },
      source: 'https://directory.example.com/',
    })
    expect(validate('SubscriptionMessage', message)).toEqual([])
  })

  test('of another form lacks the properties that only the form of the example has', () => {
    const { streams } = setUp()
    const named = streams.push({ type: 'group.created', event: { data: { object: { name: 'Bakers' } } } })
    expect(named.message.event.data.object).toMatchObject({
      type: 'connection',
      connection_id: expect.any(String),
    })
    for (const object of [
      { type: 'organization', organization_id: 'org_PdsSQMRmQQ1rceGP' },
      { type: 'tenant' },
    ] as const) {
      const { message } = streams.push({ type: 'group.created', event: { data: { object } } })
      expect(message.event.data.object).toMatchObject(object)
      expect(validate('SubscriptionMessage', message)).toEqual([])
    }
  })

  test('has the given metadata and no other, because its names are free', () => {
    const { streams } = setUp()
    const given = { app_metadata: { team: 'ovens' }, user_metadata: {} }
    const { message } = streams.push({ type: 'user.created', event: { data: { object: given } } })
    const { app_metadata, user_metadata } = message.event.data.object
    expect({ app_metadata, user_metadata }).toEqual(given)
  })

  test('leaves the example as it is for the next one', () => {
    const { streams } = setUp()
    streams.push({ type: 'user.created', event: { data: { object: { user_id: 'usr_1' } } } })
    expect(streams.push({ type: 'user.created' }).message.event.data.object.user_id).not.toBe('usr_1')
  })

  test('lacks an optional property that is undefined', () => {
    const { streams } = setUp()
    const { message } = streams.push({
      type: 'user.created',
      event: { data: { object: { email: undefined } } },
    })
    expect(message.event.data.object).not.toHaveProperty('email')
    expect(validate('SubscriptionMessage', message)).toEqual([])
  })

  test('is the example if its event is undefined', () => {
    const { streams } = setUp()
    const { message } = streams.push({ type: 'user.created', event: undefined })
    expect(validate('SubscriptionMessage', message)).toEqual([])
  })
})
