/**
 * Makes calls with the client or without it, so that their CPU time can be measured alone: a round for each message of the parent
 * process, which gets the microseconds.
 *
 * Usage: caller.ts get|fetch|follow|parse <address> <requests or events>
 */
import { createClient } from '@tenant-api/client'
import { createParser } from 'eventsource-parser'

const [, , name = '', baseUrl = '', count] = process.argv
const id = 'rlp_1CfRp9HbXeJu5MkTcVwF7z'
const token = 'a.b.c'
const client = createClient({ baseUrl, token })

async function repeat(call: () => Promise<unknown>): Promise<void> {
  for (let sent = 0; sent < Number(count); sent++) await call()
}

async function bareGet(): Promise<unknown> {
  const headers = { Accept: 'application/json', Authorization: `Bearer ${token}` }
  const response = await fetch(`${baseUrl}/api/v2/rate-limit-policies/${id}`, { headers })
  return response.json()
}

/** Reads an event stream to its last event. */
async function follow(): Promise<void> {
  let left = Number(count)
  for await (const message of client.subscribe()) {
    if (message.type === 'unknown') throw new Error(`unexpected message of the type ${message.raw.type}`)
    left--
    if (left === 0) return
  }
}

async function parse(): Promise<void> {
  let left = Number(count)
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

const rounds: Readonly<Record<string, () => Promise<void>>> = {
  get: () => repeat(() => client.getRateLimitPolicy({ id })),
  fetch: () => repeat(bareGet),
  follow,
  parse,
}

process.on('message', async () => {
  const before = process.cpuUsage()
  await rounds[name]?.()
  const { user, system } = process.cpuUsage(before)
  process.send?.(user + system)
})
process.send?.('ready')
