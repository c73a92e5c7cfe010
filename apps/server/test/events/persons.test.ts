import { eventTypes } from '@tenant-api/contract'
import { expect, it } from 'vitest'
import { holdsPerson } from '../../src/events/erasure.ts'
import { documentedEvents } from './published-events.ts'

const holds = (event: unknown, userId: string) => holdsPerson(userId)(JSON.stringify(event))

it('an event of a person has a user, or a member of a group or an organization, with the id', () => {
  const ofPersons = documentedEvents().filter(event => {
    const text = JSON.stringify(event.data)
    const [, id = ''] = /"(?:user_id|member_type":"\w+","id)":"([^"]+)"/.exec(text) ?? []
    expect(holds(event, 'another')).toBe(false)
    return holds(event, id)
  })
  expect(ofPersons.map(({ type }) => type).toSorted()).toEqual(
    eventTypes.filter(type => /^user\.|\.member\./.test(type)).toSorted(),
  )
})

it('an account of a user is named by its provider and its id there, or by this id alone', () => {
  const identities = [
    { provider: 'auth0', user_id: '1' },
    { provider: 'google-oauth2', user_id: '2' },
  ]
  const event = { type: 'user.updated', data: { object: { user_id: 'auth0|1', identities } } }
  const ids = ['auth0|1', 'google-oauth2|2', '2', 'auth0|2', 'google-oauth2', '']
  expect(ids.map(id => holds(event, id))).toEqual([true, true, true, false, false, false])
})

it('an id elsewhere in an event, or in an event of a type without persons, is not the id of a person', () => {
  const others = [
    { type: 'user.updated', data: { object: { user_id: 'b', name: 'a', user_metadata: { user_id: 'a' } } } },
    { type: 'group.created', data: { object: { user_id: 'a' } } },
    { type: 'toString', data: { object: { user_id: 'a' } } },
    { type: 'user.updated', data: null },
    { type: 'user.updated', data: { object: { identities: 'a' } } },
  ]
  expect(others.map(event => holds(event, 'a'))).toEqual(others.map(() => false))
})
