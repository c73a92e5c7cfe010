import { eventTypes, publicDocument, validate } from '@tenant-api/contract'
import { exampleEvents } from '@tenant-api/simulator'
import { expect, test } from 'vitest'
import { withPseudonyms } from '../../src/config/pseudonyms.ts'

const stream = 'est_1CfRkm7WrQvB2TzNpXyL4d'
const event = (id: string, data: object, attributes: object = {}) => ({
  ...{ specversion: '1.0', type: 'user.created', source: 'urn:users', id, time: '2026-11-20T08:00:00.000Z' },
  ...{ xtenant: 'acme', data },
  ...attributes,
})
const times = { created_at: '2026-11-20T08:00:00.000Z', updated_at: '2026-11-20T08:00:00.000Z' }
const identity = {
  connection: 'Users',
  user_id: '507f1f',
  provider: 'auth0',
  isSocial: false,
  profileData: { nick: 'Mimi' },
}
const user = {
  ...{
    user_id: 'auth0|507f1f',
    ...times,
    identities: [identity],
    email: 'mira@solberg.example',
    username: 'mira@solberg.example',
  },
  ...{
    name: 'Mira Solberg',
    given_name: 'Mira',
    phone_number: '+49 30 901820',
    picture: 'https://img.example/mira.png',
  },
  ...{ last_ip: '203.0.113.9', logins_count: 4, user_metadata: { pet: 'Rex' }, shoe_size: 'forty-one' },
}
const context = {
  request: {
    ip: '2001:db8:ffff::9',
    user_agent: 'Mozilla',
    geo: { country_code: 'NO', city_name: 'Oslo', latitude: 59.9 },
  },
}
const secretTexts = [
  ...[
    '507f1f',
    'mira',
    'Mira',
    'solberg',
    'Solberg',
    '901820',
    'img.example',
    '203.0.113.9',
    'Rex',
    'forty-one',
    'Mimi',
  ],
  ...['ffff::9', 'Mozilla', 'Oslo', '59.9', 'Grüße'],
]

function exported() {
  return withPseudonyms(
    {
      events: [
        { type: 'user.created', offset: '1', event: event('evt_1', { object: user, context }) },
        {
          ...{ type: 'user.created', offset: '2' },
          event: event(
            'evt_2',
            { object: { ...user, nickname: 'Mira Solberg' } },
            { source: 'urn:users:auth0|507f1f', tracestate: 'v=mira', xcolor: 'Mira' },
          ),
        },
        { type: 'user.renamed', offset: '3', event: { data: { name: 'Mira' } } },
      ],
      deliveries: [
        {
          ...{ id: 'evt_1', event_stream_id: stream, status: 'failed', event_type: 'user.created' },
          attempts: [{ status: 'failed', timestamp: times.created_at, error_message: 'No answer for MIRA.' }],
          event: { id: 'evt_1', type: 'user.created', data: JSON.stringify({ object: user }) },
        },
      ],
      attempts: [
        {
          ...{ event_stream_id: stream, event_id: 'evt_1', result: 'failed', status: 500 },
          answer: 'Grüße, Mira!',
        },
        {
          ...{ event_stream_id: stream, event_id: 'evt_1', result: 'failed', status: 500 },
          answer: 'Grüße, Mira!',
        },
      ],
    },
    {
      event_streams: [
        {
          id: stream,
          name: 'Mira',
          filters: [{ path: 'data.object.email', exact: 'mira@solberg.example' }],
          destination: { token: `\${env:MIRA}` },
        },
      ],
    },
  )
}

test('nothing of a personal value stays', () => {
  const { event_streams, ...others } = exported()
  const text = JSON.stringify(others) + JSON.stringify(event_streams).replace('${env:MIRA}', '')
  expect(secretTexts.filter(secret => text.includes(secret))).toEqual([])
})

test('equal values get the same pseudonym everywhere, in the form of the value', () => {
  const { events, deliveries, attempts, event_streams } = exported()
  expect(events).toMatchObject([
    {
      event: {
        source: 'urn:users',
        data: {
          object: {
            ...{
              user_id: 'auth0|personal-1',
              identities: [{ user_id: 'personal-1', provider: 'auth0', isSocial: false }],
            },
            ...{
              email: 'personal-2@example.com',
              username: 'personal-2@example.com',
              name: 'personal-3',
              given_name: 'personal-4',
            },
            ...{
              phone_number: '+15550000005',
              picture: 'https://example.com/personal-6',
              last_ip: '10.0.0.7',
              logins_count: 4,
            },
            user_metadata: {},
          },
          context: {
            request: {
              ip: '2001:db8::0:8',
              user_agent: 'personal-9',
              geo: { country_code: 'NO', city_name: 'personal-10' },
            },
          },
        },
      },
    },
    { event: { source: 'urn:users:auth0|personal-1', data: { object: { nickname: 'personal-3' } } } },
  ])
  const data = JSON.parse(String(Object(deliveries[0]?.event).data))
  expect(data.object).toMatchObject({ user_id: 'auth0|personal-1', email: 'personal-2@example.com' })
  expect(deliveries[0]).toMatchObject({ attempts: [{ error_message: 'No answer for personal-4.' }] })
  expect(attempts.map(({ answer }) => answer)).toEqual(['personal-11', 'personal-11'])
  expect(event_streams).toMatchObject([
    {
      name: 'personal-4',
      filters: [{ exact: 'personal-2@example.com' }],
      destination: { token: `\${env:MIRA}` },
    },
  ])
})

test('leaves out what the document does not know, and events of unknown types', () => {
  const { events } = exported()
  expect(events.map(({ offset }) => offset)).toEqual(['1', '2'])
  expect(JSON.stringify(events)).not.toMatch(/shoe_size|xcolor|tracestate|latitude|"nick"|pet/)
})

test('the beginning of an id stays only if the file shows it as a provider', () => {
  const member = { group: { id: 'grp_1', type: 'tenant' }, member: { member_type: 'user', id: 'mira|1' } }
  const data = { object: member }
  const events = [
    { type: 'group.member.added', offset: '1', event: event('evt_1', data, { type: 'group.member.added' }) },
  ]
  const { events: hidden } = withPseudonyms({ events, deliveries: [], attempts: [] }, {})
  expect(hidden).toMatchObject([
    { event: { data: { object: { ...member, member: { member_type: 'user', id: 'personal-1' } } } } },
  ])
})

test('no pseudonym is a value of the tenant', () => {
  const users = ['personal-1', 'personal-2', 'mira'].map(user_id => ({ user_id, ...times, identities: [] }))
  const events = users.map((object, index) => ({
    type: 'user.created',
    offset: `${index}`,
    event: event(`evt_${index}`, { object }),
  }))
  const { events: hidden } = withPseudonyms({ events, deliveries: [], attempts: [] }, {})
  expect(JSON.stringify(hidden).match(/personal-\d+/g)).toEqual(['personal-3', 'personal-4', 'personal-5'])
})

test('the examples of all types stay valid, and lose all that is marked as personal', () => {
  const { events } = withPseudonyms({ events: [...exampleEvents], deliveries: [], attempts: [] }, {})
  expect(events.map(({ type }) => type).toSorted()).toEqual(eventTypes.toSorted())
  for (const one of events) expect(validate('SubscriptionMessage', one)).toEqual([])
  expect(JSON.stringify(publicDocument.components.schemas)).toContain('"x-personal":true')
  expect(JSON.stringify(events)).not.toMatch(/Mira|Solberg/)
})
