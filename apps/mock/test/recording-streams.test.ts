import { expect, it } from 'vitest'
import { readEvents } from './read-events.ts'
import { linesOf, newFile, sentences, serve, start } from './recordings.ts'
import { sendTo } from './send.ts'

const events = '/api/v2/events'
const headers = { Authorization: 'Bearer any' }

/** Records a stream with three events, and one that resumes after the second of them, with two more. */
async function recordStreams(file: string) {
  const service = await start({ eventsPerSecond: 0 })
  const recorder = await start({ upstream: service.url, record: file })
  const first = readEvents(recorder.url + events, 4)
  await service.subscribers(1)
  for (const type of ['user.created', 'user.updated', 'user.deleted'] as const) service.push({ type })
  const { frames } = await first
  await service.subscribers(0)
  const cursor = frames[2]?.id ?? ''
  service.push({ type: 'user.created' })
  service.push({ type: 'user.deleted' })
  const resumed = await readEvents(recorder.url + events, 4, { ...headers, 'Last-Event-ID': cursor })
  await service.subscribers(0)
  await recorder.close()
  await service.close()
  const all = [...frames, ...resumed.frames.slice(2)].filter(({ event }) => event !== 'offset-only')
  return { all }
}

it('forwards a stream live, and replays its events with those of the streams that resumed it', async () => {
  const file = newFile()
  const { all } = await recordStreams(file)
  expect(all).toHaveLength(5)
  const mock = await start({ replay: file, heartbeatSeconds: 0.1 })
  const { frames, response, opening } = await readEvents(mock.url + events, 8)
  expect(opening).toMatch(/^:connected\nretry: \d+\n$/)
  expect(response.headers.get('X-Mock-Answer')).toBe(null)
  expect(frames.filter(({ event }) => event !== 'offset-only')).toEqual(all)
})

it('resumes after any recorded event, by any way to resume', async () => {
  const file = newFile()
  const { all } = await recordStreams(file)
  const mock = await start({ replay: file, heartbeatSeconds: 0.1 })
  for (const name of ['Last-Event-ID', 'from', 'lastEventId'])
    for (const [index, { id }] of all.slice(0, -1).entries()) {
      const isHeader = name === 'Last-Event-ID'
      const url = mock.url + events + (isHeader ? '' : `?${name}=${id}`)
      const { frames } = await readEvents(url, all.length + 1, {
        ...headers,
        ...(isHeader && { [name]: id }),
      })
      expect(frames.filter(({ event }) => event !== 'offset-only')).toEqual(all.slice(index + 1))
    }
})

it('goes on with pushed events after the recorded ones, also after a reconnection', async () => {
  const file = newFile()
  const { all } = await recordStreams(file)
  const mock = await start({ replay: file })
  const reading = readEvents(`${mock.url}${events}?from=${all[3]?.id}`, 3)
  await mock.subscribers(1)
  mock.push({ type: 'user.updated' })
  const { frames } = await reading
  expect(frames.map(({ event }) => event)).toEqual(['user.deleted', 'offset-only', 'user.updated'])
  await mock.subscribers(0)
  mock.push({ type: 'user.deleted' })
  const resumed = await readEvents(mock.url + events, 2, { ...headers, 'Last-Event-ID': frames[2]?.id ?? '' })
  expect(resumed.frames.map(({ event }) => event)).toEqual(['offset-only', 'user.deleted'])
})

it('ends a stream that the upstream has ended', async () => {
  const file = newFile()
  const service = await start({ eventsPerSecond: 0 })
  service.answer({ operation: 'subscribe_events', fault: 'connection_timeout' })
  const recorder = await start({ upstream: service.url, record: file })
  const recorded = await sendTo(recorder.url + events)
  await recorder.close()
  const mock = await start({ replay: file })
  const replayed = await sendTo(mock.url + events)
  const withoutOpening = ({ text }: { text: string }) => text.replace(/^:.*\nretry: .*\n/, '')
  expect(withoutOpening(replayed)).toBe(withoutOpening(recorded))
  expect(replayed.text).toContain('"code":"connection_timeout"')
})

it('breaks a stream off that the upstream breaks off', async () => {
  const upstream = await serve((_, response) => {
    response.writeHead(200, { 'Content-Type': 'text/event-stream' })
    response.write(':connected\n\n', () => response.destroy())
  })
  const { url } = await start({ upstream, record: newFile() })
  await expect(fetch(url + events).then(response => response.text())).rejects.toThrow('terminated')
})

it('reports frames that the document does not allow, passes them on, and keeps none of a frame without end', async () => {
  const file = newFile()
  const message = { type: 'offset-only', offset: 'x' }
  const text = [
    'data: no json\r\n\r\n',
    `event: error\ndata: ${JSON.stringify(message)}\nid: y\n\n`,
    `event: offset-only\r\ndata: ${JSON.stringify({ ...message, secret: 'x' })}\r\nid: x\r\n\r\n`,
    `data: ${'x'.repeat(1_100_000)}`,
  ].join('')
  const upstream = await serve((_, response) => {
    response.writeHead(200, { 'Content-Type': 'text/event-stream' })
    response.end(text)
  })
  const recorder = await start({ upstream, record: file })
  const said = sentences()
  expect((await sendTo(recorder.url + events)).text).toBe(text)
  const rest = said.filter(line => !/headers/.test(line))
  expect(rest).toEqual([
    'GET /api/v2/events: the data of a frame is not a message',
    "GET /api/v2/events: the field 'event' of a frame is not the type of its message",
    "GET /api/v2/events: the field 'id' of a frame is not the offset of its message",
    'GET /api/v2/events: 200 /body/secret is unknown',
    'GET /api/v2/events: a frame has more than 1048576 characters; the rest of the stream is not recorded',
  ])
  expect(linesOf(file).filter(line => 'message' in line)).toEqual([{ stream: expect.any(String), message }])
})
