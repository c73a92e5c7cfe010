import { createServer } from 'node:http'
import { listen } from '@tenant-api/test-kit/listen'
import type { Response } from 'express'
import { expect, it, onTestFinished } from 'vitest'
import type { EventLog, FramePage } from '../../src/events/event-log.ts'
import { sendFrames } from '../../src/http/send-frames.ts'
import { newEvents } from '../stores/conformance/new-event.ts'
import { openSqlite } from '../stores/open-sqlite.ts'
import { follow } from './follow.ts'

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
