import { describe, expect, it } from 'vitest'
import type { EventStream } from '../../../src/event-streams/event-stream.ts'
import { anEntry } from '../an-entry.ts'
import { newEventStream } from './new-event-stream.ts'
import type { OpenStore } from './open-store.ts'

const basic = { method: 'basic', username: 'a user', password: 'basic-password-secret' } as const
const bearer = { method: 'bearer', token: 'bearer-token-secret' } as const
const custom = {
  method: 'custom_header',
  header_key: 'X-Key',
  header_value: 'custom-header-secret',
} as const

/** Defines tests of event streams, which every store must pass. */
export function describeEventStreams(name: string, open: OpenStore): void {
  describe(`event streams in ${name}`, () => {
    it.each([basic, bearer, custom])(
      'keep all their properties, with the authorization method $method',
      async authorization => {
        const { eventStreams, reopen } = await open()
        const stream = newEventStream('a stream – “één”', authorization)
        expect(await eventStreams.insert(stream, anEntry)).toBe('inserted')
        expect(await eventStreams.find(stream.id)).toEqual(stream)
        expect(await (await reopen()).eventStreams.find(stream.id)).toEqual(stream)
      },
    )

    it('are not found by an unknown id', async () => {
      const { eventStreams } = await open()
      await eventStreams.insert(newEventStream('a'), anEntry)
      expect(await eventStreams.find(newEventStream('b').id)).toBeNull()
      expect(await eventStreams.find('')).toBeNull()
    })

    it('have unique names, even if many concurrent requests use the same name', async () => {
      const { eventStreams } = await open()
      const streams = Array.from({ length: 50 }, () => newEventStream('wanted'))
      const outcomes = await Promise.all(streams.map(stream => eventStreams.insert(stream, anEntry)))
      expect(outcomes.toSorted()).toEqual(['inserted', ...Array(49).fill('name taken')])
      const found = await Promise.all(streams.map(({ id }) => eventStreams.find(id)))
      const kept = outcomes.indexOf('inserted')
      expect(found.filter(stream => stream !== null)).toEqual([streams[kept]])
    })

    it('keep all changed properties, also the name and the secrets, and also after a restart', async () => {
      const { eventStreams, reopen } = await open()
      const [stream, other] = [newEventStream('a'), newEventStream('b')]
      for (const one of [stream, other]) await eventStreams.insert(one, anEntry)
      const { id, created_at } = stream
      const changed: EventStream = {
        ...newEventStream('c', basic),
        ...{ id, version: 2, created_at, updated_at: '2026-11-21T00:00:00.000Z', status: 'disabled' },
        ...{ disabled_reason: 'Its target is gone.', disabled_at: '2026-11-21T00:00:00.000Z' },
      }
      expect(
        await eventStreams.update(
          id,
          () => changed,
          () => anEntry,
        ),
      ).toEqual(changed)
      const reopened = (await reopen()).eventStreams
      expect(await reopened.find(id)).toEqual(changed)
      expect(await reopened.find(other.id)).toEqual(other)
      expect(await reopened.insert(newEventStream('a'), anEntry)).toBe('inserted')
    })

    it('stay unchanged if the new name is taken, the change throws or the stream is unknown', async () => {
      const { eventStreams } = await open()
      const [stream, other] = [newEventStream('a'), newEventStream('b')]
      for (const one of [stream, other]) await eventStreams.insert(one, anEntry)
      expect(
        await eventStreams.update(
          stream.id,
          before => ({ ...before, name: 'b' }),
          () => anEntry,
        ),
      ).toBe('name taken')
      const failing = eventStreams.update(
        stream.id,
        () => {
          throw new Error('a change that fails')
        },
        () => anEntry,
      )
      await expect(failing).rejects.toThrow('a change that fails')
      expect(await eventStreams.find(stream.id)).toEqual(stream)
      expect(
        await eventStreams.update(
          newEventStream('c').id,
          before => before,
          () => anEntry,
        ),
      ).toBe('unknown')
    })

    it('get each of many concurrent changes', async () => {
      const { eventStreams } = await open()
      const stream = newEventStream('')
      await eventStreams.insert(stream, anEntry)
      const changes = Array.from({ length: 20 }, () =>
        eventStreams.update(
          stream.id,
          before => ({ ...before, name: `${before.name}+` }),
          () => anEntry,
        ),
      )
      await Promise.all(changes)
      expect((await eventStreams.find(stream.id))?.name).toBe('+'.repeat(20))
    })

    it('are changed and deleted only if they meet a precondition, one of many concurrent writes', async () => {
      const { eventStreams } = await open()
      const stream = newEventStream('a')
      await eventStreams.insert(stream, anEntry)
      const never = () => false
      const renamed = (before: EventStream) => ({ ...before, name: 'b' })
      expect(await eventStreams.update(stream.id, renamed, () => anEntry, never)).toBe('precondition failed')
      expect(await eventStreams.delete(stream.id, () => anEntry, never)).toBe('precondition failed')
      expect(await eventStreams.find(stream.id)).toEqual(stream)
      const isFirst = ({ version }: { version: number }) => version === 1
      const updates = await Promise.all(
        Array.from({ length: 20 }, () => eventStreams.update(stream.id, renamed, () => anEntry, isFirst)),
      )
      expect(updates.filter(outcome => outcome !== 'precondition failed')).toEqual([
        { ...stream, name: 'b', version: 2 },
      ])
      expect(
        await eventStreams.delete(
          stream.id,
          () => anEntry,
          ({ version }) => version === 2,
        ),
      ).toBe('deleted')
      expect(await eventStreams.update(stream.id, renamed, () => anEntry, never)).toBe('unknown')
      expect(await eventStreams.delete(stream.id, () => anEntry, never)).toBe('unknown')
    })

    it('are listed by id and counted, without deleted ones', async () => {
      const { eventStreams } = await open()
      const [gone, ...streams] = ['a', 'b', 'c', 'd', 'e'].map(name => newEventStream(name))
      for (const stream of [...streams.toReversed(), gone])
        if (stream) await eventStreams.insert(stream, anEntry)
      expect(await eventStreams.delete(gone?.id ?? '', () => anEntry)).toBe('deleted')
      expect(await eventStreams.delete(gone?.id ?? '', () => anEntry)).toBe('unknown')
      expect(await eventStreams.list(null, 0, 10)).toEqual(streams)
      expect(await eventStreams.list(null, 1, 2)).toEqual(streams.slice(1, 3))
      expect(await eventStreams.list(streams[1]?.id ?? '', 0, 1)).toEqual(streams.slice(2, 3))
      expect(await eventStreams.list(streams.at(-1)?.id ?? '', 0, 10)).toEqual([])
      expect(await eventStreams.count()).toBe(4)
      expect(await eventStreams.insert(newEventStream('a'), anEntry)).toBe('inserted')
    })

    it('are stored so that the secret of their destination is not readable', async () => {
      const { eventStreams, bytesAtRest } = await open()
      const streams = [basic, bearer, custom].map((authorization, index) =>
        newEventStream(`stream-${index}`, authorization),
      )
      for (const stream of streams) await eventStreams.insert(stream, anEntry)
      const bytes = await bytesAtRest()
      expect(bytes.includes('stream-0')).toBe(true)
      const secrets = [
        basic.password,
        bearer.token,
        custom.header_value,
        ...streams.map(({ destination }) => destination.configuration.signing_secret),
      ]
      expect(secrets.filter(secret => bytes.includes(secret))).toEqual([])
    })
  })
}
