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

const batch = 100
/** Batches in a round. With half as many, the warm-up round would end before V8 has compiled the code. */
const batches = 400
const inFlight = 4

/** Events per second in batches of 100, compared with writing the same rows into SQLite with the same durability. */
export const publishBatchesBench: Bench = {
  name: 'publish, batches of 100',
  unit: 'events per second',
  target: 0.4,
  limitIs: 'the same rows written to SQLite',
  async prepare() {
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
    const headers = {
      Authorization: `Bearer ${service.publisherToken}`,
      'Content-Type': 'application/cloudevents-batch+json',
    }
    return {
      async ours() {
        const bodies = Array.from({ length: batches }, () => Buffer.from(JSON.stringify(newEvents(batch))))
        const request = { method: 'POST', path: '/internal/events', headers } as const
        return (
          batch *
          (await callsPerSecond(batches, inFlight, () =>
            send(pool, { ...request, body: bodies.pop() ?? null }),
          ))
        )
      },
      async limit() {
        const start = performance.now()
        for (let done = 0; done < batches; done++) {
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
        return (batch * batches) / ((performance.now() - start) / 1_000)
      },
      async close() {
        database.close()
        await pool.destroy()
        await Promise.all([service.stop(), rm(folder, { recursive: true })])
      },
    }
  },
}

const singlesInFlight = 64
const singleEvents = 4_000

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
    const ours = new Pool(service.baseUrl, { connections: singlesInFlight })
    const limit = new Pool(bare.baseUrl, { connections: singlesInFlight })
    const headers = {
      Authorization: `Bearer ${service.publisherToken}`,
      'Content-Type': 'application/cloudevents+json',
    }
    async function round(pool: Pool): Promise<number> {
      const bodies = newEvents(singleEvents).map(event => JSON.stringify(event))
      const request = { method: 'POST', path: '/internal/events', headers } as const
      return callsPerSecond(singleEvents, singlesInFlight, () =>
        send(pool, { ...request, body: bodies.pop() ?? null }),
      )
    }
    return {
      ours: () => round(ours),
      limit: () => round(limit),
      async close() {
        await Promise.all([ours.destroy(), limit.destroy()])
        await Promise.all([service.stop(), bare.kill()])
      },
    }
  },
}
