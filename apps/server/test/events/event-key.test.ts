import { expect, it } from 'vitest'
import { keyBytes, keyOf } from '../../src/events/event-key.ts'

const source = 'https://idp.example.com/'
const key = (publisherId: string, from = source) => keyOf({ source: from, publisherId })
/** The bytes that keys have in common at their start. */
const shared = (left: string, right: string) => Array.from(left).findIndex((byte, at) => byte !== right[at])

it('a key has 32 bytes, whatever the publisher names its events', () => {
  for (const id of ['', 'a', 'ab', 'é€😀', 'x'.repeat(10_000)])
    expect(Buffer.from(key(id), 'latin1')).toHaveLength(keyBytes)
})

it('two events have the same key only if both source and id are equal', () => {
  expect(key('1')).toBe(key('1'))
  const others = [
    key('2'),
    key('1', 'https://idp.example.com'),
    key('', `${source}1`),
    key('1","2'),
    key('01'),
  ]
  expect(new Set([key('1'), ...others]).size).toBe(6)
  // Equal sums are easy to make; the rest of the key is of a hash.
  expect(shared(key('Aa-01'), key('BB-01'))).toBe(6)
  // The hash keeps source and id apart, without the help of the sums.
  expect(key('/1', 'https://idp.example.com').slice(6)).not.toBe(
    key('1', 'https://idp.example.com/').slice(6),
  )
})

it('keys of ids that count lie together', () => {
  expect(shared(key('order-101742'), key('order-101799'))).toBe(6)
  expect(shared(key('order-101742'), key('order-101842'))).toBe(2)
})

it('keys of ids that begin with the same time lie together', () => {
  expect(shared(key('01JDZ6R4KQ7Q2ZJ0Y3N8V5T1WX'), key('01JDZ6R4M1B5H8C2D4E6F7G9HJ'))).toBe(2)
  expect(
    shared(key('01938b5e-6c1f-7a3b-8d2e-4f5a6b7c8d9e'), key('01938b5e-9f00-7123-9abc-def012345678')),
  ).toBe(2)
})

it('keys of random ids are spread over the whole index', () => {
  const first = Array.from({ length: 1_000 }, () => key(crypto.randomUUID()).charCodeAt(0))
  expect(new Set(first).size).toBeGreaterThan(200)
})
