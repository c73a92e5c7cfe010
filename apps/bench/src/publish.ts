import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { Pool } from 'undici'
import { startBare } from './bare/start-bare.ts'
import type { Bench } from './bench.ts'
import { frameOf, newEvents } from './events.ts'
import { callsPerSecond, send } from './load.ts'
import { startBenchedService } from './service.ts'

/** How a round publishes: events in a request, requests at a time, and all requests. */
export interface Publishing {
  readonly batch: number
  readonly inFlight: number
  readonly requests: number
}

/** With half as many requests, the warm-up round would end before V8 has compiled the code. */
export const inBatches: Publishing = { batch: 100, inFlight: 4, requests: 400 }
export const singly: Publishing = { batch: 1, inFlight: 64, requests: 4_000 }

/** Publishes new events. Resolves with the events acknowledged per second. */
export async function publishedPerSecond(
  pool: Pool,
  token: string,
  { batch, inFlight, requests }: Publishing,
): Promise<number> {
  const type = batch === 1 ? 'application/cloudevents+json' : 'application/cloudevents-batch+json'
  const headers = { Authorization: `Bearer ${token}`, 'Content-Type': type }
  const bodies = Array.from({ length: requests }, () => {
    const events = newEvents(batch)
    return Buffer.from(JSON.stringify(batch === 1 ? events[0] : events))
  })
  const request = { method: 'POST', path: '/internal/events', headers } as const
  const sent = await callsPerSecond(requests, inFlight, index =>
    send(pool, { ...request, body: bodies[index] ?? null }),
  )
  return batch * sent
}

/** Events per second in batches of 100, compared with writing the same rows into SQLite with the same durability. */
export const publishBatchesBench: Bench = {
  name: 'publish, batches of 100',
  unit: 'events per second',
  target: 0.4,
  limitIs: 'the same rows written to SQLite',
  async prepare() {
    const { batch, inFlight, requests } = inBatches
    const service = await startBenchedService()
    const folder = await mkdtemp(path.join(tmpdir(), 'tenant-api-bench-'))
    const database = new DatabaseSync(path.join(folder, 'bare.db'))
    database.exec(`
      PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL;
      CREATE TABLE events (
        sequence INTEGER PRIMARY KEY, id TEXT NOT NULL, type TEXT NOT NULL, source TEXT NOT NULL,
        publisher_id TEXT NOT NULL, accepted_at INTEGER NOT NULL, frame BLOB NOT NULL, UNIQUE (source, publisher_id)
      ) STRICT;
      CREATE INDEX events_by_time ON events (accepted_at, sequence);`)
    const insert = database.prepare('INSERT INTO events VALUES (?, ?, ?, ?, ?, ?, ?)')
    const frame = frameOf()
    let sequence = 0
    const pool = new Pool(service.baseUrl, { connections: inFlight })
    return {
      ours: () => publishedPerSecond(pool, service.publisherToken, inBatches),
      async limit() {
        const start = performance.now()
        for (let done = 0; done < requests; done++) {
          database.exec('BEGIN IMMEDIATE')
          for (let row = 0; row < batch; row++) {
            const id = String(++sequence)
            insert.run(
              sequence,
              `evt_${id}`,
              'group.created',
              'https://bench.example/',
              id,
              Date.now(),
              frame,
            )
          }
          database.exec('COMMIT')
        }
        return (batch * requests) / ((performance.now() - start) / 1_000)
      },
      async close() {
        database.close()
        await pool.destroy()
        await Promise.all([service.stop(), rm(folder, { recursive: true })])
      },
    }
  },
}

/**
 * Requests per second that publish one event each, 64 in flight. The limit is Express with the validator and a
 * handler that returns a constant.
 */
export const publishSingleBench: Bench = {
  name: 'publish, single events, 64 at once',
  unit: 'events per second',
  target: 0.5,
  limitIs: 'Express with the validator',
  async prepare() {
    const service = await startBenchedService()
    const bare = await startBare('validator')
    const ours = new Pool(service.baseUrl, { connections: singly.inFlight })
    const limit = new Pool(bare.baseUrl, { connections: singly.inFlight })
    return {
      ours: () => publishedPerSecond(ours, service.publisherToken, singly),
      limit: () => publishedPerSecond(limit, service.publisherToken, singly),
      async close() {
        await Promise.all([ours.destroy(), limit.destroy()])
        await Promise.all([service.stop(), bare.kill()])
      },
    }
  },
}
