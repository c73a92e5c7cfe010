import { describe, expect, it } from 'vitest'
import { anEntry } from '../../stores/an-entry.ts'
import { newEvents } from '../../stores/conformance/new-event.ts'
import type { OpenStore } from '../../stores/conformance/open-store.ts'
import { openWithStream, streamOf } from '../harness/dispatched.ts'

/** Defines tests of what changes of an event stream do to its deliveries, which every store must pass. */
export function describeStreamChanges(name: string, open: OpenStore): void {
  describe(`a change of an event stream in ${name}`, () => {
    it('ends the waiting events once, when it disables the stream, and begins a round only when it enables it', async () => {
      const { dispatch, events, eventStreams, id, disable, enable } = await openWithStream(open)
      await events.append(newEvents(3))
      const rename = (name: string) =>
        eventStreams.update(
          id,
          stream => ({ ...stream, name }),
          () => anEntry,
        )
      const state = async () => {
        const { round, hasWork } = (await streamOf(dispatch, id)) ?? {}
        const { work = [] } = (await dispatch.standing(id)) ?? {}
        return { round, hasWork, ended: work.map(({ kind, total }) => `${kind} ${total}`) }
      }
      await rename('enabled')
      expect(await state()).toEqual({ round: 0, hasWork: false, ended: [] })
      await disable()
      expect(await state()).toEqual({ round: 0, hasWork: true, ended: ['end 3'] })
      await rename('disabled')
      expect(await state()).toEqual({ round: 0, hasWork: true, ended: ['end 3'] })
      await enable()
      await rename('enabled again')
      expect(await state()).toEqual({ round: 1, hasWork: true, ended: ['end 3'] })
    })
  })

  describe(`in ${name}, a stream whose target is gone`, () => {
    it('is disabled once with a reason and its waiting events end, unless it was changed meanwhile', async () => {
      const { dispatch, events, eventStreams, id } = await openWithStream(open)
      await events.append(newEvents(3))
      const claim = { eventStreamId: id, fence: 1, revision: 0 }
      const work = async () => (await dispatch.standing(id))?.work
      expect(await dispatch.disable(claim, 0, 'It is gone.', anEntry)).toBe(false)
      expect(await eventStreams.find(id)).toMatchObject({ status: 'enabled' })
      expect(await work()).toEqual([])
      expect(await dispatch.hasWork(id)).toBe(false)
      expect(await dispatch.disable(claim, 1, 'It is gone.', anEntry)).toBe(true)
      expect(await eventStreams.find(id)).toMatchObject({
        status: 'disabled',
        disabled_reason: 'It is gone.',
        disabled_at: expect.any(String),
      })
      expect(await dispatch.disable(claim, 2, 'It is gone.', anEntry)).toBe(false)
      expect(await work()).toMatchObject([{ kind: 'end', total: 3 }])
      expect(await dispatch.hasWork(id)).toBe(true)
    })
  })
}
