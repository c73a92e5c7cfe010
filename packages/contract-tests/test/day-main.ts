/**
 * Subscribes to events, with hooks. day.all.test.ts runs this program, and sends orders to change its clock. Usage: day-main.ts
 * <`Assignment` as JSON>. Reads `Order`s from stdin and writes `Line`s to stdout, each as one line of JSON.
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

/** Changes the clock by `jump` milliseconds, or requests the state. */
export type Order = { readonly jump: number } | 'state'

/** A received event, or the requested state. */
export type Line = { readonly id: string } | State

export interface State {
  /** Number of objects that are alive after a garbage collection. */
  readonly objects: number
  /** Bytes. Also grows when V8 compiles code, but each piece of code is compiled only once. */
  readonly heapUsed: number
  /** Number of token requests so far. */
  readonly tokens: number
  /** Number of requests to subscribe so far. */
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
