/** Reads an event stream to its last event. Usage: follow.ts client|parser <address> <events> */
import { createClient } from '@tenant-api/client'
import { createParser } from 'eventsource-parser'
import { serveRounds } from './rounds.ts'

const [, , side, baseUrl = '', events] = process.argv
const token = 'a.b.c'
const client = createClient({ baseUrl, token })

async function follow(): Promise<void> {
  let left = Number(events)
  for await (const message of client.subscribe()) {
    if (message.type === 'unknown') throw new Error(`unexpected message of the type ${message.raw.type}`)
    left--
    if (left === 0) return
  }
}

async function parse(): Promise<void> {
  let left = Number(events)
  const parser = createParser({
    onEvent({ data }) {
      const { type } = JSON.parse(data)
      if (type !== 'group.created') throw new Error(`unexpected message of the type ${type}`)
      left--
    },
  })
  const headers = { Accept: 'text/event-stream', Authorization: `Bearer ${token}` }
  const { body } = await fetch(`${baseUrl}/api/v2/events`, { headers })
  const decoder = new TextDecoder()
  for await (const chunk of body ?? []) parser.feed(decoder.decode(chunk, { stream: true }))
  if (left > 0) throw new Error(`${left} events are missing`)
}

serveRounds(side === 'client' ? follow : parse)
