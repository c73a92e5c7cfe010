import { expect, it } from 'vitest'
import { createCheckpoints } from '../../src/paging.ts'

const key = new Uint8Array(32).fill(7)
const listing = ['get_event_deliveries', 'est_1', { statuses: null, from: 5 }]
const day = 24 * 3_600_000

it('a checkpoint contains the sort key that it was issued for', () => {
  const checkpoints = createCheckpoints(key)
  for (const last of [[], ['1'], ['1763625731318', 'evt_é.🥐/+"']])
    expect(checkpoints.read(listing, checkpoints.issue(listing, last))).toEqual({ last })
})

it('a checkpoint needs no escaping in a query string', () => {
  const checkpoint = createCheckpoints(key).issue(listing, ['ÿþ?>', '~~~'])
  expect(encodeURIComponent(checkpoint)).toBe(checkpoint)
})

it('a checkpoint is refused by another listing, and by the same listing with other filters', () => {
  const checkpoints = createCheckpoints(key)
  const checkpoint = checkpoints.issue(listing, ['1'])
  const others = [
    ['get_event_deliveries', 'est_2', { statuses: null, from: 5 }],
    ['get_event_deliveries', 'est_1', { statuses: null, from: 6 }],
    ['get_event_deliveries', 'est_1', { statuses: ['failed'], from: 5 }],
    ['list_event_streams', 'est_1', { statuses: null, from: 5 }],
    [],
    null,
  ]
  for (const other of others) expect(checkpoints.read(other, checkpoint)).toEqual({ problem: 'forged' })
})

it('a changed checkpoint, or one of another service, is forged; any other text is malformed', () => {
  const checkpoints = createCheckpoints(key)
  const checkpoint = checkpoints.issue(listing, ['1763625731318', 'evt_1'])
  const changed = Array.from(
    checkpoint,
    (character, place) =>
      checkpoint.slice(0, place) + (character === 'A' ? 'B' : 'A') + checkpoint.slice(place + 1),
  )
  // Base64url for the same bytes, in a form that no encoder writes.
  const sameBytes =
    checkpoint.slice(0, -1) + String.fromCharCode(checkpoint.charCodeAt(checkpoint.length - 1) + 1)
  const forged = [
    sameBytes,
    checkpoint.slice(1),
    checkpoint.slice(0, -1),
    `${checkpoint}A`,
    createCheckpoints(new Uint8Array(32)).issue(listing, ['1763625731318', 'evt_1']),
    ...changed.filter(text => text.includes('.')),
  ]
  for (const text of forged) expect(checkpoints.read(listing, text), text).toEqual({ problem: 'forged' })

  const withoutDot = changed.filter(text => !text.includes('.'))
  const [payload = ''] = checkpoint.split('.')
  for (const text of ['', '.', `${checkpoint}=`, `${checkpoint}.`, `.${checkpoint}`, payload, ...withoutDot])
    expect(checkpoints.read(listing, text), text).toEqual({ problem: 'malformed' })
})

it('a checkpoint expires after 24 hours, and not before', () => {
  let now = Date.parse('2026-11-20T12:00:00Z')
  const checkpoints = createCheckpoints(key, () => now)
  const checkpoint = checkpoints.issue(listing, ['1'])
  now += day
  expect(checkpoints.read(listing, checkpoint)).toEqual({ last: ['1'] })
  now += 1
  expect(checkpoints.read(listing, checkpoint)).toEqual({ problem: 'expired' })
  expect(checkpoints.read([], checkpoint)).toEqual({ problem: 'forged' })
})
