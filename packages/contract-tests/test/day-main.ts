/**
 * Follows events with hooks set, in a process whose clock jumps on order. day.test.ts runs it. Usage:
 * day-main.ts <JSON `Assignment`>; reads `Order`s as lines of JSON, writes `Line`s of JSON.
 */
import { createInterface } from 'node:readline'
import { queryObjects } from 'node:v8'
import { createClient } from '@tenant-api/client'

export interface Assignment {
  readonly baseUrl: string
  readonly clientId: string
  readonly clientSecret: string
  readonly from: string
}

/** Moves the clock by some milliseconds, or asks for the state. */
export type Order = { readonly jump: number } | 'state'

/** The id of an event, or the state. */
export type Line = { readonly id: string } | State

export interface State {
  /** Objects that are alive after a garbage collection. */
  readonly objects: number
  /** Bytes. They also grow with the code that V8 compiles, which depends on what has run so far and not on how often. */
  readonly heapUsed: number
  /** Requests so far: for tokens, and for event streams. */
  readonly tokens: number
  readonly connections: number
}

const { baseUrl, clientId, clientSecret, from }: Assignment = JSON.parse(process.argv[2] ?? '')
const write = (line: Line) => process.stdout.write(`${JSON.stringify(line)}\n`)

const { now } = Date
let ahead = 0
Date.now = () => now() + ahead

let tokens = 0
let connections = 0
const client = createClient({
  ...{ baseUrl, clientId, clientSecret, attemptTimeout: 2_000 },
  onRequest: ({ url }) => {
    if (url.endsWith('/oauth/token/')) tokens += 1
    else connections += 1
  },
  onResponse: async () => undefined,
})

createInterface(process.stdin).on('line', line => {
  const order: Order = JSON.parse(line)
  if (order !== 'state') ahead += order.jump
  else {
    const objects = queryObjects(Object, { format: 'count' })
    write({ objects, heapUsed: process.memoryUsage().heapUsed, tokens, connections })
  }
})

for await (const message of client.subscribe({ from, idleTimeout: 2_000 }))
  if (message.type !== 'unknown') write({ id: message.event.id })
