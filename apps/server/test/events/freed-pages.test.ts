import { createServer } from 'node:http'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { listen } from '@tenant-api/test-kit/listen'
import type { Response } from 'express'
import { expect, it, onTestFinished } from 'vitest'
import type { EventLog, FramePage } from '../../src/events/event-log.ts'
import { sendFrames } from '../../src/http/reply.ts'
import { newEvent, newEvents } from '../stores/conformance/new-event.ts'
import { openSqlite } from '../stores/open-sqlite.ts'
import { follow } from './follow.ts'

setFlagsFromString('--expose-gc')
const collectGarbage = runInNewContext('gc') as () => void

function isCollected(refs: readonly WeakRef<object>[]): boolean {
  collectGarbage()
  return refs.every(ref => ref.deref() === undefined)
}

it('a replay frees each page of history that it has sent, and sends all events', async () => {
  const { events } = await openSqlite()
  await events.append(newEvents(2_000))
  const pages: FramePage[] = []
  const kept: EventLog = {
    ...events,
    async readFrames(...parameters) {
      const page = await events.readFrames(...parameters)
      if (page) pages.push(page)
      return page
    },
  }
  const { subscribe } = await follow(kept)
  const server = createServer((_, res) => sendFrames(subscribe(), res as Response, 1_000))
  onTestFinished(() => void server.close().closeAllConnections())
  const { body } = await fetch(await listen(server))
  let text = ''
  for await (const chunk of body ?? []) {
    text += Buffer.from(chunk).toString('latin1')
    if (text.includes('"user_id":"event-2000"')) break
  }
  expect(text.match(/"user_id":/g)).toHaveLength(2_000)
  const held = () => pages.flatMap(({ frames }) => frames).reduce((bytes, { length }) => bytes + length, 0)
  await expect.poll(held).toBe(0)
  expect(pages.length).toBeGreaterThan(5)
})

it('a reader whose connection has closed holds no page of history', async () => {
  const { events } = await openSqlite()
  await events.append(newEvents(1_000))
  const pages: WeakRef<FramePage>[] = []
  const watched: EventLog = {
    ...events,
    async readFrames(...parameters) {
      const page = await events.readFrames(...parameters)
      if (page) pages.push(new WeakRef(page))
      return page
    },
  }
  const reader = (await follow(watched)).open()
  reader.block()
  await expect.poll(() => pages.length).toBe(2)
  expect(isCollected(pages)).toBe(false)
  reader.close()
  await expect.poll(() => isCollected(pages)).toBe(true)
  // The reader still exists: its closed socket refers to it.
  expect(reader.ids).toHaveLength(200)
})

it('a reader that has caught up holds no events that the tail no longer holds', async () => {
  const { events } = await openSqlite()
  await events.append(newEvents(200))
  const { subscribe } = await follow(events)
  const frames: WeakRef<Uint8Array>[] = []
  events.onGrowth(appended => frames.push(...appended.map(({ frame }) => new WeakRef(frame))))
  await events.append([newEvent('newest')])
  let text = ''
  let drain = () => {}
  subscribe().open({
    write(written) {
      text += Buffer.concat(written)
      // The socket is full after the page of history, while the next page is read ahead.
      return !/"event-200"}+\n\n$/.test(text)
    },
    end() {},
    reset() {},
    onDrain(listener) {
      drain = listener
    },
    onClose() {},
  })
  await expect.poll(() => text).toContain('"event-200"')
  drain()
  await expect.poll(() => text).toContain('"newest"')
  const json = JSON.stringify({ data: 'x'.repeat(1_000_000) })
  for (const id of 'abcdefgh') await events.append([newEvent(id, { json })])
  await expect.poll(() => isCollected(frames.slice(0, 1))).toBe(true)
})
